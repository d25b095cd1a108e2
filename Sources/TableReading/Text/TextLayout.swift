/// Finds what stands between the cells of a text.
///
/// The separator is the first of tabs, semicolons, commas, vertical bars and blanks with which the first lines have the
/// same number of cells, two or more, all of them numbers or gaps behind the head. If there is none, it is the first
/// with which they have the same number of cells, and then the first that the first line has.
struct TextLayout {
  let separator: CellSeparator
  /// Whether the first lines have times and values.
  let hasNumbers: Bool

  /// The number of lines that are looked at.
  static let lineCount = 32

  /// Looks at the first lines of a text.
  ///
  /// - Complexity: linear in these lines.
  init(of bytes: [UInt8], in range: Range<Int>, lineCount: Int = TextLayout.lineCount, maximumCount: Int) {
    var best: (trial: LayoutTrial, separator: CellSeparator)?
    for separator in CellSeparator.allCases {
      let scanner = CellScanner(bytes, in: range, separator: separator, maximumCount: maximumCount)
      let trial = LayoutTrial(scanner, of: bytes, separator: separator, lineCount: lineCount)
      if trial.rank > best?.trial.rank ?? 0 { best = (trial, separator) }
    }
    separator = best?.separator ?? .comma
    hasNumbers = best.map { $0.trial.rowCount >= ($0.separator == .blanks ? 2 : 1) } ?? false
  }
}

/// How well a separator fits to the first lines of a text.
private struct LayoutTrial {
  /// 3 for even rows of numbers, 2 for even rows, 1 for a first row of several cells, 0 for none of these.
  let rank: Int
  /// The number of rows that have a time and values.
  let rowCount: Int

  init(_ scanner: CellScanner, of bytes: [UInt8], separator: CellSeparator, lineCount: Int) {
    var scanner = scanner
    var (width, rowCount, index) = (0, 0, 0)
    var (isEven, isReadable) = (true, true)
    while index < lineCount, (try? scanner.next()) == true {
      let row = RowContent(scanner.cells, in: bytes, separator: separator)
      if index == 0 { width = row.cellCount }
      // Separators at the end of a line make no cell.
      isEven = isEven && row.cellCount >= width && row.filledCount <= width
      // The first line may be a head, and the second one may have units.
      isReadable = isReadable && (row.isReadable || index < 2 && row.numberCount == 0)
      if row.isReadable && row.filledCount > 1 { rowCount += 1 }
      index += 1
    }
    self.rowCount = rowCount
    rank = width < 2 ? 0 : !isEven ? 1 : !isReadable ? 2 : 3
  }
}

/// What the cells of a row are, counted.
struct RowContent {
  let cellCount: Int
  /// The number of cells up to the last that is not empty.
  let filledCount: Int
  private(set) var numberCount = 0
  /// Whether the first cell is a number, and all others are numbers or gaps.
  private(set) var isReadable = true
  /// Whether the row is a head: it has no number, and not only gaps.
  var isHead: Bool { numberCount == 0 && hasText }
  private var hasText = false

  init(_ cells: [TextCell], in bytes: [UInt8], separator: CellSeparator) {
    cellCount = cells.count
    filledCount = (cells.lastIndex { !$0.range.isEmpty } ?? -1) + 1
    for (column, cell) in cells.enumerated() {
      let content = CellContent.of(cell, in: bytes, separator: separator)
      if content.isNumber { numberCount += 1 }
      if !content.isValue { hasText = true }
      isReadable = isReadable && (column == 0 ? content.isNumber : content.isValue)
    }
  }
}

extension CellContent {
  /// The content of a cell; between commas, only a quoted number may have a decimal comma.
  static func of(_ cell: TextCell, in bytes: [UInt8], separator: CellSeparator) -> CellContent {
    let content = TextNumber.content(of: cell.range, in: bytes)
    if case .number(_, .comma, _) = content, separator == .comma, !cell.isQuoted { return .text }
    return content
  }
}
