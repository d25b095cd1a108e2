public import MotionCurves
import MotionFitting

/// Four cubes that move around each other: pulled through two forms, then a loop of eight, then a graceful stop.
///
/// A pull p leads linearly through the forms 0…2. In the loop each of the eight steps is eased by the curve. A stop
/// continues the loop unchanged up to the next even form, whose picture equals that of form 0. After the completion
/// delay the effect is idle. A begin before the pull is complete starts the loop at the form of the pull.
///
/// The channels are the cubes' centres in the plane of the layer, in points, and the form at the start of the step,
/// 0…7. At the begin from a whole pull and at the reset the cubes change their names, but the picture stays the same.
/// NaN gives NaN, and so does an infinite time in the loop, because the loop has no limit.
///
/// - Complexity: constant for every call and every query.
///
/// `exact`: nothing jumps. `legacy`: a stop takes the eased progress for a time, so that the cubes jump by up to 0.2449
/// of a step; and a begin resets to form 0 from any pull.
///
/// Source: `Documentation/Effects.md`, *Cube refresh*.
public struct CubeRefresh: Sendable, Hashable {
  /// The states that it goes through.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// At rest at form 0.
    case idle
    /// Moved by a pull.
    case pulling
    /// Loading, the start delay included.
    case looping
    /// Continuing to the next even form.
    case finishing
    /// At form 0 again, during the completion delay.
    case resetting
  }

  /// The parameters.
  public let parameters: Parameters
  /// Whether the defects of the original are kept.
  package let variant: EffectVariant
  /// The calls so far.
  public var calls = RefreshCalls()
  private var run: Run?

  /// Creates the effect at rest.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:variant:)`` throws instead.
  public init(parameters: Parameters = Parameters(), variant: EffectVariant = .exact) {
    self = ParameterError.orTrap(try Self(validating: parameters, variant: variant))
  }

  /// Creates the effect at rest, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a cube or duration below 0.001, a
  ///   negative shadow or delay, a colour that is not finite, or a curve that is not monotone within 0…1.
  public init(validating parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.validate()
    self.parameters = parameters
    self.variant = variant
  }
}

extension CubeRefresh: RefreshEffect {
  /// Moves the cubes with a pull, starts or continues their loop, or stops it.
  ///
  /// A pull leads through the forms 0…2. A begin starts the loop after the start delay, or cancels a stop while
  /// finishing. An end stops at the next even form: at once at an even form, else after at most two steps.
  public mutating func follow(_ call: RefreshCall, at time: Double) {
    switch call {
    case .pull: run = nil
    case .begin: run = Run(clock: clock(from: calls.pull, at: time))
    case .end: run = run.map { Run(clock: $0.clock, stop: stop(of: $0.clock, at: time)) }
    case .resume:
      if let stop = run?.stop, time < stop.finish {
        run = Run(clock: stop.clock)
        return
      }
      // The cubes rest at their first form.
      calls.begin(at: time)
      run = Run(clock: clock(from: 0, at: time))
    }
  }

  /// The end of the completion delay after the last step; −∞ before the first begin, ∞ while the effect loops.
  public var restTime: Double {
    guard let run else { return -.infinity }
    return run.stop.map { $0.finish + parameters.completionDelay } ?? .infinity
  }

  /// The begin, the forms of the loop, the stop and the reset.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    guard let run, let begin = calls.beginTime else { return [] }
    var corners = [begin, run.clock.start]
    var clock = run.clock
    var last = range.upperBound
    if let stop = run.stop, let end = calls.endTime {
      corners += forms(of: run.clock, from: range.lowerBound, to: min(end, last))
      corners += [end, stop.finish, stop.finish + parameters.completionDelay]
      clock = stop.clock
      last = min(stop.finish, last)
    }
    return (corners + forms(of: clock, from: range.lowerBound, to: last)).filter { range.contains($0) }
  }

  /// The times at which a clock reaches its forms; none for steps of less than a millisecond, which no picture shows.
  private func forms(of clock: CubeClock, from start: Double, to end: Double) -> [Double] {
    guard clock.stepDuration >= 1e-3, start.isFinite, end.isFinite else { return [] }
    return TimeRounding.ticks(from: clock.steps(at: start).rounded(.up), to: clock.steps(at: end))
      .map { clock.time(of: $0) }
  }

  /// The state at a time.
  public func phase(at time: Double) -> Phase {
    guard let run, let begin = calls.beginTime, time >= begin else { return calls.pull > 0 ? .pulling : .idle }
    guard let stop = run.stop, let end = calls.endTime, time >= end else { return .looping }
    if time < stop.finish { return .finishing }
    return time < stop.finish + parameters.completionDelay ? .resetting : .idle
  }
}

extension CubeRefresh {
  private typealias Run = CubeMotion.Run

  /// The generator of the cubes' pose.
  var motion: CubeMotion { CubeMotion(calls: calls, run: run, curve: parameters.curve) }

  private func clock(from pull: Double, at time: Double) -> CubeClock {
    CubeClock(
      start: time + parameters.startDelay, offset: loopOffset(ofPull: pull), stepDuration: parameters.stepDuration)
  }

  /// The number of loop steps that lead to the pose of a pull; 0 for a whole pull, whose picture equals that of no
  /// pull.
  private func loopOffset(ofPull pull: Double) -> Double {
    let steps = Double(CubeForms.pullCount) * pull
    let whole = steps.rounded(.down)
    guard variant == .exact, steps < Double(CubeForms.pullCount) else { return 0 }
    return whole + progress(forEased: steps - whole)
  }

  /// The fraction of a step's time at which an eased progress is reached: the inverse of the curve.
  func progress(forEased easedProgress: Double) -> Double {
    parameters.curve.crossings(of: easedProgress).first ?? easedProgress
  }

  /// The stop at the next even form.
  ///
  /// After an odd form it takes one step, after an even one two, or none if the cubes rest at it.
  private func stop(of clock: CubeClock, at time: Double) -> Run.Stop {
    let steps = clock.steps(at: time)
    let target = 2 * (steps / 2).rounded(.up)
    guard steps < target else { return Run.Stop(clock: clock, finish: time) }
    var rest = clock
    if variant == .legacy {
      let whole = steps.rounded(.down)
      let eased = whole + parameters.curve.value(at: steps - whole)
      rest = CubeClock(start: time, offset: eased, stepDuration: clock.stepDuration)
    }
    return Run.Stop(clock: rest, finish: max(time, rest.time(of: target)))
  }
}
