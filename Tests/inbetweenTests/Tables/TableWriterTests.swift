import Testing

@testable import inbetween

@Suite struct TableWriterTests {
  private func written(
    _ columns: [[Double]], named names: [String], as format: TableFormat
  ) throws -> [UInt8] {
    var sink = ByteSink(.standardOutput)
    var table = TableWriter(names, rowCount: columns[0].count, as: TableStyle(format: format), to: &sink)
    try table.append(columns, to: &sink)
    table.finish(to: &sink)
    return sink.pending
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (100, "100"), (10.01, "10.01"),
    (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"), (1e16, "1e+16"), (1e-5, "1e-05"),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (0.1 + 0.2, "0.30000000000000004"),
  ])
  func numbersAreTheShortestDecimals(number: Double, text: String) {
    var sink = ByteSink(.standardOutput)
    sink.append(number)
    #expect(String(decoding: sink.pending, as: UTF8.self) == text)
    #expect(Double(text)?.bitPattern == number.bitPattern)
  }

  @Test(arguments: [
    (TableFormat.csv, "time,a\n0,inf\n1,-inf\n2,\n"),
    (.tsv, "time\ta\n0\tinf\n1\t-inf\n2\t\n"),
    (.json, "[\n{\"time\":0,\"a\":null},\n{\"time\":1,\"a\":null},\n{\"time\":2,\"a\":null}\n]\n"),
    (.ndjson, "{\"time\":0,\"a\":null}\n{\"time\":1,\"a\":null}\n{\"time\":2,\"a\":null}\n"),
  ])
  func missingAndInfiniteNumbersHaveWords(format: TableFormat, expected: String) throws {
    let bytes = try written([[0, 1, 2], [.infinity, -.infinity, .nan]], named: ["time", "a"], as: format)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: TableFormat.allCases)
  func blocksMakeTheWhole(format: TableFormat) throws {
    let times = (0..<10).map(Double.init)
    let whole = try written([times, times], named: ["time", "value"], as: format)
    var sink = ByteSink(.standardOutput)
    var table = TableWriter(["time", "value"], rowCount: 10, as: TableStyle(format: format), to: &sink)
    for rows in [0..<1, 1..<1, 1..<4, 4..<10] {
      try table.append([Array(times[rows]), Array(times[rows])], to: &sink)
    }
    table.finish(to: &sink)
    #expect(sink.pending == whole)
  }

  @Test func trapsWhenRowsAreMissing() async {
    await #expect(processExitsWith: .failure) {
      var sink = ByteSink(.standardOutput)
      TableWriter(["time"], rowCount: 1, as: TableStyle(format: .npy), to: &sink).finish(to: &sink)
    }
  }
}
