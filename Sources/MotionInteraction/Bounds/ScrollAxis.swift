public import MotionCurves
public import MotionSprings

/// One axis of a scroll view: how far its content follows a finger, and how it moves when the finger lets go.
///
/// Within the bounds the content follows the finger; beyond them a ``RubberBand`` holds it back. After
/// the release the content slows down as ``Decay``. At the exact time at which it reaches an end, it goes on with its
/// velocity on a spring to that end. With pages it comes to rest at a multiple instead.
///
/// ```swift
/// let list = ScrollAxis(bounds: 0...2400, extent: 480)
/// let dragged = list.offset(draggedTo: -90)                       // held back beyond the end
/// let flick = list.released(at: 1900, velocity: 4000)             // a motion
/// flick.value(at: 0.3)
/// let pages = ScrollAxis(bounds: 0...2400, extent: 480, landing: .pages(length: 480))
/// ```
///
/// ``ScrollMotion`` is content on such an axis, with the events of a finger.
///
/// - The velocity is that of the content. Within the bounds it is the finger's; beyond an end, the finger's times
///   ``slope(draggedTo:)``.
/// - Accuracy, complexity: those of ``BoundedMotion``.
///
/// Source: `UIScrollView`, as in many ports: 0.998 per millisecond, a rubber band of 0.55 and a critically damped spring of
/// stiffness 100 (I. Lobanov, *How UIScrollView works*, 2019).
public struct ScrollAxis: Sendable, Hashable {
  /// Where the content comes to rest.
  public enum Landing: Sendable, Hashable {
    /// Anywhere.
    case anywhere
    /// At the multiple of a length nearest to the natural end of the motion, at most one page away; on a spring.
    case pages(length: Double)
    /// At the multiple of a length nearest to the natural end of the motion.
    ///
    /// The content slows down a little more or less than otherwise. If that would change the motion too much, it moves
    /// on a spring.
    case multiples(of: Double)
  }

  /// The offsets of the content between its ends.
  public let bounds: ClosedRange<Double>
  /// The extent of the view, which is also the reach of its rubber band.
  public let extent: Double
  /// The fraction of the velocity that remains after a millisecond.
  public let deceleration: Double
  /// Where the content comes to rest; multiples are counted from the lower bound.
  public let landing: Landing
  /// The spring to an end.
  public let edge: Spring
  /// The spring to a page.
  public let page: Spring

  /// Creates the axis of a scroll view.
  ///
  /// - Parameters:
  ///   - bounds: the offsets of the content between its ends, finite.
  ///   - extent: the extent of the view, positive.
  ///   - deceleration: the fraction of the velocity that remains after a millisecond, above 0 and below 1.
  ///   - landing: where the content comes to rest.
  ///   - edge: the spring to an end.
  ///   - page: the spring to a page.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingBounds:extent:deceleration:landing:edge:page:)`` throws instead.
  public init(
    bounds: ClosedRange<Double>, extent: Double, deceleration: Double = Decay.scrollViewNormal,
    landing: Landing = .anywhere, edge: Spring = Spring(stiffness: 100, dampingRatio: 1),
    page: Spring = Spring(stiffness: 200, dampingRatio: 1)
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingBounds: bounds, extent: extent, deceleration: deceleration, landing: landing, edge: edge, page: page))
  }

  /// Creates the axis of a scroll view with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  @inline(never)
  public init(
    validatingBounds bounds: ClosedRange<Double>, extent: Double, deceleration: Double = Decay.scrollViewNormal,
    landing: Landing = .anywhere, edge: Spring = Spring(stiffness: 100, dampingRatio: 1),
    page: Spring = Spring(stiffness: 200, dampingRatio: 1)
  ) throws(ParameterError) {
    try ParameterError.requireFinite(bounds.lowerBound, "the lower bound")
    try ParameterError.requireFinite(bounds.upperBound, "the upper bound")
    try ParameterError.requirePositive(extent, "extent")
    _ = try Decay(validatingVelocity: 0.0, deceleration: deceleration)
    switch landing {
    case .anywhere: break
    case .pages(let length), .multiples(of: let length): try ParameterError.requirePositive(length, "length")
    }
    self.bounds = bounds
    self.extent = extent
    self.deceleration = deceleration
    self.landing = landing
    self.edge = edge
    self.page = page
  }
}

