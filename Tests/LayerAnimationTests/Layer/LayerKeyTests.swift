import LayerAnimation
import MotionNumerics
import Testing

/// Keys with the types of their values, literals, and the words of a client.
@Suite struct LayerKeyTests {
  @Test func keysReadAndWriteTheirTypes() {
    var state = LayerState()
    state[.opacity] = 0.25
    state[.position] = [3, 4]
    state[.isHidden] = true
    state[.backgroundColor] = .white
    state[.bounds] = Rectangle(x: 1, y: 2, width: 3, height: 4)
    state[.locations] = [0, 1]
    state[.colors] = [.black, .white]
    state[.rotation] = 1
    #expect(state[.opacity] == 0.25 && state.value(of: .opacity) == 0.25)
    #expect(state[.position] == [3, 4] && state[.positionX] == 3 && state.value(of: .position) == [3, 4])
    #expect(state[.isHidden] && state.isHidden && state.value(of: .hidden) == true)
    #expect(state[.backgroundColor] == .white && state.backgroundColor == .white)
    #expect(state[.boundsSize] == [3, 4] && state[.boundsWidth] == 3)
    #expect(state[.locations] == [0, 1] && state.locations == [0, 1])
    #expect(state[.colors] == [.black, .white])
    #expect(abs(state[.rotation] - 1) < 1e-14)
  }

  @Test func everyPropertyHasItsOwnPlace() {
    for (index, property) in LayerProperty.allCases.enumerated() {
      for (other, different) in LayerProperty.allCases.enumerated() {
        var state = LayerState()
        guard case .number = property.defaultValue else { continue }
        state.set(LayerKeyPath(property), to: 0.375)
        #expect((state.value(of: different) == 0.375) == (index == other), "\(property) \(different)")
      }
    }
  }

  @Test func customKeysHaveADefault() {
    let (factor, isOpen) = (LayerKey(custom: "factor", default: 0.5), LayerKey(custom: "isOpen", default: true))
    var layer = Layer()
    #expect(layer.model[factor] == 0.5 && layer.model[isOpen])
    layer.model[isOpen] = false
    layer.add(.basic(factor, from: 1, to: 3, duration: 2), at: 1)
    #expect(layer.presentation(at: 2)[factor] == 2 && !layer.presentation(at: 2)[isOpen])
    // A value of another kind does not count.
    layer.model.set("factor", to: [1, 2])
    #expect(layer.model[factor] == 0.5)
  }

  @Test func settingAKeyAnimatesAsItsKeyPathDoes() {
    var (typed, text) = (Layer(), Layer())
    typed.set(.opacity, to: 0, at: 11)
    text.set("opacity", to: 0, at: 11)
    typed.set(.positionX, to: 8, at: 11.125)
    text.set("position.x", to: 8, at: 11.125)
    #expect(typed == text)
    #expect(typed.restTime == 11.375)
    text.set("position.x", to: 9, at: 12)
    #expect(typed != text)
  }

  @Test func animationsAreEqualIfTheirPartsAre() {
    let fade = Animation.basic(.opacity, from: 0, to: 1, duration: 0.5)
    var other = Animation.basic("opacity", from: 0, to: 1)
    #expect(fade != other)
    other.duration = 0.5
    #expect(fade == other && fade.timing == MediaTiming(duration: 0.5))
    #expect(Animation.keyframes(.opacity, [0, 1]) == .keyframes("opacity", [0, 1]))
    #expect(Animation.keyframes(.opacity, [0, 1]) != .keyframes(.opacity, [0, 0.5]))
  }

  @Test func literalsAreValues() {
    #expect(LayerKeyPath("position.x") == LayerKeyPath(.position, .x))
    let values: [LayerValue] = [1, 0.5, true, false, [1, 2], [1, 2, 3]]
    #expect(values == [.number(1), .number(0.5), .number(1), .number(0), .point([1, 2]), .numbers([1, 2, 3])])
  }

  @Test func whatCannotBeTraps() async {
    await #expect(processExitsWith: .failure) { _ = LayerKeyPath(.opacity, .x) }
    await #expect(processExitsWith: .failure) { _ = Animation.basic(.opacity, from: .nan) }
    await #expect(processExitsWith: .failure) {
      var animation = Animation.basic(.opacity, to: 0)
      animation.duration = -1
    }
  }
}
