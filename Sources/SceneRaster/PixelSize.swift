package import VectorScene

/// The width and the height of a picture in pixels.
public struct PixelSize: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// The greatest width and height: Cairo's limit.
  static let greatestLength = 32_767
  /// The greatest number of pixels: a gibibyte.
  static let greatestArea = 1 << 28

  /// Creates a size; nil for a length that is not in 1…32,767, and for more than 2²⁸ pixels.
  public init?(width: Int, height: Int) {
    let lengths = 1...Self.greatestLength
    guard lengths.contains(width), lengths.contains(height), width * height <= Self.greatestArea else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Creates the size of a scene at a scale, in pixels per point: rounded up, at least one pixel each way.
  ///
  /// Nil if the scene has too many pixels.
  package init?(of scene: Scene, scale: Double) {
    // Rounding errors must not add a pixel: 40 · 10.000000000000002 is 400.00000000000006.
    let lengths = scene.size * scale
    let rounded = (lengths - 1e-9 * lengths).rounded(.up)
    guard let width = Int(exactly: rounded.x), let height = Int(exactly: rounded.y) else { return nil }
    self.init(width: max(1, width), height: max(1, height))
  }

  /// The number of bytes of a picture of red, green, blue and alpha.
  var byteCount: Int { 4 * width * height }
}

extension PixelSize: CustomStringConvertible {
  /// Such as `320 × 200`.
  public var description: String { "\(width) × \(height)" }
}
