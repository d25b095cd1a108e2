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
      name: motion.description, times: points.times, values: points.values, note: motion.legend(over: domain))
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
  fileprivate func legend(over domain: ClosedRange<Double>) -> String {
    if let base, let arrow {
      let span = "\(arrow.start.rounded(digits: 4)) to \(arrow.end.rounded(digits: 4))"
      return "\(span); as from 0 to 1: \(base.legend(over: domain))"
    }
    if let base, delay != 0 {
      let own = domain.lowerBound - delay...domain.upperBound - delay
      return "after \(delay.rounded(digits: 4)) s: \(base.legend(over: own))"
    }
    return keyNumbers(over: domain).map(\.words).joined(separator: ", ")
  }
}

extension KeyNumber {
  fileprivate var words: String {
    switch self {
    case .end(let time): "ends at \(time.rounded(digits: 4)) s"
    case .settling(let time): time.isFinite ? "settles after \(time.rounded(digits: 4)) s" : "never settles"
    case .rest(let time): "rests after \(time.rounded(digits: 4)) s"
    case .range(let range): range.legendNote
    case .maximum(let value): "max \(value.rounded(digits: 4))"
    case .place(let value): "at \(value.rounded(digits: 4))"
    case .contacts(let count): "contacts: \(count)"
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
