internal import JSONText
internal import MotionCurves
internal import VectorScene

/// The fonts of a document, and the outlines of its embedded letters.
final class FontLibrary: Sendable {
  /// A font of the list `fonts`.
  struct Font: Sendable {
    /// The name by which texts refer to it.
    var name: String
    var family: String
    var style: String
    var weight: String
    /// The height of the letters over the base line in hundredths of the size.
    var ascent: Double
    /// The letters of the font's file, if it was provided.
    var file: FontFile?
  }

  /// The letters of a family in one style.
  struct Face: Sendable {
    var family: String
    var style: String
    /// Sorted by their texts.
    var glyphs: [Glyph] = []
    /// Has the letters if the document does not embed them.
    var file: FontFile?
  }

  let fonts: [Font]
  let faces: [Face]

  init(fonts: [Font] = [], faces: [Face] = []) {
    self.fonts = fonts
    self.faces = faces
  }

  /// Reads `fonts.list` and `chars` of a document, and the files of fonts that are provided.
  init(reading root: JSONValue, files: (LottieFont) -> [UInt8]?, reader: inout LottieReader) {
    var fonts: [Font] = []
    if let list = root["fonts"]?["list"]?.elements {
      for json in list where json.members != nil {
        fonts.append(Font(reading: json, files: files, reader: &reader))
      }
    }
    self.fonts = fonts
    faces = Self.faces(root["chars"], &reader)
  }

  private static func faces(_ json: JSONValue?, _ reader: inout LottieReader) -> [Face] {
    var faces: [Face] = []
    guard let list = json?.elements else { return [] }
    var budget = FrameBudget()
    for char in list {
      guard let glyph = Glyph(reading: char, budget: &budget, reader: &reader) else { continue }
      let (family, style) = (char["fFamily"]?.string ?? "", char["style"]?.string ?? "")
      var place = faces.count
      // The letters of a face follow one another.
      if let last = faces.last, last.family == family, last.style == style {
        place -= 1
      } else if let known = faces.firstIndex(where: { $0.family == family && $0.style == style }) {
        place = known
      } else {
        guard faces.count < 256 else { continue }
        faces.append(Face(family: family, style: style))
      }
      faces[place].glyphs.append(glyph)
    }
    for place in faces.indices { faces[place].sort() }
    return faces
  }

  /// The font of a name; a name that is not in the list is taken for that of a family.
  func font(named name: String) -> Font {
    fonts.first { $0.name == name } ?? Font(name: name, family: name, style: "", weight: "", ascent: 75)
  }

  /// The letters of a font, or those of another style of its family if the document has none in its own style.
  func face(of font: Font) -> Face? {
    let embedded = faces.filter { $0.family == font.family }
    return embedded.first { $0.style == font.style } ?? embedded.first
      ?? font.file.map { Face(family: font.family, style: font.style, file: $0) }
  }
}

extension FontLibrary.Font {
  fileprivate init(reading json: JSONValue, files: (LottieFont) -> [UInt8]?, reader: inout LottieReader) {
    name = reader.text(json["fName"]) ?? ""
    family = reader.text(json["fFamily"]) ?? name
    style = reader.text(json["fStyle"]) ?? ""
    weight = json["fWeight"]?.string ?? ""
    ascent = reader.number(json["ascent"]) ?? 75
    // In pages texts have the fonts of the browser, which reads more formats; the reader would be 8 kB of each page.
    #if !arch(wasm32)
      file = readFile(json, files, &reader)
    #endif
  }

  private func readFile(
    _ json: JSONValue, _ files: (LottieFont) -> [UInt8]?, _ reader: inout LottieReader
  ) -> FontFile? {
    let path = reader.text(json["fPath"]) ?? ""
    guard !path.isEmpty else { return nil }
    let isInDocument = path.utf8.starts(with: "data:".utf8)
    let bytes =
      isInDocument
      ? (try? DataURI(parsing: path))?.bytes : files(LottieFont(name: name, family: family, style: style, path: path))
    guard let bytes else { return nil }
    let file = FontFile(bytes)
    if file == nil {
      reader.warn("font file", .ignored, "only fonts with TrueType's outlines are read", at: json["fPath"] ?? json)
    }
    return file
  }

  /// The family as style sheets write it.
  var familyInStyleSheets: String {
    var quoted: [UInt8] = [UInt8(ascii: "'")]
    for byte in family.utf8 where byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\") && byte >= 0x20 {
      quoted.append(byte)
    }
    guard quoted.count > 1 else { return "" }
    return String(decoding: quoted, as: UTF8.self) + "', sans-serif"
  }

  /// The weight by its number, or by the name of the style.
  var labelWeight: Label.Weight {
    if let number = Double(weight), number >= 1, number <= 1000 { return Label.Weight(number) }
    let words = style.lowercased()
    for (word, weight) in Self.weights where words.holds(word) { return weight }
    return .regular
  }

  /// Longer words stand before the words that they contain.
  private static let weights: [(String, Label.Weight)] = [
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", 800), ("ultrabold", 800), ("bold", .bold),
    ("black", .black), ("heavy", .black), ("extralight", 200), ("ultralight", 200), ("light", .light),
    ("medium", .medium), ("thin", .thin),
  ]

  var isItalic: Bool {
    let words = style.lowercased()
    return words.holds("italic") || words.holds("oblique")
  }
}

extension FontLibrary.Face {
  fileprivate mutating func sort() {
    // The first of several outlines of a letter counts.
    glyphs = glyphs.enumerated().sorted {
      $0.element.scalars == $1.element.scalars
        ? $0.offset < $1.offset : $0.element.scalars.lexicographicallyPrecedes($1.element.scalars)
    }.map { $0.element }
  }

  /// The longest letter of the face that a text has at a place; nil if there is none.
  func glyph(in text: [UInt32], at place: Int) -> Glyph? {
    #if !arch(wasm32)
      if let file { return file.glyph(of: text[place]) }
    #endif
    let first = glyphs.indices.partitioningIndex { glyphs[$0].scalars[0] >= text[place] }
    var longest: Glyph?
    for glyph in glyphs[first...].prefix(while: { $0.scalars[0] == text[place] })
    where glyph.scalars.count > longest?.scalars.count ?? 0 && text[place...].starts(with: glyph.scalars) {
      longest = glyph
    }
    return longest
  }
}

extension String {
  /// Whether a word stands anywhere in the text; Embedded Swift has no search for strings.
  fileprivate func holds(_ word: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= word.utf8.count {
      if rest.starts(with: word.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
