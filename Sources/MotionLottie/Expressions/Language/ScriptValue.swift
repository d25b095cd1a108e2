internal import MotionCurves

/// A value of a running script.
///
/// Lists, objects and functions are places in the machine that runs the script: what a script makes is gone with the
/// machine, and cannot hold itself alive.
enum ScriptValue {
  case undefined, null
  case number(Double)
  case condition(Bool)
  case text(String)
  case list(Int)
  case object(Int)
  /// A function of the script.
  case function(Int)
  /// A function or a namespace of the language.
  case builtin(ScriptWord)
  /// Something outside of the script, such as a layer.
  case host(Int)

  /// Whether the value is undefined or null.
  var isNothing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }
}

// MARK: Numbers and texts

extension ScriptValue {
  /// The number that a decimal begins with and ends with; NaN for anything else.
  static func number(ofDecimal bytes: some Collection<UInt8>) -> Double {
    guard bytes.allSatisfy({ ScriptTokens.isDigit($0) || ".eE+-".utf8.contains($0) }) else { return .nan }
    return Double(String(decoding: bytes, as: UTF8.self)) ?? number(ofUnusualDecimal: Array(bytes))
  }

  /// Decimals such as `5.` and `.5`.
  private static func number(ofUnusualDecimal bytes: [UInt8]) -> Double {
    var complete: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      let isPoint = byte == UInt8(ascii: ".")
      if isPoint, place == 0 || !ScriptTokens.isDigit(bytes[place - 1]) { complete.append(UInt8(ascii: "0")) }
      complete.append(byte)
      if isPoint, place + 1 == bytes.count || !ScriptTokens.isDigit(bytes[place + 1]) {
        complete.append(UInt8(ascii: "0"))
      }
    }
    guard bytes.contains(where: ScriptTokens.isDigit) else { return .nan }
    return Double(String(decoding: complete, as: UTF8.self)) ?? .nan
  }

  /// The number that a text is, as JavaScript converts it: 0 for an empty one.
  static func number(ofText text: String) -> Double {
    let bytes = text.utf8.trimmedSpaces
    guard let first = bytes.first else { return 0 }
    if first == UInt8(ascii: "0"), bytes.count > 2, bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x") {
      var value = 0.0
      for byte in bytes.dropFirst(2) {
        guard let digit = ScriptTokens.hexDigit(byte) else { return .nan }
        value = value * 16 + Double(digit)
      }
      return value
    }
    let unsigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes[...]
    if unsigned.elementsEqual("Infinity".utf8) { return first == UInt8(ascii: "-") ? -.infinity : .infinity }
    return number(ofDecimal: bytes)
  }

  /// A number as JavaScript writes it.
  static func text(ofNumber number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number > 0 ? "Infinity" : "-Infinity" }
    if number == 0 { return "0" }
    let size = number.magnitude
    if size <= 0x1p53, Double(Int64(number)) == number { return Int64(number).description }
    // Digits and exponent of the shortest decimal, whichever form Swift has chosen.
    var (digits, point, exponent): ([UInt8], Int?, Int) = ([], nil, 0)
    let bytes = Array(size.description.utf8)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        exponent = Int(String(decoding: bytes[(place + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    var power = (point ?? digits.count) + exponent
    while digits.count > 1, digits[0] == UInt8(ascii: "0") {
      digits.removeFirst()
      power -= 1
    }
    while digits.count > 1, digits[digits.count - 1] == UInt8(ascii: "0") { digits.removeLast() }
    let sign = number < 0 ? "-" : ""
    let zeros = { (count: Int) in [UInt8](repeating: UInt8(ascii: "0"), count: count) }
    let point0 = [UInt8(ascii: ".")]
    var written: [UInt8]
    if power > 21 || power < -5 {
      written = [digits[0]] + (digits.count > 1 ? point0 + digits[1...] : [])
      return sign + String(decoding: written, as: UTF8.self) + "e" + (power > 0 ? "+" : "") + (power - 1).description
    }
    if power <= 0 {
      written = zeros(1) + point0 + zeros(-power) + digits
    } else if power >= digits.count {
      written = digits + zeros(power - digits.count)
    } else {
      written = digits[..<power] + point0 + digits[power...]
    }
    return sign + String(decoding: written, as: UTF8.self)
  }
}

extension Collection where Element == UInt8 {
  /// The bytes without spaces at both ends.
  var trimmedSpaces: ArraySlice<UInt8> {
    let bytes = Array(self)
    guard let first = bytes.firstIndex(where: { !$0.isScriptSpace }),
      let last = bytes.lastIndex(where: { !$0.isScriptSpace })
    else { return [] }
    return bytes[first...last]
  }
}

extension UInt8 {
  fileprivate var isScriptSpace: Bool { self == 32 || (9...13).contains(self) }
}

extension Double {
  /// The number as a whole number of 32 bits, as JavaScript's operators on bits take it.
  var bits32: Int32 {
    guard isFinite else { return 0 }
    let whole = rounded(.towardZero).truncatingRemainder(dividingBy: 0x1p32)
    return Int32(truncatingIfNeeded: Int64(whole))
  }

  /// The number as a place, limited to those of a list.
  func place(default fallback: Int = 0) -> Int {
    guard !isNaN else { return fallback }
    return Int(Swift.max(-0x1p24, Swift.min(self, 0x1p24)))
  }
}
