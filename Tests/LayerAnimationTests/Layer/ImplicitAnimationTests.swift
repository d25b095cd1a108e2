import LayerAnimation
import MotionNumerics
import Testing

/// The animations that setting a value adds.
@Suite struct ImplicitAnimationTests {
  private let opacity: LayerKeyPath

  init() throws {
    opacity = LayerKeyPath(.opacity)
  }

  @Test func aQuarterOfASecondByTheDefaultCurve() {
    var layer = Layer()
    layer.set(opacity, to: .number(0), at: 2)
    #expect(layer.model.opacity == 0)
    #expect(layer.attachments.map { $0.key } == ["opacity"])
    let curve = TimingCurve(.default)
    for part in [0, 0.25, 0.5, 0.75] {
      #expect(layer.numbers("opacity", [2 + part / 4]) == [1 - curve.value(at: part)])
    }
    #expect(layer.numbers("opacity", [2.25]) == [0])
    // Documentation/Effects.md, "Checkmark refresh": 42 of 250 ms of the default curve are 0.22357.
    #expect(abs(1 - (layer.numbers("opacity", [2.042])[0]) - 0.22357) < 0.5e-5)
  }

  @Test func aSecondChangeContinuesFromThePresentedValue() {
    var layer = Layer()
    layer.set(opacity, to: .number(0), at: 2)
    let shown = layer.numbers("opacity", [2.125])
    layer.set(opacity, to: .number(0.5), at: 2.125)
    #expect(layer.attachments.count == 1)
    #expect(layer.numbers("opacity", [2.125]) == shown)
    #expect(layer.numbers("opacity", [2.375]) == [0.5])
  }

  @Test func transactionsSetDurationAndCurve() throws {
    var layer = Layer()
    layer.set(opacity, to: .number(0), at: 0, in: .withoutActions)
    #expect(layer.attachments.isEmpty && layer.presentation(at: 0).opacity == 0)
    layer.set(opacity, to: .number(1), at: 1, in: Transaction(animationDuration: 4, timingCurve: .linear))
    #expect(layer.numbers("opacity", [1, 2, 5]) == [0, 0.25, 1])
    layer.removeAllAnimations(at: 1)
    layer.set(opacity, to: .number(0), at: 1, in: Transaction(animationDuration: 0))
    #expect(layer.attachments.isEmpty)
    for bad in [-1, Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { try Transaction(validatingAnimationDuration: bad) }
    }
  }

  @Test func theActionTableDecides() {
    var layer = Layer()
    layer.actions = [
      "opacity": .none, "factor": .implicit,
      "zPosition": .animation(.basic("zPosition", from: -8, duration: 4)),
    ]
    layer.set(opacity, to: .number(0), at: 0)
    #expect(layer.attachments.isEmpty)
    // A custom property has no implicit animation unless the table has one.
    let factor = LayerKeyPath(custom: "factor")
    layer.set(factor, to: .number(0), at: 0)
    #expect(layer.attachments.isEmpty)
    layer.set(factor, to: .number(1), at: 1, in: Transaction(animationDuration: 2, timingCurve: .linear))
    #expect(layer.numbers("factor", [1, 2, 3]) == [0, 0.5, 1])
    layer.set(.zPosition, to: 8, at: 1)
    #expect(layer.numbers("zPosition", [1, 3, 5]) == [-8, 0, 8])
  }

  @Test func somePropertiesHaveNone() throws {
    var layer = Layer(.shape)
    layer.set(LayerKeyPath(.hidden), to: .number(1), at: 0)
    layer.set(.path, to: try Path(parsing: "M 0 0 L 1 1"), at: 0)
    layer.set(LayerKeyPath(custom: "factor"), to: .number(1), at: 0)
    #expect(layer.attachments.isEmpty)
    layer.set(.fillColor, to: .white, at: 0)
    #expect(layer.attachments.map { $0.key } == ["fillColor"])
  }
}
