public import ArgumentParser
public import MotionEffects
import MotionNumerics

/// An effect, its variant, and the script of a refresh effect.
struct EffectScriptOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The effect's name.", valueName: "name"))
  var name: EffectName

  @Option(help: "Exact, or with the defects of the original.")
  var variant = EffectVariant.exact

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The duration of a refresh effect's pull (default: 0.5).", valueName: "seconds"))
  var pull: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time from its start until it is told to end (default: 2).", valueName: "seconds"))
  var refresh: String?

  func validate() throws {
    guard !name.isRefresh, pull != nil || refresh != nil else { return }
    throw ValidationError("--pull and --refresh are for refresh effects.")
  }

  /// The effect with its script.
  func effect() throws(CommandFailure) -> ScriptedEffect {
    let pull = try Self.duration(pull, option: "--pull", default: 0.5)
    let refresh = try Self.duration(refresh, option: "--refresh", default: 2)
    do {
      return try ScriptedEffect(validating: name, variant: variant, pull: pull, refresh: refresh)
    } catch {
      throw .badData("--\(error)")
    }
  }

  /// The times at a rate from 0 to a time, by default the end of the effect.
  func times(of effect: ScriptedEffect, rate: String?, to: String?) throws(CommandFailure) -> SampleTimes {
    let end = if let to { try Double(to, option: "--to") } else { effect.endTime }
    guard end > 0 else { throw .badData("--to: expected a number above 0, found \(end.shortestDecimal)") }
    return try SampleTimes(rate: try SampleTimes.hertz(rate ?? "60"), over: 0...end)
  }

  private static func duration(_ text: String?, option: String, default: Double) throws(CommandFailure) -> Double {
    guard let text else { return `default` }
    return try Double(text, option: option)
  }
}

extension EffectName: ExpressibleByArgument {}

extension EffectVariant: ExpressibleByArgument {}
