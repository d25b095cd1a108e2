internal import JSONText

/// A letter with its outlines.
struct Glyph: Sendable {
  /// The letter, as Unicode scalars; at least one.
  var scalars: [UInt32]
  /// The distance to the next letter at the size 100.
  var advance: Double
  /// The outlines at the size 100, with the base line at y = 0.
  var outlines: [Outline]
}

extension Glyph {
  /// Reads an element of `chars`; nil for an element without a letter.
  ///
  /// The budget is that of all letters of the document.
  init?(reading json: JSONValue, budget: inout FrameBudget, reader: inout LottieReader) {
    scalars = (reader.text(json["ch"]) ?? "").unicodeScalars.map { $0.value }
    guard !scalars.isEmpty else { return nil }
    advance = reader.number(json["w"]) ?? 0
    if let type = json["t"], reader.number(type) == 1 {
      reader.warn("glyph of a composition", .ignored, "its letter is not drawn, and takes its place", at: type)
    }
    outlines = ShapeContent(reading: json["data"]?["shapes"], reader: &reader).outlines(at: 0, budget: &budget)
  }
}
