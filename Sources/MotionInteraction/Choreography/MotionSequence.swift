public import MotionCurves
public import MotionSprings

/// A sequence of steps: each starts at the previous end and, unless it is a tween, with the previous velocity.
///
/// ```swift
/// let hop = MotionSequence([
///   .tween(to: -20, duration: 0.12, curve: .easeOut),
///   .spring(.bouncy, to: 120, for: 0.3),
///   .spring(.smooth, to: 100),
///   .minimumJerk(to: 0, duration: 0.4, after: 1),
/// ])
/// ```
///
/// - A step starts at the end of the previous step plus the step's delay. A negative delay is an overlap: the step
///   takes over with the value and the velocity of that moment, but never before the previous step has started.
/// - Between two steps, and after the last one, a spring goes on towards its target; other steps hold their end.
/// - Accuracy: that of each step.
/// - Complexity: O(log *n*) for *n* steps. Creating the sequence allocates once.
public struct MotionSequence<Value: VectorValue>: AcceleratedMotion {
  /// The value at the start, and before it.
  public let start: Value
  /// The velocity at the start; the first step continues it.
  public let initialVelocity: Value
  /// The time of the start, in seconds.
  public let startTime: Double
  /// The steps.
  public let steps: [MotionStep<Value>]
  /// The time at which each step starts, in seconds, in ascending order.
  public let startTimes: [Double]
  let segments: [MotionPiece<Tween<Value.Precise>>]

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - steps: the steps; with no steps the value stays at the start.
  ///   - start: the value at the start.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain; ``init(validating:from:velocity:startingAt:)`` throws instead.
  public init(
    _ steps: [MotionStep<Value>], from start: Value = .zero, velocity: Value = .zero, startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validating: steps, from: start, velocity: velocity, startingAt: startTime))
  }

  /// Creates a sequence with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain, and for a step that comes after an undamped spring
  ///   without a duration, which never ends.
  public init(
    validating steps: [MotionStep<Value>], from start: Value = .zero, velocity: Value = .zero,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    guard start.isFinite && velocity.isFinite && startTime.isFinite else {
      throw ParameterError(motionFrom: start, to: start, velocity: velocity, at: startTime)
    }
    self.start = start
    self.startTime = startTime
    initialVelocity = velocity
    self.steps = steps
    var (segments, startTimes): ([MotionPiece<Tween<Value.Precise>>], [Double]) = ([], [])
    var end = startTime
    for step in steps {
      try ParameterError.requireFinite(step.delay, "delay")
      let time = max(end + step.delay, startTimes.last ?? startTime)
      try ParameterError.requireFinite(time, "the start of a step")
      let state = segments.last.map { $0.course(at: time) } ?? (start.precise, velocity.precise, .zero)
      let segment = try MotionPiece<Tween<Value.Precise>>(step.course, from: state, to: step.target.precise, at: time)
      segments.append(segment)
      startTimes.append(time)
      if let duration = step.duration { try ParameterError.requireNotNegative(duration, "duration") }
      // Infinite for a spring that never rests.
      end = step.duration.map { time + $0 } ?? segment.restTime
    }
    self.segments = segments
    self.startTimes = startTimes
  }

  /// The step at a time; nil before the first one.
  private func segment(at time: Double) -> MotionPiece<Tween<Value.Precise>>? {
    let index = startTimes.indices.partitioningIndex { startTimes[$0] > time }
    return index > 0 ? segments[index - 1] : nil
  }

  /// Zero, or NaN for a NaN time.
  private func nothing(at time: Double) -> Value { start * (time.isNaN ? time : 0) }

  /// The value and the velocity at a time in seconds.
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    segment(at: time).map { Value.rounding($0.state(at: time)) } ?? (start + nothing(at: time), nothing(at: time))
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The acceleration at a time in seconds, in value units per second squared; zero for a tween.
  public func acceleration(at time: Double) -> Value {
    segment(at: time).map { Value(rounding: $0.acceleration(at: time)) } ?? nothing(at: time)
  }

  /// The time at which the last step rests; ``startTime`` if there are no steps.
  public var restTime: Double { segments.last?.restTime ?? startTime }

  /// The times from the start until the last step stays within a fraction of its distance from its target.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let end = segments.last.map { $0.end(tolerance: tolerance) } ?? startTime
    return end.isFinite ? startTime...max(startTime, end) : nil
  }

  /// The target of the last step, or the start value if there are no steps; nil for a spring that never rests.
  public var restValue: Value? {
    guard let last = segments.last else { return start }
    return last.restValue.map { Value(rounding: $0) }
  }

  /// Whether the last step is at rest.
  public func isAtRest(at time: Double) -> Bool { segments.last?.isAtRest(at: time) ?? (time >= startTime) }
}

extension MotionSequence: Equatable {
  /// Two sequences are equal if their start values, velocities, start times and steps are.
  public static func == (a: MotionSequence, b: MotionSequence) -> Bool {
    a.start == b.start && a.initialVelocity == b.initialVelocity && a.startTime == b.startTime && a.steps == b.steps
  }
}

extension MotionSequence: Hashable where Value: Hashable {
  /// Hashes the start value, the velocity, the start time and the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(initialVelocity)
    hasher.combine(startTime)
    hasher.combine(steps)
  }
}
