import LayerAnimation
import MotionNumerics
import Testing

/// The animations that setting a value adds.
@Suite struct ImplicitAnimationTests {
  private let opacity: LayerKeyPath

  init() throws {
    opacity = try LayerKeyPath(.opacity)
  }

  @Test func aQuarterOfASecondByTheDefaultCurve() throws {
    var layer = Layer()
    layer.set(.number(0), at: opacity, time: 2)
    #expect(layer.model.opacity == 0)
    #expect(layer.attachments.map { $0.key } == ["opacity"])
    let curve = TimingCurve(.default)
    for part in [0, 0.25, 0.5, 0.75] {
      #expect(try layer.numbers("opacity", [2 + part / 4]) == [1 - curve.value(at: part)])
    }
    #expect(try layer.numbers("opacity", [2.25]) == [0])
    // Documentation/Effects.md, "Checkmark refresh": 42 of 250 ms of the default curve are 0.22357.
    #expect(abs(1 - (try layer.numbers("opacity", [2.042])[0]) - 0.22357) < 0.5e-5)
  }

  @Test func aSecondChangeContinuesFromThePresentedValue() throws {
    var layer = Layer()
    layer.set(.number(0), at: opacity, time: 2)
    let shown = try layer.numbers("opacity", [2.125])
    layer.set(.number(0.5), at: opacity, time: 2.125)
    #expect(layer.attachments.count == 1)
    #expect(try layer.numbers("opacity", [2.125]) == shown)
    #expect(try layer.numbers("opacity", [2.375]) == [0.5])
  }

  @Test func transactionsSetDurationAndCurve() throws {
    var layer = Layer()
    layer.set(.number(0), at: opacity, time: 0, in: .withoutActions)
    #expect(layer.attachments.isEmpty && layer.presentation(at: 0).opacity == 0)
    layer.set(.number(1), at: opacity, time: 1, in: try Transaction(animationDuration: 4, timingCurve: .linear))
    #expect(try layer.numbers("opacity", [1, 2, 5]) == [0, 0.25, 1])
    layer.removeAllAnimations(at: 1)
    layer.set(.number(0), at: opacity, time: 1, in: try Transaction(animationDuration: 0))
    #expect(layer.attachments.isEmpty)
    for bad in [-1, Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { try Transaction(animationDuration: bad) }
    }
  }

  @Test func theActionTableDecides() throws {
    var layer = Layer()
    layer.actions = [
      "opacity": .none, "factor": .implicit,
      "zPosition": .animation(try .basic("zPosition", from: -8, timing: MediaTiming(4))),
    ]
    layer.set(.number(0), at: opacity, time: 0)
    #expect(layer.attachments.isEmpty)
    // A custom property has no implicit animation unless the table has one.
    let factor = LayerKeyPath(custom: "factor")
    layer.set(.number(0), at: factor, time: 0)
    #expect(layer.attachments.isEmpty)
    layer.set(.number(1), at: factor, time: 1, in: try Transaction(animationDuration: 2, timingCurve: .linear))
    #expect(try layer.numbers("factor", [1, 2, 3]) == [0, 0.5, 1])
    layer.set(.number(8), at: try LayerKeyPath(.zPosition), time: 1)
    #expect(try layer.numbers("zPosition", [1, 3, 5]) == [-8, 0, 8])
  }

  @Test func somePropertiesHaveNone() throws {
    var layer = Layer(.shape)
    layer.set(.number(1), at: try LayerKeyPath(.hidden), time: 0)
    layer.set(.path(try Path(parsing: "M 0 0 L 1 1")), at: try LayerKeyPath(.path), time: 0)
    layer.set(.number(1), at: LayerKeyPath(custom: "factor"), time: 0)
    #expect(layer.attachments.isEmpty)
    layer.set(.color(.white), at: try LayerKeyPath(.fillColor), time: 0)
    #expect(layer.attachments.map { $0.key } == ["fillColor"])
  }
}
