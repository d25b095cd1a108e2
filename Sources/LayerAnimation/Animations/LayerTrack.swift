public import MotionCurves
public import MotionKeyframes
public import MotionPaths
public import MotionSprings
import MotionValues

/// The keyframes of a property with values of any kind, or a path that a position follows.
///
/// A track is prepared once, and copied as one reference.
public struct LayerTrack: Sendable {
  /// The source of a track: values or a path.
  public enum Source: Sendable, Equatable {
    /// Values of one kind.
    case values([LayerValue])
    /// A path, with the rotation of a layer on it, and the tolerance of its lengths, relative to its whole length.
    case path(Path, rotation: PathMotion.RotationMode?, tolerance: Double)
  }

  /// The options of a track.
  public struct Options: Sendable, Equatable {
    /// Core Animation's `calculationMode`.
    public var mode = CalculationMode.linear
    /// Fractions of the duration, one for each value, and for a discrete track one more for the end; nil for even key
    /// times.
    public var keyTimes: [Double]?
    /// One curve for each segment.
    public var timingCurves: [TimingCurve] = []
    /// The spring of each segment that has one instead of a curve, nil for others; or none.
    ///
    /// The unit of their time is the whole duration, as for key times. A spring starts with the velocity of the segment
    /// before, and passes the next value exactly, as ``MotionKeyframes/Keyframe/init(_:at:spring:curve:)`` says.
    public var springs: [Spring?] = []
    /// `tensionValues`, one for each value of a cubic track, or none.
    public var tensions: [Double] = []
    /// `continuityValues`, likewise.
    public var continuities: [Double] = []
    /// `biasValues`, likewise.
    public var biases: [Double] = []
    /// The allowed key times; by default key times that Core Animation ignores are ignored.
    public var keyTimeRule = KeyTimeRule.progressOrEven

    /// Creates options, by default Core Animation's defaults.
    public init(
      mode: CalculationMode = .linear, keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
      springs: [Spring?] = [], tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = [],
      keyTimeRule: KeyTimeRule = .progressOrEven
    ) {
      self.mode = mode
      self.keyTimes = keyTimes
      self.timingCurves = timingCurves
      self.springs = springs
      self.tensions = tensions
      self.continuities = continuities
      self.biases = biases
      self.keyTimeRule = keyTimeRule
    }
  }

  /// The form of a track that is prepared for its kind of values.
  private enum Prepared: Sendable {
    case number(KeyframeTrack<Double>)
    case point(KeyframeTrack<SIMD2<Double>>)
    case rectangle(KeyframeTrack<Rectangle>)
    case color(KeyframeTrack<Color>)
    case transform(InterpolatedTrack<Transform3D>)
    case path(InterpolatedTrack<Path>)
    /// A track for each number of the lists.
    case numbers([KeyframeTrack<Double>])
    case colors(InterpolatedTrack<[Color]>)
    case motion(PathMotion)
  }

  private final class Storage: Sendable {
    let source: Source
    let options: Options
    let prepared: Prepared

    init(_ source: Source, _ options: Options, _ prepared: Prepared) {
      self.source = source
      self.options = options
      self.prepared = prepared
    }
  }

  private let storage: Storage

  /// The values or the path of the track.
  public var source: Source { storage.source }
  /// The options with which the track was made.
  public var options: Options { storage.options }

  /// Creates a track through values of one kind.
  ///
  /// - Precondition: there are values, they are of one kind and count, and the options fit; ``init(validating:_:)``
  ///   throws instead.
  public init(_ values: [LayerValue], _ options: Options = Options()) {
    self = ParameterError.orTrap(try Self(validating: values, options))
  }

  /// Creates a track through values of one kind.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if there are no values, if they are of different kinds or counts, or if
  ///   the options do not fit.
  public init(validating values: [LayerValue], _ options: Options = Options()) throws(ParameterError) {
    guard let first = values.first else {
      throw ParameterError(parameter: "values", value: "empty", allowed: "at least one")
    }
    for value in values where !value.isSameKind(as: first) {
      throw ParameterError(parameter: "values", value: value.kind, allowed: "\(first.kind), as the first is")
    }
    let prepared: Prepared =
      switch first {
      case .number: .number(try options.track(values.compactMap { $0.asNumber }))
      case .point: .point(try options.track(values.compactMap { $0.asPoint }))
      case .rectangle: .rectangle(try options.track(values.compactMap { $0.asRectangle }))
      case .color: .color(try options.track(values.compactMap { $0.asColor }))
      case .transform: .transform(try options.interpolated(values.compactMap { $0.asTransform }))
      case .path: .path(try options.interpolated(values.compactMap { $0.asPath }))
      case .numbers: .numbers(try options.tracks(values.compactMap { $0.asNumbers }))
      case .colors: .colors(try options.interpolated(values.compactMap { $0.asColors }))
      }
    storage = Storage(.values(values), options, prepared)
  }

