import JSONText
import Testing

@testable import MotionLottie

/// The language of expressions, beside Node.
@Suite struct ScriptLanguageTests {
  /// The type and the text of a value, as the table has them.
  private func described(_ text: String) -> String {
    let machine = ScriptMachine(steps: 1_000_000)
    do throws(ScriptError) {
      let value = try machine.run(try Script.parsing(text))
      let type =
        switch value {
        case .undefined: "undefined"
        case .number: "number"
        case .condition: "boolean"
        case .text: "string"
        default: "object"
        }
      return "\(type) \(try machine.text(of: value))"
    } catch {
      return "error"
    }
  }

  @Test func valuesAreThoseOfNode() throws {
    let rows = try #require(try ReferenceDocument("Reference/lottie/scripts").root.elements)
    var count = 0
    for row in rows {
      let (text, expected) = (try #require(row[0]?.string), try #require(row[1]?.string))
      let found = described(text)
      count += 1
      if found == expected { continue }
      // Elementary functions may differ by an ulp; everything else is the same text.
      let (a, b) = (
        found.split(separator: " ").last.flatMap { Double($0) },
        expected.split(separator: " ").last.flatMap { Double($0) }
      )
      if let a, let b, text.contains("Math."), abs(a - b) <= 4 * b.ulp { continue }
      Issue.record("\(text): \(found), expected \(expected)")
    }
    #expect(count > 500)
  }
}
