internal import JSONText
internal import VectorScene

/// Moves outlines along their normals (`op`); a positive amount makes clockwise outlines grow.
struct OffsetPaths: Sendable {
  private var amount: Property<Double>
  private let join: Stroke.Join
  private var miterLimit: Property<Double>

  init(reading json: JSONValue, reader: inout LottieReader) {
    reader.count(.offsetPath)
    reader.warn(
      "offset paths", .approximate, "each segment is moved by itself, and only neighbours are cut where they cross",
      at: json)
    amount = reader.number(json["a"], default: 0)
    join =
      switch reader.number(json["lj"]) {
      case 2: .round
      case 3: .bevel
      default: .miter
      }
    miterLimit = reader.number(json["ml"], default: 4)
  }

  var isConstant: Bool { amount.isConstant && miterLimit.isConstant }

  func border(at frame: Double) -> OutlineBorder {
    OutlineBorder(amount: amount.value(at: frame), join: join, miterLimit: miterLimit.value(at: frame))
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Amount", &amount)
    visitor.visit("Miter Limit", &miterLimit)
  }
}
