public import MotionNumerics
public import VectorScene

/// A picture that pops: its scale follows the keys 0.1, 1.3, 0.9, 1.1 and 1 in half a second.
///
/// Between pops the scale is 1. At a pop it jumps to the first key, as in the original.
///
/// - Complexity: O(1) for a sample in a pop, and a search among the remembered pops.
///
/// Source: `Documentation/Effects.md`, *Pop scale*.
public struct PopScale: Effect {
  /// The states of a popping picture.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// At its own size.
    case idle
    /// Between the first and the last key.
    case popping
  }

  /// The keys of a pop, evenly spaced, with linear interpolation; the defaults are those of the original.
  public struct Parameters: Sendable, Hashable {
    /// The scales, at least one.
    public var scales = [0.1, 1.3, 0.9, 1.1, 1]
    /// The time from the first key to the last, in seconds.
    public var duration = 0.5

    /// The original's values.
    public init() {}

    /// Throws unless there is a scale, all are numbers whose squares do not overflow, and the duration is positive.
    func validate() throws(ParameterError) {
      guard !scales.isEmpty else {
        throw ParameterError(parameter: "scales", value: "[]", allowed: "one or more numbers")
      }
      for scale in scales { try ParameterError.require(scale, "scales") }
      try ParameterError.require(duration, "duration", in: ParameterError.positiveRange)
    }
  }

  /// The parameters.
  public let parameters: Parameters
  private let track: KeyframeTrack<Double>
  private var pops = EventLog<Void>()
  private var remembered = Horizon()

  /// Creates a picture that has not popped yet.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:)`` throws instead.
  public init(parameters: Parameters = Parameters()) {
    self = ParameterError.orTrap(try Self(validating: parameters))
  }

  /// Creates a picture that has not popped yet, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` without a scale, for a scale that is not finite or beyond ±10⁹, or a duration outside
  ///   0.001…10⁹ s.
  public init(validating parameters: Parameters) throws(ParameterError) {
    try parameters.validate()
    self.parameters = parameters
    track = KeyframeTrack(parameters.scales)
  }

  /// Begins a pop, at a time in seconds; it cuts off a running one.
  ///
  /// Times do not decrease: an earlier one counts as the latest so far. One that is not finite is ignored.
  public mutating func pop(at time: Double) {
    guard time.isFinite else { return }
    pops.append((), at: time)
  }

  /// The scale at a time; NaN for NaN, 1 at both infinities.
  public func scale(at time: Double) -> Double {
    guard let progress = progress(at: time) else { return time.isNaN ? .nan : 1 }
    return track.value(at: progress)
  }

  /// The progress of the current pop, 0 ≤ p < 1; nil between pops.
  private func progress(at time: Double) -> Double? {
    remembered.require(time, "PopScale")
    return pops.last(notAfter: time).flatMap { progress(ofPop: $0, at: time) }
  }

  private func progress(ofPop pop: Int, at time: Double) -> Double? {
    let progress = (time - pops.time(of: pop)) / parameters.duration
    return progress < 1 ? progress : nil
  }
}

extension PopScale {
  /// The earliest time of a query; −∞ at first.
  public var horizon: Double { remembered.time }

  /// Forgets the pops that are over at a time, and those that later ones have cut off.
  public mutating func forget(before time: Double) {
    guard remembered.move(to: time), let pop = pops.last(notAfter: time) else { return }
    pops.forget(before: progress(ofPop: pop, at: time) == nil ? pop + 1 : pop)
  }

  /// The times of the pops' keys.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    let earliest = max(range.lowerBound, horizon)
    guard earliest <= range.upperBound else { return [] }
    let first = pops.last(notAfter: earliest) ?? pops.indices.lowerBound
    let end = pops.firstIndex { $0 > range.upperBound }
    let lastKey = parameters.scales.count - 1
    return (first..<end).flatMap { pop -> [Double] in
      let start = pops.time(of: pop)
      let keys = (0..<max(lastKey, 0)).map { start + parameters.duration * (Double($0) / Double(lastKey)) }
      return keys
        + [TimeRounding.firstTime(near: start + parameters.duration) { progress(ofPop: pop, at: $0) == nil }]
    }
  }
}

extension PopScale {
  /// The only channel, `scale`.
  public var channelNames: [String] { ["scale"] }

  /// The state; idle at NaN.
  public func phase(at time: Double) -> Phase {
    progress(at: time) == nil ? .idle : .popping
  }

  /// The scale.
  public func channels(at time: Double) -> [Double?] {
    [scale(at: time)]
  }

  /// A heart, scaled about its centre; left out at NaN.
  public func scene(at time: Double) -> Scene {
    let side = 120.0
    var scene = Scene(size: [side, side], title: "Pop scale", description: "A heart that pops.")
    let scale = scale(at: time)
    guard scale.isFinite else { return scene }
    let heart = Shape(Path.heart(center: [0, 0], width: 0.5 * side), fill: Fill(Color(hex: 0xD5_5E00)))
    let middle = Affine.translation(x: 0.5 * side, y: 0.5 * side)
    scene.nodes = [
      .group(Group(name: "heart", transform: middle.scaledBy(x: scale, y: scale), children: [.shape(heart)]))
    ]
    return scene
  }
}

extension Path {
  /// A heart of a width around a centre, its tip at the bottom, as high as wide.
  fileprivate static func heart(center: Point, width: Double) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { center + width * Point(x, y) }
    var path = Path()
    path.move(to: point(0, 0.5))
    path.addCubic(point(-0.2, 0.3), point(-0.5, 0.1), to: point(-0.5, -0.2))
    path.addCubic(point(-0.5, -0.55), point(-0.1, -0.6), to: point(0, -0.25))
    path.addCubic(point(0.1, -0.6), point(0.5, -0.55), to: point(0.5, -0.2))
    path.addCubic(point(0.5, 0.1), point(0.2, 0.3), to: point(0, 0.5))
    path.close()
    return path
  }
}
