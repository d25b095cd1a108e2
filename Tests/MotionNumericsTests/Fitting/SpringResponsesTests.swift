import MotionSprings
import RealModule
import Testing

@testable import MotionFitting

/// The derivatives that lead the search for a spring, by which it ends after few steps.
@Suite struct SpringResponsesTests {
  private let times = (0...40).map { Double($0) / 10 }

  private func slopes(
    _ frequency: Double, _ dampingRatio: Double, displacement: Double, velocity: Double
  ) throws -> (byFrequency: [Double], byRatio: [Double]) {
    let shape = SpringShape(frequency: frequency, dampingRatio: dampingRatio)
    let responses = SpringResponses(of: try #require(shape.spring), shape, at: times)
    return responses.slopes(at: times, displacement: displacement, velocity: velocity)
  }

  /// At ζ = 1 the motion is e^(−ωt)·(x + (v + ωx)·t), and its derivative by ζ the limit with D = −t³·e^(−ωt)/3.
  @Test func slopesAtTheCriticalDamping() throws {
    let (frequency, displacement, velocity) = (3.0, 2.0, -5.0)
    let found = try slopes(frequency, 1, displacement: displacement, velocity: velocity)
    for (row, time) in times.enumerated() {
      let envelope = Double.exp(-frequency * time)
      let (move, bend) = (time * envelope, -time * time * time * envelope / 3)
      let byRatio =
        -frequency * (displacement * frequency * frequency * bend + velocity * (time * move + frequency * bend))
      let byFrequency =
        -displacement * frequency * frequency * time * move
        + velocity * (time * envelope * (1 - frequency * time) - move)
      #expect(abs(found.byRatio[row] - byRatio) <= 1e-14 && abs(found.byFrequency[row] - byFrequency) <= 1e-14)
    }
  }

  /// Elsewhere, and next to the critical damping on both sides, they are the central differences of the motion.
  @Test(arguments: [0.01, 0.3, 0.97, 0.995, 0.999, 1.001, 1.005, 1.03, 2]) func slopesAreThoseOfTheMotion(
    dampingRatio: Double
  ) throws {
    let (frequency, displacement, velocity, step) = (2.5, -1.5, 4.0, 1e-5)
    func value(_ growth: Double, _ rise: Double, at time: Double) -> Double {
      let frequency = frequency * Double.exp(growth)
      let spring = Spring(stiffness: frequency * frequency, dampingRatio: dampingRatio + rise)
      return SpringMotion(spring, from: displacement, to: 0, velocity: velocity).value(at: time)
    }
    let found = try slopes(frequency, dampingRatio, displacement: displacement, velocity: velocity)
    for (row, time) in times.enumerated() {
      let byFrequency = (value(step, 0, at: time) - value(-step, 0, at: time)) / (2 * step)
      let byRatio = (value(0, step, at: time) - value(0, -step, at: time)) / (2 * step)
      // A third derivative of up to (ωt)³ has its part in the differences, some 10³ · step².
      #expect(abs(found.byFrequency[row] - byFrequency) <= 1e-7 && abs(found.byRatio[row] - byRatio) <= 1e-7)
    }
  }
}
