import MotionCurves
import VectorScene

extension EffectKind {
  /// ``WaterBall``.
  public static let waterBall = EffectKind(
    "water-ball", "a ball that fills with three waves", gesture: .tap, script: "rises from 0.2 to 0.8",
    make: WaterBall.init(validating:variant:),
    play: { effect, _ in ScriptedEffect(effect, endTime: max(2, effect.parameters.fillDuration)) },
    hand: { WaterInHands(effect: $0) })
}

/// Water that starts to fill again at each tap.
private struct WaterInHands: PlayedEffect {
  let effect: WaterBall
  private var start = 0.0

  init(effect: WaterBall) { self.effect = effect }

  var channelNames: [String] { effect.channelNames }
  func phaseName(at time: Double) -> String { effect.phase(at: time - start).rawValue }
  func channels(at time: Double) -> [Double?] { effect.channels(at: time - start) }
  func scene(at time: Double) -> Scene { effect.scene(at: time - start) }
  mutating func tap(at time: Double) { start = time }
}

extension WaterBall.Parameters: NamedParameters {
  static var original: Self { Self() }

  #if !hasFeature(Embedded)
    static var fields: [ParameterField<Self>] {
      [
        .number("diameter", \.diameter, in: .positive, "ball and canvas, in points"),
        .number("startFill", \.startFill, in: 0...1, "filled part of the height at the start"),
        .number("targetFill", \.targetFill, in: 0...1, "filled part of the height at the end"),
        .number("startScore", \.startScore, in: .coordinates, "score at the start"),
        .number("targetScore", \.targetScore, in: .coordinates, "score at the end"),
        .number("growth", \.growth, in: .positive, "mean speed of the level in points per second"),
        .curve("fillCurve", \.fillCurve, "timing curve of the filling"),
        .number("phaseSpeed", \.phaseSpeed, in: .coordinates, "speed of the waves in radians per second"),
        .number("turn", \.turn, in: .coordinates, "waves over the width of the ball, in radians"),
        .number("amplitude", \.amplitude, in: .notNegative, "half of the least height of a crest, in points"),
        .curve("breathingCurve", \.breathingCurve, "timing curve of the breathing, each way; not in legacy"),
        .color("waterColor", \.waterColor, "water"),
        .color("ballColor", \.ballColor, "ball behind the water"),
        .color("scoreColor", \.scoreColor, "score"),
      ]
    }
  #endif
}
