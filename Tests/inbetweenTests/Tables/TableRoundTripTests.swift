import MotionNumerics
import TableReading
import TestSupport
import Testing

@testable import inbetween

/// What the tool writes as a table reads back as the same bits.
@Suite struct TableRoundTripTests {
  @Test(arguments: TableFormat.allCases)
  func randomTablesAreReadBack(format: TableFormat) throws {
    var random = SplitMix64(seed: 42)
    for index in 0..<thorough(1000) {
      let (names, columns) = Self.table(&random)
      var sink = ByteSink(.standardOutput)
      var writer = TableWriter(names, rowCount: columns[0].count, as: TableStyle(format: format), to: &sink)
      try writer.append(columns, to: &sink)
      writer.finish(to: &sink)
      let read = try RecordedTable(parsing: sink.pending)
      let expected = columns.map { $0.map { format.hasInfinity || $0.isFinite ? $0 : .nan } }
      let isSame = ([read.times] + read.columns).elementsEqual(expected) { mine, others in
        mine.elementsEqual(others) { $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN }
      }
      #expect(isSame, "table \(index): \(String(decoding: sink.pending, as: UTF8.self))")
      #expect(read.remarks.isEmpty && read.counted == nil, "table \(index): \(read.remarks)")
      if format != .npy { #expect([read.timeName] + read.names == names) }
    }
  }

  /// Names as the commands give them, ascending times, and numbers of all sizes with gaps.
  private static func table(_ random: inout SplitMix64) -> (names: [String], columns: [[Double]]) {
    let names =
      ["time"]
      + random.element(of: [
        ["value"], ["value1", "velocity1", "value2", "velocity2"], ["ball.position", "ball.velocity"],
        ["transform.rotation.z"], ["position.0", "position.1", "rotation"], ["cube0.x", "step", "a b", "Größe (m)"],
      ])
    let rows = Int.random(in: 1...40, using: &random)
    let times = (0..<rows).map { _ in finite(&random) }.sorted()
    let columns = names.dropFirst().map { _ in
      let gap = random.element(of: [0.0, 0.1, 0.9, 1.0])
      return (0..<rows).map { _ in
        random.number() < gap ? random.element(of: [.nan, .infinity, -.infinity]) : finite(&random)
      }
    }
    return (names, [times] + columns)
  }

  private static func finite(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Double(Int.random(in: -1000...1000, using: &random)) / 60
    case 1: return Double(Int.random(in: -9...9, using: &random))
    default:
      let number = Double(bitPattern: random.next())
      return number.isFinite ? number : 0
    }
  }
}

extension TableFormat {
  /// JSON has only null for an infinite number.
  fileprivate var hasInfinity: Bool { self != .json && self != .ndjson }
}
