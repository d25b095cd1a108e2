import MotionDynamics
import MotionNumerics
import PlotParts
import Testing
import VectorScene

@testable import SimulationFilms

/// What surrounds the bodies of a film: frame, labels, legend, walls, and the shapes of springs and traces.
@Suite struct FilmPartsTests {
  // MARK: Axes

  @Test func theFrameIsTheArea() throws {
    let film = SimulationFilm(of: try ExampleMotion.bouncingBalls())
    let frame = try #require(
      try layer("backdrop", of: film.scene(at: 0)).shapes.first { $0.stroke?.paint == .color(PlotInk.frame) })
    let bounds = try #require(frame.path.bounds)
    #expect(bounds.minimum == film.room.area.lower && bounds.maximum == film.room.area.upper)
  }

  /// The name of a horizontal axis is under its middle, that of a vertical one at the margin above it.
  @Test func axesAreLabelled() throws {
    let plane = SimulationFilm(of: try ExampleMotion.bouncingBalls())
    let line = SimulationFilm(of: try ExampleMotion.chain())
    for (room, scene, name) in [
      (plane.room, plane.scene(at: 0), "x"), (line.room, line.scene(at: 0), "position"),
    ] {
      let label = try #require(try layer("backdrop", of: scene).labels.first { $0.text == name })
      #expect(label.anchor == .middle && label.position.y > room.area.upper.y)
      #expect(abs(label.position.x - room.area.lower.x - (room.area.upper.x - room.area.lower.x) / 2) < 1e-9)
    }
    // The numbers stand between the area and the name in the line below them.
    let labels = try layer("backdrop", of: plane.scene(at: 0)).labels.filter { $0.anchor == .middle }
    #expect(labels.count > 2 && labels.allSatisfy { $0.position.y - $0.size > plane.room.area.upper.y })
    #expect(Set(labels.map(\.position.y)).count == 2)
    let y = try #require(try layer("backdrop", of: plane.scene(at: 0)).labels.first { $0.text == "y" })
    #expect(y.anchor == .start && y.position.x == FilmLayout.margin && y.position.y < plane.room.area.lower.y)
  }

  /// The bounds that a body meets on both sides stand where its rim touches them.
  @Test func wallsAreBesideTheDiscs() throws {
    let network = SpringNetwork<Double>(masses: [1], springs: [])
    let motion = try Simulation(
      of: network, from: [0], velocity: [4],
      events: [
        .when(0, position: -1, .falling, .reflect(restitution: 1)),
        .when(0, position: 2, .rising, .reflect(restitution: 1)),
      ]
    ).trajectory(until: 2)
    let film = SimulationFilm(of: motion)
    let scene = film.scene(at: 0)
    let axis = try #require(film.room.horizontal)
    let radius = try #require(try layer("bodies", of: scene).groups[0].shapes[0].path.points.map(\.x).max())
    let lines = try layer("backdrop", of: scene).shapes.filter { $0.stroke?.width == 1.5 }.map(\.path.points)
    let walls = [linear(-1, along: axis) - radius, linear(2, along: axis) + radius]
    #expect(lines.count == 2)
    // They reach 28 points to both sides of the rail.
    let rail = try layer("bodies", of: scene).groups[0].transform.ty
    for (line, wall) in zip(lines, walls) {
      #expect(line.allSatisfy { abs($0.x - wall) < 1e-9 }, "\(line)")
      #expect(line.map(\.y) == [rail - 28, rail + 28])
    }
  }

  /// Behind the line of a wall is a band of 8 points.
  @Test func wallsHaveBands() throws {
    let film = SimulationFilm(of: try ExampleMotion.bouncingBalls())
    let backdrop = try layer("backdrop", of: film.scene(at: 0))
    let floor = try #require(backdrop.shapes.first { $0.stroke?.width == 1.5 }?.path.bounds)
    let band = try #require(backdrop.shapes.first { $0.fill?.paint == .color(PlotInk.grid) }?.path.bounds)
    let (lower, upper) = film.room.area
    #expect(band.minimum.x == lower.x && band.maximum.x == upper.x)
    #expect(abs(band.minimum.y - floor.minimum.y) < 1e-9 && abs(band.maximum.y - floor.minimum.y - 8) < 1e-9)
  }

  /// A ring grows from the rim of its disc by 14 points, fast at first.
  @Test func ringsGrow() throws {
    let film = SimulationFilm(of: try ExampleMotion.bounce(from: 1, restitution: 0.5))
    let start = (2 / 9.81).squareRoot()
    let disc = try #require(try layer("bodies", of: film.scene(at: 0)).groups[0].shapes[0].path.bounds).maximum.x
    for age in [0.001, 0.1, 0.2, 0.3] {
      let ring = try #require(try layer("events", of: film.scene(at: start + age)).groups.first)
      let outline = try #require(ring.shapes.first?.path.bounds).maximum.x
      let part = age / 0.35
      #expect(abs(ring.transform.a * outline - disc - 14 * (2 * part - part * part)) < 1e-6)
      #expect(ring.transform.a == ring.transform.d && abs(ring.opacity - 0.9 * (1 - part)) < 1e-6)
    }
  }

  /// Rails share the height of the area, and are 72 points apart at most.
  @Test(arguments: [(1, 72.0), (2, 72), (6, 72), (8, 55), (40, 12)])
  func railsAreEven(count: Int, distance: Double) throws {
    let film = SimulationFilm(of: try ExampleMotion.still([Double](repeating: 1, count: count)))
    let heights = try layer("bodies", of: film.scene(at: 0)).groups.map(\.transform.ty)
    #expect(abs(film.room.railDistance - distance) < 1e-9 && film.room.rails.map { $0[0].y } == heights)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($1 - $0 - distance) < 1e-9 })
    #expect(abs(heights[0] - distance / 2 - film.room.area.lower.y) < 1e-9)
    #expect(abs(heights[count - 1] + distance / 2 - film.room.area.upper.y) < 1e-9)
  }

  // MARK: The legend

  /// Names stand beside each other, in rows of the least width of a film, and a row begins where the last one is full.
  @Test(arguments: [["cart", "load"], (0..<12).map { "body \($0) of twelve" }, (0..<5).map { "\($0)" }])
  func namesFollowEachOther(names: [String]) throws {
    let motion = try ExampleMotion.still(names.indices.map { Double($0) })
    let film = SimulationFilm(of: motion, options: SimulationFilmOptions(names: names))
    let legend = try layer("headings", of: film.scene(at: 0))
    let (labels, dots) = (legend.labels, legend.shapes.compactMap(\.path.bounds))
    #expect(labels.map(\.text) == names && dots.count == names.count)
    let right = FilmLayout.margin + FilmLayout.least.x
    var end: SIMD2<Double>?
    for (label, dot) in zip(labels, dots) {
      let width = TextMeasure(size: label.size).width(of: label.text)
      #expect(label.position.x > dot.maximum.x && label.position.x + width <= right)
      let isBeside = end.map { $0.y == label.position.y } ?? false
      if let end, isBeside {
        #expect(dot.minimum.x > end.x + 8)
      } else {
        #expect(abs(dot.minimum.x - FilmLayout.margin) < 1e-9)
      }
      if let end, !isBeside {
        let gap = label.position.x - dot.minimum.x
        #expect(label.position.y > end.y && end.x + gap + width > right - 17, "there was room above")
      }
      end = [label.position.x + width, label.position.y]
    }
  }

  // MARK: Springs

  /// Up to twenty-four springs are coils.
  @Test func moreSpringsAreRods() throws {
    for (count, shapeCount) in [(23, 23), (24, 24), (25, 1)] {
      var network = SpringNetwork<Double>()
      let body = network.addBody(mass: 1)
      for index in 0..<count { network.addSpring(from: body, to: .anchor(Double(index + 1)), stiffness: 1) }
      let motion = try Simulation(of: network, from: [0]).trajectory(until: 0.1)
      #expect(try layer("springs", of: SimulationFilm(of: motion).scene(at: 0)).shapes.count == shapeCount)
    }
  }

  /// In the plane springs are beside each other only if they have the same two ends, in either direction.
  @Test func springsWithOneCommonEndAreStraight() throws {
    let corners: [SIMD2<Double>] = [[0, 0], [3, 0], [3, 2]]
    func sides(_ ends: [(Int, Int)]) throws -> [Double] {
      var network = SpringNetwork<SIMD2<Double>>()
      for _ in corners { network.addBody(mass: 1) }
      for (from, to) in ends {
        network.addSpring(from: .init(from), to: .body(.init(to)), stiffness: 1, restLength: 1)
      }
      let scene = SimulationFilm(of: try Simulation(of: network, from: corners).trajectory(until: 0.1)).scene(at: 0)
      return try layer("springs", of: scene).shapes.map { spring in
        let points = spring.path.points
        let way = points[points.count - 1] - points[0]
        // The first turn begins at the side of the line between the ends on which the spring is drawn.
        let start = points[1] - points[0]
        return (way.x * start.y - way.y * start.x) / way.norm
      }
    }
    for ends in [[(0, 1), (1, 2)], [(1, 2), (0, 1)], [(0, 1), (0, 2)], [(0, 1), (2, 1)], [(0, 1), (2, 0)]] {
      #expect(try sides(ends).allSatisfy { abs($0) < 1e-9 }, "\(ends)")
    }
    for ends in [[(0, 1), (0, 1)], [(0, 1), (1, 0)]] {
      let sides = try sides(ends)
      #expect(abs(sides[0]) < 1e-9 && abs(sides[1]) > 10, "\(ends): \(sides)")
    }
  }

  // MARK: Traces

  /// The trace of a fall grows with its speed: from t − 0.45 to t it is g/2·(t² − (t − 0.45)²) long.
  @Test func aTraceIsAsLongAsTheWay() throws {
    let film = SimulationFilm(of: try ExampleMotion.fall(gravity: -9.81))
    let unit = try scale(of: #require(film.room.vertical)).magnitude
    for time in [0.05, 0.3, 0.8, 0.995] {
      let stroke = try #require(try layer("traces", of: film.scene(at: time)).shapes.first?.stroke)
      let start = max(time - 0.45, 0)
      // Straight lines over a frame cut off less than g/8·h², and points are rounded to hundredths.
      let bound = 2 * (9.81 / 8 / 3600 * unit + 0.01)
      #expect(abs(stroke.dash[0] - 9.81 / 2 * (time * time - start * start) * unit) < bound, "\(time)")
      #expect(abs(-stroke.dashPhase - 9.81 / 2 * start * start * unit) < bound, "\(time)")
    }
  }
}
