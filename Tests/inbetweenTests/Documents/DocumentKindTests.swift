import MotionImport
import Testing

@testable import inbetween

/// What a file holds is found by the ending of its name and by its contents.
@Suite struct DocumentKindTests {
  @Test(arguments: [
    ("a.css", "", DocumentKind.text(.css)), ("a.svg", "", .text(.svg)),
    ("a.xml", "<pathInterpolator/>", .text(.android)),
    ("a.XML", "<?xml version='1.0'?>\n<svg/>", .text(.svg)), ("a.csv", "{", .table), ("a.npy", "[", .table),
    ("-", " \n<svg>", .text(.svg)), ("-", "<linearInterpolator/>", .text(.android)),
    ("-", ".a { transition: all 1s }", .text(.css)), ("-", "time,value\n0,0\n", .table), ("-", "", .table),
    ("/dev/fd/63", #"{"type": "basic"}"#, .animation), ("-", "\u{FEFF}{\"bodies\": []}", .system),
    ("a.lottie", "", .lottie), ("a.TGS", "{}", .lottie), ("-", "PK\u{3}\u{4}", .lottie),
    ("a.json", "PK\u{5}\u{6}", .lottie),
  ]) func theNameOrTheFirstBytesSayIt(name: String, text: String, kind: DocumentKind) {
    #expect(DocumentKind(of: Array(text.utf8), at: name) == kind)
  }

  @Test(arguments: [
    (#"{"type": "basic", "fromValue": 0}"#, DocumentKind.animation), (#"{"keyPath": "opacity"}"#, .animation),
    (#"{"animations": []}"#, .animation), (#"{"bodies": [], "duration": 1}"#, .system), (#"{"springs": []}"#, .system),
    (#"{"v": "5.7.0", "layers": []}"#, .lottie), (#"{"a": 1, "k": []}"#, .lottieProperty),
    (#"[{"t": 0, "s": [0]}, {"t": 9, "s": [1]}]"#, .lottieProperty),
    (#"[{"t": 0, "s": 0}, {"t": 9, "s": 1}]"#, .table), (#"[{"time": 0, "value": 1}]"#, .table),
    (#"{"time": [0, 1], "value": [0, 1]}"#, .table), ("{\"time\":0,\"value\":0}\n{\"time\":1,\"value\":1}\n", .table),
    // The reader of animations says where the text stops being JSON.
    (#"{"type": "basic", "toValue": 1,}"#, .animation), ("{", .animation), ("", .animation),
  ]) func theMembersSayWhatJSONIs(text: String, kind: DocumentKind) {
    #expect(DocumentKind(of: Array(text.utf8), at: "a.json") == kind)
  }

  /// An array of NumPy has braces, as a style sheet does.
  @Test func anArrayOfNumPyIsATable() {
    #expect(DocumentKind(of: [0x93] + Array("NUMPY{'descr': '<f8'}".utf8), at: "-") == .table)
  }

  @Test func aWordIsAFileByItsEndingOrIfItIsNoMotion() {
    for word in ["a.css", "-", "x/y.JSON", "1.csv", "a.lottie"] { #expect(MotionArgument.isFile(word)) }
    for word in ["ease", "snappy", "0.4s ease 0 -> 300", "nowhere", "a.b", "spring(1 100 10)", ""] {
      #expect(!MotionArgument.isFile(word), "\(word)")
    }
    #expect(MotionArgument.isFile("/dev/null"))
  }

  @Test(arguments: [
    ("slide", "slide", true), ("slide", "slid", false), ("sl*", "slide", true), ("*de", "slide", true),
    ("s*i*e", "slide", true), ("s*x*e", "slide", false), ("*", "", true), ("**", "a", true), ("a*a", "a", false),
    ("", "a", false), ("*.opacity", "slide.opacity", true), ("ab*bc", "abc", false),
  ]) func anAsteriskStandsForAnyLetters(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).fits(Array(name.utf8)) == fits)
  }
}
