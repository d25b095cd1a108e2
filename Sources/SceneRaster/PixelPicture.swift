/// A picture of red, green, blue and alpha, eight bits each, straight: the colours are not multiplied by the alpha.
public struct PixelPicture: Sendable, Hashable {
  /// The width and the height.
  public let size: PixelSize
  /// Four bytes a pixel, rows from the top, without gaps.
  public let bytes: [UInt8]

  /// - Precondition: there are four bytes a pixel.
  public init(size: PixelSize, bytes: [UInt8]) {
    precondition(bytes.count == size.byteCount, "\(bytes.count) bytes for \(size) pixels of four")
    (self.size, self.bytes) = (size, bytes)
  }

  /// Red, green, blue and alpha of a pixel; x from the left, y from the top.
  ///
  /// - Precondition: the pixel is in the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "no pixel \(x), \(y) in \(size)")
    let first = 4 * (y * size.width + x)
    return [bytes[first], bytes[first + 1], bytes[first + 2], bytes[first + 3]]
  }
}
