import AllocationCounter
import LayerAnimation
import MotionNumerics
import Testing

/// Queries without heap allocations.
@Suite struct AllocationTests {
  /// Ten endless animations of all forms: numbers, points, rectangles, colours and transforms.
  private func busyLayer() throws -> Layer {
    var layer = Layer()
    layer.model.set(LayerKeyPath(custom: "known"), to: .number(1))
    let endless = MediaTiming(duration: 0.7, repeatCount: .infinity, autoreverses: true)
    func basic(_ property: LayerProperty, _ to: LayerValue) -> Animation {
      Animation(
        .property(PropertyAnimation(LayerKeyPath(property), .basic(FromToBy(to: to)))), timing: endless,
        timingCurve: .ease)
    }
    let member = Animation.basic("zPosition", from: 0, to: 5)
    let animations = [
      basic(.bounds, .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4))),
      basic(.backgroundColor, .color(.white)),
      basic(.transform, .transform(.rotation(by: 1, about: [1, 2, 3]))),
      .basic("opacity", from: 0, to: 1, isCumulative: true).timed(endless),
      .basic("position.x", from: 0, to: 1, isAdditive: true).timed(endless),
      .basic("factor", from: 0, to: 1).timed(endless),
      .keyframes("cornerRadius", [.number(1), .number(2), .number(5)]).timed(endless),
      .keyframes("shadowOffset", [.point([1, 2]), .point([3, 4])], timingCurve: .easeIn).timed(endless),
      .spring("borderWidth", from: 0, to: 1, SpringParameters()).timed(endless),
      Animation(.group([member]), timing: endless),
    ]
    for animation in animations { layer.add(animation, at: 0) }
    return layer
  }

  /// In optimised code only: otherwise generic code boxes its results.
  @Test(.enabled(if: allocations_should_be_counted() && !_isDebugAssertConfiguration()))
  func queriesIntoAnExistingStateAllocateNothing() throws {
    try #require(allocations_are_counted())
    let layer = try busyLayer()
    var state = LayerState()
    func present(_ count: Int) {
      for step in 0..<count { layer.present(at: Double(step) * 0.013, into: &state) }
      // The same long after the start.
      for step in 0..<count { layer.present(at: 1e12 + Double(step) * 0.013, into: &state) }
    }
    // The first times set up everything that is made once, such as the metadata of types.
    present(100)
    let start = allocation_count()
    present(10_000)
    let end = allocation_count()
    #expect(end - start == 0)
    #expect(state == layer.presentation(at: 1e12 + 9999 * 0.013))
    // The counter works: a new state is an allocation.
    let before = allocation_count()
    let fresh = layer.presentation(at: 0.1)
    #expect(allocation_count() > before)
    #expect(fresh != state)
  }
}
