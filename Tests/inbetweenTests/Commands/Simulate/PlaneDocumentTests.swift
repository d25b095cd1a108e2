import MotionDynamics
import Testing

@testable import inbetween

/// Documents whose points are `[x, y]`: what they hold, and what is refused.
@Suite struct PlaneDocumentTests {
  typealias Point = SIMD2<Double>

  private static let bodies =
    #"{"name": "a", "mass": 1, "position": [1, 2]}, {"name": "b", "mass": 2, "position": [3, 4]}"#

  private func document(
    bodies: String = bodies, springs: String? = nil, settings: String = #""duration": 1"#, events: String = "[]"
  ) -> String {
    // The first spring ends at an anchor, the second at a body.
    let joined = #"[{"from": "a", "to": [0, 0], "stiffness": 1}, {"from": "b", "to": "a", "stiffness": 1}]"#
    return #"{"bodies": [\#(bodies)], "springs": \#(springs ?? joined), \#(settings), "events": \#(events)}"#
  }

  @Test func theContentsAreRead() throws {
    let document = try #require(
      SystemDocument(
        #"""
        { "bodies": [ { "name": "a", "mass": 1, "position": [1, -2], "velocity": [0.5, 3] },
                      { "name": "b", "mass": 2, "position": [0, 7] } ],
          "springs": [ { "from": "a", "to": [3, 4], "stiffness": 100, "damping": 10, "restLength": 0.5 },
                       { "from": "b", "to": "a", "stiffness": 50 } ],
          "duration": 2, "gravity": [0.1, -9.81],
          "events": [ { "at": 0.3, "action": "retarget", "spring": 0, "to": [5, 6] },
                      { "body": "b", "coordinate": 0, "position": 1, "direction": "rising", "action": "record" },
                      { "body": "b", "coordinate": 1, "position": 0, "action": "reflect", "restitution": 0.8 },
                      { "at": 1, "body": "b", "action": "stop" } ] }
        """#
      ).plane)
    #expect(document.names == ["a", "b"])
    #expect(document.positions == [[1, -2], [0, 7]] && document.velocities == [[0.5, 3], [0, 0]])
    #expect(document.network.masses == [1, 2] && document.network.gravity == [0.1, -9.81])
    #expect(
      document.network.springs == [
        NetworkSpring<Point>(from: 0, to: .anchor([3, 4]), stiffness: 100, damping: 10, restLength: 0.5),
        NetworkSpring<Point>(from: 1, to: .body(0), stiffness: 50),
      ])
    #expect(document.events.map(\.body) == [nil, 1, 1, 1])
    guard case .position(coordinate: 2, level: 1, .rising) = document.events[1].event.trigger,
      case .position(coordinate: 3, level: 0, .either) = document.events[2].event.trigger,
      case .reflect(restitution: 0.8) = document.events[2].event.action,
      case .change(let change) = document.events[0].event.action
    else {
      Issue.record("\(document.events)")
      return
    }
    var network = document.network
    change(&network)
    #expect(network.springs.map(\.end) == [.anchor([5, 6]), .body(0)])
  }

  @Test func theFirstPositionSaysWhereTheBodiesAre() throws {
    #expect(problem(of: document()) == nil)
    let alone = try SystemDocument(#"{"bodies": [{"name": "a", "mass": 1, "position": [1, 2]}], "duration": 1}"#)
    let plane = try #require(alone.plane)
    #expect(plane.velocities == [.zero] && plane.network.gravity == .zero && plane.network.springs.isEmpty)
    #expect(alone.line == nil)
  }

  // MARK: Points of another kind

  @Test(arguments: [
    ("[1, 2, 3]", "expected a number or [x, y], found 3 elements"),
    ("[1]", "expected a number or [x, y], found 1 element"),
    ("[]", "expected a number or [x, y], found 0 elements"), (#""1, 2""#, "expected a number or [x, y], found a text"),
    ("{}", "expected a number or [x, y], found an object"), ("null", "expected a number or [x, y], found null"),
  ])
  func aFirstPositionThatIsNone(position: String, expected: String) {
    let bodies = #"{"name": "a", "mass": 1, "position": \#(position)}"#
    #expect(problem(of: document(bodies: bodies, springs: "[]")) == "bodies[0].position: \(expected)")
  }

  @Test(arguments: [
    (#""position": 1"#, "position: expected [x, y] as in bodies[0].position, found a number"),
    (#""position": [1, 2, 3]"#, "position: expected [x, y] as in bodies[0].position, found 3 elements"),
    (#""position": [1, "2"]"#, "position[1]: expected a number, found a text"),
    (#""position": [[1], 2]"#, "position[0]: expected a number, found an array"),
    (#""position": "1, 2""#, "position: expected [x, y], found a text"),
    (#""position": [1, 2], "velocity": 3"#, "velocity: expected [x, y] as in bodies[0].position, found a number"),
    (#""position": [1, 2], "velocity": null"#, "velocity: expected [x, y], found null"),
    (#""position": [1, 2], "friction": 0"#, "friction: not allowed in the plane"),
  ])
  func badBodies(fields: String, expected: String) {
    let bodies = #"{"name": "a", "mass": 1, "position": [0, 0]}, {"name": "b", "mass": 1, \#(fields)}"#
    #expect(problem(of: document(bodies: bodies, springs: "[]")) == "bodies[1].\(expected)")
  }

  @Test(arguments: [
    (#""duration": 1, "gravity": -9.81"#, "gravity: expected [x, y] as in bodies[0].position, found a number"),
    (#""duration": 1, "gravity": [0]"#, "gravity: expected [x, y] as in bodies[0].position, found 1 element"),
    (
      #""duration": 1, "maximumSteps": 1e8"#,
      "maximumSteps: expected a whole number from 1 to 44739242, found 100000000"
    ),
  ])
  func badSettings(fields: String, expected: String) {
    #expect(problem(of: document(settings: fields)) == expected)
  }

  /// All points of a document on a line are numbers.
  @Test(arguments: [
    (#"}, {"name": "b", "mass": 1, "position": [0, 1]}]"#, "bodies[1].position: expected a number"),
    (#", "velocity": [1, 2]}]"#, "bodies[0].velocity: expected a number"),
    (#"}], "gravity": [0, -9.81]"#, "gravity: expected a number"),
    (
      #"}], "springs": [{"from": "a", "to": [0, 1], "stiffness": 1}]"#,
      "springs[0].to: expected the name of a body or a number"
    ),
  ])
  func pointsOfThePlaneOnALine(more: String, expected: String) {
    let document = #"{"duration": 1, "bodies": [{"name": "a", "mass": 1, "position": 0\#(more)}"#
    #expect(problem(of: document) == expected + " as in bodies[0].position, found an array")
  }

  @Test func aLineHasOneCoordinate() {
    let document = #"""
      {"duration": 1, "bodies": [{"name": "a", "mass": 1, "position": 0}],
       "events": [{"body": "a", "coordinate": 0, "position": 1, "action": "stop"}]}
      """#
    #expect(problem(of: document) == "events[0].coordinate: not allowed on a line")
  }

  // MARK: Springs

  @Test(arguments: [
    (
      #""from": "a", "to": 0, "stiffness": 1"#,
      "to: expected the name of a body or [x, y] as in bodies[0].position, found a number"
    ),
    (#""from": "a", "to": null, "stiffness": 1"#, "to: expected the name of a body or [x, y], found null"),
    (#""from": "a", "to": [0, true], "stiffness": 1"#, "to[1]: expected a number, found true"),
    (
      #""from": "a", "to": [0, 0], "stiffness": 1, "restLength": -1"#,
      "restLength: expected a number of at least 0, found -1"
    ),
  ])
  func badSprings(fields: String, expected: String) {
    #expect(problem(of: document(springs: "[{\(fields)}]")) == "springs[0].\(expected)")
  }

  /// With a rest length a spring needs a direction, to push or to pull along.
  @Test(arguments: [#"[1, 2]"#, #""c""#])
  func endsThatAreTogether(end: String) {
    let bodies = Self.bodies + #", {"name": "c", "mass": 1, "position": [1, 2]}"#
    func problem(_ restLength: String) -> String? {
      let spring = #"{"from": "a", "to": \#(end), "stiffness": 1, "restLength": \#(restLength)}"#
      return inbetweenTests.problem(of: document(bodies: bodies, springs: "[\(spring)]"))
    }
    #expect(problem("0") == nil)
    #expect(problem("0.1") == "springs[0]: expected ends at different places, as a restLength needs a direction")
  }

  // MARK: Events

  @Test(arguments: [
    (#""action": "record""#, ": expected at, or body, coordinate and position"),
    (#""body": "a", "position": 1, "action": "stop""#, ".coordinate: missing"),
    (#""coordinate": 0, "position": 1, "action": "stop""#, ".body: missing"),
    (#""body": "a", "coordinate": 1, "action": "stop""#, ".position: missing"),
    (
      #""body": "a", "coordinate": 2, "position": 1, "action": "stop""#,
      ".coordinate: expected the index of a coordinate, 0 to 1, found 2"
    ),
    (
      #""body": "a", "coordinate": -1, "position": 1, "action": "stop""#,
      ".coordinate: expected the index of a coordinate, 0 to 1, found -1"
    ),
    (
      #""body": "a", "coordinate": 0.5, "position": 1, "action": "stop""#,
      ".coordinate: expected the index of a coordinate, 0 to 1, found 0.5"
    ),
    (
      #""body": "a", "coordinate": "y", "position": 1, "action": "stop""#,
      ".coordinate: expected a number, found a text"
    ),
    (
      #""body": "a", "coordinate": 0, "position": [1, 2], "action": "stop""#,
      ".position: expected a number, found an array"
    ),
    (#""at": 1, "coordinate": 0, "action": "stop""#, ".coordinate: not allowed with 'at'"),
    (
      #""at": 1, "action": "reflect", "restitution": 1"#,
      ".at: not allowed with the action 'reflect', which needs body, coordinate and position"
    ),
    (
      #""at": 1, "action": "retarget", "spring": 0, "to": 1"#,
      ".to: expected [x, y] as in bodies[0].position, found a number"
    ),
    (
      #""at": 1, "action": "set", "spring": 0, "restLength": -1"#,
      ".restLength: expected a number of at least 0, found -1"
    ),
  ])
  func badEvents(fields: String, expected: String) {
    #expect(problem(of: document(events: "[{\(fields)}]")) == "events[0]\(expected)")
  }
}
