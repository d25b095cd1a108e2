import MotionDynamics
import MotionNumerics
import SimulationFilms
import Testing
import VectorScene

@testable import inbetween

/// The films of documents: their bodies have the documents' names, their events the documents' bodies and springs.
@Suite struct DocumentFilmTests {
  /// No picture of an example shows a body or a spring outside the canvas.
  @Test(arguments: ExampleDocument.names) func theViewHoldsEverythingAtAllTimes(name: String) throws {
    switch try SystemDocument(ExampleDocument.text(name)) {
    case .line(let system): try expectEverythingInside(system)
    case .plane(let system): try expectEverythingInside(system)
    }
  }

  private func expectEverythingInside<Point>(_ system: BodySystem<Point>) throws {
    let trajectory = try system.trajectory(name: "")
    let film = try system.film(of: trajectory, title: "")
    for frame in 0...Int(trajectory.endTime * 60) {
      let scene = film.scene(at: Double(frame) / 60)
      let bodies = try layer("bodies", of: scene).groups
      #expect(bodies.map(\.name) == system.names)
      for body in bodies {
        let radius = body.shapes[0].path.bounds?.maximum.x ?? 0
        #expect(isInside([body.transform.tx, body.transform.ty], film.size, margin: radius), "\(body.name), \(frame)")
      }
      for spring in try layer("springs", of: scene).shapes {
        let bounds = try #require(spring.path.bounds)
        #expect(isInside(bounds.minimum, film.size) && isInside(bounds.maximum, film.size), "frame \(frame)")
      }
    }
  }

  private func isInside(_ point: SIMD2<Double>, _ size: SIMD2<Double>, margin: Double = 0) -> Bool {
    point.x - margin >= 0 && point.x + margin <= size.x && point.y - margin >= 0 && point.y + margin <= size.y
  }

  /// The document says which body an event at a time reports, and which spring an event sets; the film marks them.
  @Test func marksAreThoseOfTheDocument() throws {
    let system = try #require(
      try SystemDocument(
        #"""
        { "bodies": [ { "name": "a", "mass": 1, "position": 0, "velocity": 1 },
                      { "name": "b", "mass": 1, "position": 3 } ],
          "springs": [ { "from": "b", "to": 4, "stiffness": 1 } ], "duration": 2,
          "events": [ { "at": 0.5, "body": "a", "action": "record" },
                      { "at": 1, "action": "set", "spring": 0, "stiffness": 1 } ] }
        """#
      ).line)
    let film = try system.film(of: try system.trajectory(name: ""), title: "Marks")
    let first = film.scene(at: 0.5)
    #expect(first.title == "Marks")
    let body = try #require(try layer("bodies", of: first).groups.first)
    let ring = try #require(try layer("events", of: first).groups.first)
    #expect(abs(ring.transform.tx - body.transform.tx) < 1e-9 && abs(ring.transform.ty - body.transform.ty) < 1e-9)
    let pin = try #require(try layer("anchors", of: film.scene(at: 1)).groups.first)
    let other = try #require(try layer("events", of: film.scene(at: 1)).groups.first { $0.name == "event 1 at 1 s" })
    #expect(abs(other.transform.tx - pin.transform.tx) < 1e-9)
  }

  private func layer(_ name: String, of scene: Scene) throws -> Group {
    try #require(
      scene.nodes.lazy.compactMap { node -> Group? in
        if case .group(let group) = node, group.name == name { group } else { nil }
      }.first)
  }
}

extension Group {
  fileprivate var groups: [Group] { children.compactMap { if case .group(let group) = $0 { group } else { nil } } }
  fileprivate var shapes: [Shape] { children.compactMap { if case .shape(let shape) = $0 { shape } else { nil } } }
}
