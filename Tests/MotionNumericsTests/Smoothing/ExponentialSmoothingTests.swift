import MotionNumerics
import TestSupport
import Testing

/// First-order smoothing by half-life.
@Suite struct ExponentialSmoothingTests {
  @Test func halfOfTheDistanceIsLeftAfterEachHalfLife() {
    var smoothing = ExponentialSmoothing(halfLife: 0.25, at: 8.0)
    smoothing.follow(0, at: 1)
    #expect(smoothing.value(at: 0.5) == 8 && smoothing.value(at: 1) == 8 && smoothing.velocity(at: 0.5) == 0)
    for (index, expected) in [4, 2, 1, 0.5].enumerated() {
      #expect(smoothing.value(at: 1.25 + 0.25 * Double(index)) == expected)
    }
    #expect(smoothing.value(at: .infinity) == 0)
    #expect(abs(smoothing.value(at: smoothing.restTime) - 0.008) <= 1e-16)
    #expect(ExponentialSmoothing(halfLife: 1, at: 3.0, startingAt: 2).restTime == 2)
  }

  @Test(arguments: [24.0, 30, 60, 90, 120, 144, 240])
  func everyFrameRateGivesTheSameState(rate: Double) {
    let gesture = Gesture(seed: 5)
    func end(frames: [Double]) -> SIMD2<Double> {
      var smoothing = ExponentialSmoothing(halfLife: 0.05, at: gesture.events[0].place)
      var next = 0
      for frame in frames + [1] {
        while next < gesture.events.count, gesture.events[next].time <= frame {
          smoothing.follow(gesture.events[next].place, at: gesture.events[next].time)
          next += 1
        }
        smoothing.advance(to: frame)
      }
      return smoothing.lastValue
    }
    let expected = end(frames: [])
    for jitter in [0, 0.9] {
      let value = end(frames: Gesture.frames(rate: rate, jitter: jitter, seed: 1))
      #expect((value - expected).norm <= 1e-13 * 300)
    }
  }

  @Test func unusualUpdatesHaveAnAnswer() {
    var smoothing = ExponentialSmoothing(halfLife: 0.1, at: 1.0)
    smoothing.follow(5, at: 0.5)
    let before = smoothing
    for (input, time) in [(9, 0.4), (.nan, 0.6), (.infinity, 0.6), (9, .nan), (9, .infinity)] {
      smoothing.follow(input, at: time)
      #expect(smoothing == before)
    }
    smoothing.follow(7, at: 0.5)
    #expect(smoothing.input == 7 && smoothing.lastValue == before.lastValue)
    smoothing.follow(-1.7e308, at: 0.6)
    smoothing.follow(1.7e308, at: 0.7)
    #expect(smoothing.value(at: 0.8).isFinite)
  }

  @Test func hasTheLaws() {
    var smoothing = ExponentialSmoothing(halfLife: 0.3, at: SIMD2(1, 2))
    smoothing.follow([4, -1], at: 0.5)
    checkMotion(smoothing, breaks: [0.5], restTolerance: 5e-3)
    let (step, time) = (1e-6, 0.8)
    let quotient = (smoothing.velocity(at: time + step) - smoothing.velocity(at: time - step)) * (0.5 / step)
    #expect((smoothing.acceleration(at: time) - quotient).norm <= 1e-7 * quotient.norm)
  }

  @Test func badInput() async {
    for number in [Double.nan, .infinity, 0, -1, 1e-101] {
      #expect(throws: ParameterError.self) { _ = try ExponentialSmoothing(validatingHalfLife: number, at: 0.0) }
    }
    #expect(throws: ParameterError.self) { _ = try ExponentialSmoothing(validatingHalfLife: 1, at: Double.nan) }
    #expect(throws: ParameterError.self) {
      _ = try ExponentialSmoothing(validatingHalfLife: 1, at: 0.0, startingAt: .infinity)
    }
    await #expect(processExitsWith: .failure) { _ = ExponentialSmoothing(halfLife: 0, at: 0.0) }
  }
}
