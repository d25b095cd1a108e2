internal import JSONText
internal import MotionValues

extension LottieReader {
  /// The documents of a text layer, which are held from key to key.
  mutating func textDocument(_ json: JSONValue?) -> Property<TextDocument> {
    guard let json else { return .constant(TextDocument()) }
    let property = textDocuments(json)
    guard let expression = json["x"].flatMap({ expression($0) }) else { return property }
    return .scripted(ScriptedProperty(property, expression))
  }

  private mutating func textDocuments(_ json: JSONValue) -> Property<TextDocument> {
    // Exporters before 4.4.14 wrote the document without keys.
    guard let keys = slotted(json)["k"] else { return .constant(text(document: json)) }
    guard let list = keys.elements else { return .constant(text(document: keys)) }
    var documents: [(time: Double, document: TextDocument)] = []
    for key in list {
      guard let document = key["s"], document.members != nil else {
        warnOfMalformed(key)
        continue
      }
      documents.append((number(key["t"]) ?? 0, text(document: document)))
    }
    guard let last = documents.last else { return .constant(TextDocument()) }
    guard documents.count > 1 else { return .constant(last.document) }
    count(.animated)
    documents = documents.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element }
    let segments = zip(documents, documents.dropFirst()).map {
      KeyframedProperty<TextDocument>.Segment(start: $0.document, end: $1.document, easing: .hold)
    }
    return .keyframed(
      KeyframedProperty(
        times: documents.map { $0.time }, segments: segments, last: documents[documents.count - 1].document))
  }

  /// The slot of a property, if the property names an existing one; otherwise the property itself.
  private mutating func slotted(_ json: JSONValue) -> JSONValue {
    guard let id = json["sid"]?.string else { return json }
    count(.slot)
    return slots?[id]?["p"] ?? json
  }

  /// A text with its style.
  private mutating func text(document json: JSONValue) -> TextDocument {
    var document = TextDocument()
    document.text = limitedText(json["t"])
    document.font = text(json["f"]) ?? ""
    document.size = max(0, number(json["s"]) ?? document.size)
    document.fill = textColor(json["fc"])
    document.stroke = textColor(json["sc"])
    document.strokeWidth = max(0, number(json["sw"]) ?? (document.stroke == nil ? 0 : 1))
    document.isStrokeOverFill = flag(json["of"])
    document.justification = TextDocument.Justification(rawValue: integer(json["j"]) ?? 0) ?? .left
    document.tracking = number(json["tr"]) ?? 0
    document.lineHeight = number(json["lh"]) ?? 0
    document.baselineShift = number(json["ls"]) ?? 0
    document.capitals = TextDocument.Capitals(rawValue: integer(json["ca"]) ?? 0) ?? .none
    if let size = json["sz"], let width = number(size[0]), let height = number(size[1]) {
      document.box = (SIMD2(number(json["ps"]?[0]) ?? 0, number(json["ps"]?[1]) ?? 0), SIMD2(width, height))
    }
    warnOfStyle(document, json)
    return document
  }

  private mutating func limitedText(_ json: JSONValue?) -> String {
    let text = text(json) ?? ""
    guard let json, text.unicodeScalars.count > LottieLimits.letters else { return text }
    warn("many letters", .ignored, "of a text the first \(LottieLimits.letters) letters are drawn", at: json)
    var limited = String.UnicodeScalarView()
    limited.append(contentsOf: text.unicodeScalars.prefix(LottieLimits.letters))
    return String(limited)
  }

  private mutating func textColor(_ json: JSONValue?) -> Color? {
    guard let json, let numbers = json.elements == nil ? nil : numbers(json), numbers.count >= 3 else { return nil }
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  private mutating func warnOfStyle(_ document: TextDocument, _ json: JSONValue) {
    if document.justification.rawValue > 2, document.box != nil {
      warn("justified text", .approximate, "lines keep their widths", at: json["j"] ?? json)
    }
    if document.capitals == .small {
      warn("small capitals", .approximate, "they are capitals of 70 % of the size", at: json["ca"] ?? json)
    }
  }
}
