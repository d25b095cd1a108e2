public import MotionCurves

/// A range of times around the last one at which a track was read, with the cubic that applies in it.
///
/// It is all that the next times in the range need: a number's takes less than a line of the cache.
@usableFromInline
struct TrackReading<Value: VectorValue>: Sendable where Value.Precise == Value {
  /// The range; empty at first, and where no cubic with a Bézier applies.
  @usableFromInline var start = Double.infinity
  @usableFromInline var end = -Double.infinity
  @usableFromInline var piece: CubicPiece<Value>
  @usableFromInline var ease = PieceEase.none
  /// The last interval, as a guess for the next search.
  @usableFromInline var interval: Int32 = 0

  @usableFromInline
  init(_ storage: TrackStorage<Value>) { piece = storage.pieces[0] }

  @inlinable
  @inline(__always)
  func contains(_ time: Double) -> Bool { time >= start && time < end }

  /// The fraction of the range that has passed.
  @inlinable
  @inline(__always)
  func fraction(at time: Double) -> Double { (time - start) / (end - start) }
}

/// What eases a cubic over its range: nothing, the Bézier of its segment, or the Bézier of a whole track of one segment.
@usableFromInline
enum PieceEase: UInt8, Sendable {
  case none, segment, whole

  /// The fraction of the cubic for the fraction of the range, with the bits of ``TrackTiming``.
  ///
  /// - Parameters:
  ///   - fraction: the fraction of the range that has passed.
  ///   - curves: a list with the Bézier; it is read in place.
  ///   - index: the index of the Bézier.
  ///   - range: the ends of the range.
  /// - Returns: the fraction of the cubic, limited.
  @usableFromInline
  func eased(_ fraction: Double, by curves: [CubicBezier], at index: Int, over range: (start: Double, end: Double))
    -> Double
  {
    let eased = curves[index].quickValue(at: fraction) ?? curves[index].value(at: fraction)
    guard self == .whole else { return TrackTiming.limited(eased) }
    let warped = range.start.interpolated(to: range.end, by: eased)
    return TrackTiming.limited((warped - range.start) / (range.end - range.start))
  }
}

extension TrackReading {
  /// Moves the range to a time.
  ///
  /// - Returns: the value at the time, and the Bézier that eases the new range, if one does.
  @usableFromInline
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  mutating func move(to time: Double, in storage: TrackStorage<Value>) -> (value: Value, curve: CubicBezier?) {
    let (value, segment) = read(at: time, in: storage)
    ease = .none
    guard let segment, storage.springs.isEmpty else { return (value, nil) }
    guard let timing = storage.easing?.timing else {
      setPiece(segment, of: storage)
      return (value, nil)
    }
    if let whole = timing.overallCurve {
      guard storage.pieces.count == 1, timing.segmentCurves.isEmpty, let curve = whole.cubicBezier else {
        return (value, nil)
      }
      setPiece(0, of: storage)
      ease = .whole
      return (value, curve)
    }
    guard segment < timing.segmentCurves.count, timing.segmentCurves[segment] != .linear else {
      setPiece(segment, of: storage)
      return (value, nil)
    }
    guard let curve = timing.segmentCurves[segment].cubicBezier else { return (value, nil) }
    setPiece(segment, of: storage)
    ease = .segment
    return (value, curve)
  }

  /// The value of a track that curves ease; the range moves only before the first key and after the last one.
  @usableFromInline
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  mutating func easedValue(at time: Double, in storage: TrackStorage<Value>) -> Value {
    read(at: time, in: storage).value
  }

  /// Empties the range, or sets it before the first key and after the last one.
  ///
  /// - Returns: the value at the time, and the index of its segment if it lies between the keys.
  @inline(__always)
  private mutating func read(at time: Double, in storage: TrackStorage<Value>) -> (value: Value, segment: Int?) {
    let timeline = storage.timeline
    let position = storage.position(at: time, near: Int(interval))
    let value = storage.easedValue(at: position)
    interval = Int32(truncatingIfNeeded: position.interval)
    (start, end) = (.infinity, -.infinity)
    guard time >= timeline.start && time < timeline.end else {
      hold(value, at: time, outside: timeline)
      return (value, nil)
    }
    return (value, position.interval)
  }

  @inline(__always)
  private mutating func setPiece(_ interval: Int, of storage: TrackStorage<Value>) {
    piece = storage.pieces[interval]
    (start, end) = (storage.timeline.knots[interval], storage.timeline.knots[interval + 1])
  }

  /// Sets the range before the first key or after the last one, where the value holds.
  ///
  /// It is limited, so that fractions of it are numbers. A value with −0, whose sign the constant piece would lose, is
  /// not cached, and neither is an infinite one, which the piece would make NaN.
  @inline(__always)
  private mutating func hold(_ value: Value, at time: Double, outside timeline: Timeline) {
    let isKept = (0..<Value.scalarCount).allSatisfy {
      value[scalar: $0].isFinite && (value[scalar: $0] != 0 || value[scalar: $0].sign == .plus)
    }
    guard !time.isNaN && isKept else { return }
    piece = CubicPiece(from: value, to: value)
    let most = 0x1p1000
    (start, end) = time < timeline.start ? (-most, min(timeline.start, most)) : (max(timeline.end, -most), most)
  }
}
