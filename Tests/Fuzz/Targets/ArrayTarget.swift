import MotionNumerics
import TableReading
import TestSupport

/// Arrays in NumPy's format, many damaged: the numbers that were written, a table as any other, or an error.
enum ArrayTarget: FuzzTarget {
  static let name = "arrays"

  static func input(_ random: inout SplitMix64) -> ArrayInput { .random(&random) }

  /// Linear in the file.
  static func expectedSeconds(for input: ArrayInput) -> Double { 1e-4 + 1e-6 * Double(input.bytes.count) }

  static func check(_ input: ArrayInput, _ examination: Examination) {
    do throws(TableError) {
      let table = try RecordedTable(parsing: input.bytes)
      TablesTarget.check(table, examination)
      guard let rows = input.rows else { return }
      let found = table.times.indices.map { row in [table.times[row]] + table.columns.map { $0[row] } }
      examination.require(found == rows, "the numbers are those that were written", "\(found)")
    } catch {
      examination.require(!error.problem.isEmpty, "an error has a problem", "\(error)")
      examination.require(input.rows == nil, "a whole array is read", "\(error)")
    }
  }

  static var regressions: [Regression<ArrayInput>] { [] }
}

/// The bytes of a file, and the numbers in it unless it is damaged.
struct ArrayInput: CustomStringConvertible {
  var bytes: [UInt8]
  var rows: [[Double]]?

  var description: String { "\(rows.map { "\($0) in " } ?? "")\(bytes)" }

  static func random(_ random: inout SplitMix64) -> ArrayInput {
    let rows = (0..<1 + random.below(6)).map { row in
      [Double(row), Double(random.below(200)) - 100]
    }
    var input = ArrayInput(bytes: file(of: rows, &random), rows: rows)
    guard random.once(in: 2) else { return input }
    input.rows = nil
    for _ in 0...random.below(4) {
      let place = random.below(input.bytes.count)
      switch random.below(4) {
      case 0: input.bytes[place] = UInt8(random.below(256))
      case 1: input.bytes[place] ^= 1 << UInt8(random.below(8))
      case 2: input.bytes.insert([0x30, 0x39, 0xFF][random.below(3)], at: place)
      default: input.bytes.removeLast(min(input.bytes.count - 1, random.below(12)))
      }
    }
    return input
  }

  /// An array of bytes, words or doubles in either order of bytes and of rows.
  private static func file(of rows: [[Double]], _ random: inout SplitMix64) -> [UInt8] {
    let (isColumnMajor, isBigEndian) = (random.once(in: 2), random.once(in: 2))
    let type = ["i1", "i2", "i4", "i8", "f4", "f8"][random.below(6)]
    let numbers = isColumnMajor ? (0..<2).flatMap { column in rows.map { $0[column] } } : rows.flatMap { $0 }
    var text = "{'descr': '\(isBigEndian ? ">" : "<")\(type)', 'fortran_order': \(isColumnMajor ? "True" : "False"), "
    text += "'shape': (\(rows.count), 2), }"
    text += String(repeating: " ", count: random.below(40)) + "\n"
    let version = UInt8(1 + random.below(3))
    let length = UInt32(text.utf8.count)
    let lengthBytes = (0..<(version == 1 ? 2 : 4)).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) }
    let data = numbers.flatMap { number in
      let bytes = littleEndian(number, type)
      return isBigEndian ? bytes.reversed() : bytes
    }
    return [0x93] + Array("NUMPY".utf8) + [version, 0] + lengthBytes + Array(text.utf8) + data
  }

  private static func littleEndian(_ number: Double, _ type: String) -> [UInt8] {
    func bytes(_ bits: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    }
    switch type {
    case "f8": return bytes(number.bitPattern, 8)
    case "f4": return bytes(UInt64(Float(number).bitPattern), 4)
    default: return bytes(UInt64(bitPattern: Int64(number)), Int(type.dropFirst()) ?? 8)
    }
  }
}
