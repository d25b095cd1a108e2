package import MotionCurves
package import MotionFitting
package import MotionSprings

extension MotionKind {
  static let damped = MotionKind(
    "damped", "the damped oscillation 1 − e^(−decay·x)·cos(frequency·x)",
    forms: [Form("damped(decay, frequency)", "1 - e^(-decay x) cos(frequency x)")],
    example: "damped(5, 30)", [Parameter("decay", "a number of at least 0"), Parameter("frequency")],
    maker: .named([["decay", "frequency"]]) { numbers throws(ParameterError) in
      ParsedMotion(try DampedOscillation(of: numbers))
    },
    take: { scanner throws(NotationError) in ParsedMotion(try scanner.takeDampedOscillation()) })
}

extension DampedOscillation: DescribedMotion {
  package var kind: MotionKind { .damped }
  package var notation: String { description }

  package var parts: [MotionProperty] {
    [MotionProperty("decay", .number(decay)), MotionProperty("frequency", .number(frequency))]
  }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    scale.extent(range()) + [
      MotionProperty("settlingDuration", label: "settling duration", scale.duration(settlingDuration()))
    ]
  }

  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { [.range(range(over: domain))] }
  package var timeMeaning: ParsedMotion.TimeMeaning { .x }
  package var shape: ExportShape { .damped(decay: decay, frequency: frequency) }
  package var corners: [Double] { [0] + [extremum(at: 0), extremum(at: 1)].compactMap { $0 } }

  package func lasting(_ duration: Double, after delay: Double) throws(ParameterError) -> ParsedMotion? {
    ParsedMotion(try TimedOscillation(validating: self, duration: duration, delay: delay))
  }
}

extension TimedOscillation: DescribedMotion {
  package var kind: MotionKind { .damped }
  package var notation: String { description }
  package var bare: ParsedMotion? { ParsedMotion(oscillation) }

  package var parts: [MotionProperty] {
    oscillation.parts + [MotionProperty("duration", .number(duration)), MotionProperty("delay", .number(delay))]
  }

  /// The times, the range and the end of the oscillation.
  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("duration", scale.duration(duration)), MotionProperty("delay", scale.duration(delay))]
      + scale.extent(oscillation.range()) + [MotionProperty("end", scale.place(end))]
  }

  package var peaks: MotionPeaks {
    duration == 0 ? .infinite : oscillation.peaks.scaled(value: 1, time: duration)
  }

  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] {
    [.end(restTime), .range(oscillation.range())]
  }

  package var shape: ExportShape { delay == 0 ? .other : .delayed(.other, by: delay) }
  package var corners: [Double] { [delay, restTime] + oscillation.corners.map { delay + $0 * duration } }

  package func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? {
    ParsedMotion(try TimedOscillation(validating: oscillation, duration: duration, delay: delay))
  }
}
