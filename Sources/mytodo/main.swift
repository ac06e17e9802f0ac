import Glibc
import TodoCore
import TodoTUI

/// Arguments → command or interactive program → exit status: 0 done, 1 it failed, 2 wrong usage.
func runMytodo() -> Int32 {
  // A closed pipe is no error, and a limit on file sizes is reported like a full disk.
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  let arguments = CommandLine.arguments.dropFirst().map { String($0) }
  let places = Places()
  let file = places.configuration.map { ConfigurationFile(path: $0) }
  let configuration = file?.read()
  let language =
    Invocation.language(in: arguments) ?? configuration?.preferences.language ?? .fromEnvironment
  let invocation: Invocation
  do throws(UsageError) {
    invocation = try Invocation(arguments)
  } catch {
    Output.complain(error.sentence(language.commandStrings))
    return 2
  }
  let strings = language.commandStrings
  switch invocation.action {
  case .help:
    Output.sayText(strings.help)
    return 0
  case .version:
    Output.sayText("mytodo \(Version.number)")
    return 0
  case .checkConfig:
    guard let file else {
      Output.complain(strings.noHome)
      return 1
    }
    return CheckConfigCommand(path: file.path, configuration: configuration, strings: strings).run()
  case .importLegacy, .interactive: break
  }
  guard let database = places.database(named: invocation.database) else {
    Output.complain(strings.noHome)
    return 1
  }
  if case .importLegacy(let file) = invocation.action {
    Interruption.listen()
    return ImportCommand(
      invocation: invocation, database: database, places: places, strings: strings
    ).run(file: file)
  }
  return InteractiveCommand(
    database: database, places: places, language: language,
    configuration: configuration ?? Configuration()
  ).run()
}

exit(runMytodo())
