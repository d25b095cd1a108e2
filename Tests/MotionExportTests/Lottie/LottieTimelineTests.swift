import MotionNumerics
import TestSupport
import Testing

@testable import MotionExport

/// Keys for the values of frames.
struct LottieTimelineTests {
  /// At each frame the keys are near the values.
  ///
  /// Béziers aim at the tolerance; a document states what was measured.
  @Test(arguments: [1, 2]) func keysMeetTheFrames(components: Int) throws {
    var random = SplitMix64(seed: 48)
    let swing = DampedOscillation(decay: 0.1, frequency: 3)
    var (worst, worstFading) = (0.0, 0.0)
    for _ in 0..<thorough(300) {
      let count = Int.random(in: 3...60, using: &random)
      let timeline = LottieTimeline(
        times: (0..<count).map(Double.init), isJump: [Bool](repeating: false, count: count), end: Double(count))
      let tolerance = random.magnitude(from: 1e-3, to: 0.3)
      let (rate, noise) = (random.number(in: 0.01...1), random.element(of: [0, 0.1, 3]) * random.number(in: 0...1))
      let values = (0..<count).map { frame in
        (0..<components).map { component in
          20 * swing.value(at: rate * Double(frame) + Double(component)) + noise * random.number(in: -1...1)
        }
      }
      let isVisible = [Bool](repeating: true, count: count)
      let curve = timeline.curve(values, isVisible, tolerance: tolerance)
      for (frame, value) in values.enumerated() {
        for (read, exact) in zip(curve.values(at: Double(frame)), value) {
          worst = max(worst, abs(read - exact) / tolerance)
        }
      }
      let fading = timeline.fadingCurve(values.map { $0[0] }, isVisible, tolerance: tolerance)
      for (frame, value) in values.enumerated() {
        worstFading = max(worstFading, abs(fading.values(at: Double(frame))[0] - value[0]) / tolerance)
      }
    }
    #expect(worst <= 3 && worstFading <= 3, "\(worst) and \(worstFading) tolerances")
    // They use what they may.
    #expect(worst > 0.5 && worstFading > 0.5, "\(worst) and \(worstFading) tolerances")
  }
}
