public import ArgumentParser
public import MotionEffects
import MotionLottie
import MotionNumerics

/// An effect, its variant, and the script of a refresh effect.
struct EffectScriptOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The effect's name, or a Lottie document FILE.json with --segments.", valueName: "name"))
  var name: EffectSource

  @Option(
    help: ArgumentHelp(
      "The markers of a Lottie document.",
      valueName: "pull,refresh,end"))
  var segments: String?

  @Option(help: "Exact, or with the original's defects.")
  var variant = EffectVariant.exact

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The duration of its pull (default: 0.5).", valueName: "time"))
  var pull: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("From its start until it is told to end (default: 2).", valueName: "time"))
  var refresh: String?

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A parameter, such as color=#ff8800. May be repeated.", valueName: "name=value"))
  var settings: [String] = []

  func validate() throws {
    if case .effect(let kind) = name { _ = try Self.settings(settings, of: kind) }
    if case .lottie = name {
      guard segments != nil else { throw ValidationError("A Lottie document needs --segments.") }
      guard variant == .exact else { throw ValidationError("--variant is for the effects that have a name.") }
    } else if segments != nil {
      throw ValidationError("--segments is for Lottie documents.")
    }
    guard !name.isRefresh, pull != nil || refresh != nil else { return }
    throw ValidationError("--pull and --refresh are for refresh effects.")
  }

  /// The effect with its script.
  func effect() throws(CommandFailure) -> ScriptedEffect {
    let pull = try Self.duration(pull, option: "--pull", default: 0.5)
    let refresh = try Self.duration(refresh, option: "--refresh", default: 2)
    switch name {
    case .effect(let kind):
      return try effect(kind, pull: pull, refresh: refresh)
    case .lottie(let path):
      let effect = try lottieEffect(at: path)
      do {
        return try ScriptedEffect(validatingRefresh: effect, pull: pull, refresh: refresh)
      } catch {
        throw .badData("--\(error)")
      }
    }
  }

  private func effect(_ kind: EffectKind, pull: Double, refresh: Double) throws(CommandFailure) -> ScriptedEffect {
    let settings = (try? Self.settings(settings, of: kind)) ?? []
    do {
      return try ScriptedEffect(
        validating: kind, variant: variant, pull: pull, refresh: refresh, settings: settings)
    } catch {
      let isTime = error.parameter == "pull" || error.parameter == "refresh"
      throw .badData((isTime ? "--" : "--set ") + "\(error)")
    }
  }

  /// The parameters and values of `--set`.
  ///
  /// - Throws: a usage error for a text that is not NAME=VALUE, or for a name that the effect does not know.
  private static func settings(_ texts: [String], of effect: EffectKind) throws -> [EffectSetting] {
    let names = effect.parameters.map(\.name)
    return try texts.map { text in
      guard let separator = text.firstIndex(of: "=") else {
        throw ValidationError("--set \(text.quoted): expected NAME=VALUE.")
      }
      let setting = EffectSetting(String(text[..<separator]), String(text[text.index(after: separator)...]))
      guard names.contains(setting.name) else {
        let suggestion = NearestWord.nearest(to: setting.name, among: names).map { " Did you mean '\($0)'?" }
        throw ValidationError(
          "--set \(setting.name.quoted): no parameter of \(effect.name)."
            + (suggestion ?? " 'inbetween effect info \(effect.name)' lists them."))
      }
      return setting
    }
  }

  /// The refresh effect of a Lottie document's segments.
  private func lottieEffect(at path: String) throws(CommandFailure) -> LottieRefresh {
    let names = (segments ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 3 else {
      throw .badData("--segments \((segments ?? "").quoted): expected the names of three markers, separated by commas")
    }
    let animation = try LottieOverrideOptions.apply(settings, to: LottieFile(path: path).opened().animation)
    do {
      return try LottieRefresh(animation, pull: names[0], refreshing: names[1], ending: names[2])
    } catch {
      throw .badData("--segments: \(error)")
    }
  }

  private static func duration(_ text: String?, option: String, default: Double) throws(CommandFailure) -> Double {
    guard let text else { return `default` }
    return try Double(text, option: option, unit: .time())
  }
}

extension EffectVariant: ExpressibleByArgument {}
