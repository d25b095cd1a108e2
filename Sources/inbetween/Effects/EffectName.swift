import ArgumentParser
import MotionEffects
import MotionNumerics

/// The effects, by their names.
enum EffectName: String, CaseIterable, ExpressibleByArgument {
  case cubeRefresh = "cube-refresh"
  case checkmarkRefresh = "checkmark-refresh"
  case gooeyIndicator = "gooey-indicator"
  case popScale = "pop-scale"
  case floatingTags = "floating-tags"
  case waterBall = "water-ball"

  /// What it shows, in a few words.
  var summary: String {
    switch self {
    case .cubeRefresh: "four cubes that move around each other while something is loaded"
    case .checkmarkRefresh: "an arrow that becomes a ring with a dot, and a check mark"
    case .gooeyIndicator: "a ball that is stretched by a drag and swings back"
    case .popScale: "something that pops up"
    case .floatingTags: "tags that float up along an S and fade"
    case .waterBall: "a ball that fills with three waves"
    }
  }

  /// Whether it shows that something is being loaded, and is pulled.
  var isRefresh: Bool { self == .cubeRefresh || self == .checkmarkRefresh }

  /// The effect with the script of the command line.
  ///
  /// - Parameters:
  ///   - variant: with the defects of the original or without.
  ///   - pull: how long a refresh effect is pulled, in seconds.
  ///   - refresh: how long it runs until it is told to end.
  /// - Returns: the effect to which all of its script has been told.
  /// - Throws: ``ParameterError`` for nothing that its own defaults do not allow.
  func scripted(_ variant: EffectVariant, pull: Double, refresh: Double) throws(ParameterError) -> ScriptedEffect {
    switch self {
    case .cubeRefresh: return ScriptedEffect(CubeRefresh(variant: variant), pull: pull, refresh: refresh)
    case .checkmarkRefresh: return ScriptedEffect(CheckmarkRefresh(variant: variant), pull: pull, refresh: refresh)
    case .gooeyIndicator:
      let parameters = try GooeyIndicatorParameters(variant: variant)
      var effect = GooeyIndicator(parameters)
      effect.drag(to: 0, at: 0)
      effect.drag(to: parameters.pageWidth, at: 0.5)
      effect.release(at: 0.5)
      return ScriptedEffect(effect, endTime: 0.5 + 0.8)
    case .popScale:
      var effect = PopScale()
      effect.pop(at: 0)
      return ScriptedEffect(effect, endTime: effect.parameters.duration)
    case .floatingTags:
      var effect = FloatingTags(try FloatingTags.Parameters(variant: variant))
      for tap in 0..<10 { effect.tap(tap % 2 == 0 ? .left : .right, at: Double(tap) / 5) }
      return ScriptedEffect(effect, endTime: 9.0 / 5 + effect.parameters.duration)
    case .waterBall:
      let effect = WaterBall(try WaterBall.Parameters(variant: variant))
      return ScriptedEffect(effect, endTime: 2)
    }
  }
}
