import LayerAnimation
import MotionNumerics
import Testing

/// UIKit's `animateKeyframes`.
@Suite struct ViewKeyframesTests {
  private let opacity: LayerKeyPath
  private let x: LayerKeyPath

  init() throws {
    opacity = LayerKeyPath(.opacity)
    x = LayerKeyPath("position.x")
  }

  private func keyframes(_ mode: CalculationMode = .linear, delay: Double = 0) throws -> ViewKeyframes {
    var keyframes = ViewKeyframes(duration: 4, delay: delay, mode: mode)
    // In any order.
    try keyframes.addKeyframe(validating: x, to: .number(40), relativeStart: 0.75, relativeDuration: 0.25)
    try keyframes.addKeyframe(validating: x, to: .number(20), relativeStart: 0.25, relativeDuration: 0.25)
    try keyframes.addKeyframe(validating: opacity, to: .number(0), relativeStart: 0, relativeDuration: 0.5)
    return keyframes
  }

  private func values(_ layer: Layer, _ keyPath: LayerKeyPath, _ times: [Double]) -> [LayerValue?] {
    times.map { layer.presentation(at: $0).value(at: keyPath) }
  }

  private func numbers(_ values: [Double]) -> [LayerValue?] { values.map(LayerValue.number) }

  @Test func valuesHoldAndChange() throws {
    var layer = Layer()
    try layer.animate(try keyframes(), at: 10)
    #expect(layer.model.position == [40, 0] && layer.model.opacity == 0)
    let shown = values(layer, x, [9, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14])
    #expect(shown == numbers([0, 0, 0, 0, 10, 20, 20, 20, 30, 40]))
    #expect(values(layer, opacity, [10, 11, 12, 13, 14]) == numbers([1, 0.5, 0, 0, 0]))
    #expect(layer.attachments.map { $0.key } == ["position.x", "opacity"])
  }

  @Test func aDelayPresentsTheFirstValue() throws {
    var layer = Layer()
    try layer.animate(try keyframes(delay: 2), at: 10)
    #expect(values(layer, x, [10, 12, 13.5, 15.5, 16]) == numbers([0, 0, 10, 30, 40]))
    #expect(layer.events(in: 0..<20).map { $0.time } == [12, 12, 16, 16])
  }

  @Test func modesAreThoseOfTracks() throws {
    var discrete = Layer()
    try discrete.animate(try keyframes(.discrete), at: 10)
    #expect(values(discrete, x, [10, 10.9, 11, 12.9, 13, 13.9]) == numbers([0, 0, 20, 20, 40, 40]))
    #expect(values(discrete, opacity, [10, 13.9]) == numbers([0, 0]))
    // Paced tracks have no holds: 40 in 4 seconds.
    var paced = Layer()
    try paced.animate(try keyframes(.paced), at: 10)
    #expect(values(paced, x, [10, 11, 12, 13]) == numbers([0, 10, 20, 30]))
    // One cubic segment between holds: the middle is exact, with an undershoot before it.
    var cubic = Layer()
    try cubic.animate(try keyframes(.cubic), at: 10)
    #expect(values(cubic, x, [10, 11, 11.5, 12, 13]) == numbers([0, 0, 10, 20, 20]))
    let before = try #require(cubic.presentation(at: 10.75).value(at: x))
    guard case .number(let number) = before else { throw ParameterError(parameter: "x", value: "", allowed: "") }
    #expect(number < 0 && number > -3)
  }

  @Test func aChangeWithoutADurationJumps() throws {
    var keyframes = ViewKeyframes(duration: 2)
    try keyframes.addKeyframe(validating: opacity, to: .number(0), relativeStart: 0.5, relativeDuration: 0)
    var layer = Layer()
    try layer.animate(keyframes, at: 1)
    #expect(values(layer, opacity, [1, 1.99, 2, 2.5]) == numbers([1, 1, 0, 0]))
  }

  /// Tenths do not add up to 1, and thirds overlap by an ulp.
  @Test func adjacentIntervalsAreNoOverlap() throws {
    for count in [3, 7, 10, 49] {
      var keyframes = ViewKeyframes(duration: 1)
      let part = 1 / Double(count)
      var start = 0.0
      for index in 1...count {
        try keyframes.addKeyframe(
          validating: x, to: .number(Double(index)), relativeStart: start, relativeDuration: part)
        start += part
      }
      var layer = Layer()
      try layer.animate(keyframes, at: 1)
      for index in 0..<count {
        let value = layer.presentation(at: 1 + (Double(index) + 0.5) * part).position.x
        #expect(abs(value - Double(index) - 0.5) < 1e-10)
      }
    }
  }

  @Test func changesStartFromThePresentedState() throws {
    var layer = Layer()
    layer.set(opacity, to: .number(0), at: 1, in: Transaction(animationDuration: 2, timingCurve: .linear))
    try layer.animate(try keyframes(), at: 2)
    #expect(values(layer, opacity, [2, 3, 4]) == numbers([0.5, 0.25, 0]))
  }

  @Test func badFractionsAreNamed() throws {
    for bad in [(-0.1, 0.1), (0, 1.1), (0.5, 0.6), (1.1, 0), (.nan, 0), (0, .nan), (0, -0.1)] {
      var keyframes = ViewKeyframes(duration: 1)
      #expect(throws: ParameterError.self) {
        try keyframes.addKeyframe(validating: opacity, to: .number(0), relativeStart: bad.0, relativeDuration: bad.1)
      }
    }
    var keyframes = try keyframes()
    #expect(throws: ParameterError.self) {
      try keyframes.addKeyframe(validating: x, to: .number(0), relativeStart: 0.4, relativeDuration: 0.2)
    }
    #expect(throws: ParameterError.self) {
      try keyframes.addKeyframe(validating: x, to: .number(.nan), relativeStart: 0, relativeDuration: 0.1)
    }
    for bad in [0, -1, Double.nan, .infinity] {
      #expect(throws: ParameterError.self) { try ViewKeyframes(validatingDuration: bad) }
    }
    #expect(throws: ParameterError.self) { try ViewKeyframes(validatingDuration: 1, delay: -1) }
  }

  @Test func propertiesWithoutAValueAreNamed() throws {
    var layer = Layer()
    var unknown = ViewKeyframes(duration: 1)
    try unknown.addKeyframe(
      validating: LayerKeyPath(custom: "factor"), to: .number(1), relativeStart: 0, relativeDuration: 1)
    #expect(throws: ParameterError.self) { try layer.animate(unknown, at: 1) }
    var wrong = ViewKeyframes(duration: 1)
    try wrong.addKeyframe(validating: opacity, to: .point(.zero), relativeStart: 0, relativeDuration: 1)
    #expect(throws: ParameterError.self) { try layer.animate(wrong, at: 1) }
    #expect(layer.attachments.isEmpty && layer.model == LayerState())
  }
}
