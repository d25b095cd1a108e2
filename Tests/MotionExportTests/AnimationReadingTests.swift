import LayerAnimation
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Animations of any property, begin, fill and repetition, written for each system and played by it.
struct AnimationReadingTests {
  private struct Subject: CustomStringConvertible {
    let animation: Animation
    let keyPath: LayerKeyPath
    let property: AnimatedProperty
    /// Which numbers of a pair the key path moves.
    let axes: [Int]

    var description: String { "\(keyPath): \(animation)" }

    /// The numbers that the animation gives the property; nil where it has no effect.
    func numbers(at time: Double) -> SIMD2<Double>? {
      var pair: SIMD2<Double>?
      let still = property == .scale ? 1.0 : 0
      animation.forEachEffect(at: time) { effect in
        guard let value = effect.value(model: LayerState().value(at: keyPath) ?? .number(0)) else { return }
        var found = SIMD2(still, still)
        switch value {
        case .number(let number): for axis in axes { found[axis] = number }
        case .point(let point): found = point
        default: found = .init(.nan, .nan)
        }
        pair = found
      }
      return pair
    }
  }

  private enum Target: String, CaseIterable, Sendable { case css, webAnimations, svg, lottie }

  @Test(arguments: ["css", "webAnimations", "svg", "lottie"]) func whatIsPlayedIsTheAnimation(name: String) throws {
    let target = try #require(Target(rawValue: name))
    var draws = SplitMix64(seed: 381)
    var (written, all) = (0, 0)
    for _ in 0..<thorough(8, unoptimised: 1) {
      let subject = subject(&draws)
      all += 1
      let exporter = try AnimationExporter(subject.animation, title: "subject")
      let text: ExportedText
      do throws(ExportError) {
        switch target {
        case .css: text = try exporter.css()
        case .webAnimations: text = try exporter.webAnimations()
        case .svg: text = try exporter.svg()
        case .lottie: text = try exporter.lottie(frameRate: 50)
        }
      } catch {
        continue
      }
      written += 1
      #expect(text.maximumError <= exporter.tolerance)
      try expect(text, as: target, isThat: subject, &draws)
    }
    #expect(2 * written >= all || all < 6, "\(written) of \(all)")
  }

