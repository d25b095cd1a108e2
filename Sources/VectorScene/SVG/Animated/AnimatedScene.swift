public import MotionCurves

/// An animation: scenes at times.
///
/// Between two frames, everything that can be interpolated is interpolated linearly. Two frames at the same time are a
/// jump: the first frame is the limit from before, and the second one counts from then on.
public struct AnimatedScene: Sendable, Hashable {
  /// The frames, from time 0 to `duration`, both included.
  public let frames: [Scene]
  /// The times of the frames in seconds, ascending from 0 to `duration`.
  public let times: [Double]
  /// The time of the last frame in seconds; for a single frame, the time for which it is shown.
  public let duration: Double
  /// The number of times that the animation is played, or nil for an endless loop.
  public let repeats: Int?

  /// Creates an animation of evenly spaced frames.
  ///
  /// - Parameters:
  ///   - frames: at least one; for a loop without a jump the last one equals the first.
  ///   - duration: the time of the last frame in seconds, at least 10⁻⁶.
  ///   - repeats: the number of times that the animation is played, at least 1, or nil for an endless loop.
  /// - Precondition: there is a frame, and duration and count are in their domains;
  ///   ``init(validatingFrames:duration:repeats:)`` throws instead.
  public init(frames: [Scene], duration: Double, repeats: Int? = nil) {
    self = ParameterError.orTrap(try AnimatedScene(validatingFrames: frames, duration: duration, repeats: repeats))
  }

  /// Creates an animation of evenly spaced frames, by numbers from outside: ``init(frames:duration:repeats:)``.
  ///
  /// - Throws: ``ParameterError`` for no frames, or a duration or count outside of its domain.
  public init(validatingFrames frames: [Scene], duration: Double, repeats: Int? = nil) throws(ParameterError) {
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

  /// Creates an animation of frames at given times.
  ///
  /// - Parameters:
  ///   - frames: at least two; for a loop without a jump the last one equals the first.
  ///   - times: a time for each frame, in seconds: the first is 0, none is less than the one before it, and the last,
  ///     the duration, is at least 10⁻⁶. They are written to a millionth of the duration.
  ///   - repeats: the number of times that the animation is played, at least 1, or nil for an endless loop.
  /// - Precondition: the times and the count are in these domains; ``init(validatingFrames:at:repeats:)`` throws
  ///   instead.
  public init(frames: [Scene], at times: [Double], repeats: Int? = nil) {
    self = ParameterError.orTrap(try AnimatedScene(validatingFrames: frames, at: times, repeats: repeats))
  }

  /// Creates an animation of frames at times from outside: ``init(frames:at:repeats:)``.
  ///
  /// - Throws: ``ParameterError`` for other times, or a count outside of its domain.
  public init(validatingFrames frames: [Scene], at times: [Double], repeats: Int? = nil) throws(ParameterError) {
    guard frames.count >= 2 && times.count == frames.count else {
      throw ParameterError(
        parameter: "times", value: "\(times.count)", allowed: "one for each frame, and at least two")
    }
    guard times[0] == 0, zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw ParameterError(parameter: "times", value: "others", allowed: "ascending numbers from 0 on")
    }
    let duration = times[times.count - 1]
    try Self.check(duration: duration, repeats: repeats)
    self.frames = frames
    self.times = times
    self.duration = duration
    self.repeats = repeats
  }

  private static func check(duration: Double, repeats: Int?) throws(ParameterError) {
    // A shorter time would be written as 0.
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
  /// The animation as an SVG document that plays by itself (SMIL), without a script.
  ///
  /// It is the document of the first frame (``Scene/svg(decimals:idPrefix:)``), with an `<animate>` for every attribute
  /// that changes. Programs that do not play animations show the first frame. Numbers, colours, and paths with the same
  /// sequence of elements are interpolated linearly between frames. Frames that lie on such a line to half a unit of
  /// the last decimal are left out. Transforms are interpolated as translation, rotation, skew and scale. All other
  /// changes are discrete and take place at their frame, such as elements that appear and disappear. Elements that
  /// change their drawing order at a frame keep moving until then. A group is written once for each of its blend modes,
  /// kinds of masks and kinds of filters, and a picture once for each of its bytes. Each copy is shown in its frames.
  ///
  /// Elements of two frames are the same if they agree in their kind and in their group's name or their text. Among
  /// equal elements, their position in the list decides: name the groups of an animation whose elements come and go.
  /// Title, description and size are those of the first frame.
  ///
  /// The same frames give the same bytes.
  ///
  /// - Throws: ``SceneError`` as ``Scene/svg(decimals:idPrefix:)`` does; its place begins with the frame.
  /// - Complexity: O(*n*·*m*) for *n* frames of *m* numbers, and O(*k*²) for *k* elements with one parent.
  public func svg(decimals: Int = 3, idPrefix: String = "") throws(SceneError) -> String {
    let format = try SVGFormat(decimals: decimals)
    var writer = try SVGWriter(format: format, prefix: idPrefix)
    let first = frames[0]
    let isIsolated = frames.contains { $0.nodes.hasBlending }
    var documents: [SVGElement] = []
    try SceneError.forEach(of: frames, in: "frames") { (frame) throws(SceneError) in
      var frame = frame
      frame.title = first.title
      frame.description = first.description
      frame.size = first.size
      documents.append(
        try SVGBuilder.document(
          of: frame, isIsolated: isIsolated, dashes: DashBudget(canvas: frame.size, decimals: decimals)))
    }
    writer.write(FrameMerge(format: format, timing: AnimationTiming(of: self)).merged(documents))
    return String(decoding: writer.xml.bytes, as: UTF8.self)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension AnimatedScene: Codable {
    private enum CodingKeys: String, CodingKey {
      case frames
      case times
      case duration
      case repeats
    }

    /// Writes the properties; an endless loop has no `repeats`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(frames, forKey: .frames)
      try container.encode(times, forKey: .times)
      try container.encode(duration, forKey: .duration)
      try container.encodeIfPresent(repeats, forKey: .repeats)
    }

    /// Reads an animation; without `times` the frames are evenly spaced, and for several frames `duration` is their
    /// last time.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let frames = try container.decode([Scene].self, forKey: .frames)
      let repeats = try container.decodeIfPresent(Int.self, forKey: .repeats)
      if frames.count > 1, let times = try container.decodeIfPresent([Double].self, forKey: .times) {
        self = try decoder.checked(try AnimatedScene(validatingFrames: frames, at: times, repeats: repeats))
      } else {
        let duration = try container.decode(Double.self, forKey: .duration)
        self = try decoder.checked(try AnimatedScene(validatingFrames: frames, duration: duration, repeats: repeats))
      }
    }
  }
#endif
