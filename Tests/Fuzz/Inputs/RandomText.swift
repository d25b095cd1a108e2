import MotionNumerics
import TestSupport

/// Text that is nearly in a notation.
enum RandomText {
  /// Words and marks of a notation in any order, mostly with the right separators.
  static func tokens(of words: [String], _ random: inout SplitMix64, count: Int) -> String {
    var text = ""
    for _ in 0..<count {
      switch random.below(10) {
      case 0: text += any(&random, count: 1)
      case 1, 2, 3: text += number(&random)
      default: text += words[random.below(words.count)]
      }
      if random.once(in: 3) { text += [" ", ",", ", ", "\t", "\n", ""][random.below(6)] }
    }
    return text
  }

  /// A number as people and machines write it, in valid and invalid forms.
  static func number(_ random: inout SplitMix64) -> String {
    switch random.below(16) {
    case 0: return odd[random.below(odd.count)]
    case 1: return String(random.wild())
    case 2, 3, 4, 5: return String(random.below(12))
    case 6, 7: return String(-random.below(12))
    case 8: return String(random.moderate(1000))
    default: return String((random.number() * 100).rounded() / 100)
    }
  }

  private static let odd = [
    ".5", "-.5", "+1", "1.", "1e3", "1E-3", "1e", "1e+", "1e999", "-1e999", "1e-999", "0x10", "nan", "inf", "--1",
    "1..2",
    "00012", "0.1e-0", "9007199254740993", "123456789012345678901234567890", "1_000", "١",
  ]

  /// Some characters: most of them ASCII, some of several bytes or scalars.
  static func any(_ random: inout SplitMix64, count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<count {
      switch random.below(12) {
      case 0: text.append(contentsOf: strange[random.below(strange.count)].unicodeScalars)
      default: text.append(Unicode.Scalar(UInt8(random.below(128))))
      }
    }
    return String(text)
  }

  private static let strange = [
    "é", "e\u{301}", "\u{FEFF}", "\u{202E}", "👩‍👩‍👧", "\u{0}", "\r\n", "\u{A0}", "−", "\u{10FFFF}",
  ]

  /// A text with a few of its characters removed, doubled, replaced or swapped.
  static func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { break }
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes[place] = UInt8(random.below(128))
      case 3: bytes.insert(contentsOf: number(&random).utf8, at: place)
      case 4: bytes.swapAt(place, random.below(bytes.count))
      default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(8)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
