import Foundation
import MotionNumerics
import Testing

/// Each test has its own folder.
@Suite final class AnimateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private func output(_ arguments: String..., input: String = "") throws -> String {
    let run = try Tool.run(["animate"] + arguments, input: input)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return run.output
  }

  /// The rows of a table without the times; an empty cell is nil.
  private func cells(_ document: String, _ arguments: String...) throws -> [[Double?]] {
    let run = try Tool.run(["animate", "-"] + arguments, input: document)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    return PrintedTable(run.output).rows.map { Array($0.dropFirst()) }
  }

  /// The only column of a table.
  private func values(_ document: String, at times: String) throws -> [Double?] {
    try cells(document, "--at", times).map { row in
      #expect(row.count == 1)
      return row[0]
    }
  }

  // MARK: Documents of the package

  /// `Documentation/Effects.md`, *Pop scale*.
  @Test func popScaleIsThatOfTheEffect() throws {
    #expect(
      try output(ExampleDocument.path("pop-scale"), "--rate", "16") == """
        time,value
        0,0.1
        0.0625,0.7
        0.125,1.3
        0.1875,1.1
        0.25,0.9
        0.3125,1
        0.375,1.1
        0.4375,1.05
        0.5,1

        """)
  }

  /// With a duration of 5 and an offset of 2 the order is 3 4 5 1 2: `Documentation/CoreAnimation.md`, *Media timing*.
  @Test func anOffsetBeginsInTheMiddle() throws {
    #expect(
      try output(ExampleDocument.path("offset"), "--rate", "1") == "time,value\n0,3\n1,4\n2,5\n3,1\n4,2\n5,\n")
  }

  /// The head shrinks in 0.2 s, then the line, whose end begins 0.2/3 s later: `Documentation/Effects.md`, *Checkmark
  /// refresh*.
  @Test func theArrowIsThatOfTheEffect() throws {
    let table = PrintedTable(try output(ExampleDocument.path("arrow"), "--rate", "120"))
    #expect(table.columns == ["time", "head.strokeStart", "head.strokeEnd", "line.strokeStart", "line.strokeEnd"])
    #expect(table.rows.count == 45)
    let curve = CubicBezier(0.42, 0, 0.58, 1)
    func fraction(_ time: Double, _ begin: Double, _ duration: Double) -> Double {
      curve.value(at: min(max((time - begin) / duration, 0), 1))
    }
    for row in table.rows {
      let time = try #require(row[0])
      let expected = [
        0.5 * fraction(time, 0, 0.2), 1 - 0.5 * fraction(time, 0, 0.2),
        time < 0.2 ? nil : 0.5 - 0.5 * fraction(time, 0.2, 0.1),
        time < 0.2 + 0.2 / 3 ? nil : 1 - 0.97 * fraction(time, 0.2 + 0.2 / 3, 0.1),
      ]
      for (cell, expectation) in zip(row.dropFirst(), expected) {
        #expect((cell == nil) == (expectation == nil), "\(time)")
        // The sums of times and the lengths of paths are rounded.
        if let cell, let expectation { #expect(abs(cell - expectation) <= 1e-14, "\(time)") }
      }
    }
    #expect(table.rows.last == [0.36666666666666664, 0.5, 0.5, 0, 0.03])
  }

  @Test func theArchRepeats() throws {
    let quarterTurn = Double.pi / 2
    let rows = PrintedTable(try output(ExampleDocument.path("arch"), "--at", "0,0.25,0.5,1,1.5,1000000.25")).rows
    for (row, expected) in zip(rows, [[0, 0, 0, quarterTurn], [0.25], [0.5, 50, 75, 0], [1, 0, 0, quarterTurn]]) {
      for (cell, number) in zip(row, expected) { #expect(abs((cell ?? .nan) - number) <= 1e-9) }
    }
    #expect(rows[4].dropFirst() == rows[2].dropFirst())
    #expect(rows[5].dropFirst() == rows[1].dropFirst())
    // Exactly a quarter of the length, `Documentation/CoreAnimation.md`, *Keyframes and calculation modes*.
    #expect(abs((rows[1][1] ?? .nan) - 10.589254) <= 1e-6)
  }

  // MARK: Kinds of animation

  @Test(arguments: [
    (#""fromValue": 1, "toValue": 3"#, [1, 1.5, 3]), (#""fromValue": 1, "byValue": 4"#, [1, 2, 5]),
    (#""byValue": 4, "toValue": 3"#, [-1, 0, 3]), (#""fromValue": 1"#, [1, 3.25, 10]),
    (#""toValue": 2"#, [10, 8, 2]), (#""byValue": 4"#, [10, 11, 14]), (#""cumulative": false"#, [10, 10, 10]),
  ])
  func allSevenRowsOfABasicAnimation(fields: String, expected: [Double]) throws {
    let document = #"{"type": "basic", "modelValue": 10, "duration": 4, "fillMode": "both", \#(fields)}"#
    #expect(try values(document, at: "0,1,4") == expected)
  }

  @Test func springsAreFunctionsOfSeconds() throws {
    let spring = #"{"type": "spring", "fromValue": 10, "toValue": 20, "stiffness": 50, "initialVelocity": 2"#
    let motion = SpringMotion(Spring(mass: 1, stiffness: 50, damping: 10), from: 10.0, to: 20, velocity: 20)
    for document in [spring + "}", spring + #", "duration": 0.75}"#] {
      for (time, value) in zip([0, 0.25, 0.5], try values(document, at: "0,0.25,0.5")) {
        // One motion goes from 0 to 1, the other from 10 to 20.
        #expect(abs((value ?? .nan) - motion.value(at: time)) <= 1e-13)
      }
    }
    #expect(try values(spring + #", "duration": 0.75}"#, at: "0.75") == [nil])
  }

  @Test func keyframesGoThroughTheirCurves() throws {
    let discrete = #"{"type": "keyframe", "values": [1, 2], "calculationMode": "discrete", "keyTimes": [0, 0.75, 1],"#
    #expect(try values(discrete + #" "duration": 4}"#, at: "0,2.75,3,4") == [1, 1, 2, nil])
    let eased =
      #"{"type": "keyframe", "values": [0, 8, 0], "timingFunctions": ["step-start", "linear"], "duration": 2}"#
    #expect(try values(eased, at: "0,0.5,1,1.25") == [8, 8, 8, 6])
    // `Documentation/CoreAnimation.md`, *Keyframes and calculation modes*.
    let cubic = #"{"type": "keyframe", "values": [0, 10, 0, 10], "calculationMode": "cubic", "duration": 3}"#
    let expected = [2.96875, 6.25, 5, 3.75]
    for (value, expectation) in zip(try values(cubic, at: "0.25,0.5,1.5,2.5"), expected) {
      #expect(abs((value ?? .nan) - expectation) <= 1e-14)
    }
    let paced = #"{"type": "keyframe", "values": [[0,0,0],[3,0,0],[3,1,0]], "calculationMode": "paced", "duration": 4}"#
    #expect(try cells(paced, "--at", "1.5,3.5") == [[1.5, 0, 0], [3, 0.5, 0]])
  }

  /// Measured on QuartzCore, `Documentation/CoreAnimation.md`, *Keyframes and calculation modes*.
  @Test func pathsGoByTheParameterUnlessPaced() throws {
    let path =
      #"{"type": "keyframe", "path": "M0 0C0 100 100 100 100 0", "rotationMode": "autoReverse", "duration": 1}"#
    let rows = try cells(path, "--at", "0,0.25")
    #expect(rows[0] == [0, 0, .pi * 1.5])
    #expect(Array(rows[1][0...1]) == [15.625, 56.25])
  }

  @Test func transitionsHaveTheirProgress() throws {
    let document = """
      {"type": "transition", "transitionType": "push", "subtype": "fromTop", "startProgress": 0.5, "duration": 1,
       "timingFunction": "ease-in", "fillMode": "forwards"}
      """
    #expect(try output("-", "--at", "0,1,-1", input: document) == "time,progress\n0,0.5\n1,1\n-1,\n")
  }

  // MARK: Groups

  @Test func groupsCutOffAndDoNotScale() throws {
    let document = """
      {"type": "group", "duration": 5, "animations": [
        {"type": "basic", "keyPath": "opacity", "fromValue": 0, "toValue": 10, "duration": 10},
        {"type": "group", "beginTime": 2, "duration": 2, "animations": [
          {"type": "basic", "keyPath": "position", "fromValue": [0, 1], "toValue": [4, 1], "beginTime": 1}]}]}
      """
    #expect(
      try output("-", "--at", "0,2.5,3.5,4.5,5", input: document) == """
        time,opacity,position.0,position.1
        0,0,,
        2.5,2.5,,
        3.5,3.5,1,1
        4.5,4.5,,
        5,,,

        """)
  }

  @Test func additiveMembersComeOnTopOfTheOthers() throws {
    let document = """
      {"type": "group", "duration": 4, "animations": [
        {"type": "basic", "keyPath": "x", "fromValue": 0, "toValue": 8, "duration": 8, "additive": true},
        {"type": "basic", "keyPath": "x", "fromValue": 100, "toValue": 100, "duration": 2, "modelValue": 10}]}
      """
    #expect(try cells(document, "--at", "0,1,2,3,4") == [[100], [101], [12], [13], [nil]])
    let alone = #"{"type": "basic", "fromValue": 1, "toValue": 2, "additive": true, "modelValue": 10, "duration": 1}"#
    #expect(try values(alone, at: "0,0.5,1") == [11, 11.5, nil])
  }

  @Test func rotationsHaveAColumn() throws {
    let document = """
      {"type": "group", "duration": 2, "animations": [
        {"type": "basic", "keyPath": "opacity", "toValue": 1},
        {"type": "keyframe", "keyPath": "position", "path": "M0 0V10", "rotationMode": "auto", "duration": 1}]}
      """
    #expect(
      try output("-", "--at", "0.5,1.5", input: document) == """
        time,opacity,position.0,position.1,position.rotation
        0.5,0.25,0,5,1.5707963267948966
        1.5,0.75,,,

        """)
  }

  // MARK: Timing

  @Test(arguments: [
    (#""autoreverses": true"#, "0,0.5,1,1.5,2", [0, 0.5, 1, 0.5, nil]),
    (#""autoreverses": true, "repeatCount": 0.5, "fillMode": "forwards""#, "0,0.5,1,9", [0, 0.5, 1, 1]),
    (#""repeatCount": 2.5, "fillMode": "both""#, "-1,0.75,1,2.25,2.5,9", [0, 0.75, 0, 0.25, 0.5, 0.5]),
    (#""repeatDuration": 1.5"#, "1.25,1.5", [0.25, nil]),
    (#""speed": 2, "beginTime": 1"#, "0.75,1,1.25,1.5", [nil, 0, 0.5, nil]),
    (#""speed": -1, "fillMode": "both""#, "-1,0,0.25,1,2", [1, 1, 0.75, 0, 0]),
    (#""speed": -2, "autoreverses": true, "repeatCount": 2"#, "0,0.25,0.5,0.75", [0, 0.5, 1, 0.5]),
    (#""speed": 0, "timeOffset": 0.75"#, "-5,0,1e9", [0.75, 0.75, 0.75]),
    (#""timeOffset": 0.5, "repeatCount": 2, "fillMode": "forwards""#, "0,0.25,0.5,1.75,2", [0.5, 0.75, 0, 0.25, 0.5]),
    (#""repeatCount": "infinity""#, "0.25,1000000.25,-1", [0.25, 0.25, nil]),
    (#""timingFunction": "steps(4)""#, "0.2,0.3,0.99", [0, 0.25, 0.75]),
    (#""fillMode": "backwards", "beginTime": 1"#, "0,1,2", [0, 0, nil]),
    (#""removedOnCompletion": true"#, "0,1", [0, nil]),
  ])
  func timing(fields: String, times: String, expected: [Double?]) throws {
    #expect(
      try values(#"{"type": "basic", "fromValue": 0, "toValue": 1, "duration": 1, \#(fields)}"#, at: times) == expected)
  }

  /// `Documentation/CoreAnimation.md`, *Groups and cumulative*.
  @Test func cumulativeAnimationsGoOnFromTheEndOfTheCycle() throws {
    let document =
      #"{"type": "basic", "fromValue": 10, "toValue": 20, "duration": 1, "cumulative": true, "repeatCount": 3"#
    #expect(try values(document + "}", at: "0,1.5,2.5") == [10, 35, 55])
    #expect(try values(document + #", "autoreverses": true}"#, at: "0.5,2.5,4.5") == [15, 25, 35])
  }

  // MARK: Rows

  @Test func rowsGoFromTheBeginningToTheEnd() throws {
    let document = #"{"type": "basic", "toValue": 1, "duration": 1, "beginTime": 0.5}"#
    #expect(try cells(document).count == 91)
    #expect(try output("-", "--rate", "2", input: document) == "time,value\n0,\n0.5,0\n1,0.5\n1.5,\n")
    #expect(
      try output("-", "--rate", "2", "--from", "-0.5", "--to", "0.5", input: document).hasSuffix("\n-0.5,\n0,\n0.5,0\n")
    )
    #expect(try output("-", "--rate", "4", "--from", "1", input: document) == "time,value\n1,0.5\n1.25,0.75\n1.5,\n")
    let file = folder.file("ramp.json")
    try Data(document.utf8).write(to: file)
    #expect(try output(file.path, "--at", "-", input: "1\n9") == "time,value\n1,0.5\n9,\n")
    #expect(try output(file.path, "--at", "-", input: "") == "time,value\n")
  }

  @Test func anAnimationWithoutEndNeedsOne() throws {
    let document = #"{"type": "basic", "toValue": 1, "duration": 1, "repeatCount": "infinity"}"#
    #expect(try cells(document, "--to", "2", "--rate", "2") == [[0], [0.5], [0], [0.5], [0]])
  }

  // MARK: Formats

  private static let position = """
    {"type": "basic", "fromValue": [0, 1], "toValue": [2, 1], "duration": 1}
    """

  @Test func allFormatsHoldTheSame() throws {
    func output(_ format: String) throws -> String {
      try self.output("-", "--at", "0.5,1", "--format", format, input: Self.position)
    }
    #expect(try output("csv") == "time,value.0,value.1\n0.5,1,1\n1,,\n")
    #expect(try output("tsv") == "time\tvalue.0\tvalue.1\n0.5\t1\t1\n1\t\t\n")
    let objects = [
      #"{"time":0.5,"value.0":1,"value.1":1}"#, #"{"time":1,"value.0":null,"value.1":null}"#,
    ]
    #expect(try output("json") == "[\n" + objects.joined(separator: ",\n") + "\n]\n")
    #expect(try output("ndjson") == objects.joined(separator: "\n") + "\n")
  }

  @Test func aNumPyArrayHasNaNForMissingValues() throws {
    let file = folder.file("position.npy")
    #expect(try output("-", "--at", "0.5,1", "--format", "npy", "-o", file.path, input: Self.position).isEmpty)
    let array = try NumPyArray(Array(FileHandle(forReadingFrom: file).readToEnd() ?? Data()))
    #expect((array.rowCount, array.columnCount) == (2, 3))
    #expect(array.row(0) == [0.5, 1, 1])
    let last = array.row(1)
    #expect(last[0] == 1 && last[1].isNaN && last[2].isNaN)
  }
}
