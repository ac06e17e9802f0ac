import TodoCore

/// What the program does about legacy files when it starts: it imports the one in the data folder, and only
/// names one elsewhere.
public struct LegacyFiles: Hashable, Sendable {
  /// The file in the data folder, if there is one.
  public let toImport: String?
  /// A file elsewhere that an empty list tells of.
  public let toMention: String?

  /// Those files.
  public init(toImport: String?, toMention: String?) {
    self.toImport = toImport
    self.toMention = toMention
  }
}

/// The import on another thread. The list stays usable; what it does arrives as events.
struct StartupImport: Sendable {
  let importer: LegacyImporter
  let file: String?
  let mailbox: Mailbox<Event>

  func start() {
    Task.detached(priority: .utility) {
      // A run that was killed is taken back first, whether or not its file is still there.
      do throws(StoreError) {
        let wasFound = try importer.takeBackAbandoned { mailbox.post(.takingBackImport) }
        if wasFound { mailbox.post(.tookBackImport(nil)) }
      } catch {
        mailbox.post(.tookBackImport(error))
      }
      guard let file else { return }
      let told = Told()
      do throws(ImportError) {
        let report = try importer.run(file: file) { progress in
          if told.isWorthTelling(progress) { mailbox.post(.importing(progress)) }
          return true
        }
        mailbox.post(.imported(file, report))
      } catch {
        mailbox.post(.importFailed(error))
      }
    }
  }

  /// Lets through about a hundred reports of a whole import: each wakes the loop and draws a frame.
  private final class Told {
    private var last: ImportProgress?

    func isWorthTelling(_ progress: ImportProgress) -> Bool {
      if let last, last.phase == progress.phase, progress.done - last.done < progress.total / 50 {
        return false
      }
      last = progress
      return true
    }
  }
}
