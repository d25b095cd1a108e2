import LayerAnimation
import MotionNumerics
import Testing

/// Adding, replacing and removing animations, and the result.
@Suite struct AttachmentTests {
  @Test func addedAnimationsBeginNow() throws {
    var layer = Layer()
    layer.timeSpace = TimeSpace(beginTime: 100, speed: 2, timeOffset: 7)
    layer.add(.basic("opacity", from: 0, to: 1), forKey: "fade", at: 101)
    let timing = try #require(layer.animation(forKey: "fade")).timing
    #expect(timing.beginTime == 9 && timing.duration == 0.25)
    let slow = Transaction(animationDuration: 3)
    layer.add(.basic("opacity", from: 0, to: 1), forKey: "fade", at: 101, in: slow)
    #expect(layer.animation(forKey: "fade")?.timing.duration == 3)
    #expect(layer.animation(forKey: "other") == nil)
  }

  @Test func anAnimationReplacesTheOneWithItsKey() {
    var layer = Layer()
    let first = layer.add(.basic("opacity", from: 0, to: 1, duration: 2), forKey: "fade", at: 1)
    #expect(first == nil)
    let stopped = layer.add(.basic("opacity", from: 5, to: 5, duration: 2), forKey: "fade", at: 2)
    #expect(stopped?.kind == .didStop(finished: false) && stopped?.time == 2 && stopped?.key == "fade")
    #expect(layer.attachments.count == 1)
    #expect(layer.numbers("opacity", [2.5]) == [5])
    // An animation that has ended has no stop event.
    #expect(layer.add(.basic("opacity", from: 0, to: 1, duration: 2), forKey: "fade", at: 4) == nil)
    // Without a key nothing is replaced.
    layer.add(.basic("opacity", from: 0, to: 1, duration: 2), at: 4)
    layer.add(.basic("opacity", from: 0, to: 1, duration: 2), at: 4)
    #expect(layer.attachments.map { $0.key } == ["fade", nil, nil])
    #expect(layer.removeAnimation(forKey: "fade", at: 5)?.kind == .didStop(finished: false))
    #expect(layer.removeAnimation(forKey: "fade", at: 5) == nil)
    layer.removeAllAnimations(at: 5)
    #expect(layer.attachments.isEmpty && layer.presentation(at: 4.5) == layer.model)
  }

  @Test func onlyAttachedAnimationsFillForwards() {
    let timing = MediaTiming(duration: 2, fillMode: .forwards)
    let removed = Layer(.basic("opacity", from: 5, to: 6).timed(timing), model: 1)
    #expect(removed.numbers("opacity", [1, 2, 3]) == [5.5, 1, 1])
    let staying = Layer(.basic("opacity", from: 5, to: 6).timed(timing).staying(), model: 1)
    #expect(staying.numbers("opacity", [1, 2, 3]) == [5.5, 6, 6])
    let unfilled = Layer(.basic("opacity", from: 5, to: 6, duration: 2).staying(), model: 1)
    #expect(unfilled.numbers("opacity", [1, 2, 3]) == [5.5, 1, 1])
    // Before the begin the flag is ignored.
    let waiting = MediaTiming(beginTime: 4, duration: 2, fillMode: .backwards)
    #expect(Layer(.basic("opacity", from: 5, to: 6).timed(waiting)).numbers("opacity", [1, 4, 6]) == [5, 5, 0])
  }

  @Test func componentsOfAPropertyAreAnimatedSeparately() {
    var layer = Layer()
    layer.model.position = [1, 2]
    layer.add(.basic("position.x", from: 10, to: 20, duration: 2), at: 0)
    #expect(layer.presentation(at: 1).position == [15, 2])
    layer.add(.basic("position.y", from: 30, to: 40, duration: 2), at: 0)
    #expect(layer.presentation(at: 1).position == [15, 35])
  }

  /// Like the gooey indicator's `factor`.
  @Test func customProperties() {
    var layer = Layer()
    let factor = LayerKeyPath(custom: "factor")
    layer.model.set(factor, to: .number(1))
    layer.add(.basic("factor", from: 0, to: 0.5, duration: 2), at: 0)
    #expect(layer.numbers("factor", [-1, 0, 1, 2]) == [1, 0, 0.25, 1])
    // Without a model value there is no value outside the animation.
    let unset = Layer(.basic("other", from: 0, to: 0.5, duration: 2), keyPath: "factor")
    #expect(unset.presentation(at: 1).value(at: LayerKeyPath(custom: "other")) == .number(0.25))
    #expect(unset.presentation(at: 2).value(at: LayerKeyPath(custom: "other")) == nil)
  }
}
