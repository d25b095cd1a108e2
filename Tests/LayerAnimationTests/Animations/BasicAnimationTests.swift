import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Basic animations: from, to and by; additive and cumulative ones.
@Suite struct BasicAnimationTests {
  /// The seven rows of Apple's "Setting Interpolation Values", with a model value of 100 and a presented value of 60.
  @Test(
    arguments: zip(
      [
        [10.0, 20, nil], [10, nil, 4], [nil, 20, 4], [10, nil, nil], [nil, 20, nil], [nil, nil, 4], [nil, nil, nil],
      ],
      [
        [10.0, 15, 20], [10, 12, 14], [16, 18, 20], [10, 55, 100], [100, 60, 20], [100, 102, 104], [60, 80, 100],
      ]))
  func theSevenRows(given: [Double?], shown: [Double]) {
    // Until it is replaced, 20 → 100 presents 60 in its middle.
    var layer = Layer(keyPath: "zPosition", model: 100)
    layer.add(.basic("zPosition", from: 20, duration: 2), forKey: "z", at: 0)
    layer.add(.basic(.zPosition, from: given[0], to: given[1], by: given[2], duration: 2), forKey: "z", at: 1)
    let end = 3.0.nextDown
    let numbers = layer.numbers("zPosition", [1, 2, end])
    #expect(numbers.prefix(2) == shown.prefix(2))
    #expect(abs(numbers[2] - shown[2]) < 1e-12)
    #expect(layer.numbers("zPosition", [3]) == [100])
  }

  @Test func byIsIgnoredBesideFromAndTo() {
    #expect(Layer(.basic("opacity", from: 1, to: 3, by: 50, duration: 2)).numbers("opacity", [1]) == [2])
  }

  /// The model value is read at the time of the question; only the presented value before is captured.
  @Test func aWriteToTheModelMovesTheOpenEnd() {
    var layer = Layer(.basic("opacity", from: 0, duration: 2), model: 1)
    #expect(layer.numbers("opacity", [1]) == [0.5])
    layer.model[.opacity] = 3
    #expect(layer.numbers("opacity", [1]) == [1.5])
    var captured = Layer(.basic("opacity", duration: 2), model: 1)
    captured.model[.opacity] = 3
    #expect(captured.numbers("opacity", [0, 1]) == [1, 2])
  }

  @Test func valuesOfDifferentKindsAreNamed() throws {
    let error = #expect(throws: ParameterError.self) { try FromToBy(validatingFrom: 1, by: [0, 0]) }
    #expect(error?.parameter == "byValue")
    #expect(throws: ParameterError.self) { try FromToBy(validatingFrom: nil, to: .number(.nan)) }
  }

  // MARK: Adding

  @Test func additiveAnimationsComeAfterTheOthers() {
    let added = Animation.basic("opacity", from: 0, to: 10, duration: 2, isAdditive: true)
    let replacing = Animation.basic("opacity", from: 100, to: 200, duration: 2)
    for layer in [Layer(added, replacing, model: 1), Layer(replacing, added, model: 1)] {
      #expect(layer.numbers("opacity", [0, 1, 2]) == [100, 155, 1])
    }
    #expect(Layer(added, added, model: 1).numbers("opacity", [1]) == [11])
    // Of two replacing animations the later one counts.
    let other = Animation.basic("opacity", from: 5, to: 5, duration: 2)
    #expect(Layer(replacing, other).numbers("opacity", [1]) == [5])
  }

  @Test func additiveTransformsConcatenate() {
    var layer = Layer()
    layer.model.transform = .translation(x: 100, y: 0)
    let turn = Transform3D.scale(x: 2, y: 3)
    let interpolation = FromToBy(from: .transform(turn), to: .transform(turn))
    layer.add(
      Animation(
        .property(PropertyAnimation(LayerKeyPath(.transform), .basic(interpolation), isAdditive: true)),
        timing: MediaTiming(duration: 2)), at: 0)
    // The scaling first: the translation is not scaled.
    #expect(layer.presentation(at: 1).transform.applied(to: [1, 1, 0]) == [102, 3, 0])
  }

  // MARK: Cumulation

  @Test func cumulativeCyclesContinue() {
    // Documentation/CoreAnimation.md, "Groups and cumulative": 10 → 20 three times gives 35 at 1.5; back and forth 25 at 2.5.
    let timing = MediaTiming(duration: 1, repeatCount: 3)
    let layer = Layer(
      .basic("zPosition", from: 10, to: 20, isCumulative: true).timed(timing), keyPath: "zPosition")
    #expect(layer.numbers("zPosition", [0, 0.5, 1, 1.5, 2, 2.5]) == [10, 15, 30, 35, 50, 55])
    let swinging = MediaTiming(duration: 1, repeatCount: 3, autoreverses: true)
    let back = Layer(
      .basic("zPosition", from: 10, to: 20, isCumulative: true).timed(swinging), keyPath: "zPosition")
    #expect(back.numbers("zPosition", [0.5, 1, 1.5, 2, 2.5, 4.5]) == [15, 20, 15, 20, 25, 35])
  }

