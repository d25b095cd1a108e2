import Foundation
import Testing

/// Input of people who know other tools, and the answers to it.
@Suite final class WhatPeopleTypeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  /// A command line and the beginning of its answer.
  struct Row: CustomTestStringConvertible {
    let words: [String]
    let answer: String

    init(_ words: String..., answer: String) {
      self.words = words
      self.answer = answer
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Row("describe", "easeInOut", answer: "ease-in-out\n"),
    Row("describe", "easeInEaseOut", answer: "ease-in-out\n"),
    Row("describe", "snappy", answer: "swiftui.snappy\n"),
    Row("describe", "wobbly", answer: "react-spring.wobbly\n"),
    Row("describe", "material.standard", answer: "material.standard\n"),
    Row("describe", "spring(1, 100, 10)", answer: "spring(1 100 10)\n"),
    Row("describe", "spring(mass: 1, stiffness: 100, damping: 10)", answer: "spring(1 100 10)\n"),
    Row("describe", "spring(stiffness: 100, damping: 10)", answer: "spring(1 100 10)\n"),
    Row("describe", "spring(duration: 0.5)", answer: "spring(1 157.91367041742973 25.132741228718345)\n"),
    Row("describe", "spring(duration: 500ms, bounce: 0)", answer: "spring(1 157.91367041742973 25.132741228718345)\n"),
    Row("describe", "0.4s ease 0 -> 300", answer: "0.4s ease 0 -> 300\nfrom"),
    Row("describe", "ease 400ms", answer: "0.4s ease\n"),
    Row("describe", "ease", "--format", "json", answer: "{\"minimum\":0,"),
    Row("sample", "0.4s ease", "snappy", "--at", "0,0.4", answer: "time,value1,value2\n0,0,0\n0.4,1,"),
    Row("plot", "1s linear", "spring(1 100 10)", answer: "<svg"),
    Row("path", "M0 0H9", "--plot", answer: "<svg"),
    Row("animate", ExampleDocument.path("pop-scale"), "--plot", answer: "<svg"),
    Row("animate", ExampleDocument.path("pop-scale"), "--count", "2", answer: "time,value\n0,0.1\n0.5,1\n"),
    Row("simulate", ExampleDocument.path("bouncing-ball"), "--plot", answer: "<svg"),
    Row("effect", "render", "pop-scale", "--at", "0.1", answer: "<svg"),
  ])
  func isUnderstood(_ row: Row) throws {
    let run = try Tool.run(row.words, input: "")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix(row.answer), "\(run.output.prefix(200))")
  }

  @Test(arguments: [
    Row("describe", "spring(1 100 10", answer: "column 16: expected ')' or a number for velocity, found the end"),
    Row("describe", "spring(100,10)", answer: "column 14: expected a number for damping, found ')'"),
    Row(
      "describe", "cubic-bezier(1.2, 0, 0, 1)",
      answer: "column 14: expected a number from 0 to 1 for x1, found '1.2'"),
    Row(
      "describe", "ease-in-quit",
      answer: "column 1: expected a motion, found 'ease-in-quit'; did you mean 'ease-in-quint'?"),
    Row("describe", "snapy", answer: "column 1: expected a motion, found 'snapy'; did you mean 'snappy'?"),
    Row("sample", "spring(1 100 0)", answer: "never comes to rest: give --to"),
  ])
  func aMotionThatIsNoneIsExplained(_ row: Row) throws {
    let run = try Tool.run(row.words, input: "")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    let separator = row.answer.hasPrefix("column") ? ": " : " "
    #expect(run.errors == "inbetween: '\(row.words[1])'\(separator)\(row.answer)\n")
  }

  @Test(arguments: [
    Row("sampel", "ease", answer: "'sampel' is no subcommand. Did you mean 'sample'?"),
    Row("anmiate", "x.json", answer: "'anmiate' is no subcommand. Did you mean 'animate'?"),
    Row("effect", "smaple", "cube-refresh", answer: "'smaple' is no subcommand of effect. Did you mean 'sample'?"),
    Row("effect", "redner", "pop-scale", answer: "'redner' is no subcommand of effect. Did you mean 'render'?"),
    Row("lottie", "inof", "x.json", answer: "'inof' is no subcommand of lottie. Did you mean 'info'?"),
    Row("lottie", "x.json", answer: "'x.json' is no subcommand of lottie."),
    Row("effect", "sample", "cube", answer: "The value 'cube' is invalid for '<name>'."),
    Row("presets", "swiftiu", answer: "'swiftiu' is none of swiftui, react-spring, compose, material."),
    Row("sample", "ease", "--cuont", "3", answer: "Unknown option '--cuont'. Did you mean '--count'?"),
    Row("sample", "ease", "--hz", "60", answer: "Unknown option '--hz'. Did you mean '--rate'?"),
    Row("animate", "x.json", "--fps=60", answer: "Unknown option '--fps'. Did you mean '--rate'?"),
    Row(
      "effect", "render", "pop-scale", "--fps", "9", answer: "Unknown option '--fps'. Did you mean '--rate'?"),
    Row("describe", "ease", "--json", answer: "Unknown option '--json'. Did you mean '--format json'?"),
    Row("sample", "ease", "--npy", answer: "Unknown option '--npy'. Did you mean '--format npy'?"),
    Row("sample", "ease", "--out", "x.csv", answer: "Unknown option '--out'. Did you mean '--output'?"),
    // Progress is no time.
    Row("path", "M0 0H9", "--rate", "5", answer: "Unknown option '--rate'."),
    Row("describe", "ease", "--hz", "5", answer: "Unknown option '--hz'."),
    Row("plot", "ease", "--size", "5", answer: "Unknown option '--size'."),
  ])
  func aWordThatIsNoneGetsASuggestionThatHelps(_ row: Row) throws {
    let run = try Tool.run(row.words, input: "")
    #expect(run.exitCode == 64 && run.output.isEmpty)
    let line = run.errors.split(separator: "\n").first ?? ""
    // Nothing behind the answer but the end or another sentence: a suggestion that does not help would be there.
    #expect(line.hasPrefix("Error: " + row.answer), "\(line)")
    #expect(row.answer.contains("Did you mean") || !line.contains("Did you mean '--"), "\(line)")
  }

  @Test(arguments: [
    (
      #"{"type": "basic", "fromValue": 0, "toValue": 1, "duraton": 2}"#,
      "duraton: unknown field; did you mean 'duration'?"
    ),
    (
      #"{"type": "keyframe", "values": [0, 1], "keyTimes": [0, 0.5, 1]}"#,
      "keyTimes: expected 2 elements, one for each value, found 3"
    ),
    (#"{"type": "basic", "toValue": 1,}"#, "line 1, column 31: expected a value after the comma, found '}'"),
  ])
  func aFaultOfADocumentHasItsPlace(document: String, message: String) throws {
    let run = try Tool.run("animate", "-", input: document)
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors == "inbetween: standard input: \(message)\n")
  }

  /// The ending of a name sets the format of a file: one that the command cannot write is refused, and no file remains.
  @Test(arguments: [
    ["plot", "ease", "x.gif"], ["plot", "ease", "x.pdf"], ["effect", "render", "pop-scale", "x.mov"],
    ["effect", "render", "pop-scale", "x.webp"], ["path", "M0 0H9", "x.svg"], ["sample", "ease", "x.svg"],
    ["simulate", ExampleDocument.path("chain"), "x.svg"],
    ["simulate", ExampleDocument.path("chain"), "--plot", "x.csv"], ["describe", "ease", "x.csv"],
  ])
  func aNameThatWouldLieIsRefused(words: [String]) throws {
    let file = folder.file(words[words.count - 1]).path
    let run = try Tool.run(words.dropLast() + ["-o", file], input: "")
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: ") && run.errors.contains("expected a name that ends in "))
    #expect(try folder.contents().isEmpty)
  }

  @Test func factsAreRoundedForPeople() throws {
    let words = ["describe", "spring(duration: 0.5, bounce: 0.3)"]
    #expect(try Tool.run(words, input: "").output.contains(" 0.30000000000000004\n"))
    let rounded = try Tool.run(words + ["--precision", "3"], input: "").output
    #expect(rounded.contains(" 0.3\n") && rounded.contains(" 157.914 kg/s²\n"))
  }

  @Test func aSpringsTableEndsAtItsEnd() throws {
    let rows = try Tool.run("sample", "spring(1 100 10)", "--precision", "3").output.split(separator: "\n")
    #expect(rows.count == 102 && rows.last == "1.27,1")
    #expect(rows.allSatisfy { $0.split(separator: ",").allSatisfy { $0.count <= 5 } } || rows[0] == "time,value")
  }

  @Test func aDocumentMayAllowMoreSteps() throws {
    let document = #"""
      { "bodies": [{ "name": "a", "mass": 1, "position": 1 }], "springs": [{ "from": "a", "to": 0, "stiffness": 1e4 }],
        "duration": 10, "maximumSteps": STEPS }
      """#
    let few = try Tool.run("simulate", "-", "--at", "10", input: document.replacing("STEPS", with: "10"))
    #expect(few.exitCode == 65 && few.errors.contains("more than 10 steps"))
    #expect(try Tool.run("simulate", "-", "--at", "10", input: document.replacing("STEPS", with: "9999")).exitCode == 0)
  }

  @Test func aReaderThatStopsEarlyIsNoError() throws {
    let run = try Tool.shell("\"$0\" sample ease --count 1000000 | head -n 2; echo ${PIPESTATUS[*]}")
    #expect(run.output == "time,value\n0,0\n0 0\n" && run.errors.isEmpty)
  }
}
