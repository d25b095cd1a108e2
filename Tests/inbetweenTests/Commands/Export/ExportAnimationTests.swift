import Foundation
import JSONText
import Testing

/// Animation documents and paths in place of a motion.
@Suite struct ExportAnimationTests {
  private let pop = """
    { "type": "keyframe", "keyPath": "transform.scale", "values": [1, 1.3, 1], "keyTimes": [0, 0.25, 1],
      "timingFunctions": ["ease-in", "ease-out"], "duration": 0.4, "fillMode": "both" }
    """

  @Test func aDocumentKeepsItsKeys() throws {
    let run = try Tool.run(["export", "keyframes", "-", "--name", "pop"], input: pop)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        /* an animation: 3 keys, the animation itself; error 0
           animation: pop 400ms both; */
        @keyframes pop {
          0% { scale: 1; animation-timing-function: ease-in; }
          25% { scale: 1.3; animation-timing-function: ease-out; }
          100% { scale: 1; }
        }

        """)
  }

  @Test func aDocumentOfAFileHasItsName() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("pop.json")
    try pop.write(to: file, atomically: true, encoding: .utf8)
    for target in ["svg", "lottie", "core-animation"] {
      let run = try Tool.run("export", target, file.path)
      #expect(run.exitCode == 0 && run.output.contains("pop: "), "\(target)")
    }
    let json = try Tool.run("export", "keyframes", file.path, "--format", "waapi")
    #expect(json.errors == "inbetween: pop: 3 keys, the animation itself; error 0\n")
    let part = try Tool.run("export", "keyframes", file.path, "--from", "0", "--to", "0.2")
    #expect(part.exitCode == 0 && part.output.contains("200ms"))
    // A timing function leads from one value to another.
    let css = try Tool.run("export", "css", file.path)
    #expect(css.exitCode == 65 && css.errors.contains("pop.json': the format goes from one value to another"))
  }

  @Test func oneNumberIsForAllTargets() throws {
    let document = """
      { "type": "spring", "fromValue": 0, "toValue": 300, "initialVelocity": 2 }
      """
    for target in [
      "css", "tailwind", "motion", "gsap", "react-spring", "swiftui", "compose", "flutter", "gltf", "code", "keyframes",
      "svg", "lottie",
    ] {
      let run = try Tool.run(["export", target, "-"], input: document)
      #expect(run.exitCode == 0 && !run.output.isEmpty, "\(target): \(run.errors)")
    }
    let scale = try Tool.run(["export", "keyframes", "-", "--property", "scale"], input: document)
    #expect(scale.output.contains("{ scale: 0;"))
  }

  @Test func aPathIsFollowed() throws {
    let run = try Tool.run("export", "keyframes", "2s ease-in-out 0.5s", "--path", "M60 60C60 260 260 260 260 60")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.contains("motion-translate-x 2000ms 500ms both,\n     motion-translate-y 2000ms 500ms both;"))
    #expect(run.output.contains("0% { translate: 60px 0px;") && run.output.contains("50% { translate: 0px 210px;"))
    let spring = try Tool.run("export", "lottie", "spring(1 100 10)", "--path", "M0 0L100 0")
    #expect(spring.exitCode == 0 && spring.errors.contains("of the range (measured at"))
  }

  @Test(arguments: [
    (["keyframes"], 64, "Missing expected argument '<motion>'"),
    (["keyframes", "1s ease", "-"], 64, "Unexpected argument '-'"),
    (["css", "1s ease", "--path", "M0 0L1 1"], 64, "--path is not for css"),
    (["svg", "1s ease", "--path", "M0 0L1 1", "--values", "0,1"], 64, "--path has its ends"),
    (["svg", "ease", "--path", "M0 0L1 1"], 65, "--path needs a motion in seconds"),
    (["svg", "1s ease", "--path", "M0 0x"], 65, "column 5: expected a path command"),
    (["svg", "1s ease", "--path", ""], 65, "--path"), (["svg", "/nowhere.json"], 66, "/nowhere.json"),
    (["svg", "-"], 65, "standard input"),
  ]) func badInputIsRefused(arguments: [String], code: Int, part: String) throws {
    let run = try Tool.run(["export"] + arguments, input: "{")
    #expect(run.exitCode == Int32(code) && run.output.isEmpty && run.errors.contains(part), "\(run.errors)")
  }

  @Test(arguments: [["--values", "0,1"], ["--path", "M0 0L1 1"]])
  func optionsOfMotionsAreRefused(options: [String]) throws {
    let document = #"{ "type": "basic", "keyPath": "opacity", "fromValue": 0, "toValue": 1 }"#
    let run = try Tool.run(["export", "keyframes", "-"] + options, input: document)
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.contains("\(options[0]) is for a motion, not for an animation."))
  }

  @Test func endlessDocumentsNeedAnEndWhereTheyAreNotALoop() throws {
    let loop = """
      { "type": "basic", "keyPath": "opacity", "fromValue": 0, "toValue": 1, "duration": 1,
        "repeatCount": "infinity" }
      """
    let css = try Tool.run(["export", "keyframes", "-"], input: loop)
    #expect(css.output.contains("animation: motion 1000ms infinite none;"))
    let lottie = try Tool.run(["export", "lottie", "-"], input: loop)
    #expect(lottie.errors.contains("the document is one cycle: players have to repeat it"))
    let offset = loop.replacingOccurrences(of: "\"duration\"", with: "\"timeOffset\": 0.5, \"duration\"")
    let endless = try Tool.run(["export", "svg", "-"], input: offset)
    #expect(endless.exitCode == 65 && endless.errors.contains("never ends: give --to"))
    #expect(try Tool.run(["export", "svg", "-", "--to", "2"], input: offset).exitCode == 0)
  }
}
