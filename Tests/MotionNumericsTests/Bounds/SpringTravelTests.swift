import MotionSprings
import Testing

@testable import MotionInteraction

/// The way of a spring from its start, where it is a tiny part of the distance.
@Suite struct SpringTravelTests {
  /// Rates that differ much, both slow: released at rest, the way is (f(1 − e^(−st)) − s(1 − e^(−ft)))/(f − s).
  ///
  /// The ways are computed by mpmath with 60 digits. The difference of displacements would lose up to ten of them.
  @Test(arguments: [
    (1, 0x1p-30, 1, 3.426_144_281_852_948_131_2e-10), (1, 0x1p-30, 3, 1.909_012_967_800_651_983_3e-9),
    (1, 0x1p-30, 100, 9.220_093_063_599_262_583_9e-8), (0x1p-8, 0x1p-40, 256, 8.565_360_706_781_051_281e-11),
    (0x1p-8, 0x1p-40, 4096, 3.492_459_674_883_939_335_9e-9),
  ]) func aTinyWayHasAllItsDigits(fast: Double, slow: Double, time: Double, way: Double) {
    // From the product and the sum of the rates, both exact.
    let spring = Spring(mass: 1, stiffness: fast * slow, damping: fast + slow)
    let travel = SpringTravel(spring: spring, displacement: -1, velocity: 0)
    #expect(abs(travel.state(after: time).way - way) <= 24 * 0x1p-52 * way)
  }

  /// A spring that is as many times slower has the same way after as many times the time, to the bit.
  @Test(arguments: [1.5, 3, 5, 30, 1e3, 1e6]) func theUnitOfTimeDoesNotMatter(ratio: Double) {
    for exponent in [-40, -10, 10, 40] {
      let scale = Double(sign: .plus, exponent: exponent, significand: 1)
      let one = SpringTravel(
        spring: Spring(mass: 1, stiffness: ratio, damping: 1 + ratio), displacement: -1, velocity: 0)
      let other = SpringTravel(
        spring: Spring(mass: 1, stiffness: scale * scale * ratio, damping: scale * (1 + ratio)), displacement: -1,
        velocity: 0)
      for step in 1...40 {
        let time = Double(step) / 16 / ratio
        #expect(one.state(after: time).way == other.state(after: time / scale).way)
      }
    }
  }
}
