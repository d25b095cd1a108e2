import MotionNumerics
import Testing
import VectorScene
import WebPages

@Suite struct ScenePageTests {
  private func scene(_ x: Double, title: String = "t", description: String = "d") -> Scene {
    let square = Shape(.rectangle(x: x, y: 0, width: 1, height: 1), fill: Fill(.black))
    return Scene(size: [9, 9], title: title, description: description, nodes: [.shape(square)])
  }

  @Test func aPageHoldsThePicture() throws {
    let page = try scene(0).html()
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>t</title>") && page.contains("<h1>t</h1>\n<p>d</p>\n"))
    #expect(try page.contains(">\n" + scene(0).svg() + "</div>\n</main>\n</body>"))
    #expect(page.contains("<div class=\"picture\" style=\"--width: 400px\">"))
    #expect(try scene(0.1234567).html(decimals: 5).contains("0.12346"))
    var wide = scene(0)
    wide.size.x = 1000.5
    #expect(try wide.html().contains("<div class=\"picture\" style=\"--width: 1000.5px\">"))
  }

  /// White paper in the dark, unless the colours are for both or the picture has its own ground.
  @Test func theGroundFollowsThePicture() throws {
    let adapting = "<div class=\"picture for-darkness\" style=\"--width: 400px\">"
    #expect(try scene(0).html(isForDarkness: true).contains(adapting))
    let animation = AnimatedScene(frames: [scene(0), scene(1)], duration: 1)
    #expect(try animation.html(isForDarkness: true).contains(adapting))
    #expect(try animation.html().contains("<div class=\"picture\" style"))
    var own = scene(0)
    own.background = Color(hex: 0x102030)
    let paper = "<div class=\"picture\" style=\"--width: 400px; --paper: #102030\">"
    #expect(try own.html().contains(paper) && own.html(isForDarkness: true).contains(paper))
  }

  @Test func aPlayingPageHasControls() throws {
    let animation = AnimatedScene(frames: (0...60).map { scene(Double($0)) }, duration: 1.5)
    let page = try animation.html()
    #expect(try page.contains(">\n" + animation.svg() + "</div>\n<div id=\"player\" class=\"stack\"></div>\n"))
    #expect(page.contains("\n{\"title\":\"t\",\"repeats\":null,\n\"times\":[0,0.025,0.05,"))
    #expect(page.contains("1.475,1.5],\n\"names\":[],\n\"values\":[]}\n</script>\n"))
    #expect(page.contains("setCurrentTime") && page.contains("</script>\n</body>"))
    #expect(try animation.html() == page)
    let twice = try AnimatedScene(frames: animation.frames, duration: 1.5, repeats: 2).html()
    #expect(twice.contains("\"repeats\":2,\n"))
  }

  @Test func notesAreBesideThePicture() throws {
    let animation = AnimatedScene(frames: [scene(0), scene(1), scene(2)], duration: 1)
    let channels = PageNotes.Channels(names: ["a.x", "</script>\""]) { [$0 / 3, $0 < 0.4 ? nil : .infinity] }
    let notes = PageNotes(
      title: "Two & three", sentence: "It moves.", remark: "Not in the original.",
      source: ("Mover", "Sources/Mover.swift"), channels: channels)
    let page = try animation.html(notes: notes)
    #expect(page.contains("<title>Two &amp; three</title>"))
    let remark = "<p class=\"remark\">Not in the original.</p>\n<div class=\"picture\""
    #expect(page.contains("<h1>Two &amp; three</h1>\n<p>It moves.</p>\n\(remark)"))
    let source = "<code>Mover</code> — <code>Sources/Mover.swift</code></footer>\n</main>"
    #expect(page.contains("<footer class=\"small muted\">\(source)"))
    #expect(page.contains(#""names":["a.x","\u003c/script>\""],"#))
    #expect(page.contains("\"values\":[[0,null],\n[0.1667,null],\n[0.3333,null]]}"))
    #expect(try animation.html(notes: notes) == page)
  }

  /// There is nothing to play.
  @Test func oneFrameIsItsScene() throws {
    #expect(try AnimatedScene(frames: [scene(3)], duration: 1).html() == scene(3).html())
    #expect(try !scene(3).html().contains("<script"))
  }

  @Test func needsNoNetwork() throws {
    let page = try AnimatedScene(frames: [scene(0), scene(1)], duration: 1).html()
    let addresses = page.matches(of: /https?:[^"]*/).map { String($0.0) }
    // One of the picture, and one of the script that makes elements of SVG.
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(page.contains("default-src 'none'"))
  }

  @Test func aPageRefusesWhatItsPictureRefuses() throws {
    let good = scene(0)
    var bad = good
    bad.nodes = [.label(Label("text", at: [.nan, 0], size: 9))]
    let animation = AnimatedScene(frames: [good, bad], duration: 1)
    let expected = "nodes[0].position.x must be a finite number, not nan"
    #expect(try #require(#expect(throws: SceneError.self) { try bad.html() }).description == expected)
    let refusal = try #require(#expect(throws: SceneError.self) { try animation.html() })
    #expect(refusal.description == "frames[1]." + expected)
    let decimals = try #require(#expect(throws: SceneError.self) { try good.html(decimals: 7) })
    #expect(decimals.description == "decimals must be 0...6, not 7")
  }

  @Test func textIsEscaped() throws {
    let page = try scene(0, title: "</title><script>", description: "a & \"b\"\u{1}\n{{width}}").html()
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(page.contains("<p>a &amp; &quot;b&quot;\u{FFFD} {{width}}</p>"))
    #expect(!page.contains("<script"))
    #expect(try scene(0, title: "", description: "").html().contains("<h1>Picture</h1>\n<div class=\"picture\" "))
  }
}
