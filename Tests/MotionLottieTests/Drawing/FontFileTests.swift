import Foundation
import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionLottie

/// Fonts in files beside documents and inside of them: letters against what fontTools measures of them.
struct FontFileTests {
  private static func font(_ name: String) throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return Array(try Data(contentsOf: tests.appending(path: "Reference/lottie/fonts/\(name).ttf")))
  }

  /// A document with a text at the size 100, whose font is in a file.
  private func document(_ text: String, path: String = "fonts/plain.ttf", animator: String = "") -> String {
    let layer = LottieText.layer(
      5, "text",
      #""t": {"d": {"k": [{"t": 0, "s": {"t": "\#(text)", "f": "F", "s": 100, "fc": [0, 0, 0]}}]}\#(animator)}"#)
    let font = #"{"fName": "F", "fFamily": "Plain", "fStyle": "Regular", "ascent": 70, "fPath": "\#(path)"}"#
    return LottieText.document(layer, members: #""fonts": {"list": [\#(font)]}"#)
  }

  // MARK: Letters

  /// To 10⁻⁹ of the font's size: the tables' numbers are those of other formulas.
  @Test func lettersHaveTheirAreasBoundsAndAdvances() throws {
    let rows = try ReferenceTable("lottie/fonts").rows
    #expect(rows.count == 16)
    for row in rows {
      let file = try #require(FontFile(Self.font(row.text("font"))))
      let glyph = try #require(file.glyph(of: UInt32(row.number("code"))))
      let scale = 100 / row.number("units")
      #expect(abs(glyph.advance - row.number("advance") * scale) < 1e-9)
      let path = Path(glyph.outlines)
      // Here y points down.
      #expect(
        abs(path.signedArea + row.number("area") * scale * scale) < 1e-6, "\(row.text("font")) \(row.text("code"))")
      let bounds = path.bounds
      #expect((bounds == nil) == (row.number("area") == 0))
      guard let bounds else { continue }
      let numbers = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
      let expected = [row.number("left"), -row.number("top"), row.number("right"), -row.number("bottom")]
      for (number, other) in zip(numbers, expected) { #expect(abs(number - other * scale) < 1e-6) }
    }
  }

  @Test func aLetterThatNamesItselfEnds() throws {
    let glyph = try #require(FontFile(Self.font("plain"))?.glyph(of: 0x2200))
    #expect(glyph.outlines.count < 64)
  }

  @Test func charactersWithoutALetterHaveNone() throws {
    let file = try #require(FontFile(Self.font("many")))
    for code: UInt32 in [0, 0x42, 0x1F601, 0x10FFFF, 0xFFFF] { #expect(file.glyph(of: code) == nil) }
    #expect(try #require(FontFile(Self.font("trimmed"))).glyph(of: 0x3F) == nil)
  }

  /// Damaged fonts have some letters or none, in no more time than whole ones.
  @Test func damagedFontsEnd() throws {
    var random = SplitMix64(seed: 47)
    for name in ["plain", "many", "trimmed"] {
      let whole = try Self.font(name)
      for _ in 0..<thorough(2_000) {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
        guard let file = FontFile(bytes) else { continue }
        for code: UInt32 in [0x20, 0x41, 0x4F, 0xC1, 0x2190, 0x1F600] {
          let points = file.glyph(of: code)?.outlines.reduce(0) { $0 + $1.vertices.count } ?? 0
          #expect(points <= 40_000)
        }
      }
    }
    #expect(FontFile([]) == nil)
    #expect(FontFile(Array("OTTO".utf8)) == nil)
  }

  // MARK: Documents

  @Test func aProvidedFontHasTheLettersOfTexts() throws {
    var asked: [LottieFont] = []
    let animation = try LottieAnimation(parsing: document("AO")) { font in
      asked.append(font)
      return try? Self.font("plain")
    }
    #expect(asked == [LottieFont(name: "F", family: "Plain", style: "Regular", path: "fonts/plain.ttf")])
    #expect(animation.warnings.isEmpty)
    guard case .shape(let shape)? = try #require(animation.scene(at: 0).group("text")).children.first else {
      Issue.record("expected a shape")
      return
    }
    // The ring begins 70 behind the first letter.
    #expect(abs(try #require(shape.path.bounds).maxX - (70 + 78)) < 1e-9)
  }

  @Test func lettersOfAFontFollowAnimators() throws {
    let turned = #", "a": [{"s": {"t": 0, "b": 1, "s": {"k": 0}, "e": {"k": 100}}, "a": {"r": {"k": 90}}}]"#
    let text = document("AA", animator: turned)
    #expect(try LottieAnimation(parsing: text).warnings.contains { $0.feature == "text animator" })
    #expect(try LottieAnimation(parsing: text) { _ in try? Self.font("plain") }.warnings.isEmpty)
  }

  @Test func aFontInTheDocumentNeedsNoFile() throws {
    let base64 = Data(try Self.font("plain")).base64EncodedString()
    let animation = try LottieAnimation(parsing: document("A", path: "data:font/ttf;base64,\(base64)")) { _ in
      Issue.record("asked for a font that is there")
      return nil
    }
    #expect(animation.warnings.isEmpty)
  }

  @Test func aFontThatCannotBeReadIsNamed() throws {
    let missing = try LottieAnimation(parsing: document("A"))
    #expect(missing.warnings.map(\.feature) == ["font not embedded"])
    let damaged = try LottieAnimation(parsing: document("A")) { _ in Array("wOFF".utf8) }
    #expect(damaged.warnings.map(\.feature) == ["font file", "font not embedded"])
    #expect(damaged.warnings.first?.pointer == "/fonts/list/0/fPath")
  }
}
