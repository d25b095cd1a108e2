extension UInt8 {
  /// Whether the byte is a space or a tab.
  @inline(__always)
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a line feed or a carriage return.
  @inline(__always)
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is a digit.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a capital letter of ASCII.
  var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }

  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension ArraySlice<UInt8> {
  /// The bytes without the blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }

  /// The text, with small letters of ASCII for capital ones: comparing texts needs no tables of Unicode then.
  var smallLetters: String {
    String(decoding: map { $0.isCapital ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
