public import MotionCurves

/// The delays with which many items start one after the other: by index, by distance, along a curve.
///
/// ```swift
/// let stagger = Stagger(count: 12, interval: 0.04, from: .center)
/// stagger.delay(of: 3)                                            // 0.08
/// let item = SpringMotion(.snappy, from: 0, to: 1).staggered(stagger, at: 3)
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

  /// The time between items.
  public enum Pace: Sendable, Hashable {
    /// The delay from one item to the next, or for each unit of distance, in seconds.
    case interval(Double)
    /// The delay of the farthest item, in seconds.
    case total(Double)
  }

  /// The number of items.
  public let count: Int
  /// The time between items.
  public let pace: Pace
  /// The item that starts first.
  public let origin: Origin
  /// How the delays are distributed.
  public let curve: TimingCurve

  /// Creates delays from one item to the next.
  ///
  /// - Parameters:
  ///   - count: the number of items, at least 1; ``delay(atDistance:of:)`` needs none.
  ///   - interval: in seconds, not negative; for distances the time for each unit, the reciprocal of the speed.
  ///   - origin: the item that starts first.
  ///   - curve: how the delays are distributed.
  /// - Precondition: the numbers are in their domain; ``init(validatingInterval:count:from:curve:)`` throws instead.
  public init(count: Int = 1, interval: Double, from origin: Origin = .first, curve: TimingCurve = .linear) {
    self = ParameterError.orTrap(
      try Self(validatingInterval: interval, count: count, from: origin, curve: curve))
  }

  /// Creates delays from one item to the next, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public init(
    validatingInterval interval: Double, count: Int = 1, from origin: Origin = .first, curve: TimingCurve = .linear
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(interval, "interval")
    try self.init(count, .interval(interval), origin, curve)
  }

  /// Creates delays from the delay of the farthest item.
  ///
  /// - Parameters:
  ///   - count: the number of items, at least 1; ``delay(atDistance:of:)`` needs none.
  ///   - total: the delay of the farthest item, in seconds, not negative.
  ///   - origin: the item that starts first.
  ///   - curve: how the delays are distributed.
  /// - Precondition: the numbers are in their domain; ``init(validatingTotal:count:from:curve:)`` throws instead.
  public init(count: Int = 1, total: Double, from origin: Origin = .first, curve: TimingCurve = .linear) {
    self = ParameterError.orTrap(try Self(validatingTotal: total, count: count, from: origin, curve: curve))
  }

  /// Creates delays from the delay of the farthest item, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public init(
    validatingTotal total: Double, count: Int = 1, from origin: Origin = .first, curve: TimingCurve = .linear
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(total, "total")
    try self.init(count, .total(total), origin, curve)
  }

  private init(_ count: Int, _ pace: Pace, _ origin: Origin, _ curve: TimingCurve) throws(ParameterError) {
    guard count >= 1 else {
      throw ParameterError(parameter: "count", value: count.description, allowed: "at least 1")
    }
    (self.count, self.pace, self.origin, self.curve) = (count, pace, origin, curve)
  }
}

extension Stagger {
  /// The delay of an item.
  ///
  /// - Parameter index: of the item.
  /// - Returns: the delay in seconds; 0 for a single item.
  /// - Precondition: the index is from 0 to below ``count``.
  public func delay(of index: Int) -> Double {
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

  /// The delays of all items, in their order, in seconds.
  public var delays: [Double] { (0..<count).map { delay(of: $0) } }

  /// The delay of an item at a distance from the origin; ``origin`` and ``count`` have no effect here.
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
    switch pace {
    // A linear curve gives exact multiples of the interval.
    case .interval(let interval) where curve == .linear: return interval * distance
    case .interval(let interval): return interval * farthest * curve.value(at: distance / farthest)
    case .total(let total): return total * curve.value(at: distance / farthest)
    }
  }
}

extension ValueGenerator {
  /// The generator of one of many items, delayed by its stagger; before its start it holds its value at time 0.
  ///
  /// - Parameters:
  ///   - stagger: the delays.
  ///   - index: of the item.
  /// - Returns: the delayed generator.
  /// - Precondition: the index is from 0 to below the count of the stagger.
  public func staggered(_ stagger: Stagger, at index: Int) -> Delayed<Self> {
    delayed(by: stagger.delay(of: index))
  }
}
