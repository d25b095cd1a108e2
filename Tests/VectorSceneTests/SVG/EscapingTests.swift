import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct EscapingTests {
  @Test(arguments: [
    ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"it's\"", "&quot;it's&quot;"), ("]]>", "]]&gt;"),
    ("&amp;", "&amp;amp;"), ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d"), ("\r\n", "&#13;&#10;"),
    ("\u{0}\u{8}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("ζ < 1 → 振動 🎈 e\u{301}", "ζ &lt; 1 → 振動 🎈 e\u{301}"), ("\u{7F}\u{85}\u{A0}", "\u{7F}\u{85}\u{A0}"),
  ])
  func table(text: String, expected: String) throws {
    let svg = try Scene(size: [1, 1], title: text).svg()
    #expect(svg.contains("<title>\(expected)</title>"))
  }

  @Test func everyTextIsEscaped() throws {
    let nasty = "</text><script>alert(\"&\")</script>"
    let scene = Scene(
      size: [10, 10], title: nasty, description: nasty,
      nodes: [.label(Label(nasty, at: [0, 0], size: 10))])
    let root = try XMLReader.read(scene.svg())
    #expect(root.children.map(\.name) == ["title", "desc", "text"])
    #expect(root.children.map(\.text) == [nasty, nasty, nasty])
  }

  @Test func anyTextReadsBack() throws {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let text = randomText(using: &generator)
      let root = try XMLReader.read(Scene(size: [1, 1], title: text).svg())
      let expected = text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }
      #expect(root.all("title").map { Array($0.text.unicodeScalars) } == [expected])
    }
  }

  /// Mostly the first characters of Unicode, where everything special lies, and some from anywhere.
  private func randomText(using generator: inout SplitMix64) -> String {
    var text = "x".unicodeScalars
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let greatest: UInt32 = Bool.random(using: &generator) ? 0x80 : 0x10FFFF
      text.append(Unicode.Scalar(UInt32.random(in: 0...greatest, using: &generator)) ?? "&")
    }
    return String(text)
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
