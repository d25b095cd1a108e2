import Foundation
import Testing

/// The commands that fill pages with the library in them, with pages that hold nothing else.
@Suite struct PageCommandTests {
  private static let page = "<title>{{title}}</title>\n<script>\n{{request}}\n</script>\n"

  /// Runs the tool from a separate folder, as it looks for its pages next to itself.
  private func run(_ arguments: [String], pages: [String: String]) throws -> Tool.Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let tool = folder.file("inbetween")
    // Another name of the file: it is the one by which the program is started.
    try FileManager.default.linkItem(atPath: Tool.path, toPath: tool.path)
    let place = folder.file("inbetween-pages")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, text) in pages { try Data(text.utf8).write(to: place.appendingPathComponent(name)) }
    return try Tool.run(as: tool.path, arguments)
  }

  private func request(_ arguments: String..., page name: String) throws -> String {
    let result = try run(arguments, pages: [name: Self.page])
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    return lines.count == 4 ? String(lines[2]) : result.output
  }

  @Test func theExplorerGetsItsMotions() throws {
    #expect(try request("explore", page: "explorer.html") == #"{"motions":[]}"#)
    #expect(
      try request("explore", "spring(duration: 0.5)", "easeInOut", page: "explorer.html")
        == #"{"motions":["spring(duration: 0.5)","easeInOut"]}"#)
  }

  @Test func theGalleryIsWritten() throws {
    #expect(try request("effect", "gallery", page: "gallery.html") == "{}")
  }

  @Test func aLottiePageHoldsTheDocument() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let document = folder.file("ball.json")
    try Data(ExampleLottie.ball.utf8).write(to: document)
    let result = try run(
      ["lottie", "render", document.path, "--format", "html", "--from", "3f", "--set", "**.Color=#00ff00"],
      pages: ["player.html": Self.page])
    #expect(result.exitCode == 0 && result.output.hasPrefix("<title>ball</title>\n"), "\(result.errors)")
    let script = try #require(result.output.components(separatedBy: "<script>\n").last)
    let json = try #require(script.components(separatedBy: "\n</script>").first)
    let request = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(request["name"] as? String == "ball" && request["from"] as? Double == 3 && request["to"] as? Double == 20)
    #expect(request["overrides"] as? [[String]] == [["**.Color", "#00ff00"]])
    #expect((request["document"] as? [String: Any])?["nm"] as? String == "Ball \"1\"")
    #expect((request["images"] as? [String: String])?.isEmpty == true)
  }

  @Test func imagesOfFilesAreInTheRequest() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data(ExampleLottie.image(at: "photo.svg").utf8).write(to: folder.file("image.json"))
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>"#
    try Data(picture.utf8).write(to: folder.file("photo.svg"))
    let result = try run(
      ["lottie", "render", folder.file("image.json").path, "--format", "html"], pages: ["player.html": Self.page])
    let data = Data(picture.utf8).base64EncodedString()
    #expect(result.output.contains(#""images":{"one":"data:image/svg+xml;base64,\#(data)"}"#), "\(result.errors)")
  }

  @Test(arguments: [["explore"], ["effect", "gallery"]])
  func aPageThatIsMissingIsNamed(command: [String]) throws {
    for pages in [[:], ["explorer.html": "no page", "gallery.html": ""]] {
      let result = try run(command, pages: pages)
      #expect(result.exitCode == 69 && result.output.isEmpty)
      #expect(result.errors.contains("`make web` makes it"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func badArguments() throws {
    let pages = ["explorer.html": Self.page]
    let cases: [([String], Int32)] = [
      (["explore", "wobly"], 65), (["explore"] + Array(repeating: "ease", count: 9), 65),
      (["explore", "-o", "x.svg"], 64),
      (["explore", "--open"], 64), (["explore", "-o", "/no/such/folder/x.html"], 73),
      (["effect", "gallery", "--open"], 64), (["effect", "gallery", "-o", "x.json"], 64),
    ]
    for (arguments, exitCode) in cases {
      let result = try run(arguments, pages: pages)
      #expect(result.exitCode == exitCode && result.output.isEmpty && !result.errors.isEmpty, "\(arguments)")
    }
  }
}
