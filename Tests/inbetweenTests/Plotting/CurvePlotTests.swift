import MotionNumerics
import PlotParts
import Testing
import VectorScene

@testable import inbetween

@Suite struct CurvePlotTests {
  // MARK: Lines

  @Test func samplesLieWhereTheAxesSay() throws {
    let frame = PlotLayout(of: plot([unitSeries])).frames[0]
    let points = points(of: [.init(name: "", times: [0, 2, 4], values: [0, 1, 0.5])])
    let expected = [(0, 0), (2, 1), (4, 0.5)].map { time, value in
      Path.Point(
        frame.left + (frame.right - frame.left) * time / 4,
        frame.bottom - (frame.bottom - frame.top) * (value + 0.04) / 1.08)
    }
    #expect(points.count == 1)
    #expect(isClose(try #require(points.first), expected))
  }

  @Test(
    arguments: [
      ([0, 1, 0, 1, 0], [5]), ([0, 1, .nan, 1, 0], [2, 2]), ([.nan, 1, 0, .nan, .nan], [2]),
      ([0, 1, .nan, .nan, 1, 0, 1], [2, 3]), ([.nan, .nan], []), ([], []),
    ] as [([Double], [Int])])
  func missingValuesAreGaps(values: [Double], lengths: [Int]) {
    let series = CurvePlot.Series(name: "", times: values.indices.map { Double($0) / 2 }, values: values)
    #expect(points(of: [series]).map(\.count) == lengths)
  }

  @Test func timesThatAreNotFiniteAreGaps() {
    let times = [0, 1, .infinity, 2, 3, .nan, 3, 4]
    let series = CurvePlot.Series(name: "", times: times, values: [0, 1, 0, 1, 0, 0, 1, 0])
    #expect(points(of: [series]).map(\.count) == [2, 2, 2])
  }

  @Test func aLoneSampleIsADot() throws {
    let frame = PlotLayout(of: plot([unitSeries])).frames[0]
    let dot = try #require(points(of: [.init(name: "", times: [1, 2, 3], values: [.nan, 1, .nan])]).first)
    let center = Path.Point((frame.left + frame.right) / 2, frame.y(1))
    #expect(dot.count == 5)
    #expect(isClose([(dot[0] + dot[2]) / 2, (dot[1] + dot[3]) / 2], [center, center]))
  }

  @Test func infiniteValuesEndAtTheFrame() {
    let frame = PlotLayout(of: plot([unitSeries])).frames[0]
    let values = [0.5, .infinity, -.infinity, 0.25, .infinity, .infinity, .infinity]
    let series = CurvePlot.Series(name: "", times: [0, 0.5, 1, 1.5, 2, 3, 4], values: values)
    let lines = points(of: [series])
    let (middle, lower) = (frame.y(0.5), frame.y(0.25))
    let heights = [[middle, frame.top], [frame.bottom, lower, frame.top]]
    #expect(lines.map(\.count) == heights.map(\.count))
    for (line, expected) in zip(lines, heights) {
      #expect(isClose(line.map { [0, $0.y] }, expected.map { [0, $0] }))
    }
  }

  @Test func jumpsAreVertical() {
    let lines = points(of: [.init(name: "", times: [0, 2, 2, 4], values: [0, 0, 1, 1])])
    #expect(lines.map(\.count) == [4])
    #expect(lines[0][1].x == lines[0][2].x)
  }

  @Test func stylesDifferInColorAndInDashes() {
    let styles = (0..<64).map { SeriesStyle(index: $0).stroke }
    #expect(Set(styles).count == 64)
    #expect(Set(styles.prefix(8).map(\.paint)).count == 8)
    #expect(Set(styles.prefix(8).map(\.dash)).count == 8)
    #expect(SeriesStyle(index: 64).stroke == styles[0])
  }

  // MARK: Axes

