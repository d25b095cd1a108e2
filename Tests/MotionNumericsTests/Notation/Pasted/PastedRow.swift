import Testing

/// A text of another system, and what it is in the notation.
struct PastedRow: CustomTestStringConvertible, Sendable {
  let source: String
  let words: Words

  /// The text, its canonical notation, and the first remark, if there is one.
  struct Words: Sendable {
    let text: String
    let notation: String
    let remark: String?

    init(_ text: String, _ notation: String, remark: String? = nil) {
      (self.text, self.notation, self.remark) = (text, notation, remark)
    }
  }

  var testDescription: String { words.text }

  static func rows(_ source: String, _ words: [Words]) -> [PastedRow] {
    words.map { PastedRow(source: source, words: $0) }
  }

  static let all =
    motion + webAnimations + reactSpring + reactNative + gsap + swiftUI + uiKit + compose + flutter + css + tailwind
    + figma
    + addresses + numbers + loose + calculations
}
