import MotionNumerics
import TestSupport
import Testing

/// Keys as other systems hold them: the form of their handles, and the truth of their certificates.
struct KeyframeShapesTests {
  /// The keys of handles as parts of the change at 1e-2, 1e-3 and 1e-4, by an independent program; then those of SMIL's
  /// monotonic ones, and of Hermite's thirds: by the same program 5 8 16, 3 7 11 and so on, or one or two more for the end.
  static let counts: [(motion: String, relative: [Int], thirds: [Int])] = [
    ("spring(1 100 10)", [4, 5, 7], [5, 8, 17]), ("spring(1 170 26)", [3, 3, 4], [4, 7, 12]),
    ("spring(1 100 5)", [5, 8, 12], [8, 16, 30]), ("spring(1 180 12 8)", [4, 5, 7], [5, 10, 18]),
    ("spring(1 100 20)", [3, 3, 4], [4, 7, 12]),
  ]

  @Test(arguments: counts) func theCountIsAsFew(motion: String, relative: [Int], thirds: [Int]) throws {
    let motion = try ParsedMotion(parsing: motion)
    guard motion.presetName == nil, motion.base == nil, let spring = motion.springMotion else { return }
    for (index, tolerance) in [1e-2, 1e-3, 1e-4].enumerated() {
      // Near enough to the target to end there, and with room for the fit.
      let domain = 0...((1000 * spring.settlingDuration(tolerance: 0.8 * tolerance)).rounded(.up) / 1000)
      for (shape, count) in [(KeyframeCurve.Shape.relative, relative[index]), (.thirds, thirds[index])] {
        let fit = try KeyframeCurve.approximating(
          motion, over: domain, tolerance: 0.98 * tolerance, shape: shape, endingAt: 1)
        #expect(fit.curve.keys.count <= count && fit.maximumError <= tolerance, "\(shape) \(tolerance)")
        #expect(fit.curve.keys.last?.value == 1)
      }
    }
  }

  @Test(arguments: [KeyframeCurve.Shape.relative, .monotonic, .thirds])
  func noErrorIsAboveItsCertificate(shape: KeyframeCurve.Shape) throws {
    var motions = RandomMotions(seed: 77)
    for _ in 0..<thorough(60) {
      let (motion, domain) = try motions.next()
      guard let tolerance = motions.tolerance(for: motion, over: domain, among: [1e-2, 1e-3]) else { continue }
      let fit = try KeyframeCurve.approximating(motion, over: domain, tolerance: tolerance, shape: shape)
      #expect(fit.maximumError <= tolerance)
      for _ in 0..<1000 {
        let time = motions.time(in: domain)
        #expect(abs(motion.value(at: time) - fit.curve.value(at: time)) <= fit.maximumError, "\(motion) at \(time)")
      }
      for (key, next) in zip(fit.curve.keys, fit.curve.keys.dropFirst()) where key.time < next.time {
        expect(shape, from: key, to: next, tolerance: tolerance)
      }
    }
  }

  private func expect(
    _ shape: KeyframeCurve.Shape, from key: KeyframeCurve.Key, to next: KeyframeCurve.Key, tolerance: Double
  ) {
    let (rise, duration) = (next.value - key.value, next.time - key.time)
    switch shape {
    case .free: break
    case .thirds:
      #expect(abs(key.outgoing.duration - duration / 3) <= 1e-9 * duration)
      #expect(abs(next.incoming.duration - duration / 3) <= 1e-9 * duration)
    case .relative:
      // As parts of the change the handles are no larger than some tens.
      for change in [key.outgoing.change, next.incoming.change] { #expect(abs(change) <= 100 * abs(rise) + tolerance) }
    case .monotonic:
      for change in [key.outgoing.change, next.incoming.change] {
        #expect(change * rise >= -1e-12 * rise * rise && abs(change) <= abs(rise) * (1 + 1e-12))
      }
    }
  }

  /// A key at each extremum, also where two repetitions meet: three Béziers there and back are four keys.
  @Test func extremaBetweenRepetitionsHaveKeys() throws {
    let motion = try ParsedMotion(parsing: "1s ease-in-out 0 -> 3, 3 times, alternating")
    let fit = try KeyframeCurve.approximating(motion, over: 0...3, tolerance: 1e-3, shape: .monotonic)
    #expect(fit.curve.keys.map { $0.time } == [0, 1, 2, 3] && fit.curve.keys.map { $0.value } == [0, 3, 0, 3])
  }

  /// Swings that no number of keys can follow are refused, and not searched for as long as the machine lives.
  @Test(arguments: [
    ("spring(1 1415 50.65 2.16e300) 1.88 -> 2.35", 2.2), ("spring(1 4.64e-37 4.97e-19 -2.04) 0.52 -> -0.88", 1.4),
  ])
  func whatIsTooMuchIsRefused(motion: String, tolerance: Double) throws {
    let motion = try ParsedMotion(parsing: motion)
    guard motion.presetName == nil, motion.base == nil, let spring = motion.springMotion else { return }
    let seconds = processorSeconds {
      #expect(throws: ParameterError.self) {
        try KeyframeCurve.approximating(spring, over: 0...spring.restTime, tolerance: tolerance, shape: .monotonic)
      }
    }
    // A ceiling for a hang, as below.
    #expect(seconds < 60)
  }

  /// The times are on the grid, except the last one and corners.
  @Test func keysOnAGridOfTimes() throws {
    let spring = try ParsedMotion(parsing: "spring(1 180 12 8)")
    let fit = try KeyframeCurve.approximating(spring, over: 0...1.11, tolerance: 1e-3, timeStep: 0.01)
    for key in fit.curve.keys.dropLast() {
      #expect(abs(100 * key.time - (100 * key.time).rounded()) <= 1e-9)
    }
    #expect(fit.maximumError <= 1e-3)
    #expect(throws: ParameterError.self) {
      try KeyframeCurve.approximating(spring, over: 0...1.11, tolerance: 1e-3, timeStep: -1)
    }
    #expect(throws: ParameterError.self) {
      try KeyframeCurve.approximating(spring, over: 0...1.11, tolerance: 1e-3, endingAt: 1.1)
    }
  }

  /// Below the rounding of a certificate there is nothing to look for.
  @Test(arguments: [KeyframeCurve.Shape.free, .relative, .monotonic, .thirds])
  func tolerancesBelowTheRoundingAreRefused(shape: KeyframeCurve.Shape) throws {
    let damped = try ParsedMotion(parsing: "damped(5, 30)")
    #expect(throws: ParameterError.self) {
      try KeyframeCurve.approximating(damped, over: 0...1, tolerance: 1e-14, shape: shape)
    }
  }

  /// The distance of a given curve, too, is proved: it is at least that at any time, and not much more.
  @Test func theErrorOfAGivenCurve() throws {
    let motion = try ParsedMotion(parsing: "spring(1 100 10)")
    let curve = KeyframeCurve([
      .init(0, at: 0.1, outgoing: .init(duration: 0.1, change: 0.3)),
      .init(1, at: 0.9, incoming: .init(duration: 0.2, change: 0)),
    ])
    let bound = try motion.largestError(of: curve, over: 0...1.2)
    let seen = (0...100_000).map { 1.2e-5 * Double($0) }.map { abs(motion.value(at: $0) - curve.value(at: $0)) }.max()
    #expect(bound >= seen ?? .infinity && bound <= 1.002 * (seen ?? 0))
    #expect(try motion.largestError(of: curve, over: 0.95...1.2) <= bound)
  }
}
