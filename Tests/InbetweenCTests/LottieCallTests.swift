import CInbetween
import Testing

/// Lottie in C: the facts of a document, overridden values, and identifiers of pictures.
///
/// The functions are called outside of the macros, as in ``SameNumbersTests``.
@Suite struct LottieCallTests {
  private static let document = """
    {"v": "5.7.0", "nm": "Ball", "fr": 60, "ip": 0, "op": 60, "w": 200, "h": 100, "layers": [
      {"ty": 4, "nm": "Dot", "ip": 0, "op": 60, "ks": {"o": {"k": 50}},
       "masksProperties": [{"mode": "a", "pt": {"k": {"v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
         "o": [[0, 0], [0, 0], [0, 0]], "c": true}}, "o": {"k": 50}}],
       "shapes": [{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [9, 9]}, "r": {"k": 0}},
         {"ty": "fl", "nm": "Fill", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}]}]}
    """

  private func open() throws -> OpaquePointer {
    let opened = inbetween_lottie_open(Self.document, Self.document.utf8.count, nil, 0)
    return try #require(opened)
  }

  private func text(_ write: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String {
    var buffer = [CChar](repeating: 0, count: 20_000)
    return write(&buffer, buffer.count) < 0 ? "-1" : textBeforeZero(buffer)
  }

  @Test func aDocumentIsDescribed() throws {
    let lottie = try open()
    defer { inbetween_lottie_close(lottie) }
    let facts = text { inbetween_lottie_describe(lottie, $0, $1) }
    #expect(facts.hasPrefix(#"{"name":"Ball","width":200,"height":100,"frameRate":60,"#) && facts.hasSuffix("}"))
    #expect(text { inbetween_lottie_colors(lottie, $0, $1) } == "Dot.Fill.Color #ff0000\n")
    #expect(text { inbetween_lottie_describe(nil, $0, $1) } == "-1")
    #expect(text { inbetween_lottie_colors(nil, $0, $1) } == "-1")
  }

  @Test func aValueTakesThePlaceOfTheDocuments() throws {
    let lottie = try open()
    let overridden = inbetween_lottie_override(lottie, "**.Color", "#0000ff", nil, 0)
    let blue = try #require(overridden)
    #expect(text { inbetween_lottie_colors(lottie, $0, $1) } == "Dot.Fill.Color #ff0000\n")
    inbetween_lottie_close(lottie)
    defer { inbetween_lottie_close(blue) }
    #expect(text { inbetween_lottie_colors(blue, $0, $1) } == "Dot.Fill.Color #0000ff\n")
    let again = inbetween_lottie_override(blue, "Dot.Opacity", " 12.5 ", nil, 0)
    let faint = try #require(again)
    defer { inbetween_lottie_close(faint) }
    var opacity = 0.0
    #expect(inbetween_lottie_values(faint, "Dot.Opacity", 3, &opacity, 1) == 1)
    #expect(opacity == 12.5)
  }

  @Test(arguments: [
    ("Cube.Color", "#ff0000", "no property fits"), ("**.Color", "12", "a colour"), ("Dot.Opacity", "nan", "a number"),
    ("Dot.Opacity", "", "a number"), ("Dot.Position", "1", "two or three numbers"), ("", "1", "no property fits"),
  ])
  func whatCannotBeIsAMessage(_ keyPath: String, _ value: String, _ reason: String) throws {
    let lottie = try open()
    defer { inbetween_lottie_close(lottie) }
    var message = [CChar](repeating: 0, count: 200)
    let none = inbetween_lottie_override(lottie, keyPath, value, &message, message.count)
    #expect(none == nil)
    #expect(textBeforeZero(message).contains(reason))
  }

  @Test func nullsAreMessages() throws {
    let lottie = try open()
    defer { inbetween_lottie_close(lottie) }
    var message = [CChar](repeating: 0, count: 200)
    #expect(inbetween_lottie_override(nil, "**", "1", &message, message.count) == nil)
    #expect(textBeforeZero(message) == "the animation is null")
    #expect(inbetween_lottie_override(lottie, nil, "1", &message, message.count) == nil)
    #expect(textBeforeZero(message) == "the key path is null")
    #expect(inbetween_lottie_override(lottie, "**", nil, &message, message.count) == nil)
    #expect(textBeforeZero(message) == "the value is null")
  }

  @Test func identifiersOfAPictureBeginWithItsPrefix() throws {
    let lottie = try open()
    defer { inbetween_lottie_close(lottie) }
    let plain = text { inbetween_lottie_svg(lottie, 0, nil, $0, $1) }
    #expect(plain.contains("id=\""))
    let one = text { inbetween_lottie_svg(lottie, 0, "one-", $0, $1) }
    #expect(one.ranges(of: " id=\"").count == one.ranges(of: " id=\"one-").count)
    #expect(text { inbetween_lottie_svg(lottie, 0, "\"", $0, $1) } == "-1")
    #expect(text { inbetween_lottie_svg(nil, 0, "", $0, $1) } == "-1")
  }
}
