internal import MotionNumerics
internal import VectorScene

/// The rectangle of a plot, with its axes and the map from numbers to points of the picture.
struct PlotFrame {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let times: PlotRange
  let values: PlotRange
  let timeTicks: AxisTicks
  let valueTicks: AxisTicks
  /// Whether the times stand below the frame, or below another one that shares them.
  let labelsTimes: Bool
  /// Values whose lines stand out from the grid.
  var references: [Double] = []

  /// How the labels of the ticks are set.
  static let tickText = TextMeasure(size: 12)

  /// The position of a time along the picture's width.
  func x(_ time: Double) -> Double { left + (right - left) * times.fraction(of: time) }

  /// The position of a value down the picture's height; what is infinite or beyond the axis lies on the frame.
  func y(_ value: Double) -> Double { bottom - (bottom - top) * min(max(values.fraction(of: value), 0), 1) }

  /// Grid, reference lines, frame and the labels of the ticks: all that lies behind the curves.
  var backdrop: [Node] {
    let vertical = timeTicks.ticks.map { tick in (tick, verticalLine(x(tick.value))) }
    let horizontal = valueTicks.ticks.map { tick in (tick, horizontalLine(y(tick.value))) }
    let references =
      vertical.filter { $0.0.value == 0 } + horizontal.filter { self.references.contains($0.0.value) }
    let outline = Path.rectangle(x: left, y: top, width: right - left, height: bottom - top)
    return [
      stroke((vertical + horizontal).map(\.1), PlotInk.grid, width: 1),
      .shape(Shape(outline, stroke: Stroke(PlotInk.frame, width: 1))),
      stroke(references.map(\.1), PlotInk.reference, width: 1.25),
    ] + tickLabels
  }

  private var tickLabels: [Node] {
    let size = Self.tickText.size
    let below = (labelsTimes ? timeTicks.ticks : []).map { tick in
      Label(
        tick.label, at: [x(tick.value), bottom + 8 + size], size: size, anchor: .middle, color: PlotInk.muted)
    }
    let beside = valueTicks.ticks.map { tick in
      // A third of the size brings the middle of the digits to the height of the line.
      Label(
        tick.label, at: [left - 8, y(tick.value) + 0.35 * size], size: size, anchor: .end,
        color: PlotInk.muted)
    }
    return (below + beside).map(Node.label)
  }

  private func verticalLine(_ x: Double) -> [Path.Point] { [[x, top], [x, bottom]] }

  private func horizontalLine(_ y: Double) -> [Path.Point] { [[left, y], [right, y]] }

  private func stroke(_ lines: [[Path.Point]], _ color: Color, width: Double) -> Node {
    .shape(Shape(Path(polylines: lines), stroke: Stroke(color, width: width)))
  }
}