  /// A reverse iteration adds only the whole cycles before, not the forward iteration of the same cycle.
  @Test func aReverseIterationAddsWholeCyclesOnly() {
    let timing = MediaTiming(duration: 1, repeatCount: 4, autoreverses: true)
    let layer = Layer(
      .basic("zPosition", from: 10, to: 20, isCumulative: true).timed(timing), keyPath: "zPosition")
    #expect(layer.numbers("zPosition", [1.25, 3, 3.5, 5.25, 7.75]) == [17.5, 30, 25, 37.5, 42.5])
  }

  /// At the very end the last cycle counts, not one after it.
  @Test func theSumStaysAtTheEnd() {
    let timing = MediaTiming(duration: 1, repeatCount: 3, fillMode: .forwards)
    let layer = Layer(
      .basic("zPosition", from: 0, to: 20, isCumulative: true).timed(timing).staying(), keyPath: "zPosition")
    #expect(layer.numbers("zPosition", [3, 9]) == [60, 60])
  }

  @Test func aPathAddsItsDisplacement() throws {
    let path = try Path(parsing: "M 10 0 L 20 5")
    let track = LayerTrack(along: path)
    let timing = MediaTiming(duration: 1, repeatCount: 3)
    var layer = Layer()
    layer.add(
      Animation(
        .property(PropertyAnimation(LayerKeyPath(.position), .keyframe(track), isCumulative: true)),
        timing: timing), at: 0)
    let positions = [0, 0.5, 1, 2.5].map { layer.presentation(at: $0).position }
    #expect(positions == [[10, 0], [15, 2.5], [20, 5], [35, 12.5]])
  }

  // MARK: Curves and kinds

  /// The goldens of Documentation/CoreAnimation.md, "Timing functions".
  @Test func curvesEase() {
    let goldens: [(TimingCurve, [Double])] = [
      (TimingCurve(.easeIn), [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (TimingCurve(.easeOut), [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (TimingCurve(.easeInEaseOut), [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (TimingCurve(.default), [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ]
    for (curve, values) in goldens {
      let layer = Layer(.basic("opacity", from: 0, to: 1, duration: 1, timingCurve: curve))
      for (shown, expected) in zip(layer.numbers("opacity", [0.1, 0.25, 0.5, 0.75, 0.9]), values) {
        // Six decimals are given.
        #expect(abs(shown - expected) <= 0.5e-6)
      }
    }
    // A reverse iteration is the mirrored time, including the easing.
    let timing = MediaTiming(duration: 1, autoreverses: true)
    let layer = Layer(.basic("opacity", from: 0, to: 1, timingCurve: .easeIn).timed(timing))
    #expect(layer.numbers("opacity", [0.25, 0.5]) == layer.numbers("opacity", [1.75, 1.5]))
  }

  @Test func anAngleCanExceedAFullTurn() {
    let layer = Layer(
      .basic("transform.rotation.z", from: 0, to: .number(4 * .pi), duration: 2), keyPath: "transform.rotation.z")
    let quarter = layer.presentation(at: 0.25).transform.applied(to: [1, 0, 0])
    #expect((quarter - [0, 1, 0]).norm < 1e-12)
    let fullTurn = layer.presentation(at: 1).transform.applied(to: [1, 0, 0])
    #expect((fullTurn - [1, 0, 0]).norm < 1e-12)
  }

  @Test func booleansJump() {
    let jumping = Layer(.basic("hidden", from: 0, to: 1, duration: 2), keyPath: "hidden")
    #expect(jumping.numbers("hidden", [0, 1, 1.9]) == [0, 0, 0])
    let timing = MediaTiming(duration: 2, fillMode: .forwards)
    let staying = Layer(.basic("hidden", from: 0, to: 1).timed(timing).staying(), keyPath: "hidden")
    #expect(staying.numbers("hidden", [1, 2]) == [0, 1])
  }

  /// An animation without fill does not affect the presentation before and after.
  @Test func theModelIsPresentedOutsideAnAnimation() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let timing = MediaTiming(
        beginTime: random.number(in: 1...5), duration: random.magnitude(from: 0.01, to: 10),
        speed: random.element(of: [-2, -1, 0.5, 1, 3]), timeOffset: random.element(of: [0, 0.3, -4]),
        repeatCount: random.element(of: [0, 0.5, 1, 3.25]), repeatDuration: random.element(of: [0, 0, 1.7]),
        autoreverses: Bool.random(using: &random))
      let additive = Bool.random(using: &random)
      let animations: [Animation] = [
        .basic("opacity", from: 5, to: 6, isAdditive: additive, isCumulative: !additive).timed(timing),
        .keyframes("opacity", [.number(7), .number(8), .number(9)], isAdditive: additive).timed(timing),
        .spring("opacity", from: 5, to: 9, SpringParameters()).timed(timing),
      ]
      let animation = random.element(of: animations)
      var layer = Layer()
      layer.model[.opacity] = random.number()
      layer.add(Bool.random(using: &random) ? animation : Animation(.group([animation]), timing: timing), at: 0.5)
      let end = timing.endTime
      for time in [-1e9, 0.5, timing.beginTime.nextDown, end, end + random.number(in: 0...9), 1e9] {
        #expect(layer.presentation(at: time) == layer.model, "\(timing) at \(time)")
      }
      #expect(layer.presentation(at: timing.beginTime) != layer.model || layer.attachments[0].animation.isGroup)
    }
  }
}

extension Animation {
  fileprivate var isGroup: Bool { if case .group = content { true } else { false } }
}
