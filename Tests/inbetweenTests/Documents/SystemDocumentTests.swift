import Testing

@testable import inbetween

@Suite struct SystemDocumentTests {
  @Test func theExampleOfTheDesignIsRead() throws {
    let parameters = SystemDocument.Spring.Parameters(stiffness: 100, damping: 10, cubicStiffness: 0, restLength: 0)
    let expected = SystemDocument(
      bodies: [SystemDocument.Body(name: "a", mass: 1, position: 0, velocity: 0, friction: 0)],
      springs: [SystemDocument.Spring(from: 0, to: .anchor(1), parameters: parameters)],
      duration: 2, method: .rkck, tolerance: 1e-9, gravity: 0,
      events: [
        SystemDocument.Event(trigger: .time(0.3, body: nil), action: .retarget(spring: 0, to: 2)),
        SystemDocument.Event(trigger: .crossing(body: 0, position: 1, direction: .rising), action: .record),
        SystemDocument.Event(
          trigger: .crossing(body: 0, position: 0, direction: .falling), action: .reflect(restitution: 0.8)),
      ])
    let document = try SystemDocument(designExample)
    #expect(document == expected)
    #expect(document.events.map(\.body) == [nil, 0, 0])
  }

  @Test func whatIsLeftOutHasDefaults() throws {
    let body = #"{"name": "a", "mass": 2, "position": -3}"#
    #expect(
      try SystemDocument(#"{"bodies": [\#(body)], "duration": 1}"#)
        == SystemDocument(
          bodies: [SystemDocument.Body(name: "a", mass: 2, position: -3, velocity: 0, friction: 0)],
          springs: [], duration: 1, method: .rkck, tolerance: 1e-9, gravity: 0, events: []))
    let document = try SystemDocument(
      #"""
      {"bodies": [\#(body)], "springs": [{"from": "a", "to": 0, "stiffness": 1}], "duration": 1,
       "events": [{"body": "a", "position": 1, "action": "stop"}]}
      """#)
    let parameters = SystemDocument.Spring.Parameters(stiffness: 1, damping: 0, cubicStiffness: 0, restLength: 0)
    #expect(document.springs.map(\.parameters) == [parameters])
    #expect(document.events.map(\.trigger) == [.crossing(body: 0, position: 1, direction: .either)])
  }

  /// Names become indices, in whatever order the document has them.
  @Test func namesOfBodiesBecomeIndices() throws {
    let document = try SystemDocument(
      #"""
      {"springs": [{"from": "b", "to": "a", "stiffness": -1, "cubicStiffness": 2}],
       "events": [{"at": 0, "body": "c d", "action": "set", "spring": 0, "stiffness": -2, "restLength": -1}],
       "duration": 1e300, "method": "bsimp", "tolerance": 0.1, "gravity": -9.81,
       "bodies": [{"name": "a", "mass": 1, "position": 0}, {"name": "b", "mass": 1, "position": 1},
                  {"name": "c d", "mass": 5e-324, "position": 0}]}
      """#)
    let spring = try #require(document.springs.first)
    #expect(spring.from == 1)
    #expect(spring.to == .body(0))
    let change = SystemDocument.Event.SpringChange(
      stiffness: -2, damping: nil, cubicStiffness: nil, restLength: -1)
    let event = SystemDocument.Event(trigger: .time(0, body: 2), action: .set(spring: 0, change))
    #expect(document.events == [event])
    #expect(document.method == .bsimp)
    #expect(document.gravity == -9.81)
  }

  @Test(arguments: [(1, nil), (10_000, nil), (10_001, "bodies: expected 1 to 10000 elements, found 10001")])
  func bodiesAreLimited(count: Int, expected: String?) {
    #expect(problem(of: document(bodyCount: count)) == expected)
  }

  /// They are counted before one of them is looked at, and none of these is a spring.
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