  /// Creates a track along a path.
  ///
  /// - Precondition: the path is not empty, and the options fit; ``init(validatingAlong:rotation:_:tolerance:)`` throws
  ///   instead.
  public init(
    along path: Path, rotation: PathMotion.RotationMode? = nil, _ options: Options = Options(),
    tolerance: Double = 1e-9
  ) {
    self = ParameterError.orTrap(
      try Self(validatingAlong: path, rotation: rotation, options, tolerance: tolerance))
  }

  /// Creates a track along a path.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` as ``MotionPaths/PathMotion`` does.
  public init(
    validatingAlong path: Path, rotation: PathMotion.RotationMode? = nil, _ options: Options = Options(),
    tolerance: Double = 1e-9
  ) throws(ParameterError) {
    try options.refuseSprings(for: "a path")
    let motion = try options.withKeyTimes { keyTimes throws(ParameterError) in
      try PathMotion(
        validating: path,
        pacing: PathMotion.Pacing(options.mode, keyTimes: keyTimes, curves: options.timingCurves), tolerance: tolerance)
    }
    storage = Storage(.path(path, rotation: rotation, tolerance: tolerance), options, .motion(motion))
  }

  /// The value at a progress.
  ///
  /// The timing curve of the whole animation may lead beyond 0…1. There the first and the last segment are extrapolated
  /// as between keyframes in Web Animations; a path is extrapolated by a straight line, and discrete tracks hold. Core
  /// Animation's behaviour there is unknown. Source: W3C, *Web Animations Level 1*, "The effect value of a keyframe
  /// effect".
  ///
  /// - Parameters:
  ///   - progress: the eased progress of the animation.
  ///   - beforeFlag: ``ComputedTiming/beforeFlag``, for the timing curves of segments.
  /// - Returns: the value.
  package func value(at progress: Double, beforeFlag: Bool = false) -> LayerValue {
    switch storage.prepared {
    case .number(let track): .number(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .point(let track): .point(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .rectangle(let track): .rectangle(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .color(let track): .color(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .transform(let track): .transform(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .path(let track): .path(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .numbers(let tracks):
      .numbers(tracks.map { $0.value(atProgress: progress, beforeFlag: beforeFlag) })
    case .colors(let track): .colors(track.value(atProgress: progress, beforeFlag: beforeFlag))
    case .motion(let motion): .point(motion.value(atProgress: progress, beforeFlag: beforeFlag))
    }
  }

  /// The effective key times, after ``Options/keyTimeRule``, as fractions of the duration.
  package var keyTimes: [Double] {
    switch storage.prepared {
    case .number(let track): track.keyTimes
    case .point(let track): track.keyTimes
    case .rectangle(let track): track.keyTimes
    case .color(let track): track.keyTimes
    case .transform(let track): track.keyTimes
    case .path(let track): track.keyTimes
    case .numbers(let tracks): tracks.first?.keyTimes ?? []
    case .colors(let track): track.keyTimes
    case .motion(let motion): motion.keyTimes
    }
  }

  /// The motion along the path, for a track that follows one.
  var pathMotion: PathMotion? { if case .motion(let motion) = storage.prepared { motion } else { nil } }

  /// The angle in radians by which a layer on the path is rotated; nil without a rotation.
  ///
  /// Beyond 0…1 it is the angle at the path's end.
  package func rotation(at progress: Double, beforeFlag: Bool = false) -> Double? {
    guard case .motion(let motion) = storage.prepared, case .path(_, let mode?, _) = storage.source else { return nil }
    return motion.rotation(atProgress: progress, beforeFlag: beforeFlag, mode: mode)
  }
}

extension LayerTrack: Equatable {
  /// Whether the sources and the options are equal.
  public static func == (a: LayerTrack, b: LayerTrack) -> Bool {
    a.storage === b.storage || a.source == b.source && a.options == b.options
  }
}

extension LayerTrack.Options {
  /// Whether a segment is on a spring, which discrete and paced tracks ignore.
  package var hasSprings: Bool { mode != .discrete && !mode.isPaced && springs.contains { $0 != nil } }

  /// Refuses springs between values that have no sum.
  fileprivate func refuseSprings(for kind: String) throws(ParameterError) {
    guard hasSprings else { return }
    throw ParameterError(
      parameter: "springs", value: "between values of \(kind)", allowed: "between numbers or colours")
  }

  fileprivate func track<Value: VectorValue>(_ values: [Value]) throws(ParameterError) -> KeyframeTrack<Value> {
    let shapes = try shapes(of: values.count)
    if hasSprings { return try springTrack(values, shapes) }
    return try withKeyTimes { keyTimes throws(ParameterError) in
      try KeyframeTrack(
        validating: values, keyTimes: keyTimes, mode: mode, shapes: shapes, timingCurves: timingCurves)
    }
  }

  private func springTrack<Value: VectorValue>(
    _ values: [Value], _ shapes: [KochanekBartels]
  ) throws(ParameterError) -> KeyframeTrack<Value> {
    guard springs.count <= values.count - 1 else {
      throw ParameterError(
        parameter: "springs", value: "\(springs.count) of them",
        allowed: "at most one for each segment, \(values.count - 1)")
    }
    guard shapes.isEmpty else {
      throw ParameterError(
        parameter: "springs", value: "with tensions", allowed: "without tensions, continuities and biases")
    }
    return try withKeyTimes { keyTimes throws(ParameterError) in
      let times = try KeyTimes.resolved(keyTimes, count: values.count)
      let keys = values.indices.map { (key: Int) -> Keyframe<Value> in
        let curve =
          key < timingCurves.count && !(key < springs.count && springs[key] != nil) ? timingCurves[key] : .linear
        guard key > 0, key <= springs.count, let spring = springs[key - 1] else {
          return Keyframe(values[key], at: times[key], curve: curve)
        }
        return Keyframe(values[key], at: times[key], spring: spring, curve: curve)
      }
      return try KeyframeTrack(validating: keys, mode: mode)
    }
  }

  /// Returns the result of `make` with the key times that the rule allows; paced modes ignore all key times.
  fileprivate func withKeyTimes<Made>(
    _ make: ([Double]?) throws(ParameterError) -> Made
  ) throws(ParameterError) -> Made {
    try keyTimeRule.applied(to: mode.isPaced ? nil : keyTimes, make)
  }

  /// The shapes of a cubic track's keys, from lists that are complete or empty; other modes ignore the lists.
  private func shapes(of count: Int) throws(ParameterError) -> [KochanekBartels] {
    guard mode == .cubic || mode == .cubicPaced else { return [] }
    for (name, numbers) in [("tensions", tensions), ("continuities", continuities), ("biases", biases)] {
      guard numbers.isEmpty || numbers.count == count else {
        throw ParameterError(
          parameter: name, value: "\(numbers.count) of them", allowed: "one for each value, \(count), or none")
      }
    }
    if tensions.isEmpty && continuities.isEmpty && biases.isEmpty { return [] }
    var shapes: [KochanekBartels] = []
    for key in 0..<count {
      shapes.append(
        try KochanekBartels(
          validatingTension: tensions.isEmpty ? 0 : tensions[key],
          continuity: continuities.isEmpty ? 0 : continuities[key],
          bias: biases.isEmpty ? 0 : biases[key]))
    }
    return shapes
  }

  fileprivate func interpolated<Value: Interpolatable>(
    _ values: [Value]
  ) throws(ParameterError) -> InterpolatedTrack<Value> {
    try refuseSprings(for: "this kind")
    return try withKeyTimes { keyTimes throws(ParameterError) in
      try InterpolatedTrack(validating: values, keyTimes: keyTimes, mode: mode, timingCurves: timingCurves)
    }
  }

  /// A track for each number of the lists; paced tracks share the key times of their common distance.
  fileprivate func tracks(_ values: [[Double]]) throws(ParameterError) -> [KeyframeTrack<Double>] {
    let count = values[0].count
    for value in values where value.count != count {
      throw ParameterError(
        parameter: "values", value: "\(value.count) numbers", allowed: "\(count) numbers, as the first has")
    }
    var options = self
    if mode.isPaced {
      options.keyTimes = Self.pacedKeyTimes(values)
      options.mode = mode == .paced ? .linear : .cubic
      options.timingCurves = []
      options.springs = []
      options.keyTimeRule = .anyTimes
    }
    var tracks: [KeyframeTrack<Double>] = []
    for index in 0..<count { tracks.append(try options.track(values.map { $0[index] })) }
    return tracks
  }

  /// Key times in proportion to the Euclidean distances; nil, for even key times, if the distances overflow.
  private static func pacedKeyTimes(_ values: [[Double]]) -> [Double]? {
    let chords = zip(values, values.dropFirst()).map { value, next in
      zip(value, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
    return KeyTimes.proportional(to: chords)
  }
}

extension LayerValue {
  fileprivate var asNumber: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var asPoint: SIMD2<Double>? { if case .point(let value) = self { value } else { nil } }
  fileprivate var asRectangle: Rectangle? { if case .rectangle(let value) = self { value } else { nil } }
  fileprivate var asColor: Color? { if case .color(let value) = self { value } else { nil } }
  fileprivate var asTransform: Transform3D? { if case .transform(let value) = self { value } else { nil } }
  fileprivate var asPath: Path? { if case .path(let value) = self { value } else { nil } }
  fileprivate var asNumbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
  fileprivate var asColors: [Color]? { if case .colors(let value) = self { value } else { nil } }
}
