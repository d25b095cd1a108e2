import MotionNumerics
import TableReading

extension CurvePlot {
  /// The largest number of quantities that are drawn in separate axes.
  private static let maximumPaneCount = 4

  /// The plot of curves over a domain and of recorded data, optionally with the curves' velocities below.
  ///
  /// Each quantity has its own axes, unless there are many. Recorded data are values.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for more curves of documents than can be told apart.
  init(
    of curves: [MovingCurve], beside tables: [RecordedTable] = [], over domain: ClosedRange<Double>,
    withVelocity: Bool = false, title: String
  ) throws(CommandFailure) {
    let label = curves.isEmpty ? tables.first?.timeName ?? "time" : try curves.sharedTimeMeaning().label
    let count = curves.count { $0.motion == nil }
    guard count <= Self.maximumCurveCount else {
      throw .badData("\(count) columns to be plotted, at most \(Self.maximumCurveCount) are allowed")
    }
    let data = tables.flatMap { table in
      zip(table.names, table.columns).map { Series(name: $0, times: table.times, values: $1, note: "recorded") }
    }
    var quantities: [String] = data.isEmpty ? [] : ["value"]
    for curve in curves where !quantities.contains(curve.quantity) { quantities.append(curve.quantity) }
    if quantities.count > Self.maximumPaneCount { quantities = [] }
    let series = curves.map { Series(of: $0, over: domain) } + data
    let velocities =
      withVelocity
      ? try curves.map { (curve) throws(CommandFailure) in
        try Series(velocitiesOf: curve, over: domain)
      } : []
    var panes: [Pane] = []
    for quantity in quantities.isEmpty ? [nil] : quantities.map(Optional.some) {
      // The other curves have no points here. So each curve has the same line style in all axes, and one entry in the
      // legend.
      let shown = series.enumerated().map { index, series in
        let own = index < curves.count ? curves[index].quantity : "value"
        return quantity == nil || own == quantity ? series : series.withoutPoints
      }
      panes.append(
        Pane(yLabel: quantity ?? "value", series: shown, references: Self.references(of: curves, quantity)))
    }
    for quantity in velocities.isEmpty ? [] : panes.map(\.yLabel) {
      let shown = velocities.enumerated().map { index, series in
        quantities.isEmpty || curves[index].quantity == quantity ? series : series.withoutPoints
      }
      panes.append(
        Pane(yLabel: quantity == "value" ? "velocity" : "\(quantity) velocity", series: shown, references: [0]))
    }
    self.init(title: title, xLabel: label, panes: panes)
  }

  /// The reference lines of axes: where motions start and end, 0 and 1 for documents, 0 for recorded numbers alone.
  private static func references(of curves: [MovingCurve], _ quantity: String?) -> [Double] {
    let own = curves.filter { quantity == nil || $0.quantity == quantity }
    guard !own.isEmpty else { return [0] }
    return Set(
      own.flatMap { curve -> [Double] in curve.motion.map { [$0.ends.start, $0.ends.end] } ?? [0, 1] }
    ).sorted()
  }
}

extension CurvePlot.Series {
  fileprivate init(of curve: MovingCurve, over domain: ClosedRange<Double>) {
    let points = curve.graph(over: domain)
    let note = curve.motion.map { $0.legend(over: domain) } ?? points.values.finiteRange?.legendNote
    self.init(name: curve.legendName, times: points.times, values: points.values, note: note)
  }

  /// The velocities of a curve.
  ///
  /// They may be infinite at the ends of the domain, where the axis ignores them.
  fileprivate init(velocitiesOf curve: MovingCurve, over domain: ClosedRange<Double>) throws(CommandFailure) {
    let points = try curve.velocityGraph(over: domain)
    self.init(name: curve.legendName, times: points.times, values: points.values, extent: points.inside)
  }

  fileprivate var withoutPoints: CurvePlot.Series {
    CurvePlot.Series(name: name, times: [], values: [], note: note)
  }
}

extension MovingCurve {
  /// The name in a legend: a motion of a document has its notation behind its name there.
  fileprivate var legendName: String {
    guard let motion, motion.description != name else { return name }
    return "\(name): \(motion)"
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
    case .cycle(let time): "repeats every \(time.rounded(digits: 4)) s"
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
