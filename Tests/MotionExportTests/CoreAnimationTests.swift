import LayerAnimation
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// The statements for Core Animation, read back: the same animation, with every property that it has.
struct CoreAnimationTests {
  @Test func randomAnimationsAreReadBack() throws {
    var draws = SplitMix64(seed: 38)
    for _ in 0..<thorough(2000) {
      let animation = animation(&draws, depth: 0)
      let text = try AnimationExporter(animation).coreAnimation()
      #expect(text.maximumError == 0)
      try #require(CoreAnimationReader.animation(text.text) == animation.resolved(), "\(text.text)")
    }
  }

  /// Control points are numbers of 32 bits: the text held an infinite one.
  @Test func controlPointsBeyond32BitsAreRefused() throws {
    let curve = try ParsedMotion(parsing: "1s cubic-bezier(0.7, 0, 0.5, 2e175)")
    #expect(throws: ExportError.self) { try MotionExporter(curve, tolerance: 1e-3).coreAnimation() }
    var slide = Animation.basic("position.x", from: 0, to: 80, duration: 1)
    slide.timingCurve = .cubicBezier(CubicBezier(0.7, 0, 0.5, 2e175))
    #expect(throws: ExportError.self) { try AnimationExporter(slide).coreAnimation() }
    // Most numbers are not within 10³⁰ of such a one with 32 bits, but the powers of two are.
    let large = try ParsedMotion(parsing: "1s cubic-bezier(0.75, 0, 0.5, \(0x1p127))")
    #expect(try MotionExporter(large, tolerance: 1e-3).coreAnimation().maximumError == 0)
    let rounded = try ParsedMotion(parsing: "1s cubic-bezier(0.75, 0, 0.5, 3e38)")
    #expect(throws: ExportError.self) { try MotionExporter(rounded, tolerance: 1e-3).coreAnimation() }
  }

  /// The begin of the animation that is added to a layer is in the layer's time, that of a member in its group's.
  @Test func aBeginIsFromNowOn() throws {
    var slide = Animation.basic("position.x", from: 0, to: 80, duration: 1)
    func begin() throws -> String? {
      try AnimationExporter(slide).coreAnimation().text.split(separator: "\n").first { $0.contains("beginTime") }
        .map { String($0) }
    }
    #expect(try begin() == nil)
    slide.beginTime = 0.75
    #expect(try begin() == "animation.beginTime = CACurrentMediaTime() + 0.75")
    slide.beginTime = -0.75
    #expect(try begin() == "animation.beginTime = CACurrentMediaTime() - 0.75")
    let group = Animation.group([slide], duration: 2)
    let text = try AnimationExporter(group).coreAnimation().text
    #expect(text.contains("animation1.beginTime = -0.75\n") && !text.contains("CACurrentMediaTime"))
  }

