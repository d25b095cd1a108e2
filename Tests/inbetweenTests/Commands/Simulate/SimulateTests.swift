import Foundation
import MotionNumerics
import Testing

/// Each test has its own folder.
@Suite final class SimulateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private func table(_ arguments: String..., input: String = "") throws -> PrintedTable {
    let run = try Tool.run(["simulate"] + arguments, input: input)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return PrintedTable(run.output)
  }

  @Test func aRetargetedSpringMovesAsTheClosedFormSays() throws {
    let table = try table("-", input: ExampleDocument.retargetedSpring)
    #expect(table.columns == ["time", "a.position", "a.velocity"])
    #expect(table.rows.count == 121)
    let before = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1)
    let after = before.retargeted(to: 2, at: 0.3)
    for (index, row) in table.rows.enumerated() {
      let time = Double(index) / 60
      let motion = time < 0.3 ? before : after
      #expect(row[0] == time)
      // The tolerance of the document is 1e-9 a step; the velocity is ten times the position.
      #expect(abs((row[1] ?? .nan) - motion.value(at: time)) <= 1e-8)
      #expect(abs((row[2] ?? .nan) - motion.velocity(at: time)) <= 1e-7)
    }
  }

  @Test func eventsAreThoseOfTheClosedForm() throws {
    let table = try table("-", "--events", input: ExampleDocument.retargetedSpring)
    #expect(table.columns == ["time", "event", "body", "position", "velocity"])
    #expect(table.rows.map { $0[1] } == [1, 0])
    #expect(table.rows.last == [0.3, 0, nil, nil, nil])
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1)
    let crossing = table.rows[0].compactMap(\.self)
    #expect(crossing.count == 5 && crossing[2] == 0)
    #expect(abs(motion.value(at: crossing[0]) - 1) <= 1e-8)
    #expect(abs(crossing[3] - 1) <= 1e-9)
    #expect(abs(crossing[4] - motion.velocity(at: crossing[0])) <= 1e-7)
  }

  @Test(arguments: [(event: 0, restitution: 0.8), (event: 1, restitution: 0.6)])
  func ballsBounceAsTheClosedFormSays(event: Int, restitution: Double) throws {
    let table = try table(ExampleDocument.path("bouncing-ball"), "--events")
    let bounces = table.rows.filter { $0[1] == Double(event) }
    #expect(bounces.count >= 4)
    let impact = (2 * 9.81).squareRoot()
    var speed = impact
    var time = (2 / 9.81).squareRoot()
    for bounce in bounces where speed > 1e-3 {
      speed *= restitution
      #expect(bounce[2] == Double(event))
      #expect(abs((bounce[0] ?? .nan) - time) <= 1e-9)
      #expect(abs(bounce[3] ?? .nan) <= 1e-9)
      #expect(abs((bounce[4] ?? .nan) - speed) <= 1e-9)
      time += 2 * speed / 9.81
    }
  }

  @Test func aRecordedCrossingIsThatOfTheClosedForm() throws {
    let table = try table(ExampleDocument.path("bouncing-ball"), "--events")
    // Only the second flight is high enough.
    let crossings = table.rows.filter { $0[1] == 2 }.map { $0.compactMap(\.self) }
    #expect(crossings.count == 1)
    let start = 0.8 * (2 * 9.81).squareRoot()
    let speed = (start * start - 9.81).squareRoot()
    let expected = [(2 / 9.81).squareRoot() + (start - speed) / 9.81, 2, 0, 0.5, speed]
    for (number, expectation) in zip(crossings.first ?? [], expected) { #expect(abs(number - expectation) <= 1e-9) }
  }

  @Test func allFormatsHoldTheSame() throws {
    let document = ExampleDocument.drift()
    func output(_ format: String) throws -> String {
      try Tool.run("simulate", "-", "--at", "0,0.5,3", "--format", format, input: document).output
    }
    #expect(try output("csv") == "time,a.position,a.velocity\n0,0,1\n0.5,0.5,1\n3,,\n")
    #expect(try output("tsv") == "time\ta.position\ta.velocity\n0\t0\t1\n0.5\t0.5\t1\n3\t\t\n")
    let objects = [
      "{\"time\":0,\"a.position\":0,\"a.velocity\":1}", "{\"time\":0.5,\"a.position\":0.5,\"a.velocity\":1}",
      "{\"time\":3,\"a.position\":null,\"a.velocity\":null}",
    ]
    #expect(try output("json") == "[\n" + objects.joined(separator: ",\n") + "\n]\n")
    #expect(try output("ndjson") == objects.joined(separator: "\n") + "\n")
  }

  @Test func aNumPyArrayHoldsTheNumbersOfTheTable() throws {
    let file = folder.file("chain.npy")
    let run = try Tool.run("simulate", ExampleDocument.path("chain"), "--format", "npy", "-o", file.path)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    let array = try NumPyArray(Array(FileHandle(forReadingFrom: file).readToEnd() ?? Data()))
    #expect((array.rowCount, array.columnCount) == (121, 11))
    let rows = try table(ExampleDocument.path("chain")).rows
    #expect(array.numbers == rows.flatMap { $0.compactMap(\.self) })
  }

  @Test func timesComeFromStandardInput() throws {
    let document = folder.file("drift.json")
    try Data(ExampleDocument.drift().utf8).write(to: document)
    let run = try Tool.run("simulate", document.path, "--at", "-", input: "0.25 1\n-1 1.5")
    #expect(run.output == "time,a.position,a.velocity\n0.25,0.25,1\n1,1,1\n-1,,\n1.5,,\n")
  }

  @Test func anEventThatStopsItEndsTheRows() throws {
    let stop = ExampleDocument.drift(
      events: "{\"body\":\"a\",\"position\":0.625,\"action\":\"stop\"}", duration: "1e9")
    let table = try table("-", "--rate", "4", input: stop)
    #expect(table.numbers(of: 0) == [0, 0.25, 0.5])
    #expect(try self.table("-", "--events", input: stop).rows.map { $0[1] } == [0])
    #expect(try self.table("-", "--at", "0.5,0.75", input: stop).rows[1] == [0.75, nil, nil])
  }

  @Test func aStopAtTheStartLeavesOneRow() throws {
    let stop = ExampleDocument.drift(events: "{\"at\":0,\"action\":\"stop\"}")
    #expect(try table("-", input: stop).rows == [[0, 0, 1]])
    #expect(try table("-", "--events", input: stop).rows == [[0, 0, nil, nil, nil]])
    #expect(try Tool.run("simulate", "-", "--plot", input: stop).output.hasSuffix("</svg>\n"))
  }

  @Test func aSpringCanBeChanged() throws {
    let document = """
      { "bodies": [ { "name": "a", "mass": 2, "position": 1 } ],
        "springs": [ { "from": "a", "to": 0, "stiffness": 8 } ], "duration": 2, "tolerance": 1e-12,
        "events": [ { "at": 0.5, "action": "set", "spring": 0, "stiffness": 50, "damping": 4, "restLength": 0.5 } ] }
      """
    let after = SpringMotion(Spring(mass: 2, stiffness: 8, damping: 0), from: 1.0, to: 0).retargeted(
      to: 0.5, at: 0.5, with: Spring(mass: 2, stiffness: 50, damping: 4))
    for row in try table("-", "--at", "0.5,0.75,1,2", input: document).rows.map({ $0.compactMap(\.self) }) {
      #expect(abs(row[1] - after.value(at: row[0])) <= 1e-10)
    }
  }

  /// It rested at b = a − 1, and was thrown there.
  @Test(arguments: [1.0, -1])
  func aBodyRestsOnItsSide(distance: Double) throws {
    let document = """
      { "bodies": [ { "name": "a", "mass": 1, "position": 3 },
                    { "name": "b", "mass": 1, "position": \(3 + distance) } ],
        "springs": [ { "from": "a", "to": "b", "stiffness": 100, "restLength": 1 } ], "duration": 1 }
      """
    let rows = try table("-", "--rate", "10", input: document).rows
    #expect(rows.count == 11)
    for row in rows { #expect(row.dropFirst() == [3, 0, 3 + distance, 0]) }
  }

  @Test func aRestLengthNeedsASide() throws {
    func run(_ position: Int, _ restLength: Int) throws -> Tool.Result {
      let document = """
        { "bodies": [ { "name": "a", "mass": 1, "position": \(position) } ], "duration": 1,
          "springs": [ { "from": "a", "to": 2, "stiffness": 100, "restLength": \(restLength) } ],
          "events": [ { "at": 0.5, "action": "set", "spring": 0, "restLength": 1 } ] }
        """
      return try Tool.run("simulate", "-", input: document)
    }
    #expect(try run(1, 1).exitCode == 0)
    let together = try run(2, 1)
    #expect(together.exitCode == 65)
    let expected = "springs[0]: expected ends at different places, as a restLength needs a direction"
    #expect(together.errors.contains(expected))
    // They are still together when the length is set.
    let later = try run(2, 0)
    #expect(later.exitCode == 65)
    let reason = "springs[0].restLength must be 0, as the ends are at one place, not 1"
    #expect(later.errors.contains("the simulation ends at 0.5 s: \(reason)"))
  }

  @Test(arguments: ["rkck", "rkf45", "rk8pd", "msbdf", "bsimp"])
  func everyMethodIntegrates(method: String) throws {
    let document = ExampleDocument.retargetedSpring.replacingOccurrences(of: "rkck", with: method)
    let row = try table("-", "--at", "1", input: document).rows[0]
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1).retargeted(to: 2, at: 0.3)
    // The errors of the multistep method's many steps add up.
    #expect(abs((row[1] ?? .nan) - motion.value(at: 1)) <= 1e-6)
  }

  @Test(arguments: ExampleDocument.names)
  func everyExampleRuns(name: String) throws {
    let table = try table(ExampleDocument.path(name))
    #expect(table.rows.count > 100)
    #expect(table.rows.allSatisfy { !$0.contains(nil) })
  }
}
