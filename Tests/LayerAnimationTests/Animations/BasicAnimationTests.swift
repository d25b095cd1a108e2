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
  func theSevenRows(given: [Double?], shown: [Double]) throws {
    // Until it is replaced, 20 → 100 presents 60 in its middle.
    var layer = try Layer(keyPath: "zPosition", model: 100)
    layer.add(try .basic("zPosition", from: 20), forKey: "z", at: 0)
    layer.add(try .basic("zPosition", from: given[0], to: given[1], by: given[2]), forKey: "z", at: 1)
    let end = 3.0.nextDown
    let numbers = try layer.numbers("zPosition", [1, 2, end])
    #expect(numbers.prefix(2) == shown.prefix(2))
    #expect(abs(numbers[2] - shown[2]) < 1e-12)
    #expect(try layer.numbers("zPosition", [3]) == [100])
  }

  @Test func byIsIgnoredBesideFromAndTo() throws {
    #expect(try Layer(.basic("opacity", from: 1, to: 3, by: 50)).numbers("opacity", [1]) == [2])
  }

  /// The model value is read at the time of the question; only the presented value before is captured.
  @Test func aWriteToTheModelMovesTheOpenEnd() throws {
    var layer = try Layer(.basic("opacity", from: 0), model: 1)
    #expect(try layer.numbers("opacity", [1]) == [0.5])
    layer.model[.opacity] = .number(3)
    #expect(try layer.numbers("opacity", [1]) == [1.5])
    var captured = try Layer(.basic("opacity"), model: 1)
    captured.model[.opacity] = .number(3)
    #expect(try captured.numbers("opacity", [0, 1]) == [1, 2])
  }

  @Test func valuesOfDifferentKindsAreNamed() throws {
    let error = #expect(throws: ParameterError.self) { try FromToBy(from: .number(1), by: .point(.zero)) }
    #expect(error?.parameter == "byValue")
    #expect(throws: ParameterError.self) { try FromToBy(to: .number(.nan)) }
  }

  // MARK: Adding

  @Test func additiveAnimationsComeAfterTheOthers() throws {
    let added = try Animation.basic("opacity", from: 0, to: 10, additive: true)
    let replacing = try Animation.basic("opacity", from: 100, to: 200)
    for layer in [try Layer(added, replacing, model: 1), try Layer(replacing, added, model: 1)] {
      #expect(try layer.numbers("opacity", [0, 1, 2]) == [100, 155, 1])
    }
    #expect(try Layer(added, added, model: 1).numbers("opacity", [1]) == [11])
    // Of two replacing animations the later one counts.
    let other = try Animation.basic("opacity", from: 5, to: 5)
    #expect(try Layer(replacing, other).numbers("opacity", [1]) == [5])
  }

  @Test func additiveTransformsConcatenate() throws {
    var layer = Layer()
    layer.model.transform = .translation(x: 100, y: 0)
    let turn = Transform3D.scale(x: 2, y: 3)
    let interpolation = try FromToBy(from: .transform(turn), to: .transform(turn))
    layer.add(
      Animation(
        .property(PropertyAnimation(try LayerKeyPath(.transform), .basic(interpolation), isAdditive: true)),
        timing: MediaTiming(2)), at: 0)
    // The scaling first: the translation is not scaled.
    #expect(layer.presentation(at: 1).transform.applied(to: [1, 1, 0]) == [102, 3, 0])
  }

  // MARK: Cumulation

  @Test func cumulativeCyclesContinue() throws {
    // Documentation/CoreAnimation.md, "Groups and cumulative": 10 → 20 three times gives 35 at 1.5; back and forth 25 at 2.5.
    let timing = try MediaTiming(duration: 1, repeatCount: 3)
    let layer = try Layer(
      .basic("zPosition", from: 10, to: 20, cumulative: true, timing: timing), keyPath: "zPosition")
    #expect(try layer.numbers("zPosition", [0, 0.5, 1, 1.5, 2, 2.5]) == [10, 15, 30, 35, 50, 55])
    let swinging = try MediaTiming(duration: 1, repeatCount: 3, autoreverses: true)
    let back = try Layer(
      .basic("zPosition", from: 10, to: 20, cumulative: true, timing: swinging), keyPath: "zPosition")
    #expect(try back.numbers("zPosition", [0.5, 1, 1.5, 2, 2.5, 4.5]) == [15, 20, 15, 20, 25, 35])
  }

  /// A reverse iteration adds only the whole cycles before, not the forward iteration of its own cycle.
  @Test func aReverseIterationAddsWholeCyclesOnly() throws {
    let timing = try MediaTiming(duration: 1, repeatCount: 4, autoreverses: true)
    let layer = try Layer(
      .basic("zPosition", from: 10, to: 20, cumulative: true, timing: timing), keyPath: "zPosition")
    #expect(try layer.numbers("zPosition", [1.25, 3, 3.5, 5.25, 7.75]) == [17.5, 30, 25, 37.5, 42.5])
  }

  /// At the very end the last cycle counts, not one after it.
  @Test func theSumStaysAtTheEnd() throws {
    let timing = try MediaTiming(duration: 1, repeatCount: 3, fillMode: .forwards)
    let layer = try Layer(
      .basic("zPosition", from: 0, to: 20, cumulative: true, timing: timing, stays: true), keyPath: "zPosition")
    #expect(try layer.numbers("zPosition", [3, 9]) == [60, 60])
  }

  @Test func aPathAddsItsDisplacement() throws {
    let path = try Path(parsing: "M 10 0 L 20 5")
    let track = try LayerTrack(along: path)
    let timing = try MediaTiming(duration: 1, repeatCount: 3)
    var layer = Layer()
    layer.add(
      Animation(
        .property(PropertyAnimation(try LayerKeyPath(.position), .keyframe(track), isCumulative: true)),
        timing: timing), at: 0)
    let positions = [0, 0.5, 1, 2.5].map { layer.presentation(at: $0).position }
    #expect(positions == [[10, 0], [15, 2.5], [20, 5], [35, 12.5]])
  }

  // MARK: Curves and kinds

  /// The goldens of Documentation/CoreAnimation.md, "Timing functions".
  @Test func curvesEase() throws {
    let goldens: [(TimingCurve, [Double])] = [
      (TimingCurve(.easeIn), [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (TimingCurve(.easeOut), [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (TimingCurve(.easeInEaseOut), [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (TimingCurve(.default), [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ]
    for (curve, values) in goldens {
      let layer = try Layer(.basic("opacity", from: 0, to: 1, timing: MediaTiming(1), curve: curve))
      for (shown, expected) in zip(try layer.numbers("opacity", [0.1, 0.25, 0.5, 0.75, 0.9]), values) {
        // Six decimals are given.
        #expect(abs(shown - expected) <= 0.5e-6)
      }
    }
    // A reverse iteration is the mirrored time, including the easing.
    let timing = try MediaTiming(duration: 1, autoreverses: true)
    let layer = try Layer(.basic("opacity", from: 0, to: 1, timing: timing, curve: .easeIn))
    #expect(try layer.numbers("opacity", [0.25, 0.5]) == layer.numbers("opacity", [1.75, 1.5]))
  }

  @Test func anAngleCanExceedAFullTurn() throws {
    let layer = try Layer(.basic("transform.rotation.z", from: 0, to: 4 * .pi), keyPath: "transform.rotation.z")
    let quarter = layer.presentation(at: 0.25).transform.applied(to: [1, 0, 0])
    #expect((quarter - [0, 1, 0]).norm < 1e-12)
    let fullTurn = layer.presentation(at: 1).transform.applied(to: [1, 0, 0])
    #expect((fullTurn - [1, 0, 0]).norm < 1e-12)
  }

  @Test func booleansJump() throws {
    let jumping = try Layer(.basic("hidden", from: 0, to: 1), keyPath: "hidden")
    #expect(try jumping.numbers("hidden", [0, 1, 1.9]) == [0, 0, 0])
    let timing = try MediaTiming(duration: 2, fillMode: .forwards)
    let staying = try Layer(.basic("hidden", from: 0, to: 1, timing: timing, stays: true), keyPath: "hidden")
    #expect(try staying.numbers("hidden", [1, 2]) == [0, 1])
  }

  /// An animation without fill does not affect the presentation before and after.
  @Test func theModelIsPresentedOutsideAnAnimation() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let timing = try MediaTiming(
        beginTime: random.number(in: 1...5), duration: random.magnitude(from: 0.01, to: 10),
        speed: random.element(of: [-2, -1, 0.5, 1, 3]), timeOffset: random.element(of: [0, 0.3, -4]),
        repeatCount: random.element(of: [0, 0.5, 1, 3.25]), repeatDuration: random.element(of: [0, 0, 1.7]),
        autoreverses: Bool.random(using: &random))
      let additive = Bool.random(using: &random)
      let animations: [Animation] = [
        try .basic("opacity", from: 5, to: 6, additive: additive, cumulative: !additive, timing: timing),
        try .keyframes("opacity", [.number(7), .number(8), .number(9)], additive: additive, timing: timing),
        try .spring("opacity", from: 5, to: 9, SpringParameters(), timing: timing),
      ]
      let animation = random.element(of: animations)
      var layer = Layer()
      layer.model[.opacity] = .number(random.number())
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
