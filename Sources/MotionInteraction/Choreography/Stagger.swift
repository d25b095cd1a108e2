public import MotionCurves

/// The delays with which many items start one after the other: by index, by distance, along a curve.
///
/// ```swift
/// let stagger = Stagger(interval: 0.04, from: .center)
/// let item = SpringMotion(.snappy, from: 0, to: 1).staggered(stagger, at: 3, of: 12)
/// let ripple = Stagger(total: 0.6, curve: .easeOut)
/// let delay = ripple.delay(atDistance: 120, of: 400)
/// ```
///
/// - The delay is farthest·interval·c(steps/farthest): `steps` counts from the origin, `farthest` is the greatest count
///   of any item, and c is a timing curve, linear for even intervals. A total replaces farthest·interval: it is the
///   delay of the farthest item.
/// - Complexity: that of the curve.
public struct Stagger: Sendable, Hashable {
  /// The item that starts first.
  public enum Origin: Sendable, Hashable {
    /// The first item.
    case first
    /// The last item.
    case last
    /// The item in the middle, or both middle items.
    case center
    /// The first and the last item.
    case edges
    /// The item at an index.
    case index(Int)
  }

  /// The item that starts first.
  public let origin: Origin
  /// How the delays are distributed.
  public let curve: TimingCurve
  /// The delay from one item to the next, or for each unit of distance, in seconds; nil if there is a ``total``.
  public let interval: Double?
  /// The delay of the farthest item, in seconds; nil if there is an ``interval``.
  public let total: Double?

  /// Creates delays from one item to the next.
  ///
  /// - Parameters:
  ///   - interval: in seconds, not negative; for distances the time for each unit, the reciprocal of the speed.
  ///   - origin: the item that starts first.
  ///   - curve: how the delays are distributed.
  /// - Precondition: the interval is finite and not negative; ``init(validatingInterval:from:curve:)`` throws instead.
  public init(interval: Double, from origin: Origin = .first, curve: TimingCurve = .linear) {
    self = ParameterError.orTrap(try Self(validatingInterval: interval, from: origin, curve: curve))
  }

  /// Creates delays from one item to the next, with a number from outside.
  ///
  /// - Throws: ``ParameterError`` unless the interval is finite and not negative.
  public init(
    validatingInterval interval: Double, from origin: Origin = .first, curve: TimingCurve = .linear
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(interval, "interval")
    (self.origin, self.curve, self.interval, total) = (origin, curve, interval, nil)
  }

  /// Creates delays from the delay of the farthest item.
  ///
  /// - Parameters:
  ///   - total: the delay of the farthest item, in seconds, not negative.
  ///   - origin: the item that starts first.
  ///   - curve: how the delays are distributed.
  /// - Precondition: the total is finite and not negative; ``init(validatingTotal:from:curve:)`` throws instead.
  public init(total: Double, from origin: Origin = .first, curve: TimingCurve = .linear) {
    self = ParameterError.orTrap(try Self(validatingTotal: total, from: origin, curve: curve))
  }

  /// Creates delays from the delay of the farthest item, with a number from outside.
  ///
  /// - Throws: ``ParameterError`` unless the total is finite and not negative.
  public init(
    validatingTotal total: Double, from origin: Origin = .first, curve: TimingCurve = .linear
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(total, "total")
    (self.origin, self.curve, interval, self.total) = (origin, curve, nil, total)
  }
}

extension Stagger {
  /// The delay of an item.
  ///
  /// - Parameters:
  ///   - index: of the item.
  ///   - count: the number of items.
  /// - Returns: the delay in seconds; 0 for a single item.
  /// - Precondition: the index is that of an item.
  public func delay(at index: Int, of count: Int) -> Double {
    ParameterError.trapUnless(index >= 0 && index < count, "the index of an item", index, "from 0 to below the count")
    let last = count - 1
    let (steps, farthest): (Int, Int)
    switch origin {
    case .first: (steps, farthest) = (index, last)
    case .last: (steps, farthest) = (last - index, last)
    case .center: (steps, farthest) = (last / 2 - min(index, last - index), last / 2)
    case .edges: (steps, farthest) = (min(index, last - index), last / 2)
    case .index(let first):
      let first = min(max(first, 0), last)
      (steps, farthest) = (abs(index - first), max(first, last - first))
    }
    return delay(atDistance: Double(steps), of: Double(farthest))
  }

  /// The delay of an item at a distance from the origin; ``origin`` has no effect here.
  ///
  /// - Parameters:
  ///   - distance: in any unit, not negative.
  ///   - farthest: the greatest distance of any item.
  /// - Returns: the delay in seconds; 0 if the greatest distance is 0.
  /// - Precondition: the distance is from 0 to the greatest one, which is finite.
  public func delay(atDistance distance: Double, of farthest: Double) -> Double {
    ParameterError.trapUnless(
      distance >= 0 && distance <= farthest && farthest.isFinite, "a distance", distance, "from 0 to the greatest one")
    guard farthest > 0 else { return 0 }
    // A linear curve gives exact multiples of the interval.
    if let interval, curve == .linear { return interval * distance }
    return (total ?? (interval ?? 0) * farthest) * curve.value(at: distance / farthest)
  }
}

extension ValueGenerator {
  /// The generator of one of many items, delayed by its stagger; before its start it holds its value at time 0.
  ///
  /// - Parameters:
  ///   - stagger: the delays.
  ///   - index: of the item.
  ///   - count: the number of items.
  /// - Returns: the delayed generator.
  /// - Precondition: the index is that of an item.
  public func staggered(_ stagger: Stagger, at index: Int, of count: Int) -> Delayed<Self> {
    delayed(by: stagger.delay(at: index, of: count))
  }
}
