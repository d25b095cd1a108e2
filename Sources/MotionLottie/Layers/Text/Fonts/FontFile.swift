internal import MotionValues

/// The letters of a font file with TrueType's outlines.
///
/// A damaged font has wrong letters or none: places beyond the end of the file read as 0, and no loop is longer than the
/// file. Letters are not kerned, as those that a Lottie document embeds are not either. Hints are left out.
///
/// Source: ISO/IEC 14496-22, *Open Font Format*, and Microsoft, *OpenType specification* 1.9.1: `cmap`, `glyf`, `head`,
/// `hhea`, `hmtx`, `loca`.
struct FontFile: Sendable {
  private let file: BigEndian
  private let unitsPerEm: Int
  private let advances: Range<Int>
  private let advanceCount: Int
  private let characters: CharacterMap
  private let glyphs: GlyphTable

  /// Reads a font, or the first one of a collection; nil for a file without TrueType's outlines.
  init?(_ bytes: [UInt8]) {
    file = BigEndian(bytes)
    let start = file.tag(0) == "ttcf" ? file.word(12) : 0
    var tables: [String: Range<Int>] = [:]
    for number in 0..<min(file.half(start + 4), 256) {
      let entry = start + 12 + 16 * number
      let (place, length) = (file.word(entry + 8), file.word(entry + 12))
      guard place <= bytes.count else { continue }
      tables[file.tag(entry)] = place..<min(place + length, bytes.count)
    }
    guard let head = tables["head"]?.lowerBound, let horizontal = tables["hhea"]?.lowerBound,
      let advances = tables["hmtx"], let outlines = tables["glyf"], let places = tables["loca"],
      let map = tables["cmap"], let characters = CharacterMap(file, at: map.lowerBound)
    else { return nil }
    unitsPerEm = file.half(head + 18)
    guard unitsPerEm > 0 else { return nil }
    advanceCount = max(1, file.half(horizontal + 34))
    (self.advances, self.characters) = (advances, characters)
    glyphs = GlyphTable(file: file, outlines: outlines, places: places, hasLongPlaces: file.half(head + 50) != 0)
  }

  /// The letter of a character; nil if the font has none.
  func glyph(of scalar: UInt32) -> Glyph? {
    let number = characters.glyph(of: scalar, in: file)
    guard number > 0 else { return nil }
    // The advances of the last letters are all the same.
    let advance = file.half(advances.lowerBound + 4 * min(number, advanceCount - 1))
    let scale = 100 / Double(unitsPerEm)
    var reader = GlyphReader(glyphs)
    reader.read(number, map: .scale(x: scale, y: -scale))
    return Glyph(scalars: [scalar], advance: Double(advance) * scale, outlines: reader.outlines)
  }
}
