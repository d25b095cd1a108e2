internal import MotionPaths

/// The permitted cost of the dashes of a document, shared by all of its builders.
///
/// A program that draws a dashed stroke makes an outline of each dash, also of invisible ones. For a line of 10⁹ points
/// with dashes of one point it makes half a billion, until no memory is left. Then it walks through the outlines row by
/// row: where many lie on one another, each row crosses all of them.
///
/// librsvg 2.54 takes 10 µs for a dash. Where hundreds of dashes lie on one another, it takes another 10 µs for each
/// row of a dash.
final class DashBudget {
  /// The most dashes of a picture.
  private static let greatestDashCount = 100_000.0
  /// The most rows of all dashes; as many as there are points if the picture has more.
  private static let greatestRowCount = 100_000.0
  /// The most elements of paths that are measured to find their visible parts; a curve takes up to 20 µs.
  private static let greatestElementCount = 20_000

  /// The greatest number of digits after the point of the lengths that are written.
  let decimals: Int
  private let height: Double
  private var dashCount = DashBudget.greatestDashCount
  private var rowCount: Double
  private var elementCount = DashBudget.greatestElementCount
  /// Whether a stroke is drawn without its dashes.
  private(set) var isExceeded = false

  /// Creates the budget of a document with a canvas.
  init(canvas: SIMD2<Double>, decimals: Int) {
    self.decimals = decimals
    height = canvas.y
    rowCount = max(Self.greatestRowCount, canvas.x * canvas.y)
  }

  /// The pattern of a stroke; nil for an unbroken one.
  func pattern(of stroke: Stroke) -> DashCount? {
    stroke.dash.isEmpty ? nil : DashCount(stroke.dash, decimals: decimals)
  }

  /// Reserves some dashes.
  ///
  /// - Parameters:
  ///   - count: the greatest possible number of dashes.
  ///   - extent: the height and width of a dash, in points of the canvas.
  /// - Returns: whether they fit; if not, nothing is reserved.
  func take(_ count: Double, extent: Double) -> Bool {
    let rows = count * max(1, min(extent, height))
    guard count <= dashCount, rows <= rowCount else { return false }
    dashCount -= count
    rowCount -= rows
    return true
  }

  /// Reserves the measuring of a path; returns false and reserves nothing if it does not fit.
  func take(measuringOf path: Path) -> Bool {
    guard path.elements.count <= elementCount else { return false }
    elementCount -= path.elements.count
    return true
  }

  /// Notes that a stroke is drawn without its dashes.
  func exceed() { isExceeded = true }
}
