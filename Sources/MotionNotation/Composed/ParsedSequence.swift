import MotionCurves
import MotionFitting
import MotionSprings

extension MotionKind {
  /// Motions one after another, by the words `then`, `for` and an arrow without a start.
  static let sequence = MotionKind(
    "sequence", "motions one after another, each from where the last one is",
    forms: [
      Form("MOTION then MOTION -> V", "on from there to V; a spring keeps the velocity"),
      Form("MOTION for 0.3s then ...", "until then, though it is not over"),
    ],
    example: "0.3s ease-out 0 -> 120 then spring(1 100 10) -> 100", [])
}

/// Motions of the motion notation one after another: `0.2s ease-in 0 -> 120 then bouncy -> 100`.
///
/// A step begins when the previous one is over, or where `for` cuts it short, and after its own delay; a negative delay
/// is an overlap. With an arrow that names its target alone it goes on from the value of that moment, a spring with
/// its velocity, too. A step with both ends, keyframes, and a group in parentheses have their values. A decay
/// adds its way.
struct ParsedSequence {
  /// A step as written.
  struct Step: Hashable {
    /// The motion, without ends if it has a target.
    let motion: ParsedMotion
    /// The end of a step that goes on from where the last one is; nil for a step with its own values.
    var target: Double?
    /// The time from the step's start after which it is cut short, in seconds.
    var cut: Double?
  }

  /// The steps.
  let steps: [Step]
  private let chain: MotionChain

  /// Creates a sequence of steps in seconds, at least one.
  ///
  /// - Throws: ``ParameterError`` for a step that follows one without an end, and for times that overflow.
  init(_ steps: [Step]) throws(ParameterError) {
    self.steps = steps
    var chain = MotionChain()
    var end = 0.0
    for step in steps { end = try chain.append(step, at: end) }
    if let last = steps.last, last.cut != nil { chain.append(holding: chain.value(at: end), from: end) }
    self.chain = chain
  }
}

extension MotionChain {
  /// Adds a step behind the end of the last one.
  ///
  /// - Returns: the end of the step.
  /// - Throws: ``ParameterError`` for an end that does not come, and for numbers that overflow.
  fileprivate mutating func append(_ step: ParsedSequence.Step, at end: Double) throws(ParameterError) -> Double {
    guard end.isFinite else {
      throw ParameterError(
        parameter: "the motion before 'then'", value: "never over", allowed: "one that ends, or 'for' and a time,")
    }
    guard let last = links.last else {
      append(step.motion, origin: 0, start: 0)
      return step.end(from: max(step.motion.delay, 0), clock: 0)
    }
    let start = max(end + step.motion.delay, last.start)
    var origin = start - step.motion.delay
    // Rounding must not show the motion before its beginning, where it may have another value.
    if start - origin < step.motion.delay { origin = origin.nextDown }
    append(try step.motion(from: state(at: start)), origin: origin, start: start)
    return step.end(from: start, clock: origin)
  }
}

extension ParsedSequence.Step {
  /// The end of the step.
  fileprivate func end(from start: Double, clock origin: Double) -> Double {
    cut.map { start + $0 } ?? origin + motion.restTime
  }

  /// The motion of the step, on from a state if the step has no start.
  fileprivate func motion(from state: (value: Double, velocity: Double)) throws(ParameterError) -> ParsedMotion {
    guard let target else {
      guard motion.box.valueMeaning == .way else { return motion }
      return motion.ending(from: state.value, to: state.value + 1)
    }
    let distance = target - state.value
    try ParameterError.requireFinite(distance, "the distance to the end")
    guard let spring = motion.springMotion else { return motion.ending(from: state.value, to: target) }
    return ParsedMotion(
      try SpringMotion(
        validating: spring.spring, from: state.value, to: target,
        velocity: state.velocity + spring.initialVelocity * distance, startingAt: spring.startTime))
  }

  fileprivate func notation(_ notation: (ParsedMotion) -> String) -> String {
    let arrow = target.map { " -> \($0.shortestDecimal)" } ?? ""
    let cut = cut.map { " for \($0.shortestDecimal)s" } ?? ""
    return motion.closed(notation) + arrow + cut
  }

  fileprivate var parts: [MotionProperty] {
    [MotionProperty("notation", .word(notation { $0.description }))]
  }
}

extension ParsedSequence: Hashable {
  static func == (one: ParsedSequence, other: ParsedSequence) -> Bool { one.steps == other.steps }
  func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension ParsedSequence: ChordBounded {
  func value(at time: Double) -> Double { chain.value(at: time) }
  func velocity(at time: Double) -> Double { chain.velocity(at: time) }
  func state(at time: Double) -> (value: Double, velocity: Double) { chain.state(at: time) }
  func acceleration(at time: Double) -> Double { chain.acceleration(at: time) }
  var restTime: Double { chain.restTime }
  var restValue: Double? { chain.restValue }
  func domain(tolerance: Double) -> ClosedRange<Double>? { chain.domain(tolerance: tolerance) }
  func chordDeviation(over interval: ClosedRange<Double>) -> Double { chain.chordDeviation(over: interval) }
  func nextBreak(after time: Double) -> MotionBreak? { chain.nextBreak(after: time) }
}

extension ParsedSequence: DescribedMotion {
  var kind: MotionKind { .sequence }
  var notation: String { notation { $0.description } }
  var written: String { notation { $0.written } }
  var settlesInTheLimit: Bool { chain.links.last?.motion.box.settlesInTheLimit ?? false }
  var ends: (start: Double, end: Double) {
    (chain.value(at: -.infinity), restValue ?? chain.links.last?.motion.ends.end ?? 0)
  }
  /// A first motion may have begun before time 0, which systems write as a negative delay.
  var shape: ExportShape { chain.domainStart < 0 ? .delayed(.other, by: chain.domainStart) : .other }
  var corners: [Double] { chain.corners }
  var valueMeaning: ValueMeaning { .places }
  var isCompound: Bool { true }
  var peaks: MotionPeaks { chain.peaks }
  var parts: [MotionProperty] { [MotionProperty("steps", .list(steps.map { $0.parts }))] }

  /// The number of steps, the times at which they start, and the end.
  func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("from", scale.value(ends.start)), MotionProperty("to", scale.value(ends.end)),
      MotionProperty("steps", .number(Double(steps.count))),
      MotionProperty("startTimes", label: "start times", .numbers(chain.links.prefix(steps.count).map { $0.start })),
      MotionProperty("restTime", label: "rest time", scale.time(restTime)),
    ]
  }

  private func notation(_ notation: (ParsedMotion) -> String) -> String {
    steps.map { $0.notation(notation) }.joined(separator: " then ")
  }
}
