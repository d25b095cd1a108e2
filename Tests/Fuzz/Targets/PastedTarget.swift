import MotionNumerics
import TestSupport

/// Motions as other systems write them.
///
/// A text is a motion whose canonical notation parses to the same motion, or it has the notation's error. A text in the
/// notation keeps its meaning.
enum PastedTarget: TextTarget {
  static let name = "pasted"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.pasted(&random)) }

  /// Linear in the text: each family of forms walks over it.
  static func expectedSeconds(for input: FuzzText) -> Double { 1e-4 + 2e-5 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let notation = try? ParsedMotion(parsing: input.text)
    do {
      let pasted = try PastedMotion(input.text)
      examination.require(notation == nil || notation == pasted.motion, "the notation keeps its meaning")
      examination.require((pasted.source == nil) == (notation != nil), "a source is named for anything else")
      let printed = pasted.motion.description
      examination.require(ParsedMotion(printed) == pasted.motion, "what is printed means the same", printed)
      let domain = pasted.motion.domain ?? 0...1
      examination.require(domain.lowerBound.isFinite && domain.upperBound.isFinite, "the domain is finite", printed)
      examination.require(pasted.motion.value(at: .nan).isNaN, "NaN gives NaN", printed)
    } catch {
      examination.require(notation == nil, "the notation is read")
      examination.require(
        (1...input.text.unicodeScalars.count + 1).contains(error.column), "an error has a column of the text",
        "\(error)")
    }
  }

  static var regressions: [Regression<FuzzText>] { [] }
}
