/// Where the program is seen and typed to.
public protocol Terminal: AnyObject {
  /// The extent of the screen now.
  var size: Size { get }

  /// How many colours it has; 0 where there are none or none are wanted.
  var colours: Int { get }

  /// Whether the terminal is gone, so that nothing more can be read or drawn.
  var isClosed: Bool { get }

  /// Shows the surface; only what changed is sent.
  func present(_ surface: Surface)

  /// Waits until something happens and returns all that has, in order; never empty.
  ///
  /// - Parameter deadline: After so many milliseconds without anything, `.timeout`. Without one it
  ///   waits as long as it takes.
  func nextInput(deadline: Int?) -> [Input]

  /// Gives the terminal to the shell and stops, until the shell continues the program. The next input
  /// is then a `.resize`, even when the size is the same.
  func suspend()

  /// Forgets what is on the screen, so that the next frame is sent whole (Ctrl-L).
  func forgetScreen()

  /// Leaves the screen while the body runs, an editor for example, and comes back to an empty one.
  func leavingScreen(_ body: () -> Void)
}
