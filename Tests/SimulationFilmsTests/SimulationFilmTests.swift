import MotionDynamics
import MotionNumerics
import Testing
import VectorScene

@testable import SimulationFilms

/// The contents of a film's pictures, measured on their scenes.
@Suite struct SimulationFilmTests {
  // MARK: Bodies and springs

  /// The centre of each disc, from the axes' ends and ranges alone.
  @Test(arguments: [0, 0.1, 0.7, 1.4]) func bodiesAreWhereTheyAreSimulated(time: Double) throws {
    let motion = try ExampleMotion.cloth(columns: 3, rows: 3)
    let names = (0..<9).map { "knot \($0)" }
    let film = SimulationFilm(of: motion, options: SimulationFilmOptions(names: names))
    let (x, y) = (try #require(film.room.horizontal), try #require(film.room.vertical))
    let bodies = try layer("bodies", of: film.scene(at: time)).groups
    #expect(bodies.map(\.name) == names)
    for (body, position) in zip(bodies, motion.value(at: time)) {
      #expect(abs(body.transform.tx - linear(position.x, along: x)) < 1e-6)
      #expect(abs(body.transform.ty - linear(position.y, along: y)) < 1e-6)
    }
    // One scale, and up is up.
    #expect(abs(scale(of: x) + scale(of: y)) < 1e-9 * scale(of: x) && scale(of: x) > 0)
  }

  @Test func aPageMayHaveTheHeading() throws {
    let motion = try ExampleMotion.cloth(columns: 2, rows: 2)
    for showsTitle in [true, false] {
      let film = SimulationFilm(of: motion, options: SimulationFilmOptions(title: "Cloth", showsTitle: showsTitle))
      let scene = film.scene(at: 0.5)
      #expect(scene.title == "Cloth")
      #expect(try scene.svg().contains("Cloth</text>") == showsTitle)
    }
  }

  @Test func coilsEndAtTheirBodies() throws {
    let motion = try ExampleMotion.cloth(columns: 3, rows: 3)
    let film = SimulationFilm(of: motion)
    let springs = motion.simulation.system.springs
    var counts: Set<[Int]> = []
    for time in [0, 0.4, 1.3] {
      let scene = film.scene(at: time)
      let discs = try layer("bodies", of: scene).groups.map { Path.Point($0.transform.tx, $0.transform.ty) }
      let coils = try layer("springs", of: scene).shapes.map(\.path)
      #expect(coils.count == springs.count)
      for (coil, spring) in zip(coils, springs) {
        #expect(coil.points.first == discs[spring.body.index])
        if case .body(let other) = spring.end { #expect(coil.points.last == discs[other.index]) }
      }
      counts.insert(coils.map(\.points.count))
    }
    // Coils stretch, and get no turns for it.
    #expect(counts.count == 1)
  }

  @Test func turnsOfACoilFollowEachOtherBetweenItsEnds() throws {
    let film = SimulationFilm(of: try ExampleMotion.cloth(columns: 3, rows: 3))
    for time in [0, 0.4, 1.3] {
      for points in try layer("springs", of: film.scene(at: time)).shapes.map(\.path.points) {
        let way = points[points.count - 1] - points[0]
        let distances = points.map { (($0 - points[0]) * way).sum() / way.norm }
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(distances)")
      }
    }
  }

  @Test func manySpringsAreRodsInOneShape() throws {
    let motion = try ExampleMotion.cloth(columns: 5, rows: 4)
    let scene = SimulationFilm(of: motion).scene(at: 0.5)
    let rods = try layer("springs", of: scene).shapes
    let discs = try layer("bodies", of: scene).groups.map { Path.Point($0.transform.tx, $0.transform.ty) }
    let springs = motion.simulation.system.springs
    #expect(rods.count == 1 && rods[0].path.points.count == 2 * springs.count)
    for (index, spring) in springs.enumerated() {
      guard case .body(let other) = spring.end else { continue }
      #expect(rods[0].path.points[2 * index] == discs[spring.body.index])
      #expect(rods[0].path.points[2 * index + 1] == discs[other.index])
    }
    // A part of one piece has one colour.
    #expect(Set(try layer("bodies", of: scene).groups.map { $0.shapes[0].fill }).count == 1)
    #expect(try layer("traces", of: scene).children.isEmpty)
  }

  @Test func aDiscsAreaIsTheMass() throws {
    let film = SimulationFilm(of: try ExampleMotion.still([0, 1, 2, 3], masses: [1, 2, 1, 1e9]))
    let radii = try layer("bodies", of: film.scene(at: 0)).groups.map { $0.shapes[0].path.points.map(\.x).max() ?? 0 }
    // The median is one of 1 and 2; limits keep the heavy one from hiding the others.
    #expect(abs(radii[1] / radii[0] - 2.squareRoot()) < 1e-9)
    #expect(radii[3] <= 2.5 * radii[0])
  }

  // MARK: The view

  @Test func theViewHoldsEverythingAtAllTimes() throws {
    try expectEverythingInside(SimulationFilm(of: try ExampleMotion.chain()), until: 2)
    try expectEverythingInside(SimulationFilm(of: try ExampleMotion.bouncingBalls()), until: 3)
    let small = SimulationFilmOptions(size: [360, 200])
    let film = SimulationFilm(of: try ExampleMotion.cloth(columns: 5, rows: 4), options: small)
    #expect(film.size.x <= 460 && film.room.area.upper.y - film.room.area.lower.y <= 200)
    try expectEverythingInside(film, until: 1.5)
  }

  private func expectEverythingInside<Point>(_ film: SimulationFilm<Point>, until end: Double) throws {
    let (lower, upper) = film.room.area
    func isInside(_ point: Path.Point, margin: Double = 0) -> Bool {
      point.x - margin >= lower.x && point.x + margin <= upper.x && point.y - margin >= lower.y
        && point.y + margin <= upper.y
    }
    for frame in 0...Int(end * 60) {
      let scene = film.scene(at: Double(frame) / 60)
      #expect(scene.size == film.size)
      for body in try layer("bodies", of: scene).groups {
        let radius = body.shapes[0].path.points.map(\.x).max() ?? 0
        #expect(isInside([body.transform.tx, body.transform.ty], margin: radius), "\(body.name), frame \(frame)")
      }
      for spring in try layer("springs", of: scene).shapes {
        #expect(spring.path.points.allSatisfy { isInside($0) }, "frame \(frame)")
      }
    }
  }

  /// Gravity decides the direction down: two simulations, one of them upside down, differ in nothing else.
  @Test func whatFallsGoesDown() throws {
    let usual = SimulationFilm(of: try ExampleMotion.fall(gravity: -9.81))
    let inverted = SimulationFilm(of: try ExampleMotion.fall(gravity: 9.81))
    func heights(_ film: SimulationFilm<SIMD2<Double>>) throws -> [Double] {
      try [0, 0.5, 1].map { try layer("bodies", of: film.scene(at: $0)).groups[0].transform.ty }
    }
    let fall = try heights(usual)
    #expect(fall[0] < fall[1] && fall[1] < fall[2])
    for (height, other) in zip(fall, try heights(inverted)) { #expect(abs(height - other) < 1e-9) }
    // Up, as in the plots, where nothing falls.
    let (up, down) = (try #require(usual.room.vertical), try #require(inverted.room.vertical))
    #expect(scale(of: up) < 0 && scale(of: down) > 0)
  }

  @Test func joinedBodiesShareARail() throws {
    func places(_ motion: ExampleMotion.Line) throws -> [SIMD2<Double>] {
      try layer("bodies", of: SimulationFilm(of: motion).scene(at: 0)).groups
        .map { [$0.transform.tx, $0.transform.ty] }
    }
    #expect(Set(try places(ExampleMotion.chain()).map(\.y)).count == 1)
    #expect(Set(try places(ExampleMotion.still([0, 0, 0])).map(\.y)).count == 3)
  }

  /// Two springs over each other would look like one.
  @Test func springsBesideEachOtherAreApart() throws {
    var network = SpringNetwork<Double>()
    let body = network.addBody(mass: 1)
    for (anchor, stiffness) in [(1.0, 1.0), (1, 2), (-1, 2)] {
      network.addSpring(from: body, to: .anchor(anchor), stiffness: stiffness)
    }
    let motion = try Simulation(of: network, from: [0]).trajectory(until: 1)
    let middles = try layer("springs", of: SimulationFilm(of: motion).scene(at: 0)).shapes.map { shape in
      shape.path.points.map(\.y).reduce(0, +) / Double(shape.path.points.count)
    }
    #expect(abs(middles[0] - middles[1]) > 10 && abs(middles[0] - middles[2]) < 1e-9)
  }

  @Test(arguments: [0, 1e300, 1e-300, -1e200]) func aBodyAtRestHasAView(position: Double) throws {
    let scene = SimulationFilm(of: try ExampleMotion.still([position])).scene(at: 0.5)
    #expect(try scene.svg().contains("class=\"bodies\""))
    #expect(scene.size.x < 800 && scene.size.y < 800)
  }

  // MARK: Events, anchors, bounds

  /// The marks follow from the events themselves.
  @Test func ringsAreWhereAndWhenEventsHappen() throws {
    let motion = try ExampleMotion.bouncingBalls()
    let film = SimulationFilm(of: motion)
    let record = try #require(motion.eventRecords.first)
    #expect(try layer("events", of: film.scene(at: record.time.nextDown)).children.isEmpty)
    for age in [0, 0.1, 0.3] {
      let scene = film.scene(at: record.time + age)
      let ring = try #require(try layer("events", of: scene).groups.first)
      let place = motion.body(record.event).value(at: record.time)
      let (x, y) = (try #require(film.room.horizontal), try #require(film.room.vertical))
      #expect(abs(ring.transform.tx - linear(place.x, along: x)) < 1e-6)
      #expect(abs(ring.transform.ty - linear(place.y, along: y)) < 1e-6)
      #expect(age == 0 ? abs(ring.opacity - 0.9) < 1e-9 : ring.opacity < 0.9 && ring.opacity > 0)
    }
    let old = try layer("events", of: film.scene(at: record.time + 0.36)).groups.map(\.name)
    #expect(!old.contains { $0.hasPrefix("event \(record.event) at \(record.time.rounded(places: 4))") })
  }

  /// A ball that comes to rest bounces a hundred times in its last tenth of a second.
  @Test func aBodyThatComesToRestDoesNotFlicker() throws {
    let film = SimulationFilm(of: try ExampleMotion.bounce(from: 0.05, restitution: 0.9))
    var names: Set<String> = []
    for frame in 0...240 {
      let rings = try layer("events", of: film.scene(at: Double(frame) / 120)).groups
      #expect(rings.count <= 3)
      names.formUnion(rings.map(\.name))
    }
    #expect(names.count > 3 && names.count <= 14)
  }

  @Test func anAnchorMovesWhenItIsRetargeted() throws {
    let film = SimulationFilm(of: try ExampleMotion.retargetedSpring())
    let axis = try #require(film.room.horizontal)
    for (time, anchor) in [(0, 1.0), (0.3.nextDown, 1), (0.3, 2), (1, 2)] {
      let scene = film.scene(at: time)
      let pins = try layer("anchors", of: scene).groups
      #expect(pins.count == 1 && abs(pins[0].transform.tx - linear(anchor, along: axis)) < 1e-9)
      let coil = try #require(try layer("springs", of: scene).shapes.first)
      let end = try #require(coil.path.points.last)
      #expect(abs(end.x - linear(anchor, along: axis)) < 1e-9)
    }
    let rings = try layer("events", of: film.scene(at: 0.35)).groups
    let ring = try #require(rings.first { $0.name == "event 0 at 0.3 s" })
    #expect(abs(ring.transform.tx - linear(2, along: axis)) < 1e-9)
  }

  /// Own marks take the place of those that follow from the events.
  @Test func marksAreOptions() throws {
    let options = SimulationFilmOptions(marks: [SimulationFilmMark(body: 1), SimulationFilmMark()])
    let motion = try ExampleMotion.bouncingBalls()
    let film = SimulationFilm(of: motion, options: options)
    let first = try #require(motion.eventRecords.first { $0.event == 0 })
    let ring = try #require(try layer("events", of: film.scene(at: first.time)).groups.first)
    let x = try #require(film.room.horizontal)
    #expect(abs(ring.transform.tx - linear(motion.value(at: first.time)[1].x, along: x)) < 1e-6)
    let last = try #require(motion.eventRecords.first { $0.event == 1 })
    #expect(try layer("events", of: film.scene(at: last.time)).groups.allSatisfy { !$0.name.hasPrefix("event 1 ") })
  }

  /// The rim of the smallest disc touches the floor, not its centre.
  @Test func aFloorIsUnderTheDiscs() throws {
    let film = SimulationFilm(of: try ExampleMotion.bouncingBalls())
    let scene = film.scene(at: 0)
    let radius = try layer("bodies", of: scene).groups.compactMap { $0.shapes[0].path.points.map(\.x).max() }.min()
    let vertical = try #require(film.room.vertical)
    let floor = linear(0, along: vertical) + (try #require(radius))
    let lines = try layer("backdrop", of: scene).shapes.filter { $0.stroke?.width == 1.5 }.map(\.path.points)
    #expect(lines.count == 1)
    #expect(lines.contains { line in line.allSatisfy { abs($0.y - floor) < 1e-9 } })
  }
}