  private func expect(
    _ text: ExportedText, as target: Target, isThat subject: Subject, _ draws: inout SplitMix64
  ) throws {
    let shown: (Double) -> SIMD2<Double>?
    switch target {
    case .css: shown = try PlayedAnimation.css(text.text, subject.property).numbers
    case .webAnimations: shown = try PlayedAnimation.webAnimations(text.text, subject.property).numbers
    case .svg: shown = try PlayedAnimation.svg(text.text, subject.property).numbers
    case .lottie: shown = try PlayedAnimation.lottie(text.text, subject.property, frameRate: 50)
    }
    let timing = subject.animation.timing
    // An endless one is played for some iterations.
    let end = min(timing.endTime, timing.beginTime + 7 * timing.duration)
    // Animations that systems cannot repeat are written as a whole, from the time 0 of the parent on.
    let isWhole = timing.speed < 0 || timing.timeOffset != 0 || timing.repeatDuration != 0
    let times = isWhole || target == .lottie ? max(0, timing.beginTime)...end : timing.beginTime - 1...end + 1
    let corners = subject.animation.cornerTimes(in: times) + [timing.beginTime, timing.endTime]
    let instants = (0..<100).map { _ in draws.number(in: times) }
    let steps = (0...200).map { timing.beginTime.interpolated(to: end, by: Double($0) / 200) }
    var values = (instants + steps).compactMap { subject.numbers(at: $0) }
    // Before the begin, a text from time 0 on has the layer's own value.
    if isWhole, timing.beginTime > 0, !timing.fillMode.fillsBefore {
      values.append(subject.property == .scale ? .one : .zero)
    }
    let range = (0..<2).reduce(1e-9) { range, axis in
      max(range, (values.map { $0[axis] }.max() ?? 0) - (values.map { $0[axis] }.min() ?? 0))
    }
    for time in instants where !corners.contains(where: { abs($0 - time) < 1e-4 }) {
      let expected = subject.numbers(at: time)
      let found = shown(time)
      // A document of Lottie is one cycle of what is endless, and always shows something.
      if target == .lottie && (expected == nil || timing.repeatCount.isInfinite) { continue }
      guard let expected, let found else {
        try #require((expected == nil) == (found == nil), "\(subject) at \(time): \(text.text)")
        continue
      }
      // In a document of Lottie the other axis of a translation is in the middle of the canvas.
      let isWholePair = target != .lottie && (subject.property == .translate || subject.property == .scale)
      for axis in isWholePair ? [0, 1] : subject.axes {
        let error = abs(found[axis] - expected[axis])
        // The errors are measured: between two points there may be more.
        try #require(
          error <= 1.5 * text.maximumError * range + 1e-6 * max(range, 1),
          "\(subject) at \(time): \(found), not \(expected): \(text.text)")
      }
    }
  }

  // MARK: Random animations

  private func subject(_ draws: inout SplitMix64) -> Subject {
    let kinds: [(LayerKeyPath, AnimatedProperty, [Int])] = [
      ("position", .translate, [0, 1]), ("position.x", .translate, [0]), ("position.y", .translate, [1]),
      ("transform.translation", .translate, [0, 1]), ("transform.translation.y", .translate, [1]),
      ("transform.scale", .scale, [0, 1]), ("transform.scale.x", .scale, [0]), ("transform.scale.y", .scale, [1]),
      ("transform.rotation.z", .rotate, [0]), ("opacity", .opacity, [0]),
    ]
    let (keyPath, property, axes) = draws.element(of: kinds)
    let begin = draws.element(of: [0, draws.dyadic(in: -0.25...3)])
    var timing = MediaTiming(beginTime: begin, duration: draws.dyadic(in: 0.5...2))
    timing.repeatCount = draws.element(of: [0, 0, 1, 2, 3, 2.5, .infinity])
    timing.autoreverses = draws.nextUnit() < 0.4
    timing.speed = draws.element(of: [1, 1, 1, 0.5, 2, -1])
    timing.timeOffset = draws.nextUnit() < 0.1 ? 0.25 : 0
    if draws.nextUnit() < 0.1 { timing.repeatDuration = 2.75 * timing.duration }
    timing.fillMode = draws.element(of: FillMode.allCases)
    let isPoint = axes.count == 2 && property == .translate
    let place = draws.timeMap()
    func value() -> LayerValue {
      switch property {
      case .translate where isPoint: .point([place(draws.dyadic(in: -4...4)), place(draws.dyadic(in: -4...4))])
      case .translate: .number(place(draws.dyadic(in: -4...4)))
      case .scale: .number(draws.dyadic(in: 0.25...4))
      case .rotate: .number(draws.dyadic(in: -9...9))
      case .opacity: .number(draws.dyadic(in: 0...1))
      }
    }
    let form: PropertyAnimation.Form
    switch draws.element(of: [0, 0, 1, 1, 1, 2]) {
    case 0: form = .basic(FromToBy(from: value(), to: value()))
    case 1:
      let values = (0..<draws.count()).map { _ in value() }
      let mode = draws.element(of: [CalculationMode.linear, .linear, .discrete, .paced, .cubic])
      let curves = values.dropFirst().map { _ in curve(&draws) }
      form = .keyframe(LayerTrack(values, .init(mode: mode, timingCurves: mode == .discrete ? [] : curves)))
    default: form = .spring(FromToBy(from: value(), to: value()), SpringParameters(damping: draws.number(in: 6...15)))
    }
    let animation = Animation(
      .property(PropertyAnimation(keyPath, form)), timing: timing, timingCurve: curve(&draws),
      isRemovedOnCompletion: false)
    return Subject(animation: animation, keyPath: keyPath, property: property, axes: axes)
  }

  private func curve(_ draws: inout SplitMix64) -> TimingCurve {
    draws.element(of: [
      .linear, .linear, .linear, .easeInOut, .cubicBezier(0.2, 1.4, 0.7, 0.9), .cubicBezier(0.24, 0.52, 0.43, 0.8),
    ])
  }
}
