import FoundationEssentials
import MotionEffects
import MotionNumerics
import Testing
import VectorScene

@Suite struct EffectParameterTests {
  /// Rows of an effect, a parameter of it, another value, and a time at which the picture shows it.
  struct Change: CustomTestStringConvertible {
    let effect: EffectKind
    let setting: EffectSetting
    let time: Double

    init(_ effect: EffectKind, _ name: String, _ value: String, at time: Double) {
      self.effect = effect
      setting = EffectSetting(name, value)
      self.time = time
    }

    var testDescription: String { "\(effect.name) \(setting.name)=\(setting.value)" }
  }

  /// One row a parameter, as the next test sees.
  private static let changes = [
    Change(.cubeRefresh, "cubeUnit", "12.5", at: 1), Change(.cubeRefresh, "topColor", "orange", at: 1),
    Change(.cubeRefresh, "frontColor", "#f80", at: 1), Change(.cubeRefresh, "sideColor", "#123456", at: 1),
    Change(.cubeRefresh, "shadowOffset", "-20, 25.5", at: 1), Change(.cubeRefresh, "shadowSize", "8", at: 1),
    Change(.cubeRefresh, "shadowColor", "#00000080", at: 1), Change(.cubeRefresh, "timeDuration", "1", at: 1.1),
    Change(.cubeRefresh, "curve", "easeIn", at: 0.7), Change(.cubeRefresh, "startDelay", "0.3", at: 0.85),
    Change(.cubeRefresh, "completionDelay", "0", at: 2.9),
    Change(.checkmarkRefresh, "size", "40,30", at: 0.4), Change(.checkmarkRefresh, "lineWidth", "2", at: 0.4),
    Change(.checkmarkRefresh, "color", "red", at: 0.4), Change(.checkmarkRefresh, "ringColor", "red", at: 0.9),
    Change(.checkmarkRefresh, "animationDuration", "0.4", at: 0.6),
    Change(.checkmarkRefresh, "arrowCurve", "linear", at: 0.55),
    Change(.checkmarkRefresh, "dotCurve", "ease-in", at: 2.4),
    Change(.checkmarkRefresh, "checkStartDuration", "0.5", at: 2.8),
    Change(.checkmarkRefresh, "checkEndDuration", "0.8", at: 2.8),
    Change(.checkmarkRefresh, "checkCurve", "ease-in-bounce", at: 2.8),
    Change(.checkmarkRefresh, "endDelay", "0.5", at: 3.3), Change(.checkmarkRefresh, "closingDuration", "1", at: 4),
    Change(.checkmarkRefresh, "smoothing", "implicit", at: 1.53),
    Change(.gooeyIndicator, "size", "300,60", at: 0), Change(.gooeyIndicator, "diameter", "30", at: 0),
    Change(.gooeyIndicator, "pageCount", "3", at: 0), Change(.gooeyIndicator, "stretch", "0.2", at: 0.4),
    Change(.gooeyIndicator, "color", "teal", at: 0),
    Change(.gooeyIndicator, "lineColor", "black", at: 0), Change(.gooeyIndicator, "decay", "1", at: 0.8),
    Change(.gooeyIndicator, "frequency", "12", at: 0.8), Change(.gooeyIndicator, "duration", "2", at: 0.8),
    Change(.popScale, "scales", "0.5,2,1", at: 0.1), Change(.popScale, "duration", "2", at: 0.1),
    Change(.popScale, "color", "transparent", at: 0.1),
    Change(.floatingTags, "size", "400,700", at: 0.5), Change(.floatingTags, "leftStart", "50,600", at: 0.5),
    Change(.floatingTags, "rightStart", "350,600", at: 0.5), Change(.floatingTags, "endSpread", "400", at: 0.7),
    Change(.floatingTags, "endY", "50", at: 0.7), Change(.floatingTags, "controlY", "300", at: 0.5),
    Change(.floatingTags, "reach", "-0.2", at: 0.5), Change(.floatingTags, "duration", "3", at: 0.5),
    Change(.floatingTags, "riseCurve", "easeOut", at: 0.5), Change(.floatingTags, "fadeCurve", "steps(3)", at: 0.5),
    Change(.floatingTags, "seed", "18446744073709551615", at: 0.7),
    Change(.floatingTags, "leftColor", "green", at: 0.1), Change(.floatingTags, "rightColor", "green", at: 0.3),
    Change(.floatingTags, "buttonColor", "green", at: 0),
    Change(.waterBall, "diameter", "200", at: 1), Change(.waterBall, "startFill", "0", at: 1),
    Change(.waterBall, "targetFill", "1", at: 2), Change(.waterBall, "startScore", "0", at: 1),
    Change(.waterBall, "targetScore", "-90", at: 1), Change(.waterBall, "growth", "10", at: 1),
    Change(.waterBall, "fillCurve", "ease", at: 1),
    Change(.waterBall, "phaseSpeed", "1e1", at: 1), Change(.waterBall, "turn", "3", at: 1),
    Change(.waterBall, "amplitude", "9", at: 1), Change(.waterBall, "breathingCurve", "ease-in-out-sine", at: 0.7),
    Change(.waterBall, "waterColor", "purple", at: 1),
    Change(.waterBall, "ballColor", "pink", at: 1), Change(.waterBall, "scoreColor", "#fff", at: 1),
  ]

  @Test(arguments: changes) func aSettingChangesThePicture(_ change: Change) throws {
    let original = ScriptedEffect(change.effect)
    let changed = try ScriptedEffect(validating: change.effect, settings: [change.setting])
    // Some change nothing but the time of the end.
    let isOther =
      try original.scene(at: change.time).svg() != changed.scene(at: change.time).svg()
      || original.restTime != changed.restTime
    #expect(isOther)
  }

