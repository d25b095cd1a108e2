import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// The texts of each target, and its refusals.
struct TargetTests {
  private func exporter(_ text: String, tolerance: Double = 1e-3) throws -> MotionExporter<ParsedMotion> {
    try MotionExporter(ParsedMotion(parsing: text), tolerance: tolerance)
  }

  @Test func wordsOfCSSAreItsOwn() throws {
    for word in [
      "ease", "linear", "ease-in-out", "steps(3, jump-none)", "linear(0 0%, 0.4 20%, 1 100%)",
      "cubic-bezier(0.1, 2, 0, -1)",
    ] {
      let text = try exporter("0.4s \(word) 0 -> 300").cssKeyframes()
      #expect(text.maximumError == 0)
      #expect(
        text.text.contains("0% { translate: 0px; animation-timing-function: \(word); }\n  100% { translate: 300px; }"))
    }
    #expect(try exporter("0.4s default").cssKeyframes().text.contains("animation-timing-function: ease;"))
    #expect(try exporter("1s ease-in-quad").cssKeyframes().maximumError == 0)
  }

  @Test func aDelayIsTheSystems() throws {
    let text = "0.4s ease-out-bounce 0.1s 0 -> 300"
    #expect(try exporter(text).cssKeyframes(name: "drop").text.contains("animation: drop 400ms 100ms both;"))
    #expect(try exporter(text).webAnimation().text.contains("\"duration\": 400, \"delay\": 100"))
    #expect(try exporter(text).svg().text.contains("begin=\"0.1s\" dur=\"0.4s\""))
    #expect(try exporter(text).coreAnimation().text.contains("beginTime = CACurrentMediaTime() + 0.1\n"))
    #expect(try exporter(text).lottie().text.contains("{\"t\":6,"))
    #expect(try exporter(text).css().text.contains("--motion-delay: 100ms;"))
    let early = try exporter("0.4s ease -0.1s").coreAnimation().text
    #expect(early.contains("beginTime = CACurrentMediaTime() - 0.1\n"))
  }

  /// Systems with negative delays have it, others begin at time 0.
  @Test func aSequenceMayHaveBegunBeforeItsTimeZero() throws {
    let motion = try exporter("(linear 3s) after -1s then 2s linear 0 -> 300")
    #expect(motion.domain == -1...4)
    #expect(try motion.css().text.contains("--motion-delay: -1000ms;"))
    #expect(try motion.gsap().text.contains("duration: 4"))
    #expect(try motion.reactSpring().text.contains("duration: 4000"))
  }

  /// That of a spring and of a timed oscillation too, and a spring stays one where the system can wait for it.
  @Test func aDelayedSpringIsASpring() throws {
    let spring = try exporter("spring(2 300 20 -3) after 100ms 10 -> 20")
    let plain = try exporter("spring(2 300 20 -3) 10 -> 20")
    #expect(try spring.coreAnimation().text.contains("CASpringAnimation"))
    #expect(try spring.coreAnimation().text.contains("beginTime = CACurrentMediaTime() + 0.1\n"))
    #expect(try spring.swiftUI().text.contains("initialVelocity: -3).delay(0.1), value: isThere)"))
    #expect(try spring.flutter().text.contains("// After 0.1 s.\nfinal simulation = SpringSimulation("))
    let token = try exporter("spring(2 300 20 -3) after 100ms 10 -> 20", tolerance: 0.2).designToken().text
    #expect(token.contains("\"delay\": { \"value\": 100,") && token.contains("\"spring\": { \"mass\": 2"))
    for text in [try spring.coreAnimation(), try spring.swiftUI(), try spring.flutter()] {
      #expect(text.maximumError == 0)
    }
    // Compose's springs have no delay: keys do.
    #expect(try spring.compose().text.contains("keyframes<Float>"))
    #expect(try spring.css().text.contains("--motion-delay: 100ms;"))
    #expect(try spring.css().text.line(with: "easing") == plain.css().text.line(with: "easing"))
    #expect(try spring.css().text.line(with: "duration") == plain.css().text.line(with: "duration"))
    #expect(try spring.css().warnings == plain.css().warnings && !plain.css().warnings.isEmpty)
    #expect(try spring.lottie().text.contains("{\"t\":6,"))
    let early = try exporter("spring(2 300 20 -3) after -100ms")
    #expect(try early.coreAnimation().text.contains("CACurrentMediaTime() - 0.1\n"))
    #expect(try early.swiftUI().text.contains("KeyframeAnimator"))
  }

  @Test func aTimedOscillationIsExported() throws {
    let motion = try exporter("1s damped(5, 30) 100ms 3 -> 7")
    for format in ExportFormat.all where !["android", "tokens"].contains(format.name) {
      #expect(try format.write(motion, .translate).maximumError <= 1e-3, "\(format.name)")
    }
    #expect(try motion.css().text.contains("--motion-duration: 1000ms;\n  --motion-delay: 100ms;"))
    #expect(try motion.webAnimation().text.contains("\"duration\": 1000, \"delay\": 100"))
    #expect(motion.start == 3 && motion.end == 7 && motion.domain == 0...1.1)
  }

  /// The stops of a delayed curve cover the duration without the delay.
  @Test func aDelayIsNotInTheStops() throws {
    let plain = try exporter("0.4s ease-out-bounce").css().text
    let delayed = try exporter("0.4s ease-out-bounce 0.1s").css().text
    #expect(plain.line(with: "easing") == delayed.line(with: "easing"))
  }

  /// During a delay a system shows the first value of a curve: a jump at its start would make this value wrong.
  @Test func aJumpAfterTheDelayIsInTheKeys() throws {
    let elastic = try exporter("1s ease-in-elastic 0.25s", tolerance: 1e-4)
    #expect(try elastic.svg().text.contains("dur=\"1.25s\""))
    #expect(try elastic.css().text.contains("--motion-duration: 1250ms;"))
    let steps = try exporter("1s steps(2, jump-start) 0.5s")
    #expect(try steps.cssKeyframes().text.contains("animation: motion 1000ms 500ms both;"))
    #expect(try steps.css().text.contains("--motion-delay: 500ms;\n  --motion-easing: steps(2, jump-start);"))
    #expect(throws: ExportError.unrepresentable("the motion is over before its time 0")) {
      try exporter("0.1s ease -0.5s").gltf()
    }
    // Regression: a Lottie document ended before its first frame.
    #expect(throws: ExportError.unrepresentable("the motion is over before its time 0")) {
      try exporter("0.1s ease -0.5s").lottie()
    }
  }

  @Test func springsAreSprings() throws {
    let spring = try exporter("spring(2 300 20 -3) 10 -> 20")
    for text in [try spring.coreAnimation(), try spring.swiftUI(), try spring.flutter()] {
      #expect(text.maximumError == 0 && text.remark.contains("error 0"))
    }
    #expect(try spring.compose().remark.contains("a spring in 32-bit numbers; error at most"))
    #expect(
      try spring.flutter().text.contains("SpringDescription(mass: 2, stiffness: 300, damping: 20),\n  10, 20, -30);"))
    #expect(try spring.compose().text.contains("animatable.animateTo(20f, animation, initialVelocity = -30f)"))
    let slow = try exporter("spring(1 100 30)")
    #expect(try slow.coreAnimation().text.contains("animation.allowsOverdamping = true"))
    #expect(try slow.swiftUI().text.contains("allowOverDamping: true"))
    // A part of a spring that does not begin at its start is none.
    let part = try MotionExporter(ParsedMotion(parsing: "spring(1 100 10)"), over: 0.1...1)
    #expect(try part.coreAnimation().text.contains("CAKeyframeAnimation"))
  }

  @Test func unitsAreTheSystems() throws {
    let turn = try exporter("1s ease-out-bounce 0 -> 3.141592653589793")
    #expect(try turn.cssKeyframes(.rotate).text.contains("rotate: 3.1416rad"))
    #expect(try turn.svg(.rotate).text.contains(";180\""))
    #expect(try turn.lottie(.rotate).text.contains("\"s\":[180]"))
    #expect(try turn.lottie(.scale).text.contains("\"s\":[314.16,314.16]"))
    #expect(try turn.coreAnimation(.rotate).text.contains("\"transform.rotation.z\""))
    #expect(try turn.swiftUI(.rotate).text.contains("rotationEffect(.radians(value))"))
  }

  @Test func opacityBeyondItsRangeIsTold() throws {
    let spring = try exporter("spring(1 100 10)")
    #expect(
      try spring.cssKeyframes(.opacity).warnings == ["the opacity goes from 0 to 1.163: players keep it from 0 to 1"])
    #expect(try exporter("0.4s ease").svg(.opacity).warnings.isEmpty)
    #expect(try spring.cssKeyframes(.scale).warnings.isEmpty)
  }

  @Test func curvesWithoutADurationAreRefusedWhereThatIsNeeded() throws {
    let ease = try exporter("ease 0 -> 300")
    let hint = "the format needs a duration: give the curve one, such as '0.4s ease 0 -> 300'"
    #expect(throws: ExportError.unrepresentable(hint)) { try ease.svg() }
    #expect(throws: ExportError.unrepresentable(hint)) { try ease.lottie() }
    #expect(throws: ExportError.unrepresentable(hint)) { try ease.gltf() }
    let other = "the format needs a duration: give the motion one, such as '1s damped(5, 30)'"
    #expect(throws: ExportError.unrepresentable(other)) {
      try exporter("damped(5, 30)").coreAnimation()
    }
    #expect(try ease.cssKeyframes().text.contains("animation-name: motion; animation-fill-mode: both;"))
    #expect(try exporter("ease", tolerance: 5e-3).androidPathInterpolator().text.contains("M0,0 C0.25,0.1 0.25,1 1,1"))
  }

  @Test func whatAFormatCannotDoIsRefused() throws {
    let spring = try exporter("spring(1 100 10)")
    #expect(throws: ExportError.self) { try spring.androidPathInterpolator() }
    #expect(throws: ExportError.self) { try spring.gltf(.rotate) }
    #expect(throws: ExportError.self) { try spring.gltf(.opacity) }
    #expect(throws: ExportError.self) { try exporter("0.4s steps(4)").gltf() }
    #expect(throws: ExportError.self) { try exporter("0.4s linear(0, 1 50%, 0 50%, 1)").lottie() }
    for rate in [0, -1, .nan, .infinity] {
      #expect(throws: ExportError.self) { try spring.lottie(frameRate: rate) }
    }
    // More than players take.
    #expect(throws: ExportError.self) { try exporter("1s ease 0 -> 1e13").lottie() }
    #expect(throws: ExportError.self) { try exporter("spring(1 100 10) 0 -> 1e13").lottie() }
    #expect(throws: ExportError.self) { try exporter("1s cubic-bezier(0.3, 0, 0.2, 1e20)").lottie() }
    for name in ["", "1a", "a b", "a}"] { #expect(throws: ExportError.self) { try spring.cssKeyframes(name: name) } }
    for name in ["", "$a", "a.b", "{a}"] { #expect(throws: ExportError.self) { try spring.designToken(name: name) } }
    let far = "the nearest cubic-bezier misses by 0.0735 of the distance, more than 0.001"
    #expect(throws: ExportError.unrepresentable(far)) { try spring.designToken() }
  }

  /// Android flattens paths to within 0.002: as much is allowed, and less is not.
  @Test func androidHasItsOwnPrecision() throws {
    #expect(try exporter("ease", tolerance: 0.002).androidPathInterpolator().maximumError < 1e-8)
    let words = "Android flattens the path with a precision of 0.002, which is more than 0.00199 of the distance"
    #expect(throws: ExportError.unrepresentable(words)) {
      try exporter("ease", tolerance: 0.00199).androidPathInterpolator()
    }
  }

  /// A controller of Flutter counts microseconds: what takes a part of one is fitted with keys.
  @Test func flutterCountsMicroseconds() throws {
    for duration in [0.4, 0.123457, 1e-6] {
      let text = try exporter("\(duration)s ease 5 -> 8").flutter()
      #expect(text.maximumError == 0 && text.text.contains("CurveTween(curve: const Cubic(0.25, 0.1, 0.25, 1)"))
    }
    let between = try exporter("0.1000005s ease").flutter()
    #expect(between.text.contains("TweenSequence") && between.maximumError > 0)
  }

  @Test func tokensHoldTheRestAsExtensions() throws {
    let token = try exporter("spring(1 170 26)", tolerance: 0.03).designToken(name: "settle \"quickly\"").text
    #expect(token.contains("\"settle \\\"quickly\\\"\": {"))
    #expect(token.contains("\"spring\": { \"mass\": 1, \"stiffness\": 170, \"damping\": 26, \"velocity\": 0 }"))
    #expect(token.contains("\"linear\": \"linear(0, "))
  }

  /// Angle brackets and two hyphens do not end a comment.
  @Test func titlesCannotEndComments() throws {
    let motion = Spring(mass: 1, stiffness: 100, damping: 10).unitStep()
    let title = "a --> b */ c\nd"
    let exporter = try MotionExporter(motion, over: 0...1.3, from: 0, to: 1, title: title)
    #expect(try exporter.svg().text.contains("<!-- a - -> b */ c"))
    #expect(try exporter.cssKeyframes().text.contains("/* a --> b * / c"))
    #expect(try exporter.coreAnimation().text.hasPrefix("// a --> b */ c d: "))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    for format in ExportFormat.all where format.name != "tokens" && format.name != "android" {
      let texts = try (0..<2).map { _ in try format.write(exporter("0.4s ease-out-elastic"), .translate).text }
      #expect(texts[0] == texts[1])
    }
  }
}
