/// An animated PNG file, written frame by frame from PNG files.
///
/// ```swift
/// var writer = AnimatedPNG(frameCount: 120, delays: FrameDelays(rate: 60), loopCount: 0)
/// while let frame = try frames.next() { sink(try writer.bytes(of: frame)) }
/// sink(writer.end)
/// ```
///
/// Each frame is whole and replaces the previous frame. A program that does not know animations shows the first frame.
///
/// Source: W3C, *Portable Network Graphics (PNG) Specification (Third Edition)*, §11.3.6.
public struct AnimatedPNG: Sendable {
  private let frameCount: Int
  private let loopCount: Int
  private let delays: FrameDelays
  private var frame = 0
  /// The number of the next chunk of the animation.
  private var sequence: UInt32 = 0
  private var header: PNGChunk?

  /// - Parameters:
  ///   - frameCount: the number of frames to be written, 1…2³¹ − 1.
  ///   - delays: how long each frame is shown.
  ///   - loopCount: how often the animation plays, 0…2³¹ − 1; 0 for ever.
  public init(frameCount: Int, delays: FrameDelays, loopCount: Int = 0) {
    precondition((1...Int(Int32.max)).contains(frameCount), "an animation of \(frameCount) frames")
    precondition((0...Int(Int32.max)).contains(loopCount), "an animation that plays \(loopCount) times")
    (self.frameCount, self.delays, self.loopCount) = (frameCount, delays, loopCount)
  }

  /// The bytes of the next frame; the beginning of the file precedes the first frame.
  ///
  /// - Parameter file: a PNG file with the size and the kind of pixels of the first frame.
  /// - Returns: the next bytes of the animated file.
  /// - Throws: ``RasterError/refused(_:)`` for another file.
  public mutating func bytes(of file: [UInt8]) throws(RasterError) -> [UInt8] {
    guard let chunks = PNGChunk.chunks(of: file), let first = chunks.first, first.type == "IHDR",
      first.bytes.count == 13
    else { throw .refused("a frame that is no PNG file") }
    guard header == nil || header == first else { throw .refused("a frame of another size or kind than the first one") }
    guard frame < frameCount else { throw .refused("more than \(frameCount) frames") }
    var bytes: [UInt8] = []
    if header == nil {
      bytes = PNGChunk.signature + first.encoded
      let animation = UInt32(frameCount).bigEndianBytes + UInt32(loopCount).bigEndianBytes
      bytes += PNGChunk("acTL", animation).encoded
      header = first
    }
    bytes += control(first).encoded
    for chunk in chunks where chunk.type == "IDAT" {
      bytes += frame == 0 ? chunk.encoded : PNGChunk("fdAT", nextNumber() + chunk.bytes).encoded
    }
    frame += 1
    return bytes
  }

  /// The bytes after the last frame.
  public var end: [UInt8] { PNGChunk("IEND").encoded }

  /// The control chunk of the next frame: the frame covers the whole picture and replaces the previous frame.
  private mutating func control(_ header: PNGChunk) -> PNGChunk {
    let delay = delays.fraction(ofFrame: frame)
    let noOffset = [UInt8](repeating: 0, count: 8)
    let replaces: [UInt8] = [0, 0]
    return PNGChunk(
      "fcTL",
      nextNumber() + header.bytes[..<8] + noOffset + delay.numerator.bigEndianBytes + delay.denominator.bigEndianBytes
        + replaces)
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }
}
