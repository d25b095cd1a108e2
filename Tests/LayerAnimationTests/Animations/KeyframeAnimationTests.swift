import LayerAnimation
import MotionNumerics
import Testing

/// Keyframe animations of layers, also along paths.
@Suite struct KeyframeAnimationTests {
  private let values: [LayerValue] = [.number(0), .number(10), .number(0), .number(10)]

  private func opacity(_ mode: CalculationMode, keyTimes: [Double]? = nil, at times: [Double]) -> [Double] {
    var options = LayerTrack.Options()
    options.mode = mode
    options.keyTimes = keyTimes
    return Layer(.keyframes("opacity", values, options, duration: 12)).numbers("opacity", times)
  }

  /// Thirds of the duration are not exact: a few ulps of 10.
  private func isNear(_ values: [Double], _ expected: [Double]) -> Bool {
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-14 }
  }

  @Test func theModes() throws {
    #expect(isNear(opacity(.linear, at: [0, 1, 2, 4, 6, 10]), [0, 2.5, 5, 10, 5, 5]))
    #expect(opacity(.discrete, at: [0, 2.9, 3, 6, 9]) == [0, 0, 10, 0, 10])
    // Documentation/CoreAnimation.md, "Keyframes and calculation modes": mid-segment 6.25, 5, 3.75.
    let golden = [6.25, 5, 3.75, 2.96875, 8.4375, 1.09375]
    #expect(isNear(opacity(.cubic, at: [2, 6, 10, 1, 5, 9]), golden))
  }

  @Test func keyTimesThatCoreAnimationIgnoresAreIgnored() throws {
    #expect(opacity(.linear, keyTimes: [0, 0.5, 0.75, 1], at: [3, 6, 9]) == [5, 10, 0])
    for bad in [[0, 0.5, 1], [0.1, 0.2, 0.3, 1], [0, 0.7, 0.6, 1], [0, 0.5, 0.6, 0.9], [0, .nan, 0.5, 1]] {
      #expect(isNear(opacity(.linear, keyTimes: bad, at: [0, 1, 2, 4, 6, 10]), [0, 2.5, 5, 10, 5, 5]))
    }
  }

  /// Core Animation's three lists are complete or empty, and only cubic tracks read them.
  @Test func shapesAreThreeLists() throws {
    func track(
      _ mode: CalculationMode, _ tensions: [Double] = [], _ continuities: [Double] = [], _ biases: [Double] = []
    ) throws(ParameterError) -> LayerTrack {
      var options = LayerTrack.Options()
      options.mode = mode
      (options.tensions, options.continuities, options.biases) = (tensions, continuities, biases)
      return try LayerTrack(validating: [.number(0), .number(1), .number(4)], options)
    }
    func refused(_ make: () throws(ParameterError) -> LayerTrack) -> String? {
      do throws(ParameterError) {
        _ = try make()
        return nil
      } catch {
        return error.parameter
      }
    }
    let shapes = [KochanekBartels(bias: 0.5), KochanekBartels(tension: 1), KochanekBartels(bias: -0.5)]
    let expected = try KeyframeTrack(validating: [0.0, 1, 4], spline: .coreAnimation(shapes))
    let made = try track(.cubic, [0, 1, 0], [], [0.5, 0, -0.5])
    for step in 0...40 {
      let progress = Double(step) / 40
      #expect(made.value(at: progress) == .number(expected.value(at: progress)))
    }
    #expect(refused { () throws(ParameterError) in try track(.cubic, [0, 0]) } == "tensions")
    #expect(refused { () throws(ParameterError) in try track(.cubic, [], [0]) } == "continuities")
    #expect(refused { () throws(ParameterError) in try track(.cubicPaced, [], [], [0, 0, 0, 0]) } == "biases")
    #expect(refused { () throws(ParameterError) in try track(.cubic, [0, 2, 0]) } == "tension")
    #expect(refused { () throws(ParameterError) in try track(.linear, [0, 2], [7]) } == nil)
  }

  /// The animation's own curve is applied first, then those of the segments.
  @Test func curvesOfTheWholeAndOfSegments() {
    var options = LayerTrack.Options()
    options.timingCurves = [.easeIn]
    let layer = Layer(
      .keyframes("opacity", Array(values.prefix(3)), options, duration: 1, timingCurve: .easeOut))
    let progress = TimingCurve.easeOut.value(at: 0.2)
    #expect(progress < 0.5)
    let shown = layer.numbers("opacity", [0.2])[0]
    #expect(abs(shown - 10 * TimingCurve.easeIn.value(at: 2 * progress)) < 1e-14)
    // The second segment has no curve: a line.
    let later = TimingCurve.easeOut.value(at: 0.7)
    #expect(abs(layer.numbers("opacity", [0.7])[0] - 20 * (1 - later)) < 1e-14)
  }

  /// The pop of Documentation/Effects.md, "Pop scale": .1, 1.3, .9, 1.1, 1 within half a second.
  @Test func thePopOfATag() {
    let scales: [LayerValue] = [0.1, 1.3, 0.9, 1.1, 1].map { .transform(.scale(x: $0, y: $0, z: $0)) }
    let pop = Animation.keyframes("transform", scales, duration: 0.5)
    var layer = Layer()
    layer.add(pop, at: 1)
    let shape = [(0, 0.1), (0.0625, 0.7), (0.125, 1.3), (0.1875, 1.1), (0.25, 0.9), (0.375, 1.1), (0.4375, 1.05)]
    for (time, scale) in shape {
      let shown = layer.presentation(at: 1 + time).transform
      #expect((shown.elements - Transform3D.scale(x: scale, y: scale, z: scale).elements).norm < 1e-15, "\(time)")
    }
  }

  // MARK: Paths

  private func motion(_ mode: CalculationMode, _ rotation: PathMotion.RotationMode? = nil, _ path: String) throws
    -> Layer
  {
    var options = LayerTrack.Options()
    options.mode = mode
    let track = LayerTrack(along: try Path(parsing: path), rotation: rotation, options)
    var layer = Layer()
    layer.model.transform = .scale(x: 2, y: 3)
    layer.add(
      Animation(
        .property(PropertyAnimation(LayerKeyPath(.position), .keyframe(track))), timing: MediaTiming(duration: 4)),
      at: 0)
    return layer
  }

  /// Measured on QuartzCore: Documentation/CoreAnimation.md, "Keyframes and calculation modes".
  @Test func aCurveMeasuredOnQuartzCore() throws {
    let curve = "M 0 0 C 0 100 100 100 100 0"
    #expect(try motion(.linear, nil, curve).presentation(at: 1).position == [15.625, 56.25])
    // Paced: a quarter of the length 200 by mpmath's quadrature, and its tolerance of 10⁻⁹; Apple's table is coarse.
    let paced = try motion(.paced, nil, curve).presentation(at: 1).position
    #expect((paced - [10.5892543025018, 48.352395179391]).norm < 200e-9)
    #expect((paced - [10.647822, 48.460465]).norm < 0.15)
  }

  @Test func aLayerOnAPathRotatesBeforeItsTransform() throws {
    // Measured: base scale (2, 3) and 90° give m12 = 3 and m21 = −2.
    let down = try motion(.linear, .auto, "M 0 0 L 0 100").presentation(at: 1)
    #expect(abs(down.transform.m12 - 3) < 1e-15 && abs(down.transform.m21 + 2) < 1e-15)
    #expect(abs(down.transform.m11) < 1e-15 && down.position == [0, 25])
    let reversed = try motion(.linear, .autoReverse, "M 0 0 L 0 100").presentation(at: 1)
    #expect((reversed.transform.row1 + down.transform.row1).norm < 1e-15)
    #expect(try motion(.linear, nil, "M 0 0 L 0 100").presentation(at: 1).transform == .scale(x: 2, y: 3))
  }
}
