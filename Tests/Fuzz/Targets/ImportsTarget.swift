import LottieImport
import MotionImport
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
    switch input.text.first {
    case "{", "[": check(try? ImportedAnimation(lottie: input.text), examination)
    case let first:
      do throws(ImportError) {
        let format: ImportFormat = first != "<" ? .css : input.text.hasPrefix("<svg") ? .svg : .android
        try check(try MotionImporter(of: input.text, as: format), examination)
      } catch {
        examination.require(!error.problem.isEmpty, "an error has a problem", "\(error)")
      }
    }
  }

  private static func check(_ found: MotionImporter, _ examination: Examination) throws(ImportError) {
    for motion in found.motions { check(motion.motion.description, examination) }
    for name in Set(found.animationNames) {
      _ = found.remarks(besideAnimationNamed: name)
      check(try found.animation(named: name), examination)
    }
  }

  private static func check(_ notation: String, _ examination: Examination) {
    let motion = ParsedMotion(notation)
    examination.require(motion?.description == notation, "what is imported is in the notation", notation)
  }

  private static func check(_ animation: ImportedAnimation?, _ examination: Examination) {
    guard let animation else { return }
    do throws(DocumentError) {
      let document = try AnimationDocument(parsing: Array(animation.document.utf8), name: "document")
      let end = document.endTime ?? 1
      let columns = AnimationSamples(document).columns(at: [0, 0.5 * end, end])
      examination.require(columns.allSatisfy { !$0.contains { $0.isInfinite } }, "a cell is finite", animation.document)
    } catch {
      examination.fail("what is imported is a document", "\(error)\n\(animation.document)")
    }
  }
}
