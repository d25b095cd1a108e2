import MotionNumerics
import TableReading
import TestSupport
import Testing

/// Texts that are no table, and limits.
@Suite struct BadTableTests {
  @Test(arguments: [
    ("", "expected a table with times and values, found no row"),
    ("time,x\n", "expected a table with times and values, found no row"),
    ("# only a remark", "expected a table with times and values, found no row"),
    ("5", "line 1: expected a time and a value, found one number"),
    ("1\n2", "line 1: expected a time and a value, found one number"),
    ("x\n1", "line 1: expected a column of times and one of values"),
    ("0,1\n1", "line 2: expected 2 cells, found 1"),
    ("t,x\n0,1\n1,2,3", "line 3: expected 2 cells, found 3"),
    ("0,1\n1,x", "line 2, cell 2: expected a number, found 'x'"),
    ("# a\nt,x\n0,1\n,2", "line 4, cell 1: expected a number as the time, found ''"),
    ("time,1\n0,2", "line 1, cell 1: expected a number as the time, found 'time'"),
    ("0,1\ninf,1", "line 2, cell 1: expected a finite number as the time, found inf"),
    ("0,1\n1,1e999", "line 2, cell 2: expected a number of at most 1.7976931348623157e308, found '1e999'"),
    ("1,1\n\n0.5,2", "line 3, cell 1: expected a time of at least 1, as times ascend, found 0.5"),
    ("0;1.000,5\n1;2", "line 1, cell 2: expected a number, found '1.000,5'"),
    ("0;1,5\n1.5;2", "line 2, cell 1: expected numbers with decimal commas, as in line 1, found '1.5'"),
    ("0,0x10\n", "line 1, cell 2: expected a number, found '0x10'"),
    ("0,3O\n", "line 1, cell 2: expected a number, found '3O'"),
    ("0,5k\n", "line 1, cell 2: expected a number, found '5k'"),
    ("0,5px\n1,2em", "line 2, cell 2: expected a number in px, as in line 1, found '2em'"),
    ("0,5\n1,2em", "line 2, cell 2: expected a number without a unit, as in line 1, found '2em'"),
    ("5,5\n12ms,2", "line 2, cell 1: expected a number without a unit, as in line 1, found '12ms'"),
    ("t_s,5\n", "line 1, cell 1: expected a number as the time, found 't_s'"),
    ("t_s,x\n1ms,1\n", "line 2, cell 1: expected a time in seconds, as in the head, found '1ms'"),
    ("0px,1\n", "line 1, cell 1: expected a time with a unit of time or without one, found '0px'"),
    ("t_ms,x\n(s),-\n1,1\n", "line 2, cell 1: expected times in milliseconds, as in their head, found seconds"),
    ("0,\n1,", "expected a column of values behind the times"),
    ("t,x\n\"0,1\n1,2\n", "line 2, cell 1: expected a quotation mark at the end of the cell, found none"),
    ("t,x\n0,\"1\"2\n", "line 2, cell 2: expected the end of the cell after its quotation mark"),
    ("t_h,x\n0,1\n1e306,2\n", "expected times that are finite in seconds"),
    ("12:30,1\n12:31,2", "line 1, cell 1: expected a number as the time, found '12:30'"),
  ])
  func mistakesHaveTheirPlace(text: String, problem: String) {
    let error = #expect(throws: TableError.self) { try RecordedTable(parsing: text) }
    #expect(error?.description == problem)
  }

