public import MotionCurves

/// Many tracks that are read together, frame after frame: those of a scene, a rig or a screen of layers.
///
/// For each track the cubic at the time of the last frame, and a Bézier that eases it, lie in arrays. So a frame reads
/// memory in order, where separate tracks are spread over it. The values equal ``KeyframeTrack/value(at:)`` to the bit,
/// at any times. Some tracks are read themselves between their first and their last key: those with springs, with
/// curves that are no Béziers, or with a curve over several segments.
///
/// ```swift
/// var batch = TrackBatch(tracks)
/// batch.sample(at: frameTime, into: &values)
/// ```
///
/// - Complexity: O(1) for each track if the frame is near the previous one; no allocation in a frame. A track of numbers
///   takes 56 bytes, and 160 more if any track has curves; the tracks themselves are shared.
public struct TrackBatch<Value: VectorValue>: Sendable {
  private var tracks: [KeyframeTrack<Value>]
  @usableFromInline var readings: [TrackReading<Value.Precise>]
  /// A Bézier for each track; empty if no track has curves.
  @usableFromInline var curves: [CubicBezier] = []

  /// Creates a batch of tracks, in their order.
  public init(_ tracks: some Sequence<KeyframeTrack<Value>>) {
    self.tracks = Array(tracks)
    readings = self.tracks.map { TrackReading($0.storage) }
    for track in self.tracks { makePlaceForCurves(of: track) }
  }

  /// The number of tracks.
  public var count: Int { tracks.count }

  /// The track at an index; a new one can take its place.
  public subscript(index: Int) -> KeyframeTrack<Value> {
    get { tracks[index] }
    set {
      tracks[index] = newValue
      readings[index] = TrackReading(newValue.storage)
      makePlaceForCurves(of: newValue)
    }
  }

  /// Adds a track at the end.
  public mutating func append(_ track: KeyframeTrack<Value>) {
    tracks.append(track)
    readings.append(TrackReading(track.storage))
    makePlaceForCurves(of: track)
  }

  private mutating func makePlaceForCurves(of track: KeyframeTrack<Value>) {
    guard !curves.isEmpty || track.storage.easing != nil else { return }
    while curves.count < tracks.count { curves.append(.ease) }
  }

  /// The values of all tracks at one time.
  ///
  /// - Parameters:
  ///   - time: any number; NaN gives NaN.
  ///   - values: receives a value for each track; its count is that of the batch.
  @inlinable
  public mutating func sample(at time: Double, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", readings.count, "tracks")
    for index in values.indices { values[index] = Value(rounding: value(of: index, at: time)) }
  }

  /// The value of each track at its own time, as of animations that have begun at different times.
  ///
  /// - Precondition: as many times and values as tracks.
  @inlinable
  public mutating func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", readings.count, "tracks")
    ParameterError.trapUnlessSameCount(times.count, "times", readings.count, "tracks")
    for index in values.indices { values[index] = Value(rounding: value(of: index, at: times[index])) }
  }

  @inlinable
  @inline(__always)
  mutating func value(of index: Int, at time: Double) -> Value.Precise {
    guard readings[index].contains(time) else { return valueElsewhere(of: index, at: time) }
    var fraction = readings[index].fraction(at: time)
    if readings[index].ease != .none {
      fraction = readings[index].ease.eased(
        fraction, by: curves, at: index, over: (readings[index].start, readings[index].end))
    }
    return readings[index].piece.value(at: fraction)
  }

  /// The value at a time outside the range that was read last; the range moves there.
  @usableFromInline
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  mutating func valueElsewhere(of index: Int, at time: Double) -> Value.Precise {
    let moved = readings[index].move(to: time, in: tracks[index].storage)
    if let curve = moved.curve { curves[index] = curve }
    return moved.value
  }
}
