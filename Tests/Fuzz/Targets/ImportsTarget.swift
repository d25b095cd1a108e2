import MotionNumerics
import TestSupport

@testable import inbetween

/// Texts of other systems: each gives a motion that prints and parses, a document, or an error that names the text.
enum ImportsTarget: TextTarget {
  static let name = "imports"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.imported(&random)) }

  /// Linear in the text.
  static func expectedSeconds(for input: FuzzText) -> Double { 2e-4 + 1e-5 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    do throws(CommandFailure) {
      let source = try SourceText(Array(input.text.utf8), name: "document")
      switch input.text.first {
      case "<": check(try AndroidInterpolator.curve(parsing: source).content.description, examination)
      case "{", "[":
        check(try LottieKeys.animation(parsing: source.bytes, name: "document", path: nil, rate: nil), examination)
      default: try checkSheet(source, examination)
      }
    } catch {
      DocumentError.check(error, examination)
    }
  }

  private static func checkSheet(_ source: SourceText, _ examination: Examination) throws(CommandFailure) {
    let sheet = try CSSImport(parsing: source)
    for name in Set(sheet.keyframeNames) {
      check(try sheet.animation(named: name), examination)
      examination.require(
        sheet.leftOut(beside: name).allSatisfy { !$0.contains("\n") }, "what is left out is a line", name)
    }
    for easing in try sheet.easings().content { check(easing.motion.description, examination) }
  }

  private static func check(_ notation: String, _ examination: Examination) {
    let motion = ParsedMotion(notation)
    examination.require(motion?.description == notation, "what is imported is in the notation", notation)
  }

  private static func check(_ animation: ImportedAnimation, _ examination: Examination) {
    do throws(CommandFailure) {
      let document = try AnimationDocument(parsing: Array(animation.json.utf8), name: "document")
      let end = document.endTime ?? 1
      let columns = AnimationSamples(document).columns(at: [0, 0.5 * end, end])
      examination.require(columns.allSatisfy { !$0.contains { $0.isInfinite } }, "a cell is finite", animation.json)
    } catch {
      examination.fail("what is imported is a document", "\(error)\n\(animation.json)")
    }
  }
}
