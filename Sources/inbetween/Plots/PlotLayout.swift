internal import VectorScene

/// Where the parts of a plot lie.
///
/// Everything around the frame has the size that its text needs; the frame takes the rest.
struct PlotLayout {
  /// The size of the picture, at least the one that was asked for.
  let size: SIMD2<Double>
  /// The rectangle of the axes.
  let frame: PlotFrame
  /// Title, subtitle and the names of the axes.
  let headings: [Node]
  /// The legend under the plot.
  let legend: [Node]

  private static let margin = 24.0
  private static let smallestFrame = SIMD2(420.0, 300.0)
  /// Room to the left of the smallest frame for the labels of its ticks.
  private static let usualTickWidth = 80.0
  private static let heightOfTimeAxis = 62.0

  init(of plot: CurvePlot) {
    let margin = Self.margin
    let width = max(plot.size.x, Self.smallestFrame.x + Self.usualTickWidth + 2 * margin)
    let legend = PlotLegend(plot.series, width: width - 2 * margin)
    var headings = HeadingStack(x: margin, y: margin, width: width - 2 * margin)
    headings.add(plot.title, size: 20, weight: .bold, color: PlotInk.text)
    if let subtitle = plot.subtitle { headings.add(subtitle, size: 14, color: PlotInk.muted) }
    headings.addSpace(10)
    headings.add(plot.yLabel, size: 13, color: PlotInk.muted)
    headings.addSpace(6)

    let top = headings.bottom
    let belowFrame = Self.heightOfTimeAxis + legend.height + margin
    let height = max(plot.size.y, top + Self.smallestFrame.y + belowFrame)
    let bottom = height - belowFrame

    let values = PlotRange(covering: plot.series.map(\.values), padding: 0.04)
    let valueTicks = AxisTicks(in: values, atMost: Int((bottom - top) / 34))
    let left = margin + 10 + valueTicks.widestLabel(using: PlotFrame.tickText)
    let right = width - margin - 16
    let times = PlotRange(covering: plot.series.map(\.times), padding: 0)

    frame = PlotFrame(
      left: left, top: top, right: right, bottom: bottom, times: times, values: values,
      timeTicks: Self.timeTicks(in: times, width: right - left), valueTicks: valueTicks)
    size = [width, height]
    self.headings = headings.nodes + [Self.timeLabel(plot.xLabel, under: frame)]
    self.legend = legend.nodes(x: margin, y: bottom + Self.heightOfTimeAxis)
  }

  /// As many ticks as their labels leave room for, at least two.
  private static func timeTicks(in range: PlotRange, width: Double) -> AxisTicks {
    for count in (2...Int(width / 75)).reversed() {
      let ticks = AxisTicks(in: range, atMost: count)
      let labelWidth = ticks.widestLabel(using: PlotFrame.tickText) + 20
      if labelWidth * Double(ticks.ticks.count) <= width { return ticks }
    }
    return AxisTicks(in: range, atMost: 2).outermost
  }

  private static func timeLabel(_ text: String, under frame: PlotFrame) -> Node {
    let fitting = TextMeasure(size: 13).shortened(text, toWidth: frame.right - frame.left)
    let position = SIMD2((frame.left + frame.right) / 2, frame.bottom + 45)
    return .label(Label(fitting, at: position, size: 13, anchor: .middle, color: PlotInk.muted))
  }
}

/// Lines of text one below the other.
private struct HeadingStack {
  let x: Double
  let width: Double
  private(set) var bottom: Double
  private(set) var nodes: [Node] = []

  init(x: Double, y: Double, width: Double) {
    self.x = x
    self.width = width
    bottom = y
  }

  mutating func add(_ text: String, size: Double, weight: Label.Weight = .regular, color: Color) {
    let fitting = TextMeasure(size: size, weight: weight).shortened(text, toWidth: width)
    nodes.append(.label(Label(fitting, at: [x, bottom + size], size: size, weight: weight, color: color)))
    bottom += 1.45 * size
  }

  mutating func addSpace(_ height: Double) {
    bottom += height
  }
}
