import Foundation
import Testing

@Suite struct LottieRenderTests {
  private let documents: LottieFolder

  init() throws {
    documents = try LottieFolder()
  }

  private func picture(_ name: String, _ options: String...) throws -> String {
    let run = try Tool.run(["lottie", "render", documents.path(name)] + options, input: "")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return run.output
  }

  // MARK: Pictures

  @Test func aFrame() throws {
    #expect(
      try picture("ball.json", "--at", "10f") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80" role="img" \
        font-family="sans-serif">
          <title>Ball &quot;1&quot;</title>
          <g class="Ball" transform="matrix(1 0 0 1 50 20)" opacity="0.5">
            <path d="M0 0L10 0C10 0 6 10 5 8Z" fill="#ff0000"/>
          </g>
        </svg>

        """)
    #expect(try picture("ball.json", "--at", "10.5f").contains("matrix(1 0 0 1 52.5 20.5)"))
  }

  /// Frames outside of the animation show its first, and the limit at its end.
  @Test func framesAreLimitedToTheAnimation() throws {
    #expect(try picture("ball.json", "--at", "-5f") == picture("ball.json", "--at", "0f"))
    #expect(try picture("ball.json", "--at", "99f") == picture("ball.json", "--at", "20f"))
    #expect(try picture("ball.json", "--at", "20f").contains("matrix(1 0 0 1 100 30)"))
  }

  @Test func aMovingPicture() throws {
    let all = try picture("ball.json")
    #expect(all.hasPrefix("<svg") && all.hasSuffix("</svg>\n"))
    #expect(all.contains("<animateTransform") && all.contains("values=\"0 10;100 30\" dur=\"2s\""))
    let slow = try picture("ball.json", "--rate", "2", "--from", "5f", "--to", "15f")
    #expect(slow.contains("values=\"25 15;75 25\" dur=\"1s\""))
    #expect(try picture("ball.json", "--rate", "2", "--marker", "spin") == slow)
  }

  /// 100 × 80 points in the middle of 300 × 160: twice as large, 50 points from the left.
  @Test func aCanvas() throws {
    let still = try picture("ball.json", "--at", "10f", "--size", "300x160", "--background", "teal")
    #expect(still.contains("width=\"300\" height=\"160\"") && still.contains("fill=\"#008080\""))
    #expect(still.contains("<g transform=\"matrix(2 0 0 2 50 0)\" clip-path="))
    #expect(try picture("ball.json", "--size", "50x40").contains("<g transform=\"matrix(0.5 0 0 0.5 0 0)\">"))
  }

  @Test func aFileForEachFrame() throws {
    let folder = documents.folder.file("frames")
    #expect(try picture("ball.json", "--rate", "2", "--frames", folder.path).isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == (0...3).map { "ball-000\($0).svg" })
    for (index, name) in names.enumerated() {
      let still = try picture("ball.json", "--at", "\(5 * index)f")
      #expect(try text(of: folder.appendingPathComponent(name)) == still)
    }
    let other = documents.folder.file("other")
    #expect(try picture("ball.json", "--marker", "done", "--frames", other.path).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).count == 5)
  }

  @Test func aValueInThePlaceOfTheDocuments() throws {
    let green = try picture("ball.json", "--at", "0f", "--set", "**.Color=#00ff00", "--set", "Ball.Opacity=100")
    #expect(green.contains("fill=\"#00ff00\"") && !green.contains("opacity"))
  }

  @Test func aPictureInAFile() throws {
    let file = documents.folder.file("ball.svg")
    #expect(try picture("ball.json", "--at", "10f", "-o", file.path).isEmpty)
    #expect(try text(of: file) == picture("ball.json", "--at", "10f"))
  }

  // MARK: Images

  /// The first bytes of a PNG file mark its format; a scene contains them unchanged.
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]

  @Test func imagesBesideTheDocumentArePartOfThePicture() throws {
    try Data(Self.png).write(to: documents.folder.file("photo.png"))
    try documents.write(ExampleLottie.image(at: "photo.png"), to: "image.json")
    let base64 = Data(Self.png).base64EncodedString()
    #expect(try picture("image.json", "--at", "0f").contains("href=\"data:image/png;base64,\(base64)\""))
  }

  @Test func fontsBesideTheDocumentHaveTheLettersOfTexts() throws {
    let font = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Reference/lottie/fonts/plain.ttf")
    try FileManager.default.copyItem(at: font, to: documents.folder.file("plain.ttf"))
    let document = { (path: String) in
      #"""
      {"fr": 30, "ip": 0, "op": 60, "w": 100, "h": 80, "layers": [{"ty": 5, "ip": 0, "op": 60,
        "t": {"d": {"k": [{"t": 0, "s": {"t": "AO", "f": "F", "s": 40, "fc": [0, 0, 0]}}]}}}],
       "fonts": {"list": [{"fName": "F", "fFamily": "Plain", "fPath": "\#(path)"}]}}
      """#
    }
    try documents.write(document("plain.ttf"), to: "text.json")
    let text = try picture("text.json", "--at", "0f")
    #expect(!text.contains("<text") && text.contains("<path"))
    for path in ["https://fonts.example/plain.ttf", "missing.ttf", "../plain.ttf"] {
      try documents.write(document(path), to: "text.json")
      let run = try Tool.run("lottie", "render", documents.path("text.json"), "--at", "0f")
      #expect(run.exitCode == 0 && run.output.contains("<text"))
      #expect(run.errors.contains("font '\(path)'") == !path.contains("://"), "\(run.errors)")
    }
  }

  /// Links that stay in the folder are followed, whatever their form.
  @Test func linksWithinTheFolderAreFollowed() throws {
    let folder = documents.folder
    try FileManager.default.createDirectory(at: folder.file("images"), withIntermediateDirectories: false)
    try Data(Self.png).write(to: folder.file("images/photo.png"))
    for (link, target) in [
      ("link.png", "images/photo.png"), ("absolute.png", folder.file("images/photo.png").path), ("folder", "images"),
      ("images/up.png", "../images/photo.png"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.file(link).path, withDestinationPath: target)
    }
    let base64 = Data(Self.png).base64EncodedString()
    for path in ["link.png", "absolute.png", "folder/photo.png", "images/up.png", "./images//photo.png"] {
      try documents.write(ExampleLottie.image(at: path), to: "image.json")
      #expect(try picture("image.json", "--at", "0f").contains(base64), "\(path)")
      // The document's own path may lead through a link: the user has chosen it.
      let other = try TemporaryFolder()
      defer { other.remove() }
      try FileManager.default.createSymbolicLink(atPath: other.file("here").path, withDestinationPath: folder.path)
      let run = try Tool.run("lottie", "render", other.file("here/image.json").path, "--at", "0f")
      #expect(run.output.contains(base64) && run.errors.isEmpty, "\(path)")
      // And from the folder itself.
      let relative = try Tool.shell("cd \"$1\" && \"$0\" lottie render image.json --at 0f", folder.path)
      #expect(relative.output.contains(base64) && relative.errors.isEmpty, "\(path)")
    }
  }

  /// A file's link, a folder's link and a chain of them led out of the folder.
  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let (folder, outside) = (documents.folder, try TemporaryFolder())
    defer { outside.remove() }
    try Data(Self.png).write(to: outside.file("photo.png"))
    // A folder whose name begins like the document's.
    let neighbour = URL(fileURLWithPath: folder.path + "-2")
    try FileManager.default.createDirectory(at: neighbour, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: neighbour) }
    try Data(Self.png).write(to: neighbour.appendingPathComponent("photo.png"))
    for (link, target) in [
      ("link.png", outside.file("photo.png").path), ("folder", outside.path), ("chain.png", "link.png"),
      ("up", ".."), ("neighbour", neighbour.path),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.file(link).path, withDestinationPath: target)
    }
    let back = "up/\(URL(fileURLWithPath: outside.path).lastPathComponent)/photo.png"
    for path in ["link.png", "folder/photo.png", "chain.png", back, "neighbour/photo.png"] {
      try documents.write(ExampleLottie.image(at: path), to: "image.json")
      for command in Self.readers {
        let run = try Tool.run(command + [documents.path("image.json")], input: "")
        #expect(run.exitCode == 0 && !run.output.contains("base64"))
        // The description has the warning itself.
        if command[1] == "info" { continue }
        #expect(run.errors.contains("image '\(path)': not below the document's folder\n"), "\(command) \(path)")
      }
    }
  }

  /// The commands waited for a writer for ever.
  @Test func pipesAndDevicesAreNotRead() throws {
    try documents.write(ExampleLottie.image(at: "pipe.png"), to: "pipe.json")
    try documents.write(ExampleLottie.image(at: "images"), to: "folder.json")
    try FileManager.default.createDirectory(at: documents.folder.file("images"), withIntermediateDirectories: false)
    #expect(try Tool.shell("mkfifo \"$1\"", documents.path("pipe.png")).exitCode == 0)
    for command in Self.readers {
      for (document, image) in [("pipe.json", "pipe.png"), ("folder.json", "images")] {
        let run = try Tool.shell("timeout 60 \"$0\" \"$@\"", arguments: command + [documents.path(document)])
        #expect(run.exitCode == 0 && !run.output.contains("base64"))
        // The description has the warning itself.
        if command[1] == "info" { continue }
        #expect(run.errors.contains("image '\(image)': a folder, a pipe or a device, not a file\n"), "\(command)")
      }
    }
  }

  /// The commands that read the images of a document.
  private static let readers = [
    ["lottie", "info"], ["lottie", "sample", "--key-path", "**"], ["lottie", "render"],
    ["lottie", "render", "--at", "0f"], ["effect", "render", "--segments", "pull,spin,done"],
    ["effect", "sample", "--segments", "pull,spin,done"],
  ]

  @Test(arguments: ["missing.png", "../photo.png", "/etc/hostname", "a/../../photo.png"])
  func otherImagesAreLeftOut(path: String) throws {
    try documents.write(ExampleLottie.image(at: path), to: "image.json")
    let run = try Tool.run("lottie", "render", documents.path("image.json"), "--at", "0f")
    #expect(run.exitCode == 0 && !run.output.contains("<image"))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.last?.contains("/assets/0: image file: ") == true)
    #expect(try picture("image.json", "--at", "0f", "--quiet") == run.output)
  }

  // MARK: Dashes

  /// They took up to minutes and all memory.
  @Test(arguments: [
    ("[0, 0]", "[2e9, 2e9]", 1.0, false), ("[50, 40]", "[60, 60]", 1e-7, true), ("[0, 0]", "[1e12, 1e12]", 1e-9, false),
    ("[50, 40]", "[60, 1e12]", 1e-9, true),
  ])
  func dashesWithoutEnd(center: String, size: String, dash: Double, isTold: Bool) throws {
    try documents.write(ExampleLottie.dashes(center: center, size: size, dash: dash), to: "dashes.json")
    let told =
      isTold
      ? "inbetween: a stroke with more dashes than can be drawn is unbroken, as opaque as they are on average\n" : ""
    // A hang is killed after 20 seconds of the processor: each takes some hundredths.
    func rendered(_ options: String...) throws -> Tool.Result {
      try Tool.shell(
        "ulimit -t 20; \"$0\" \"$@\"", arguments: ["lottie", "render", documents.path("dashes.json")] + options)
    }
    let still = try rendered("--at", "0f")
    #expect(still.exitCode == 0 && still.errors == told && still.output.utf8.count < 2000)
    let film = try rendered("--rate", "2")
    #expect(film.exitCode == 0 && film.errors == told)
    let frames = try rendered("--rate", "2", "--frames", documents.folder.file("dashes").path)
    #expect(frames.exitCode == 0 && frames.errors == told)
  }

  // MARK: Warnings

  @Test func whatIsDrawnOtherwiseIsTold() throws {
    let path = documents.path("expression.json")
    let line =
      "inbetween: '\(path)': /layers/1/ks/o/x: expression: wobble is not known, at line 1, column 1; the value or its keyframes "
      + "are used\n"
    let run = try Tool.run("lottie", "render", path, "--at", "0f")
    #expect(run.exitCode == 0 && run.errors == line && run.output.hasPrefix("<svg"))
    #expect(try picture("expression.json", "--at", "0f", "--quiet") == run.output)
    let strict = try Tool.run("lottie", "render", path, "--at", "0f", "--strict")
    #expect(strict.exitCode == 65 && strict.errors == line && strict.output.isEmpty)
    #expect(try picture("ball.json", "--at", "0f", "--strict").hasPrefix("<svg"))
  }

  // MARK: Bad input

  @Test(arguments: [
    ("--rate 5 -o x.html", Int32(64)), ("--size 9x9 -o x.HTML", 64), ("--at 5f --rate 3", 64),
    ("--at 5f --to 3f", 64),
    ("--at 5f --marker spin", 64), ("--at 5f --frames x", 64), ("--frames x -o y.svg", 64),
    ("--marker spin --from 3f", 64), ("--marker none", 65), ("--marker point", 65), ("--at nan", 65),
    ("--at x", 65),
    ("--rate 0", 65), ("--rate 1e6", 65), ("--rate 1e12", 65), ("--from 5f --to 5f", 65), ("--from 30f --to 40f", 65),
    ("--quiet --strict", 64), ("--set Nothing=1", 65), ("--at 5f -o /no/such/folder/x.svg", 73),
    ("-o /no/such/folder/x.svg", 73), ("--frames /no/such/folder", 73),
  ])
  func badArguments(words: String, exitCode: Int32) throws {
    let options = words.split(separator: " ").map(String.init)
    let run = try Tool.run(["lottie", "render", documents.path("ball.json")] + options, input: "")
    #expect(run.exitCode == exitCode)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
    if exitCode != 64 { #expect(run.errors.split(separator: "\n").count == 1) }
  }

  @Test func aMarkerThatIsNotThereNamesTheOthers() throws {
    let run = try Tool.run("lottie", "render", documents.path("ball.json"), "--marker", "none")
    #expect(
      run.errors == "inbetween: --marker 'none': no such marker; there are 'pull', 'spin', 'done', 'point'\n")
  }
}
