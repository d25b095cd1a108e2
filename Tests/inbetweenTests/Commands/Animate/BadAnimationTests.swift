import Testing

@Suite struct BadAnimationTests {
  private static let ramp = #"{"type": "basic", "toValue": 1, "duration": 1}"#

  private func expectRefusal(
    _ document: String, _ arguments: [String] = [], exitCode: Int32 = 65, message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Tool.run(["animate", "-"] + arguments, input: document)
    #expect(run.exitCode == exitCode, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(run.errors == "inbetween: \(message)\n", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("", "expected an object, found nothing"), ("{", "line 1, column 2: expected a key or '}', found the end"),
    ("[]", "expected an object, found an array"),
    (#"{"type": "basic", "duration": -1}"#, "duration: expected a number from 0 to 1e+50, found -1"),
    (#"{"type": "group", "toValue": 1}"#, "toValue: not allowed with the type 'group'"),
    (
      #"{"type": "group", "animations": [{"type": "keyframe", "keyPath": "a", "values": [0, [1]]}]}"#,
      "animations[0].values[1]: expected a number as in animations[0].values[0], found an array of 1 number"
    ),
    (
      #"{"type": "basic", "keyPath": "opacity", "toValue": [1, 2, 3]}"#,
      "keyPath: expected a number as a value of 'opacity', found an array of 3 numbers"
    ),
    (
      #"{"type": "basic", "keyPath": "position", "toValue": 3}"#,
      "keyPath: expected an array of 2 numbers as a value of 'position', found a number"
    ),
    (
      #"{"type": "basic", "keyPath": "transform", "toValue": [1, 2]}"#,
      "keyPath: 'transform' is a transform, which a document cannot write: animate a part of it"
    ),
    (
      #"{"type": "group", "animations": [{"type": "basic", "keyPath": "position", "toValue": [1, 2]}, "#
        + #"{"type": "basic", "keyPath": "position.x", "toValue": 1}]}"#,
      "animations[1].keyPath: 'position.x' overlaps 'position', animated in the same group"
    ),
    (
      #"{"type": "basic", "beginTime": -2, "duration": 1}"#,
      "the animation ends at -1, not after 0: give --from and --to"
    ),
  ])
  func aDocumentThatIsBad(document: String, problem: String) throws {
    try expectRefusal(document, message: "standard input: \(problem)")
  }

  @Test(arguments: [
    #"{"type": "basic", "speed": 0}"#, #"{"type": "spring", "damping": 0}"#,
    // The settling duration is larger than all doubles.
    #"{"type": "spring", "toValue": 1, "mass": 1e300, "stiffness": 1e300, "damping": 1e-300}"#,
    #"{"type": "spring", "toValue": 1, "initialVelocity": 1e308, "stiffness": 1e-10, "damping": 1e-10}"#,
  ])
  func anAnimationWithoutEnd(document: String) throws {
    try expectRefusal(document, message: "standard input: the animation never ends: give --to")
    #expect(try Tool.run("animate", "-", "--to", "1", input: document).exitCode == 0)
    #expect(try Tool.run("animate", "-", "--at", "1e9", input: document).exitCode == 0)
  }

  /// A table without --to has one run of an infinite repetition.
  @Test(arguments: [
    #"{"type": "basic", "repeatCount": "infinity"}"#, #"{"type": "basic", "repeatDuration": "infinity"}"#,
    #"{"type": "group", "repeatCount": "infinity", "animations": [{"type": "basic", "keyPath": "a"}]}"#,
  ])
  func anInfiniteRepetitionIsNotRefused(document: String) throws {
    let run = try Tool.run("animate", "-", input: document)
    #expect(run.exitCode == 0 && PrintedTable(run.output).rows.last?[0] == 0.25)
    #expect(run.errors == "inbetween: standard input: one run of an infinite repetition; --to shows more\n")
  }

  @Test(arguments: [
    (["--from", "1"], "expected --from to be less than --to, found 1 and 1"),
    (["--to", "-1"], "expected --from to be less than --to, found 0 and -1"),
    (["--rate", "0"], "--rate: expected a number above 0, found '0'"),
    (["--rate", "x"], "--rate: expected a finite number, found 'x'"),
    (["--rate", "1e9"], "--rate: 1000000001 rows asked for, at most 100000000 are allowed"),
    (["--from", "now"], "--from: expected a time, such as 0.5, 500ms or 30f, found 'now'"),
    (["--to", "inf"], "--to: expected a time, such as 0.5, 500ms or 30f, found 'inf'"),
    (["--at", "1,,2"], "--at '1,,2': column 3: expected a number, found ','"),
  ])
  func badOptions(arguments: [String], message: String) throws {
    try expectRefusal(Self.ramp, arguments, message: message)
  }

  /// The limit of rows depends on the number of cells in a row.
  @Test func tablesThatWouldTakeAbsurdlyLong() throws {
    let member = #"{"type": "basic", "keyPath": "a", "toValue": 1}"#
    let members = [String](repeating: member, count: 1000).joined(separator: ", ")
    try expectRefusal(
      #"{"type": "group", "duration": 1, "animations": ["# + members + "]}", ["--rate", "1e6"],
      message:
        "standard input: 1000001 rows of 1000 animations or columns asked for, at most 200000000 cells are allowed")
  }

  @Test func aFileThatIsNotThere() throws {
    let run = try Tool.run("animate", "/nowhere/animation.json")
    #expect(run.exitCode == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors == "inbetween: '/nowhere/animation.json': No such file or directory\n")
  }

  @Test func anOutputThatCannotBeWritten() throws {
    let message = "'/nowhere/table.csv': No such file or directory"
    try expectRefusal(Self.ramp, ["-o", "/nowhere/table.csv"], exitCode: 73, message: message)
  }

  @Test(arguments: [
    ["-", "--at", "-"], ["-", "--rate", "10", "--at", "0"], ["-", "--from", "0", "--at", "0"],
    ["-", "--to", "1", "--at", "0"], ["-", "--count", "3", "--at", "3"], ["-", "--format", "xml"], ["-", "-"], [],
  ])
  func flagsThatDoNotGoTogether(arguments: [String]) throws {
    let run = try Tool.run(["animate"] + arguments, input: Self.ramp)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage: inbetween animate"))
  }
}
