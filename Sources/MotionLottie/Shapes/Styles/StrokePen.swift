internal import JSONText
internal import VectorScene

/// The width, ends, corners and dashes of a stroke.
struct StrokePen: Sendable {
  private var width: Property<Double>
  private let cap: Stroke.Cap
  private let join: Stroke.Join
  private var miterLimit: Property<Double>
  private var dashes: [Dash] = []
  private var dashPhase: Property<Double> = .constant(0)

  /// A dash or a gap.
  private struct Dash: Sendable {
    let isGap: Bool
    var length: Property<Double>
  }

  /// The parts of the pen of a stroke in a document.
  private enum Part: Int {
    case width, cap, join, miterLimit, animatedMiterLimit, dashes
    static let keys = JSONKeys(["w", "lc", "lj", "ml", "ml2", "d"])
  }

  init(reading json: JSONValue, reader: inout LottieReader) {
    let parts = json.values(of: Part.keys)
    width = reader.number(parts[Part.width], default: 1)
    cap =
      switch reader.number(parts[Part.cap]) {
      case 1: .butt
      case 3: .square
      default: .round
      }
    join =
      switch reader.number(parts[Part.join]) {
      case 1: .miter
      case 3: .bevel
      default: .round
      }
    miterLimit = reader.number(parts[Part.animatedMiterLimit] ?? parts[Part.miterLimit], default: 4)
    readDashes(parts[Part.dashes], &reader)
  }

  private mutating func readDashes(_ list: JSONValue?, _ reader: inout LottieReader) {
    // Some exporters write a direction here, as shapes have it.
    guard let list, !list.isNull, list.number == nil else { return }
    guard let elements = list.elements else { return reader.warnOfMalformed(list) }
    if elements.count > 0 { reader.count(.dash) }
    for element in elements {
      let length = reader.number(element["v"], default: 0)
      switch element["n"]?.string {
      case "o": dashPhase = length
      case "g": dashes.append(Dash(isGap: true, length: length))
      default: dashes.append(Dash(isGap: false, length: length))
      }
    }
    guard dashes.count > LottieLimits.dashes else { return }
    let text = "a stroke with more than \(LottieLimits.dashes) dashes and gaps is unbroken"
    reader.warn("many dashes", .approximate, text, at: list)
    dashes = []
  }

  /// The number of dashes and gaps of the pattern.
  var dashCount: Int { dashes.count }

  var isConstant: Bool {
    width.isConstant && miterLimit.isConstant && dashPhase.isConstant && dashes.allSatisfy { $0.length.isConstant }
  }

  /// The stroke at a frame; nil if it has no width.
  func stroke(_ paint: Paint, at frame: Double) -> Stroke? {
    let width = width.value(at: frame)
    guard width > 0, width.isFinite else { return nil }
    let limit = miterLimit.value(at: frame)
    var stroke = Stroke(
      paint, width: width, cap: cap, join: join, miterLimit: limit >= 1 ? min(limit, LottieLimits.greatestNumber) : 1)
    guard !dashes.isEmpty else { return stroke }
    let lengths = dashes.map { $0.length.value(at: frame) }
    let phase = dashPhase.value(at: frame)
    // A pattern with a negative length, or of no length at all, is no pattern, as in SVG.
    guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
      return stroke
    }
    stroke.dash = lengths
    stroke.dashPhase = phase
    return stroke
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Stroke Width", &width)
    visitor.visit("Miter Limit", &miterLimit)
    guard !dashes.isEmpty else { return }
    visitor.visit(inside: "Dashes") { visitor in
      var (dashCount, gapCount) = (0, 0)
      for index in dashes.indices {
        if dashes[index].isGap { gapCount += 1 } else { dashCount += 1 }
        let number = dashes[index].isGap ? gapCount : dashCount
        visitor.visit(
          (dashes[index].isGap ? "Gap" : "Dash") + (number > 1 ? " \(number)" : ""), &dashes[index].length)
      }
    }
    visitor.visit("Dash Phase", &dashPhase)
  }
}
