public import MotionNumerics

/// Scenes at times: what an animation shows, as far as its frames tell.
///
/// From frame to frame what can goes straight. Two frames at the same time are a jump: the first is what the time before
/// leads to, the second what counts from there on.
public struct AnimatedScene: Sendable, Hashable {
  /// What is shown, from time 0 to `duration`, both included.
  public let frames: [Scene]
  /// The times of the frames in seconds, ascending from 0 to `duration`.
  public let times: [Double]
  /// The time of the last frame in seconds; of one frame alone, how long it is shown.
  public let duration: Double
  /// How often it is shown, or nil for without end.
  public let repeats: Int?

  /// Creates an animation of frames at equal times.
  ///
  /// - Parameters:
  ///   - frames: at least one; for a loop without a jump the last one is like the first.
  ///   - duration: the time of the last frame in seconds, at least 10⁻⁶.
  ///   - repeats: how often it is shown, at least once, or nil for without end.
  /// - Throws: ``ParameterError`` for no frames, or a duration or count outside of its domain.
  public init(frames: [Scene], duration: Double, repeats: Int? = nil) throws(ParameterError) {
    try Self.check(duration: duration, repeats: repeats)
    guard !frames.isEmpty else {
      throw ParameterError(parameter: "frames", value: "none", allowed: "at least one scene")
    }
    self.frames = frames
    let last = frames.count - 1
    times = frames.indices.map { $0 == 0 ? 0 : duration * (Double($0) / Double(last)) }
    self.duration = duration
    self.repeats = repeats
  }

  /// Creates an animation of frames at times of their own.
  ///
  /// - Parameters:
  ///   - frames: at least two; for a loop without a jump the last one is like the first.
  ///   - times: as many as frames, in seconds: the first is 0, none is less than the one before it, and the last, the
  ///     duration, is at least 10⁻⁶. They are written to a millionth of the duration.
  ///   - repeats: how often it is shown, at least once, or nil for without end.
  /// - Throws: ``ParameterError`` for other times, or a count outside of its domain.
  public init(frames: [Scene], at times: [Double], repeats: Int? = nil) throws(ParameterError) {
    guard frames.count >= 2 && times.count == frames.count else {
      throw ParameterError(
        parameter: "times", value: "\(times.count)", allowed: "as many as frames, and two at least")
    }
    guard times[0] == 0, zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw ParameterError(parameter: "times", value: "others", allowed: "numbers that ascend from 0")
    }
    let duration = times[times.count - 1]
    try Self.check(duration: duration, repeats: repeats)
    self.frames = frames
    self.times = times
    self.duration = duration
    self.repeats = repeats
  }

  private static func check(duration: Double, repeats: Int?) throws(ParameterError) {
    // The shortest time that is written as something.
    guard duration >= 1e-6 && duration.isFinite else {
      throw ParameterError(
        parameter: "duration", value: duration.shortestDecimal, allowed: "a finite number of at least 1e-6")
    }
    if let repeats, repeats < 1 {
      throw ParameterError(parameter: "repeats", value: String(repeats), allowed: "at least 1")
    }
  }
}

extension AnimatedScene {
  /// The animation as one document of SVG that plays by itself (SMIL), without a script.
  ///
  /// It is the document of the first frame (``Scene/svg(decimals:idPrefix:)``), which programs that do not play
  /// animations show, with an `<animate>` for every attribute that changes. Numbers, colours and paths of the
  /// same form go straight from frame to frame; frames that lie on such a line to half a unit of the last decimal are
  /// left out. Transforms go by translation, rotation, skew and scale. What else changes does so at its frame, without
  /// a way between, like what appears and disappears; what is drawn in another order from a frame on moves on until
  /// there.
  ///
  /// What of one frame is the same thing as what of the next is told by its kind, its group's name or its text, and
  /// among its like by its place: name the groups of an animation whose parts come and go. Title, description
  /// and size are those of the first frame.
  ///
  /// The same frames give the same bytes.
  ///
  /// - Throws: ``SceneError`` as ``Scene/svg(decimals:idPrefix:)`` does; its place begins with the frame.
  /// - Complexity: O(*n*·*m*) for *n* frames of *m* numbers, and O(*k*²) for *k* elements with one parent.
  public func svg(decimals: Int = 3, idPrefix: String = "") throws(SceneError) -> String {
    let format = try SVGFormat(decimals: decimals)
    var writer = try SVGWriter(format: format, prefix: idPrefix)
    let first = frames[0]
    var documents: [SVGElement] = []
    try SceneError.forEach(of: frames, in: "frames") { (frame) throws(SceneError) in
      var frame = frame
      frame.title = first.title
      frame.description = first.description
      frame.size = first.size
      documents.append(try SVGBuilder.document(of: frame))
    }
    writer.write(FrameMerge(format: format, timing: AnimationTiming(of: self)).merged(documents))
    return String(decoding: writer.xml.bytes, as: UTF8.self)
  }
}
