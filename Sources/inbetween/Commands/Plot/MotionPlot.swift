internal import MotionExport
import MotionNumerics

extension CurvePlot {
  /// The plot of motions over a domain and of recorded data, optionally with the motions' velocities below.
  init(
    of motions: [ParsedMotion], beside tables: [RecordedTable] = [], over domain: ClosedRange<Double>,
    withVelocity: Bool, title: String
  ) throws(CommandFailure) {
    let label = motions.isEmpty ? tables.first?.timeName ?? "time" : try motions.sharedTimeMeaning().label
    let data = tables.flatMap { table in
      zip(table.names, table.columns).map { Series(name: $0, times: table.times, values: $1, note: "recorded") }
    }
    // The reference lines: where the motions start and end. Velocities and recorded numbers have only zero.
    let ends = Set(motions.flatMap { [$0.ends.start, $0.ends.end] }).sorted()
    var panes = [
      Pane(
        yLabel: "value", series: motions.map { Series(of: $0, over: domain) } + data,
        references: motions.isEmpty ? [0] : ends)
    ]
    if withVelocity {
      panes.append(
        Pane(
          yLabel: "velocity", series: motions.map { Series(velocitiesOf: $0, over: domain) }, references: [0]))
    }
    self.init(title: title, xLabel: label, panes: panes)
  }
}

extension CurvePlot.Series {
  fileprivate init(of motion: ParsedMotion, over domain: ClosedRange<Double>) {
    let points = GraphPoints(of: motion, over: domain)
    self.init(
      name: motion.description, times: points.times, values: points.values, note: motion.keyNumbers(over: domain))
  }

  /// The velocities of a motion.
  ///
  /// They may be infinite at the ends of the domain, where the axis ignores them.
  fileprivate init(velocitiesOf motion: ParsedMotion, over domain: ClosedRange<Double>) {
    let points = GraphPoints(velocitiesOf: motion, over: domain)
    self.init(name: motion.description, times: points.times, values: points.values, extent: points.inside)
  }
}

extension ParsedMotion {
  /// The key numbers of the motion in a legend.
  fileprivate func keyNumbers(over domain: ClosedRange<Double>) -> String {
    switch self {
    case .timingCurve(let curve): return curve.range(over: domain).legendNote
    case .tween(let tween):
      // A tween holds its ends, so the curve beyond them is never seen.
      let note = tween.curve.range().legendNote
      return "ends at \(tween.restTime.rounded(digits: 4)) s, \(note)"
    case .preset(let preset): return preset.motion.keyNumbers(over: domain)
    case .secondOrder(let step):
      return step.restTime.isFinite ? "settles after \(step.restTime.rounded(digits: 4)) s" : "never settles"
    case .minimumJerk(let motion): return "ends at \(motion.restTime.rounded(digits: 4)) s"
    case .limited(let motion): return "ends at \(motion.restTime.rounded(digits: 4)) s"
    case .bounded(let motion):
      let contacts = motion.motion.contactTimes.count
      return "rests after \(motion.restTime.rounded(digits: 4)) s, contacts: \(contacts)"
    case .mapped(let motion):
      let span = "\(motion.start.rounded(digits: 4)) to \(motion.end.rounded(digits: 4))"
      return "\(span); as from 0 to 1: \(motion.base.keyNumbers(over: domain))"
    case .delayed(let motion):
      let own = domain.lowerBound - motion.delay...domain.upperBound - motion.delay
      return "after \(motion.delay.rounded(digits: 4)) s: \(motion.base.keyNumbers(over: own))"
    case .timed(let motion):
      return "ends at \(motion.restTime.rounded(digits: 4)) s, \(motion.oscillation.range().legendNote)"
    case .damped(let oscillation): return oscillation.range(over: domain).legendNote
    case .spring(let motion):
      let duration = motion.settlingDuration()
      let rest = duration.isFinite ? "settles after \(duration.rounded(digits: 4)) s" : "never settles"
      let overshoot = motion.overshoot
      return overshoot > 0 ? "\(rest), max \((1 + overshoot).rounded(digits: 4))" : rest
    case .decay(let decay):
      let duration = decay.settlingDuration().rounded(digits: 4)
      return "settles after \(duration) s, at \(decay.distance.rounded(digits: 4))"
    }
  }
}

extension Double {
  /// The number with about `digits` significant digits, without an exponent.
  fileprivate func rounded(digits: Int) -> String {
    var places = digits - 1
    var bound = 10.0
    while places > 0 && magnitude >= bound {
      places -= 1
      bound *= 10
    }
    // The leading zeros of small numbers are not significant.
    bound = 1
    while places < 12 && magnitude < bound && magnitude > 0 {
      places += 1
      bound /= 10
    }
    return rounded(places: places)
  }
}
