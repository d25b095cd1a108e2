internal import JSONText
internal import MotionValues
internal import VectorScene

/// A style of a layer: a shadow, a glow, a border or a colour that follows from where the layer is opaque.
struct LayerStyle: Sendable {
  /// The styles that are drawn; the raw values are those of documents.
  enum Kind: Int, Sendable {
    case border = 0
    case dropShadow, innerShadow, outerGlow, innerGlow
    case colorOverlay = 7

    /// The name of After Effects, for key paths and warnings.
    var name: String {
      switch self {
      case .border: "Stroke"
      case .dropShadow: "Drop Shadow"
      case .innerShadow: "Inner Shadow"
      case .outerGlow: "Outer Glow"
      case .innerGlow: "Inner Glow"
      case .colorOverlay: "Color Overlay"
      }
    }

    var isShadow: Bool { self == .dropShadow || self == .innerShadow }
    var isGlow: Bool { self == .outerGlow || self == .innerGlow }
    /// Whether the style is drawn within the layer, and not around it.
    var isInner: Bool { self == .innerShadow || self == .innerGlow }
  }

  let kind: Kind
  var name: String
  var color: Property<Color>
  /// In per cent.
  var opacity: Property<Double>
  /// The direction from which the light comes, counter-clockwise from the right, in degrees.
  var angle: Property<Double>
  var distance: Property<Double>
  /// The width of a border; twice the standard deviation of the blur of a shadow or a glow.
  var size: Property<Double>
  /// How much of the blur is as opaque as the style, in per cent.
  var spread: Property<Double>
  /// The part of a glow up to which it is opaque, in per cent.
  var range: Property<Double>
  /// 2 for a glow from the middle of the layer, otherwise from its edges.
  var source: Property<Double>
  /// How the style mixes with what is behind it.
  var blendMode: BlendMode
}

extension LayerStyle {
  /// Reads the styles of a layer, in the order in which they are drawn from back to front.
  ///
  /// Only a layer that consists of outlines can have a border.
  static func list(_ json: JSONValue?, canHaveBorder: Bool, reader: inout LottieReader) -> [LayerStyle] {
    var styles: [LayerStyle] = []
    for style in reader.elements(json) where style.members != nil {
      reader.count(.layerStyle)
      let type = reader.integer(style["ty"]) ?? 0
      guard let kind = Kind(rawValue: type), kind != .border || canHaveBorder else {
        reader.warn("layer style \(name(ofType: type))", .ignored, "the layer is drawn without it", at: style)
        continue
      }
      styles.append(LayerStyle(kind, reading: style, reader: &reader))
    }
    let order: [Kind] = [.dropShadow, .outerGlow, .border, .colorOverlay, .innerGlow, .innerShadow]
    return order.flatMap { kind in styles.filter { $0.kind == kind } }
  }

  private static func name(ofType type: Int) -> String {
    switch type {
    case 5: "bevel and emboss"
    case 6: "satin"
    case 8: "gradient overlay"
    default: Kind(rawValue: type).map { $0.name.lowercased() } ?? "type \(type)"
    }
  }

  private init(_ kind: Kind, reading json: JSONValue, reader: inout LottieReader) {
    self.kind = kind
    name = reader.text(json["nm"]) ?? kind.name
    color = reader.color(json["c"], isOfShape: false)
    opacity = reader.number(json[kind == .colorOverlay ? "so" : "o"], default: 100)
    angle = reader.number(json["a"], default: 0)
    distance = reader.number(json["d"], default: 0)
    size = reader.number(json["s"], default: 0)
    spread = reader.number(json["ch"], default: 0)
    range = reader.number(kind.isGlow ? json["r"] : nil, default: 100)
    source = reader.number(kind == .innerGlow ? json["sr"] : nil, default: 1)
    blendMode = Self.blendMode(kind == .border ? nil : json["bm"], reader: &reader)
  }

  /// The blend mode by its place in After Effects' menu, where lines count.
  private static func blendMode(_ json: JSONValue?, reader: inout LottieReader) -> BlendMode {
    guard let json, let number = reader.number(json, default: 1).constant, number != 1 else { return .normal }
    let modes: [Double: BlendMode] = [
      4: .darken, 5: .multiply, 6: .colorBurn, 10: .lighten, 11: .screen, 12: .colorDodge, 13: .plusLighter,
      16: .overlay, 17: .softLight, 18: .hardLight, 24: .difference, 25: .exclusion,
    ]
    guard let mode = modes[number] else {
      reader.warn("layer style blend mode", .ignored, "the style is drawn as normal", at: json)
      return .normal
    }
    reader.count(.blend)
    return mode
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    let kind = kind
    visitor.visit(inside: name) {
      $0.visit("Color", &color)
      $0.visit("Opacity", &opacity)
      if kind.isShadow {
        $0.visit("Angle", &angle)
        $0.visit("Distance", &distance)
      }
      if kind != .colorOverlay { $0.visit("Size", &size) }
      if kind.isShadow || kind.isGlow { $0.visit(kind.isInner ? "Choke" : "Spread", &spread) }
      if kind.isGlow { $0.visit("Range", &range) }
      if kind == .innerGlow { $0.visit("Source", &source) }
    }
  }
}
