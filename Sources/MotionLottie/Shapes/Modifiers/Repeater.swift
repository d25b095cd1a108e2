internal import JSONText
internal import MotionValues
internal import RealModule

/// Replaces the elements before it in its list by copies (`rp`).
///
/// With k = i + offset, copy i of n has the map, first factor first,
/// T(−anchor) · R(k·rotation) · S(scale^k) · T(anchor + k·position), and the opacity start + (end − start)·i/n.
struct Repeater: Sendable {
  let name: String
  private var copies: Property<Double>
  private var offset: Property<Double>
  private var transform: Shared<TransformProperties>
  /// In per cent.
  private var startOpacity, endOpacity: Property<Double>
  /// Whether later copies are above earlier ones.
  let isLaterAbove: Bool

  init(name: String, reading json: JSONValue, reader: inout LottieReader) {
    self.name = name
    reader.count(.repeater)
    copies = reader.number(json["c"], default: 1)
    offset = reader.number(json["o"], default: 0)
    let transform = json["tr"]
    self.transform = Shared(TransformProperties(reading: transform, reader: &reader))
    startOpacity = reader.number(transform?["so"], default: 100)
    endOpacity = reader.number(transform?["eo"], default: 100)
    isLaterAbove = reader.number(json["m"]) == 2
    if let count = copies.constant, count > Double(LottieLimits.copies) {
      reader.warn("many copies", .approximate, "a repeater makes at most 1024 copies", at: json["c"] ?? json)
    }
  }

  var isConstant: Bool {
    copies.isConstant && offset.isConstant && transform.value.constantMap != nil && startOpacity.isConstant
      && endOpacity.isConstant
  }

  /// The number of copies at a frame: a fraction counts as a whole copy.
  func count(at frame: Double) -> Int {
    let count = copies.value(at: frame).rounded(.up)
    // NaN also gives no copy.
    return count >= 1 ? Int(min(count, Double(LottieLimits.copies))) : 0
  }

  /// The step from copy to copy at a frame.
  func step(at frame: Double) -> Step {
    Step(
      anchor: transform.value.anchor.value(at: frame).plane, position: transform.value.position(at: frame).plane,
      scale: transform.value.scale.value(at: frame).plane / 100, rotation: transform.value.rotation.value(at: frame),
      offset: offset.value(at: frame), startOpacity: startOpacity.value(at: frame) / 100,
      endOpacity: endOpacity.value(at: frame) / 100)
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) { visitor in
      visitor.visit("Copies", &copies)
      visitor.visit("Offset", &offset)
      visitor.visit(inside: "Transform") { visitor in transform = transform.changed { $0.visit(&visitor) } }
      visitor.visit("Start Opacity", &startOpacity)
      visitor.visit("End Opacity", &endOpacity)
    }
  }

  /// The changes from copy to copy.
  struct Step {
    var anchor, position, scale: SIMD2<Double>
    /// In degrees.
    var rotation: Double
    var offset: Double
    var startOpacity, endOpacity: Double

    /// The map of a copy.
    func map(ofCopy index: Int) -> Affine {
      let steps = Double(index) + offset
      let turn = Affine.rotation(by: radians(rotation * steps))
      let scaling = Affine.scale(x: Self.power(scale.x, steps), y: Self.power(scale.y, steps))
      let end = anchor + position * steps
      return .translation(x: end.x, y: end.y) * scaling * turn * .translation(x: -anchor.x, y: -anchor.y)
    }

    /// The opacity of a copy, limited to 0…1.
    func opacity(ofCopy index: Int, of count: Int) -> Double {
      min(1, max(0, startOpacity + (endOpacity - startOpacity) * Double(index) / Double(count)))
    }

    /// The power of a scale; a fractional power of a negative scale is that of its magnitude, with its sign.
    private static func power(_ scale: Double, _ exponent: Double) -> Double {
      if scale == 1 { return 1 }
      if let exponent = Int(exactly: exponent), exponent.magnitude < 1 << 30 { return Double.pow(scale, exponent) }
      let power = Double.pow(scale.magnitude, exponent)
      return scale < 0 ? -power : power
    }
  }
}
