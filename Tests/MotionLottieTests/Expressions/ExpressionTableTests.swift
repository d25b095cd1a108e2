import JSONText
import MotionLottie
import Testing

/// Expressions in a document, beside lottie-web.
@Suite struct ExpressionTableTests {
  @Test func valuesAreThoseOfLottieWeb() throws {
    let root = try ReferenceDocument("Reference/lottie/expressions").root
    let frames = try #require(root["frames"]?.numbers)
    let rows = try #require(root["rows"]?.elements)
    for row in rows {
      let expression = try #require(row["expression"]?.string)
      let document = try document(expression)
      for (frame, expected) in zip(frames, try #require(row["values"]?.numbers)) {
        let value = try #require(document.values(at: "Main.Rotation", frame: frame).first?.value)
        guard case .number(let number) = value else { continue }
        // lottie-web solves easings to 10⁻⁷ of their progress; a velocity divides that by a thousandth of a second.
        let tolerance = expression.contains("elocity") ? 0.02 : expression.contains("ease") ? 1e-4 : 1e-5
        #expect(abs(number - expected) <= tolerance + 1e-6 * abs(expected), "\(expression) at \(frame)")
      }
    }
    #expect(rows.count > 70)
  }

  /// The document of the table with an expression; its text is that of `expressions.py`.
  private func document(_ expression: String) throws -> LottieAnimation {
    let marker = #"{"t": 30, "s": [-20]}]"#
    let text = try ReferenceDocument.text("Reference/lottie/expressions")
    let start = try #require(text.firstRange(of: #""document": "#)).upperBound
    let end = try #require(text.firstRange(of: ",\n\"rows\"")).lowerBound
    let member = "\(marker), \"x\": \(expression.jsonString)"
    return try LottieAnimation(parsing: String(text[start..<end]).replacing(marker, with: member))
  }
}
