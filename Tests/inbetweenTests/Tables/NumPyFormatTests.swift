import Testing

@testable import inbetween

@Suite struct NumPyFormatTests {
  @Test func theHeaderIsNumPysToTheByte() {
    let dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (101, 2), }"
    let expected =
      [0x93] + Array("NUMPY".utf8) + [1, 0, 118, 0] + Array(dictionary.utf8)
      + [UInt8](repeating: 0x20, count: 128 - 10 - dictionary.utf8.count - 1) + [0x0A]
    #expect(NumPyHeader.bytes(rowCount: 101, columnCount: 2) == expected)
  }

  @Test(arguments: [0, 1, 9, 10, 4096, 99_999_999, 100_000_000], [1, 2, 10, 12_345_678])
  func theNumbersBeginAtAMultipleOf64(rowCount: Int, columnCount: Int) throws {
    let bytes = NumPyHeader.bytes(rowCount: rowCount, columnCount: columnCount)
    #expect(bytes.count % 64 == 0)
    let array = try NumPyArray(header: bytes)
    #expect((array.rowCount, array.columnCount) == (rowCount, columnCount))
  }

  @Test(arguments: [
    0.0, -0.0, 1, -1.5, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, -.nan,
    .signalingNaN,
  ])
  func numbersKeepTheirBits(number: Double) {
    var sink = ByteSink(.standardOutput)
    sink.appendBytes(of: number)
    let bits = sink.pending.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    #expect(bits == (number.isNaN ? Double.nan : number).bitPattern)
    #expect(sink.pending.count == 8)
  }
}

/// A reader of the tool's subset of NumPy's format, which shares no code with the writer.
struct NumPyArray {
  struct Malformed: Error {
    let reason: String
  }

  let rowCount: Int
  let columnCount: Int
  private(set) var numbers: [Double] = []
  private let offset: Int

  /// Reads a whole file.
  init(_ bytes: [UInt8]) throws {
    try self.init(header: bytes)
    let body = bytes.dropFirst(offset)
    guard body.count == 8 * rowCount * columnCount else { throw Malformed(reason: "\(body.count) bytes of numbers") }
    numbers = stride(from: offset, to: bytes.count, by: 8).map { start in
      Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) })
    }
  }

  /// Reads the part before the numbers.
  init(header bytes: [UInt8]) throws {
    guard bytes.count >= 10, bytes.starts(with: [0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59, 1, 0]) else {
      throw Malformed(reason: "no magic bytes of version 1.0")
    }
    offset = 10 + Int(bytes[8]) + Int(bytes[9]) << 8
    let dictionary = String(decoding: bytes[10..<offset], as: UTF8.self)
    let form = /{'descr': '<f8', 'fortran_order': False, 'shape': \((\d+), (\d+)\), } *\n/
    guard let match = dictionary.wholeMatch(of: form), let rows = Int(match.1), let columns = Int(match.2) else {
      throw Malformed(reason: dictionary)
    }
    rowCount = rows
    columnCount = columns
  }

  func row(_ index: Int) -> [Double] {
    Array(numbers[index * columnCount..<(index + 1) * columnCount])
  }
}
