import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// What libraries of JavaScript and Tailwind CSS have themselves, and where they differ from it.
struct ScriptTests {
  private func exporter(_ text: String, tolerance: Double = 1e-3) throws -> MotionExporter<ParsedMotion> {
    try MotionExporter(ParsedMotion(parsing: text), tolerance: tolerance)
  }

  @Test func aSpringHasItsNumbers() throws {
    let spring = try exporter("spring(2 300 20 -3) after 100ms 10 -> 20")
    let motion = try spring.framerMotion().text
    #expect(motion.contains("keyframes: { x: [10, 20] }"))
    #expect(motion.contains("{ type: \"spring\", stiffness: 300, damping: 20, mass: 2, velocity: -30, restDelta: "))
    #expect(motion.contains(", delay: 0.1 }"))
    let react = try spring.reactSpring(name: "card").text
    #expect(react.contains("config: { mass: 2, tension: 300, friction: 20, velocity: -0.03, precision: "))
    #expect(react.contains("  delay: 100,\n") && react.contains("// const styles = useSpring(card);\n"))
    #expect(try spring.reactSpring().warnings.count == 1)
    // In degrees, their speed too.
    let turn = try exporter("spring(1 100 10 2) 0 -> 3.141592653589793").framerMotion(.rotate).text
    #expect(turn.contains("rotate: [0, 180]") && turn.contains("velocity: 360, restDelta: 0.0"))
  }

  /// The rest of Motion is as late as the tolerance asks for, whatever the frames are.
  @Test(arguments: [1e-2, 1e-4]) func aSpringRestsWithinTheTolerance(tolerance: Double) throws {
    for text in [
      "spring(1 100 2)", "spring(1 100 19.999)", "spring(1 100 20)", "spring(1 90000 30)", "spring(1 100 60 8)",
    ] {
      let spring = try exporter("\(text) 0 -> 100", tolerance: tolerance)
      let texts = try [(spring.framerMotion(), true), (spring.reactSpring(), false)]
      for (written, isMotion) in texts {
        #expect(written.maximumError <= tolerance && written.maximumError > 0.5 * tolerance)
        #expect(written.text.contains(isMotion ? "restDelta" : "precision"), "\(text)")
        let read =
          try isMotion
          ? ExportReaders.framerMotion(written.text, .translate) : ExportReaders.reactSpring(written.text, .translate)
        for step in 0...2000 {
          let time = Double(step) / 1000 * spring.domain.upperBound * 1.5
          let error = abs(read(time) - spring.motion.value(at: time)) / 100
          #expect(error <= written.maximumError + 1e-9, "\(text) at \(time)")
          if error > written.maximumError + 1e-9 { break }
        }
      }
    }
  }

  /// Motion ends a spring that crosses its target from critical damping on, and breaks off hyperbolic functions.
  @Test(arguments: ["spring(1 100 20 15)", "spring(1 100 40 45)", "spring(1 100 1000)", "spring(1 1000000 100)"])
  func whatMotionPlaysOtherwiseHasKeys(text: String) throws {
    let written = try exporter("\(text) 0 -> 100").framerMotion()
    #expect(written.text.contains("times: [0, ") && written.maximumError <= 1e-3)
    #expect(try exporter("\(text) 0 -> 100").reactSpring().text.contains("tension"))
  }

