import LayerAnimation
import MotionNumerics
import TestSupport
import Testing

/// Ended animations can be forgotten; the other answers stay the same to the bit.
@Suite struct ForgettingTests {
  private func fade(_ timing: MediaTiming = MediaTiming(duration: 1), stays: Bool = false) -> Animation {
    .basic("opacity", from: 0, to: 1).timed(timing).staying(stays)
  }

  // MARK: Forgotten animations

  @Test func endedAnimationsAreForgotten() throws {
    var layer = Layer()
    layer.add(fade(), forKey: "first", at: 0)
    layer.add(fade(), at: 0.5)
    #expect(layer.horizon == -.infinity)
    // At its very end the animation still has an event.
    layer.forget(before: 1)
    #expect(layer.attachments.count == 2 && layer.horizon == 1)
    #expect(layer.events(in: 1..<2).map(\.key) == ["first", nil])
    layer.forget(before: 1.25)
    #expect(layer.attachments.map(\.key) == [nil] && layer.animation(forKey: "first") == nil)
    #expect(layer.presentation(at: 1.25).opacity == 0.75)
    // An earlier time, or NaN, changes nothing.
    layer.forget(before: 0)
    layer.forget(before: .nan)
    #expect(layer.horizon == 1.25)
    layer.forget(before: 9)
    #expect(layer.attachments.isEmpty && layer.presentation(at: 9) == layer.model)
  }

  @Test func presentAndFutureAnimationsAreKept() throws {
    let filling = MediaTiming(duration: 1, fillMode: .forwards)
    var layer = Layer()
    layer.add(fade(filling, stays: true), forKey: "stays", at: 0)
    layer.add(fade(filling), forKey: "removed", at: 0)
    layer.add(fade(stays: true), forKey: "without fill", at: 0)
    layer.add(fade(MediaTiming(duration: 1, repeatCount: .infinity)), forKey: "endless", at: 0)
    layer.add(fade(MediaTiming(duration: 1, speed: 0)), forKey: "standing", at: 0)
    layer.add(fade(MediaTiming(beginTime: 50, duration: 1)), forKey: "later", at: 0)
    layer.add(fade(MediaTiming(beginTime: 1, duration: 1)), forKey: "added later", at: 40)
    layer.forget(before: 10)
    #expect(layer.attachments.map(\.key) == ["stays", "endless", "standing", "later", "added later"])
    layer.forget(before: 60)
    #expect(layer.attachments.map(\.key) == ["stays", "endless", "standing"])
  }

  @Test func aLayerThatStandsStillForgetsNothing() throws {
    var layer = Layer()
    layer.add(fade(), at: 0)
    layer.timeSpace = layer.timeSpace.paused(at: 0.5)
    layer.forget(before: 100)
    #expect(layer.attachments.count == 1 && layer.presentation(at: 100).opacity == 0.5)
    layer.timeSpace = layer.timeSpace.resumed(at: 200)
    #expect(layer.presentation(at: 200.25).opacity == 0.75)
    layer.forget(before: 200.75)
    #expect(layer.attachments.isEmpty)
  }

  /// Animations before their begin are over there, unless they fill backwards.
  @Test func inALayerWhoseTimeRunsBackwardsTheBeginIsTheEnd() throws {
    var layer = Layer()
    layer.timeSpace = TimeSpace(speed: -1)
    layer.add(fade(MediaTiming(beginTime: -4, duration: 2)), forKey: "a", at: 0)
    layer.add(fade(MediaTiming(beginTime: -4, duration: 2, fillMode: .backwards)), forKey: "b", at: 0)
    layer.add(fade(MediaTiming(beginTime: -4, duration: 2, speed: 0)), forKey: "c", at: 0)
    layer.forget(before: 4)
    #expect(layer.attachments.count == 3)
    layer.forget(before: 5)
    #expect(layer.attachments.map(\.key) == ["b", "c"])
  }

  @Test func sublayersForgetInTheirSuperlayersTime() throws {
    var layer = Layer()
    layer.timeSpace = TimeSpace(beginTime: 10, speed: 2)
    var inner = Layer()
    inner.add(fade(), at: 0)
    layer.sublayers = [inner]
    layer.forget(before: 10.5)
    #expect(layer.sublayers[0].horizon == 1 && layer.sublayers[0].attachments.count == 1)
    layer.forget(before: 11)
    #expect(layer.sublayers[0].horizon == 2 && layer.sublayers[0].attachments.isEmpty)
  }

  @Test func copiesOfAReplicatorAreDelayed() throws {
    var layer = Layer(.replicator)
    layer.model[.instanceCount] = 4
    layer.model.instanceDelay = 0.5
    var dot = Layer(name: "dot")
    dot.add(fade(), at: 0)
    layer.sublayers = [dot]
    layer.forget(before: 2.25)
    #expect(layer.sublayers[0].horizon == 0.75)
    #expect(layer.rendered(at: 2.25).last?.state.opacity == 0.75)
    layer.add(.basic("instanceDelay", from: 0.5, to: 2, duration: 1), at: 3)
    layer.forget(before: 3.5)
    #expect(layer.sublayers[0].horizon == 0.75)
    layer.forget(before: 5)
    #expect(layer.sublayers[0].horizon == 3.5)
  }

