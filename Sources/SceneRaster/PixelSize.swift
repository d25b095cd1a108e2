public import VectorScene

/// The width and the height of a picture in pixels.
public struct PixelSize: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// The greatest width and height: those of Cairo's pictures.
  public static let greatestLength = 32_767
  /// The most pixels: a gibibyte.
  public static let greatestArea = 1 << 28

  /// Nil for a length that is not in 1…32,767, and for more than 2²⁸ pixels.
  public init?(width: Int, height: Int) {
    let lengths = 1...Self.greatestLength
    guard lengths.contains(width), lengths.contains(height), width * height <= Self.greatestArea else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The pixels of a scene at a scale, in pixels for a point: rounded up, at least one.
  ///
  /// Nil for more than there can be.
  public init?(of scene: Scene, scale: Double) {
    // Rounding must not make a pixel of the 400.00000000000006 that 40 · 10.000000000000002 is.
    let lengths = scene.size * scale
    let rounded = (lengths - 1e-9 * lengths).rounded(.up)
    guard let width = Int(exactly: rounded.x), let height = Int(exactly: rounded.y) else { return nil }
    self.init(width: max(1, width), height: max(1, height))
  }

  /// The bytes of a picture of red, green, blue and alpha.
  var byteCount: Int { 4 * width * height }
}

extension PixelSize: CustomStringConvertible {
  /// Such as `320 × 200`.
  public var description: String { "\(width) × \(height)" }
}