  @Test func zeroAndOneAreEmphasised() {
    let references = lines(drawnIn: PlotInk.reference, of: plot([unitSeries]))
    // The times' zero, and the values' zero and one.
    #expect(references == 3)
    let away = CurvePlot.Series(name: "", times: [2, 3], values: [5, 9])
    #expect(lines(drawnIn: PlotInk.reference, of: plot([away])) == 0)
  }

  /// The target of the values is none of the velocities, nor of a motion that goes elsewhere.
  @Test(
    arguments: [
      ("snappy", [0, 1]), ("snappy 5 -> 7", [5, 7]), ("ease", [0, 1]), ("decay(velocity: 10, deceleration: 0.99)", nil),
    ] as [(String, [Double]?)]) func linesAreEmphasisedWhereMotionsStartAndEnd(motion: String, ends: [Double]?) throws
  {
    let motion = try ParsedMotion(parsing: motion)
    let plot = try CurvePlot(of: [MovingCurve(motion)], over: 0...1, withVelocity: true, title: "")
    #expect(plot.panes[1].references == [0])
    #expect(plot.panes[0].references == ends ?? [0, motion.value(at: .infinity)])
  }

  private static let anyValues: [[Double]] = [
    [-1.7e308, 1.7e308], [1e300, 2e300], [1e-300, 2e-300], [0, .leastNonzeroMagnitude], [7, 7], [0, 0],
    [.greatestFiniteMagnitude, .greatestFiniteMagnitude], [1, 1.0.nextUp], [-1e15, -999_999_999_999_999],
    [.nan, .nan], [.infinity, -.infinity], [.infinity, 1], [],
  ]

  @Test(arguments: anyValues)
  func anyValuesGiveAPlot(values: [Double]) throws {
    for times in [values, values.indices.map(Double.init)] {
      let plot = plot([.init(name: "extreme", times: times, values: values)])
      let scene = plot.scene()
      #expect(try scene.svg().hasSuffix("</svg>\n"))
      #expect(scene.size == [960, 600])
      let frame = PlotLayout(of: plot).frames[0]
      #expect(frame.timeTicks.ticks.count >= 2)
      #expect(frame.valueTicks.ticks.count >= 2)
      #expect(labels(of: scene).allSatisfy { $0.text.count <= 24 })
      expectInside(scene, frame)
    }
  }

  @Test func noSeriesGivesEmptyAxes() {
    let scene = plot([]).scene()
    #expect(labels(of: scene).map(\.text).contains("1.0"))
    #expect(scene.size == [960, 600])
  }

  @Test func tickLabelsDoNotOverlap() {
    let ranges: [[Double]] = [
      [0, 1], [1, 1 + 4e-9], [1e300, 1.0000001e300], [-1e15, -1e15 + 1e7], [-1e-205, -1.000000009e-205],
    ]
    for ends in ranges {
      var plot = plot([.init(name: "", times: ends, values: ends)])
      plot.size = [1, 1]
      let frame = PlotLayout(of: plot).frames[0]
      let positions = frame.timeTicks.ticks.map { frame.x($0.value) }
      let spacing = zip(positions, positions.dropFirst()).map { $1 - $0 }.min() ?? .infinity
      #expect(spacing > frame.timeTicks.widestLabel(using: PlotFrame.tickText), "\(ends)")
    }
  }

  // MARK: Panes

