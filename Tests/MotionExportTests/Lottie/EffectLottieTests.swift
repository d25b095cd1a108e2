import MotionEffects
import MotionExport
import MotionLottie
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Effects as Lottie documents, read back.
struct EffectLottieTests {
  /// The document is read without a warning but that for fonts, and draws the effect.
  @Test(arguments: thorough(EffectKind.all)) func documentsDrawTheEffect(_ kind: EffectKind) throws {
    let effect = ScriptedEffect(kind)
    let times = (0...Int((60 * effect.endTime).rounded(.up))).map { min(Double($0) / 60, effect.endTime) }
    let animation = try effect.animation(at: times)
    let lottie = try animation.lottie()
    #expect(lottie.maximumError <= 0.05 && lottie.maximumError > 0)

    let document = try LottieAnimation(parsing: lottie.text)
    #expect(document.warnings.allSatisfy { $0.feature == "font not embedded" }, "\(document.warnings)")
    #expect(abs(document.frames.upperBound - 60 * effect.endTime) < 1e-5)
    var beyond = 0
    // At the time of the last frame the document has ended.
    for (frame, time) in animation.times.enumerated().dropLast() {
      let next = animation.times[frame + 1]
      // The limit from before a jump.
      let isBeforeJump = next - time < 1e-5
      // Nothing is seen of it at the start, or between two jumps at one time.
      if isBeforeJump && (frame == 0 || time - animation.times[frame - 1] < 1e-5) { continue }
      // As times are printed.
      let shown = (6e7 * time).rounded() / 1e6 - (isBeforeJump ? 1e-6 : 0)
      let difference = DrawnDifference(animation.frames[frame], document.scene(at: shown))
      // Points at parts of a length are a little further apart than the control points.
      #expect(difference.length <= lottie.maximumError + 0.02, "\(time): \(difference)")
      #expect(difference.color <= 0.5 / 255 + 1e-3, "\(time): \(difference)")
      #expect(difference.others.isEmpty, "\(time): \(difference)")
      let middle = 0.5 * (time + next)
      let inside = DrawnDifference(effect.scene(at: middle), document.scene(at: 60 * middle))
      if inside.length > 0.2 || !inside.others.isEmpty { beyond += 1 }
    }
    // In between the keys follow the motion, but where something is swapped or changes its text.
    #expect(20 * beyond <= animation.times.count || kind == .waterBall, "\(beyond) of \(animation.times.count)")
  }

  @Test func theSameEffectGivesTheSameBytes() throws {
    let animation = try ScriptedEffect(.checkmarkRefresh).animation(at: (0...15).map { Double($0) / 30 })
    #expect(try animation.lottie() == animation.lottie())
  }

  @Test func looserTolerancesTakeFewerBytes() throws {
    let animation = try ScriptedEffect(.gooeyIndicator).animation(at: (0...60).map { Double($0) / 60 })
    let (fine, coarse) = (try animation.lottie(tolerance: 0.002), try animation.lottie(tolerance: 0.5))
    #expect(fine.maximumError <= 0.002 && coarse.maximumError <= 0.5)
    #expect(coarse.text.utf8.count < fine.text.utf8.count)
  }
}
