/// What stands between the cells of a row.
enum CellSeparator: CaseIterable {
  case tab, semicolon, comma, bar
  /// Spaces and tabs, as many as there are.
  case blanks

  /// The byte; nil for blanks.
  @inline(__always)
  var byte: UInt8? {
    switch self {
    case .tab: UInt8(ascii: "\t")
    case .semicolon: UInt8(ascii: ";")
    case .comma: UInt8(ascii: ",")
    case .bar: UInt8(ascii: "|")
    case .blanks: nil
    }
  }

  /// The separators in words, for messages.
  var name: String {
    switch self {
    case .tab: "tabs"
    case .semicolon: "semicolons"
    case .comma: "commas"
    case .bar: "vertical bars"
    case .blanks: "blanks"
    }
  }
}

/// A cell of a text: the range of its bytes, without blanks and quotation marks around them.
struct TextCell {
  let range: Range<Int>
  let isQuoted: Bool
}

/// Takes the rows of a text apart, one after the other.
///
/// Lines end with a line feed, a carriage return or both. Empty lines, rows of empty cells, and lines that begin with
/// `#` are skipped. A cell in quotation marks may hold separators, line ends and doubled quotation marks.
struct CellScanner {
  private let bytes: [UInt8]
  private let end: Int
  private let separator: CellSeparator
  private let maximumCount: Int
  /// The offset of the next line.
  private(set) var position: Int
  private var nextLine: Int
  /// The line in which the last row began.
  private(set) var line = 0
  /// The cells of the last row.
  private(set) var cells: [TextCell] = []
  /// The last comment, without its sign.
  private(set) var comment: (range: Range<Int>, line: Int)?

  /// Begins with a line.
  init(_ bytes: [UInt8], in range: Range<Int>, separator: CellSeparator, maximumCount: Int, line: Int = 1) {
    self.bytes = bytes
    self.separator = separator
    self.maximumCount = maximumCount
    position = range.lowerBound
    end = range.upperBound
    nextLine = line
  }

  /// Reads the next row into ``cells``; false if there is none.
  mutating func next() throws(TableError) -> Bool {
    while position < end {
      line = nextLine
      if skipsComment() { continue }
      try readCells()
      if cells.contains(where: { !$0.range.isEmpty }) { return true }
    }
    return false
  }

  private mutating func skipsComment() -> Bool {
    var start = position
    while start < end, bytes[start].isBlank { start += 1 }
    guard start < end, bytes[start] == UInt8(ascii: "#") else { return false }
    var last = start + 1
    while last < end, !bytes[last].endsLine { last += 1 }
    comment = (start + 1..<last, line)
    position = last
    takeLineEnd()
    return true
  }

  // MARK: Cells

  private mutating func readCells() throws(TableError) {
    cells.removeAll(keepingCapacity: true)
    repeat {
      skipBlanks()
      // Blanks at the end of a line separate nothing.
      if separator == .blanks, !cells.isEmpty, isAtLineEnd { break }
      guard cells.count < maximumCount else {
        throw TableError("more than \(maximumCount) cells, the most that are allowed", line: line)
      }
      let isQuoted = position < end && bytes[position] == UInt8(ascii: "\"")
      cells.append(TextCell(range: isQuoted ? try quoted() : plain(), isQuoted: isQuoted))
    } while takeSeparator()
    guard isAtLineEnd else {
      throw TableError("expected the end of the cell after its quotation mark", line: line, cell: cells.count)
    }
    takeLineEnd()
  }

  private var isAtLineEnd: Bool { position == end || bytes[position].endsLine }

  private func isBetweenCells(_ byte: UInt8) -> Bool {
    separator.byte.map { byte == $0 } ?? byte.isBlank
  }

  private mutating func skipBlanks() {
    while position < end, bytes[position].isBlank, bytes[position] != separator.byte { position += 1 }
  }

  private mutating func takeSeparator() -> Bool {
    guard position < end, isBetweenCells(bytes[position]) else { return false }
    position += 1
    return true
  }

  private mutating func plain() -> Range<Int> {
    let start = position
    while position < end, !isBetweenCells(bytes[position]), !bytes[position].endsLine { position += 1 }
    var last = position
    while last > start, bytes[last - 1].isBlank { last -= 1 }
    return start..<last
  }

  private mutating func quoted() throws(TableError) -> Range<Int> {
    let start = position + 1
    position = start
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        guard position + 1 < end, bytes[position + 1] == byte else { return closed(from: start) }
        position += 2
      } else if byte.endsLine {
        takeLineEnd()
      } else {
        position += 1
      }
    }
    throw TableError("expected a quotation mark at the end of the cell, found none", line: line, cell: cells.count + 1)
  }

  /// Takes the closing quotation mark; the range from a start to it, without blanks at both ends.
  private mutating func closed(from start: Int) -> Range<Int> {
    let content = bytes[start..<position].trimmed
    position += 1
    skipBlanks()
    return content.startIndex..<content.endIndex
  }

  /// Takes a line feed, a carriage return or both.
  private mutating func takeLineEnd() {
    guard position < end else { return }
    let isReturn = bytes[position] == UInt8(ascii: "\r")
    position += 1
    if isReturn, position < end, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    nextLine += 1
  }
}

extension [UInt8] {
  /// The text of a cell; doubled quotation marks are single ones.
  func text(of cell: TextCell) -> [UInt8] {
    let mark = UInt8(ascii: "\"")
    guard cell.isQuoted, self[cell.range].contains(mark) else { return Array(self[cell.range]) }
    var text: [UInt8] = []
    var index = cell.range.lowerBound
    while index < cell.range.upperBound {
      text.append(self[index])
      let isDoubled = self[index] == mark && index + 1 < cell.range.upperBound && self[index + 1] == mark
      index += isDoubled ? 2 : 1
    }
    return text
  }
}
