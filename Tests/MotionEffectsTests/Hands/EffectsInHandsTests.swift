import MotionEffects
import Testing
import VectorScene

/// Effects that hands drag and tap.
@Suite struct EffectsInHandsTests {
  @Test func theBallIsDraggedAndCoastsToTheNearestPage() throws {
    let effect = EffectKind.gooeyIndicator.inHands(.exact)
    effect.grab(at: 1)
    effect.drag(by: [30, 0], at: 1.2)
    #expect(effect.phaseName(at: 1.2) == "dragged")
    // 30 of 280 points are 0.75 of the distance between two of eight pages.
    let dragged = effect.channels(at: 1.2)
    #expect(try abs(#require(dragged[0]) - 0.75) < 1e-12)
    #expect(try abs(#require(dragged[1]) - 30) < 1e-12)
    effect.release(at: 1.3)
    #expect(effect.phaseName(at: 1.4) == "restoring")
    let rest = effect.channels(at: 9)
    #expect(rest[0] == 0)
    #expect(try abs(#require(rest[1]) - 40) < 1e-9)
    effect.grab(at: 10)
    effect.drag(by: [-1000, 0], at: 11)
    #expect(effect.channels(at: 11)[1] == 10)
  }

  /// At infinity the view has coasted, and a later touch leaves the rest before it as it was.
  @Test(arguments: EffectVariant.allCases) func aBallThatHasCoasted(variant: EffectVariant) throws {
    let effect = EffectKind.gooeyIndicator.inHands(variant)
    let untouched = effect.channels(at: 0)
    effect.grab(at: 0)
    effect.drag(by: [25, 0], at: 0.5)
    effect.release(at: 0.5)
    let rest = effect.channels(at: 5)
    #expect(try abs(#require(rest[1]) - 40) < 1e-12)
    #expect(effect.channels(at: .infinity) == rest && effect.channels(at: 1e300) == rest)
    #expect(effect.phaseName(at: .infinity) == "idle" && effect.scene(at: .infinity) == effect.scene(at: 5))
    #expect(effect.channels(at: -.infinity) == untouched)
    #expect(effect.channels(at: .nan).allSatisfy { $0?.isNaN == true })
    effect.grab(at: 10)
    #expect(effect.channels(at: 5) == rest)
  }

  @Test func tapsPopFloatAndFill() throws {
    let pop = EffectKind.popScale.inHands(.exact)
    #expect(pop.channels(at: 1) == [1])
    pop.tap(at: 1)
    #expect(pop.channels(at: 1) == [0.1])
    #expect(pop.phaseName(at: 1.2) == "popping")

    let tags = EffectKind.floatingTags.inHands(.exact)
    #expect(tags.channelNames.isEmpty)
    tags.tap(at: 0)
    tags.tap(at: 0.1)
    #expect(tags.channelNames.count == 6)
    #expect(tags.channels(at: 0.1).count == 6)
    #expect(try #require(tags.channels(at: 0.1)[0]) < 187 && #require(tags.channels(at: 0.1)[3]) > 187)

    let water = EffectKind.waterBall.inHands(.exact)
    let full = water.channels(at: 5)[0]
    water.tap(at: 5)
    #expect(water.channels(at: 5)[0] == water.channels(at: 0)[0])
    #expect(water.channels(at: 10)[0] == full)
  }

  /// Input without a meaning for an effect is ignored.
  @Test(arguments: EffectKind.all) func meaninglessInputIsIgnored(kind: EffectKind) {
    for variant in EffectVariant.allCases {
      let effect = kind.inHands(variant)
      effect.release(at: 0)
      effect.finish(at: 0.1)
      effect.drag(by: .zero, at: 0.2)
      #expect(effect.channels(at: 0.3).count == effect.channelNames.count)
      #expect(effect.endTime == .infinity)
      #expect(effect.scene(at: 0.3).size.x > 0)
    }
  }
}