  /// Motion's solution of a Bézier is part of the error, and a function stands in where it is too coarse.
  @Test func easesAreThoseThatMotionSolves() throws {
    let ease = try exporter("0.4s ease 0 -> 300").framerMotion()
    #expect(ease.text.contains("options: { duration: 0.4, ease: [0.25, 0.1, 0.25, 1] }"))
    #expect(ease.maximumError > 3e-4 && ease.maximumError < 6e-4)
    #expect(try exporter("0.4s ease 0 -> 300", tolerance: 1e-4).framerMotion().text.contains("ease: motionEase }"))
    #expect(try exporter("0.4s linear").framerMotion().remark.hasSuffix("an ease, the motion itself; error 0"))
    let keys = try exporter("0.4s ease-out-bounce 0 -> 300")
    #expect(try keys.framerMotion().text.contains("times: [0, ") && keys.framerMotion().maximumError <= 1e-3)
    // A motion that comes back has no function of its progress.
    let pulse = try ParsedMotion(parsing: "0.4s ease-out-elastic")
    let back = try MotionExporter(pulse, over: 0.1...0.39, from: 1, to: 1, tolerance: 1e-5)
    #expect(throws: ExportError.unrepresentable("Motion solves its eases less precisely than 1e-05 needs")) {
      try back.framerMotion()
    }
  }

  @Test func easesOfGSAPHaveTheirNames() throws {
    let names = [
      ("linear", "none"), ("ease-in-quad", "power1.in"), ("ease-out-quint", "power4.out"),
      ("ease-in-out-sine", "sine.inOut"), ("ease-out-back", "back.out"),
      ("ease-in-out-elastic", "elastic.inOut(1,0.45)"), ("ease-out-elastic", "elastic.out(1,0.3)"),
      ("ease-in-circ", "circ.in"), ("steps(4, jump-none)", "steps(3)"), ("steps(4, jump-start)", "steps(4,true)"),
    ]
    for (curve, name) in names {
      let text = try exporter("0.4s \(curve) 0 -> 300").gsap()
      #expect(text.maximumError == 0 && text.text.contains("{ x: 300, duration: 0.4, ease: \"\(name)\" }"))
      #expect(!text.text.contains("import"))
    }
    for curve in ["ease", "ease-in-out-back", "ease-in-out-expo"] {
      #expect(!(try exporter("0.4s \(curve)").gsap().text.contains("ease: \"")), "\(curve)")
    }
    // A jump has no path.
    #expect(try exporter("0.4s steps(3)").gsap().text.contains("ease: motionEase"))
    // GSAP's own duration.
    #expect(try exporter("ease-out-bounce").gsap().text.contains("to: { x: 1, ease: \"bounce.out\" }"))
  }

  @Test func aPathEndsAtTheEnd() throws {
    let text = try exporter("spring(1 100 10) 0 -> 300").gsap(.rotate, name: "turn").text
    #expect(text.contains("CustomEase.create(\"turn\", \"M0,0 C") && text.contains(" 1,1\", { precision: "))
    #expect(text.contains("gsap.registerPlugin(CustomEase);\nexport const turn = {\n  from: { rotation: 0 },"))
    let finer = try exporter("0.4s ease", tolerance: 1e-5).gsap()
    #expect(finer.text.contains("\"M0,0 C0.25,0.1 0.25,1 1,1\", { precision: 2") && finer.maximumError <= 1e-5)
  }

  /// A handle of 10³⁰⁸ was measured at six precisions, for 5 s.
  @Test func whatNoPrecisionReachesIsRefusedAtOnce() throws {
    let steep = try exporter("1s cubic-bezier(0.04, 0.4, 0.24, -1.7e308)")
    let seconds = processorSeconds { #expect(throws: ExportError.self) { try steep.gsap() } }
    #expect(seconds < 10)
  }

  @Test func aThemeHasTheClasses() throws {
    let text = try exporter("0.4s ease-out-back 0.1s 0 -> 300").tailwind(.scale).text
    #expect(text.contains("class=\"transition ease-motion duration-[400ms] delay-[100ms]\""))
    #expect(text.contains("ease-[cubic-bezier(0.3333333333333333,1.5671933333333334,0.6666666666666666,1)]"))
    #expect(text.contains("--animate-motion: motion 400ms var(--ease-motion) 100ms both;"))
    #expect(text.contains("    from { scale: 0; }\n    to { scale: 300; }\n"))
    #expect(!(try exporter("ease-out-bounce").tailwind().text.contains("animate")))
  }

  @Test func whatTheyCannotDoIsRefused() throws {
    let snappy = try exporter("snappy")
    for name in ["", "1a", "a-b", "a b"] {
      #expect(throws: ExportError.self) { try snappy.framerMotion(name: name) }
      #expect(throws: ExportError.self) { try snappy.gsap(name: name) }
      #expect(throws: ExportError.self) { try snappy.reactSpring(name: name) }
    }
    #expect(throws: ExportError.self) { try exporter("ease").reactSpring() }
    var options = CSSOptions()
    options.name = "a b"
    #expect(throws: ExportError.self) { try snappy.tailwind(.translate, options) }
  }

  @Test func aWordOfAFormIsEnough() throws {
    for (word, target, form) in [
      ("waapi", ExportTarget.keyframes, "waapi"), ("python", .code, "python"), ("c", .code, "c"),
    ] {
      let found = try #require(ExportTarget.named(word))
      #expect(found.target == target && found.form?.name == form)
      var options = TargetOptions()
      options.choose(try #require(found.form))
      #expect(target.form(options).name == form)
    }
    #expect(ExportTarget.named("gsap")?.form == nil && ExportTarget.named("gsap")?.target == .gsap)
    #expect(ExportTarget.named("flash") == nil)
    #expect(Set(ExportTarget.words).count == ExportTarget.words.count && ExportTarget.words.contains("react-spring"))
  }
}
