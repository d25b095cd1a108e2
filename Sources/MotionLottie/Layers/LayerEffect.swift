internal import JSONText
internal import MotionValues

/// An effect of a layer: named values, and a change of the layer's picture.
struct LayerEffect: Sendable {
  /// The effects that are drawn; the raw values are those of documents.
  enum Kind: Int, Sendable {
    case tint = 20
    case fill, stroke, tritone
    case dropShadow = 25
    case gaussianBlur = 29

    /// Whether the value at a place is a colour, also if the document gives it another type.
    fileprivate func hasColor(at place: Int) -> Bool {
      switch self {
      case .tint: place < 2
      case .fill: place == 2
      case .stroke: place == 3
      case .tritone: place < 3
      case .dropShadow: place == 0
      case .gaussianBlur: false
      }
    }
  }

  /// A value of an effect, which is found by its place.
  struct Value: Sendable {
    enum Content: Sendable {
      case number(Property<Double>)
      case vector(Property<Vector>)
      case color(Property<Color>)
      /// A group's title, or a value of an unknown type.
      case nothing
    }

    var name: String
    var content: Content
    /// Whether the number is that of a layer.
    var isLayer = false
  }

  var name: String
  /// Nil for effects that change no picture, such as sliders.
  var kind: Kind?
  var values: [Value]
}

extension LayerEffect {
  /// Reads the effects of a layer; disabled effects are left out.
  static func list(_ json: JSONValue?, reader: inout LottieReader) -> [LayerEffect] {
    var effects: [LayerEffect] = []
    for (place, effect) in reader.elements(json).enumerated() where effect.members != nil {
      if let isEnabled = effect["en"], !reader.flag(isEnabled) { continue }
      effects.append(LayerEffect(reading: effect, place: place, reader: &reader))
    }
    return effects
  }

  private init(reading json: JSONValue, place: Int, reader: inout LottieReader) {
    let name = reader.text(json["nm"]) ?? ""
    self.name = name.isEmpty ? "Effect \(place + 1)" : name
    let type = reader.integer(json["ty"]) ?? 5
    kind = Kind(rawValue: type)
    values = []
    // Effects of type 5 are the controls of expressions.
    if type != 5 {
      reader.count(.effect)
      if kind == nil {
        reader.warn("effect type \(type)", .ignored, "the layer is drawn without it", at: json)
      }
    }
    for (place, value) in reader.elements(json["ef"]).enumerated() {
      let isColor = kind?.hasColor(at: place) == true
      values.append(Value(reading: value, place: place, isColor: isColor, reader: &reader))
    }
  }

  // MARK: Values

  /// A number at a frame; the default if the document has none.
  func number(_ place: Int, at frame: Double, default fallback: Double) -> Double {
    guard place < values.count, case .number(let property) = values[place].content else { return fallback }
    return property.value(at: frame)
  }

  /// A colour at a frame; the default if the document has none.
  func color(_ place: Int, at frame: Double, default fallback: Color = .black) -> Color {
    guard place < values.count, case .color(let property) = values[place].content else { return fallback }
    return property.value(at: frame)
  }

  /// Hands all values to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) {
      for place in values.indices { values[place].visit(&$0) }
    }
  }
}

extension LayerEffect.Value {
  fileprivate init(reading json: JSONValue, place: Int, isColor: Bool, reader: inout LottieReader) {
    let name = reader.text(json["nm"]) ?? ""
    self.name = name.isEmpty ? "Value \(place + 1)" : name
    let type = isColor ? 2 : reader.integer(json["ty"])
    isLayer = type == 10
    switch type {
    case 2: content = .color(reader.color(json["v"], isOfShape: false))
    case 3: content = .vector(reader.vector(json["v"]))
    case 0, 1, 4, 7, 10: content = .number(reader.number(json["v"], default: 0))
    default: content = .nothing
    }
  }

  fileprivate mutating func visit(_ visitor: inout some PropertyVisitor) {
    switch content {
    case .number(var property):
      visitor.visit(name, &property)
      content = .number(property)
    case .vector(var property):
      visitor.visit(name, &property)
      content = .vector(property)
    case .color(var property):
      visitor.visit(name, &property)
      content = .color(property)
    case .nothing: break
    }
  }
}
