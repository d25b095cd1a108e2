/// A text of another system, with the places of its bytes.
struct SourceText: Sendable {
  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The place of each byte whose offset is a multiple of ``stride``.
  ///
  /// A text has as many places as problems: counting each from the start of the text would take a square of time.
  private let marks: [SourcePlace]

  private static let stride = 1024
  /// The greatest length of a text, so that endless input does not fill the memory.
  static let greatestByteCount = 16 << 20

  /// Checks the bytes of a text.
  init(_ bytes: [UInt8]) throws(ImportError) {
    guard bytes.count <= Self.greatestByteCount else {
      throw ImportError("larger than \(Self.greatestByteCount >> 20) MiB, the largest that is read")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: bytes, as: UTF8.self) != nil else { throw ImportError("not text in UTF-8") }
    self.bytes = bytes
    var marks = [SourcePlace(line: 1, column: 1)]
    for start in Swift.stride(from: Self.stride, through: bytes.count, by: Self.stride) {
      marks.append(marks[marks.count - 1].following(bytes[start - Self.stride..<start]))
    }
    self.marks = marks
  }

  /// The place of the byte at an offset.
  func place(at offset: Int) -> SourcePlace {
    let mark = offset / Self.stride
    return marks[mark].following(bytes[mark * Self.stride..<offset])
  }

  /// The error at an offset.
  func failure(_ problem: String, at offset: Int) -> ImportError { ImportError(problem, at: place(at: offset)) }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SourcePlace {
  /// The place behind some bytes that begin here.
  fileprivate func following(_ bytes: ArraySlice<UInt8>) -> SourcePlace {
    var (line, column) = (line, column)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        // Bytes of the form 10xxxxxx continue a scalar.
        column += 1
      }
    }
    return SourcePlace(line: line, column: column)
  }
}
