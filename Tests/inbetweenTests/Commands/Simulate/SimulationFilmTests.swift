import MotionDynamics
import MotionNumerics
import Testing
import VectorScene

@testable import inbetween

/// The contents of a film's pictures, measured on their scenes.
@Suite struct SimulationFilmTests {
  // MARK: Bodies and springs

  /// The centre of each disc, from the axes' ends and ranges alone.
  @Test(arguments: [0, 0.1, 0.7, 1.9]) func bodiesAreWhereTheyAreSimulated(time: Double) throws {
    let motion = try planeMotion("jelly")
    let film = SimulationFilm(of: motion, title: "")
    let (x, y) = (try #require(film.room.horizontal), try #require(film.room.vertical))
    let bodies = try group("bodies", of: film.scene(at: time)).groups
    #expect(bodies.map(\.name) == motion.system.names)
    for (body, position) in zip(bodies, motion.trajectory.value(at: time)) {
      #expect(abs(body.transform.tx - linear(position.x, along: x)) < 1e-6)
      #expect(abs(body.transform.ty - linear(position.y, along: y)) < 1e-6)
    }
    // One scale, and up is up.
    #expect(abs(scale(of: x) + scale(of: y)) < 1e-9 * scale(of: x) && scale(of: x) > 0)
  }

  @Test(arguments: ["jelly", "hanging-chain"]) func coilsEndAtTheirBodies(name: String) throws {
    let motion = try planeMotion(name)
    let film = SimulationFilm(of: motion, title: "")
    var counts: Set<[Int]> = []
    for time in [0, 0.4, 1.3] {
      let scene = film.scene(at: time)
      let discs = try group("bodies", of: scene).groups.map { Path.Point($0.transform.tx, $0.transform.ty) }
      let coils = try group("springs", of: scene).shapes.map(\.path)
      #expect(coils.count == motion.springs.count)
      for (coil, spring) in zip(coils, motion.springs) {
        #expect(coil.points.first == discs[spring.body.index])
        if case .body(let other) = spring.end { #expect(coil.points.last == discs[other.index]) }
      }
      counts.insert(coils.map(\.points.count))
    }
    // Coils stretch, and get no turns for it.
    #expect(counts.count == 1)
  }

  @Test func manySpringsAreRodsInOneShape() throws {
    let motion = try planeMotion("jelly-block")
    let scene = SimulationFilm(of: motion, title: "").scene(at: 0.5)
    let rods = try group("springs", of: scene).shapes
    let discs = try group("bodies", of: scene).groups.map { Path.Point($0.transform.tx, $0.transform.ty) }
    #expect(rods.count == 1 && rods[0].path.points.count == 2 * motion.springs.count)
    for (index, spring) in motion.springs.enumerated() {
      guard case .body(let other) = spring.end else { continue }
      #expect(rods[0].path.points[2 * index] == discs[spring.body.index])
      #expect(rods[0].path.points[2 * index + 1] == discs[other.index])
    }
    // A part of one piece has one colour.
    #expect(Set(try group("bodies", of: scene).groups.map { $0.shapes[0].fill }).count == 1)
    #expect(try group("traces", of: scene).children.isEmpty)
  }

  @Test func aDiscsAreaIsTheMass() throws {
    let film = try lineFilm(
      #"""
      { "bodies": [ { "name": "a", "mass": 1, "position": 0 }, { "name": "b", "mass": 2, "position": 1 },
                    { "name": "c", "mass": 1, "position": 2 }, { "name": "d", "mass": 1e9, "position": 3 } ],
        "duration": 1 }
      """#)
    let radii = try group("bodies", of: film.scene(at: 0)).groups.map { $0.shapes[0].path.points.map(\.x).max() ?? 0 }
    // The median is one of 1 and 2; limits keep the heavy one from hiding the others.
    #expect(abs(radii[1] / radii[0] - 2.squareRoot()) < 1e-9)
    #expect(radii[3] <= 2.5 * radii[0])
  }

  // MARK: The view

  @Test(arguments: ExampleDocument.names) func theViewHoldsEverythingAtAllTimes(name: String) throws {
    if ExampleDocument.namesOnALine.contains(name) {
      try expectEverythingInside(lineFilm(ExampleDocument.text(name)), until: lineEnd(name))
    } else {
      let motion = try planeMotion(name)
      try expectEverythingInside(SimulationFilm(of: motion, title: ""), until: motion.endTime)
    }
  }

  private func lineEnd(_ name: String) throws -> Double {
    try #require(SystemDocument(ExampleDocument.text(name)).line).duration
  }

  private func expectEverythingInside<Point>(_ film: SimulationFilm<Point>, until end: Double) throws {
    let (lower, upper) = film.room.area
    func isInside(_ point: Path.Point, margin: Double = 0) -> Bool {
      point.x - margin >= lower.x && point.x + margin <= upper.x && point.y - margin >= lower.y
        && point.y + margin <= upper.y
    }
    for frame in 0...Int(end * 60) {
      let scene = film.scene(at: Double(frame) / 60)
      for body in try group("bodies", of: scene).groups {
        let radius = body.shapes[0].path.points.map(\.x).max() ?? 0
        #expect(isInside([body.transform.tx, body.transform.ty], margin: radius), "\(body.name), frame \(frame)")
      }
      for spring in try group("springs", of: scene).shapes {
        #expect(spring.path.points.allSatisfy { isInside($0) }, "frame \(frame)")
      }
    }
  }

  /// Gravity decides the direction down: two documents, one of them upside down, differ in nothing else.
  @Test func whatFallsGoesDown() throws {
    func film(sign: String) throws -> SimulationFilm<SIMD2<Double>> {
      try planeFilm(
        #"{"bodies": [{"name": "a", "mass": 1, "position": [0, 0]}], "gravity": [0, SIGN9.81], "duration": 1}"#
          .replacing("SIGN", with: sign))
    }
    let (usual, inverted) = (try film(sign: "-"), try film(sign: ""))
    func heights(_ film: SimulationFilm<SIMD2<Double>>) throws -> [Double] {
      try [0, 0.5, 1].map { try group("bodies", of: film.scene(at: $0)).groups[0].transform.ty }
    }
    let fall = try heights(usual)
    #expect(fall[0] < fall[1] && fall[1] < fall[2])
    for (height, other) in zip(fall, try heights(inverted)) { #expect(abs(height - other) < 1e-9) }
    // Up, as in the plots, where nothing falls.
    let (up, down) = (try #require(usual.room.vertical), try #require(inverted.room.vertical))
    #expect(scale(of: up) < 0 && scale(of: down) > 0)
  }

  @Test func joinedBodiesShareARail() throws {
    func places(_ name: String) throws -> [SIMD2<Double>] {
      let scene = try lineFilm(ExampleDocument.text(name)).scene(at: 0)
      return try group("bodies", of: scene).groups.map { [$0.transform.tx, $0.transform.ty] }
    }
    #expect(Set(try places("chain").map(\.y)).count == 1)
    #expect(Set(try places("duffing").map(\.y)).count == 3)
    // Where they fall, rails stand.
    let balls = try places("bouncing-ball")
    #expect(balls[0].y == balls[1].y && balls[0].x < balls[1].x)
  }

  /// Two springs over each other would look like one.
  @Test func springsBesideEachOtherAreApart() throws {
    let scene = try lineFilm(
      #"""
      { "bodies": [ { "name": "a", "mass": 1, "position": 0 } ], "duration": 1,
        "springs": [ { "from": "a", "to": 1, "stiffness": 1 }, { "from": "a", "to": 1, "stiffness": 2 },
                     { "from": "a", "to": -1, "stiffness": 2 } ] }
      """#
    ).scene(at: 0)
    let middles = try group("springs", of: scene).shapes.map { shape in
      shape.path.points.map(\.y).reduce(0, +) / Double(shape.path.points.count)
    }
    #expect(abs(middles[0] - middles[1]) > 10 && abs(middles[0] - middles[2]) < 1e-9)
  }

  @Test(arguments: ["0", "1e300", "1e-300", "-1e200"]) func aBodyAtRestHasAView(position: String) throws {
    for kind in ["\(position)", "[\(position), \(position)]"] {
      let document = #"{"bodies": [{"name": "a", "mass": 1, "position": \#(kind)}], "duration": 1}"#
      let scene = kind == position ? try lineFilm(document).scene(at: 0.5) : try planeFilm(document).scene(at: 0.5)
      #expect(try scene.svg().contains("class=\"bodies\""))
      #expect(scene.size.x < 800 && scene.size.y < 800)
    }
  }

  // MARK: Events, anchors, bounds

  @Test func ringsAreWhereAndWhenEventsHappen() throws {
    let motion = try planeMotion("bouncing-balls")
    let film = SimulationFilm(of: motion, title: "")
    let record = try #require(motion.trajectory.eventRecords.first)
    let body = try #require(motion.system.events[record.event].body)
    #expect(try group("events", of: film.scene(at: record.time.nextDown)).children.isEmpty)
    for age in [0, 0.1, 0.3] {
      let scene = film.scene(at: record.time + age)
      let ring = try #require(try group("events", of: scene).groups.first)
      let place = motion.trajectory.body(body).value(at: record.time)
      let (x, y) = (try #require(film.room.horizontal), try #require(film.room.vertical))
      #expect(abs(ring.transform.tx - linear(place.x, along: x)) < 1e-6)
      #expect(abs(ring.transform.ty - linear(place.y, along: y)) < 1e-6)
    }
    let old = try group("events", of: film.scene(at: record.time + 0.36)).groups.map(\.name)
    #expect(!old.contains { $0.hasPrefix("event \(record.event) at ") })
  }

  /// A ball that comes to rest bounces a hundred times in its last tenth of a second.
  @Test func aBodyThatComesToRestDoesNotFlicker() throws {
    let film = try lineFilm(
      #"""
      { "bodies": [ { "name": "a", "mass": 1, "position": 0.05 } ], "gravity": -9.81, "duration": 2, "events":
        [ { "body": "a", "position": 0, "direction": "falling", "action": "reflect", "restitution": 0.9 } ] }
      """#)
    var names: Set<String> = []
    for frame in 0...240 {
      let rings = try group("events", of: film.scene(at: Double(frame) / 120)).groups
      #expect(rings.count <= 3)
      names.formUnion(rings.map(\.name))
    }
    #expect(names.count > 3 && names.count <= 14)
  }

  @Test func anAnchorMovesWhenItIsRetargeted() throws {
    let film = try lineFilm(ExampleDocument.retargetedSpring)
    let axis = try #require(film.room.horizontal)
    for (time, anchor) in [(0, 1.0), (0.3.nextDown, 1), (0.3, 2), (1, 2)] {
      let scene = film.scene(at: time)
      let pins = try group("anchors", of: scene).groups
      #expect(pins.count == 1 && abs(pins[0].transform.tx - linear(anchor, along: axis)) < 1e-9)
      let coil = try #require(try group("springs", of: scene).shapes.first)
      let end = try #require(coil.path.points.last)
      #expect(abs(end.x - linear(anchor, along: axis)) < 1e-9)
    }
    #expect(try group("events", of: film.scene(at: 0.35)).groups.map(\.name).contains("event 0 at 0.3 s"))
  }

  /// The rim of the smallest disc touches the floor, not its centre.
  @Test func aFloorIsUnderTheDiscs() throws {
    let film = SimulationFilm(of: try planeMotion("bouncing-balls"), title: "")
    let scene = film.scene(at: 0)
    let radius = try group("bodies", of: scene).groups.compactMap { $0.shapes[0].path.points.map(\.x).max() }.min()
    let vertical = try #require(film.room.vertical)
    let floor = linear(0, along: vertical) + (try #require(radius))
    let lines = try group("backdrop", of: scene).shapes.filter { $0.stroke?.width == 1.5 }.map(\.path.points)
    #expect(lines.count == 3)
    #expect(lines.contains { line in line.allSatisfy { abs($0.y - floor) < 1e-9 } })
  }

  // MARK: Traces and the clock

  @Test func aTraceIsThePathOfTheLastMoments() throws {
    // 1 unit a second; nothing rests.
    let film = try lineFilm(ExampleDocument.drift())
    let horizontal = try #require(film.room.horizontal)
    let unit = scale(of: horizontal)
    for (time, length) in [(0, 0.0), (0.2, 0.2), (1, 0.45)] {
      let dash = try #require(try group("traces", of: film.scene(at: time)).shapes.first?.stroke)
      #expect(abs(dash.dash[0] - length * unit) < 0.02)
      #expect(abs(-dash.dashPhase - (time - length) * unit) < 0.02)
    }
    let still = try lineFilm(#"{"bodies": [{"name": "a", "mass": 1, "position": 0}], "duration": 1}"#)
    #expect(try group("traces", of: still.scene(at: 0.5)).children.isEmpty)
  }

  /// As the clock of a page: a film of 2.38 s ended at "2.3 s", and 0.3 s was shorter than 0.29 s.
  @Test(arguments: [
    ("2.38", [0, 0.25, 0.29, 18.0 / 60, 2.38], ["0.0 s", "0.3 s", "0.3 s", "0.3 s", "2.4 s"]),
    ("40", [0, 29.4, 29.6, 40], ["0 s", "29 s", "30 s", "40 s"]),
    ("0.5", [0, 0.297, 0.3, 0.5], ["0.00 s", "0.30 s", "0.30 s", "0.50 s"]),
    ("0.05", [0.0097, 0.05], ["0.010 s", "0.050 s"]),
  ])
  func theClockShowsTheNearestTime(duration: String, times: [Double], expected: [String]) throws {
    let film = try lineFilm(ExampleDocument.drift(duration: duration))
    func text(_ time: Double) throws -> String? { try group("clock", of: film.scene(at: time)).labels.first?.text }
    #expect(try times.map(text) == expected)
  }

  // MARK: The animation

  @Test func anAnimationHasItsFramesAndItsEvents() throws {
    let film = try lineFilm(ExampleDocument.retargetedSpring)
    let frames = (0...20).map { Double($0) / 16 }
    let times = try film.animation(at: frames).times
    #expect(Set(frames).isSubset(of: times) && times == times.sorted())
    // The jump of the anchor, and the pictures on both sides of it.
    #expect(times.contains(0.3) && times.contains(0.3.nextDown))
    #expect(times.count <= 2 * frames.count)
  }

  /// The corner of a bounce takes one picture, and a film of many bounces is no longer than half as long again.
  @Test func aBounceIsAPictureOfItsOwn() throws {
    let motion = try planeMotion("bouncing-balls")
    let film = SimulationFilm(of: motion, title: "")
    let frames = (0...180).map { Double($0) / 60 }
    let times = try film.animation(at: frames).times
    let first = try #require(motion.trajectory.eventRecords.first).time
    #expect(times.contains(first) && !times.contains(first.nextDown))
    #expect(times.count <= frames.count * 3 / 2 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func anAnimationOfTooMuchIsRefused() throws {
    let motion = try planeMotion("jelly-block")
    let film = SimulationFilm(of: motion, title: "")
    let times = (0...7000).map { motion.endTime * Double($0) / 7000 }
    #expect(throws: CommandFailure.self) { try film.animation(at: times) }
  }

  // MARK: Helpers

  private func planeMotion(_ name: String) throws -> FilmMotion<SIMD2<Double>> {
    let system = try #require(try SystemDocument(ExampleDocument.text(name)).plane)
    return FilmMotion(of: system, try system.trajectory(name: name))
  }

  private func planeFilm(_ document: String) throws -> SimulationFilm<SIMD2<Double>> {
    let system = try #require(try SystemDocument(document).plane)
    return SimulationFilm(of: FilmMotion(of: system, try system.trajectory(name: "")), title: "")
  }

  private func lineFilm(_ document: String) throws -> SimulationFilm<Double> {
    let system = try #require(try SystemDocument(document).line)
    return SimulationFilm(of: FilmMotion(of: system, try system.trajectory(name: "")), title: "")
  }

  private func group(_ name: String, of scene: Scene) throws -> Group {
    try #require(
      scene.nodes.lazy.compactMap { node -> Group? in
        if case .group(let group) = node, group.name == name { group } else { nil }
      }.first)
  }

  /// The place of a position by the rule of three.
  private func linear(_ position: Double, along axis: FilmAxis) -> Double {
    axis.ends.lower + (position - axis.range.lower) * scale(of: axis)
  }

  /// Points of the canvas for a unit of the document.
  private func scale(of axis: FilmAxis) -> Double {
    (axis.ends.upper - axis.ends.lower) / (axis.range.upper - axis.range.lower)
  }
}

extension Group {
  fileprivate var groups: [Group] { children.compactMap { if case .group(let group) = $0 { group } else { nil } } }
  fileprivate var shapes: [Shape] { children.compactMap { if case .shape(let shape) = $0 { shape } else { nil } } }
  fileprivate var labels: [Label] { children.compactMap { if case .label(let label) = $0 { label } else { nil } } }
}

extension Path {
  /// The ends of its elements.
  fileprivate var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end), .arc(_, _, _, _, let end): end
      case .close: nil
      }
    }
  }
}
