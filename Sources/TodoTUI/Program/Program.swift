import TodoCore

/// The loop: next inputs, update, perform effects, draw. It runs on one thread, which owns the terminal, the
/// store and the state.
public final class Program {
  /// Why the loop ended.
  public enum Ending: Hashable, Sendable {
    /// The person left.
    case quit
    /// The terminal is gone.
    case closed
    /// This signal asked for it; the caller raises it again when the terminal is restored.
    case terminated(Int32)
  }

  private let terminal: any Terminal
  private let clock: () -> DueDate
  let milliseconds: () -> Int
  let patience: Patience
  let mailbox: Mailbox<Event>
  let performer: EffectPerformer
  private let store: TodoStore
  private let background: BackgroundStore?
  private let editor: (any TextEditor)?
  private(set) var state: AppState
  private var startupImport: StartupImport?
  private(set) var isQuitting = false
  /// Whether nobody is there any more.
  var isEnding = false
  /// What the person did and the state was not told yet, in its order.
  var held: [Event] = []
  /// The last frame: a click means what the person saw.
  private(set) var shown: Surface?
  private var lookError: StoreError?
  /// Counts that another thread is to make, which would delay the frame if it began before.
  private var countsAfterFrame: [Effect] = []

  /// The program on an open list.
  ///
  /// - Parameters:
  ///   - background: The same list on a connection of its own, for counts; without one they are made on
  ///     this thread (a list in memory has no second connection).
  ///   - longWrites: The same list and author on one more connection, for writes of many items; without one they
  ///     are made on this thread.
  ///   - manyItems: How many those are.
  ///   - patience: How long is waited for other programs.
  ///   - configuration: What the person has set; what is wrong with it is told in the status line.
  ///   - legacy: Files of the earlier app; none for a list in memory.
  ///   - editor: What notes can be written in beside the form.
  ///   - clock: The local day and minute.
  ///   - milliseconds: The time since some moment, which setting the wall clock does not move.
  ///   - wakeUp: Makes the terminal return from waiting with `.wake`; called from other threads.
  public init(
    terminal: any Terminal, store: TodoStore, background: BackgroundStore?,
    longWrites: BackgroundStore? = nil, manyItems: Int? = nil,
    patience: Patience = Patience(), language: Language,
    configuration: Configuration = Configuration(), legacy: LegacyFiles? = nil,
    editor: (any TextEditor)? = nil, clock: @escaping () -> DueDate,
    milliseconds: @escaping () -> Int = Program.stopwatch(), wakeUp: @escaping @Sendable () -> Void
  ) {
    self.terminal = terminal
    self.store = store
    self.background = background
    if background != nil { store.leaveCheckpoints() }
    self.editor = editor
    self.clock = clock
    self.milliseconds = milliseconds
    self.patience = patience
    let mailbox = Mailbox<Event>(wakeUp: wakeUp)
    self.mailbox = mailbox
    performer = EffectPerformer(
      store: store, counter: background.map { BackgroundCounter($0, mailbox: mailbox) },
      writer: longWrites.map {
        BackgroundWriter(
          $0, manyItems: manyItems ?? BackgroundWriter.manyItems, patience: patience.write,
          mailbox: mailbox)
      }, settings: SettingKeeper(store))
    // In this window's name, so that its own undo takes the import back.
    startupImport = legacy.map {
      StartupImport(
        importer: LegacyImporter(
          databasePath: store.path, author: Author(.legacyImport, id: store.author.id)),
        file: $0.toImport, mailbox: mailbox)
    }
    state = AppState(
      size: terminal.size, now: clock(),
      strings: language.strings(configuration.preferences.dateStyle), configuration: configuration,
      colours: terminal.colours,
      // Settings that can't be read are the defaults; the list itself will tell what is wrong.
      settings: (try? store.settings()) ?? [:], legacyFile: legacy?.toMention)
  }

  /// Reads what the first frame shows.
  func start() {
    // From here on only others' writes count as changes.
    _ = try? store.changedElsewhere()
    perform(state.start())
  }

  /// Draws and waits, until something ends it.
  func loop() -> Ending {
    while true {
      draw()
      startBackgroundWork()
      let inputs = nextInputs()
      tell(.tick(now: clock()))
      lookElsewhere()
      if let ending = take(inputs) { return ending }
      takePosted()
      keepSettings()
    }
  }

  private func nextInputs() -> [Input] {
    // What waited comes first.
    guard held.isEmpty || state.delayed != nil else { return [] }
    let isWaiting = state.delayed != nil || performer.settings.isWaiting
    return terminal.nextInput(deadline: isWaiting ? Program.waitForOthers : Program.longestWait)
  }

  private func keepSettings() {
    do throws(StoreError) { try performer.settings.tryAgain() } catch { tell(.failed(error)) }
  }

  /// Whether others have written; a file that is gone is told once, for it stays gone.
  func lookElsewhere() {
    // What this window writes on another thread is told by that.
    guard state.delayed == nil, state.work == nil else { return }
    do throws(StoreError) {
      if try store.changedElsewhere() { tell(.changedElsewhere) }
      lookError = nil
    } catch {
      if error != lookError { tell(.failed(error)) }
      lookError = error
    }
  }

  func tell(_ event: Event) { perform(state.update(event)) }

  func keepOpenText() { perform(state.keepOpenText()) }

  /// Drops what was typed behind a write, with a word.
  func refuseHeld() {
    held = []
    state.message = .refusedUnseen(nil)
  }

  /// Performs effects and what follows from their results, so that a key gives one complete frame.
  private func perform(_ effects: [Effect]) {
    let hasCounter = performer.counter != nil
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      switch effect {
      case .quit: isQuitting = true
      case .suspend: if !isEnding { suspend() }
      case .edit(let text) where !isEnding:
        let outcome = editor?.edit(text) ?? .unchanged
        // Days may have passed meanwhile.
        waiting += state.update(.tick(now: clock())) + state.update(.edited(outcome))
      case .redraw: terminal.forgetScreen()
      case .count where hasCounter, .locate where hasCounter, .countLists where hasCounter:
        countsAfterFrame.append(effect)
      default:
        let events = performer.perform(effect, besideLoad: state.isImporting)
        for event in events { waiting += state.update(event) }
      }
    }
  }

  private func startBackgroundWork() {
    for effect in countsAfterFrame where state.needs(effect) { _ = performer.perform(effect) }
    countsAfterFrame = []
    if let background, store.takeCheckpointDue() {
      Task.detached { try? await background.checkpoint() }
    }
    startupImport?.start()
    startupImport = nil
  }

  func suspend() {
    terminal.suspend()
    // Days may have passed while the program was stopped.
    tell(.tick(now: clock()))
  }

  private func draw() {
    guard !terminal.isClosed else { return }
    var surface = Surface(state.size)
    RootView(state: state).draw(on: &surface, in: Area(state.size))
    terminal.present(surface)
    shown = surface
    _ = state.update(.shown)
  }
}
