/// The differences between two pictures of one size.
///
/// Pixels are compared as they are seen: a colour is weighted by its alpha. Programs smooth edges differently, so a
/// picture of another machine counts as equal if few pixels are far off. Documentation/Pictures.md has measured bounds.
public struct PictureComparison: Sendable, Hashable {
  /// The part of the pixels with a channel off by more than the threshold, 0…1.
  public let differingShare: Double
  /// The mean of the channels' distances, in levels of 255.
  package let meanDistance: Double
  /// The largest distance of a channel, in levels of 255.
  public let greatestDistance: Int
  /// A picture of the differences: the first picture, faded, with the differing pixels in red.
  public let difference: PixelPicture

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - first: the expected picture; it appears faintly in the picture of the differences.
  ///   - second: the other picture.
  ///   - threshold: the levels of 255 that a channel must exceed to count as off.
  /// - Precondition: the pictures have one size.
  public init(_ first: PixelPicture, _ second: PixelPicture, threshold: Int = 32) {
    precondition(first.size == second.size, "pictures of \(first.size) and \(second.size) pixels")
    var bytes = [UInt8](repeating: 255, count: first.bytes.count)
    var (differing, sum, greatest) = (0, 0, 0)
    for pixel in stride(from: 0, to: first.bytes.count, by: 4) {
      let (alpha, otherAlpha) = (Int(first.bytes[pixel + 3]), Int(second.bytes[pixel + 3]))
      var distance = abs(alpha - otherAlpha)
      sum += distance
      for channel in pixel..<pixel + 3 {
        let (value, other) = (Int(first.bytes[channel]) * alpha, Int(second.bytes[channel]) * otherAlpha)
        let apart = (abs(value - other) + 127) / 255
        sum += apart
        distance = max(distance, apart)
        // A quarter of the colour on white.
        bytes[channel] = UInt8(255 - (255 * alpha - value) / 1020)
      }
      greatest = max(greatest, distance)
      guard distance > threshold else { continue }
      differing += 1
      (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2]) = (220, 0, 40)
    }
    let count = first.bytes.count / 4
    (differingShare, meanDistance) = (Double(differing) / Double(count), Double(sum) / Double(4 * count))
    greatestDistance = greatest
    difference = PixelPicture(size: first.size, bytes: bytes)
  }
}