extension ScrollAxis {
  /// The offset of the content that a finger has dragged to a place; beyond an end it is held back.
  public func offset(draggedTo place: Double) -> Double {
    let end = place.clamped(to: bounds)
    return end == place ? place : end + RubberBand(dimension: extent).value(at: place - end)
  }

  /// The place of a finger that holds the content at an offset, for a finger that catches the moving content.
  ///
  /// The inverse of ``offset(draggedTo:)``.
  ///
  /// - Parameter offset: the offset of the content.
  /// - Returns: the place; nil for an offset that no drag reaches: beyond an end by the extent or more.
  public func place(for offset: Double) -> Double? {
    let end = offset.clamped(to: bounds)
    return end == offset ? offset : RubberBand(dimension: extent).drag(for: offset - end).map { end + $0 }
  }

  /// The ratio of the velocities of the content and the finger at a place.
  public func slope(draggedTo place: Double) -> Double {
    let end = place.clamped(to: bounds)
    return end == place ? 1 : RubberBand(dimension: extent).slope(at: place - end)
  }

  /// The motion of the content after a release.
  ///
  /// - Parameters:
  ///   - offset: the offset of the content, finite.
  ///   - velocity: its velocity, finite; ``VelocityTracker`` measures the finger's velocity.
  ///   - time: the time of the release, in seconds, finite.
  /// - Returns: the motion, which rests in its ``BoundedMotion/restValue``.
  /// - Precondition: the numbers are finite; ``released(validatingAt:velocity:time:)`` throws instead.
  public func released(at offset: Double, velocity: Double, time: Double = 0) -> BoundedMotion {
    ParameterError.orTrap(try released(validatingAt: offset, velocity: velocity, time: time))
  }

  /// The motion of the content after a release, with numbers from outside; see ``released(at:velocity:time:)``.
  ///
  /// - Throws: ``ParameterError`` for a number or a distance that is not finite.
  public func released(
    validatingAt offset: Double, velocity: Double, time: Double = 0
  ) throws(ParameterError) -> BoundedMotion {
    try ParameterError.requireFinite(offset, "offset")
    try ParameterError.requireFinite(time, "time")
    let decay = try Decay(validatingVelocity: velocity, from: offset, deceleration: deceleration, startingAt: time)
    guard let target = target(from: offset, distance: decay.distance) else {
      return try decay.bounded(validatingTo: bounds, edge: .spring(edge))
    }
    let unbounded = -Double.infinity...Double.infinity
    let rate = velocity / (target - offset)
    if case .multiples = landing, rate > 0.5 * decay.rate && rate < 2 * decay.rate {
      // The velocity stays the same; the distance is a little longer or shorter.
      let segment = BoundedSegment(startTime: time, start: offset, velocity: velocity, course: .decay(rate: rate))
      return try BoundedMotion(segment, within: unbounded, edge: .stop)
    }
    return try SpringMotion(validating: page, from: offset, to: target, velocity: velocity, startingAt: time)
      .bounded(validatingTo: unbounded)
  }

  /// The multiple at which the content comes to rest; nil if it may come to rest anywhere.
  private func target(from offset: Double, distance: Double) -> Double? {
    let here = offset - bounds.lowerBound
    let number: Double
    let length: Double
    switch landing {
    case .anywhere: return nil
    case .multiples(of: let step):
      length = step
      number = ((here + distance) / length).rounded()
    case .pages(let page):
      length = page
      let current = (here / length).rounded()
      number = ((here + distance) / length).rounded().clamped(to: current - 1...current + 1)
    }
    let multiple = bounds.lowerBound + length * number
    return multiple.isNaN ? offset.clamped(to: bounds) : multiple.clamped(to: bounds)
  }
}

extension Double {
  /// The nearest number within a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
