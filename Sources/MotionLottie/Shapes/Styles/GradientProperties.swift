internal import JSONText
internal import MotionNumerics
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
  private var numbers: Property<GradientNumbers>
  private var start, end: Property<Vector>
  /// The place of the focus between centre and circle, in per cent.
  private var highlightLength: Property<Double>
  /// The direction of the focus, from that of the end, in degrees.
  private var highlightAngle: Property<Double>
  /// In degrees.
  private var startAngle: Property<Double>
  /// The stops, if they are the same at every frame.
  private var fixedStops: [LinearGradient.Stop]?

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
    highlightAngle = reader.number(json["a"], default: 0)
    startAngle = kind == .conic ? reader.number(json["a"], default: 0) : .constant(0)
    let count = numbers.value(at: 0).numbers.count
    let stated = reader.integer(json["g"]?["p"]) ?? count / 4
    colorStopCount = max(0, min(stated, count / 4, LottieLimits.gradientStops))
    if stated > colorStopCount {
      let text = "a gradient has fewer numbers than it says, or too many stops; those that are there are used"
      reader.warn("short gradient", .approximate, text, at: json["g"] ?? json)
    }
    fix()
  }

  var isConstant: Bool {
    numbers.isConstant && start.isConstant && end.isConstant && highlightLength.isConstant
      && highlightAngle.isConstant && startAngle.isConstant
  }

  private mutating func fix() {
    fixedStops = numbers.constant.map(stops(of:))
  }

  private func stops(of numbers: GradientNumbers) -> [LinearGradient.Stop] {
    GradientStops(numbers.numbers, colorStopCount: colorStopCount).merged
  }

  /// The paint at a frame, its alpha multiplied by an opacity; nil without stops or with numbers that are not finite.
  func paint(at frame: Double, opacity: Double) -> Paint? {
    var stops = fixedStops ?? stops(of: numbers.value(at: frame))
    guard let last = stops.last else { return nil }
    if opacity < 1 { for index in stops.indices { stops[index].color.alpha *= opacity } }
    let start = start.value(at: frame).plane
    let end = end.value(at: frame).plane
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return nil }
    _ = last
    return .linearGradient(LinearGradient(from: start, to: end, stops: stops))
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Colors", &numbers)
    visitor.visit("Start Point", &start)
    visitor.visit("End Point", &end)
    visitor.visit("Highlight Length", &highlightLength)
    visitor.visit("Highlight Angle", &highlightAngle)
    fix()
  }
}
