import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Motions with known values and nothing else.
struct MeasuredMotionTests {
  /// Measured bounds agree with the proved bounds of the same motion.
  @Test func measuresWhatIsProvedOfOthers() throws {
    var motions = RandomMotions(seed: 77)
    for _ in 0..<thorough(100) {
      let (motion, domain) = try motions.next()
      var corners: [Double] = []
      var last = domain.lowerBound
      while let next = motion.nextBreak(after: last), next.time < domain.upperBound, corners.count < 100 {
        corners.append(next.time)
        last = next.time
      }
      let measured = try MeasuredMotion(validatingOver: domain, corners: corners) { motion.value(at: $0) }
      let values = (0...1000).map {
        motion.value(at: domain.lowerBound.interpolated(to: domain.upperBound, by: Double($0) / 1000))
      }
      let tolerance = 1e-3 * max((values.max() ?? 0) - (values.min() ?? 0), 1e-6)
      let proved = try PiecewiseLinear.approximating(motion, over: domain, tolerance: tolerance)
      let lines = try PiecewiseLinear.approximating(measured, over: domain, tolerance: tolerance)
      #expect(lines.evidence == .measured(count: measured.measuredCount ?? 0))
      #expect(abs(lines.curve.points.count - proved.curve.points.count) <= 1, "\(motion)")
      let error = try motion.largestError(of: lines.curve, over: domain)
      #expect(error <= 1.02 * tolerance, "\(motion): \(error)")
    }
  }

  @Test func velocitiesAreDerivativesOnTheSameSideOfACorner() {
    let motion = MeasuredMotion(over: 0...2, corners: [1]) { $0 < 1 ? Double.sin(3 * $0) : 5 - $0 * $0 }
    for time in [0, 1e-7, 0.2, 0.999999] {
      #expect(abs(motion.velocity(at: time) - 3 * Double.cos(3 * time)) < 1e-9, "\(time)")
    }
    for time in [1, 1.0000001, 1.5, 1.99999999] { #expect(abs(motion.velocity(at: time) + 2 * time) < 1e-9, "\(time)") }
    let corner = motion.nextBreak(after: 0.5)
    #expect(corner?.time == 1 && abs((corner?.after.value ?? 0) - 4) < 1e-11)
    #expect(abs((corner?.before.value ?? 0) - Double.sin(3)) < 1e-11)
    #expect(abs((corner?.before.velocity ?? 0) - 3 * Double.cos(3)) < 1e-9)
    #expect(motion.nextBreak(after: 1)?.time == 2 && motion.nextBreak(after: 2) == nil)
    #expect(motion.velocity(at: -1) == 0 && motion.velocity(at: 2) == 0 && motion.velocity(at: .nan).isNaN)
    #expect(motion.value(at: 3) == 1 && motion.value(at: -1) == 0 && motion.restTime == 2)
  }

  /// A saw's teeth have the same slope on both sides of a jump, which is a corner for all that.
  @Test func jumpsBetweenEqualSlopesAreCorners() {
    let saw = MeasuredMotion(over: 0...2, corners: [1]) { $0 < 1 ? $0 : $0 - 1 }
    let jump = saw.nextBreak(after: 0.5)
    #expect(jump?.time == 1 && abs((jump?.before.value ?? 0) - 1) < 1e-9 && abs(jump?.after.value ?? 1) < 1e-9)
  }

  /// The rounding of a motion at rest gives no velocity.
  @Test func atRestThereIsNoVelocity() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
    let motion = MeasuredMotion(over: 0...1) { 300 * spring.value(at: $0) }
    #expect(motion.velocity(at: 0) == 0)
    let still = MeasuredMotion(over: 0...1) { _ in 0.1 }
    #expect((0...100).allSatisfy { still.velocity(at: Double($0) / 100) == 0 })
    #expect(still.chordDeviation(over: 0...1) < 1e-8)
  }

  /// Nowhere does it stray further from a chord than it says, as far as 4,000 points can tell.
  @Test func deviationsHold() throws {
    var draws = SplitMix64(seed: 5)
    let swing = MeasuredMotion(over: -1...3, corners: [0.5]) { time in
      (time < 0.5 ? 1 : -2) * Double.exp(-time) * Double.cos(20 * time)
    }
    for _ in 0..<thorough(500) {
      let isLeft = draws.nextUnit() < 0.5
      let range = isLeft ? -1.0...0.5 : 0.5...3
      let ends = [draws.number(in: range), draws.number(in: range)].sorted()
      let (start, end) = (ends[0], min(ends[1], isLeft ? 0.5.nextDown : 3))
      guard start < end else { continue }
      let bound = swing.chordDeviation(over: start...end)
      let (first, last) = (swing.value(at: start), swing.value(at: end))
      for step in 0...50 {
        let part = Double(step) / 50
        let distance = abs(
          swing.value(at: start.interpolated(to: end, by: part)) - first.interpolated(to: last, by: part))
        #expect(distance <= bound + 1e-14)
      }
    }
  }

  @Test func whatCannotBeMeasuredIsRefused() {
    #expect(throws: ParameterError.self) { try MeasuredMotion(validatingOver: 1...1) { $0 } }
    #expect(throws: ParameterError.self) { try MeasuredMotion(validatingOver: 0...Double.infinity) { $0 } }
    #expect(throws: ParameterError.self) { try MeasuredMotion(validatingOver: 0...1, count: 3) { $0 } }
    #expect(throws: ParameterError.self) { try MeasuredMotion(validatingOver: 0...1) { 1 / ($0 - 0.5) } }
    #expect(throws: ParameterError.self) { try MeasuredMotion(validatingOver: 0...1) { _ in .nan } }
    // Corners outside do not count, and may come twice and in any order.
    let motion = MeasuredMotion(over: 0...1, corners: [0.7, 5, 0.2, -1, 0.7, 1, 0]) { $0 }
    #expect(motion.nextBreak(after: 0)?.time == 0.2 && motion.nextBreak(after: 0.2)?.time == 0.7)
    #expect(motion.nextBreak(after: 0.7)?.time == 1)
  }

  /// Combinators say that they rest on a measurement.
  @Test func combinatorsPassTheEvidenceOn() {
    let measured = MeasuredMotion(over: 0...1, count: 16) { $0 * $0 }
    #expect(measured.measuredCount == 33)
    #expect(measured.delayed(by: 1).measuredCount == 33)
    #expect(measured.adding(Decay(velocity: 1)).measuredCount == 33)
    #expect(Decay(velocity: 1).adding(measured).measuredCount == 33)
    #expect(Decay(velocity: 1).measuredCount == nil)
  }
}
