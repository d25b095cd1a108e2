import MotionNumerics
import TestSupport

/// SVG's path data from text: a parsed path is the same after writing and reading, and can be measured or is refused.
enum PathDataTarget: TextTarget {
  static let name = "path-data"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.pathData(&random)) }

  /// Linear in the text; its path is measured, a curve for each few bytes.
  static func expectedSeconds(for input: FuzzText) -> Double { 1e-4 + 2e-5 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let path: Path
    do {
      path = try Path(parsing: input.text)
    } catch {
      examination.require(
        (1...input.text.unicodeScalars.count + 1).contains(error.column), "an error has a column of the text",
        "\(error)")
      return
    }
    checkRoundTrip(of: path, examination)
    guard examination.asks(oneIn: 8), !path.isEmpty, let measure = try? PathMeasure(validating: path, tolerance: 1e-6)
    else {
      return
    }
    examination.require(measure.length.isFinite && measure.length >= 0, "a length is finite", "\(measure.length)")
    PathTarget.checkWalk(on: measure, isModerate: false, examination)
  }

  /// The check of every parsed path.
  static func checkRoundTrip(of path: Path, _ examination: Examination) {
    let data = path.svgData
    do {
      let again = try Path(parsing: data)
      examination.require(again == path, "what is written is read as the same", data)
    } catch {
      examination.fail("what is written is read", "\(data): \(error)")
    }
  }
}
