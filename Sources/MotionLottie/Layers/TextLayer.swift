internal import JSONText

/// The text of a text layer.
struct TextLayer: Sendable {
  var document: Property<TextDocument>

  init(reading json: JSONValue?, reader: inout LottieReader) {
    document = .constant(TextDocument())
  }
}
