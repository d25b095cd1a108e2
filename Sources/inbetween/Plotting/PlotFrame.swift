internal import MotionNumerics
import PlotParts
internal import VectorScene

/// The rectangle of a plot, with its axes and the mapping from numbers to points of the picture.
struct PlotFrame {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let times: PlotRange
  let values: PlotRange
  let timeTicks: AxisTicks
  let valueTicks: AxisTicks
  /// Whether this frame has the labels of the times; otherwise a frame below it has them.
  let labelsTimes: Bool
  /// Values with emphasised grid lines.
  var references: [Double] = []

  /// The text size of tick labels.
  static let tickText = TextMeasure.ticks

  /// The horizontal position of a time.
  func x(_ time: Double) -> Double { left + (right - left) * times.fraction(of: time) }

  /// The vertical position of a value; an infinite value, or one beyond the axis, is on the frame.
  func y(_ value: Double) -> Double { bottom - (bottom - top) * min(max(values.fraction(of: value), 0), 1) }

  /// Everything behind the curves: grid, reference lines, frame and tick labels.
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
      // A third of the size aligns the middle of the digits with the line.
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
