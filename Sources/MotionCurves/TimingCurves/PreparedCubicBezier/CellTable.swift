/// Finds the cell of a prepared curve that contains a progress.
///
/// A progress is rounded to the nearest of 1025 multiples of 2⁻¹⁰, the bins. Most bins lie within one cell. The others
/// are divided into 16 ticks of 2⁻¹⁴. Each tick lies within one cell or in none.
struct CellTable: Sendable {
  /// For each bin the number of its cell, `none`, or `division` plus the number of its division; then, for each
  /// division, the cells of its ticks, or `none`.
  private(set) var slots: [UInt8]

  /// The number of bins from the centre of the first bin to the centre of the last.
  static let binCount = 1 << 10
  static let ticksPerBin = 16
  static let tickCount = binCount * ticksPerBin
  /// The slot value of the first division; the numbers of cells are smaller.
  static let division: UInt8 = 154
  /// The slot value for no cell.
  static let none: UInt8 = 255

  /// A table without cells; the last bin is divided, because it extends beyond 1.
  init() {
    slots = [UInt8](repeating: Self.none, count: Self.divisionStart(1))
    slots[Self.binCount] = Self.division
  }

  /// The number of the cell that contains a progress; nil if there is none.
  ///
  /// Where two cells meet, the result is either of them; outside 0…1, and for NaN, it is nil.
  @inline(__always)
  func cell(at progress: Double) -> Int? {
    // Adding 1.5·2⁵² rounds to an integer in the last bits of the sum. The first and the last bin, which extend beyond
    // 0…1, have no cells.
    let rounded = progress * Double(Self.binCount) + 0x1.8p52
    let bin = rounded.bitPattern &- (0x1.8p52).bitPattern
    guard bin <= UInt64(Self.binCount) else { return nil }
    let slot = slots[Int(truncatingIfNeeded: bin)]
    if slot < Self.division { return Int(slot) }
    return tickCell(at: progress, bin: Int(truncatingIfNeeded: bin), slot: slot)
  }

  @inline(never)
  private func tickCell(at progress: Double, bin: Int, slot: UInt8) -> Int? {
    guard slot != Self.none && progress < 1 else { return nil }
    // At the end of the last tick, the cell that ends there contains the progress.
    let tick = min(Int(progress * Double(Self.tickCount)) - Self.firstTick(of: bin), Self.ticksPerBin - 1)
    let inner = slots[Self.divisionStart(Int(slot - Self.division)) + tick]
    return inner == Self.none ? nil : Int(inner)
  }

  /// Sets the number of a cell for some slots.
  mutating func fill(_ range: Range<Int>, with cell: UInt8) {
    var slots = slots.mutableSpan
    for slot in range { slots[slot] = cell }
  }

  /// Divides further bins, without cells; they are the divisions after the first one.
  mutating func divide(_ bins: [Int]) {
    slots.reserveCapacity(Self.divisionStart(bins.count + 1))
    for bin in bins {
      slots[bin] = Self.division + UInt8((slots.count - Self.divisionStart(0)) / Self.ticksPerBin)
      for _ in 0..<Self.ticksPerBin { slots.append(Self.none) }
    }
  }

  /// The first tick of a bin.
  static func firstTick(of bin: Int) -> Int { bin * ticksPerBin - ticksPerBin / 2 }

  /// The first slot of a division.
  static func divisionStart(_ number: Int) -> Int { binCount + 1 + number * ticksPerBin }
}
