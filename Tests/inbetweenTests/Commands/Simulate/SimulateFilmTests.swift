import Foundation
import Testing

/// Each test has its own folder.
@Suite final class SimulateFilmTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  @Test(arguments: ExampleDocument.names) func everyExampleHasAFilm(name: String) throws {
    let arguments = ["simulate", ExampleDocument.path(name), "--film", "--rate", "20", "--to", "1"]
    let run = try Tool.run(arguments, input: "")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("<svg xmlns=") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("<animateTransform") && run.output.contains("dur=\"1s\" repeatCount=\"indefinite\""))
    let title = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ") + ": "
    #expect(run.output.contains("<title>\(title)"))
    #expect(try Tool.run(arguments, input: "").output == run.output)
  }

  /// The mesh is written as lines once a picture, not as a coil a spring.
  @Test func aFilmOfManyBodiesIsSmall() throws {
    let run = try Tool.run("simulate", ExampleDocument.path("jelly-block"), "--film")
    #expect(run.exitCode == 0 && run.output.utf8.count < 1_000_000)
  }

  @Test func theEndingIsTheFormat() throws {
    let document = ExampleDocument.drift()
    let page = folder.file("x.html")
    let lottie = folder.file("x.json")
    let plain = try Tool.run("simulate", "-", "--film", "--rate", "10", "-o", page.path, input: document)
    #expect(plain.exitCode == 0 && plain.output.isEmpty && plain.errors.isEmpty)
    #expect(try text(of: page).hasPrefix("<!DOCTYPE html>\n") && text(of: page).contains("\"times\":[0,0.1,0.2,"))
    #expect(try text(of: page).contains(".position\"],\n\"values\":[["))
    let remark = try Tool.run("simulate", "-", "--film", "--rate", "10", "-o", lottie.path, input: document)
    #expect(remark.exitCode == 0 && remark.output.isEmpty && remark.errors.contains("error at most 0.0"))
    #expect(try text(of: lottie).hasPrefix("{\"v\":\"5.7.0\",\"fr\":10,\"ip\":0,\"op\":10,"))
    let asked = try Tool.run("simulate", "-", "--film", "--rate", "10", "--format", "lottie", input: document)
    #expect(try asked.output == text(of: lottie))
  }

  @Test func framesAreAFileEach() throws {
    let frames = folder.file("frames")
    let path = ExampleDocument.path("bouncing-ball")
    let run = try Tool.run("simulate", path, "--film", "--rate", "8", "--to", "0.5", "--frames", frames.path)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
    #expect(names == (0...4).map { "bouncing-ball-000\($0).svg" })
    for (index, name) in names.enumerated() {
      let still = try Tool.run("simulate", path, "--film", "--at", "\(Double(index) / 8)").output
      #expect(try text(of: frames.appendingPathComponent(name)) == still)
    }
  }

  @Test func theCanvasIsThatOfOtherPictures() throws {
    let run = try Tool.run(
      "simulate", ExampleDocument.path("jelly"), "--film", "--at", "0.4", "--size", "320x320", "--background",
      "#fff8e0", "--title", "Wobbly & sweet")
    #expect(run.exitCode == 0 && run.output.contains("width=\"320\" height=\"320\""))
    #expect(run.output.contains("#fff8e0") && run.output.contains(">Wobbly &amp; sweet</text>"))
  }

  /// An event that stops the motion ends the film.
  @Test func aFilmEndsWithTheMotion() throws {
    let stop = #"{ "body": "a", "position": 0.5, "action": "stop" }"#
    let document = ExampleDocument.drift(events: stop, duration: "1e6")
    let run = try Tool.run("simulate", "-", "--film", "--rate", "10", input: document)
    #expect(run.exitCode == 0 && run.output.contains("dur=\"0.5s\""))
  }

  @Test(arguments: [
    ("--rate 1e5", "--rate: 100001 frames asked for, at most 3600 are allowed"),
    ("--to 1.5", "--to: expected a time from 0 to 1, found 1.5"),
    ("--to 0", "--to: expected a number above 0, found 0"),
    ("--at -1", "--at: expected a time from 0 to 1, found -1"),
    ("--at 1.01", "--at: expected a time from 0 to 1, found 1.01"),
    ("--rate 0", "--rate: expected a number above 0, found '0'"),
    ("--size 3", "--size: expected WIDTHxHEIGHT, such as 320x200, found '3'"),
  ])
  func numbersOutOfRange(words: String, message: String) throws {
    let options = words.split(separator: " ").map(String.init)
    let run = try Tool.run(["simulate", "-", "--film"] + options, input: ExampleDocument.drift())
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors == "inbetween: \(message)\n")
  }

  @Test func whatCannotBeShown() throws {
    func expectRefusal(_ document: String, _ message: String) throws {
      let run = try Tool.run("simulate", "-", "--film", input: document)
      #expect(run.exitCode == 65 && run.output.isEmpty)
      #expect(run.errors == "inbetween: standard input: \(message)\n")
    }
    let bodies = (0...1000).map { "{\"name\":\"b\($0)\",\"mass\":1,\"position\":0}" }.joined(separator: ",")
    try expectRefusal(
      "{\"bodies\":[\(bodies)],\"duration\":1}", "bodies: 1001 to be drawn, at most 1000 are allowed")
    try expectRefusal(
      ExampleDocument.drift(events: #"{ "at": 0, "action": "stop" }"#), "stops at 0 s: there is no motion")
    // The simulation's own failure.
    let explosion = try Tool.run(
      "simulate", "-", "--film",
      input: """
        {"bodies":[{"name":"a","mass":1,"position":2}],
         "springs":[{"from":"a","to":0,"stiffness":1,"cubicStiffness":-1}],"duration":10}
        """)
    #expect(explosion.exitCode == 65 && explosion.output.isEmpty)
    #expect(explosion.errors.hasPrefix("inbetween: standard input: the simulation ends at 1.001077"))
  }

  @Test(arguments: [
    "--film --plot", "--film --events", "--film --count 3", "--film --from 0.5", "--film --precision 3",
    "--film --format csv", "--film --at 1 --rate 3", "--film --at 1 --to 1",
    "--film --at 1 --frames x", "--film --frames x -o y.svg", "--film --frames x --format html",
    "--film --at 1 --format lottie", "--film -o x.csv", "--film -o x.png", "--film --format svg -o x.html",
    "--frames x", "--size 3x3", "--background red", "--format svg", "--title x", "--film --at -",
  ])
  func flagsThatDoNotGoTogether(words: String) throws {
    let options = words.split(separator: " ").map(String.init)
    let run = try Tool.run(["simulate", "-"] + options, input: ExampleDocument.drift())
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.contains("Usage: inbetween simulate"))
    #expect(try folder.contents().isEmpty)
  }

  @Test func theHelpNamesThem() throws {
    let help = try Tool.run("simulate", "--help").output
    for option in ["--film", "--frames <folder>", "--size <width x height>", "--background <color>"] {
      #expect(help.contains(option), "\(option)")
    }
    #expect(help.contains("inbetween simulate jelly.json --film --at 12f -o still.svg"))
  }
}
