import MotionImport
import MotionNumerics
import TestSupport
import Testing

@testable import inbetween

/// The refusal of documents that are not JSON, or not an object.
///
/// JSONText has its own tests.
@Suite struct JSONDocumentTests {
  @Test(arguments: [
    ("", "expected an object, found nothing"), (" \n\t", "expected an object, found nothing"),
    ("\u{FEFF}", "expected an object, found nothing"),
    ("[]", "expected an object, found an array"), ("null", "expected an object, found null"),
    ("1", "expected an object, found a number"), (#""a""#, "expected an object, found a text"),
    ("false", "expected an object, found false"),
    ("{", "line 1, column 2: expected a key or '}', found the end"),
    ("{\n  \"duration\": 1,\n}", "line 2, column 16: expected a value after the comma, found '}'"),
    (#"{"bodies": [{"name": "a" "mass": 1}]}"#, #"bodies[0]: line 1, column 26: expected ',' or '}', found '"'"#),
    (#"{"bodies": [{"name": "a", "mass": }]}"#, "bodies[0].mass: line 1, column 35: expected a value, found '}'"),
    (
      #"{"duration": 1, "duration": 2}"#,
      "duration: line 1, column 17: expected each key once, found 'duration' again, first at line 1, column 2"
    ),
    (
      "1e999",
      "line 1, column 1: expected a number of at most 1.7976931348623157e308, found '1e999', which is infinite as a double"
    ),
    (
      #"{"a": [0, -1e400]}"#,
      "a[1]: line 1, column 11: expected a number of at most 1.7976931348623157e308, found '-1e400', "
        + "which is infinite as a double"
    ),
    (#"{"a": 01}"#, "a: line 1, column 7: expected a number without leading zeros, found '01'"),
    (#"{"a": 1.}"#, "a: line 1, column 9: expected a digit after '.', found '}'"),
    (
      #"{"a": {"b c": "\q"}}"#,
      #"a.'b c': line 1, column 16: expected an escape, \" \\ \/ \b \f \n \r \t or \u and four digits, found '\q'"#
    ),
    (#"{"a": "\ud800"}"#, #"a: line 1, column 8: expected both surrogates of a character, found '\ud800'"#),
    ("{\"a\": \"\n\"}", #"a: line 1, column 8: expected '"', or an escaped control character, found '\u{a}'"#),
    (
      #"{"\n\u001b": 1}"#,
      #"'\u{a}\u{1b}': unknown field; expected bodies, springs, duration, method, tolerance, maximumSteps, gravity or events"#
    ),
  ])
  func namesTheProblem(text: String, expected: String) {
    #expect(problem(of: text) == expected)
  }

  @Test func longNamesOfFieldsAreCutShort() throws {
    let name = String(repeating: "n", count: 1000)
    let message = try #require(problem(of: #"{"\#(name)": 1}"#))
    #expect(message.hasPrefix("'\(name.prefix(80))…': unknown field"))
  }

  /// Text that is not UTF-8, and UTF-16 or UTF-32 without a mark.
  @Test(
    arguments: [
      ([0x7B, 0xFF, 0x7D], 2), ([0x22, 0xC3, 0x22], 2), ([0xED, 0xA0, 0x80], 1), ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], 1),
      ([0x7B, 0, 0x7D, 0], 2), ([0, 0, 0, 0x7B, 0, 0, 0, 0x7D], 1), ([0], 1), ([0x7B, 0x7D, 0], 3),
    ] as [([UInt8], Int)])
  func refusesOtherEncodings(bytes: [UInt8], column: Int) {
    #expect(problem(of: bytes) == "line 1, column \(column): not text in UTF-8")
  }

  @Test func collectionsMayBeNestedToALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problem(of: nested(64)) == "expected an object, found an array")
    let tooDeep = "line 1, column 65: nested deeper than 64 levels, the deepest that is allowed"
    #expect(problem(of: nested(65)) == tooDeep)
    #expect(problem(of: nested(100_000)) == tooDeep)
    #expect(problem(of: String(repeating: "[", count: 100_000)) == tooDeep)
    let objects = String(repeating: #"{"a":"#, count: 70) + "1" + String(repeating: "}", count: 70)
    #expect(problem(of: objects)?.hasSuffix("nested deeper than 64 levels, the deepest that is allowed") == true)
  }

  /// Every changed document is read or refused in one line.
  @Test func anyChangeIsReadOrRefusedInOneLine() {
    var random = SplitMix64(seed: 20_260)
    let example = Array(ExampleDocument.retargetedSpring.utf8)
    let telling = Array(#"{}[]",:\0-eE.+ntu "#.utf8) + [0, 0x0A, 0x80, 0xFF]
    for _ in 0..<2000 {
      var bytes = example
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = random.element(of: Array(bytes.indices))
        if Bool.random(using: &random) {
          bytes.remove(at: index)
        } else if Bool.random(using: &random) {
          bytes[index] = random.element(of: telling)
        } else {
          bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        }
      }
      do {
        _ = try CommandFailure.reading { () throws(DocumentError) in
          try SystemDocument(parsing: bytes, name: "'x.json'")
        }
      } catch .badData(let message) {
        #expect(message.hasPrefix("'x.json': "))
        #expect(message.count < 400)
        // It contains no line break.
        #expect(message == message.escapingControls)
      } catch {
        Issue.record("\(error) for \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
