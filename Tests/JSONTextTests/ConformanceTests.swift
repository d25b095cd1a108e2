import JSONText
import Testing

/// Texts that must be read, texts that must be refused, and texts about which RFC 8259 leaves a choice.
///
/// In the manner of Nicolas Seriot's *Parsing JSON is a Minefield*, <https://seriot.ch/projects/parsing_json.html>.
@Suite struct ConformanceTests {
  @Test(arguments: accepted)
  func isRead(text: String) {
    #expect(refusal(of: text) == nil)
  }

  private static let accepted: [String] =
    [
      // Arrays.
      "[]", "[ ]", "[[]]", "[[] ]", "[[],[[]]]", "[\"\"]", "[1,null,\"a\",{},[],true]", "[null]", "[1\n]", " [1]",
      "[2] ",
      "[1,2,3,4]", "[[[[[[[[[[]]]]]]]]]]", "[false]", "[\t1\t,\t2\t]", "[1,null,null,null,2]", "[\"a\",\"a\"]",
      // Numbers.
      "[0]", "[-0]", "[1]", "[-1]", "[123]", "[-123]", "[0.5]", "[-0.5]", "[1.0]", "[10]", "[100]", "[0e1]", "[0e+1]",
      "[0E0]", "[1e1]", "[1E22]", "[1e-2]", "[1E-2]", "[1E+2]", "[123e45]", "[123.456e78]", "[123.456789]", "[20e1]",
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]", "[0.10]", "[1e00]",
      "[1e-00]",
      "[1e0000000000000000000000001]", "[4 ]", "[-9223372036854775808]", "[18446744073709551616]", "[0.0]", "[-0e5]",
      // Objects.
      "{}", "{ }", #"{"":0}"#, #"{"a":[]}"#, #"{"a":{}}"#, #"{"a":1,"b":2}"#, #"{ "a" : 1 }"#, #"{"a":1 ,"b":2}"#,
      "{\n\"a\": 1\r\n}", #"{"foo\u0000bar":42}"#, #"{"a":"a","b":"a"}"#, #"{"a":{"a":{"a":1}}}"#, #"{"a":1,"A":2}"#,
      #"{"min":-1.0e28,"max":1.0e28}"#, #"{"x":[{"id":"x"}],"id":"x"}"#, #"{"\u0061":1,"b":2}"#,
      // The same letter in two ways is two keys: nothing is normalised.
      #"{"é":1,"e\u0301":2}"#,
      // Texts.
      #""""#, #"" ""#, #""a""#, #""abc""#, #""\"""#, #""\\""#, #""\/""#, #""\b\f\n\r\t""#, #""\u0000""#, #""\u0012""#,
      #""\u0022""#, #""\u005C""#, #""\u002c""#, #""\uFFFF""#, #""\uD834\uDD1E""#, #""\ud83d\ude39\ud83d\udc8d""#,
      #""\uDBFF\uDFFF""#, #""\u0123\u4567\u89AB\uCDEF\uabcd\uef4A""#, #""/""#, "\"\u{7F}\"", #""a/*b*/c""#, "\"é\"",
      "\"€\"", "\"😀\"", "\"\u{2028}\"", "\"\u{2029}\"", "\"\u{FFFE}\"", "\"\u{10FFFF}\"", "\"\u{E000}\"",
      "\"\u{D7FF}\"",
      "\"\u{FEFF}\"", "\"\u{200B}\"", "\"asd \"", #""\\u0000""#, #""\\\"""#, #""\u00e9""#, #""new\u00A0line""#, "\"'\"",
      // Words and structure.
      "true", "false", "null", " true", "true ", "\n\r\t null", "42", "-0.1", "1 ", "[true,false,null]",
      "\u{FEFF}[]", "\u{FEFF} 1", "[]\n", "{}\r\n\r\n", " \t\n\r[ \t\n\r] \t\n\r",
    ]

  /// A refused text and the reason.
  struct Refused: CustomTestStringConvertible {
    let text: String
    let reason: String

    init(_ text: String, _ reason: String) {
      self.text = text
      self.reason = reason
    }

    var testDescription: String { text }
  }

  @Test(arguments: refused)
  func isRefused(_ row: Refused) {
    #expect(refusal(of: row.text) == row.reason)
  }

  private static let escapes = #"an escape, \" \\ \/ \b \f \n \r \t or \u and four digits"#

  private static let refused: [Refused] = [
    // Nothing, too little, too much.
    Refused("", "line 1, column 1: expected a value, found nothing"),
    Refused(" ", "line 1, column 2: expected a value, found nothing"),
    Refused("\n\n ", "line 3, column 2: expected a value, found nothing"),
    Refused("\u{FEFF}", "line 1, column 1: expected a value, found nothing"),
    Refused("\u{FEFF}\u{FEFF}1", #"line 1, column 1: expected a value, found '\u{feff}'"#),
    Refused("1 2", "line 1, column 3: expected the end, found '2'"),
    Refused("1]", "line 1, column 2: expected the end, found ']'"),
    Refused("[]]", "line 1, column 3: expected the end, found ']'"),
    Refused("{}}", "line 1, column 3: expected the end, found '}'"),
    Refused("{}#", "line 1, column 3: expected the end, found '#'"),
    Refused("[1],", "line 1, column 4: expected the end, found ','"),
    Refused("[][]", "line 1, column 3: expected the end, found '['"),
    Refused("{} x", "line 1, column 4: expected the end, found 'x'"),
    Refused("\"\"x", "line 1, column 3: expected the end, found 'x'"),
    Refused("{\"a\":true} \"x\"", "line 1, column 12: expected the end, found '\"'"),
    Refused("[1]\u{0}", "line 1, column 4: not text in UTF-8"),
    Refused("]", "line 1, column 1: expected a value, found ']'"),
    Refused("}", "line 1, column 1: expected a value, found '}'"),
    Refused(",", "line 1, column 1: expected a value, found ','"),
    Refused(":", "line 1, column 1: expected a value, found ':'"),
    Refused("*", "line 1, column 1: expected a value, found '*'"),
    Refused("<a>", "line 1, column 1: expected a value, found '<'"),
    Refused("å", "line 1, column 1: expected a value, found 'å'"),
    Refused("\u{2060}", #"line 1, column 1: expected a value, found '\u{2060}'"#),
    Refused("\u{C}[]", #"line 1, column 1: expected a value, found '\u{c}'"#),
    Refused("[\u{B}1]", #"line 1, column 2: expected a value, found '\u{b}'"#),
    Refused("[\u{A0}1]", #"line 1, column 2: expected a value, found '\u{a0}'"#),
    Refused("\u{1B}[1m", #"line 1, column 1: expected a value, found '\u{1b}'"#),
    // Arrays.
    Refused("[", "line 1, column 2: expected a value, found the end"),
    Refused("[1", "line 1, column 3: expected ',' or ']', found the end"),
    Refused("[1,", "line 1, column 4: expected a value, found the end"),
    Refused("[1\n,1\n,1", "line 3, column 3: expected ',' or ']', found the end"),
    Refused("[1 2]", "line 1, column 4: expected ',' or ']', found '2'"),
    Refused("[1 true]", "line 1, column 4: expected ',' or ']', found 'true'"),
    Refused("[1,]", "line 1, column 3: expected a value after the comma, found ']'"),
    Refused("[1,2,\n]", "line 1, column 5: expected a value after the comma, found ']'"),
    Refused("[1,,]", "line 1, column 4: expected a value, found ','"),
    Refused("[1,,2]", "line 1, column 4: expected a value, found ','"),
    Refused("[,1]", "line 1, column 2: expected a value, found ','"),
    Refused("[,]", "line 1, column 2: expected a value, found ','"),
    Refused("[1:2]", "line 1, column 3: expected ',' or ']', found ':'"),
    Refused("[1}", "line 1, column 3: expected ',' or ']', found '}'"),
    Refused("[}", "line 1, column 2: expected a value, found '}'"),
    Refused("[\"a\"", "line 1, column 5: expected ',' or ']', found the end"),
    Refused("[\"\": 1]", "line 1, column 4: expected ',' or ']', found ':'"),
    Refused("[3[4]]", "line 1, column 3: expected ',' or ']', found '['"),
    Refused("[1;2]", "line 1, column 3: expected ',' or ']', found ';'"),
    Refused("[1] // no", "line 1, column 5: expected the end, found '/'"),
    Refused("[/*no*/1]", "line 1, column 2: expected a value, found '/'"),
    Refused("[*]", "line 1, column 2: expected a value, found '*'"),
    Refused("[...]", "line 1, column 2: expected a value, found '...'"),
    Refused("[x,[]]", "line 1, column 2: expected a value, found 'x'"),
    // Objects.
    Refused("{", "line 1, column 2: expected a key or '}', found the end"),
    Refused(#"{"a""#, "line 1, column 5: expected ':', found the end"),
    Refused(#"{"a":"#, "line 1, column 6: expected a value, found the end"),
    Refused(#"{"a":1"#, "line 1, column 7: expected ',' or '}', found the end"),
    Refused(#"{"a":1,"#, "line 1, column 8: expected a key, found the end"),
    Refused(#"{"a":1,}"#, "line 1, column 7: expected a value after the comma, found '}'"),
    Refused(#"{"a":1,,"b":2}"#, "line 1, column 8: expected a key, found ','"),
    Refused("{,}", "line 1, column 2: expected a key or '}', found ','"),
    Refused(#"{"a" 1}"#, "line 1, column 6: expected ':', found '1'"),
    Refused(#"{"a","b"}"#, "line 1, column 5: expected ':', found ','"),
    Refused(#"{"a"::1}"#, "line 1, column 6: expected a value, found ':'"),
    Refused(#"{"a"=1}"#, "line 1, column 5: expected ':', found '='"),
    Refused(#"{"a":}"#, "line 1, column 6: expected a value, found '}'"),
    Refused(#"{:1}"#, "line 1, column 2: expected a key or '}', found ':'"),
    Refused(#"{1:1}"#, "line 1, column 2: expected a key or '}', found '1'"),
    Refused(#"{null:1}"#, "line 1, column 2: expected a key or '}', found 'null'"),
    Refused(#"{a:1}"#, "line 1, column 2: expected a key or '}', found 'a'"),
    Refused(#"{'a':1}"#, "line 1, column 2: expected a key or '}', found '''"),
    Refused(#"{"a":1 "b":2}"#, "line 1, column 8: expected ',' or '}', found '\"'"),
    Refused(#"{"a":1]"#, "line 1, column 7: expected ',' or '}', found ']'"),
    Refused(#"{"a":"b"/**/}"#, "line 1, column 9: expected ',' or '}', found '/'"),
    Refused(#"{"a":1,"a":2}"#, "line 1, column 8: expected each key once, found 'a' again, first at line 1, column 2"),
    Refused(
      "{\"a\":1,\n\"\\u0061\":2}",
      "line 2, column 1: expected each key once, found 'a' again, first at line 1, column 2"),
    Refused(#"{"":1,"":1}"#, "line 1, column 7: expected each key once, found '' again, first at line 1, column 2"),
    Refused(
      #"[{"b":{},"b":[]}]"#, "line 1, column 10: expected each key once, found 'b' again, first at line 1, column 3"),
    // Texts.
    Refused("\"", "line 1, column 2: expected '\"', found the end"),
    Refused("[\"a", "line 1, column 4: expected '\"', found the end"),
    Refused("'a'", "line 1, column 1: expected a value, found '''"),
    Refused("\"a\nb\"", #"line 1, column 3: expected '"', or an escaped control character, found '\u{a}'"#),
    Refused("\"\t\"", #"line 1, column 2: expected '"', or an escaped control character, found '\u{9}'"#),
    Refused("\"\u{0}\"", #"line 1, column 2: expected '"', or an escaped control character, found '\u{0}'"#),
    Refused("\"\u{1F}\"", #"line 1, column 2: expected '"', or an escaped control character, found '\u{1f}'"#),
    Refused(#""\"#, "line 1, column 3: expected an escape, found the end"),
    Refused(#""\""#, "line 1, column 4: expected '\"', found the end"),
    Refused(#""\a""#, #"line 1, column 2: expected \#(escapes), found '\a'"#),
    Refused(#""\x00""#, #"line 1, column 2: expected \#(escapes), found '\x'"#),
    Refused(#""\'""#, #"line 1, column 2: expected \#(escapes), found '\''"#),
    Refused(#""\U0041""#, #"line 1, column 2: expected \#(escapes), found '\U'"#),
    Refused(#""\0""#, #"line 1, column 2: expected \#(escapes), found '\0'"#),
    Refused("\"\\\u{9}\"", #"line 1, column 2: expected \#(escapes), found '\\u{9}'"#),
    Refused("\"\\é\"", #"line 1, column 2: expected \#(escapes), found '\é'"#),
    Refused("\"\\😀\"", #"line 1, column 2: expected \#(escapes), found '\😀'"#),
    Refused(#""\u""#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '"'"#),
    Refused(#""\u1""#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '1'"#),
    Refused(#""\u12""#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '12'"#),
    Refused(#""\u123""#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '123'"#),
    Refused(#""\u123g""#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '123g'"#),
    Refused(#""\u-123""#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '-123'"#),
    Refused(#""\u12"#, #"line 1, column 4: expected four hexadecimal digits after '\u', found '12'"#),
    Refused(#""\uD800""#, #"line 1, column 2: expected both surrogates of a character, found '\uD800'"#),
    Refused(#""\uDBFFx""#, #"line 1, column 2: expected both surrogates of a character, found '\uDBFF'"#),
    Refused(#""\uDC00""#, #"line 1, column 2: expected both surrogates of a character, found '\uDC00'"#),
    Refused(#""\uDC00\uD800""#, #"line 1, column 2: expected both surrogates of a character, found '\uDC00'"#),
    Refused(#""a\uD800\uD800""#, #"line 1, column 3: expected both surrogates of a character, found '\uD800'"#),
    Refused(#""\uD800\n""#, #"line 1, column 2: expected both surrogates of a character, found '\uD800'"#),
    Refused(#""\uD800\u""#, #"line 1, column 2: expected both surrogates of a character, found '\uD800'"#),
    Refused(#""\uD800\u00e9""#, #"line 1, column 2: expected both surrogates of a character, found '\uD800'"#),
    // Numbers.
    Refused("01", "line 1, column 1: expected a number without leading zeros, found '01'"),
    Refused("[-01]", "line 1, column 2: expected a number without leading zeros, found '-01'"),
    Refused("[00]", "line 1, column 2: expected a number without leading zeros, found '00'"),
    Refused("[012.5]", "line 1, column 2: expected a number without leading zeros, found '012.5'"),
    Refused("-", "line 1, column 2: expected a digit after '-', found the end"),
    Refused("[--1]", "line 1, column 3: expected a digit after '-', found '-1'"),
    Refused("[- 1]", "line 1, column 3: expected a digit after '-', found ' '"),
    Refused("[-a]", "line 1, column 3: expected a digit after '-', found 'a'"),
    Refused("[-.5]", "line 1, column 3: expected a digit after '-', found '.5'"),
    Refused("[-Infinity]", "line 1, column 3: expected a digit after '-', found 'Infinity'"),
    Refused("[+1]", "line 1, column 2: expected a value, found '+1'"),
    Refused("[.5]", "line 1, column 2: expected a value, found '.5'"),
    Refused("[1.]", "line 1, column 4: expected a digit after '.', found ']'"),
    Refused("1.", "line 1, column 3: expected a digit after '.', found the end"),
    Refused("[1.e1]", "line 1, column 4: expected a digit after '.', found 'e1'"),
    Refused("[1.2.3]", "line 1, column 5: expected ',' or ']', found '.3'"),
    Refused("[1e]", "line 1, column 4: expected a digit of the exponent, found ']'"),
    Refused("[1e+]", "line 1, column 5: expected a digit of the exponent, found ']'"),
    Refused("[1E-", "line 1, column 5: expected a digit of the exponent, found the end"),
    Refused("[0e]", "line 1, column 4: expected a digit of the exponent, found ']'"),
    Refused("[1e1.5]", "line 1, column 5: expected ',' or ']', found '.5'"),
    Refused("[1eE2]", "line 1, column 4: expected a digit of the exponent, found 'E2'"),
    Refused("[0x10]", "line 1, column 3: expected ',' or ']', found 'x10'"),
    Refused("[1a]", "line 1, column 3: expected ',' or ']', found 'a'"),
    Refused("[1 000]", "line 1, column 4: expected ',' or ']', found '000'"),
    Refused("[1_000]", "line 1, column 3: expected ',' or ']', found '_000'"),
    Refused("[1,5e]", "line 1, column 6: expected a digit of the exponent, found ']'"),
    Refused("[２]", "line 1, column 2: expected a value, found '２'"),
    Refused("[1-2]", "line 1, column 3: expected ',' or ']', found '-2'"),
    // Words.
    Refused("NaN", "line 1, column 1: expected a value, found 'NaN'"),
    Refused("[nan]", "line 1, column 2: expected a value, found 'nan'"),
    Refused("[Infinity]", "line 1, column 2: expected a value, found 'Infinity'"),
    Refused("[inf]", "line 1, column 2: expected a value, found 'inf'"),
    Refused("[nul]", "line 1, column 2: expected a value, found 'nul'"),
    Refused("tru", "line 1, column 1: expected a value, found 'tru'"),
    Refused("[True]", "line 1, column 2: expected a value, found 'True'"),
    Refused("[TRUE]", "line 1, column 2: expected a value, found 'TRUE'"),
    Refused("[fals]", "line 1, column 2: expected a value, found 'fals'"),
    Refused("[truefalse]", "line 1, column 2: expected a value, found 'truefalse'"),
    Refused("[nulll]", "line 1, column 2: expected a value, found 'nulll'"),
    Refused("[undefined]", "line 1, column 2: expected a value, found 'undefined'"),
    Refused("[null1]", "line 1, column 6: expected ',' or ']', found '1'"),
  ]

  /// The choices that the RFC leaves to the parser.
  @Test func choices() throws {
    let most = "expected a number of at most 1.7976931348623157e308"
    #expect(refusal(of: "1e400") == "line 1, column 1: \(most), found '1e400', which is infinite as a double")
    #expect(refusal(of: "[-1e309]") == "line 1, column 2: \(most), found '-1e309', which is infinite as a double")
    #expect(refusal(of: "1" + String(repeating: "0", count: 400))?.contains("0000…', which is infinite") == true)
    #expect(try JSONDocument(parsing: "1e-400").root.number == 0)
    #expect(try JSONDocument(parsing: "-1e-400").root.number?.sign == .minus)
    #expect(try JSONDocument(parsing: "-0").root.number?.sign == .minus)
    #expect(try JSONDocument(parsing: "0e9999999999999999999999").root.number == 0)
    #expect(try JSONDocument(parsing: "1e-9999999999999999999999").root.number == 0)
    #expect(refusal(of: "1e9999999999999999999999")?.contains("infinite") == true)
    #expect(try JSONDocument(parsing: "\u{FEFF}1").root.number == 1)
    #expect(try JSONDocument(parsing: #"{"a":1,"a":2}"#, duplicateKeys: .last).root["a"]?.number == 2)
    #expect(try JSONDocument(parsing: #""\u0000""#).root.string == "\0")
    #expect(try JSONDocument(parsing: #""\uFDD0\uFFFE""#).root.string?.unicodeScalars.map(\.value) == [0xFDD0, 0xFFFE])
  }

  @Test(
    arguments: [
      // Continuation without beginning, cut short, overlong, surrogates, beyond U+10FFFF, bytes of no character.
      [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC3], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xE0, 0x80, 0x80, 0x22],
      [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xFF, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0x5C, 0xFF, 0x22],
      [0xFF], [0xE9], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF, 0xFF], [0x5B, 0xFF, 0x5D], [0x31, 0xFF], [0x7B, 0xFF, 0x7D],
      // UTF-16 and UTF-32, with and without a mark.
      [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], [0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D],
      [0x5B, 0, 0, 0, 0x5D, 0, 0, 0], [0, 0, 0, 0x5B],
    ] as [[UInt8]])
  func otherEncodings(bytes: [UInt8]) {
    #expect(refusal(of: bytes)?.hasSuffix(": not text in UTF-8") == true)
  }

  @Test func thereAreManyRows() {
    #expect(Self.accepted.count + Self.refused.count >= 250)
  }
}
