import JSONText
import MotionLottie
import Testing

/// The facts of a document as JSON, and the colours that can be changed.
struct LottieFactsTests {
  private static let document = """
    {"v": "5.7.0", "nm": "A \\"b\\" \\u0001", "fr": 25, "ip": 0, "op": 50, "w": 60, "h": 30,
     "markers": [{"tm": 5, "cm": "half", "dr": 2.5}],
     "layers": [{"ty": 4, "nm": "Ball", "ind": 3, "ip": 0, "op": 50, "hd": true, "ks": {}, "shapes": [
       {"ty": "el", "nm": "Dot", "p": {"k": [0, 0]}, "s": {"k": [9, 9]}},
       {"ty": "fl", "nm": "Fill", "c": {"a": 1, "k": [
         {"t": 0, "s": [1, 0.5, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 50, "s": [0, 0, 2]}]},
        "o": {"k": 100}}]},
       {"ty": 1, "nm": "Back", "parent": 3, "sw": 4, "sh": 6, "sc": "#112233", "ip": 5, "op": 40, "ks": {}}]}
    """

  @Test func factsAreOneObject() throws {
    let animation = try LottieAnimation(parsing: Self.document)
    let text = animation.factsJSON
    #expect(!text.contains("\n"))
    #expect(
      text.hasPrefix(#"{"name":"A \"b\" \u0001","width":60,"height":30,"frameRate":25,"inFrame":0,"outFrame":50,"#))
    #expect(text.contains(#""duration":2,"layers":[{"name":"Ball","index":3,"type":"shape","depth":0,"inFrame":0,"#))
    #expect(text.contains(#""parent":null,"matte":null,"hidden":true},{"name":"Back","index":null,"type":"solid","#))
    #expect(text.contains(#""inFrame":5,"outFrame":40,"parent":"Ball","matte":null,"hidden":false}]"#))
    #expect(text.contains(#""markers":[{"name":"half","frame":5,"duration":2.5,"reducedMotion":false}]"#))
    #expect(text.contains(#""features":{"shape layers":1,"solids":1,"parents":1,"animated properties":1,"#))
    let document = try JSONDocument(parsing: text)
    #expect(document.root["level"]?.number == Double(animation.level))
    #expect(document.root["name"]?.string == animation.name)
  }

  @Test func coloursAreThoseOfTheFirstFrame() throws {
    let animation = try LottieAnimation(parsing: Self.document)
    #expect(animation.colorLines.split(separator: "\n").first == "Ball.Fill.Color #ff8000")
    let changed = try animation.overriding("**.Fill.Color", withText: "#00ff00")
    #expect(changed.colorLines.split(separator: "\n").first == "Ball.Fill.Color #00ff00")
    #expect(try LottieAnimation(parsing: LottieText.document("")).colorLines.isEmpty)
  }
}
