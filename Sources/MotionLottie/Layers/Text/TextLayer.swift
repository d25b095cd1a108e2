internal import JSONText
internal import MotionValues
internal import VectorScene

/// The text of a text layer.
///
/// Letters whose outlines the document holds are drawn as outlines; other letters are left to the program that shows
/// the scene. The parts of the style that can be changed by name are separate properties beside the text.
struct TextLayer: Sendable {
  var document: Property<TextDocument>
  /// Nil where no text is filled, or stroked.
  var color, strokeColor: Property<Color>?
  var size: Property<Double>
  var tracking: Property<Double>
  let fonts: FontLibrary

  /// Reads the member `t` of a layer.
  init(reading json: JSONValue?, fonts: FontLibrary, reader: inout LottieReader) {
    self.fonts = fonts
    document = reader.textDocument(json?["d"])
    size = document.map { $0.size }
    tracking = document.map { $0.tracking }
    let hasFill = document.keyValues.contains { $0.fill != nil }
    color = hasFill ? document.map { $0.fill ?? .clear } : nil
    let hasStroke = document.keyValues.contains { $0.stroke != nil }
    strokeColor = hasStroke ? document.map { $0.stroke ?? .clear } : nil
    warn(json, &reader)
  }

  private func warn(_ json: JSONValue?, _ reader: inout LottieReader) {
    guard let json else { return }
    if let animators = json["a"], let first = animators[0] {
      reader.warn("text animator", .static, "letters are drawn without it", at: first)
    }
    if let path = json["p"], path["m"] != nil {
      reader.warn("text on a path", .ignored, "the lines are straight", at: path)
    }
    for document in document.keyValues {
      let layout = TextLayout(document, fonts: fonts)
      if layout.face == nil {
        reader.warn(
          "font not embedded", .approximate, "letters are those of the machine that shows the picture", at: json)
      } else if layout.lacksGlyphs {
        reader.warn("missing letter", .ignored, "letters that the document does not bring along are left out", at: json)
      }
    }
  }

  /// Whether the text is the same at every frame.
  var isConstant: Bool {
    document.isConstant && size.isConstant && tracking.isConstant && color?.isConstant != false
      && strokeColor?.isConstant != false
  }

  /// The text with its style at a frame.
  func document(at frame: Double) -> TextDocument {
    var document = document.value(at: frame)
    document.size = max(0, size.value(at: frame))
    document.tracking = tracking.value(at: frame)
    document.fill = color.map { $0.value(at: frame) }
    document.stroke = strokeColor.map { $0.value(at: frame) }
    return document
  }

  /// The nodes at a frame, in the coordinates of the layer.
  func nodes(at frame: Double, budget: inout FrameBudget) -> [Node] {
    TextLayout(document(at: frame), fonts: fonts).nodes(budget: &budget)
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Text", &document)
    if var property = color {
      visitor.visit("Color", &property)
      color = property
    }
    if var property = strokeColor {
      visitor.visit("Stroke Color", &property)
      strokeColor = property
    }
    visitor.visit("Size", &size)
    visitor.visit("Tracking", &tracking)
  }
}

extension Property where Value == TextDocument {
  /// The values at the keys.
  fileprivate var keyValues: [TextDocument] {
    switch self {
    case .constant(let value): [value]
    case .keyframed(let keyframes): keyframes.segments.map { $0.start } + [keyframes.last]
    case .computed: []
    case .slot(_, let property): property.keyValues
    case .scripted(let scripted): scripted.base.keyValues
    }
  }

  /// The property of a part of the documents, with the same keyframes.
  fileprivate func map<Part: PropertyValue>(_ part: @escaping @Sendable (TextDocument) -> Part) -> Property<Part> {
    switch self {
    case .constant(let value): .constant(part(value))
    case .keyframed(let keyframes):
      .keyframed(
        KeyframedProperty(
          times: keyframes.times,
          segments: keyframes.segments.map { .init(start: part($0.start), end: part($0.end), easing: .hold) },
          last: part(keyframes.last)))
    case .computed(let value): .computed { part(value($0)) }
    case .slot(_, let property): property.map(part)
    case .scripted(let scripted): scripted.base.map(part)
    }
  }
}
