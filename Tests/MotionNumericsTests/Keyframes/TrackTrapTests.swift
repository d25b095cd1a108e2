import MotionNumerics
import Testing

/// The initialisers without `validating` trap with the message of those that throw.
@Suite struct TrackTrapTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func descendingKeys() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = KeyframeTrack([Keyframe(0, at: 1), Keyframe(1, at: 0.5)])
    }
    #expect(words(result).contains("keyTimes must be at least the one before, 1, not 0.5"))
  }

  @Test func noValues() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = KeyframeTrack([Double](), spline: .natural)
    }
    #expect(words(result).contains("values must be at least one, not empty"))
  }

  @Test func aCubicModeOfValuesThatAreNoVectors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = InterpolatedTrack([Keyframe([1.0], at: 0)], mode: .cubic)
    }
    #expect(words(result).contains("mode must be discrete, linear or paced"))
  }

  @Test func shapes() async {
    let shape = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = KochanekBartels(bias: 1.5)
    }
    #expect(words(shape).contains("bias must be in -1…1, not 1.5"))
    let spline = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spline<Double>.catmullRom(alpha: -1)
    }
    #expect(words(spline).contains("alpha must be in 0…1, not -1"))
  }
}
