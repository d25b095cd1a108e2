import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Tracks through keys that are values, times in seconds, curves and holds.
@Suite struct LayerTrackKeyframesTests {
  private let keys = [
    Keyframe(1.0, at: 0, curve: .easeIn), Keyframe(1.3, at: 0.5, hold: true), Keyframe(0.9, at: 1),
    Keyframe(1, at: 2, curve: .easeOut),
  ]

  /// Key times of a power of two are exact as fractions, so that the values are those of the track to the bit.
  @Test(arguments: [CalculationMode.linear, .discrete])
  func theValuesAreThoseOfAKeyframeTrack(mode: CalculationMode) {
    let layer = Layer(.keyframes(.opacity, keys, mode: mode), model: -1)
    let track = KeyframeTrack(keys, mode: mode)
    #expect(layer.attachments[0].animation.duration == 2)
    for step in 0..<128 {
      let time = Double(step) / 64
      #expect(layer.numbers("opacity", [time])[0] == track.value(at: time), "\(time)")
    }
    #expect(layer.numbers("opacity", [2]) == [-1])
  }

  @Test func springsOfKeysTakeTheirSeconds() {
    let keys = [
      Keyframe(0.0, at: 0), Keyframe(1, at: 0.5, spring: Spring(duration: 0.4, bounce: 0.3)), Keyframe(0, at: 2),
    ]
    let (layer, track) = (Layer(.keyframes(.opacity, keys)), KeyframeTrack(keys))
    for time in [0, 0.125, 0.25, 0.375, 0.5, 1.25] {
      #expect(abs(layer.numbers("opacity", [time])[0] - track.value(at: time)) < 1e-12, "\(time)")
    }
  }

  @Test func cubicAndPacedModes() {
    let smooth = [Keyframe(0.0, at: 0), Keyframe(3, at: 0.5), Keyframe(4, at: 1), Keyframe(0, at: 2)]
    let cubic = Layer(.keyframes(.opacity, smooth, mode: .cubic))
    let track = KeyframeTrack(smooth, mode: .cubic)
    for time in [0, 0.25, 0.5, 0.875, 1, 1.5, 1.75] {
      // Times as fractions of two seconds round slopes by a few ulps.
      #expect(abs(cubic.numbers("opacity", [time])[0] - track.value(at: time)) < 1e-14, "\(time)")
    }
    let paced = Layer(.keyframes(.opacity, smooth, mode: .paced))
    #expect(paced.numbers("opacity", [0.25, 0.75, 1, 1.5]) == [1, 3, 4, 2])
  }

  @Test func beforeTheFirstKeyItsValueHolds() {
    let layer = Layer(.keyframes("opacity", [Keyframe(0.25, at: 1), Keyframe(0.75, at: 2)]))
    #expect(layer.numbers("opacity", [0, 0.5, 1, 1.5]) == [0.25, 0.25, 0.25, 0.5])
  }

  @Test func valuesOfAnyKind() throws {
    let square = try Path(parsing: "M0 0L8 0L8 8Z")
    let double = try Path(parsing: "M0 0L16 0L16 16Z")
    var layer = Layer(.shape)
    layer.add(.keyframes(.path, [Keyframe(square, at: 0), Keyframe(double, at: 1)]), at: 0)
    layer.add(.keyframes(.backgroundColor, [Keyframe(Color.black, at: 0, hold: true), Keyframe(.white, at: 1)]), at: 0)
    layer.add(.keyframes(.boundsSize, [Keyframe([1, 2], at: 0), Keyframe([3, 6], at: 1)]), at: 0)
    let state = layer.presentation(at: 0.5)
    #expect(try state.path == Path(parsing: "M0 0L12 0L12 12Z"))
    #expect(state.backgroundColor == .black && state[.boundsSize] == [2, 4])
  }

  @Test func keysAtOnce() {
    let single = Animation.keyframes(.opacity, [Keyframe(0.5, at: 0)])
    #expect(single.duration == 0 && Layer(single).numbers("opacity", [0, 0.2, 0.25]) == [0.5, 0.5, 0])
    let jump = Animation.keyframes(.opacity, [Keyframe(0.5, at: 0), Keyframe(0.75, at: 0)])
    #expect(Layer(jump).numbers("opacity", [0, 0.2]) == [0.75, 0.75])
  }

  @Test func badKeys() {
    func refusal(_ keys: [Keyframe<LayerValue>]) -> String? {
      do throws(ParameterError) {
        _ = try LayerTrack(validating: keys)
        return nil
      } catch {
        return error.parameter
      }
    }
    #expect(refusal([]) == "values")
    #expect(refusal([Keyframe(0, at: -1), Keyframe(1, at: 1)]) == "the time of a key")
    #expect(refusal([Keyframe(0, at: 0), Keyframe(1, at: .infinity)]) == "the time of a key")
    #expect(refusal([Keyframe(0, at: .nan)]) == "the time of a key")
    #expect(refusal([Keyframe(0, at: 0), Keyframe(1, at: 2), Keyframe(2, at: 1)]) == "keyTimes")
    #expect(refusal([Keyframe(0, at: 0), Keyframe([1, 2], at: 1)]) == "values")
    #expect(refusal([Keyframe(.number(.nan), at: 0), Keyframe(1, at: 1)]) != nil)
    #expect(refusal([Keyframe(0, at: 0), Keyframe(1, at: 1)]) == nil)
  }
}
