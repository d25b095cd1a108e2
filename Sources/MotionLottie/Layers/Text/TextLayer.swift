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
  /// What changes letters, words or lines, one after another.
  var animators: [TextAnimator]
  /// The letters that turn about one point, and where it lies.
  let grouping: TextGroups.Grouping
  var groupingAlignment: Property<Vector>
  var path: TextPath?
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
    animators = Self.animators(json?["a"], &reader)
    grouping = reader.integer(json?["m"]?["g"]).flatMap(TextGroups.Grouping.init) ?? .character
    groupingAlignment = reader.vector(json?["m"]?["a"])
    path = TextPath(reading: json?["p"], reader: &reader)
    warn(json, &reader)
  }

  private static func animators(_ json: JSONValue?, _ reader: inout LottieReader) -> [TextAnimator] {
    var animators: [TextAnimator] = []
    guard let list = json?.elements else { return [] }
    for (place, animator) in list.enumerated() {
      guard place < LottieLimits.textAnimators else {
        let message = "of a text's animators the first \(LottieLimits.textAnimators) count"
        reader.warn("many text animators", .ignored, message, at: animator)
        break
      }
      animators.append(TextAnimator(reading: animator, place: place, reader: &reader))
    }
    return animators
  }

  private func warn(_ json: JSONValue?, _ reader: inout LottieReader) {
    guard let json else { return }
    let layouts = document.keyValues.map { TextLayout($0, fonts: fonts) }
    let isEmbedded = layouts.allSatisfy { $0.face != nil }
    if !isEmbedded, let first = json["a"]?[0] {
      if animators.contains(where: { $0.turnsOrGrows }) {
        let message = "letters that are not embedded are only moved, painted and spaced"
        reader.warn("text animator", .ignored, message, at: first)
      } else if animators.contains(where: { $0.position != nil }), layouts.contains(where: { $0.anchor != .start }) {
        let message = "in lines that do not begin at their places, letters that are not embedded only move up and down"
        reader.warn("text animator", .approximate, message, at: first)
      }
    }
    if !isEmbedded, path != nil, let path = json["p"] {
      reader.warn("text on a path", .ignored, "lines of letters that are not embedded are straight", at: path)
    }
    for layout in layouts {
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
    // The mask under a path may move.
    path == nil && animators.allSatisfy { $0.isConstant } && groupingAlignment.isConstant
      && document.isConstant && size.isConstant && tracking.isConstant && color?.isConstant != false
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

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit("Text", &document)
    visitor.visit("Color", &color)
    visitor.visit("Stroke Color", &strokeColor)
    visitor.visit("Size", &size)
    visitor.visit("Tracking", &tracking)
    for index in animators.indices { animators[index].visit(&visitor) }
    if var path {
      path.visit(&visitor)
      self.path = path
    }
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
