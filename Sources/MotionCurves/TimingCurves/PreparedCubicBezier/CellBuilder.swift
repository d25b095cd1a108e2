/// Divides 0…1 into the cells of a prepared timing curve, each as long as its proof allows.
struct CellBuilder {
  private(set) var cells: [PreparedCell] = []
  private(set) var table = CellTable()
  private let curve: CubicBezier

  /// The greatest number of divided bins.
  private static let divisions = 24

  init(of curve: CubicBezier) {
    self.curve = curve
    // For a larger unit the coefficients of the shortest cells could overflow.
    guard curve.unit <= 0x1p500 else { return }
    cells.reserveCapacity(Int(CellTable.division))
    table.slots.reserveCapacity(CellTable.divisionStart(Self.divisions))
    let bins = 1..<CellTable.binCount
    fill(
      bins.count, ticks: CellTable.ticksPerBin, firstTick: CellTable.firstTick(of: bins.lowerBound),
      firstSlot: bins.lowerBound, slotsEach: 1)
    divideEmptyBins()
  }

  /// Divides the bins without a cell, and fills them with long cells before short ones, which gain less.
  private mutating func divideEmptyBins() {
    // The last bin is always divided, because it extends beyond 1; the first bin is left to the exact solver.
    var divided: [Int] = []
    divided.reserveCapacity(Self.divisions)
    for bin in (1...CellTable.binCount).reversed() where table.slots[bin] == CellTable.none {
      guard divided.count < Self.divisions else { break }
      table.slots[bin] = CellTable.division + UInt8(divided.count)
      divided.append(bin)
      for _ in 0..<CellTable.ticksPerBin { table.slots.append(CellTable.none) }
    }
    for ticks in [4, 1] {
      for (number, bin) in divided.enumerated() {
        let firstTick = CellTable.firstTick(of: bin)
        let count = min(CellTable.ticksPerBin, CellTable.tickCount - firstTick)
        fill(
          count / ticks, ticks: ticks, firstTick: firstTick,
          firstSlot: CellTable.divisionStart(number), slotsEach: ticks)
      }
    }
  }

  /// Fills empty slots with cells, from the left, except where no proof succeeds.
  ///
  /// There are `count` intervals of `ticks` ticks each, and each takes `slotsEach` slots.
  private mutating func fill(_ count: Int, ticks: Int, firstTick: Int, firstSlot: Int, slotsEach: Int) {
    var position = 0
    var guess = 1.0
    var left: CurveNode?
    while position < count && cells.count < CellTable.division {
      var width = Self.width(guess, atMost: count - position)
      width = vacancy(from: firstSlot + position * slotsEach, limit: width * slotsEach) / slotsEach
      guard width > 0 else {
        position += 1
        left = nil
        continue
      }
      let start = left ?? node(at: firstTick + position * ticks)
      var right = node(at: firstTick + (position + width) * ticks)
      var attempt = PreparedCell.attempt(from: start, to: right, of: curve)
      while attempt.cell == nil && width > 1 {
        width = Self.width(Double(width) * max(0.5, 0.97 * attempt.room), atMost: width - 1)
        right = node(at: firstTick + (position + width) * ticks)
        attempt = PreparedCell.attempt(from: start, to: right, of: curve)
      }
      if let cell = attempt.cell {
        let slot = firstSlot + position * slotsEach
        for offset in 0..<width * slotsEach { table.slots[slot + offset] = UInt8(cells.count) }
        cells.append(cell)
      }
      guess = Double(width) * attempt.room
      left = right
      position += width
    }
  }

  /// A number of intervals near a guess; 1 if the guess is NaN.
  private static func width(_ guess: Double, atMost limit: Int) -> Int {
    Int(max(1, min(guess.rounded(), Double(limit))))
  }

  /// The number of empty slots from a slot on.
  private func vacancy(from slot: Int, limit: Int) -> Int {
    var count = 0
    while count < limit && table.slots[slot + count] == CellTable.none { count += 1 }
    return count
  }

  private func node(at tick: Int) -> CurveNode {
    CurveNode(of: curve, at: Double(tick) / Double(CellTable.tickCount))
  }
}
