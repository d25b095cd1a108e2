/// The header of a file in NumPy's format: a Python dictionary in ASCII, behind magic bytes, version and length.
///
/// Source: NumPy's `numpy/lib/format.py`, "NumPy Format Version 1.0" to "3.0".
struct NumPyHeader {
  let element: NumPyElement
  /// Whether all numbers of a column follow each other, as in Fortran.
  let isColumnMajor: Bool
  let shape: [Int]
  /// The offset of the numbers.
  let end: Int

  /// Reads the header of a file that begins with the magic bytes.
  init(_ bytes: [UInt8]) throws(TableError) {
    let version = bytes.count > 7 ? bytes[6] : 0
    let lengthSize = version == 1 ? 2 : 4
    let start = 8 + lengthSize
    guard (1...3).contains(version), bytes.count >= start else {
      throw TableError("expected NumPy's format of version 1, 2 or 3")
    }
    var length = 0
    for index in (8..<start).reversed() {
      let (shifted, isTooLong) = length.multipliedReportingOverflow(by: 256)
      guard !isTooLong else { throw TableError("expected a header of NumPy's format, found the end") }
      length = shifted | Int(bytes[index])
    }
    guard length <= bytes.count - start else { throw TableError("expected a header of NumPy's format, found the end") }
    end = start + length
    let header = bytes[start..<end]
    guard let type = Self.value(of: "descr", in: header), let order = Self.value(of: "fortran_order", in: header),
      let shape = Self.value(of: "shape", in: header).flatMap(Self.numbers)
    else { throw TableError("expected a header of NumPy's format with 'descr', 'fortran_order' and 'shape'") }
    guard let mark = type.first, mark == UInt8(ascii: "'") || mark == UInt8(ascii: "\""),
      let element = NumPyElement(type.dropFirst().prefix { $0 != mark })
    else {
      let found = type.prefix { $0 != UInt8(ascii: ",") && !$0.endsLine }
      throw TableError("expected numbers of 4 or 8 bytes or whole numbers, found the type \(Quotation.of(found))")
    }
    self.element = element
    isColumnMajor = order.starts(with: "True".utf8)
    self.shape = shape
  }

  /// The text behind a key and its colon.
  private static func value(of key: String, in header: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let key = Array(key.utf8)
    var start = header.startIndex
    // The marks around the key are part of it.
    while start + key.count + 2 < header.endIndex {
      let isMark = header[start] == UInt8(ascii: "'") || header[start] == UInt8(ascii: "\"")
      if isMark, header[(start + 1)...].starts(with: key), header[start + 1 + key.count] == header[start] {
        let rest = header[(start + key.count + 2)...].drop { $0.isBlank }
        return rest.first == UInt8(ascii: ":") ? rest.dropFirst().drop { $0.isBlank } : nil
      }
      start += 1
    }
    return nil
  }

  /// The whole numbers of a Python tuple; nil for other text.
  private static func numbers(in text: ArraySlice<UInt8>) -> [Int]? {
    guard text.first == UInt8(ascii: "("), let close = text.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    var numbers: [Int] = []
    for part in text[(text.startIndex + 1)..<close].split(separator: UInt8(ascii: ",")) {
      let digits = part.trimmed
      if digits.isEmpty { continue }
      guard digits.count < 19, digits.allSatisfy({ $0.isDigit }) else { return nil }
      var number = 0
      for digit in digits {
        let (shifted, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        guard !isTooLarge, shifted <= Int.max - 9 else { return nil }
        number = shifted + Int(digit - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    return numbers
  }
}
