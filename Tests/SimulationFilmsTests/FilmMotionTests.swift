import MotionDynamics
import MotionNumerics
import Testing

@testable import SimulationFilms

/// What a film learns from a motion before it draws: the view's extents, the anchors, and what belongs together.
@Suite struct FilmMotionTests {
  private func film<Point>(_ motion: Trajectory<SpringNetwork<Point>>) -> FilmMotion<Point> {
    FilmMotion(motion, names: [], marks: [])
  }

  // MARK: Extents

  /// The extents of bodies that rest, which have no error.
  private func extents(_ positions: [Double]) throws -> ClosedRange<Double> {
    try #require(film(try ExampleMotion.still(positions)).extents().first)
  }

  @Test func extentsAreThoseOfTheBodies() throws {
    #expect(try extents([-3, 1, 2]) == -3...2)
    #expect(try extents([1e200, -1e250]) == -1e250...1e200)
    let plane = try film(ExampleMotion.fall(gravity: -9.81)).extents()
    #expect(plane[0] == 0...0 && plane[1].upperBound == 0 && abs(plane[1].lowerBound + 9.81 / 2) < 1e-9)
  }

  /// A few steps of the solver lead up and down again: the highest point v²/2g lies between two of them.
  @Test func theHighestPointIsBetweenSteps() throws {
    let (gravity, velocity) = (9.81, 4.0)
    let network = SpringNetwork<Double>(masses: [1], springs: [], gravity: -gravity)
    let motion = try Simulation(of: network, from: [0], velocity: [velocity]).trajectory(until: 2 * velocity / gravity)
    let extent = try #require(film(motion).extents().first)
    // The nearest of a thousand times is at most half their distance from the top.
    let miss = gravity / 2 * (velocity / gravity / 1000) * (velocity / gravity / 1000)
    #expect(abs(extent.upperBound - velocity * velocity / (2 * gravity)) <= miss + 1e-9)
    #expect(abs(extent.lowerBound) < 1e-9)
  }

  /// From four million positions on, only some of the steps are looked at.
  @Test(
    arguments: [(0, 1, 1), (3_999_999, 1, 1), (4_000_000, 1, 2), (3999, 1000, 1), (4000, 1000, 2), (9000, 1000, 3)])
  func stepsOfManyBodies(stepCount: Int, bodyCount: Int, stride: Int) {
    #expect(FilmMotion<Double>.stepStride(of: stepCount, bodyCount: bodyCount) == stride)
  }

  @Test func extentsHoldAnchorsAndTouchedBounds() throws {
    let anchored = try #require(film(try ExampleMotion.retargetedSpring()).extents().first)
    #expect(anchored.lowerBound == 0 && anchored.upperBound >= 2)
    let bounce = try #require(film(try ExampleMotion.bounce(from: 1, restitution: 0.5)).extents().first)
    #expect(bounce.upperBound == 1 && abs(bounce.lowerBound) < 1e-9)
    let high = try #require(film(try ExampleMotion.bounce(from: 1000, restitution: 0.5)).extents().first)
    #expect(high.lowerBound > 900, "a floor that is not reached")
  }

  /// Bodies at one place have room on both sides, half their distance from 0, or 1 at 0.
  @Test func whatIsTooSmallToBeSeenIsWidened() throws {
    #expect(try extents([5]) == 2.5...7.5)
    #expect(try extents([-4, -4]) == -6 ... -2)
    #expect(try extents([0]) == -1...1)
    #expect(try extents([1e-300]) == -1...1)
    // A billionth of the magnitude can be seen, less cannot.
    #expect(try extents([1, 1 + 2e-9]) == 1...1 + 2e-9)
    #expect(try extents([1, 1 + 0.5e-9]).lowerBound < 0.6)
    // The least length itself is too small for the steps of an axis.
    #expect(try extents([0, 2e-290]) == -1e-290...2e-290 + 1e-290)
    #expect(try extents([0, 2.1e-290]) == 0...2.1e-290)
  }

  // MARK: Anchors and parts

  @Test func oneOfTheSpringsThatAlwaysShareAnAnchor() throws {
    #expect(film(try ExampleMotion.chain()).anchoredSprings == [0], "the other one is between bodies")
    var line = SpringNetwork<Double>()
    var plane = SpringNetwork<SIMD2<Double>>()
    for anchor in [1.0, 1, -1] {
      line.addSpring(from: line.addBody(mass: 1), to: .anchor(anchor), stiffness: 1)
      plane.addSpring(from: plane.addBody(mass: 1), to: .anchor([anchor, 0]), stiffness: 1)
    }
    // Each body has a rail with its own anchors; in the plane a place is a place.
    let rails = film(try Simulation(of: line, from: [0, 0, 0]).trajectory(until: 0.1))
    let places = film(try Simulation(of: plane, from: [[0, 0], [0, 0], [0, 0]]).trajectory(until: 0.1))
    #expect(rails.anchoredSprings == [0, 1, 2] && places.anchoredSprings == [0, 2])
    // One of two anchors at one place moves away.
    let parted = Simulation(
      of: plane, from: [[0, 0], [0, 0], [0, 0]], events: [.at(0.05, .retarget(.init(1), to: [3, 0]))])
    #expect(film(try parted.trajectory(until: 0.1)).anchoredSprings == [0, 1, 2])
  }

  @Test func partsAreNumberedByTheirFirstBodies() throws {
    var network = SpringNetwork<Double>()
    for _ in 0..<6 { network.addBody(mass: 1) }
    for (from, to) in [(5, 3), (2, 0), (3, 4)] {
      network.addSpring(from: .init(from), to: .body(.init(to)), stiffness: 1, restLength: 1)
    }
    let motion = film(try Simulation(of: network, from: [0, 1, 2, 3, 4, 5]).trajectory(until: 0.1))
    #expect(motion.components == [0, 1, 0, 2, 2, 2] && motion.componentCount == 3)
  }
}
