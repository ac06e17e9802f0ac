import TodoTUI

/// `mytodo --check-config`: what is wrong with the configuration, a line for each fault.
struct CheckConfigCommand {
  let path: String
  let configuration: Configuration?
  let strings: any CommandStrings

  /// Prints the faults and returns the exit status.
  func run() -> Int32 {
    guard let configuration else {
      Output.say(strings.noConfiguration(path))
      return 0
    }
    for fault in configuration.faults { Output.say(strings.sentence(fault, path: path)) }
    guard configuration.faults.isEmpty else { return 1 }
    Output.say(strings.noFaults(path))
    return 0
  }
}
