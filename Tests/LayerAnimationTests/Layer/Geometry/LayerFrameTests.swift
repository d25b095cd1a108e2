import LayerAnimation
import MotionNumerics
import RealModule
import TestSupport
import Testing

@Suite struct LayerFrameTests {
  @Test func withoutATransformTheOriginIsPositionMinusAnchor() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      var state = LayerState()
      state.anchorPoint = [random.number(), random.number(in: -1...2)]
      state.position = [random.number(in: -500...500), random.number(in: -500...500)]
      state.bounds = Rectangle(
        x: random.number(in: -1e6...1e6), y: 7, width: random.number(in: 0...300), height: random.number(in: 0...300))
      state.anchorPointZ = 40
      state.zPosition = -20
      // To the bit: origin = position − anchorPoint·size.
      #expect(state.frame.origin == state.position - state.anchorPoint * state.bounds.size)
      #expect(state.frame.size == state.bounds.size)
    }
  }

  @Test func theFrameOfARotatedLayerIsItsBoundingBox() {
    var state = LayerState()
    state.bounds = Rectangle(x: 0, y: 0, width: 100, height: 50)
    state.position = [200, 100]
    state.transform = .rotation(by: .pi / 6, about: [0, 0, 1])
    let (cosine, sine) = (Double.cos(.pi / 6), 0.5)
    let size = SIMD2(100 * cosine + 50 * sine, 100 * sine + 50 * cosine)
    #expect((state.frame.size - size).norm < 1e-13)
    #expect((state.frame.center - [200, 100]).norm < 1e-13)
    // About another anchor point the box has the same size at another position: the corner (0, 0) stays put.
    state.anchorPoint = [0, 0]
    #expect((state.frame.origin - [200 - 50 * sine, 100]).norm < 1e-13)
    #expect((state.frame.size - size).norm < 1e-13)
  }

  @Test func perspectiveAndDepthCount() {
    var state = LayerState()
    state.bounds = Rectangle(x: 0, y: 0, width: 100, height: 100)
    state.transform = .perspective(distance: 500)
    state.anchorPointZ = -100
    // z = 100: w = 1 − 100/500.
    #expect((state.frame.size - [125, 125]).norm < 1e-13)
  }

  @Test func settingTheFrameSetsPositionAndSize() {
    var state = LayerState()
    state.anchorPoint = [0.25, 1]
    state.bounds.origin = [7, 8]
    state.frame = Rectangle(x: 10, y: 20, width: 80, height: 40)
    #expect(state.position == [30, 60])
    #expect(state.bounds == Rectangle(x: 7, y: 8, width: 80, height: 40))
    #expect(state.frame == Rectangle(x: 10, y: 20, width: 80, height: 40))
    state.frame = Rectangle(x: 90, y: 60, width: -80, height: -40)
    #expect(state.frame == Rectangle(x: 10, y: 20, width: 80, height: 40))
    state.transform = .translation(x: 5, y: 5)
    state.frame = Rectangle(x: 0, y: 0, width: 8, height: 4)
    #expect(state.frame == Rectangle(x: 5, y: 5, width: 8, height: 4), "as if there were no transform, which stays")
  }

  @Test func theFrameOfNegativeBoundsHasAPositiveSize() {
    var state = LayerState()
    state.bounds = Rectangle(x: 0, y: 0, width: -100, height: 50)
    #expect(state.frame == Rectangle(x: -50, y: -25, width: 100, height: 50))
  }
}
