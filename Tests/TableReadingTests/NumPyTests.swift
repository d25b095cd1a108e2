import TableReading
import Testing

/// Files of NumPy, with the types, orders and versions that it writes.
@Suite struct NumPyTests {
  /// A file as `numpy.save` writes it.
  static func file(
    _ type: String, _ shape: String, _ numbers: [UInt8], isColumnMajor: Bool = false, version: UInt8 = 1
  ) -> [UInt8] {
    let order = isColumnMajor ? "True" : "False"
    let header = Array("{'descr': '\(type)', 'fortran_order': \(order), 'shape': \(shape), }\n".utf8)
    let length = (0..<(version == 1 ? 2 : 4)).map { UInt8(truncatingIfNeeded: header.count >> (8 * $0)) }
    return [0x93] + Array("NUMPY".utf8) + [version, 0] + length + header + numbers
  }

  static func bytes(of numbers: [Double]) -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) } }
  }

  @Test func typesAreRead() throws {
    let doubles = Self.bytes(of: [0, 5, 1, -.infinity])
    for version: UInt8 in 1...3 {
      let table = try RecordedTable(parsing: Self.file("<f8", "(2, 2)", doubles, version: version))
      #expect(table.hasNumbers([0, 1], [[5, -.infinity]]) && table.names == ["value1"] && table.timeName == "time")
    }
    let columns = Self.file("<f8", "(2, 2)", Self.bytes(of: [0, 1, 5, .nan]), isColumnMajor: true)
    #expect(try RecordedTable(parsing: columns).hasNumbers([0, 1], [[5, .nan]]))
    #expect(try RecordedTable(parsing: Self.file(">i2", "(2, 2)", [0, 1, 255, 254, 1, 0, 0, 7])).columns == [[-2, 7]])
    #expect(
      try RecordedTable(parsing: Self.file("<u2", "(2, 2)", [1, 0, 255, 255, 0, 1, 7, 0])).columns == [[65535, 7]])
    #expect(try RecordedTable(parsing: Self.file("|b1", "(2, 2)", [0, 1, 1, 0])).columns == [[1, 0]])
    #expect(try RecordedTable(parsing: Self.file("<f4", "(1, 2)", [0, 0, 0, 0, 0, 0, 0xC0, 0x3F])).columns == [[1.5]])
    // A column without any value is one: its file says how many there are.
    #expect(try RecordedTable(parsing: Self.file("<f8", "(1, 2)", Self.bytes(of: [0, .nan]))).columns.count == 1)
  }

  @Test(arguments: [
    (file("<f8", "(2, 2)", [0]), "expected 2 rows of 2 numbers after the header, found 1 bytes"),
    (file("<f8", "(9, 9)", []), "expected 9 rows of 9 numbers after the header, found 0 bytes"),
    (file("<f8", "(999999999999999999, 2)", []), "999999999999999999 rows, at most 10000000 are allowed"),
    (file("<f8", "(2, 99999)", []), "99999 columns, at most 65536 are allowed"),
    (file("<f8", "(2,)", bytes(of: [0, 1])), "expected an array of two dimensions, found 1"),
    (file("<f8", "(2, 1)", bytes(of: [0, 1])), "expected a column of times and one of values, found 1"),
    (file("<f8", "(0, 2)", []), "expected a table with times and values, found no row"),
    (file("<c16", "(2, 2)", []), "expected numbers of 4 or 8 bytes or whole numbers, found the type ''<c16''"),
    (file("<f8", "(2, 2)", bytes(of: [1, 0, 0, 0])), "row 2: expected a time of at least 1, as times ascend, found 0"),
    (file("<f8", "(2, 2)", bytes(of: [0, 0, .nan, 0])), "row 2: expected a finite number as the time, found nan"),
    (file("<f8", "2", []), "expected a header of NumPy's format with 'descr', 'fortran_order' and 'shape'"),
    (Array(file("<f8", "(2, 2)", []).prefix(20)), "expected a header of NumPy's format, found the end"),
    (Array(file("<f8", "(2, 2)", []).prefix(6)), "expected NumPy's format of version 1, 2 or 3"),
  ])
  func mistakesAreNamed(file: [UInt8], problem: String) {
    let error = #expect(throws: TableError.self) { try RecordedTable(parsing: file) }
    #expect(error?.description == problem)
  }
}
