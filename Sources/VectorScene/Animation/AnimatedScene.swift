public import MotionNumerics

/// Scenes at equal times: what an animation shows, as far as its frames tell.
public struct AnimatedScene: Sendable, Hashable {
  /// What is shown, from time 0 to `duration`, both included, at equal times.
  public let frames: [Scene]
  /// The time of the last frame in seconds.
  public let duration: Double
  /// How often it is shown, or nil for without end.
  public let repeats: Int?

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - frames: at least one; for a loop without a jump the last one is like the first.
  ///   - duration: the time of the last frame in seconds, positive.
  ///   - repeats: how often it is shown, at least once, or nil for without end.
  /// - Throws: ``ParameterError`` for no frames, or a duration or count outside of its domain.
  public init(frames: [Scene], duration: Double, repeats: Int? = nil) throws(ParameterError) {
    guard !frames.isEmpty else {
      throw ParameterError(parameter: "frames", value: "none", allowed: "at least one scene")
    }
    // The shortest time that is written as something.
    guard duration >= 1e-6 && duration.isFinite else {
      throw ParameterError(
        parameter: "duration", value: duration.shortestDecimal, allowed: "a finite number of at least 1e-6")
    }
    if let repeats, repeats < 1 {
      throw ParameterError(parameter: "repeats", value: String(repeats), allowed: "at least 1")
    }
    self.frames = frames
    self.duration = duration
    self.repeats = repeats
  }
}

extension AnimatedScene {
  /// The animation as one document of SVG that plays by itself (SMIL), without a script.
  ///
  /// It is the document of the first frame (``Scene/svg(decimals:idPrefix:)``), which programs that do not play
  /// animations show, with an `<animate>` for every attribute that changes. Numbers, colours and paths of the
  /// same form go straight from frame to frame; frames that lie on such a line to half a unit of the last decimal are
  /// left out. Transforms go by translation, rotation, skew and scale. What else changes does so at its frame, without
  /// a way between, like what appears and disappears.
  ///
  /// What of one frame is the same thing as what of the next is told by its kind, its group's name or its text, and
  /// among its like by its place: name the groups of an animation whose parts come and go. Title, description
  /// and size are those of the first frame.
  ///
  /// The same frames give the same bytes. Traps as ``Scene/svg(decimals:idPrefix:)`` does.
  ///
  /// - Complexity: O(*n*·*m*) for *n* frames of *m* numbers, and O(*k*²) for *k* elements with one parent.
  public func svg(decimals: Int = 3, idPrefix: String = "") -> String {
    let format = SVGFormat(decimals: decimals)
    let timing = AnimationTiming(frameCount: frames.count, duration: duration, repeats: repeats)
    let first = frames[0]
    let documents = frames.map { frame in
      var frame = frame
      frame.title = first.title
      frame.description = first.description
      frame.size = first.size
      return SVGBuilder.document(of: frame)
    }
    var writer = SVGWriter(format: format, prefix: idPrefix)
    writer.write(FrameMerge(format: format, timing: timing).merged(documents))
    return String(decoding: writer.xml.bytes, as: UTF8.self)
  }
}
