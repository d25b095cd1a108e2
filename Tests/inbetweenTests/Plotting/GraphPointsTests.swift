import MotionNumerics
import Testing

@testable import inbetween

@Suite struct GraphPointsTests {
  private func points(_ motion: String, over domain: ClosedRange<Double> = 0...1) throws -> [(Double, Double)] {
    let graph = GraphPoints(of: try ParsedMotion(parsing: motion), over: domain)
    return Array(zip(graph.times, graph.values))
  }

  /// Pairs of points at neighbouring doubles.
  private func jumps(_ points: [(Double, Double)]) -> [(at: Double, from: Double, to: Double)] {
    zip(points, points.dropFirst()).filter { $0.0.nextUp >= $1.0 && $0.1 != $1.1 }
      .map { (at: $1.0, from: $0.1, to: $1.1) }
  }

  @Test(arguments: [1, 2, 3, 7, 10])
  func stairsAreVertical(count: Int) throws {
    let jumps = jumps(try points("steps(\(count))"))
    #expect(jumps.map(\.to) == (1...count).map { Double($0) / Double(count) })
    for (index, jump) in jumps.enumerated() {
      #expect(abs(jump.at - Double(index + 1) / Double(count)) <= 2e-16)
      #expect(jump.from == Double(index) / Double(count))
    }
  }

  @Test func aJumpOfLinearIsWhereItIs() throws {
    let jumps = jumps(try points("linear(0, 0.3 12.34567%, 0.8 12.34567%, 1)"))
    #expect(jumps.map(\.at) == [0.1234567])
    #expect(jumps.map(\.to) == [0.8])
    #expect(abs((jumps.first?.from ?? 0) - 0.3) < 1e-15)
  }

  @Test func aNarrowPeakIsNotMissed() throws {
    let points = try points("linear(0, 0 50%, 5 50.001%, 0 50.002%, 0)")
    #expect(points.map(\.1).max() == 5)
  }

  @Test(arguments: ["ease", "ease-in-out-elastic", "cubic-bezier(1, 0, 0, 1)", "ease-out-bounce", "steps(5000)"])
  func neighboursAreClose(motion: String) throws {
    let points = try points(motion, over: -0.5...1.5)
    let values = points.map(\.1)
    let height = (values.max() ?? 0) - (values.min() ?? 0)
    for (point, next) in zip(points, points.dropFirst()) {
      #expect(point.0 <= next.0)
      #expect(abs(point.1 - next.1) <= height / 1000 || next.0 - point.0 <= 2.0 / 65536)
    }
    #expect(points.first?.0 == -0.5 && points.last?.0 == 1.5)
    #expect(points.count < 20_000)
  }

  @Test func hugeDomainsEnd() throws {
    let largest = Double.greatestFiniteMagnitude
    for motion in ["linear", "ease", "steps(3)", "ease-in-back", "cubic-bezier(0.5, 1e308, 0.5, -1e308)"] {
      let points = try points(motion, over: -largest...largest)
      #expect(points.count < 100_000)
    }
  }

  @Test(arguments: [
    "ease", "cubic-bezier(0.9, 0, 0.1, 1)", "spring(1 100 10)", "spring(1 100 2)", "damped(5, 30)",
    "decay(velocity: 1000, deceleration: 0.998)", "steps(4)",
  ])
  func straightLinesGiveTheValues(motion: String) throws {
    let motion = try ParsedMotion(parsing: motion)
    let graph = GraphPoints(of: motion, over: -0.5...1.5)
    let height = graph.inside.upperBound - graph.inside.lowerBound
    for index in graph.times.indices.dropLast() where graph.times[index].nextUp < graph.times[index + 1] {
      let (start, end) = (graph.times[index], graph.times[index + 1])
      for fraction in [0.25, 0.5, 0.75] {
        let line = graph.values[index] * (1 - fraction) + graph.values[index + 1] * fraction
        let time = start * (1 - fraction) + end * fraction
        #expect(abs(line - motion.value(at: time)) <= 4e-6 * height)
      }
    }
  }

  @Test func thePeakOfASpringIsAPoint() throws {
    let points = try points("spring(1 100 10)", over: 0...1.27)
    #expect(abs((points.map(\.1).max() ?? 0) - 1.1630335348215806) < 1e-15)
  }

  @Test func infiniteVelocitiesAreNotInside() throws {
    for motion in ["ease-in-circ", "cubic-bezier(0, 1, 0, 1)", "cubic-bezier(1e-9, 1, 1, 1)"] {
      let graph = GraphPoints(velocitiesOf: try ParsedMotion(parsing: motion), over: 0...1)
      #expect(graph.inside.upperBound < 1000)
      #expect(graph.values.contains { $0 > 1e6 })
    }
  }
}
