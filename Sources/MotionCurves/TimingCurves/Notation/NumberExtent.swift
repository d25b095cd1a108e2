/// How far a number reaches in a text: sign? (digits | digits? '.' digits) ('e' sign? digits)?.
///
/// The notation, expressions and pasted program texts share this grammar; tables, with their decimal commas, have a
/// reader that takes the digits at once.
///
/// Source: CSS Syntax Level 3, §4.3.12.
package enum NumberExtent {
  /// Whether a point behind digits belongs to the number where no digits follow it.
  package enum BarePoint {
    /// Never, as in CSS.
    case isNone
    /// Always, as in C.
    case isPart
    /// Unless a letter follows: in JavaScript that is the name of a member.
    case isPartUnlessBeforeName
  }

  /// The end of the number that begins at an offset; nil if none does.
  package static func end(
    in bytes: [UInt8], from start: Int, takingSign: Bool = true, barePoint: BarePoint = .isNone
  ) -> Int? {
    let first = takingSign ? behindSign(in: bytes, at: start) : start
    let whole = behindDigits(in: bytes, from: first)
    var end = whole
    if whole < bytes.count, bytes[whole] == UInt8(ascii: ".") {
      let fraction = behindDigits(in: bytes, from: whole + 1)
      let isBare = fraction == whole + 1
      if !isBare || whole > first && takes(barePoint, before: fraction < bytes.count ? bytes[fraction] : nil) {
        end = fraction
      }
    }
    guard end > first else { return nil }
    guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return end }
    // An exponent needs digits: `5em` has a unit.
    let exponent = behindSign(in: bytes, at: end + 1)
    let last = behindDigits(in: bytes, from: exponent)
    return last > exponent ? last : end
  }

  private static func takes(_ point: BarePoint, before next: UInt8?) -> Bool {
    switch point {
    case .isNone: false
    case .isPart: true
    case .isPartUnlessBeforeName: next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } ?? true
    }
  }

  private static func behindSign(in bytes: [UInt8], at offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    return bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") ? offset + 1 : offset
  }

  private static func behindDigits(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "9") { end += 1 }
    return end
  }
}
