/// How long is waited for other programs that hold the list's lock.
public struct Patience: Hashable, Sendable {
  /// A write that another thread makes, while the window says that it waits.
  var write = Duration.seconds(30)
  /// The same when the person wants to leave the window.
  var leaving = Duration.seconds(1)
  /// What is not saved when the program is ended from outside: whoever does that does not wait for long.
  var last = Duration.seconds(5)

  /// The usual times.
  public init() {}
}
