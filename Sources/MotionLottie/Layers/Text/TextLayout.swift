internal import MotionPaths
import MotionValues
internal import VectorScene

/// The places of the letters of a text.
struct TextLayout {
  /// A letter, or the placeholder of a letter that the face does not have.
  struct Letter {
    var scalars: ArraySlice<UInt32>
    var glyph: Glyph?
    /// The factor of the size, below 1 for small capitals.
    var scale = 1.0
    var advance = 0.0

    var text: String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
      return String(text)
    }

    var isBlank: Bool {
      scalars.allSatisfy { $0 <= 32 || $0 == 0xA0 || (0x2000...0x200D).contains($0) || $0 == 0xFEFF }
    }
  }

  let document: TextDocument
  let font: FontLibrary.Font
  /// The outlines of the letters; nil if the document does not embed them.
  let face: FontLibrary.Face?
  private(set) var lines: [[Letter]] = []

  init(_ document: TextDocument, fonts: FontLibrary) {
    self.document = document
    font = fonts.font(named: document.font)
    face = fonts.face(of: font)
    for line in Self.lines(of: document.text) { lines += wrapped(letters(of: line)) }
  }

  /// Whether a letter other than a blank is missing in the face.
  var lacksGlyphs: Bool {
    lines.contains { $0.contains { $0.glyph == nil && !$0.isBlank } }
  }

  // MARK: Letters and lines

  /// The lines of a text as Unicode scalars: they end with CR, LF, both, or ETX.
  private static func lines(of text: String) -> [[UInt32]] {
    var lines: [[UInt32]] = [[]]
    var last: UInt32 = 0
    for scalar in text.unicodeScalars.prefix(LottieLimits.letters) {
      switch scalar.value {
      case 10 where last == 13: break
      case 3, 10, 13: lines.append([])
      default: lines[lines.count - 1].append(scalar.value)
      }
      last = scalar.value
    }
    return lines
  }

  private func letters(of line: [UInt32]) -> [Letter] {
    var letters: [Letter] = []
    for (scalars, scale) in capitalized(line) {
      var place = scalars.startIndex
      while place < scalars.endIndex {
        let glyph = face?.glyph(in: scalars, at: place)
        let end = place + (glyph?.scalars.count ?? 1)
        var letter = Letter(scalars: scalars[place..<end], glyph: glyph, scale: scale)
        // Without outlines the width is not known; most letters of most fonts are half the size wide.
        let width = glyph.map { $0.advance } ?? (face == nil ? 50 : 0)
        letter.advance = document.size * (width * scale / 100 + document.tracking / 1000)
        letters.append(letter)
        place = end
      }
    }
    return letters
  }

  /// The runs of a line in the letters of the document: as they are, or as capitals.
  private func capitalized(_ line: [UInt32]) -> [(scalars: [UInt32], scale: Double)] {
    guard document.capitals != .none else { return [(line, 1)] }
    var runs: [(scalars: [UInt32], scale: Double)] = []
    for value in line {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let capitals = String(Character(scalar)).uppercased().unicodeScalars.map { $0.value }
      let scale = document.capitals == .small && capitals != [value] ? 0.7 : 1
      if let last = runs.last, last.scale == scale {
        runs[runs.count - 1].scalars += capitals
      } else {
        runs.append((capitals, scale))
      }
    }
    return runs
  }

  /// The lines of a paragraph, broken to fit into its box: at blanks, or else between letters.
  private func wrapped(_ letters: [Letter]) -> [[Letter]] {
    guard let width = document.box?.size.x, width > 0 else { return [letters] }
    var lines: [[Letter]] = []
    var (start, place) = (0, 0)
    var (used, blank) = (0.0, nil as Int?)
    while place < letters.count {
      if letters[place].isBlank { blank = place }
      let width = used + letters[place].advance - document.size * document.tracking / 1000
      if width > document.box?.size.x ?? .infinity, blank != place, place > start {
        lines.append(Array(letters[start..<(blank ?? place)]))
        start = blank.map { $0 + 1 } ?? place
        (used, blank, place) = (0, nil, start)
        continue
      }
      used += letters[place].advance
      place += 1
    }
    lines.append(Array(letters[start...]))
    return lines
  }

  // MARK: Places

  /// The point of a line that lies at its place: the beginning, the middle or the end.
  var anchor: Label.Anchor {
    switch document.justification {
    case .left, .fullLeft, .full: .start
    case .right, .fullRight: .end
    case .center, .fullCenter: .middle
    }
  }

  /// The part of a line's width that lies before its place.
  var alignment: Double { anchor == .start ? 0 : anchor == .middle ? 0.5 : 1 }

  /// The point on the base line of the first line at which the lines are aligned.
  var origin: SIMD2<Double> {
    let shift = SIMD2(0, -document.baselineShift)
    guard let box = document.box else { return shift }
    return box.position + SIMD2(box.size.x * alignment, font.ascent * document.size / 100) + shift
  }

  /// The width by which a line is aligned: without the spaces at its end, and without its last letter's tracking.
  ///
  /// Source: `completeTextData` of lottie-web.
  func width(ofLine number: Int) -> Double {
    let line = lines[number]
    guard let last = line.lastIndex(where: { !$0.scalars.elementsEqual([32]) }) else { return 0 }
    return line[...last].reduce(0) { $0 + $1.advance } - document.size * document.tracking / 1000
  }

  var lineHeight: Double { document.lineHeight > 0 ? document.lineHeight : 1.2 * document.size }

  // MARK: Drawing

  func nodes(budget: inout FrameBudget) -> [Node] {
    guard document.size > 0, document.fill != nil || document.outlineStroke != nil else { return [] }
    return face == nil ? labels(budget: &budget) : outlines(budget: &budget)
  }

  /// The outlines of all letters: one shape if nothing is stroked, else letter over letter.
  private func outlines(budget: inout FrameBudget) -> [Node] {
    var all: [Outline] = []
    var nodes: [Node] = []
    for (number, line) in lines.enumerated() {
      var pen = origin + SIMD2(0, Double(number) * lineHeight)
      pen.x -= width(ofLine: number) * alignment
      for letter in line {
        let outlines = letter.glyph?.outlines ?? []
        guard budget.takeSegments(outlines.reduce(0) { $0 + $1.segmentCount }) else { break }
        let scale = document.size * letter.scale / 100
        let placed = outlines.map { $0.scaled(by: scale, to: pen) }
        if document.outlineStroke == nil { all += placed } else { nodes += document.painted(Path(placed)) }
        pen.x += letter.advance
      }
    }
    return document.outlineStroke == nil ? document.painted(Path(all)) : nodes
  }

  /// The lines as texts; a letter counts like a segment.
  private func labels(budget: inout FrameBudget) -> [Node] {
    lines.indices.compactMap { number in
      guard let label = label(of: number), budget.takeSegments(label.text.unicodeScalars.count) else { return nil }
      return .label(label)
    }
  }

  /// A line as a text; nil if it is empty.
  func label(of number: Int) -> Label? {
    let text = lines[number].map { $0.text }.joined()
    guard !text.isEmpty else { return nil }
    return Label(
      text, at: origin + SIMD2(0, Double(number) * lineHeight), size: document.size,
      family: font.familyInStyleSheets, weight: font.labelWeight, isItalic: font.isItalic,
      letterSpacing: document.tracking * document.size / 1000, anchor: anchor, color: document.fill ?? .clear,
      stroke: document.outlineStroke)
  }
}

extension TextDocument {
  /// The stroke around the letters, if there is one.
  var outlineStroke: Stroke? {
    guard let stroke, strokeWidth > 0 else { return nil }
    return Stroke(stroke, width: strokeWidth, join: .round)
  }

  /// Outlines in the style of the text.
  func painted(_ path: Path) -> [Node] {
    guard !path.isEmpty else { return [] }
    let fill = fill.map { Fill($0) }
    guard let stroke = outlineStroke, !isStrokeOverFill, fill != nil else {
      return [.shape(Shape(path, fill: fill, stroke: outlineStroke))]
    }
    return [.shape(Shape(path, stroke: stroke)), .shape(Shape(path, fill: fill))]
  }
}

extension Outline {
  /// The outline scaled about the origin, and moved.
  fileprivate func scaled(by scale: Double, to point: SIMD2<Double>) -> Outline {
    Outline(
      vertices: vertices.map {
        Vertex(
          point: $0.point * scale + point, inTangent: $0.inTangent * scale, outTangent: $0.outTangent * scale)
      }, isClosed: isClosed)
  }
}