  @Test func panesShareTheTimes() {
    var plot = plot([unitSeries])
    plot.panes.append(.init(yLabel: "velocity", series: [.init(name: "", times: [0, 4], values: [-1e6, 3e6])]))
    let layout = PlotLayout(of: plot)
    let (upper, lower) = (layout.frames[0], layout.frames[1])
    #expect((upper.left, upper.right) == (lower.left, lower.right))
    #expect(upper.times == lower.times)
    #expect(upper.bottom < lower.top && lower.bottom < layout.size.y)
    #expect(upper.bottom - upper.top > lower.bottom - lower.top)
    #expect((lower.values.lower, lower.values.upper) == (-1.16e6, 3.16e6))
    let texts = labels(of: plot.scene()).map(\.text)
    for text in ["value", "velocity", "time (s)"] { #expect(texts.filter { $0 == text }.count == 1) }
    expectNoOverlap(labels(of: plot.scene()))
    // Only the lower pane has the times below it.
    #expect(texts.filter { $0 == "3.5" }.count == 1)
    for size in [SIMD2(1.0, 1), [500, 700], [2000, 2000]] {
      plot.size = size
      for frame in PlotLayout(of: plot).frames {
        #expect(frame.bottom - frame.top >= 150 && frame.right - frame.left >= 400)
        #expect(frame.valueTicks.ticks.count >= 2)
      }
      expectNoOverlap(labels(of: plot.scene()))
    }
  }

  @Test func valuesBeyondTheExtentAreCutOff() throws {
    let series = CurvePlot.Series(name: "", times: [0, 1, 2], values: [1e9, 1, 0], extent: 0...1)
    let plot = plot([series])
    let frame = PlotLayout(of: plot).frames[0]
    #expect((frame.values.lower, frame.values.upper) == (-0.04, 1.04))
    let line = try #require(polylines(of: frame.path(of: series)).first)
    #expect(isClose(line, [[frame.left, frame.top], [frame.x(1), frame.y(1)], [frame.right, frame.y(0)]]))
  }

  @Test func aBarePlotHasNoTitleLegendOrMargins() {
    var plot = plot([unitSeries])
    plot.isBare = true
    let scene = plot.scene()
    let texts = labels(of: scene).map(\.text)
    #expect(!texts.contains("Title") && !texts.contains("unit") && texts.contains("time (s)"))
    #expect(scene.title.isEmpty)
    #expect(scene.description == "value against time (s): unit")
    #expect(PlotLayout(of: plot).frames[0].top < 30)
  }

  // MARK: Headings and legend

  @Test func textsAppear() {
    var plot = plot([.init(name: "ease", times: [0, 1], values: [0, 1], note: "max 1")])
    plot.subtitle = "Subtitle"
    let scene = plot.scene()
    let texts = labels(of: scene).map(\.text)
    for text in ["Title", "Subtitle", "time (s)", "value", "ease", "max 1"] { #expect(texts.contains(text)) }
    #expect(scene.title == "Title")
    #expect(scene.description == "value against time (s): ease (max 1)")
    #expect(scene.background == .white)
  }

  @Test(arguments: [1, 2, 3, 8, 9, 40])
  func theLegendLiesUnderThePlotAndInsideThePicture(count: Int) {
    for length in [4, 30, 59, 60, 61, 500] {
      let name = "linear(" + String(repeating: "0", count: length - 2) + ")"
      let series = (0..<count).map { _ in
        CurvePlot.Series(name: name, times: [0, 1], values: [0, 1], note: "max 1.053 · settles in 1.234 s")
      }
      let plot = plot(series)
      let scene = plot.scene()
      let frame = PlotLayout(of: plot).frames[0]
      let names = labels(of: scene).filter { $0.text.hasPrefix("linear(") }
      #expect(names.count == count)
      #expect(names.allSatisfy { $0.text.count <= 60 && $0.text.hasSuffix(")") })
      #expect(frame.bottom - frame.top >= 300 - 1e-9)
      expectInside(scene, frame)
      expectNoOverlap(labels(of: scene))
    }
  }

  @Test func aSmallPictureHasRoomForItsParts() {
    let name = String(repeating: "long name ", count: 9)
    let note = String(repeating: "long note ", count: 9)
    var plot = plot([.init(name: name, times: [0, 1], values: [0, 1], note: note)])
    plot.size = [1, 1]
    plot.title = String(repeating: "A title without end ", count: 20)
    let scene = plot.scene()
    let frame = PlotLayout(of: plot).frames[0]
    #expect(frame.right - frame.left >= 400)
    expectInside(scene, frame)
    expectNoOverlap(labels(of: scene))
  }

  @Test func theSamePlotGivesTheSameBytes() throws {
    let series = CurvePlot.Series(name: "a", times: [0, 0.1, 1], values: [0, 0.7, 1])
    #expect(try Array(plot([series]).scene().svg().utf8) == Array(plot([series]).scene().svg().utf8))
  }

  @Test func trapsWhenValuesAreMissing() async {
    await #expect(processExitsWith: .failure) {
      let series = CurvePlot.Series(name: "", times: [0, 1], values: [0])
      _ = CurvePlot(title: "", xLabel: "", panes: [.init(yLabel: "", series: [series])]).scene()
    }
  }
}

// MARK: Support

extension CurvePlotTests {
  /// Times 0…4, values 0…1.
  private var unitSeries: CurvePlot.Series { .init(name: "unit", times: [0, 4], values: [0, 1]) }