  /// A message quotes 80 bytes at most, and no half of a character.
  @Test(arguments: [
    (String(repeating: "x", count: 80), String(repeating: "x", count: 80)),
    (String(repeating: "x", count: 81), String(repeating: "x", count: 80) + "…"),
    (String(repeating: "x", count: 79) + "\u{20AC}", String(repeating: "x", count: 79) + "…"),
    (String(repeating: "x", count: 76) + "\u{20AC}\u{20AC}", String(repeating: "x", count: 76) + "\u{20AC}…"),
    (String(repeating: "x", count: 77) + "\u{20AC}y", String(repeating: "x", count: 77) + "\u{20AC}…"),
  ])
  func longCellsAreCutShort(cell: String, quotation: String) {
    let error = #expect(throws: TableError.self) { try RecordedTable(parsing: "0,1\n1,\(cell)") }
    #expect(error?.description == "line 2, cell 2: expected a number, found '\(quotation)'")
  }

  @Test func limitsAreHeld() throws {
    func problem(_ text: String, _ options: TableReadingOptions) -> String? {
      do throws(TableError) {
        _ = try RecordedTable(parsing: text, options: options)
        return nil
      } catch {
        return error.description
      }
    }
    let rows = TableReadingOptions(maximumRowCount: 2)
    #expect(problem("0,1\n1,2\n", rows) == nil && problem("[[0,1],[1,2]]", rows) == nil)
    #expect(problem("0,1\n1,2\n2,3", rows) == "line 3: more than 2 rows, the most that are allowed")
    #expect(problem("[[0,1],[1,2],\n[2,3]]", rows) == "line 2: more than 2 rows, the most that are allowed")
    let columns = TableReadingOptions(maximumColumnCount: 2)
    #expect(problem("0,1\n", columns) == nil)
    #expect(problem("0,1,2\n", columns) == "line 1: more than 2 cells, the most that are allowed")
    #expect(problem("[[0,1,2]]", columns) == "line 1: more than 2 numbers, the most that are allowed")
    #expect(problem("0,1\n", TableReadingOptions(maximumByteCount: 3)) == "4 bytes, at most 3 are allowed")
  }

  @Test func otherEncodingsAreNamed() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x30, 0], [0xFE, 0xFF, 0, 0x30]] {
      #expect { try RecordedTable(parsing: bytes) } throws: { "\($0)" == "expected text in UTF-8, found UTF-16" }
    }
  }

  /// No bytes trap, and what is read is a table.
  @Test func mutationsAreReadOrRefused() throws {
    var random = SplitMix64(seed: 4242)
    for index in 0..<thorough(20_000) {
      let bytes = Self.mutated(&random)
      guard let table = try? RecordedTable(parsing: bytes, options: TableReadingOptions(frameRate: 60)) else {
        continue
      }
      let isTable =
        !table.times.isEmpty && !table.columns.isEmpty && table.names.count == table.columns.count
        && table.columns.allSatisfy { $0.count == table.times.count } && table.times.allSatisfy(\.isFinite)
        && zip(table.times, table.times.dropFirst()).allSatisfy { $0 <= $1 }
      #expect(isTable, "\(index): \(bytes)")
      _ = RecordedTable.looksLikeTable(bytes)
    }
  }

  private static func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = random.element(of: examples)
    for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(random.element(of: Array("\",;\t |\n\r#.-e0{}[]:x".utf8)), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...8, using: &random)))
      }
    }
    return bytes
  }

  private static let examples: [[UInt8]] = [
    Array("time_ms;x;\"y, z\"\n0;0,5;-\n16;-1,25e3;7px\n# a\n33;inf;8px\n".utf8),
    Array("t,x\r\n[ms],[px]\r\n0,1\r\n1,2\r\n".utf8), Array("# t x\n0 1\n1 2\n".utf8),
    Array("[\n{\"time\":0,\"a\":null},\n{\"time\":1,\"a\":2e-3}\n]\n".utf8),
    Array("{\"time\":0,\"a\":null}\n{\"time\":1,\"a\":\"inf\"}\n".utf8),
    Array("{\"x\":[1,2],\"t\":[0,1]}".utf8), NumPyTests.file("<f8", "(2, 2)", NumPyTests.bytes(of: [0, 1, 2, 3])),
    NumPyTests.file("|i1", "(2, 2)", [0, 1, 2, 255]),
  ]
}
