import LayerAnimation
import MotionEffects
import MotionExport
import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// The printed text of values.
struct DescriptionTests {
  /// A value of each public type that has a part which may be missing, with it and without; and those in which they are.
  private static var printed: [String] {
    get throws {
      var called = CubeRefresh()
      called.beginRefreshing(at: 1)
      let lottie = try LottieAnimation(
        parsing: try MotionExporter(ParsedMotion(parsing: "snappy 0 -> 300"), tolerance: 1e-2).lottie().text)
      let shape = Shape(.rectangle(x: 0, y: 0, width: 3, height: 4), stroke: Stroke(.red, width: 2))
      let label = Label("a \"b\"", at: [1, 2], size: 12, stroke: Stroke(.red, width: 2))
      let scene = Scene(size: [9, 9], nodes: [.shape(shape), .label(label), .group(Group(clip: shape.path))])
      let limits = MotionLimits(velocity: 2.0, acceleration: 10, jerk: 100)
      return [
        // Notation, timing, choreography.
        "\(try ParsedMotion(parsing: "1s damped(5, 30) 0.1s 3 -> 7"))",
        "\(try ParsedMotion(parsing: "snappy after 1s"))",
        "\(Stagger(count: 9, interval: 0.05))", "\(Stagger(total: 0.5, from: .index(3), curve: .easeOut))",
        "\(MotionStep.spring(.snappy, to: 3.0))",
        "\(MotionStep.spring(.snappy, to: SIMD2(3.0, 4), for: 0.5, after: 1))",
        "\(MotionSequence([.spring(.snappy, to: 3.0), .tween(to: 4, duration: 1)]))",
        "\(limits)", "\(MotionLimits(velocity: 2.0, acceleration: 10))",
        "\(LimitedMotion(from: 0.0, to: 300, within: limits))", "\(Spring.snappy.pop)",
        "\(Spring(mass: 1, stiffness: 1, damping: 1).pop)",
        "\(PiecewiseLinear.Stop(0.5))", "\(PiecewiseLinear.Stop(0.5, at: 0.25, heldUntil: 0.5))",
        "\(Tween(from: 0.0, to: 1, duration: 1).delayed(by: 2))", "\(SpringMotion(.snappy, from: 0.0, to: 1))",
        // Layers.
        "\(Transaction())", "\(Transaction(timingCurve: .easeIn))", "\(FromToBy(from: .number(1), by: .number(2)))",
        "\(LayerTrack.Options())", "\(LayerTrack.Options(keyTimes: [0, 0.5, 1]))",
        // Effects.
        "\(called)", "\(called.calls)", "\(RefreshCalls())", "\(WaterBall().generators)",
        "\(CheckmarkRefresh())",
        "\(CubeRefresh())",
        "\(RefreshControl(driving: CubeRefresh()))",
        // Scenes and Lottie.
        "\(shape)", "\(label)", "\(scene)", "\(Group())", "\(AnimatedScene(frames: [scene], duration: 1))",
        "\(AnimatedScene(frames: [scene], duration: 1, repeats: 2))", "\(lottie.layers)", "\(lottie.images)",
      ]
    }
  }

  @Test func printsNoDebris() throws {
    for text in try Self.printed {
      for debris in [
        "Optional(", ": nil", "MotionNumerics.", "LayerAnimation.", "VectorScene.", "MotionEffects.", "Swift.", "__C.",
        "Boxed",
        "boxed", "(Function)", "0x", "SIMD2<Double>(",
      ] where text.contains(debris) {
        Issue.record("\(debris) in \(text)")
      }
    }
  }

  @Test func readsLikeSwift() {
    #expect("\(Stagger(interval: 0.05))" == "Stagger(interval: 0.05, from: .first)")
    #expect(
      "\(Stagger(total: 0.5, from: .index(3), curve: .easeOut))"
        == "Stagger(total: 0.5, from: .index(3), curve: ease-out)")
    #expect("\(Stagger(count: 9, interval: 0.05).delay(of: 2)) \(Stagger(interval: 0.05).pace)" == "0.1 interval(0.05)")
    #expect(
      "\(MotionLimits(velocity: SIMD2(2.0, 1), acceleration: [1, 1]))".hasSuffix(
        "(velocity: [2, 1], acceleration: [1, 1])"))
    #expect(
      "\(Transaction(timingCurve: .easeIn))"
        == "Transaction(animationDuration: 0.25, timingCurve: ease-in, disablesActions: false)")
    #expect("\(PiecewiseLinear.Stop(0.5, at: 0.25))" == "Stop(output: 0.5, input: 0.25)")
    #expect("\(Group(name: "a \"b\""))".contains(#"name: "a \"b\"""#))
  }
}
