import PlotParts
internal import VectorScene

/// The panes of a plot in a column, with their labels.
struct PaneStack {
  /// The rectangles of the axes.
  private(set) var frames: [PlotFrame] = []
  /// The labels of the y axes, each above its frame.
  private(set) var labels: [Node] = []
  private let left: Double
  private let right: Double
  private let bottom: Double

  private static let labelText = TextMeasure(size: 13)
  /// The height of a label above its frame.
  private static let heightOfLabel = 1.45 * 13.0 + 6
  /// The distance between a frame and the label of the next one.
  private static let gap = 18.0
  private static let tickSpacing = 34.0

  /// The height of everything except the frames.
  static func heightOfLabels(_ count: Int) -> Double {
    Double(count) * heightOfLabel + Double(count - 1) * gap
  }

  /// Lays out panes in a rectangle; the first one is higher than the others.
  init(
    _ panes: [CurvePlot.Pane], left: Double, right: Double, top: Double, bottom: Double, times: PlotRange
  ) {
    let available = bottom - top - Self.heightOfLabels(panes.count)
    let unit = available / (3 + 2 * Double(panes.count - 1))
    let heights = panes.indices.map { ($0 == 0 ? 3 : 2) * unit }
    let values = panes.map { pane in
      PlotRange(covering: pane.series.map(\.shownValues), padding: 0.04)
    }
    let valueTicks = zip(values, heights).map { AxisTicks(in: $0, atMost: Int($1 / Self.tickSpacing)) }
    let tickWidth = valueTicks.map { $0.widestLabel(using: PlotFrame.tickText) }.max() ?? 0

    self.left = left + 10 + tickWidth
    self.right = right - 16
    self.bottom = bottom
    let timeTicks = Self.timeTicks(in: times, width: self.right - self.left)
    var stack = HeadingStack(x: left, y: top, width: right - left)
    for index in panes.indices {
      if index > 0 { stack.addSpace(Self.gap) }
      let start = stack.bottom
      stack.add(panes[index].yLabel, size: Self.labelText.size, color: PlotInk.muted)
      stack.addSpace(start + Self.heightOfLabel - stack.bottom)
      frames.append(
        PlotFrame(
          left: self.left, top: stack.bottom, right: self.right, bottom: stack.bottom + heights[index], times: times,
          values: values[index], timeTicks: timeTicks, valueTicks: valueTicks[index],
          labelsTimes: index == panes.count - 1, references: panes[index].references))
      stack.addSpace(heights[index])
    }
    labels = stack.nodes
  }

  /// The label of the x axis, under the last frame.
  func timeLabel(_ text: String) -> Node {
    let fitting = Self.labelText.shortened(text, toWidth: right - left)
    let position = SIMD2((left + right) / 2, bottom + 45)
    return .label(Label(fitting, at: position, size: Self.labelText.size, anchor: .middle, color: PlotInk.muted))
  }

  /// The largest number of ticks whose labels do not overlap, at least two.
  private static func timeTicks(in range: PlotRange, width: Double) -> AxisTicks {
    for count in (2...Int(width / 75)).reversed() {
      let ticks = AxisTicks(in: range, atMost: count)
      let labelWidth = ticks.widestLabel(using: PlotFrame.tickText) + 20
      if labelWidth * Double(ticks.ticks.count) <= width { return ticks }
    }
    return AxisTicks(in: range, atMost: 2).outermost
  }
}
