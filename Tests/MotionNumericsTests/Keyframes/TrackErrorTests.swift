import MotionNumerics
import Testing

/// Every input that a track rejects, by the parameter that the error names.
@Suite struct TrackErrorTests {
  private static func rejected(_ make: () throws -> Void) -> String {
    do {
      try make()
      return "nothing"
    } catch let error as ParameterError {
      return error.parameter
    } catch {
      return "another error"
    }
  }

  @Test func values() {
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [Double]()) } == "values")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [Double](), spline: .periodic) } == "values")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [0, Double.nan], mode: .discrete) } == "values")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [0, Double.infinity], spline: .natural) } == "values")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [SIMD2(0, -Double.infinity)]) } == "values")
    #expect(Self.rejected { _ = try InterpolatedTrack(validating: [[Double]]()) } == "values")
  }

  @Test func keyframes() {
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [Keyframe<Double>]()) } == "keyframes")
    #expect(Self.rejected { _ = try InterpolatedTrack(validating: [Keyframe<[Double]>]()) } == "keyframes")
    let huge = Double.greatestFiniteMagnitude
    for times in [[1, 0], [0, .nan], [0, .infinity], [-huge, huge]] {
      let keys = times.map { Keyframe(1.0, at: $0, hold: true) }
      for mode in CalculationMode.allCases {
        #expect(Self.rejected { _ = try KeyframeTrack(validating: keys, mode: mode) } == "keyTimes", "\(times)")
      }
      #expect(Self.rejected { _ = try KeyframeTrack(validating: keys, spline: .natural) } == "keyTimes")
      #expect(Self.rejected { _ = try InterpolatedTrack(validating: keys) } == "keyTimes")
    }
    let infinite = [Keyframe(0, at: 0), Keyframe(Double.infinity, at: 1)]
    #expect(Self.rejected { _ = try KeyframeTrack(validating: infinite) } == "values")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: infinite, spline: .monotone()) } == "values")
    // A held value does not move: nothing overflows.
    let far = [Keyframe(-huge, at: 0, hold: true), Keyframe(huge, at: 1)]
    #expect(Self.rejected { _ = try KeyframeTrack(validating: far) } == "nothing")
  }

  @Test func overflowIsRejected() {
    let huge = Double.greatestFiniteMagnitude
    for mode in CalculationMode.allCases where mode != .discrete {
      #expect(Self.rejected { _ = try KeyframeTrack(validating: [-huge, huge], mode: mode) } == "values")
    }
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [0, huge, 0], mode: .paced) } == "values")
    #expect(
      Self.rejected {
        _ = try KeyframeTrack(validating: [0, 1, 0], keyTimes: [0, 1e-300, 1e300], spline: .kochanekBartels())
      }
        == "values")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [-huge, huge], mode: .discrete) } == "nothing")
  }

  /// Accepted keys have finite values and derivatives, up to the limit.
  @Test func acceptedKeysAreFinite() throws {
    let curve = try KeyframeTrack(validating: [-1e306, 1e306, -1e306, 1e306], mode: .cubic).curve
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(curve.value(at: time).isFinite && curve.velocity(at: time).isFinite)
      #expect(curve.acceleration(at: time).isFinite)
    }
  }

  @Test func messagesNameTheKeyAndWhatIsAllowed() {
    func message(_ make: () throws -> KeyframeTrack<Double>) -> String {
      do { return "\(try make())" } catch { return "\(error)" }
    }
    #expect(
      message { try KeyframeTrack(validating: [0, .nan]) } == "values must be finite, not infinite or NaN at index 1")
    #expect(
      message { try KeyframeTrack(validating: [0, 1], keyTimes: [1, 0.5]) }
        == "keyTimes must be at least the one before, 1, not 0.5")
    #expect(
      message { try KeyframeTrack(validating: [0, 1], keyTimes: [1]) } == "keyTimes must be 2 times, not 1 of them")
    #expect(
      message { try KeyframeTrack(validating: [0, 1, 1.7e308]) }
        == "values must be so near to each other that differences and slopes are finite, "
        + "not overflowing between keys 1 and 2"
    )
  }

  @Test func keyTimes() {
    let huge = Double.greatestFiniteMagnitude
    let wrong: [[Double]] = [
      [], [0], [0, 1, 2], [1, 0], [0, .nan], [0, .infinity], [-.infinity, 0], [-huge, huge],
    ]
    for times in wrong {
      #expect(Self.rejected { _ = try KeyframeTrack(validating: [0.0, 1], keyTimes: times) } == "keyTimes", "\(times)")
      #expect(
        Self.rejected { _ = try KeyframeTrack(validating: [0.0, 1], keyTimes: times, spline: .natural) } == "keyTimes")
      #expect(Self.rejected { _ = try InterpolatedTrack(validating: [0.0, 1], keyTimes: times) } == "keyTimes")
    }
    #expect(
      Self.rejected { _ = try KeyframeTrack(validating: [0.0, 1], keyTimes: [0, 1], mode: .discrete) } == "keyTimes")
  }

  @Test func shapes() {
    #expect(Self.rejected { _ = try KochanekBartels(validatingTension: 1.5) } == "tension")
    #expect(Self.rejected { _ = try KochanekBartels(validatingTension: 0, continuity: -1.5) } == "continuity")
    #expect(Self.rejected { _ = try KochanekBartels(validatingTension: 0, bias: .nan) } == "bias")
    let values = [0.0, 1, 2]
    for count in [1, 2, 4] {
      func shapes() throws(ParameterError) -> [KochanekBartels] {
        [KochanekBartels](repeating: KochanekBartels(), count: count)
      }
      #expect(
        Self.rejected {
          _ = try KeyframeTrack(validating: values, mode: .cubic, shapes: try shapes(), timingCurves: [])
        } == "shapes")
      #expect(
        Self.rejected {
          _ = try KeyframeTrack(validating: values, mode: .cubicPaced, shapes: try shapes(), timingCurves: [])
        } == "shapes")
      #expect(
        Self.rejected { _ = try KeyframeTrack(validating: values, spline: .kochanekBartels(try shapes())) } == "shapes")
    }
  }

  @Test func splines() {
    let values = [0.0, 1, 2]
    #expect(Self.rejected { _ = try Spline<Double>.catmullRom(validatingAlpha: 1.1) } == "alpha")
    #expect(Self.rejected { _ = try Spline<Double>.catmullRom(validatingAlpha: .nan) } == "alpha")
    #expect(Self.rejected { _ = try Spline<Double>.catmullRom(validatingAlpha: 0.5, tension: -1.1) } == "tension")
    #expect(Self.rejected { _ = try KeyframeTrack(validating: values, spline: .periodic) } == "values")
    #expect(
      Self.rejected { _ = try KeyframeTrack(validating: values, spline: .clamped(from: .nan, to: 0)) }
        == "the velocity at an end")
    #expect(
      Self.rejected { _ = try KeyframeTrack(validating: values, spline: .clamped(from: 0, to: .infinity)) }
        == "the velocity at an end")
    let handles = [(leaving: 0.0, arriving: 1.0)]
    #expect(Self.rejected { _ = try KeyframeTrack(validating: values, spline: .bezier(handles)) } == "handles")
    let infinite = (leaving: 0.0, arriving: Double.infinity)
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [0.0, 1], spline: .bezier([infinite])) } == "handles")
  }

  @Test func timingCurvesAndModes() {
    let curves = [TimingCurve.ease, .ease]
    #expect(Self.rejected { _ = try KeyframeTrack(validating: [0.0, 1], timingCurves: curves) } == "timingCurves")
    #expect(
      Self.rejected { _ = try KeyframeTrack(validating: [0.0, 1], spline: .natural, timingCurves: curves) }
        == "timingCurves")
    #expect(Self.rejected { _ = try InterpolatedTrack(validating: [0.0, 1], timingCurves: curves) } == "timingCurves")
    #expect(Self.rejected { _ = try InterpolatedTrack(validating: [0.0, 1], mode: .cubic) } == "mode")
    #expect(Self.rejected { _ = try InterpolatedTrack(validating: [0.0, 1], mode: .cubicPaced) } == "mode")
  }
}
