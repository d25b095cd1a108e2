import Testing

@testable import inbetween

/// Each document is a good one with one changed field.
@Suite struct BadSystemDocumentTests {
  @Test func theUnchangedDocumentIsGood() {
    #expect(problem(of: document()) == nil)
  }

  @Test(arguments: [
    (#"[]"#, "bodies: expected 1 to 10000 elements, found 0"),
    (#"{}"#, "bodies: expected an array, found an object"),
    (#"null"#, "bodies: expected an array, found null"),
    (#"["a"]"#, "bodies[0]: expected an object, found a text"),
    (#"[{}]"#, "bodies[0].name: missing"),
    (#"[{"name": "a", "position": 0}]"#, "bodies[0].mass: missing"),
    (#"[{"name": "a", "mass": 1}]"#, "bodies[0].position: missing"),
  ])
  func badListsOfBodies(bodies: String, expected: String) {
    #expect(problem(of: document(bodies: bodies)) == expected)
  }

  @Test(arguments: [
    (#""mass": 0"#, "mass: expected a positive number, found 0"),
    (#""mass": -1.50"#, "mass: expected a positive number, found -1.5"),
    (#""mass": "1""#, "mass: expected a positive number, found a text"),
    (#""mass": null"#, "mass: expected a positive number, found null"),
    (#""mass": 1, "velocity": false"#, "velocity: expected a number, found false"),
    (#""mass": 1, "velocity": [1]"#, "velocity: expected a number as in bodies[0].position, found an array"),
    (#""mass": 1, "friction": -1e-3"#, "friction: expected a number of at least 0, found -0.001"),
    (
      #""mass": 1, "frction": 1"#,
      "frction: unknown field; did you mean 'friction'?"
    ),
    (#""mas": 1"#, "mas: unknown field; did you mean 'mass'?"),
  ])
  func badBodies(fields: String, expected: String) {
    let bodies = #"[{"name": "a", "mass": 1, "position": 0}, {"name": "b", "position": 0, \#(fields)}]"#
    #expect(problem(of: document(bodies: bodies)) == "bodies[1].\(expected)")
  }

  private static let nameRule =
    "a text without commas, tabs, quotation marks, backslashes and control characters"

  @Test(arguments: [
    (#""""#, "expected a text that is not empty, found ''"),
    (#"7"#, "expected a text, found a number"),
    (#""a""#, "'a' is the name of bodies[0] already"),
    (#""x,y""#, "expected \(nameRule), found 'x,y'"),
    (#""x\ty""#, #"expected \#(nameRule), found 'x\u{9}y'"#),
    (#""x\"y""#, #"expected \#(nameRule), found 'x"y'"#),
    (#""x\\y""#, #"expected \#(nameRule), found 'x\y'"#),
    (#""x\ny""#, #"expected \#(nameRule), found 'x\u{a}y'"#),
    (#""x\u2028y""#, #"expected \#(nameRule), found 'x\u{2028}y'"#),
    (#""x\u0000y""#, #"expected \#(nameRule), found 'x\u{0}y'"#),
  ])
  func badNames(name: String, expected: String) {
    let bodies = #"[{"name": "a", "mass": 1, "position": 0}, {"name": \#(name), "mass": 1, "position": 0}]"#
    #expect(problem(of: document(bodies: bodies)) == "bodies[1].name: \(expected)")
  }

  @Test(arguments: [
    (#""to": 0, "stiffness": 1"#, "from: missing"),
    (#""from": "a", "stiffness": 1"#, "to: missing"),
    (#""from": "a", "to": 0"#, "stiffness: missing"),
    (#""from": "z", "to": 0, "stiffness": 1"#, "from: expected the name of a body, found 'z'"),
    (#""from": 0, "to": 0, "stiffness": 1"#, "from: expected a text, found a number"),
    (#""from": "a", "to": "z", "stiffness": 1"#, "to: expected the name of a body, found 'z'"),
    (#""from": "a", "to": "a", "stiffness": 1"#, "to: expected another body than from, found the same"),
    (#""from": "a", "to": null, "stiffness": 1"#, "to: expected the name of a body or a number, found null"),
    (#""from": "a", "to": 0, "stiffness": {}"#, "stiffness: expected a number, found an object"),
    (
      #""from": "a", "to": 0, "stiffness": 1, "damping": -1"#,
      "damping: expected a number of at least 0, found -1"
    ),
    (
      #""from": "a", "to": 0, "stiffness": 1, "rest length": 1"#,
      "'rest length': unknown field; did you mean 'restLength'?"
    ),
    (
      #""from": "a", "to": 1, "stiffness": 1, "restLength": -1"#,
      "restLength: expected a number of at least 0, found -1"
    ),
  ])
  func badSprings(fields: String, expected: String) {
    #expect(problem(of: document(springs: "[{\(fields)}]")) == "springs[0].\(expected)")
  }

  @Test(arguments: [
    (#""duration": 0"#, "duration: expected a positive number, found 0"),
    (#""duration": "2 s""#, "duration: expected a positive number, found a text"),
    (#""tolerance": 1"#, "duration: missing"),
    (
      #""duration": 1, "method": "rk4""#,
      "method: expected rkck, rkf45, rk8pd, msbdf or bsimp, found 'rk4'"
    ),
    (#""duration": 1, "method": 4"#, "method: expected rkck, rkf45, rk8pd, msbdf or bsimp, found a number"),
    (#""duration": 1, "tolerance": 0"#, "tolerance: expected a number from 1e-14 to 0.1, found 0"),
    (#""duration": 1, "tolerance": -1e-9"#, "tolerance: expected a number from 1e-14 to 0.1, found -1e-09"),
    (#""duration": 1, "tolerance": 9e-15"#, "tolerance: expected a number from 1e-14 to 0.1, found 9e-15"),
    (#""duration": 1, "tolerance": 0.11"#, "tolerance: expected a number from 1e-14 to 0.1, found 0.11"),
    (#""duration": 1, "gravity": "earth""#, "gravity: expected a number, found a text"),
    // The first one in the document.
    (
      #""duration": 1, "gravty": 1, "aa": 0"#,
      "gravty: unknown field; did you mean 'gravity'?"
    ),
  ])
  func badSettings(fields: String, expected: String) {
    #expect(problem(of: document(settings: fields)) == expected)
  }

  @Test(arguments: [
    (#""at": 1"#, ".action: missing"),
    (#""at": 1, "action": "jump""#, ".action: expected record, stop, reflect, set or retarget, found 'jump'"),
    (#""action": "record""#, ": expected at, or body and position"),
    (#""at": -1, "action": "stop""#, ".at: expected a number of at least 0, found -1"),
    (#""at": null, "action": "stop""#, ".at: expected a number of at least 0, found null"),
    (#""at": 1, "body": "z", "action": "stop""#, ".body: expected the name of a body, found 'z'"),
    (#""at": 1, "body": "a", "position": 1, "action": "stop""#, ".position: not allowed with 'at'"),
    (#""at": 1, "direction": "rising", "action": "stop""#, ".direction: not allowed with 'at'"),
    (#""body": "a", "action": "record""#, ".position: missing"),
    (#""position": 1, "action": "record""#, ".body: missing"),
    (#""direction": "rising", "action": "record""#, ".body: missing"),
    (
      #""body": "a", "position": 1, "direction": "up", "action": "record""#,
      ".direction: expected rising, falling or either, found 'up'"
    ),
    (#""at": 1, "action": "record", "restitution": 1"#, ".restitution: not allowed with the action 'record'"),
    (#""at": 1, "action": "stop", "spring": 0"#, ".spring: not allowed with the action 'stop'"),
    (#""at": 1, "action": "set", "spring": 0, "to": 1"#, ".to: not allowed with the action 'set'"),
    (
      #""at": 1, "action": "retarget", "spring": 0, "to": 1, "damping": 1"#,
      ".damping: not allowed with the action 'retarget'"
    ),
    (
      #""at": 1, "action": "reflect", "restitution": 1"#,
      ".at: not allowed with the action 'reflect', which needs body and position"
    ),
    (#""body": "a", "position": 1, "action": "reflect""#, ".restitution: missing"),
    (
      #""body": "a", "position": 1, "action": "reflect", "restitution": 1.1"#,
      ".restitution: expected a number from 0 to 1, found 1.1"
    ),
    (#""at": 1, "action": "set", "stiffness": 1"#, ".spring: missing"),
    (
      #""at": 1, "action": "set", "spring": 0"#,
      ": expected at least one of stiffness, damping, cubicStiffness or restLength"
    ),
    (
      #""at": 1, "action": "set", "spring": 2, "stiffness": 1"#,
      ".spring: expected the index of a spring, 0 to 1, found 2"
    ),
    (
      #""at": 1, "action": "set", "spring": 0.5, "stiffness": 1"#,
      ".spring: expected the index of a spring, 0 to 1, found 0.5"
    ),
    (
      #""at": 1, "action": "set", "spring": 1e300, "stiffness": 1"#,
      ".spring: expected the index of a spring, 0 to 1, found 1e+300"
    ),
    (
      #""at": 1, "action": "set", "spring": 0, "damping": -1"#,
      ".damping: expected a number of at least 0, found -1"
    ),
    (#""at": 1, "action": "retarget", "spring": 0"#, ".to: missing"),
    (
      #""at": 1, "action": "retarget", "spring": 0, "to": "b""#,
      ".to: expected a number, found a text"
    ),
    (
      #""at": 1, "action": "retarget", "spring": 1, "to": 1"#,
      ".spring: expected the index of a spring that ends at an anchor, found 1"
    ),
    (
      #""at": 1, "action": "record", "when": 1"#,
      ".when: unknown field; expected at, body, coordinate, position, direction, action, restitution, spring, to, stiffness, "
        + "damping, cubicStiffness or restLength"
    ),
  ])
  func badEvents(fields: String, expected: String) {
    #expect(problem(of: document(events: #"[{"at": 0, "action": "record"}, {\#(fields)}]"#)) == "events[1]\(expected)")
  }

  @Test func anEventCannotNameASpringWhereThereIsNone() {
    let events = #"[{"at": 1, "action": "retarget", "spring": 0, "to": 1}]"#
    #expect(
      problem(of: document(springs: "[]", events: events))
        == "events[0].spring: expected the index of a spring, of which there is none, found 0")
  }

  private func document(
    bodies: String = #"[{"name": "a", "mass": 1, "position": 0}, {"name": "b", "mass": 1, "position": 0}]"#,
    springs: String? = nil, settings: String = #""duration": 1"#, events: String = "[]"
  ) -> String {
    // The first spring ends at an anchor, the second at a body.
    let joined = #"[{"from": "a", "to": 0, "stiffness": 1}, {"from": "b", "to": "a", "stiffness": 1}]"#
    return #"{"bodies": \#(bodies), "springs": \#(springs ?? joined), \#(settings), "events": \#(events)}"#
  }
}
