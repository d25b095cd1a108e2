import ArgumentParser
import MotionNumerics

/// `--from-rest`, `--through-first-row` and `--round`: what is known of a spring, and how its numbers are written.
struct SpringFitOptions: ParsableArguments {
  @Flag(help: "spring: it starts without a velocity.")
  var fromRest = false

  @Flag(help: "spring: it starts exactly at the first row.")
  var throughFirstRow = false

  @Flag(help: "spring: numbers that one would type, such as 180 and 13; what they cost is told.")
  var round = false

  /// Refuses the options for another kind of fit; for a command's validation.
  func check(for kind: FitKind) throws {
    let given = [("--from-rest", fromRest), ("--through-first-row", throughFirstRow), ("--round", round)]
    guard kind != .spring, let (name, _) = given.first(where: { $1 }) else { return }
    throw ValidationError("\(name) is for spring.")
  }

  /// What the fit takes as known.
  func known(first: Double, rest: Double? = nil) -> SpringConditions {
    SpringConditions(start: throughFirstRow ? first : nil, target: rest, velocity: fromRest ? 0 : nil)
  }

  /// The significant digits; nil for all.
  var digits: Int? { round ? 2 : nil }
}
