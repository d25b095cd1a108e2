/// Finds the piece of a prepared curve in which a progress lies.
///
/// A progress is rounded to the nearest of 1025 multiples of 2⁻¹⁰, the bins. Most lie within one piece. Others are
/// divided into 16 ticks of 2⁻¹⁴, each of which lies within one piece or within none.
struct CellTable: Sendable {
  /// For each bin its piece, or `division` and the number of its division, or `none`; then, for each division, the
  /// pieces of its ticks, or `none`.
  var slots = [UInt8](repeating: CellTable.none, count: CellTable.binCount + 1)

  /// Between the centres of the first and the last bin.
  static let binCount = 1 << 10
  static let ticksPerBin = 16
  static let tickCount = binCount * ticksPerBin
  /// What stands for the first division; pieces have smaller numbers.
  static let division: UInt8 = 154
  /// What stands for no piece.
  static let none: UInt8 = 255

  /// The number of the piece, if there is one.
  ///
  /// Where two meet, either; outside 0…1, and for NaN, none.
  @inline(__always)
  func cell(at progress: Double) -> Int? {
    // Adding 1.5·2⁵² rounds to an integer, in the last bits of the sum. The first and the last bin, which reach out of
    // 0…1, have no pieces of their own.
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
    // At the end of the last tick the piece that ends there will do.
    let tick = min(Int(progress * Double(Self.tickCount)) - Self.firstTick(of: bin), Self.ticksPerBin - 1)
    let inner = slots[Self.divisionStart(Int(slot - Self.division)) + tick]
    return inner == Self.none ? nil : Int(inner)
  }

  /// The tick with which a bin begins.
  static func firstTick(of bin: Int) -> Int { bin * ticksPerBin - ticksPerBin / 2 }

  /// Where a division's slots begin.
  static func divisionStart(_ number: Int) -> Int { binCount + 1 + number * ticksPerBin }
}
