import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Keyframe animations whose overall timing curve leads beyond 0…1: the overshoot was cut off before the track.
@Suite struct KeyframeOvershootTests {
  private let overshooting = TimingCurve.cubicBezier(CubicBezier(0.3, -1, 0.7, 2))
  /// Times at which the curve is below 0, within 0…1, and above 1.
  private let times = [0, 0.1, 0.2, 0.3, 0.45, 0.5, 0.55, 0.7, 0.8, 0.95]

  private func options(_ mode: CalculationMode, _ curves: [TimingCurve] = []) -> LayerTrack.Options {
    var options = LayerTrack.Options()
    options.mode = mode
    options.timingCurves = curves
    return options
  }

  @Test func twoKeysAreABasicAnimation() {
    let one = MediaTiming(duration: 1)
    let keys = Layer(.keyframes("opacity", [.number(0), .number(1)], timingCurve: overshooting).timed(one))
    let basic = Layer(.basic("opacity", from: 0, to: 1, timingCurve: overshooting).timed(one))
    #expect(keys.numbers("opacity", times) == basic.numbers("opacity", times))
    let shown = keys.numbers("opacity", [0.2, 0.8])
    // Four decimals are given.
    #expect(abs(shown[0] + 0.1753) < 0.5e-4 && abs(shown[1] - 1.1753) < 0.5e-4)
  }

  /// Against the numerics: an overall curve in every mode, also with curves of the segments.
  @Test(arguments: CalculationMode.allCases)
  func theOuterSegmentsAreExtrapolated(mode: CalculationMode) throws {
    let numbers = [3.0, 10, -4, 20]
    for curves in [[], [TimingCurve.easeIn, .linear, .cubicBezier(CubicBezier(0.2, -2, 0.6, 3))]] {
      let track = try KeyframeTrack(validating: numbers, mode: mode, timingCurves: curves, timingCurve: overshooting)
      let layer = Layer(
        .keyframes(
          "opacity", numbers.map(LayerValue.number), options(mode, curves), duration: 1, timingCurve: overshooting))
      for time in times {
        let shown = layer.numbers("opacity", [time])[0]
        // 0 + 1·p is p.
        #expect(shown == track.value(at: time), "\(mode) at \(time)")
      }
      // A curve of a segment, or a cubic, may lead anywhere from there.
      guard curves.isEmpty else { continue }
      let (low, high) = (layer.numbers("opacity", [0.2])[0], layer.numbers("opacity", [0.8])[0])
      switch mode {
      case .discrete: #expect((low, high) == (3, 20))
      case .linear, .paced: #expect(low < 3 && high > 20)
      case .cubic, .cubicPaced: #expect(low != 3 && high != 20)
      }
    }
  }

  @Test func valuesOfAllKindsAreExtrapolated() throws {
    let part = overshooting.value(at: 0.8)
    let rectangle = Rectangle(x: 0, y: 0, width: 10, height: 20)
    let (from, to) = (Color(components: [0, 0.5, 0.25, 1]), Color(components: [0.5, 0.25, 0, 1]))
    let square = try Path(parsing: "M 0 0 L 8 0 L 8 8")
    let pairs: [(LayerValue, LayerValue)] = [
      (.point([1, 2]), .point([3, 8])), (.rectangle(rectangle), .rectangle(Rectangle(x: 5, y: 6, width: 7, height: 8))),
      (.color(from), .color(to)), (.transform(.identity), .transform(.translation(x: 8, y: 2))),
      (.path(square), .path(try Path(parsing: "M 1 1 L 9 2 L 4 4"))), (.numbers([1, 2]), .numbers([4, 8])),
      (.colors([from, to]), .colors([to, from])),
    ]
    for (start, end) in pairs {
      for mode in [CalculationMode.linear, .paced] {
        let track = LayerTrack([start, end], options(mode))
        #expect(track.value(at: part) == start.interpolated(to: end, by: part), "\(start.kind)")
        #expect(track.value(at: 1 - part) == start.interpolated(to: end, by: 1 - part), "\(start.kind)")
      }
      let held = LayerTrack([start, end], options(.discrete))
      #expect(held.value(at: part) == end && held.value(at: 1 - part) == start, "\(start.kind)")
    }
  }

  @Test(arguments: CalculationMode.allCases, [PathMotion.RotationMode.auto, .autoReverse, nil])
  func aPathIsExtrapolatedByALine(mode: CalculationMode, rotation: PathMotion.RotationMode?) throws {
    let path = try Path(parsing: "M 0 0 C 0 100 100 100 100 0 L 180 20")
    let motion = PathMotion(path, curve: overshooting, pacing: PathMotion.Pacing(mode))
    var layer = Layer()
    layer.add(
      .along(path, rotation: rotation, options(mode), duration: 1, timingCurve: overshooting), at: 0)
    for time in times {
      let shown = layer.presentation(at: time)
      #expect(shown.position == motion.value(at: time), "\(mode) at \(time)")
      let angle = rotation.map { motion.rotation(at: time, mode: $0) } ?? 0
      #expect(shown.transform == (rotation == nil ? .identity : .rotation(by: angle, about: [0, 0, 1])))
    }
    let low = layer.presentation(at: 0.2).position
    #expect(mode == .discrete ? low == .zero : low.y < -1, "\(mode)")
  }

  /// Keys that do not reach 0 or 1 hold up to there and beyond: nothing jumps.
  @Test func keysThatBeginLaterHold() {
    var options = LayerTrack.Options()
    options.keyTimes = [0.25, 0.5, 0.75]
    options.keyTimeRule = .anyTimes
    let track = LayerTrack([.number(1), .number(2), .number(4)], options)
    #expect(
      [-0.5, 0, 0.2, 0.5, 0.8, 1, 1.5].map { track.value(at: $0) } == [1, 1, 1, 2, 4, 4, 4].map(LayerValue.number))
  }

  /// Web Animations: where two keys are at the very end, the outer one holds.
  @Test func jumpsAtTheEndsHold() {
    var options = LayerTrack.Options()
    options.keyTimes = [0, 0, 1, 1]
    let track = LayerTrack([.number(1), .number(2), .number(4), .number(8)], options)
    #expect([-0.5, 0, 0.5, 1, 1.5].map { track.value(at: $0) } == [1, 2, 3, 8, 8].map(LayerValue.number))
  }
}
