import MotionNumerics

extension CurvePlot {
  /// The plot of motions over a domain, their velocities below them on request.
  init(of motions: [NotatedMotion], over domain: ClosedRange<Double>, withVelocity: Bool, title: String) {
    var panes = [Pane(yLabel: "value", series: motions.map { Series(of: $0, over: domain) })]
    if withVelocity {
      panes.append(Pane(yLabel: "velocity", series: motions.map { Series(velocitiesOf: $0, over: domain) }))
    }
    self.init(title: title, xLabel: NotatedMotion.timeLabel(of: motions), panes: panes)
  }
}

extension CurvePlot.Series {
  fileprivate init(of motion: NotatedMotion, over domain: ClosedRange<Double>) {
    let points = GraphPoints(of: motion, over: domain)
    self.init(
      name: motion.description, times: points.times, values: points.values, note: motion.keyNumbers(over: domain))
  }

  /// The velocities, which may be infinite at the ends of the domain: the axis does not follow them there.
  fileprivate init(velocitiesOf motion: NotatedMotion, over domain: ClosedRange<Double>) {
    let points = GraphPoints(velocitiesOf: motion, over: domain)
    self.init(name: motion.description, times: points.times, values: points.values, extent: points.inside)
  }
}

extension NotatedMotion {
  /// What motions that are looked at together take for their time.
  fileprivate static func timeLabel(of motions: [NotatedMotion]) -> String {
    let labels = Set(motions.map(\.timeLabel))
    return labels.count == 1 ? labels.first ?? "time" : "time"
  }

  private var timeLabel: String {
    switch self {
    case .timingCurve: "progress"
    case .damped: "x"
    case .spring, .decay: "time (s)"
    }
  }

  /// What a legend says about the motion.
  fileprivate func keyNumbers(over domain: ClosedRange<Double>) -> String {
    switch self {
    case .timingCurve(let curve): return curve.range(over: domain).legendNote
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

extension ClosedRange<Double> {
  /// What a legend says about the values of a curve.
  var legendNote: String { "min \(lowerBound.rounded(places: 4)) · max \(upperBound.rounded(places: 4))" }
}

extension Double {
  /// The number with as many decimals, unless it is so large that they do not matter.
  func rounded(places: Int) -> String {
    guard magnitude < 1e6 else { return shortestDecimal }
    let unitsPerWhole = (0..<places).reduce(1.0) { power, _ in power * 10 }
    // Adding zero turns −0 into 0.
    return ((self * unitsPerWhole).rounded() / unitsPerWhole + 0).shortestDecimal
  }

  /// The number with about as many digits, as long as they are decimals.
  fileprivate func rounded(digits: Int) -> String {
    var places = digits - 1
    var bound = 10.0
    while places > 0 && magnitude >= bound {
      places -= 1
      bound *= 10
    }
    // Small numbers have zeros behind the point, which are no digits.
    bound = 1
    while places < 12 && magnitude < bound && magnitude > 0 {
      places += 1
      bound /= 10
    }
    return rounded(places: places)
  }
}
