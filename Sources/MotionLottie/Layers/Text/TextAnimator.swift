internal import JSONText
import MotionValues

/// Changes of the letters that a selector takes: each letter gets its weight's part of them.
struct TextAnimator: Sendable {
  var name: String
  var selector: TextSelector
  var anchor, position, scale: Property<Vector>?
  var rotation, skew, skewAxis, opacity, tracking, strokeWidth: Property<Double>?
  var fill, stroke: Property<Color>?

  private enum Part: Int {
    case anchor, position, scale, rotation, skew, skewAxis, opacity, tracking, strokeWidth, fill, stroke
    static let keys = JSONKeys(["a", "p", "s", "r", "sk", "sa", "o", "t", "sw", "fc", "sc"])
  }

  /// Reads an element of the list `a` of a text, by its place.
  init(reading json: JSONValue, place: Int, reader: inout LottieReader) {
    let name = reader.text(json["nm"]) ?? ""
    self.name = name.isEmpty ? "Animator \(place + 1)" : name
    selector = TextSelector(reading: json["s"], reader: &reader)
    let values = json["a"]
    let parts = values?.values(of: Part.keys)
    anchor = parts?[Part.anchor].map { reader.vector($0) }
    position = parts?[Part.position].map { reader.vector($0) }
    scale = parts?[Part.scale].map { reader.vector($0, default: Vector(repeating: 100)) }
    rotation = parts?[Part.rotation].map { reader.number($0, default: 0) }
    skew = parts?[Part.skew].map { reader.number($0, default: 0) }
    skewAxis = parts?[Part.skewAxis].map { reader.number($0, default: 0) }
    opacity = parts?[Part.opacity].map { reader.number($0, default: 100) }
    tracking = parts?[Part.tracking].map { reader.number($0, default: 0) }
    strokeWidth = parts?[Part.strokeWidth].map { reader.number($0, default: 0) }
    fill = parts?[Part.fill].map { reader.color($0, isOfShape: false) }
    stroke = parts?[Part.stroke].map { reader.color($0, isOfShape: false) }
    warnOfOthers(values, &reader)
  }

  private func warnOfOthers(_ values: JSONValue?, _ reader: inout LottieReader) {
    let others = [
      ("rx", "a turn out of the plane"), ("ry", "a turn out of the plane"), ("fh", "a change of hue"),
      ("fs", "a change of saturation"), ("fb", "a change of brightness"), ("bl", "a blur"),
      ("ls", "a change of the distance of lines"),
    ]
    for (key, what) in others {
      if let value = values?[key] {
        reader.warn("text animator", .ignored, "letters are drawn without \(what)", at: value)
      }
    }
  }

  /// Whether the shapes of letters change, and not only their places and colours.
  var turnsOrGrows: Bool {
    [anchor, scale].contains { $0 != nil } || [rotation, skew, skewAxis].contains { $0 != nil }
  }

  var isConstant: Bool {
    let vectors = [anchor, position, scale]
    let numbers = [rotation, skew, skewAxis, opacity, tracking, strokeWidth]
    return selector.isConstant && vectors.allSatisfy { $0?.isConstant != false }
      && numbers.allSatisfy { $0?.isConstant != false } && fill?.isConstant != false && stroke?.isConstant != false
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) { visitor in
      visitor.visit(inside: "Range Selector") { selector.visit(&$0) }
      visitor.visit("Anchor Point", &anchor)
      visitor.visit("Position", &position)
      visitor.visit("Scale", &scale)
      visitor.visit("Skew", &skew)
      visitor.visit("Skew Axis", &skewAxis)
      visitor.visit("Rotation", &rotation)
      visitor.visit("Opacity", &opacity)
      visitor.visit("Fill Color", &fill)
      visitor.visit("Stroke Color", &stroke)
      visitor.visit("Stroke Width", &strokeWidth)
      visitor.visit("Tracking", &tracking)
    }
  }
}

/// The values of an animator at a frame, with its weights.
struct TextAnimation {
  let basis: TextSelector.Basis
  let selection: TextSelection
  let anchor, position: SIMD2<Double>
  /// The change of the factors.
  let scale: SIMD2<Double>
  let rotation, skew, skewAxis, tracking, strokeWidth: Double
  /// The change of the opacity.
  let opacity: Double
  let fill, stroke: Color?

  init(_ animator: TextAnimator, of count: Int, at frame: Double) {
    basis = animator.selector.basis
    selection = TextSelection(animator.selector, of: count, at: frame)
    anchor = animator.anchor?.value(at: frame).plane ?? .zero
    position = animator.position?.value(at: frame).plane ?? .zero
    scale = (animator.scale?.value(at: frame).plane ?? SIMD2(100, 100)) / 100 - 1
    rotation = animator.rotation?.value(at: frame) ?? 0
    skew = animator.skew?.value(at: frame) ?? 0
    skewAxis = animator.skewAxis?.value(at: frame) ?? 0
    tracking = animator.tracking?.value(at: frame) ?? 0
    strokeWidth = animator.strokeWidth?.value(at: frame) ?? 0
    opacity = (animator.opacity?.value(at: frame) ?? 100) / 100 - 1
    fill = animator.fill?.value(at: frame)
    stroke = animator.stroke?.value(at: frame)
  }

  /// Skew and rotation by their parts, in the order of a layer's transform.
  func turn(by weight: Double) -> Affine {
    let turn = skew == 0 ? .identity : Affine.skew(by: skew * weight, along: skewAxis * weight)
    return rotation == 0 ? turn : Affine.rotation(by: radians(rotation * weight)) * turn
  }
}
