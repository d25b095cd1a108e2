public import VectorScene

/// The frames of a moving picture as pixels, one after the other; the next frames are drawn in the meantime.
///
/// ```swift
/// var frames = try RasterFrames(of: 120, as: .rgba, by: rasteriser) { effect.scene(at: Double($0) / 60) }
/// while let frame = try frames.next() { … }
/// ```
///
/// No more than a few frames are held at any time. All frames have the first one's size.
public struct RasterFrames: ~Copyable {
  /// The size of every frame.
  public let size: PixelSize
  /// The number of frames.
  package let count: Int
  private let format: RasterFormat
  private let rasteriser: Rasteriser
  private let scale: Double
  private let scene: (Int) -> Scene
  private var asked = 0
  private var answered = 0

  /// Creates the frames; draws nothing yet.
  ///
  /// - Parameters:
  ///   - count: the number of frames, at least one.
  ///   - format: the output format of each frame.
  ///   - scale: pixels per point.
  ///   - rasteriser: a rasteriser that has no other work until all frames are taken, or no more are wanted.
  ///   - scene: gives the scene of the frame with an index from 0 on. It is called in order, and at once for the size
  ///     of the first frame.
  /// - Throws: ``RasterError/refused(_:)`` for too many pixels.
  public init(
    of count: Int, as format: RasterFormat, scale: Double = 1, by rasteriser: Rasteriser,
    scene: @escaping (Int) -> Scene
  ) throws(RasterError) {
    precondition(count > 0, "a moving picture without frames")
    size = try Rasteriser.size(of: scene(0), scale: scale)
    (self.count, self.format, self.scale, self.rasteriser, self.scene) = (count, format, scale, rasteriser, scene)
  }

  // Drop the answers to frames that were requested and not taken: they do not answer the next request.
  deinit { rasteriser.forget(asked - answered) }

  /// The pixels, or the file, of the next frame; nil after the last.
  ///
  /// - Throws: ``RasterError``.
  public mutating func next() throws(RasterError) -> [UInt8]? {
    guard answered < count else { return nil }
    while asked < min(count, answered + rasteriser.window) {
      try rasteriser.request(scene(asked), size, scale, format)
      asked += 1
    }
    answered += 1
    return try rasteriser.answer(size, format)
  }
}
