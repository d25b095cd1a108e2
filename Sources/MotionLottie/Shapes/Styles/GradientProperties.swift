internal import JSONText
import MotionValues
internal import RealModule
internal import VectorScene

/// The gradient of a fill or a stroke.
struct GradientProperties: Sendable {
  /// The way in which the colours change.
  private enum Kind: Sendable {
    case linear, radial, conic
  }

  private let kind: Kind
  /// The number of colour stops; the other numbers are those of alpha stops.
  private let colorStopCount: Int
  /// The greatest number of stops when colours and alpha values are one list.
  private let stopCount: Int
  private var numbers: Property<GradientNumbers>
  private var start, end: Property<Vector>
  /// The place of the focus between centre and circle, in per cent.
  private var highlightLength: Property<Double>
  /// The direction of the focus from that of the end point, or the start angle of a conic gradient, in degrees.
  private var angle: Property<Double>
  /// The stops, if they are the same at every frame.
  private var fixedStops: [GradientStop]?

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.gradient)
    switch reader.number(json["t"]) {
    case 2: kind = .radial
    case 3:
      kind = .conic
      reader.warn("conic gradient", .approximate, "SVG draws wedges of one colour each", at: json["t"] ?? json)
    default: kind = .linear
    }
    numbers = reader.gradientNumbers(json["g"]?["k"])
    start = reader.vector(json["s"])
    end = reader.vector(json["e"])
    highlightLength = reader.number(json["h"], default: 0)
    angle = reader.number(json["a"], default: 0)
    let count = numbers.value(at: 0).numbers.count
    let stated = reader.integer(json["g"]?["p"]) ?? count / 4
    colorStopCount = max(0, min(stated, count / 4, LottieLimits.gradientStops))
    stopCount = colorStopCount + min((count - 4 * colorStopCount) / 2, LottieLimits.gradientStops)
    if stated > colorStopCount {
      let text = "a gradient has fewer numbers than it says, or too many stops; those that are there are used"
      reader.warn("short gradient", .approximate, text, at: json["g"] ?? json)
    }
    fix()
  }

  var isConstant: Bool {
    numbers.isConstant && start.isConstant && end.isConstant && highlightLength.isConstant
      && angle.isConstant
  }

  /// The number of stops, and of the segments of the wedges of a conic gradient.
  var weight: Int {
    // A wedge is a quadrilateral, or a larger polygon where there are few of them.
    kind == .conic ? stopCount + 4 * ConicGradient.greatestWedgeCount(stops: stopCount) : stopCount
  }

  private mutating func fix() {
    fixedStops = numbers.constant.map(stops(of:))
  }

  private func stops(of numbers: GradientNumbers) -> [GradientStop] {
    GradientStops(numbers.numbers, colorStopCount: colorStopCount).merged
  }

  /// The paint at a frame, its alpha multiplied by an opacity; nil without stops or with numbers that are not finite.
  func paint(at frame: Double, opacity: Double) -> Paint? {
    var stops = fixedStops ?? stops(of: numbers.value(at: frame))
    guard !stops.isEmpty, stops.allSatisfy({ $0.color.components.sum().isFinite }) else { return nil }
    if opacity < 1 { for index in stops.indices { stops[index].color.alpha *= opacity } }
    let start = start.value(at: frame).plane
    let end = end.value(at: frame).plane
    let radius = (end - start).length
    guard (start + end).length.isFinite, radius.isFinite else { return nil }
    switch kind {
    case .linear: return .linearGradient(LinearGradient(from: start, to: end, stops: stops))
    case .radial:
      let focus = start + highlight(at: frame, radius: end - start)
      return .radialGradient(RadialGradient(center: start, radius: radius, focus: focus, stops: stops))
    case .conic:
      let startAngle = radians(angle.value(at: frame))
      return .conicGradient(ConicGradient(center: start, startAngle: startAngle, stops: stops))
    }
  }

  /// The offset of the focus from the centre, for the radius that leads to the end point.
  private func highlight(at frame: Double, radius: SIMD2<Double>) -> SIMD2<Double> {
    let length = highlightLength.value(at: frame) / 100
    guard length != 0 else { return .zero }
    // A focus on the circle or beyond it gives no picture; lottie-web stops here.
    let limited = min(0.99, max(-0.99, length))
    let turn = radians(angle.value(at: frame))
    return (radius * Double.cos(turn) + radius.quarterTurned * Double.sin(turn)) * limited
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Colors", &numbers)
    for stop in 0..<colorStopCount { visitor.visit("Color \(stop + 1)", stop: stop, of: &numbers) }
    visitor.visit("Start Point", &start)
    visitor.visit("End Point", &end)
    visitor.visit("Highlight Length", &highlightLength)
    visitor.visit("Highlight Angle", &angle)
    fix()
  }
}
