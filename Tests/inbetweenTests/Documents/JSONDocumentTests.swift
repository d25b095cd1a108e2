import TestSupport
import Testing

@testable import inbetween

@Suite struct JSONDocumentTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8), name: "'x.json'").value
  }

  @Test(
    arguments: [
      ("null", .null), ("true", .truth(true)), ("false", .truth(false)), ("0", .number(0)), ("1", .number(1)),
      ("-1.5e-3", .number(-0.0015)), ("12345678901234567890123", .number(1.2345678901234568e22)),
      ("5e-324", .number(.leastNonzeroMagnitude)), ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
      (#""""#, .text("")), (#""1""#, .text("1")), (#""\u00e9\ud83d\ude00\n""#, .text("é😀\n")),
      ("[]", .array([])), ("{}", .object([:])), (" [ 1 , [ ] ]\r\n", .array([.number(1), .array([])])),
      (#"{"a": {"": null}}"#, .object(["a": .object(["": .null])])),
      // A byte order mark is allowed to be there.
      ("\u{FEFF}{}", .object([:])),
    ] as [(String, JSONValue)])
  func readsJSON(text: String, expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  @Test(arguments: [
    "{", "}", "[1,2", "[1 2]",
    #"{"a" 1}"#, "{'a': 1}", "{a: 1}", "{} x", "// no\n{}", "NaN", "[Infinity]", "tru",
    "{,}",
    #"{"a": "b"#, "[.5]", "[+1]", "\u{FEFF}",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(problem(of: text) == "not valid JSON")
  }

  @Test(arguments: [
    ("", "expected an object, found nothing"), (" \n\t", "expected an object, found nothing"),
    ("[]", "expected an object, found an array"), ("null", "expected an object, found null"),
    ("1", "expected an object, found a number"), (#""a""#, "expected an object, found a text"),
    ("1e999", "a numeral that is malformed or out of range"),
    (#"{"a": [0, 1e400]}"#, "a[1]: a numeral that is malformed or out of range"),
    (#"{"a": -1e-400}"#, "a: a numeral that is malformed or out of range"),
    (#"{"a": 01}"#, "a: a numeral that is malformed or out of range"),
    (#"{"a": 1.}"#, "a: a numeral that is malformed or out of range"),
    (#"{"a": {"b c": "\q"}}"#, "a.'b c': a text with a bad escape or a control character"),
    (#"{"a": "\ud800"}"#, "a: a text with a bad escape or a control character"),
    ("{\"a\": \"\n\"}", "a: a text with a bad escape or a control character"),
    (
      #"{"\n\u001b": 1}"#,
      #"'\u{a}\u{1b}': unknown field; expected bodies, springs, duration, method, tolerance, gravity or events"#
    ),
  ])
  func namesWhatIsWrong(text: String, expected: String) {
    #expect(problem(of: text) == expected)
  }

  @Test func longNamesOfFieldsAreCutShort() throws {
    let name = String(repeating: "n", count: 1000)
    let message = try #require(problem(of: #"{"\#(name)": 1}"#))
    #expect(message.hasPrefix("'\(name.prefix(80))…': unknown field"))
  }

  /// What is not UTF-8, or what the decoder would take for UTF-16 or UTF-32 although nobody says so.
  @Test(
    arguments: [
      [0x7B, 0xFF, 0x7D], [0x22, 0xC3, 0x22], [0xED, 0xA0, 0x80], [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0x7B, 0, 0x7D, 0],
      [0, 0, 0, 0x7B, 0, 0, 0, 0x7D], [0], [0x7B, 0x7D, 0],
    ] as [[UInt8]])
  func refusesOtherEncodings(bytes: [UInt8]) {
    #expect(problem(of: bytes) == "not text in UTF-8")
  }

  @Test func collectionsMayBeNestedToALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try value(nested(64)) != .null)
    let tooDeep = "nested deeper than 64 levels, the deepest that is allowed"
    #expect(problem(of: nested(65)) == tooDeep)
    #expect(problem(of: nested(500)) == tooDeep)
    #expect(problem(of: nested(100_000)) == "not valid JSON")
    #expect(problem(of: String(repeating: "[", count: 100_000)) == "not valid JSON")
    #expect(problem(of: String(repeating: #"{"a":"#, count: 100_000)) == "not valid JSON")
    #expect(problem(of: String(repeating: #"{"a":"#, count: 70) + "1" + String(repeating: "}", count: 70)) == tooDeep)
  }

  /// Whatever happens to a document, it is read or it is refused in one line.
  @Test func anyChangeIsReadOrRefusedInOneLine() {
    var random = SplitMix64(seed: 20_260)
    let example = Array(designExample.utf8)
    let telling = Array(#"{}[]",:\0-eE.+ntu "#.utf8) + [0, 0x0A, 0x80, 0xFF]
    for _ in 0..<2000 {
      var bytes = example
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = random.element(of: Array(bytes.indices))
        if Bool.random(using: &random) {
          bytes.remove(at: place)
        } else if Bool.random(using: &random) {
          bytes[place] = random.element(of: telling)
        } else {
          bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        }
      }
      do {
        _ = try SystemDocument(parsing: bytes, name: "'x.json'")
      } catch .badData(let message) {
        #expect(message.hasPrefix("'x.json': "))
        #expect(message.count < 400)
        // Nothing in it breaks the line.
        #expect(message == message.escapingControls)
      } catch {
        Issue.record("\(error) for \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
