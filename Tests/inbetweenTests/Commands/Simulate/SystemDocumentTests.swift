import MotionDynamics
import Testing

@testable import inbetween

@Suite struct SystemDocumentTests {
  /// A million steps, or fewer of many coordinates.
  @Test(arguments: [(1, 1_000_000), (44, 1_000_000), (45, 994_205), (10_000, 4473), (20_000, 2236), (1_000_000, 1000)])
  func theUsualStepsFitIntoAGibibyte(coordinates: Int, steps: Int) {
    #expect(SystemDocument.usualMaximumSteps(coordinateCount: coordinates) == steps)
    #expect(SystemDocument.greatestMaximumSteps(coordinateCount: coordinates) == (1 << 32) / (24 * coordinates))
  }

  @Test func theExampleIsRead() throws {
    let document = try #require(SystemDocument(ExampleDocument.retargetedSpring).line)
    #expect(document.names == ["a"])
    #expect(document.network.masses == [1])
    #expect(document.network.frictions == [0])
    #expect(document.network.springs == [NetworkSpring<Double>(from: 0, to: .anchor(1), stiffness: 100, damping: 10)])
    #expect(document.network.gravity == 0)
    #expect(document.positions == [0])
    #expect(document.velocities == [0])
    #expect(document.duration == 2)
    #expect(document.method == .rkck)
    #expect(document.tolerance == 1e-9)

    #expect(document.events.map(\.body) == [nil, 0, 0])
    let events = document.events.map(\.event)
    try #require(events.count == 3)
    guard case .time(0.3) = events[0].trigger,
      case .position(coordinate: 0, level: 1, .rising) = events[1].trigger,
      case .position(coordinate: 0, level: 0, .falling) = events[2].trigger,
      case .record = events[1].action, case .reflect(restitution: 0.8) = events[2].action
    else {
      Issue.record("\(events)")
      return
    }
    #expect(network(after: events[0], of: document).springs.map(\.end) == [.anchor(2)])
  }

  /// The network after an event that changes it.
  private func network(after event: BodyEvent<Double>, of document: BodySystem<Double>) -> SpringNetwork<Double> {
    var network = document.network
    guard case .change(let change) = event.action else {
      Issue.record("\(event.action) changes nothing")
      return network
    }
    change(&network)
    return network
  }

  @Test func missingFieldsHaveDefaults() throws {
    let body = #"{"name": "a", "mass": 2, "position": -3}"#
    let alone = try #require(SystemDocument(#"{"bodies": [\#(body)], "duration": 1}"#).line)
    #expect(alone.names == ["a"])
    #expect(alone.network.masses == [2])
    #expect(alone.network.frictions == [0])
    #expect(alone.positions == [-3])
    #expect(alone.velocities == [0])
    #expect(alone.network.springs.isEmpty && alone.events.isEmpty)
    #expect(alone.duration == 1)
    #expect(alone.tolerance == 1e-9)
    #expect(alone.network.gravity == 0)
    #expect(alone.method == nil)
    let document = try #require(
      SystemDocument(
        #"""
        {"bodies": [\#(body)], "springs": [{"from": "a", "to": 0, "stiffness": 1}], "duration": 1,
         "events": [{"body": "a", "position": 1, "action": "stop"}]}
        """#
      ).line)
    #expect(document.network.springs == [NetworkSpring<Double>(from: 0, to: .anchor(0), stiffness: 1)])
    let trigger = try #require(document.events.first).event.trigger
    guard case .position(coordinate: 0, level: 1, .either) = trigger else {
      Issue.record("\(trigger)")
      return
    }
  }

  /// Indices replace names, in any order of the fields.
  @Test func namesOfBodiesBecomeIndices() throws {
    let document = try #require(
      SystemDocument(
        #"""
        {"springs": [{"from": "b", "to": "a", "stiffness": -1, "cubicStiffness": 2}],
         "events": [{"at": 0, "body": "c d", "action": "set", "spring": 0, "stiffness": -2, "restLength": 1}],
         "duration": 1e300, "method": "bsimp", "tolerance": 0.1, "gravity": -9.81,
         "bodies": [{"name": "a", "mass": 1, "position": 0}, {"name": "b", "mass": 1, "position": 1},
                    {"name": "c d", "mass": 5e-324, "position": 0}]}
        """#
      ).line)
    #expect(
      document.network.springs == [NetworkSpring<Double>(from: 1, to: .body(0), stiffness: -1, cubicStiffness: 2)])
    #expect(document.names == ["a", "b", "c d"])
    #expect(document.method == .bsimp)
    #expect(document.network.gravity == -9.81)
    #expect(document.events.map(\.body) == [2])
    let event = try #require(document.events.first).event
    guard case .time(0) = event.trigger else {
      Issue.record("\(event.trigger)")
      return
    }
    // Parameters that are not given stay.
    let changed = NetworkSpring<Double>(from: 1, to: .body(0), stiffness: -2, cubicStiffness: 2, restLength: 1)
    #expect(network(after: event, of: document).springs == [changed])
  }

  @Test(arguments: [(1, nil), (10_000, nil), (10_001, "bodies: expected 1 to 10000 elements, found 10001")])
  func bodiesAreLimited(count: Int, expected: String?) {
    #expect(problem(of: document(bodyCount: count)) == expected)
  }

  /// They are counted before the first one is read, and none of these is a spring.
  @Test(arguments: [
    (100_000, "springs[0]: expected an object, found a number"),
    (100_001, "springs: expected 0 to 100000 elements, found 100001"),
  ])
  func springsAreLimited(count: Int, expected: String) {
    #expect(problem(of: document(bodyCount: 1, #", "springs": \#(repeated("0", count))"#)) == expected)
  }

  @Test(arguments: [(10_000, nil), (10_001, "events: expected 0 to 10000 elements, found 10001")])
  func eventsAreLimited(count: Int, expected: String?) {
    let events = repeated(#"{"at":1,"action":"record"}"#, count)
    #expect(problem(of: document(bodyCount: 1, #", "events": \#(events)"#)) == expected)
  }

  private func document(bodyCount: Int, _ more: String = "") -> String {
    let bodies = (0..<bodyCount).map { #"{"name":"b\#($0)","mass":1,"position":0}"# }.joined(separator: ",")
    return #"{"duration": 1, "bodies": [\#(bodies)]\#(more)}"#
  }

  private func repeated(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }
}
