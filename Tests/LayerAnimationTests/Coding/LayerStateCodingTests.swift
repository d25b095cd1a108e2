import LayerAnimation
import MotionNumerics
import Testing

/// Model values are stored by the names of their properties.
@Suite struct LayerStateCodingTests {
  @Test func thereAndBackAgain() throws {
    #expect(try thereAndBack(LayerState()) == LayerState())
    var state = LayerState()
    state.position = [1 / 3, -4]
    state.bounds = Rectangle(x: 0, y: 0, width: 80, height: 40)
    state.opacity = 0.1 + 0.2
    state.isHidden = true
    state.transform = .rotation(by: 1, about: [0, 0, 1])
    state.backgroundColor = Color(hex: 0x12_34_56)
    state.set(LayerKeyPath(.path), to: .path("M0 0L10 5Z"))
    state.set(LayerKeyPath(.locations), to: .numbers([0, 0.5, 1]))
    state.set(LayerKeyPath(.colors), to: .colors([.black, .white]))
    state.set("factor", to: 3)
    state.set("a.b", to: [1, 2])
    #expect(try thereAndBack(state) == state)
  }

  @Test func whatIsNewIsLeftOut() throws {
    var state = LayerState()
    state.opacity = 0.5
    state.set("factor", to: 3)
    #expect(try json(state) == #"{"factor":{"number":3},"opacity":{"number":0.5}}"#)
    #expect(try json(LayerState()) == "{}")
  }

  @Test func everyPropertyIsRead() throws {
    for property in LayerProperty.allCases {
      let value = #"{"\#(property.rawValue)": \#(try json(property.defaultValue))}"#
      #expect(try decoded(LayerState.self, value) == LayerState())
      #expect(try thereAndBack(property) == property)
    }
  }

  @Test func badDocuments() {
    expectRefusal(LayerState.self, #"{"opacity": {"point": [1, 2]}}"#, at: "opacity", "a number, not a point")
    expectRefusal(LayerState.self, #"{"opacity": 1}"#, at: "opacity", "")
    expectRefusal(LayerState.self, #"{"position.x": {"number": 1}}"#, at: "", "position.x")
    expectRefusal(LayerState.self, #"{"frame": {"number": 1}}"#, at: "", "frame")
    expectRefusal(LayerValue.self, #"{"number": 1, "point": [1, 2]}"#, at: "", "one field")
    expectRefusal(LayerValue.self, #"{"point": [1]}"#, at: "point", "")
    expectRefusal(LayerKeyPath.self, #""opacity.x""#, at: "", "opacity.x")
    expectRefusal(LayerKeyPath.self, #""""#, at: "", "empty")
  }

  @Test func keyPathsAreTexts() throws {
    let keyPath: LayerKeyPath = "bounds.size.width"
    #expect(try json([keyPath]) == #"["bounds.size.width"]"#)
    #expect(try thereAndBack(keyPath) == keyPath)
  }
}
