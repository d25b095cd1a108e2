import JSONText
import LayerAnimation
import MotionExport
import MotionLottie
import MotionNumerics
import TestSupport
import Testing

/// Animations of layers as texts for other systems.
struct AnimationExportTests {
  private func keyframes(
    _ keyPath: LayerKeyPath, _ values: [LayerValue], _ options: LayerTrack.Options = .init(),
    timing: MediaTiming = MediaTiming(duration: 2)
  ) -> Animation {
    Animation(.property(PropertyAnimation(keyPath, .keyframe(LayerTrack(values, options)))), timing: timing)
  }

  private let corner: [LayerValue] = [.point([0, 0]), .point([100, 0]), .point([100, 50])]

  // MARK: What a system has itself

  @Test func keysAndRepetitionsAreTheSystems() throws {
    let animation = keyframes(
      "position", corner,
      .init(keyTimes: [0, 0.25, 1], timingCurves: [.ease, .cubicBezier(0.24, 0.52, 0.43, 0.8)]),
      timing: MediaTiming(beginTime: 0.1, duration: 2, repeatCount: .infinity, autoreverses: true, fillMode: .both))
    let exporter = try AnimationExporter(animation, title: "corner")
    let css = try exporter.css(name: "corner")
    #expect(css.maximumError == 0)
    #expect(
      css.text == """
        /* corner: 3 keys, the animation itself; error 0
           animation: corner 2000ms 100ms infinite alternate both; */
        @keyframes corner {
          0% { translate: 0px 0px; animation-timing-function: ease; }
          25% { translate: 100px 0px; animation-timing-function: cubic-bezier(0.24, 0.52, 0.43, 0.8); }
          100% { translate: 100px 50px; }
        }

        """)
    let options = try #require(JSONDocument(parsing: exporter.webAnimations().text).root["options"])
    #expect(options["iterations"]?.string == "Infinity" && options["direction"]?.string == "alternate")
    #expect(options["delay"]?.number == 100)
    // SMIL knows no reverse: it is part of the cycle.
    let svg = try exporter.svg().text
    #expect(svg.contains("begin=\"0.1s\" dur=\"4s\" repeatCount=\"indefinite\""))
    #expect(svg.contains("keyTimes=\"0;0.125;0.5;0.875;1\" values=\"0 0;100 0;100 0;100 0;0 0\""))
    #expect(svg.contains("keySplines=\"0 0 1 1;0.24 0.52 0.43 0.8;0.57 0.2 0.76 0.48;0 0 1 1\""))
  }

  @Test func holdsAndJumpsAreKeys() throws {
    let animation = keyframes(
      "position.x", [.number(0), .number(10), .number(30)], .init(mode: .discrete), timing: MediaTiming(duration: 3))
    let exporter = try AnimationExporter(animation)
    let css = try exporter.css()
    #expect(css.maximumError == 0 && css.text.contains("33.3333333333333% { translate: 10px;"))
    #expect(css.text.contains("  0% { translate: 0px; animation-timing-function: steps(1); }"))
    let lottie = try exporter.lottie(frameRate: 10)
    #expect(lottie.maximumError == 0 && lottie.text.contains("{\"t\":10,\"s\":[10],\"h\":1}"))
    #expect(try exporter.svg().text.contains("values=\"0 0;0 0;10 0;10 0;30 0;30 0\""))
  }

  /// One axis alone: CSS has both, and the other one stays where it is.
  @Test(arguments: [
    ("position.x", "translate: 0px", "translate: 30px"), ("position.y", "translate: 0px 0px", "translate: 0px 30px"),
    ("transform.scale.x", "scale: 0 1", "scale: 30 1"), ("transform.scale.y", "scale: 1 0", "scale: 1 30"),
    ("transform.scale", "scale: 0", "scale: 30"), ("opacity", "opacity: 0", "opacity: 30"),
  ])
  func otherAxisStaysAsItIs(keyPath: String, first: String, last: String) throws {
    let path = try LayerKeyPath(parsing: keyPath)
    let css = try AnimationExporter(keyframes(path, [.number(0), .number(30)])).css().text
    #expect(css.contains("  0% { \(first);") && css.contains("  100% { \(last); }"), "\(css)")
  }

  @Test func oneNumberIsAMotion() throws {
    let basic = Animation(
      .property(PropertyAnimation("value", .basic(FromToBy(from: .number(0), to: .number(300))))),
      timing: MediaTiming(duration: 0.4), timingCurve: .ease)
    #expect(try AnimationExporter(basic).motion().css().text.contains("--motion-easing: ease;"))
    #expect(try AnimationExporter(basic).motion().compose().maximumError < 1e-7)
    var late = basic
    late.beginTime = 0.5
    #expect(
      try ExportTarget.gsap.text(of: AnimationExporter(late), TargetOptions()).warnings
        == ["the animation begins at 0.5 s, which the text does not have"])
    #expect(try ExportTarget.gsap.text(of: AnimationExporter(basic), TargetOptions()).warnings.isEmpty)
    let spring = Animation(
      .property(
        PropertyAnimation(
          "position.x", .spring(FromToBy(from: .number(0), to: .number(50)), SpringParameters(initialVelocity: 2)))))
    let swiftUI = try AnimationExporter(spring).motion().swiftUI()
    #expect(swiftUI.maximumError == 0 && swiftUI.text.contains("interpolatingSpring"))
    // An overdamped spring is a critical one in Core Animation.
    let slow = Animation(
      .property(
        PropertyAnimation(
          "position.x", .spring(FromToBy(from: .number(0), to: .number(50)), SpringParameters(damping: 40)))))
    #expect(try AnimationExporter(slow).motion().swiftUI().remark.contains("(certified)"))
  }

  // MARK: What is fitted

  /// Two numbers that do not move along a line have separate rules; CSS adds them up.
  @Test func numbersOfTheirOwnAreAddedUp() throws {
    let animation = keyframes("position", corner + [.point([0, 80])], .init(mode: .cubic))
    let css = try AnimationExporter(animation).css(name: "loop")
    #expect(css.text.contains("animation: loop-translate-x 2000ms none,\n     loop-translate-y 2000ms none;"))
    #expect(css.text.contains("animation-composition: replace, add;"))
    #expect(css.maximumError > 0 && css.maximumError <= 1e-3 && css.remark.contains("(certified)"), "\(css.remark)")
    let list = try #require(JSONDocument(parsing: AnimationExporter(animation).webAnimations().text).root.elements)
    #expect(list.map { $0["options"]?["composite"]?.string } == [nil, "add"])
    let keys = css.text.split(separator: "\n").count { $0.contains("% { translate: ") }
    #expect(css.remark.contains(": \(keys) keys in 2 rules;"))
  }

  /// A document of Lottie is without the layer that the animation is added to.
  @Test(
    arguments: [
      (0, FillMode.removed, 1, []), (0, .forwards, 1, []), (0.25, .both, 1, []), (0.25, .backwards, 1, []),
      (0.25, .removed, 1, ["before its begin the first value is shown, not the model's"]),
      (0.25, .forwards, 1, ["before its begin the first value is shown, not the model's"]),
      (0, .removed, .infinity, ["the document is one cycle: players have to repeat it"]), (0, .removed, 0.5, []),
    ] as [(Double, FillMode, Double, [String])])
  func whatLottieShowsOtherwiseIsNamed(begin: Double, fill: FillMode, count: Double, warnings: [String]) throws {
    let timing = MediaTiming(beginTime: begin, duration: 2, repeatCount: count, fillMode: fill)
    let lottie = try AnimationExporter(keyframes("position", corner, timing: timing)).lottie()
    #expect(lottie.warnings == warnings)
  }

  /// Random animations as Lottie, read back: no error is above what was promised.
  @Test func randomAnimationsAreReadBack() throws {
    var draws = SplitMix64(seed: 2311)
    var refused = 0
    for _ in 0..<thorough(20) {
      let animation = RandomAnimation.next(&draws)
      let exporter = try AnimationExporter(animation)
      let text: ExportedText
      do throws(ExportError) {
        text = try exporter.lottie(frameRate: 50)
      } catch {
        // A jump that nothing stands still before, or steeper than frames can tell.
        let reasons = ["jumps at", "no keys of this format", "closer than a thousandth of a frame"]
        #expect(reasons.contains { "\(error)".contains($0) }, "\(error)")
        refused += 1
        continue
      }
      #expect(text.maximumError <= 1e-3)
      try expectPositions(of: animation, in: text)
    }
    #expect(refused <= 16 * thorough(20) / 40, "\(refused)")
  }

  private func expectPositions(of animation: Animation, in text: ExportedText) throws {
    let lottie = try LottieAnimation(parsing: text.text)
    let axes = try ["X Position", "Y Position"].map { name in
      try #require(lottie.properties(matching: LottieKeyPath(names: ["motion", "Transform", name])).first)
    }
    var held = animation.resolved()
    held.timing.fillMode = .both
    held.isRemovedOnCompletion = false
    let (start, end) = (held.timing.beginTime, held.timing.endTime)
    func position(_ time: Double) -> SIMD2<Double> {
      var found = SIMD2<Double>.zero
      held.forEachEffect(at: time) { effect in
        if case .point(let point)? = effect.value(model: .point(.zero)) { found = point }
      }
      return found
    }
    let times = (0...300).map { start.interpolated(to: end, by: Double($0) / 300) }
    let positions = times.map { position($0) }
    let ranges = (0..<2).map { axis in
      let values = (0...4096).map { position(start.interpolated(to: end, by: Double($0) / 4096))[axis] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let range = max(ranges.max() ?? 0, 1e-9)
    for (time, position) in zip(times.dropLast(), positions) {
      for axis in 0..<2 {
        guard case .number(let number) = axes[axis].value(at: time * 50) else { continue }
        // At the time of a jump rounding decides between its sides.
        let isNear = min(abs(number - position[axis]), abs(number - self.limit(held, before: time)[axis]))
        #expect(isNear <= (text.maximumError + 1e-9) * range * 1.001, "\(animation) at \(time)")
      }
    }
  }

  private func limit(_ animation: Animation, before time: Double) -> SIMD2<Double> {
    var found = SIMD2<Double>.zero
    animation.forEachEffect(at: time - 1e-9) { effect in
      if case .point(let point)? = effect.value(model: .point(.zero)) { found = point }
    }
    return found
  }

  // MARK: Core Animation

  @Test func coreAnimationGetsTheAnimationItself() throws {
    let path = Path.circle(center: [10, 10], radius: 5)
    let members = [
      Animation(
        .property(
          PropertyAnimation(
            "backgroundColor", .basic(FromToBy(from: .color(.black), to: .color(.white))), isAdditive: true)),
        timing: MediaTiming(beginTime: 0.5, duration: 1, speed: 2, fillMode: .forwards), timingCurve: .easeIn),
      Animation(
        .property(
          PropertyAnimation("position", .keyframe(LayerTrack(along: path, rotation: .auto, .init(mode: .paced))))),
        timing: MediaTiming(duration: 3)),
    ]
    let group = Animation(.group(members), timing: MediaTiming(duration: 4, repeatDuration: .infinity))
    let text = try AnimationExporter(group).coreAnimation().text
    for part in [
      "let animation1 = CABasicAnimation(keyPath: \"backgroundColor\")", "animation1.isAdditive = true",
      "animation1.beginTime = 0.5", "animation1.speed = 2", "animation1.fillMode = .forwards",
      "animation2.rotationMode = .rotateAuto", "animation2.calculationMode = .paced", "animation2Path.closeSubpath()",
      "animation.animations = [animation1, animation2]", "animation.repeatDuration = .infinity",
      "CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)",
    ] { #expect(text.contains(part), "\(part)") }
  }

  // MARK: Refusals

  @Test func whatCannotBeWrittenIsRefused() throws {
    let color = Animation(
      .property(PropertyAnimation("backgroundColor", .basic(FromToBy(from: .color(.black), to: .color(.white))))),
      timing: MediaTiming(duration: 1))
    #expect(throws: ExportError.self) { try AnimationExporter(color).css() }
    #expect(
      try AnimationExporter(color).coreAnimation().text.contains("CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)"))
    let transition = Animation(.transition(Transition(.fade)), timing: MediaTiming(duration: 1))
    #expect(throws: ExportError.unrepresentable("a transition has no keys")) { try AnimationExporter(transition).svg() }
    let both = Animation(
      .group([keyframes("position", corner), keyframes("transform.translation.x", [.number(0), .number(1)])]),
      timing: MediaTiming(duration: 1))
    #expect(throws: ExportError.unrepresentable("'position' and 'transform.translation.x' would be one property")) {
      try AnimationExporter(both).css()
    }
    let there = keyframes("value", [.number(0), .number(1), .number(0)])
    #expect(throws: ExportError.self) { try AnimationExporter(there).motion() }
    #expect(throws: ExportError.self) { try AnimationExporter(keyframes("position", corner)).motion() }
    for tolerance in [0, -1, .nan, .infinity] {
      #expect(throws: ExportError.self) { try AnimationExporter(there, tolerance: tolerance) }
    }
    #expect(throws: ExportError.self) { try AnimationExporter(there, over: 1...1) }
    #expect(throws: ExportError.self) { try AnimationExporter(there).css(name: "1 2") }
    #expect(throws: ExportError.self) { try AnimationExporter(there).lottie(frameRate: 0) }
    let endless = keyframes(
      "value", [.number(0), .number(1)], timing: MediaTiming(duration: 1, timeOffset: 0.5, repeatCount: .infinity))
    #expect(throws: ExportError.endless) { try AnimationExporter(endless).css() }
    #expect(try AnimationExporter(endless, over: 0...1).webAnimations().text.contains("\"offset\": 0.5,"))
    let steps = Animation(
      .property(PropertyAnimation("value", .basic(FromToBy(from: .number(0), to: .number(1))))),
      timing: MediaTiming(duration: 1), timingCurve: .steps(3))
    #expect(throws: ExportError.unrepresentable("Core Animation has no timing function like steps(3)")) {
      try AnimationExporter(steps).coreAnimation()
    }
  }

  /// While it waits the value before a jump is to be seen, and the first key is the one behind it.
  @Test func aJumpAtTheBeginIsRefusedWhereItWouldBeSeenEarly() throws {
    var animation = Animation(
      .property(
        PropertyAnimation(
          "position.x", .basic(FromToBy(from: .number(0), to: .number(100))), isAdditive: true)),
      timing: MediaTiming(beginTime: 0.5, duration: 1, fillMode: .both), timingCurve: .steps(2, .jumpStart))
    #expect(throws: ExportError.self) { try AnimationExporter(animation).webAnimations() }
    animation.timing.fillMode = .forwards
    #expect(try AnimationExporter(animation).webAnimations().text.contains("\"delay\": 500"))
  }

  @Test func theSameAnimationGivesTheSameBytes() throws {
    var draws = SplitMix64(seed: 99)
    let animation = RandomAnimation.next(&draws)
    #expect(try AnimationExporter(animation).css() == AnimationExporter(animation).css())
  }

  /// A constant has keys, too.
  @Test func aConstantIsTwoKeys() throws {
    let animation = keyframes("opacity", [.number(0.5), .number(0.5)])
    #expect(try AnimationExporter(animation).css().text.contains("100% { opacity: 0.5; }"))
    let cubic = keyframes("opacity", [.number(0.5), .number(0.5), .number(0.5)], .init(mode: .cubic))
    for text in [
      try AnimationExporter(cubic).css(), try AnimationExporter(cubic).svg(), try AnimationExporter(cubic).lottie(),
    ] { #expect(text.maximumError < 1e-9) }
  }
}
