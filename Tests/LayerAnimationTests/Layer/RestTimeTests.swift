import LayerAnimation
import MotionNumerics
import Testing

/// When animations and layers come to rest.
@Suite struct RestTimeTests {
  @Test func anAnimationRestsAtItsEnd() {
    #expect(Animation.basic(.opacity, to: 0, duration: 2).restTime == 2)
    #expect(Animation.basic(.opacity, to: 0).restTime == 0.25)
    #expect(Animation.spring(.opacity, to: 0).restTime == SpringParameters().settlingDuration)
    var animation = Animation.basic(.opacity, to: 0, duration: 2)
    animation.beginTime = 1
    animation.speed = 4
    animation.autoreverses = true
    #expect(animation.restTime == 2)
    animation.repeatCount = .infinity
    #expect(animation.restTime == .infinity)
    animation.speed = 0
    #expect(animation.restTime == -.infinity)
  }

  @Test func aLayerRestsAfterItsLastAnimation() {
    var layer = Layer()
    #expect(layer.restTime == -.infinity)
    layer.add(.basic(.opacity, to: 0, duration: 2), at: 5)
    var inner = Layer()
    inner.timeSpace = TimeSpace(beginTime: 1, speed: 0.5)
    inner.add(.basic(.cornerRadius, to: 4, duration: 3), at: 5)
    layer.sublayers = [inner]
    // The inner time is 2 at 5 and ends at 5, which is 11 outside.
    #expect(inner.restTime == 11 && layer.restTime == 11)
    let rest = layer.rendered(at: 11)
    for time in [11.5, 20, 1e6] { #expect(layer.rendered(at: time) == rest) }
    layer.timeSpace = TimeSpace(speed: 0)
    #expect(layer.restTime == -.infinity)
    layer.timeSpace = TimeSpace()
    layer.sublayers[0].add(.group([], duration: 1).timed(MediaTiming(duration: 1, repeatCount: .infinity)), at: 5)
    #expect(layer.restTime == .infinity)
  }

  @Test func copiesAreLate() {
    var replicator = Layer(.replicator)
    replicator.model.instanceCount = 4
    replicator.model.instanceDelay = 0.5
    var dot = Layer()
    dot.add(.basic(.opacity, to: 0, duration: 1), at: 2)
    replicator.sublayers = [dot]
    #expect(replicator.restTime == 4.5)
    // The delay grows until 3 and is the model's again from there on.
    replicator.add(.basic(.instanceDelay, to: 2, duration: 1).timed(filled), at: 2)
    #expect(replicator.restTime == 4.5)
  }

  /// An animation that is removed at its end.
  private let filled = MediaTiming(duration: 1, fillMode: .both)
}
