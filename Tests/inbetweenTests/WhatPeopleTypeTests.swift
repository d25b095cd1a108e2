import Foundation
import Testing

@testable import inbetween

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
    Row(answer: "inbetween: numbers for motion\n"),
    Row("snappy", answer: "swiftui.snappy\n"),
    Row("0.4s ease 0 -> 300", answer: "0.4s ease 0 -> 300\nfrom"),
    Row("motions", answer: "MOTION is one of\n"),
    Row("help", "motions", answer: "OVERVIEW: All forms of a motion"),
    Row("tables", answer: "A table has its times in the first column."),
    Row("help", "times", answer: "OVERVIEW: Times: seconds, units and frames."),
    Row("sample", "1s linear", "--at", "30f,0.25s", answer: "time,value\n0.5,0.5\n0.25,0.25\n"),
    Row("sample", "1s linear", "--at", "12f", "--rate", "24", answer: "time,value\n0.5,0.5\n"),
    Row("sample", "1s linear", "--from", "6F", "--to", "12frames", "--count", "2", answer: "time,value\n"),
    Row("path", "M0 0H10", "--at", "50%", answer: "progress,x,y,angle,length\n0.5,5,0,0,5\n"),
    Row("completions", "zsh", answer: "#compdef inbetween"),
    Row("completions", "bash", answer: "#!/bin/bash\n"),
    Row("sample", "ease", "--count", "2", "--format", "CSV", answer: "time,value\n0,0\n1,1\n"),
    Row("sample", "0.4s linear", "--at", "100ms,0.2s", answer: "time,value\n0.1,0.25\n0.2,0.5\n"),
    Row("sample", "1s linear", "--rate", "2fps", "--to", "1000ms", answer: "time,value\n0,0\n0.5,0.5\n1,1\n"),
    Row("sample", "1s linear -> 3 then 1s linear -> 1", "--at", "0.5,1.5", answer: "time,value\n0.5,1.5\n1.5,2\n"),
    Row("sample", "1s linear, forever, alternating", "--at", "3.25", answer: "time,value\n3.25,0.75\n"),
    Row("sample", "1s keyframes(0, 4 at 50%, 3)", "--at", "0.25,0.75", answer: "time,value\n0.25,2\n0.75,3.5\n"),
    Row("sample", "1s linear", "--rate", "2Hz", answer: "time,value\n0,0\n0.5,0.5\n1,1\n"),
    Row("export", "motion", "snappy", answer: "// swiftui.snappy: a spring, the motion itself until it rests; error"),
    Row("export", "gsap", "ease-out-bounce", answer: "// ease-out-bounce: bounce.out, the motion itself; error 0\n"),
    Row("export", "react-spring", "0.4s ease", answer: "// 0.4s ease: 6 keys with slopes; error at most 0.0004"),
    Row("export", "tailwind", "0.4s ease", answer: "/* 0.4s ease: ease, the motion itself; error 0\n"),
    Row("export", "python", "snappy", answer: "# swiftui.snappy: its closed form; error"),
    Row(
      "export", "css", "snappy", "--tolerance", "1%",
      answer: "/* swiftui.snappy: 6 stops, the fewest; error at most 0.00"),
    Row(
      "simulate", "--equation", "x'' = -x", "--set", "x=1", "--at", "0s", answer: "time,x.position,x.velocity\n0,1,0\n"),
  ])
  func isUnderstood(_ row: Row) throws {
    let run = try Tool.run(row.words, input: "")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix(row.answer), "\(run.output.prefix(200))")
  }

  /// A motion as another system writes it: data go to standard output, what was understood to standard error.
  @Test(arguments: [
    (Row("describe", "{ stiffness: 170, damping: 26 }", answer: "spring(1 170 26)\n"), "(Motion)"),
    (Row("describe", ".animation(.bouncy, value: x)", answer: "swiftui.bouncy\n"), "(SwiftUI)"),
    (Row("describe", "power2.out", answer: "ease-out-cubic\n"), "(GSAP)"),
    (
      Row("sample", "animation: spin 2s linear infinite", "--at", "0.5,3", answer: "time,value\n0.5,0.25\n3,0.5\n"),
      "(CSS)"
    ),
    (Row("export", "css", "ease-in-out duration-300", answer: "/* 0.3s cubic-bezier(0.4, 0, 0.2, 1):"), "(Tailwind)"),
  ])
  func isReadAsAnotherSystemWritesIt(_ row: Row, understood: String) throws {
    let run = try Tool.run(row.words, input: "")
    #expect(run.exitCode == 0 && run.output.hasPrefix(row.answer), "\(run.output.prefix(200))")
    #expect(run.errors.hasPrefix("inbetween: read as \""), "\(run.errors)")
    #expect(run.errors.hasSuffix("\" \(understood)\n"), "\(run.errors)")
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
    Row(
      "describe", ".spring().speed(2)",
      answer: "column 1: expected a motion, found '.spring'; SwiftUI: a speed has no notation; divide the duration or"
        + " the response by it"),
    Row("sample", "spring(1 100 0)", answer: "never comes to rest: give --to"),
  ])
  func aMotionThatIsNoneIsExplained(_ row: Row) throws {
    let run = try Tool.run(row.words, input: "")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    let separator = row.answer.hasPrefix("column") ? ": " : " "
    #expect(run.errors == "inbetween: '\(row.words[1])'\(separator)\(row.answer)\n")
  }

  @Test(arguments: [
    Row("help", "nothing", answer: "'nothing' is no subcommand. `inbetween` alone lists them."),
    Row("help", "tabels", answer: "'tabels' is no subcommand. Did you mean 'tables'?"),
    Row("css", "snappy", answer: "'css' is no subcommand. Did you mean 'export css'?"),
    Row("sample", "snappy", "-n", "5", answer: "Unknown option '-n'. Did you mean '--count'?"),
    Row("lottie", "render", "x.json", "--frame", "5", answer: "Unknown option '--frame'. Did you mean '--at 30f'?"),
    Row("export", "snappy", "css", answer: "The value 'snappy' is invalid for '<target>'. 'css' comes first."),
    Row("fit", "bezier", "x.csv", answer: "The value 'bezier' is invalid for '<kind>'. Did you mean 'cubic-bezier'?"),
    Row(
      "check", "x.csv", "ease", "--sep", ";",
      answer: "Unknown option '--sep'. Tables are read in any dialect without it."),
    Row(
      "describe", "ease", "300ms", answer: "Unexpected argument '300ms'. A motion of several words stands in quotation"),
    Row("sample", "ease", "--at", "0.5", "--rate", "5", answer: "--rate and --at exclude each other."),
    Row("sampel", "ease", answer: "'sampel' is no subcommand. Did you mean 'sample'?"),
    Row("anmiate", "x.json", answer: "'anmiate' is no subcommand. Did you mean 'animate'?"),
    Row("effect", "smaple", "cube-refresh", answer: "'smaple' is no subcommand of effect. Did you mean 'sample'?"),
    Row("effect", "redner", "pop-scale", answer: "'redner' is no subcommand of effect. Did you mean 'render'?"),
    Row("lottie", "inof", "x.json", answer: "'inof' is no subcommand of lottie. Did you mean 'info'?"),
    Row("lottie", "x.json", answer: "'x.json' is no subcommand of lottie."),
    Row("effect", "sample", "cube", answer: "The value 'cube' is invalid for '<name>'."),
    Row(
      "presets", "swiftiu", answer: "'swiftiu' finds nothing. Did you mean 'swiftui'?"
    ),
    Row("sample", "ease", "--cuont", "3", answer: "Unknown option '--cuont'. Did you mean '--count'?"),
    Row("sample", "ease", "--hz", "60", answer: "Unknown option '--hz'. Did you mean '--rate'?"),
    Row("animate", "x.json", "--fps=60", answer: "Unknown option '--fps'. Did you mean '--rate'?"),
    Row(
      "effect", "render", "pop-scale", "--fps", "9", answer: "Unknown option '--fps'. Did you mean '--rate'?"),
    Row("describe", "ease", "--json", answer: "Unknown option '--json'. Did you mean '--format json'?"),
    Row("sample", "ease", "--npy", answer: "Unknown option '--npy'. Did you mean '--format npy'?"),
    Row("sample", "ease", "--out", "x.csv", answer: "Unknown option '--out'. Did you mean '--output'?"),
    Row("plot", "a.css", "--name", "slide", answer: "Unknown option '--name'. Did you mean '--key-path'?"),
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
    ["effect", "render", "pop-scale", "x.webp"], ["path", "M0 0H9", "x.gif"], ["sample", "ease", "x.svg"],
    ["simulate", ExampleDocument.path("chain"), "x.gif"],
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

  /// The overview names each command, and a screen holds it.
  @Test func theOverviewNamesEachCommand() throws {
    let overview = try Tool.run([], input: "").output
    #expect(overview.split(separator: "\n", omittingEmptySubsequences: false).count <= 26)
    #expect(overview.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let dump = try Tool.run("--experimental-dump-help").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let command = try #require(document["command"] as? [String: Any])
    let names = (command["subcommands"] as? [[String: Any]] ?? []).compactMap { $0["commandName"] as? String }
    #expect(names.count >= 18)
    for name in names where name != "help" {
      #expect(overview.contains(HelpTopics.names.contains(name) ? name : "\n  \(name) "), "\(name)")
    }
  }
}
