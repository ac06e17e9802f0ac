/// A value that draws itself into a part of a surface.
public protocol View {
  /// Draws into the area and nowhere else.
  func draw(on surface: inout Surface, in area: Area)
}