  // MARK: Traps

  @Test func questionsAboutForgottenTimeTrap() async {
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.forget(before: 1)
      _ = layer.presentation(at: 1.0.nextDown)
    }
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.forget(before: 1)
      _ = layer.events(in: 0.5..<3)
    }
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.forget(before: 1)
      _ = layer.transitionFrame(at: 0.5, size: [1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.sublayers = [Layer()]
      layer.forget(before: 1)
      _ = layer.rendered(at: 0.5)
    }
  }

  @Test func changesInForgottenTimeTrap() async {
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.forget(before: 1)
      layer.add(.basic("opacity", from: 0, to: 1, duration: 2), at: 0.5)
    }
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.forget(before: 1)
      layer.removeAnimation(forKey: "any", at: 0.5)
    }
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.forget(before: 1)
      layer.set(LayerKeyPath(.opacity), to: .number(0), at: 0.5)
    }
  }

  /// The message, in release too.
  @Test func theTrapNamesTheTimes() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var layer = Layer(name: "badge")
      layer.forget(before: 2.5)
      _ = layer.presentation(at: 1)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Layer 'badge': asked about time 1, but told to forget what is before 2.5"))
  }

  /// If the layer's clock is set back, a forgotten animation would be in effect again.
  @Test func settingTheClockBackTraps() async throws {
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.add(.basic("opacity", from: 0, to: 1, duration: 1), at: 0)
      layer.forget(before: 2)
      layer.timeSpace = TimeSpace(beginTime: 2)
      _ = layer.presentation(at: 2)
    }
    // If nothing was forgotten, or all was removed, the answer is known.
    var layer = Layer()
    layer.add(fade(MediaTiming(duration: 1, repeatCount: .infinity)), at: 0)
    layer.forget(before: 2)
    layer.timeSpace = TimeSpace(beginTime: 2)
    #expect(layer.presentation(at: 2.25).opacity == 0.25)
    layer.add(fade(), at: 2)
    layer.forget(before: 4)
    layer.removeAllAnimations(at: 4)
    layer.timeSpace = TimeSpace(beginTime: 4)
    #expect(layer.presentation(at: 4) == layer.model)
  }

  /// Forgetting with forward and with backward time leaves no known time.
  @Test func forgettingInBothDirectionsLeavesNoTime() async throws {
    await #expect(processExitsWith: .failure) {
      var layer = Layer()
      layer.add(.basic("opacity", from: 0, to: 1, duration: 1), at: 0)
      layer.forget(before: 10)
      layer.timeSpace = TimeSpace(speed: -1)
      layer.add(.basic("opacity", from: 0, to: 1).timed(MediaTiming(beginTime: 5, duration: 1)), at: 20)
    }
    var layer = Layer()
    layer.timeSpace = TimeSpace(speed: -1)
    layer.add(fade(MediaTiming(beginTime: -4, duration: 2)), at: 0)
    layer.forget(before: 5)
    layer.timeSpace = TimeSpace(beginTime: 5, timeOffset: -6)
    layer.add(fade(MediaTiming(duration: 0.25)), at: 5.25)
    #expect(layer.presentation(at: 5.375).opacity == 0.5)
    layer.forget(before: 5.75)
    #expect(layer.attachments.isEmpty && layer.presentation(at: 5.75) == layer.model)
  }

  /// NaN is not a forgotten time.
  @Test func theModelIsPresentedAtANaNTime() {
    var layer = Layer()
    layer.forget(before: 1)
    #expect(layer.presentation(at: .nan) == layer.model)
  }

  // MARK: An hour

  /// At 120 Hz, an animation without a key and one in a sublayer each frame, and an implicit one each half second, for
  /// an hour: only the running animations are stored.
  @Test func anHourOfEventsLeavesALayerAsLargeAsItWas() throws {
    let opacity = LayerKeyPath(.opacity)
    let animation = fade(MediaTiming(duration: 0.1))
    var layer = Layer()
    layer.sublayers = [Layer()]
    var (most, mostInside, mostRoom) = (0, 0, 0)
    for frame in 0..<thorough(120 * 3600) {
      let time = Double(frame) / 120
      layer.forget(before: time)
      layer.add(animation, at: time)
      if frame % 60 == 0 { layer.set(opacity, to: .number(Double(frame % 120)), at: time) }
      layer.sublayers[0].add(animation, at: time)
      most = max(most, layer.attachments.count)
      mostInside = max(mostInside, layer.sublayers[0].attachments.count)
      mostRoom = max(mostRoom, layer.attachments.capacity)
    }
    // 12 frames are a tenth of a second: 13 animations that run or end now, one that begins, and the implicit one.
    #expect(most <= 15 && mostInside <= 14 && mostRoom <= 64)
    layer.forget(before: 1e6)
    #expect(layer.attachments.isEmpty && layer.sublayers[0].attachments.isEmpty)
  }

  @Test func aPeakLeavesNoCapacity() throws {
    var layer = Layer()
    for _ in 0..<10_000 { layer.add(fade(), at: 0) }
    layer.forget(before: 2)
    #expect(layer.attachments.isEmpty && layer.attachments.capacity < 64)
  }

  // MARK: Against a layer that never forgets

  /// One step of a script: the same change to both layers.
  private func change(_ layers: inout [Layer], at time: Double, _ random: inout SplitMix64) throws {
    let kind = Int.random(in: 0..<12, using: &random)
    let key = random.element(of: [nil, nil, "a", "b"])
    let inside = Bool.random(using: &random)
    let animation = try randomAnimation(&random, now: time)
    let value = random.number(in: 0...1)
    let speed = random.element(of: [0.5, 1, 3])
    for index in layers.indices {
      switch kind {
      case 0: layers[index].set(.opacity, to: value, at: time)
      case 1: layers[index].set(LayerKeyPath(custom: "factor"), to: .number(value), at: time)
      case 2: layers[index].removeAnimation(forKey: "a", at: time)
      case 3 where value < 0.1: layers[index].removeAllAnimations(at: time)
      case 4: layers[index].timeSpace = layers[index].timeSpace.paused(at: time)
      case 5, 6: layers[index].timeSpace = layers[index].timeSpace.resumed(at: time, speed: speed)
      default:
        if inside {
          let local = layers[index].timeSpace.localTime(at: time)
          layers[index].sublayers[0].add(animation, forKey: key, at: local)
        } else {
          layers[index].add(animation, forKey: key, at: time)
        }
      }
    }
  }

  private func randomAnimation(_ random: inout SplitMix64, now: Double, depth: Int = 0) throws -> Animation {
    let timing = MediaTiming(
      beginTime: random.element(of: [0, 0, random.number(in: -2...2) + now]), duration: random.number(in: 0...1),
      speed: random.element(of: [1, 2, -1, 0.5]), timeOffset: random.element(of: [0, 0, 0.3]),
      repeatCount: random.element(of: [0, 0, 2.5]), autoreverses: Bool.random(using: &random),
      fillMode: random.element(of: FillMode.allCases))
    let stays = random.number() < 0.05
    let additive = Bool.random(using: &random)
    let from = random.element(of: [nil, LayerValue.number(random.number())])
    let name: LayerKeyPath = random.element(of: ["opacity", "factor", "position.x", "cornerRadius"])
    switch Int.random(in: 0..<(depth == 0 ? 5 : 2), using: &random) {
    case 0, 1, 2:
      return .basic(name, from: from, to: random.element(of: [nil, 2]), isAdditive: additive).timed(timing).staying(
        stays)
    case 3: return Animation(.transition(Transition(.push)), timing: timing, isRemovedOnCompletion: !stays)
    default:
      let members = try (0..<2).map { _ in try randomAnimation(&random, now: 0, depth: 1) }
      return Animation(.group(members), timing: timing, isRemovedOnCompletion: !stays)
    }
  }

  @Test func answersEqualThoseOfALayerThatNeverForgets() throws {
    var random = SplitMix64(seed: 1500)
    var forgotten = 0
    for script in 0..<thorough(200) {
      var layer = Layer(script % 2 == 0 ? .replicator : .plain)
      layer.actions["factor"] = .implicit
      layer.model[.instanceCount] = 3
      layer.model.instanceDelay = 0.375
      layer.sublayers = [Layer(name: "inside")]
      var layers = [layer, layer]
      var now = 0.0
      for _ in 0..<60 {
        now += random.number(in: 0...0.5)
        layers[0].forget(before: now)
        try change(&layers, at: now, &random)
        for time in [now, now + random.number(), now + 5] {
          #expect(layers[0].presentation(at: time) == layers[1].presentation(at: time), "script \(script) at \(time)")
          #expect(layers[0].rendered(at: time) == layers[1].rendered(at: time), "script \(script) at \(time)")
          let frames = layers.map { $0.transitionFrame(at: time, size: [1, 1]) }
          #expect(frames[0] == frames[1], "script \(script) at \(time)")
        }
        for times in [now..<now + 0.5, now..<(.infinity)] {
          #expect(layers[0].events(in: times) == layers[1].events(in: times), "script \(script) in \(times)")
        }
      }
      forgotten += layers[1].attachments.count - layers[0].attachments.count
    }
    // Seven animations a script have been forgotten: without them nothing would be tested.
    #expect(forgotten > 5 * thorough(200))
  }
}
