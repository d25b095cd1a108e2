package import MotionCurves
package import MotionFitting

/// A timing curve over a duration, from 0 to 1.
extension Tween: DescribedMotion where Value == Double {
  package var kind: MotionKind { curve.kind }

  package func acceleration(at time: Double) -> Double {
    if time.isNaN { return .nan }
    guard duration > 0, time >= delay, time <= restTime else { return 0 }
    return (end - start).moving(at: curve.acceleration(at: progress(at: time)) / duration / duration)
  }

  package var notation: String {
    let delay = delay == 0 ? "" : " \(delay.shortestDecimal)s"
    return "\(duration.shortestDecimal)s \(curve)\(delay)"
  }

  package var word: String? { curve.word }
  package var bare: ParsedMotion? { ParsedMotion(curve) }

  package var parts: [MotionProperty] {
    curve.parts + [MotionProperty("duration", .number(duration)), MotionProperty("delay", .number(delay))]
  }

  /// The times of the tween, then the facts of its curve by progress.
  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [
      MotionProperty("duration", scale.duration(duration)), MotionProperty("delay", scale.duration(delay)),
      MotionProperty("curve", .curve(curve)),
    ] + curve.properties(in: scale.byProgress)
  }

  package var peaks: MotionPeaks {
    // A jump from one end to the other.
    duration == 0 ? .infinite : curve.peaks.scaled(value: abs(end - start), time: duration)
  }

  /// A tween holds its ends, so the curve beyond them is never seen.
  package func keyNumbers(over domain: ClosedRange<Double>) -> [KeyNumber] { [.end(restTime), .range(curve.range())] }

  package var shape: ExportShape { .curve(curve, duration: duration, delay: delay) }

  package var corners: [Double] { [delay, restTime] + curve.corners.map { delay + $0 * duration } }

  package func after(_ delay: Double) throws(ParameterError) -> ParsedMotion? {
    ParsedMotion(try Tween(validatingFrom: 0.0, to: 1, duration: duration, curve: curve, delay: delay))
  }
}
