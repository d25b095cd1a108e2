import MotionNumerics
import PlotParts
internal import VectorScene

/// The layout of the parts of a plot.
///
/// Texts determine the size of everything around the frames; the frames take the rest.
struct PlotLayout {
  /// The size of the picture, at least that of the plot.
  let size: SIMD2<Double>
  /// The rectangles of the axes, one for each pane.
  let frames: [PlotFrame]
  /// Title, subtitle and the names of the axes.
  let headings: [Node]
  /// The legend under the plot.
  let legend: [Node]

  private static let margin = 24.0
  private static let usualSize = SIMD2(960.0, 600.0)
  private static let smallestFrame = SIMD2(420.0, 300.0)
  /// The height of each pane after the first, usually and at least.
  private static let heightOfFurtherPane = (usual: 240.0, smallest: 150.0)
  /// The width of the tick labels to the left of the smallest frame.
  private static let usualTickWidth = 80.0
  private static let heightOfTimeAxis = 62.0

  init(of plot: CurvePlot) {
    precondition(!plot.panes.isEmpty, "CurvePlot: at least one pane")
    let margin = plot.isBare ? 0 : Self.margin
    let further = Double(plot.panes.count - 1)
    let size = plot.size ?? Self.usualSize + [0, further * Self.heightOfFurtherPane.usual]
    let width = max(size.x, Self.smallestFrame.x + Self.usualTickWidth + 2 * margin)
    let legend = PlotLegend(plot.isBare ? [] : plot.panes[0].series, width: width - 2 * margin)
    var headings = HeadingStack(x: margin, y: margin, width: width - 2 * margin)
    headings.add(plot.isBare ? "" : plot.title, size: 20, weight: .bold, color: PlotInk.text)
    headings.add(plot.subtitle ?? "", size: 14, color: PlotInk.muted)
    if !headings.nodes.isEmpty { headings.addSpace(10) }

    let belowFrames = Self.heightOfTimeAxis + legend.height + margin
    let smallest = Self.smallestFrame.y + further * Self.heightOfFurtherPane.smallest
    let labels = PaneStack.heightOfLabels(plot.panes.count)
    let height = max(size.y, headings.bottom + labels + smallest + belowFrames)
    let stack = PaneStack(
      plot.panes, left: margin, right: width - margin, top: headings.bottom, bottom: height - belowFrames,
      times: PlotRange(covering: plot.panes.flatMap { $0.series.map(\.times) }, padding: 0))

    frames = stack.frames
    self.size = [width, height]
    self.headings = headings.nodes + stack.labels + [stack.timeLabel(plot.xLabel)]
    self.legend = legend.nodes(x: margin, y: height - belowFrames + Self.heightOfTimeAxis)
  }
}

/// A column of lines of text.
struct HeadingStack {
  let x: Double
  let width: Double
  private(set) var bottom: Double
  private(set) var nodes: [Node] = []

  init(x: Double, y: Double, width: Double) {
    self.x = x
    self.width = width
    bottom = y
  }

  /// Adds a line, unless it is empty.
  mutating func add(_ text: String, size: Double, weight: Label.Weight = .regular, color: Color) {
    guard !text.isEmpty else { return }
    let fitting = TextMeasure(size: size, weight: weight).shortened(text, toWidth: width)
    nodes.append(.label(Label(fitting, at: [x, bottom + size], size: size, weight: weight, color: color)))
    bottom += 1.45 * size
  }

  mutating func addSpace(_ height: Double) {
    bottom += height
  }
}
