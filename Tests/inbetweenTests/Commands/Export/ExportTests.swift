import Foundation
import JSONText
import MotionExport
import Testing

@Suite struct ExportTests {
  @Test func keyframesAreAStyleSheetOrJSON() throws {
    let sheet = try Tool.run("export", "keyframes", "spring(1 100 10) 0 -> 300", "--name", "slide")
    #expect(sheet.exitCode == 0 && sheet.errors.isEmpty)
    #expect(sheet.output.hasPrefix("/* spring(1 100 10) 0 -> 300: 5 keys; error at most 0.000805"))
    #expect(sheet.output.contains("@keyframes slide {\n  0% { translate: 0px;"))
    let json = try Tool.run("export", "keyframes", "spring(1 100 10) 0 -> 300", "--format", "waapi")
    #expect(try JSONDocument(parsing: json.output).root["options"]?["fill"]?.string == "both")
    // The format has no comments.
    #expect(json.errors.hasPrefix("inbetween: spring(1 100 10) 0 -> 300: 5 keys; error at most"))
  }

  /// As in a table, one run stands for all.
  @Test func endlessRepetitionsAreTold() throws {
    let run = try Tool.run("export", "css", "1s ease 0 -> 3, forever")
    #expect(run.exitCode == 0 && run.output.hasPrefix("/* 1s ease 0 -> 3: ease, the motion itself; error 0 */"))
    #expect(
      run.errors == "inbetween: one run of an infinite repetition: 1s ease 0 -> 3, forever; --to shows more\n")
    let longer = try Tool.run("export", "css", "1s ease 0 -> 3, forever", "--to", "2s")
    #expect(longer.errors.isEmpty && longer.output.contains("duration: 2000ms"))
  }

  @Test func theEndingOfTheFileSaysTheFormat() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (css, json) = (folder.file("x.css").path, folder.file("x.json").path)
    #expect(try Tool.run("export", "keyframes", "0.4s ease", "-o", css).exitCode == 0)
    #expect(try Tool.run("export", "keyframes", "0.4s ease", "-o", json).exitCode == 0)
    #expect(try String(contentsOfFile: css, encoding: .utf8).contains("@keyframes motion"))
    #expect(try String(contentsOfFile: json, encoding: .utf8).hasPrefix("{"))
    for (target, name) in [("keyframes", "x.svg"), ("svg", "x.json"), ("lottie", "x.css"), ("gltf", "x.json")] {
      let run = try Tool.run("export", target, "0.4s ease", "-o", folder.file(name).path)
      #expect(run.exitCode == 64 && run.errors.contains("expected a name that ends in"), "\(target) \(name)")
    }
    let contradiction = try Tool.run("export", "keyframes", "0.4s ease", "--format", "css", "-o", json)
    #expect(contradiction.exitCode == 64 && contradiction.errors.contains("contradicts"))
  }

  @Test(arguments: [
    ("svg", "--name"), ("svg", "--format"), ("css", "--property"), ("android", "--property"), ("lottie", "--fewest"),
    ("keyframes", "--frame-rate"), ("svg", "--budget"), ("tokens", "--minify"), ("gltf", "--fallback"),
  ]) func optionsOfOtherTargetsAreRefused(target: String, option: String) throws {
    let values = [
      "--name": ["a"], "--format": ["css"], "--property": ["scale"], "--fewest": ["bytes"], "--frame-rate": ["30"],
      "--budget": ["9"],
    ]
    let run = try Tool.run(["export", target, "0.4s ease", option] + (values[option] ?? []), input: "")
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.contains("\(option) is not for \(target)."))
  }

  /// A search ends when its budget is spent, and a text that is too large for a style sheet is called so.
  @Test func budgetsAndLargeTexts() throws {
    let hurried = try Tool.run(
      "export", "css", "snappy", "--tolerance", "9e-4", "--fewest", "bytes", "--budget", "3000000")
    #expect(hurried.exitCode == 0 && hurried.errors.isEmpty)
    #expect(hurried.output.contains(", the best so far where at least "))
    let large = try Tool.run("export", "css", "spring(1 100 1)")
    #expect(
      large.exitCode == 0 && large.errors.contains(" bytes; a tolerance of 0.004 takes about "), "\(large.errors)")
    for budget in ["0", "-1", "1.5", "x", ""] {
      let run = try Tool.run("export", "css", "snappy", "--budget", budget)
      #expect(run.exitCode == 65 && run.output.isEmpty)
      #expect(run.errors.contains("--budget: expected a whole number from 1 on, found "))
    }
  }

  @Test func valuesAreShortForAnArrow() throws {
    let arrow = try Tool.run("export", "svg", "snappy -10 -> 300")
    let values = try Tool.run("export", "svg", "snappy", "--values", "-10,300")
    #expect(arrow.exitCode == 0 && arrow.output == values.output)
    for (motion, values) in [
      ("ease 0.4s 0 -> 1", "1,2"), ("0.4s ease", "1"), ("0.4s ease", "1,2,3"), ("0.4s ease", "1,x"), ("0.4s ease", ","),
      ("decay(velocity: 1000, deceleration: 0.998)", "0,1"),
    ] {
      let run = try Tool.run("export", "svg", motion, "--values", values)
      #expect(run.exitCode == 65 && run.output.isEmpty && !run.errors.isEmpty, "\(motion) \(values)")
    }
  }

  @Test func theWordOfAFormIsEnough() throws {
    for (word, words) in [
      ("waapi", ["keyframes", "--format", "waapi"]), ("python", ["code", "--language", "python"]),
      ("javascript", ["code", "--language", "javascript"]),
    ] {
      let (short, long) = try (
        Tool.run("export", word, "1s ease"), Tool.run(["export"] + words + ["1s ease"], input: "")
      )
      #expect(short.exitCode == 0 && short.output == long.output && short.errors == long.errors)
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(try Tool.run("export", "python", "1s ease", "-o", folder.file("x.py").path).exitCode == 0)
    #expect(try Tool.run("export", "code", "1s ease", "-o", folder.file("y.py").path).exitCode == 0)
    #expect(try Tool.run("export", "python", "1s ease", "-o", folder.file("x.c").path).exitCode == 64)
    let contradiction = try Tool.run("export", "python", "1s ease", "--language", "c")
    #expect(contradiction.exitCode == 64 && contradiction.errors.contains("--language is not for python."))
    #expect(try Tool.run("export", "waapi", "1s ease", "--name", "a").exitCode == 64)
  }

  /// What libraries play otherwise is said on standard error.
  @Test func librariesOfJavaScript() throws {
    let spring = try Tool.run("export", "react-spring", "spring(1 100 10) 0 -> 300", "--name", "card")
    #expect(spring.exitCode == 0 && spring.output.contains("export const card = {\n  from: { x: 0 },"))
    #expect(spring.errors.contains("by steps of 1 ms"))
    let motion = try Tool.run("export", "motion", "spring(1 100 10)", "--property", "opacity")
    #expect(motion.errors.split(separator: "\n").count == 2)
    for target in ["motion", "gsap", "react-spring"] {
      let run = try Tool.run("export", target, "1s ease", "--name", "a-b")
      #expect(run.exitCode == 65 && run.errors.contains("name must be"), "\(run.errors)")
    }
  }

  @Test func everyTargetWritesASpring() throws {
    // A token is one curve, which no bouncing spring is near.
    for target in ExportTarget.allCases where target != .tokens {
      let run = try Tool.run("export", target.rawValue, "spring(1 100 10)")
      #expect(run.exitCode == 0 && run.output.hasSuffix("\n") && run.output.count > 100, "\(target)")
      #expect(try Tool.run("export", target.rawValue, "spring(1 100 10)").output == run.output)
    }
    #expect(try Tool.run("export", "tokens", "0.4s ease").exitCode == 0)
  }

  @Test(arguments: [
    (["svg", "ease"], "give the curve one, such as '0.4s ease'"),
    (["svg", "spring(1 100 0)"], "never settles"),
    (["android", "snappy", "--tolerance", "0.001"], "a precision of 0.002"),
    (["gltf", "snappy", "--property", "rotate"], "quaternion"),
    (["tokens", "spring(1 100 10)"], "misses by 0.0613"),
    (["lottie", "snappy", "--frame-rate", "0"], "frameRate must be a positive number"),
    (["lottie", "snappy", "--frame-rate", "x"], "--frame-rate: expected a finite number"),
    (["keyframes", "snappy", "--name", "1"], "name must be"),
  ]) func whatCannotBeWrittenIsRefused(words: [String], reason: String) throws {
    let run = try Tool.run(["export"] + words, input: "")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func codeTakesItsLanguageFromTheName() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("motion.glsl").path
    #expect(try Tool.run("export", "code", "ease", "-o", file).exitCode == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("float motion(float t) {"))
    #expect(try Tool.run("export", "code", "ease", "--language", "c", "-o", file).exitCode == 64)
    #expect(try Tool.run("export", "svg", "0.4s ease", "--language", "c").exitCode == 64)
    #expect(try Tool.run("export", "code", "ease", "--name", "1").exitCode == 65)
  }

  @Test func anOpacityBeyondItsRangeIsTold() throws {
    let run = try Tool.run("export", "keyframes", "spring(1 100 10)", "--property", "opacity")
    #expect(run.exitCode == 0)
    #expect(run.errors == "inbetween: the opacity goes from 0 to 1.163: players keep it from 0 to 1\n")
  }

  @Test func unknownTargetsAreAUsageError() throws {
    #expect(try Tool.run("export", "flash", "ease").exitCode == 64)
    #expect(try Tool.run("export", "svg", "snappy", "--property", "colour").exitCode == 64)
    #expect(try Tool.run("export", "svg", "snappy", "--tolerance", "0").exitCode == 64)
    #expect(try Tool.run("export", "svg", "snappy", "--tolerance", "nan").exitCode == 64)
  }

  @Test func anEndlessMotionIsExportedInPart() throws {
    let run = try Tool.run("export", "svg", "spring(1 100 0)", "--to", "1")
    #expect(run.exitCode == 0 && run.output.contains("dur=\"1s\""))
  }
}
