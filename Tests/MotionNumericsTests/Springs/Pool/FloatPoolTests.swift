import MotionNumerics
import TestSupport
import Testing

@testable import MotionSprings

/// Pools of floats against those of doubles.
@Suite struct FloatPoolTests {
  /// A step from a state of floats is the step of doubles, rounded once.
  @Test func aStepIsTheStepOfDoublesRounded() {
    var random = SplitMix64(seed: 6)
    for spring in [Spring.smooth, .snappy, .bouncy] {
      var floats = SpringPool<SIMD3<Float>>()
      var doubles = SpringPool<SIMD3<Double>>()
      let (group, same) = (
        floats.addGroup(spring, tolerance: 1e-30), doubles.addGroup(spring, tolerance: 1e-30)
      )
      for _ in 0..<30 {
        let values = (0..<3).map { _ in SIMD3((0..<3).map { _ in Float(random.number(in: -100...100)) }) }
        floats.add(to: group, at: values[0], target: values[1], velocity: values[2])
        doubles.add(to: same, at: SIMD3(values[0]), target: SIMD3(values[1]), velocity: SIMD3(values[2]))
      }
      floats.step(by: 1.0 / 60)
      doubles.step(by: 1.0 / 60)
      for (member, other) in zip(floats.members(of: group), doubles.members(of: same)) {
        #expect(floats[member] == SIMD3<Float>(doubles[other]))
        #expect(floats.velocity(of: member) == SIMD3<Float>(doubles.velocity(of: other)))
      }
    }
  }

  /// The roundings of a whole motion stay within some ulps of the greatest position, and all members come to rest once.
  @Test func aMotionStaysNearThatOfDoubles() {
    for spring in [Spring.smooth, .snappy, .bouncy] {
      var floats = SpringPool<Float>(count: 19, spring: spring, at: 0, target: 1000)
      var doubles = SpringPool<Double>(count: 1, spring: spring, at: 0, target: 1000)
      let member = doubles.members(of: doubles.groups[0])[0]
      var (worst, reports) = (WorstCase(), 0)
      for step in 0..<600 {
        floats.step(by: 1.0 / 60)
        doubles.step(by: 1.0 / 60)
        reports += floats.settled.count
        floats.withPositions(of: floats.groups[0]) { worst.note(abs(Double($0[18]) - doubles[member]), "\(step)") }
      }
      // Each step rounds by half an ulp of 1000, 2⁻¹⁵; what it leaves decays in some ten steps.
      #expect(worst.error <= 20 * 0x1p-15 + 0.001, "\(worst)")
      #expect(reports == 19 && floats.awakeCount == 0)
    }
  }

  @Test func floatsTakeHalfTheMemory() {
    let floats = SpringPool<SIMD2<Float>>(count: 10_000, spring: .snappy, at: .zero)
    let doubles = SpringPool<SIMD2<Double>>(count: 10_000, spring: .snappy, at: .zero)
    let (few, many) = (floats.storage.groups[0].memory.pairs.count, doubles.storage.groups[0].memory.pairs.count)
    #expect(Double(few) <= 0.51 * Double(many))
  }

  /// Own springs of members, bulk targets and any tolerance, in floats too.
  @Test func floatsHaveAllThatDoublesHave() {
    var pool = SpringPool<SIMD2<Float>>()
    let group = pool.addGroup(.snappy, tolerance: 1e-200)
    let members = (0..<20).map {
      pool.add($0 % 2 == 0 ? .bouncy : .smooth, to: group, at: [Float($0), 0], target: .zero)
    }
    var reports: Set<SpringMember> = []
    for _ in 0..<4000 {
      pool.step(by: 1.0 / 60)
      for member in pool.settled { #expect(reports.insert(member).inserted) }
    }
    #expect(reports.count == 19 && pool.awakeCount == 0)
    let targets = [SIMD2<Float>](repeating: [1, 2], count: 20)
    pool.setTargets(of: group, from: targets.span)
    pool.step(by: 1000)
    #expect(pool.settled == members && pool[members[4]] == [1, 2])
  }

  @Test func numbersThatAreNotFiniteTrap() async {
    await #expect(processExitsWith: .failure) {
      var pool = SpringPool<Float>(count: 1, spring: .snappy, at: 0)
      pool.retarget(pool.members(of: pool.groups[0])[0], to: .nan)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringPool<SIMD2<Float>>(count: 1, spring: .snappy, at: [0, .infinity])
    }
  }
}
