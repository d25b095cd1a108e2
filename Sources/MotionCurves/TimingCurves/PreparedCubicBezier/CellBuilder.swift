/// Divides 0…1 into the cells of a prepared timing curve, each about as long as its proof allows.
struct CellBuilder {
  private(set) var cells: [PreparedCell] = []
  private(set) var table = CellTable()

  /// The greatest number of divided bins.
  private static let divisions = 24

  init(of curve: CubicBezier, by vectors: WideVectors = .widest) {
    // For a larger unit the coefficients of the shortest cells could overflow.
    guard curve.unit <= 0x1p500 else { return }
    let source = CellSource(curve: curve, lengths: CellLengths(of: curve), vectors: vectors)
    // Most curves take fewer; the list is copied to one of its size at the end.
    cells.reserveCapacity(32)
    // The first bin is left to the exact solver.
    let gaps = fill(.bins, from: source)
    fill(.ticks(of: CellTable.binCount, 0), from: source)
    if !gaps.isEmpty {
      let divided = gaps.suffix(Self.divisions - 1).reversed().map { $0 + 1 }
      table.divide(divided)
      for (index, bin) in divided.enumerated() { fill(.ticks(of: bin, index + 1), from: source) }
    }
    cells = cells.map { $0 }
  }

  /// Fills slots with cells, except where no proof succeeds.
  ///
  /// - Returns: the slots of the row that stay without a cell.
  @discardableResult
  private mutating func fill(_ row: SlotRow, from source: CellSource) -> [Int] {
    var gaps: [Int] = []
    var slots = 0..<source.end(after: 0, of: row)
    var start = source.point(at: 0, of: row)
    while !slots.isEmpty {
      // The end of the next cell, a chain of slow operations, is found while the processor makes this one.
      let next = slots.upperBound..<source.end(after: slots.upperBound, of: row)
      let end = source.point(at: slots.upperBound, of: row)
      fill(slots, of: row, between: (start, end), from: source, gaps: &gaps)
      (slots, start) = (next, end)
    }
    return gaps
  }

  /// Fills slots with one cell, or if its proof fails, with two of half the length.
  private mutating func fill(
    _ slots: Range<Int>, of row: SlotRow, between ends: (start: CellEnd, end: CellEnd), from source: CellSource,
    gaps: inout [Int]
  ) {
    guard cells.count < CellTable.division else { return gaps.append(contentsOf: slots) }
    if let cell = PreparedCell.proved(from: ends.start, to: ends.end, of: source.curve, by: source.vectors) {
      table.fill(row.firstSlot + slots.lowerBound..<row.firstSlot + slots.upperBound, with: UInt8(cells.count))
      cells.append(cell)
    } else if slots.count > 1 {
      let half = slots.lowerBound + slots.count / 2
      let middle = source.point(at: half, of: row)
      fill(slots.lowerBound..<half, of: row, between: (ends.start, middle), from: source, gaps: &gaps)
      fill(half..<slots.upperBound, of: row, between: (middle, ends.end), from: source, gaps: &gaps)
    } else {
      gaps.append(slots.lowerBound)
    }
  }
}

/// The curve that the cells are made of.
///
/// It is an argument, not a property of the builder: a property would be copied at each use.
private struct CellSource {
  let curve: CubicBezier
  let lengths: CellLengths
  let vectors: WideVectors

  /// The slot after those of a cell that begins with a slot.
  func end(after slot: Int, of row: SlotRow) -> Int {
    let length = lengths.length(from: row.progress(slot)) * row.slotsPerUnit
    // The least is 1 for NaN, too.
    return min(row.count, slot + Int(max(1, min(length, Double(row.count)))))
  }

  func point(at slot: Int, of row: SlotRow) -> CellEnd { CellEnd(of: curve, at: row.progress(slot)) }
}

/// Neighbouring slots of the table: all bins but the first and the last, or the ticks of a bin.
private struct SlotRow {
  let count, firstSlot: Int
  /// The first tick of the first slot, and the ticks of each.
  let firstTick, ticks: Int

  static var bins: SlotRow {
    SlotRow(
      count: CellTable.binCount - 1, firstSlot: 1, firstTick: CellTable.firstTick(of: 1),
      ticks: CellTable.ticksPerBin)
  }

  static func ticks(of bin: Int, _ division: Int) -> SlotRow {
    let firstTick = CellTable.firstTick(of: bin)
    return SlotRow(
      count: min(CellTable.ticksPerBin, CellTable.tickCount - firstTick),
      firstSlot: CellTable.divisionStart(division), firstTick: firstTick, ticks: 1)
  }

  /// The progress at the start of a slot.
  func progress(_ slot: Int) -> Double { Double(firstTick + slot * ticks) / Double(CellTable.tickCount) }

  /// The number of slots in 0…1.
  var slotsPerUnit: Double { Double(CellTable.tickCount / ticks) }
}