  @Test(arguments: EffectKind.all) func everyParameterIsAmongTheRows(effect: EffectKind) {
    #expect(effect.parameters.map(\.name) == Self.changes.filter { $0.effect == effect }.map(\.setting.name))
  }

  /// A parameter has the name of the property and of the document's field; scripts have some more parameters.
  @Test func namesAreThoseOfTheProperties() throws {
    try expectFields(of: CubeRefresh.Parameters(), .cubeRefresh)
    try expectFields(of: CheckmarkRefresh.Parameters(), .checkmarkRefresh)
    try expectFields(
      of: GooeyIndicatorParameters(), .gooeyIndicator, without: ["pageWidth"],
      besides: ["decay", "frequency", "duration"])
    try expectFields(of: FloatingTags.Parameters(), .floatingTags)
    try expectFields(of: WaterBall.Parameters(), .waterBall)
  }

  private func expectFields(
    of parameters: some Encodable, _ effect: EffectKind, without: Set<String> = [], besides: Set<String> = []
  ) throws {
    let document = try JSONDecoder().decode([String: Anything].self, from: JSONEncoder().encode(parameters))
    let names = Set(document.keys).subtracting(without).union(besides)
    #expect(effect.parameters.map(\.name).sorted() == names.sorted())
  }

  /// A value of any kind.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// The defaults as texts are those of the effect, except the alpha value of a shadow: 0.3 is not n/255.
  @Test(arguments: EffectKind.all, EffectVariant.allCases)
  func defaultsChangeNothing(effect: EffectKind, variant: EffectVariant) throws {
    let settings = effect.parameters.filter { $0.name != "shadowColor" }.map { EffectSetting($0.name, $0.defaultText) }
    let original = ScriptedEffect(effect, variant: variant)
    let same = try ScriptedEffect(validating: effect, variant: variant, settings: settings)
    #expect(same.endTime == original.endTime && same.channelNames == original.channelNames)
    for time in [0, 0.3, 0.55, 0.9, 1.7, 2.6, 3.1] {
      #expect(same.channels(at: time) == original.channels(at: time))
      #expect(try same.scene(at: time).svg() == original.scene(at: time).svg())
      #expect(same.cornerTimes(in: 0...time) == original.cornerTimes(in: 0...time))
    }
  }

  @Test(arguments: EffectKind.all) func badValues(effect: EffectKind) {
    for parameter in effect.parameters {
      for value in ["", " ", "nan", "inf", "0x10", "1e999", "1,", ",", "1,2,3,x", "#12", "no-color", "linear 1s"] {
        #expect {
          try ScriptedEffect(validating: effect, settings: [EffectSetting(parameter.name, value)])
        } throws: { error in
          (error as? ParameterError)?.parameter == parameter.name
        }
      }
    }
  }

  @Test(arguments: [
    (EffectKind.cubeRefresh, "cubeUnit", "0", "cubeUnit must be a number in 0.001...1000000000, not 0"),
    (.cubeRefresh, "curve", "cubic-bezier(0, 2, 1, 1)", "curve must be a monotone curve within 0...1, not cubic-"),
    (.cubeRefresh, "curve", "material.standard 0.3s", "curve must be a curve such as ease-out or"),
    (.cubeRefresh, "unit", "3", "a parameter must be one of cubeUnit, topColor"),
    (.checkmarkRefresh, "smoothing", "all", "smoothing must be none or implicit, not all"),
    (.gooeyIndicator, "diameter", "281", "diameter must be at most size.x, not 281"),
    (.gooeyIndicator, "pageCount", "1", "pageCount must be a whole number in 2...10000, not 1"),
    (.gooeyIndicator, "pageCount", "2.5", "pageCount must be a whole number in 2...10000, not 2.5"),
    (.gooeyIndicator, "frequency", "1e-200", "frequency must be"),
    (.popScale, "scales", "", "scales must be numbers in -1000000000...1000000000, not empty"),
    (.floatingTags, "seed", "-1", "seed must be a whole number in 0...18446744073709551615, not -1"),
    (.floatingTags, "size", "0,100", "size must be two numbers in 0.001...1000000000, not 0,100"),
    (.waterBall, "startFill", "1.5", "startFill must be a number in 0...1, not 1.5"),
  ])
  func refusalsSayWhatIsAllowed(effect: EffectKind, name: String, value: String, message: String) {
    let error = #expect(throws: ParameterError.self) {
      try ScriptedEffect(validating: effect, settings: [EffectSetting(name, value)])
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func ofTwoSettingsTheLaterOneCounts() throws {
    let settings = [EffectSetting("duration", "9"), EffectSetting("duration", "0.25")]
    #expect(try ScriptedEffect(validating: .popScale, settings: settings).endTime == 0.25)
    // The earlier one is checked all the same.
    #expect(throws: ParameterError.self) {
      try ScriptedEffect(validating: .popScale, settings: [EffectSetting("duration", "x")] + settings)
    }
  }

  /// Slow water is not cut off before it is filled.
  @Test func theScriptOfWaterEndsWhenItIsFilled() throws {
    #expect(ScriptedEffect(.waterBall).endTime == 2)
    let slow = try ScriptedEffect(validating: .waterBall, settings: [EffectSetting("growth", "24")])
    #expect(slow.endTime == 4)
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 0), (-1, 1), (.nan, 1), (1, 1e7)])
  func badTimes(pull: Double, refresh: Double) {
    #expect(throws: ParameterError.self) {
      try ScriptedEffect(validating: .cubeRefresh, pull: pull, refresh: refresh, settings: [])
    }
  }
}
