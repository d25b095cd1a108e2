import LayerAnimation
import MotionNumerics
import Testing

/// Former faults, each named after its cause.
@Suite struct LayerRegressionTests {
  private func keyPath(_ text: String) throws -> LayerKeyPath { try LayerKeyPath(parsing: text) }

  /// The animation of the second component replaced that of the first.
  @Test func implicitAnimationsOfComponentsAnimateTheWholeProperty() throws {
    var layer = Layer()
    layer.set(try keyPath("position.x"), to: .number(100), at: 1)
    layer.set(try keyPath("position.y"), to: .number(100), at: 1)
    #expect(layer.presentation(at: 1).position == .zero)
    let before = layer.presentation(at: 1.1).position
    #expect(before.x > 0 && before.x < 100 && before.x == before.y)
    layer.set(try keyPath("position.y"), to: .number(50), at: 1.1)
    #expect(layer.presentation(at: 1.1).position == before)
    #expect(layer.presentation(at: 2).position == [100, 50])
  }

  /// The presented value was read after the write to the model.
  @Test func anActionStartsFromThePresentedValueBefore() throws {
    var layer = Layer()
    layer.actions["opacity"] = .animation(try .basic(keyPath("opacity"), duration: 1))
    layer.set(try keyPath("opacity"), to: .number(0), at: 5)
    #expect(layer.presentation(at: 5).opacity == 1)
    #expect(layer.presentation(at: 5.5).opacity == 0.5)
    #expect(layer.presentation(at: 6).opacity == 0)
  }

  /// Begin and end were not exchanged.
  @Test func eventsOfALayerWhoseTimeRunsBackwards() throws {
    var layer = Layer()
    layer.timeSpace = TimeSpace(speed: -1)
    let late = try Animation.basic(keyPath("opacity"), from: .number(0), to: .number(1)).timed(
      MediaTiming(beginTime: -8, duration: 2))
    layer.add(late, forKey: "late", at: 5)
    #expect(layer.presentation(at: 6.5).opacity == 0.75)
    let events = layer.events(in: 0..<20)
    #expect(events.map(\.time) == [6, 8])
    #expect(events.map(\.kind) == [.didStart, .didStop(finished: true)])
    var removed = layer
    #expect(removed.removeAnimation(forKey: "late", at: 9) == nil)
    #expect(layer.removeAnimation(forKey: "late", at: 5)?.kind == .didStop(finished: false))
    // Over before it is added: it stops at once.
    layer.add(
      try .basic(keyPath("opacity"), from: .number(0)).timed(MediaTiming(beginTime: 2, duration: 2)), forKey: "past",
      at: 5)
    #expect(layer.events(in: 0..<20).map(\.time) == [5, 5])
  }

  @Test func replacedAndRemovedAnimationsStop() throws {
    var layer = Layer()
    let opacity = try keyPath("opacity")
    #expect(layer.set(opacity, to: .number(0), at: 0) == nil)
    #expect(layer.set(opacity, to: .number(1), at: 0.1)?.kind == .didStop(finished: false))
    layer.add(.basic(opacity, duration: 0.05), forKey: "over", at: 0)
    #expect(layer.removeAllAnimations(at: 0.2).map(\.key) == ["opacity"])
    #expect(layer.attachments.isEmpty)
  }

  /// Squares overflowed to ∞·0.
  @Test func cumulativeTransformsStayNumbers() throws {
    var layer = Layer()
    let grow = PropertyAnimation(
      try keyPath("transform"),
      .basic(FromToBy(from: .transform(.identity), to: .transform(.scale(x: 2, y: 2)))), isCumulative: true)
    layer.add(Animation(.property(grow), timing: MediaTiming(duration: 0.001, repeatCount: .infinity)), at: 0)
    #expect(layer.presentation(at: 0.0035).transform.m11 == 12)
    for time in [2, 1e3, 1e9] { #expect(layer.presentation(at: time).transform.elements.isFinite) }
  }

  /// An infinite settling duration trapped.
  @Test func springsThatHardlySettle() throws {
    let parameters = SpringParameters(mass: 1e300, stiffness: 1e300, damping: 1e-300)
    var layer = Layer()
    layer.add(try .spring(keyPath("opacity"), from: .number(0), parameters), at: 0)
    #expect(layer.presentation(at: 1).opacity.isFinite)
    #expect(layer.attachments[0].animation.timing.duration == Double(Float.greatestFiniteMagnitude))
  }

  /// 2·1.7e308 iterations overflow.
  @Test func iterationsThatOverflow() throws {
    let timing = MediaTiming(duration: 1e-300, repeatCount: 1.7e308, autoreverses: true, fillMode: .both)
    for time in [-1, 0, 1, 3e8, 1e9] {
      let progress = try #require(timing.computedTiming(inEffectAt: time)).progress
      #expect(progress >= 0 && progress <= 1)
    }
  }

  @Test func aValueOfAnotherKindChangesNothing() throws {
    var layer = Layer()
    layer.set(try keyPath("opacity"), to: .point([1, 2]), at: 0)
    #expect(layer.attachments.isEmpty)
    #expect(layer.model == LayerState())
  }

  @Test func aTransitionReplacesTheOneBefore() {
    var layer = Layer()
    layer.add(Animation(.transition(Transition(.push)), timing: MediaTiming(duration: 2)), forKey: "one", at: 0)
    layer.add(Animation(.transition(Transition(.fade)), timing: MediaTiming(duration: 1)), forKey: "two", at: 1)
    #expect(layer.attachments.map(\.key) == ["transition"])
    #expect(layer.transitionFrame(at: 2.5, size: [1, 1]) == nil)
  }
}