  /// Without curves there is no list of them, which Core Animation would take for one curve too few.
  @Test func aTrackWithoutCurvesHasNoListOfThem() throws {
    var options = LayerTrack.Options()
    func text() throws -> String {
      try AnimationExporter(.keyframes("position.x", [5, 9, 2], options, duration: 1)).coreAnimation().text
    }
    #expect(try !text().contains("timingFunctions"))
    #expect(try !text().contains("keyTimes") && !text().contains("tensionValues"))
    options.timingCurves = [.linear, .easeIn]
    #expect(
      try text().contains(
        """
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .linear),
          CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1),
        ]

        """))
  }

  // MARK: Random animations

  /// Numbers that 32 bits hold, as Core Animation has these for speeds, progresses and control points.
  private func animation(_ draws: inout SplitMix64, depth: Int) -> Animation {
    let isMember = depth > 0
    var timing = MediaTiming(
      beginTime: draws.element(of: [0, draws.timeMap().origin]), duration: draws.dyadic(in: 0.125...4),
      speed: draws.element(of: [1, draws.numberMap().unit]),
      timeOffset: draws.element(of: [0, draws.timeMap().origin]),
      repeatCount: draws.element(of: [0, 1, 2.5, .infinity]),
      repeatDuration: draws.element(of: [0, 0, 3.5, .infinity]), autoreverses: draws.nextUnit() < 0.5,
      fillMode: draws.element(of: FillMode.allCases))
    if depth == 0 && draws.nextUnit() < 0.2 { timing = MediaTiming(duration: timing.duration) }
    let content: Animation.Content =
      switch draws.element(of: depth < 2 ? [0, 1, 1, 1, 2] : [1]) {
      case 0: .group((0..<draws.count() - 2).map { _ in animation(&draws, depth: depth + 1) })
      case 1: .property(property(&draws))
      default: .transition(transition(&draws))
      }
    return Animation(
      content, timing: timing, timingCurve: curve(&draws),
      isRemovedOnCompletion: isMember || draws.nextUnit() < 0.5)
  }

  private func transition(_ draws: inout SplitMix64) -> Transition {
    let kind = draws.element(of: Transition.Kind.allCases)
    let direction = kind == .fade ? .fromLeft : draws.element(of: Transition.Direction.allCases)
    let start = draws.element(of: [0, draws.dyadic(in: 0...1)])
    return Transition(
      kind, direction: direction, startProgress: start,
      endProgress: draws.element(of: [1, start, draws.dyadic(in: start...1)]))
  }

  private func curve(_ draws: inout SplitMix64) -> TimingCurve {
    guard draws.nextUnit() < 0.5 else { return .linear }
    return .cubicBezier(
      draws.dyadic(in: 0...1), draws.dyadic(in: -1...2), draws.dyadic(in: 0...1), draws.dyadic(in: -1...2))
  }

  private func property(_ draws: inout SplitMix64) -> PropertyAnimation {
    let form: PropertyAnimation.Form
    let keyPath: LayerKeyPath = draws.element(of: ["position", "bounds", "backgroundColor", "opacity", "value"])
    let count = draws.count()
    switch draws.element(of: [0, 1, 2, 3]) {
    case 0: form = .basic(ends(of: keyPath, &draws))
    case 1:
      form = .spring(
        ends(of: keyPath, &draws),
        SpringParameters(
          mass: draws.dyadic(in: 0.5...2), stiffness: draws.dyadic(in: 50...300), damping: draws.dyadic(in: 2...40),
          initialVelocity: draws.element(of: [0, draws.dyadic(in: -4...4)]), allowsOverdamping: draws.nextUnit() < 0.5))
    case 2: form = .keyframe(LayerTrack((0..<count).map { _ in value(of: keyPath, &draws) }, options(count, &draws)))
    default:
      let path = Path(elements: [
        .move(to: point(&draws)), .cubic(control1: point(&draws), control2: point(&draws), to: point(&draws)),
        .line(to: point(&draws)), .quadratic(control: point(&draws), to: point(&draws)), .close,
      ])
      form = .keyframe(
        LayerTrack(
          along: path, rotation: draws.element(of: [nil, .auto, .autoReverse]),
          .init(mode: draws.element(of: [.paced, .cubicPaced]))))
      return PropertyAnimation("position", form, isAdditive: draws.nextUnit() < 0.3)
    }
    return PropertyAnimation(
      keyPath, form, isAdditive: draws.nextUnit() < 0.3, isCumulative: draws.nextUnit() < 0.3)
  }

  private func options(_ count: Int, _ draws: inout SplitMix64) -> LayerTrack.Options {
    let mode = draws.element(of: CalculationMode.allCases)
    var options = LayerTrack.Options(mode: mode)
    if mode != .paced && mode != .cubicPaced && draws.nextUnit() < 0.7 {
      // A discrete track has an end for each value.
      let last = mode == .discrete ? count : count - 1
      let inner = (0..<last - 1).map { _ in draws.dyadic(in: 0...1) }.sorted()
      options.keyTimes = [0] + inner + [1]
    }
    if mode != .discrete && draws.nextUnit() < 0.5 { options.timingCurves = (1..<count).map { _ in curve(&draws) } }
    if mode == .cubic || mode == .cubicPaced {
      func numbers() -> [Double] { draws.nextUnit() < 0.5 ? [] : (0..<count).map { _ in draws.dyadic(in: -1...1) } }
      (options.tensions, options.continuities, options.biases) = (numbers(), numbers(), numbers())
    }
    return options
  }

  /// One to three of them, or none.
  private func ends(of keyPath: LayerKeyPath, _ draws: inout SplitMix64) -> FromToBy {
    func some() -> LayerValue? { draws.nextUnit() < 0.6 ? value(of: keyPath, &draws) : nil }
    return FromToBy(from: some(), to: some(), by: some())
  }

  private func value(of keyPath: LayerKeyPath, _ draws: inout SplitMix64) -> LayerValue {
    switch keyPath {
    case "position": return .point(point(&draws))
    case "bounds": return .rectangle(draws.rectangle())
    case "backgroundColor":
      let part = (0..<4).map { _ in draws.dyadic(in: 0...1) }
      return .color(Color(red: part[0], green: part[1], blue: part[2], alpha: part[3]))
    default: return .number(draws.timeMap().origin)
    }
  }

  private func point(_ draws: inout SplitMix64) -> SIMD2<Double> {
    [draws.timeMap().origin, draws.timeMap().origin]
  }
}
