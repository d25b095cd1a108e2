import LayerAnimation

extension CurvePlot {
  /// The largest number of properties that are drawn in separate axes.
  private static let maximumPaneCount = 4

  /// The plot of an animation's columns; each property has its own axes, unless there are many.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for more columns than can be told apart.
  init(of document: AnimationDocument, over domain: ClosedRange<Double>, title: String) throws(CommandFailure) {
    let names = Array(document.columnNames.dropFirst())
    let limit = Self.maximumCurveCount
    guard names.count <= limit else {
      throw .badData("\(names.count) columns to be plotted, at most \(limit) are allowed")
    }
    let samples = AnimationSamples(document)
    let series = names.indices.map { column in
      let points = GraphPoints(over: domain, corners: []) { time in
        samples.columns(at: [time])[column + 1][0]
      }
      let note = points.values.finiteRange?.legendNote
      return Series(name: names[column], times: points.times, values: points.values, note: note)
    }
    let channels = document.channels.all
    let widths = channels.map { $0.columnNames(isLone: channels.count == 1).count }
    guard channels.count <= Self.maximumPaneCount else {
      self.init(title: title, xLabel: "time (s)", panes: [Pane(yLabel: "value", series: series)])
      return
    }
    var panes: [Pane] = []
    var start = 0
    for (channel, width) in zip(channels, widths) {
      let own = start..<start + width
      // The other columns have no points here. So each column has the same line style in all axes, and one entry in the
      // legend.
      let shown = series.enumerated().map { index, series in own.contains(index) ? series : series.withoutPoints }
      panes.append(Pane(yLabel: channel.keyPath?.description ?? "progress", series: shown))
      start += width
    }
    self.init(title: title, xLabel: "time (s)", panes: panes)
  }
}

extension CurvePlot.Series {
  fileprivate var withoutPoints: CurvePlot.Series {
    CurvePlot.Series(name: name, times: [], values: [], note: note)
  }
}
