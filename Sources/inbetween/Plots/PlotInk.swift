import MotionNumerics
internal import VectorScene

/// The greys of a plot, from the strongest to the faintest.
enum PlotInk {
  /// Title and names.
  static let text = Color(hex: 0x1A1A1A)
  /// What explains: labels of axes and ticks, notes.
  static let muted = Color(hex: 0x595959)
  /// The lines at 0 and at 1.
  static let reference = Color(hex: 0x8C8C8C)
  /// The frame.
  static let frame = Color(hex: 0xC4C4C4)
  /// The grid.
  static let grid = Color(hex: 0xE9E9E9)
}
