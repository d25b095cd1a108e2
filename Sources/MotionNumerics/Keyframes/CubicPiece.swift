/// A cubic from one value to another, over a part u of 0…1: what every keyframe track is made of.
///
/// v(u) = start + Δ·u + u(1 − u)·[a(1 − u) + b·u] with Δ = end − start, a = v′(0) − Δ and b = Δ − v′(1): a line, and
/// what the slopes at the ends exceed it by. A line is exactly a line then, and both ends are exact.
///
/// - Accuracy: a few ulp of the largest of the terms. Where the cubic is monotone, no value between the ends lies
///   outside them by more than 2 ulp of the larger one.
public struct CubicPiece<Value: VectorValue>: Sendable, Equatable {
  /// The value at part 0.
  public let start: Value
  /// The value at part 1.
  public let end: Value
  /// a: how much steeper the cubic starts than the line.
  @usableFromInline let startExcess: Value
  /// b: how much flatter the cubic ends than the line.
  @usableFromInline let endExcess: Value

  /// The cubic with given values and slopes at both ends; the slopes are per unit of u.
  @inlinable
  public init(from start: Value, slope startSlope: Value, to end: Value, slope endSlope: Value) {
    self.start = start
    self.end = end
    startExcess = startSlope - (end - start)
    endExcess = (end - start) - endSlope
  }

  /// The line from one value to another.
  @inlinable
  public init(from start: Value, to end: Value) {
    self.start = start
    self.end = end
    startExcess = .zero
    endExcess = .zero
  }

  /// Whether nothing overflows between the ends, up to the second derivative, whose factors are at most 6 in all.
  var isFinite: Bool {
    ((end - start) * 16).isFinite && (startExcess * 16).isFinite && (endExcess * 16).isFinite
  }

  /// The value at a part of the way; outside 0…1 the cubic goes on.
  @inlinable
  public func value(at part: Double) -> Value {
    let rest = 1 - part
    let bend = startExcess * rest + endExcess * part
    // Seen from the nearer end: what is rounded then vanishes at both.
    return part <= 0.5
      ? start + ((end - start) + bend * rest) * part
      : end - ((end - start) - bend * part) * rest
  }

  /// The slope dv/du at a part of the way.
  @inlinable
  public func velocity(at part: Double) -> Value {
    let rest = 1 - part
    return (end - start) + startExcess * (rest * (1 - 3 * part)) + endExcess * (part * (2 - 3 * part))
  }

  /// The second derivative d²v/du² at a part of the way.
  @inlinable
  public func acceleration(at part: Double) -> Value {
    startExcess * (6 * part - 4) + endExcess * (2 - 6 * part)
  }
}
