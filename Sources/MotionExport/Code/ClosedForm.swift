internal import MotionSprings

/// A motion as one expression of the time t ≥ 0, in a language with `exp`, `cos` and `sin`.
struct ClosedForm {
  let language: CodeLanguage

  /// A spring's motion: target + e^(−at)·(d·cos ωt + s·sin ωt), and the corresponding form from critical damping on.
  ///
  /// Above critical damping, the slow root r stands before the bracket, so that nothing overflows. `expm1` keeps the
  /// difference of both roots exact near critical damping.
  func spring(_ spring: Spring, from start: Double, to target: Double, velocity: Double) -> String {
    let (frequency, ratio) = (spring.naturalFrequency, spring.dampingRatio)
    let displacement = start - target
    let decay = ratio * frequency
    switch spring.regime {
    case .undamped, .underdamped:
      let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let sine = (velocity + decay * displacement) / swing
      let terms = sum([
        product(displacement, function("cos", swing)), product(sine, function("sin", swing)),
      ])
      return sum([language.literal(target), decay == 0 ? "(\(terms))" : "\(function("exp", -decay))*(\(terms))"])
    case .critical:
      let terms = sum([language.literal(displacement), product(velocity + decay * displacement, "t")])
      return sum([language.literal(target), "\(function("exp", -decay))*(\(terms))"])
    case .overdamped:
      let half = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
      // The slow root, without the difference of two nearly equal numbers.
      let slow = -frequency * frequency / (decay + half)
      let share = (slow * displacement - velocity) / (2 * half)
      let terms = sum([language.literal(displacement), product(share, function("expm1", -2 * half))])
      return sum([language.literal(target), "\(function("exp", slow))*(\(terms))"])
    }
  }

  /// A damped oscillation, 1 − e^(−ζt)·cos ωt, between two values.
  func damped(_ decay: Double, _ frequency: Double, from start: Double, to target: Double) -> String {
    let cosine = frequency == 0 ? "" : "*" + function("cos", frequency)
    return sum([language.literal(target), product(start - target, function("exp", -decay) + cosine)])
  }

  /// A decay: distance·(1 − e^(−rt)), in a form that keeps the digits of a small time.
  func decay(rate: Double, distance: Double) -> String { product(-distance, function("expm1", -rate)) }

  /// A function of a factor times t.
  private func function(_ name: String, _ factor: Double) -> String {
    "\(language.function(name))(\(product(factor, "t")))"
  }

  /// A number times a term.
  private func product(_ number: Double, _ term: String) -> String {
    switch number {
    case 1: term
    case -1: "-" + term
    default: "\(language.literal(number))*\(term)"
    }
  }

  /// Terms with their signs, without those that are 0.
  private func sum(_ terms: [String]) -> String {
    let terms = terms.filter { !$0.hasPrefix("0*") && !$0.hasPrefix("-0*") && $0 != "0" && $0 != "-0" }
    guard let first = terms.first else { return "0" }
    return terms.dropFirst().reduce(first) { sum, term in
      term.hasPrefix("-") ? "\(sum) - \(term.dropFirst())" : "\(sum) + \(term)"
    }
  }
}
