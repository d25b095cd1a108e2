import MotionCurves
public import MotionSprings

/// A motion on a spring, or one that slows down, until it reaches a bound; from then on an ``EdgeRule`` applies.
///
/// ```swift
/// let ball = SpringMotion(.bouncy, from: 0, to: 120, velocity: 900).bounded(to: 0...100, edge: .bounce(restitution: 0.6))
/// let list = Decay(from: 250, velocity: 3000).bounded(to: 0...800, edge: .spring(Spring(stiffness: 100, dampingRatio: 1)))
/// ```
///
/// - The contact times are roots in monotone sections, with a relative error of 10⁻¹²; none is missed.
/// - A touch counts as a contact. A motion that starts at a bound and leaves the range has its first contact at once. A
///   motion that starts outside the range starts at the nearest bound, except with a spring as the rule: the spring
///   begins at the given value.
/// - Bounces at a bound end when one is slower than 10⁻⁹ of the first. The motion then rests at the bound. If its
///   spring pulls it away from the bound, it leaves and does not come back. After 4096 bounces there are no more.
/// - An infinite bound has no effect.
/// - Accuracy: that of ``Spring`` and ``Decay`` for each section.
/// - Complexity: O(log *n*) for *n* bounces. Creating the motion allocates once.
public struct BoundedMotion: AcceleratedMotion, Hashable {
  /// The bounds.
  public let range: ClosedRange<Double>
  /// The rule at a bound.
  public let edge: EdgeRule
  /// The first segment, from which the motion was created: it would go on without bounds.
  let origin: BoundedSegment
  /// The segments in order; each after the first begins at a bound.
  package let segments: [BoundedSegment]

  /// The greatest number of bounces.
  static let greatestCount = 4096

  /// Creates the motion that begins with a segment.
  init(_ first: BoundedSegment, within range: ClosedRange<Double>, edge: EdgeRule) throws(ParameterError) {
    try edge.requireAllowed()
    self.range = range
    self.edge = edge
    origin = first
    segments = Self.segments(from: first, within: range, edge)
  }

  /// The times at which the motion reaches a bound, in ascending order, in seconds.
  ///
  /// If the rule applies at the start, at a bound or outside the range, the start is the first contact.
  public var contactTimes: [Double] {
    // The first segment is already what the rule makes of the contact, so only the origin tells.
    let startsWithContact = Self.boundAtOnce(origin, range) != nil
    return segments.dropFirst(startsWithContact ? 0 : 1).map { $0.startTime }
  }

  /// The time at which the motion starts; before it the value is at rest.
  public var startTime: Double { segments[0].startTime }

  /// The value at rest; for an undamped spring, its target.
  public var end: Double { segments[segments.count - 1].end }

  private func segment(at time: Double) -> BoundedSegment {
    let index = (1..<segments.count).partitioningIndex { segments[$0].startTime > time }
    return segments[index - 1]
  }

  /// The value and the velocity at a time in seconds; at a contact, the velocity after it.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    if time < startTime { return (segments[0].start, 0) }
    return segment(at: time).state(at: time)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The acceleration at a time in seconds, without the impulses of the bounces.
  public func acceleration(at time: Double) -> Double {
    if time < startTime { return 0 }
    let segment = segment(at: time)
    return segment.acceleration(after: time - segment.startTime)
  }

  /// The time from which on the value stays near its end: within a thousandth of the last segment's extent.
  public var restTime: Double { segments[segments.count - 1].restTime }

