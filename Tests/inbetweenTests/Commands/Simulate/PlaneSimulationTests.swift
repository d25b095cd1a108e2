import Foundation
import MotionNumerics
import Testing

/// Bodies in the plane, from their documents to tables and pictures.
///
/// Each test has its own folder.
@Suite final class PlaneSimulationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  private func output(_ arguments: String..., input: String) throws -> String {
    let run = try Tool.run(["simulate", "-"] + arguments, input: input)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  private let columns = ["position.0", "position.1", "velocity.0", "velocity.1"]

  /// A ball that is thrown on a floor without friction.
  private let thrown = """
    { "bodies": [ { "name": "ball", "mass": 2, "position": [0, 1.25], "velocity": [3, 0] } ], "springs": [],
      "duration": 2, "gravity": [0, -10], "tolerance": 1e-12,
      "events": [ { "body": "ball", "coordinate": 1, "position": 0, "direction": "falling", "action": "reflect",
                    "restitution": 0.5 },
                  { "body": "ball", "coordinate": 0, "position": 2.7, "action": "record" },
                  { "at": 1.8, "action": "record" } ] }
    """

  @Test func aThrownBallBounces() throws {
    let table = PrintedTable(try output("--at", "0.25,0.75,1.75,3", input: thrown))
    #expect(table.columns == ["time"] + columns.map { "ball.\($0)" })
    // Off the floor at 2.5 m/s from 0.5 s, at half of it from 1 s, and so on until 1.5 s, when it stays there.
    let expected = [[0.25, 0.75, 0.9375, 3, -2.5], [0.75, 2.25, 0.3125, 3, 0], [1.75, 5.25, 0, 3, 0]]
    for (row, expected) in zip(table.rows, expected) {
      for (number, expectation) in zip(row, expected) { #expect(abs((number ?? .nan) - expectation) <= 1e-9, "\(row)") }
    }
    #expect(table.rows.last == [3, nil, nil, nil, nil])
  }

  @Test func eventsSayWhereAndHowFast() throws {
    let table = PrintedTable(try output("--events", input: thrown))
    #expect(table.columns == ["time", "event", "body"] + columns)
    let expected = [[0.5, 0, 0, 1.5, 0, 3, 2.5], [0.9, 1, 0, 2.7, 0.2, 3, -1.5], [1, 0, 0, 3, 0, 3, 1.25]]
    for (row, expected) in zip(table.rows, expected) {
      for (number, expectation) in zip(row, expected) { #expect(abs((number ?? .nan) - expectation) <= 1e-9, "\(row)") }
    }
    #expect(table.rows.last == [1.8, 2, nil, nil, nil, nil, nil])
  }

  /// The same spring on the line and along y, which nothing moves away from it.
  @Test func alongAnAxisItIsTheMotionOfTheLine() throws {
    func document(_ point: (Double) -> String, crossing: String) -> String {
      """
      { "bodies": [ { "name": "a", "mass": 2, "position": \(point(1.5)), "velocity": \(point(-1)) } ],
        "springs": [ { "from": "a", "to": \(point(0)), "stiffness": 30, "damping": 0.4, "cubicStiffness": 7,
                       "restLength": 1 } ],
        "duration": 2, "gravity": \(point(0.5)), "tolerance": 1e-12,
        "events": [ { "at": 0.7, "action": "retarget", "spring": 0, "to": \(point(-0.5)) },
                    { "at": 1.1, "action": "set", "spring": 0, "damping": 2, "restLength": 1.2 },
                    { "body": "a", \(crossing) "position": 0.9, "direction": "falling", "action": "record" } ] }
      """
    }
    let line = document({ "\($0)" }, crossing: "")
    let plane = document({ "[0, \($0)]" }, crossing: "\"coordinate\": 1,")
    let (onALine, inThePlane) = (
      PrintedTable(try output("--rate", "20", input: line)), PrintedTable(try output("--rate", "20", input: plane))
    )
    #expect(onALine.rows.count == 41 && inThePlane.numbers(of: 1).allSatisfy { $0 == 0 })
    // Each of some fifty steps is off by the tolerance at most.
    for (columnOnTheLine, column) in [(0, 0), (1, 2), (2, 4)] {
      for (number, other) in zip(onALine.numbers(of: columnOnTheLine), inThePlane.numbers(of: column)) {
        #expect(abs(number - other) <= 1e-10)
      }
    }
    let events = try [line, plane].map { PrintedTable(try output("--events", input: $0)) }
    #expect(events[0].numbers(of: 1) == events[1].numbers(of: 1) && events[0].rows.count > 2)
    for (time, other) in zip(events[0].numbers(of: 0), events[1].numbers(of: 0)) { #expect(abs(time - other) <= 1e-10) }
  }

  @Test func allFormatsHoldFourColumnsForABody() throws {
    let document = #"{"bodies":[{"name":"a","mass":1,"position":[1,2],"velocity":[0.5,-1]}],"duration":1}"#
    #expect(
      try output("--at", "0", input: document)
        == "time,a.position.0,a.position.1,a.velocity.0,a.velocity.1\n0,1,2,0.5,-1\n")
    #expect(
      try output("--at", "0,2", "--format", "ndjson", input: document) == """
        {"time":0,"a.position.0":1,"a.position.1":2,"a.velocity.0":0.5,"a.velocity.1":-1}
        {"time":2,"a.position.0":null,"a.position.1":null,"a.velocity.0":null,"a.velocity.1":null}

        """)
    let file = folder.file("jelly.npy")
    let run = try Tool.run("simulate", ExampleDocument.path("jelly"), "-o", file.path)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
    let array = try NumPyArray(Array(FileHandle(forReadingFrom: file).readToEnd() ?? Data()))
    #expect((array.rowCount, array.columnCount) == (121, 21))
  }

  /// The jelly is dropped with one side pulled out: it stays above the floor, and comes back to its shape.
  @Test func theJellyFallsAndKeepsItsShape() throws {
    let run = try Tool.run("simulate", ExampleDocument.path("jelly"))
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let table = PrintedTable(run.output)
    let last = try #require(table.rows.last).compactMap(\.self)
    let center = SIMD2(last[1], last[2])
    for body in 0..<5 {
      #expect(table.numbers(of: 4 * body + 2).allSatisfy { $0 >= -1e-9 })
      let offset = SIMD2(last[4 * body + 1], last[4 * body + 2]) - center
      let length = (offset * offset).sum().squareRoot()
      #expect(body == 0 || abs(length - 0.5) <= 0.1, "\(body): \(length)")
    }
    // At the start the west is 0.9 away from the heart.
    #expect(table.rows[0][17] == -0.9)
  }

  // MARK: Pictures

  @Test func thePictureHasAxesForEachCoordinate() throws {
    let run = try Tool.run("simulate", ExampleDocument.path("jelly"), "--plot")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    for label in [
      "x position", "y position", "x velocity", "y velocity", "time (s)", "Jelly: 5 bodies", "heart", "west",
    ] {
      #expect(run.output.components(separatedBy: ">\(label)</text>").count == 2, "\(label)")
    }
    #expect(run.output.components(separatedBy: "class=\"curves\"").count == 5)
    // The bounces are marked where the bodies are, in both coordinates.
    #expect(run.output.components(separatedBy: "class=\"marks\"").count == 3)
    let picture = try output("--plot", input: thrown)
    #expect(picture.contains(">x 0…6, y 0…1.25 · events: "))
    let page = folder.file("ball.html")
    #expect(try Tool.run("simulate", ExampleDocument.path("jelly"), "--plot", "-o", page.path).exitCode == 0)
    #expect(try text(of: page).contains("<title>Jelly: 5 bodies</title>"))
  }

  @Test func moreThanTwelveBodiesAreTooMany() throws {
    func document(_ count: Int) -> String {
      let bodies = (1...count).map { "{\"name\":\"b\($0)\",\"mass\":1,\"position\":[\($0),0]}" }
      return "{\"bodies\":[\(bodies.joined(separator: ","))],\"duration\":1}"
    }
    #expect(try Tool.run("simulate", "-", "--plot", input: document(12)).exitCode == 0)
    let run = try Tool.run("simulate", "-", "--plot", input: document(13))
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(run.errors == "inbetween: standard input: bodies: 13 to be plotted, at most 12 are allowed\n")
  }

  @Test func tooManyBodiesForAMatrix() throws {
    let bodies = (0...50).map { "{\"name\":\"b\($0)\",\"mass\":1,\"position\":[0,0]}" }.joined(separator: ",")
    let run = try Tool.run("simulate", "-", input: "{\"bodies\":[\(bodies)],\"duration\":1,\"method\":\"bsimp\"}")
    #expect(run.exitCode == 65 && run.output.isEmpty)
    #expect(
      run.errors
        == "inbetween: standard input: method: with 'bsimp' at most 50 bodies are allowed in the plane, found 51\n")
  }
}
