import Testing

@testable import WebPages

@Suite struct WebPageTests {
  private func page(title: String = "t", body: String = "<p>b</p>", script: String? = nil) -> String {
    WebPage(title: title, styleSheet: Array("p { }\n".utf8), body: body, script: script.map { Array($0.utf8) }).html
  }

  @Test func aPageIsTheShellWithItsSlotsFilled() {
    let html = page()
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(html.contains("content=\"\(policy("'none'"))\">\n"))
    #expect(html.contains("<title>t</title>\n<style>\n/* The theme") && html.contains("}\np { }\n</style>\n</head>\n"))
    #expect(html.hasSuffix("<body>\n<p>b</p>\n</body>\n</html>\n"))
    #expect(page(script: "f();\n").hasSuffix("<p>b</p>\n<script>\nf();\n</script>\n</body>\n</html>\n"))
  }

  private func policy(_ scripts: String) -> String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; script-src \(scripts)"
  }

  /// The hash is of the script as it is in the page: by `openssl dgst -sha256 -binary | base64`.
  @Test func itsScriptAloneMayRun() {
    let html = page(script: "f();\n")
    #expect(html.contains("content=\"\(policy("'sha256-ahM3JXcI3l5z9hISkxyxNQ4LeObCZuECswOhhXH/xLQ='"))\">\n"))
  }

  @Test func valuesAreNotSearchedForSlots() {
    let html = page(title: "{{body}}", body: "{{title}} {{")
    #expect(html.contains("<title>{{body}}</title>") && html.contains("<body>\n{{title}} {{\n</body>"))
  }

  @Test func slotsOfATemplate() {
    let template = Template(Array("<a>\n{{lines}}\n<b c={{x}}>{{y}}{{x}}</b>\n{{none}}\n{{x}}\n".utf8))
    let filled = template.filled(with: ["lines": "1\n2\n", "x": "X", "y": "", "none": ""])
    #expect(filled == "<a>\n1\n2\n<b c=X>X</b>\nX\n")
    #expect(Template(Array("{{a}}{{b}}\r\n-".utf8)).filled(with: ["a": "", "b": "1"]) == "1\n-\n")
    // Nor is there one before the first line.
    #expect(Template(Array("{{none}}\n<a>\n".utf8)).filled(with: ["none": ""]) == "<a>\n")
  }

  @Test func aSlotWithoutAValueTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Template(Array("{{x}}".utf8)).filled(with: ["y": ""])
    }
  }

  @Test(arguments: [
    ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d"), ("a\tb\nc\rd", "a b c d"), ("\r\n", "  "),
    ("ζ → 🎈 é\u{A0}", "ζ → 🎈 é\u{A0}"),
    ("\u{0}\u{1F}\u{7F}\u{9F}\u{FFFE}\u{FFFF}", String(repeating: "\u{FFFD}", count: 6)),
  ])
  func escaping(text: String, expected: String) {
    #expect(text.escapedForHTML == expected)
  }
}
