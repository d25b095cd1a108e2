package import MotionEffects

/// The text of a page about an effect: plain sentences, without quotation marks or markup.
///
/// The tool writes it into the page of an effect, and the C interface gives it to the gallery.
package struct EffectWords: Sendable, Hashable {
  /// A name for people, such as "Four cubes".
  package let title: String
  /// The visible behaviour.
  package let sentence: String
  /// What a button does that stands for a hand.
  package let action: String
  /// What hands can do.
  package let hint: String
  /// The defect of the original; `nil` if it has none.
  package let flaw: String?
  /// The behaviour of the `exact` variant instead; `nil` if the original has no defect.
  package let remedy: String?
  /// The Swift type that makes it.
  package let type: String
  /// The file of the type, in the sources of the package.
  package let file: String
}

extension EffectKind {
  /// The text of pages about the effect.
  ///
  /// An effect whose words are not written yet has those of its row.
  package var words: EffectWords {
    let type = name.split(separator: "-").map { String($0).capitalizedFirst }.joined()
    let written = WrittenWords.all.first { $0.name == name } ?? WrittenWords(of: self)
    let hands = written.hands ?? gesture.words
    return EffectWords(
      title: written.title, sentence: written.sentence, action: hands.action, hint: hands.hint, flaw: written.flaw,
      remedy: written.remedy, type: type, file: "Sources/MotionEffects/" + type + "/" + type + ".swift")
  }
}

/// What is written about an effect, beside what its row says.
struct WrittenWords {
  /// The words of a button and of a hint about a gesture.
  typealias Hands = (action: String, hint: String)

  /// The name of the effect.
  let name: String
  let title: String
  let sentence: String
  let hands: Hands?
  let flaw: String?
  let remedy: String?

  init(
    of name: String, _ title: String, _ sentence: String, hands: Hands? = nil, flaw: String? = nil,
    remedy: String? = nil
  ) {
    (self.name, self.title, self.sentence) = (name, title, sentence)
    (self.hands, self.flaw, self.remedy) = (hands, flaw, remedy)
  }

  /// The words of an effect that has only its row.
  init(of kind: EffectKind) {
    let title = kind.name.split(separator: "-").joined(separator: " ")
    self.init(of: kind.name, title.capitalizedFirst, kind.summary.capitalizedFirst + ".")
  }
}

extension EffectKind.Gesture {
  fileprivate var words: WrittenWords.Hands {
    switch self {
    case .pull: ("Pull & release", "Pull the list down, let go, and say when the loading is over.")
    case .drag: ("Drag", "Drag the picture.")
    case .tap: ("Tap", "Click the picture.")
    }
  }
}

extension String {
  /// The text with its first letter, from a to z, as a capital.
  fileprivate var capitalizedFirst: String {
    var bytes = Array(utf8)
    if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first & 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }
}
