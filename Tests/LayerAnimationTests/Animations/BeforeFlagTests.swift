import LayerAnimation
import MotionNumerics
import Testing

/// Step curves outside the active duration of an animation: Web Animations' before flag, which was never set.
///
/// The conformance suite has the flag itself; these are its uses.
@Suite struct BeforeFlagTests {
  private let stairs = TimingCurve.steps(Steps(2, .start))
  private let both: MediaTiming

  init() throws {
    both = MediaTiming(beginTime: 1, duration: 1, fillMode: .both)
  }

  @Test func beforeTheBeginTheFirstJumpHasNotHappened() {
    let layer = Layer(.basic("opacity", from: 0, to: 1, timingCurve: stairs).timed(both).staying())
    #expect(layer.numbers("opacity", [0.5, 1, 1.5, 2, 3]) == [0, 0.5, 1, 1, 1])
  }

  @Test func afterAReverseIterationTheFirstJumpIsUndone() {
    let timing = MediaTiming(beginTime: 1, duration: 1, autoreverses: true, fillMode: .both)
    let layer = Layer(.basic("opacity", from: 0, to: 1, timingCurve: stairs).timed(timing).staying())
    #expect(layer.numbers("opacity", [0.5, 1, 1.5, 2, 2.75, 3, 9]) == [0, 0.5, 1, 1, 0.5, 0, 0])
  }

  @Test func aNegativeSpeedExchangesTheEnds() {
    let timing = MediaTiming(beginTime: 1, duration: 1, speed: -1, fillMode: .both)
    let layer = Layer(.basic("opacity", from: 0, to: 1, timingCurve: stairs).timed(timing).staying())
    #expect(layer.numbers("opacity", [0.5, 1, 1.75, 2, 9]) == [1, 1, 0.5, 0, 0])
  }

  /// For the whole and for segments, in tracks of vectors, of other values, and along paths.
  @Test func keyframesUseTheFlagToo() throws {
    var options = LayerTrack.Options()
    let values = [0.0, 8, 16]
    for (overall, segments) in [(stairs, []), (TimingCurve.linear, [stairs, stairs])] {
      options.timingCurves = segments
      let first = overall == .linear ? 4.0 : 8
      let numbers = Layer(
        .keyframes("opacity", values.map(LayerValue.number), options, timingCurve: overall).timed(both))
      #expect(numbers.numbers("opacity", [0.5, 1]) == [0, first])
      let moves = Layer(
        .keyframes("transform", values.map { .transform(.translation(x: $0, y: 0)) }, options, timingCurve: overall)
          .timed(both))
      #expect([0.5, 1].map { moves.presentation(at: $0).transform.m41 } == [0, first])
      var along = Layer()
      along.add(
        try .along(Path(parsing: "M 0 0 L 8 0 L 16 0"), options, timingCurve: overall).timed(both), at: 0)
      #expect([0.5, 1].map { along.presentation(at: $0).position.x } == [0, first])
    }
  }

  /// The offset leads to a jump at the start of the second segment; before the begin it has not happened.
  @Test func aJumpWithinTheTrackUsesTheFlagToo() {
    var options = LayerTrack.Options()
    options.timingCurves = [.linear, stairs]
    let timing = MediaTiming(beginTime: 1, duration: 1, timeOffset: 0.5, fillMode: .both)
    let layer = Layer(
      .keyframes("opacity", [.number(0), .number(8), .number(16)], options).timed(timing))
    #expect(layer.numbers("opacity", [0.5, 1]) == [8, 12])
  }

  @Test func aLayerOnAPathIsRotatedAsBeforeTheJump() throws {
    var layer = Layer()
    layer.add(
      try .along(Path(parsing: "M 0 0 L 8 0 L 8 8"), rotation: .auto, timingCurve: stairs).timed(both), at: 0)
    #expect(layer.presentation(at: 0.5).transform == .rotation(by: 0, about: [0, 0, 1]))
    #expect(layer.presentation(at: 1).transform == .rotation(by: .pi / 2, about: [0, 0, 1]))
  }

  @Test func groupsAndTransitionsUseTheFlagToo() {
    let member = Animation.basic("opacity", from: 0, to: 10, duration: 1)
    let group = Layer(.group([member], timingCurve: stairs).timed(both), model: -1)
    #expect(group.numbers("opacity", [0.5, 1]) == [0, 5])
    let transition = Animation(.transition(Transition(.push)), timing: both, timingCurve: stairs)
    #expect(transition.transitionFrame(at: 0.5, size: [1, 1])?.progress == 0)
    #expect(transition.transitionFrame(at: 1, size: [1, 1])?.progress == 0.5)
    var progress: [Double?] = []
    transition.forEachEffect(at: 0.5) { progress.append($0.transitionProgress) }
    #expect(progress == [0])
  }

  /// A cycle of a forward and a reverse iteration adds the value at its start, not the step that begins there.
  @Test func cyclesAddTheirEndValues() {
    let timing = MediaTiming(duration: 1, repeatCount: 2, autoreverses: true, fillMode: .both)
    let layer = Layer(
      .basic("opacity", from: 1, to: 3, timingCurve: stairs, isCumulative: true).timed(timing).staying())
    #expect(layer.numbers("opacity", [0.25, 1.75, 2.25, 4, 9]) == [2, 2, 3, 2, 2])
  }

  @Test func otherCurvesIgnoreTheFlag() {
    for curve in [
      TimingCurve.linear, .ease, .cubicBezier(CubicBezier(0.3, -1, 0.7, 2)), .penner(PennerEasing(.bounce, .easeIn)),
    ] {
      for progress in [-0.5, 0, 0.3, 1] {
        #expect(curve.value(at: progress, beforeFlag: true) == curve.value(at: progress))
      }
    }
    #expect(stairs.value(at: 0, beforeFlag: true) == 0 && stairs.value(at: 0, beforeFlag: false) == 0.5)
  }
}
