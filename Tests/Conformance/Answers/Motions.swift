internal import MotionNumerics

// Questions that every motion answers. Each value is asked for alone, together with its velocity and in a batch: all three have
// the same bits, or there is no answer.

/// The values of a motion at the times of a case.
func values(
  of motion: some Motion<Double>, at test: ConformanceCase, within bound: Double = .infinity, sameBits: Bool = false
) throws(ConformanceError) -> Answers {
  let times = try test.numbers()
  var batch = [Double](repeating: 0, count: times.count)
  var span = batch.mutableSpan
  motion.sample(at: times.span, into: &span)
  var answers: [Answer] = []
  for (index, time) in times.enumerated() {
    let value = motion.value(at: time)
    try requireSameBits(value, batch[index], motion.state(at: time).value, at: time, of: test)
    answers.append(.number(value))
  }
  return .given(answers, bound: bound, sameBits: sameBits)
}

/// The velocities of a motion at the times of a case.
func velocities(
  of motion: some Motion<Double>, at test: ConformanceCase, within bound: Double = .infinity, sameBits: Bool = false
) throws(ConformanceError) -> Answers {
  let times = try test.numbers()
  var batch = [Double](repeating: 0, count: times.count)
  var speeds = batch
  var span = batch.mutableSpan
  var speedSpan = speeds.mutableSpan
  motion.sample(at: times.span, into: &span, velocities: &speedSpan)
  var answers: [Answer] = []
  for (index, time) in times.enumerated() {
    let velocity = motion.velocity(at: time)
    try requireSameBits(velocity, speeds[index], motion.state(at: time).velocity, at: time, of: test)
    answers.append(.number(velocity))
  }
  return .given(answers, bound: bound, sameBits: sameBits)
}

private func requireSameBits(
  _ number: Double, _ inBatch: Double, _ inState: Double, at time: Double, of test: ConformanceCase
) throws(ConformanceError) {
  // −0 and 0 are the same.
  func isSame(_ other: Double) -> Bool { other == number || (other.isNaN && number.isNaN) }
  guard isSame(inBatch) && isSame(inState) else {
    throw ConformanceError(
      message: "at \(time) there is \(number), but \(inBatch) in a batch, \(inState) with value and velocity")
  }
}

/// The result of a call with numbers of a file, which the library accepts.
func accepted<Made>(_ make: () throws(ParameterError) -> Made) throws(ConformanceError) -> Made {
  do {
    return try make()
  } catch {
    throw ConformanceError(message: error.description)
  }
}
