import Foundation
import MotionNumerics
import Testing

/// Followers, filters, bounds, sequences and limits as JSON: what a program keeps goes on the next day as it would have.
@Suite struct InterruptionCodingTests {
  private func json<Value: Encodable>(_ value: Value) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }

  /// The value after JSON and back.
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  /// Each field of the value's document replaced by each of the bad values is an error, not a trap.
  private func checkBadFields<Value: Codable>(
    _ value: Value, _ bad: [String: [Any]], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try json(value)
    for (field, values) in bad {
      for replacement in values {
        var changed = document
        changed[field] = replacement
        let data = try JSONSerialization.data(withJSONObject: changed)
        #expect(throws: DecodingError.self, "\(field): \(replacement)", sourceLocation: sourceLocation) {
          try JSONDecoder().decode(Value.self, from: data)
        }
      }
    }
  }

  @Test func followersGoOn() throws {
    var follower = SpringFollower(.snappy, at: SIMD2(1.5, -2), startingAt: 0.1, velocity: [3, 1e-7], feedForward: 0.3)
    follower.follow([7, 0.1], velocity: [20, -1.0 / 3], at: 0.7)
    #expect(try copy(follower) == follower && copy(follower).value(at: 0.9) == follower.value(at: 0.9))
    let number = SpringFollower(.bouncy, at: 0.1)
    try checkBadFields(
      number,
      [
        "feedForward": [1e7, "0", NSNull()], "lastValue": ["x", [1, 2]], "target": [NSNull(), [1, 2]],
        "spring": [["mass": 0, "stiffness": 1, "damping": 1]], "lastTime": [NSNull()], "targetVelocity": [NSNull()],
      ])
    var dynamics = SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: -1.5, at: 0.1)
    dynamics.follow(3, at: 1.0 / 3)
    #expect(try copy(dynamics) == dynamics && copy(dynamics).value(at: 1) == dynamics.value(at: 1))
    try checkBadFields(
      dynamics, ["response": [1e7, NSNull()], "spring": [1], "lastVelocity": ["fast"], "input": [NSNull()]])
  }

  /// A distance that overflows is refused, though both ends are finite.
  @Test func distancesMustBeFinite() throws {
    var document = try json(SpringFollower(.smooth, at: 1.0))
    document["lastValue"] = -1.7e308
    document["target"] = 1.7e308
    let data = try JSONSerialization.data(withJSONObject: document)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(SpringFollower<Double>.self, from: data) }
  }

  @Test func filtersGoOn() throws {
    var smoothing = ExponentialSmoothing(halfLife: 0.08, at: SIMD3(1, 2, 0.1), startingAt: -3)
    smoothing.follow([0, 1.0 / 3, 9], at: 0.2)
    #expect(try copy(smoothing) == smoothing)
    try checkBadFields(
      ExponentialSmoothing(halfLife: 1, at: 0.0), ["halfLife": [0, -1, 1e200, NSNull()], "lastTime": ["now"]])
    var filter = OneEuroFilter<SIMD2<Double>>(minimumCutoff: 1.2, beta: 0.007, derivativeCutoff: 0.9)
    #expect(try copy(filter) == filter)
    filter.filter([312, 40.5], at: 0.016)
    filter.filter([313, 40.25], at: 0.033)
    var later = try copy(filter)
    #expect(later == filter && later.hashValue == filter.hashValue)
    #expect(later.filter([320, 41], at: 0.05) == filter.filter([320, 41], at: 0.05))
    try checkBadFields(
      filter,
      [
        "minimumCutoff": [0, -1], "beta": [-1], "derivativeCutoff": [0], "lastTime": [NSNull()],
        "lastValue": [[1]], "lastVelocity": [NSNull(), "x"],
      ])
  }

  @Test(arguments: [0, 1, 5, 127, 128, 129, 300])
  func trackersKeepTheirSamples(count: Int) throws {
    var tracker = VelocityTracker<SIMD2<Double>>(fit: count % 2 == 0 ? .line : .parabola, window: 0.2)
    for index in 0..<count {
      let time = Double(index) * 0.001
      tracker.add([300 * time, time * time], at: time)
    }
    let later = try copy(tracker)
    #expect(later == tracker && later.hashValue == tracker.hashValue)
    let release = Double(count) * 0.001
    #expect(later.velocity(at: release) == tracker.velocity(at: release))
    var other = tracker
    other.add(.zero, at: release + 1)
    #expect(other != tracker)
    try checkBadFields(
      tracker,
      [
        "fit": ["cubic", 1], "window": [0, NSNull()], "pause": [-1], "values": [[[1, 2], [1, 2]]],
        // For the five samples of one of the trackers: these do not ascend.
        "times": [[0.0, 1.0, 0.5, 0.7, 0.9, 2.0], [0.0, 1.0, 0.5, 0.7, 0.9]],
      ])
  }

  @Test func boundsGoOn() throws {
    let edges: [EdgeRule] = [.stop, .bounce(restitution: 0.6), .spring(.snappy)]
    for edge in edges {
      #expect(try copy(edge) == edge)
      let motions = [
        SpringMotion(.bouncy, from: 0.1, to: 120, velocity: 900, startingAt: 0.3).bounded(to: 0...100, edge: edge),
        SpringMotion(.smooth, from: -20, to: 50).bounded(to: 0...(.infinity), edge: edge),
        Decay(from: 250, velocity: 3000, startingAt: -1).bounded(to: 0...800, edge: edge),
        Decay(velocity: -30).bounded(to: -.infinity...(.infinity), edge: edge),
      ]
      for motion in motions {
        let later = try copy(motion)
        #expect(later == motion && later.contactTimes == motion.contactTimes)
        for time in [-2, 0.3, 0.5, 0.77, 3] { #expect(later.value(at: time) == motion.value(at: time)) }
      }
    }
    // What stands still is in contact only at a bound.
    for (start, contacts) in [(0.5, []), (1.0, [2.0]), (3, [2])] {
      let text =
        #"{"lowerBound": 0, "upperBound": 1, "edge": {"stop": true}, "start": \#(start), "velocity": 0, "startTime": 2}"#
      let resting = try JSONDecoder().decode(BoundedMotion.self, from: Data(text.utf8))
      #expect(resting.contactTimes == contacts && resting.value(at: 5) == min(start, 1))
    }
    let motion = SpringMotion(.bouncy, from: 0, to: 120, velocity: 900).bounded(to: 0...100)
    try checkBadFields(
      motion,
      [
        "lowerBound": [101, "0"],
        "edge": [["bounce": 1], ["bounce": -0.1], ["fly": 1], [:] as [String: Any], 3, ["stop": false]],
        "start": [NSNull(), "x"], "spring": [["mass": -1]], "target": [NSNull()], "startTime": [NSNull()],
      ])
    try checkBadFields(Decay(velocity: 3).bounded(to: 0...1), ["rate": [0, -1, Double.leastNonzeroMagnitude, "x"]])
  }

  @Test func scrollAxesAreKept() throws {
    let landings: [ScrollAxis.Landing] = [.anywhere, .pages(length: 480), .multiples(of: 0.1)]
    for landing in landings {
      let axis = ScrollAxis(bounds: -0.1...2400, extent: 480, deceleration: 0.99, landing: landing, edge: .snappy)
      #expect(try copy(axis) == axis)
    }
    let axis = ScrollAxis(bounds: 0...100, extent: 480)
    try checkBadFields(
      axis,
      [
        "lowerBound": [101], "extent": [0, -1, NSNull()], "deceleration": [0, 1], "edge": [1],
        "landing": [["pages": 0], ["multiples": -1], ["anywhere": false], "pages", ["pages": 1, "multiples": 1]],
      ])
    let short = try JSONDecoder().decode(
      ScrollAxis.self, from: Data(#"{ "lowerBound": 0, "upperBound": 100, "extent": 480 }"#.utf8))
    #expect(short == axis)
  }

  @Test func sequencesAndStaggersAreKept() throws {
    let hop = MotionSequence(
      [
        .tween(to: [-20, 1], duration: 0.12, curve: .easeOut), .spring(.bouncy, to: [120, 0], for: 0.3),
        .spring(.smooth, to: [100, 3], after: -0.05), .minimumJerk(to: [0, 0], duration: 0.4, after: 1),
      ], from: SIMD2(0.1, 0), velocity: [1, 0], startingAt: 0.5)
    #expect(try copy(hop) == hop && copy(hop).startTimes == hop.startTimes)
    try checkBadFields(hop, ["steps": [1, [["course": "jump"]]], "start": [NSNull()], "startTime": ["x"]])
    for step in [
      MotionStep.tween(to: 1.0, duration: 0.2, curve: .steps(3)), .minimumJerk(to: 1, duration: 1),
      .spring(.snappy, to: 1, for: 1),
    ] {
      #expect(try copy(step) == step)
      try checkBadFields(step, ["duration": [-1, "x"], "target": [NSNull()], "delay": ["x"], "course": ["", "rest"]])
    }
    try checkBadFields(MotionStep.tween(to: 1.0, duration: 1), ["curve": ["wobble", 1], "duration": [NSNull()]])
    // A step that would never start.
    let undamped = Spring(stiffness: 1, damping: 0)
    let endless = MotionSequence([.spring(undamped, to: 1)])
    var document = try json(endless)
    let steps = try #require(document["steps"] as? [Any])
    document["steps"] = steps + steps
    let data = try JSONSerialization.data(withJSONObject: document)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(MotionSequence<Double>.self, from: data) }

    for origin in [Stagger.Origin.first, .last, .center, .edges, .index(3), .index(-1)] {
      let stagger = Stagger(count: 7, interval: 0.1, from: origin, curve: .easeIn)
      #expect(try copy(stagger) == stagger)
    }
    #expect(try copy(Stagger(total: 0.6)) == Stagger(total: 0.6))
    try checkBadFields(
      Stagger(interval: 0.1),
      [
        "interval": [-1, NSNull()], "total": [1], "origin": ["middle", 1.5], "curve": ["x"],
        "count": [0, -3, 1.5, "x"],
      ])
  }

  @Test func limitedMotionsAndRotationsAreKept() throws {
    let limits = MotionLimits(velocity: SIMD2(500, 300), acceleration: [2000, 2000], jerk: [20_000, 1e4])
    #expect(try copy(limits) == limits)
    for duration in [nil, 9.0] {
      let motion = LimitedMotion(from: [0.1, 0], to: [400, 100], within: limits, duration: duration, startingAt: 1)
      #expect(try copy(motion) == motion && copy(motion).value(at: 1.3) == motion.value(at: 1.3))
    }
    try checkBadFields(MotionLimits(velocity: 1.0, acceleration: 2), ["velocity": [0, -1], "jerk": [0, 1e60]])
    try checkBadFields(
      LimitedMotion(from: 0, to: 9, within: MotionLimits(velocity: 1.0, acceleration: 2)),
      ["stretchedDuration": [1, -1], "end": [1e300, NSNull()], "limits": [["velocity": 1]], "start": ["x"]])
    let cube = RotationSpringMotion(
      .bouncy, from: Quaternion(angle: 1, axis: [1, 2, 3]), to: Quaternion(angle: 2, axis: [0, 1, 0]),
      angularVelocity: [1, 0.1, 0], startingAt: 0.1)
    #expect(try copy(cube) == cube && copy(cube).value(at: 0.5) == cube.value(at: 0.5))
    try checkBadFields(
      cube, ["start": [["x": 1, "y": 1, "z": 1, "w": 1]], "spring": [1], "initialAngularVelocity": [[1]]])
    let reach = MinimumJerk(from: 0.1, to: 300, duration: 0.5, velocity: 3)
    #expect(try copy(reach) == reach)
  }
}
