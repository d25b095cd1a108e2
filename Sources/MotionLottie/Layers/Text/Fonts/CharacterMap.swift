internal import MotionCurves

/// The letters of characters: a table `cmap` of Unicode, in one of the formats 4, 6 and 12.
struct CharacterMap: Sendable {
  private let start: Int
  private let format: Int
  /// Whether characters are those of a font of symbols, which begin at U+F000.
  private let isOfSymbols: Bool

  /// Finds the most complete table of a font; nil if it has none that can be read.
  init?(_ file: BigEndian, at map: Int) {
    var best: (rank: Int, start: Int)?
    for number in 0..<min(file.half(map + 2), 256) {
      let entry = map + 4 + 8 * number
      let start = map + file.word(entry + 4)
      guard [4, 6, 12].contains(file.half(start)),
        let rank = Self.rank(platform: file.half(entry), encoding: file.half(entry + 2)), rank > best?.rank ?? 0
      else { continue }
      best = (rank, start)
    }
    guard let best else { return nil }
    start = best.start
    format = file.half(start)
    isOfSymbols = best.rank == 1
  }

  /// Symbols, the characters of two bytes, all characters; nil for what is not Unicode.
  private static func rank(platform: Int, encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 3
    case (3, 1), (0, 0...3): 2
    case (3, 0): 1
    default: nil
    }
  }

  /// The number of a character's letter; 0 for none.
  func glyph(of scalar: UInt32, in file: BigEndian) -> Int {
    let code = Int(scalar)
    let found = number(of: code, in: file)
    return found == 0 && isOfSymbols && code < 256 ? number(of: 0xF000 + code, in: file) : found
  }

  private func number(of code: Int, in file: BigEndian) -> Int {
    switch format {
    case 4: return code <= 0xFFFF ? segmentNumber(of: code, in: file) : 0
    case 6:
      let place = code - file.half(start + 6)
      return (0..<file.half(start + 8)).contains(place) ? file.half(start + 10 + 2 * place) : 0
    default:
      let groups = 0..<min(file.word(start + 12), file.count / 12)
      let group = groups.partitioningIndex { file.word(start + 20 + 12 * $0) >= code }
      let entry = start + 16 + 12 * group
      let first = file.word(entry)
      return first <= code && code <= file.word(entry + 4) ? file.word(entry + 8) + code - first : 0
    }
  }

  /// Format 4: lists of the segments' ends, starts, differences and offsets follow one another.
  private func segmentNumber(of code: Int, in file: BigEndian) -> Int {
    let size = file.half(start + 6) & ~1
    let ends = start + 14
    let place = 2 * (0..<size / 2).partitioningIndex { file.half(ends + 2 * $0) >= code }
    let first = file.half(ends + 2 + size + place)
    guard place < size, first <= code else { return 0 }
    let difference = file.half(ends + 2 + 2 * size + place)
    let offsetPlace = ends + 2 + 3 * size + place
    let offset = file.half(offsetPlace)
    guard offset > 0 else { return (code + difference) & 0xFFFF }
    // The offset counts from its own place.
    let number = file.half(offsetPlace + offset + 2 * (code - first))
    return number == 0 ? 0 : (number + difference) & 0xFFFF
  }
}
