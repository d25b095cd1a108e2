import Testing

@testable import inbetween

@Suite struct NumberListTests {
  private func numbers(_ text: String, limit: Int = 100) throws -> [Double] {
    var list = NumberList(limit: limit)
    try list.append(Array(text.utf8))
    try list.finish()
    return list.numbers
  }

  @Test(arguments: [
    ("", []), (" \n ", []), ("1", [1]), ("1,2", [1, 2]), ("1 2", [1, 2]), ("1 , 2", [1, 2]),
    ("1,\n2\r\n\t3 ", [1, 2, 3]), ("-1.5e-3 +.5 5.", [-0.0015, 0.5, 5]), ("1e-999", [0]),
  ])
  func readsNumbers(text: String, expected: [Double]) throws {
    #expect(try numbers(text) == expected)
  }

  @Test(arguments: [
    ("nan", 1, 1, "'nan'"), ("0 inf", 1, 3, "'inf'"), ("0\n\n  -Infinity", 3, 3, "'-Infinity'"),
    ("1e400", 1, 1, "'1e400'"), ("0x1p3", 1, 1, "'0x1p3'"), ("1_000", 1, 1, "'1_000'"), ("1;2", 1, 1, "'1;2'"),
    ("é 1", 1, 1, "'é'"), ("1 é x", 1, 3, "'é'"), ("1e", 1, 1, "'1e'"), ("--1", 1, 1, "'--1'"), ("+", 1, 1, "'+'"),
    ("1\n2 time\n", 2, 3, "'time'"),
  ])
  func refusesOtherWordsThanFiniteNumbers(text: String, line: Int, column: Int, found: String) {
    let position = NumberList.Position(line: line, column: column)
    #expect(throws: NumberList.Failure.unexpected(position, expected: "a finite number", found: found)) {
      try numbers(text)
    }
  }

  @Test(arguments: [(",", 1, 1, "','"), ("1,,2", 1, 3, "','"), ("1, ,2", 1, 4, "','"), ("1,\n", 2, 1, "the end")])
  func refusesCommasWithoutNumbers(text: String, line: Int, column: Int, found: String) {
    let position = NumberList.Position(line: line, column: column)
    #expect(throws: NumberList.Failure.unexpected(position, expected: "a number", found: found)) {
      try numbers(text)
    }
  }

  @Test func piecesMayEndAnywhere() throws {
    let text = "0.125,-3e2\n 17\t8.5 , 4"
    for size in 1...text.utf8.count {
      var list = NumberList(limit: 5)
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        try list.append(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      try list.finish()
      #expect(list.numbers == [0.125, -300, 17, 8.5, 4])
    }
  }

  @Test func refusesMoreNumbersThanAllowed() throws {
    #expect(try numbers("1 2 3", limit: 3).count == 3)
    #expect(throws: NumberList.Failure.tooMany(limit: 3)) { try numbers("1 2 3 4", limit: 3) }
  }

  /// A numeral of a million digits is refused before its end.
  @Test func refusesNumeralsWithoutEnd() {
    var list = NumberList(limit: 1)
    #expect(throws: NumberList.Failure.self) {
      try list.append([UInt8](repeating: UInt8(ascii: "1"), count: 1_000_000))
    }
  }
}