  /// The times from the start until the value stays near its end: within a fraction of the last segment's extent.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    let end = segments[segments.count - 1].restTime(tolerance: tolerance)
    return end.isFinite ? startTime...end : nil
  }

  /// The end.
  public var restValue: Double? { restTime.isFinite ? end : nil }

  /// The time from which on the value stays closer to its end than a distance, and slower than a speed.
  ///
  /// It is the exact last time at which the value is that far away or that fast. The last bounces may all be lower and
  /// slower. The speed before an impact counts.
  ///
  /// - Parameters:
  ///   - distance: in value units, positive.
  ///   - speed: in value units per second, positive.
  /// - Returns: the time on the motion's clock; that of the start if the motion is never that far away or fast, infinite
  ///   for an undamped spring that always comes back.
  /// - Complexity: some dozen transitions for each bounce that is lower and slower.
  public func restTime(within distance: Double, speed: Double) -> Double {
    ParameterError.trapUnless(distance > 0, "distance", distance, "a positive number")
    ParameterError.trapUnless(speed > 0, "speed", speed, "a positive number")
    var next = segments[segments.count - 1]
    let last = next.restTime(within: distance, speed: speed)
    if last > next.startTime { return last }
    for segment in segments.dropLast().reversed() {
      let duration = next.startTime - segment.startTime
      if let time = segment.lastTime(within: duration, asFarAs: distance, from: end, orAsFastAs: speed) {
        return time < duration ? segment.startTime + time : next.startTime
      }
      next = segment
    }
    return startTime
  }
}

extension BoundedMotion {
  /// The first segment and those that follow it.
  private static func segments(
    from first: BoundedSegment, within range: ClosedRange<Double>, _ edge: EdgeRule
  ) -> [BoundedSegment] {
    if let bound = boundAtOnce(first, range) {
      return continuation(of: first, after: 0, at: bound, within: range, edge)
    }
    guard let exit = first.exit(from: range) else { return [first] }
    return [first] + continuation(of: first, after: exit.duration, at: exit.bound, within: range, edge)
  }

  /// The bound that a segment passes at its start: it starts beyond the bound, or at the bound and leaves the range.
  private static func boundAtOnce(_ first: BoundedSegment, _ range: ClosedRange<Double>) -> Double? {
    if first.start < range.lowerBound { return range.lowerBound }
    if first.start > range.upperBound { return range.upperBound }
    for (bound, outward) in [(range.lowerBound, -first.velocity), (range.upperBound, first.velocity)]
    where first.start == bound {
      if outward > 0 || (outward == 0 && first.isHeld(at: bound, of: range)) { return bound }
    }
    return nil
  }

  /// The segments after a bound has been reached.
  private static func continuation(
    of segment: BoundedSegment, after duration: Double, at bound: Double, within range: ClosedRange<Double>,
    _ edge: EdgeRule
  ) -> [BoundedSegment] {
    let state = duration > 0 ? segment.state(after: duration) : (segment.start, segment.velocity)
    let time = segment.startTime + duration
    switch edge {
    case .stop:
      return [BoundedSegment(startTime: time, start: bound, velocity: 0, course: .rest)]
    case .spring(let spring):
      let start = range.contains(segment.start) ? bound : segment.start
      return [
        BoundedSegment(startTime: time, start: start, velocity: state.1, course: .spring(spring, target: bound))
      ]
    case .bounce(let restitution):
      return bounces(of: segment, at: time, bound, speed: state.1, within: range, restitution)
    }
  }

  /// The bounces from a first contact on.
  private static func bounces(
    of segment: BoundedSegment, at time: Double, _ bound: Double, speed: Double, within range: ClosedRange<Double>,
    _ restitution: Double
  ) -> [BoundedSegment] {
    var segments: [BoundedSegment] = []
    var (time, bound, impact) = (time, bound, speed)
    let least = 1e-9 * abs(speed)
    while true {
      let inward: Double = bound == range.upperBound ? -1 : 1
      let velocity = inward * restitution * abs(impact)
      let isLast = segments.count >= greatestCount
      let isSlow = abs(velocity) <= least || isLast
      if isSlow && segment.isHeld(at: bound, of: range) {
        segments.append(BoundedSegment(startTime: time, start: bound, velocity: 0, course: .rest))
        return segments
      }
      let next = BoundedSegment(startTime: time, start: bound, velocity: velocity, course: segment.course)
      segments.append(next)
      guard !isLast, let exit = next.exit(from: isSlow ? range.without(bound) : range) else { return segments }
      impact = next.state(after: exit.duration).velocity
      (time, bound) = (time + exit.duration, exit.bound)
    }
  }
}

extension ClosedRange<Double> {
  /// The range without one of its bounds.
  fileprivate func without(_ bound: Double) -> ClosedRange<Double> {
    bound == upperBound ? lowerBound...(.infinity) : -.infinity...upperBound
  }
}