  private func plot(_ series: [CurvePlot.Series]) -> CurvePlot {
    CurvePlot(title: "Title", xLabel: "time (s)", panes: [.init(yLabel: "value", series: series)])
  }

  /// The points of the lines of series in the axes of `unitSeries`.
  private func points(of series: [CurvePlot.Series]) -> [[Path.Point]] {
    let frame = PlotLayout(of: plot([unitSeries])).frames[0]
    return series.flatMap { polylines(of: frame.path(of: $0)) }
  }

  private func polylines(of path: Path) -> [[Path.Point]] {
    var lines: [[Path.Point]] = []
    for element in path.elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      default: Issue.record("a plot draws straight lines")
      }
    }
    return lines
  }

  private func isClose(_ points: [Path.Point], _ expected: [Path.Point]) -> Bool {
    points.count == expected.count
      // A line passes samples by as far as nobody sees.
      && zip(points, expected).allSatisfy { ($0 - $1).x.magnitude < 0.05 && ($0 - $1).y.magnitude < 0.05 }
  }

  private func lines(drawnIn color: Color, of plot: CurvePlot) -> Int {
    leaves(of: plot.scene().nodes).reduce(0) { count, node in
      guard case .shape(let shape) = node, shape.stroke?.paint == .color(color) else { return count }
      return count + polylines(of: shape.path).count
    }
  }

  private func leaves(of nodes: [Node]) -> [Node] {
    nodes.flatMap { node in
      if case .group(let group) = node { leaves(of: group.children) } else { [node] }
    }
  }

  private func labels(of scene: Scene) -> [Label] {
    leaves(of: scene.nodes).compactMap { if case .label(let label) = $0 { label } else { nil } }
  }

  private func bounds(of label: Label) -> (left: Double, right: Double, top: Double, bottom: Double) {
    let width = TextMeasure(size: label.size, weight: label.weight).width(of: label.text)
    let share = label.anchor == .start ? 0 : label.anchor == .middle ? 0.5 : 1
    let left = label.position.x - share * width
    return (left, left + width, label.position.y - 0.75 * label.size, label.position.y + 0.2 * label.size)
  }

  /// All texts lie inside the picture and outside the frame, which lies inside as well.
  private func expectInside(_ scene: Scene, _ frame: PlotFrame) {
    #expect(frame.left >= 0 && frame.right <= scene.size.x && frame.bottom <= scene.size.y)
    for label in labels(of: scene) {
      let box = bounds(of: label)
      #expect(box.left >= 0 && box.right <= scene.size.x, "\(label.text)")
      #expect(box.top >= 0 && box.bottom <= scene.size.y, "\(label.text)")
      #expect(box.right < frame.left || box.bottom < frame.top || box.top > frame.bottom, "\(label.text)")
    }
  }

  private func expectNoOverlap(_ labels: [Label]) {
    for (index, label) in labels.enumerated() {
      let box = bounds(of: label)
      for other in labels[..<index].map(bounds) {
        let isApart =
          other.right < box.left || box.right < other.left || other.bottom < box.top || box.bottom < other.top
        #expect(isApart, "\(label.text)")
      }
    }
  }
}
