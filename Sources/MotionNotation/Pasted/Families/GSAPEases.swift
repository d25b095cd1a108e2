import MotionCurves
import RealModule

extension PasteFamily {
  /// GSAP's eases, alone or in the tween that uses them.
  ///
  /// Sources: https://gsap.com/docs/v3/Eases and https://gsap.com/docs/v3/GSAP/Tween (a duration of 0.5 s, the ease
  /// `power1.out`); the formulas are those of `gsap-core.js` in https://github.com/greensock/GSAP.
  static let gsap = PasteFamily("GSAP") { text throws(PasteHint) in
    if text.nodes.count == 1, text.nodes[0].label.isEmpty, let ease = GSAPEase(text.nodes[0]) {
      return try ease.reading()
    }
    let call = text.nodes.firstNode { $0.isTween }
    let fields = (call?.children ?? text.nodes).firstFields {
      $0.has("ease") || call != nil && $0.has("duration", "delay", "repeat", "repeatdelay")
    }
    guard let fields else {
      guard call != nil else { return nil }
      return .curve("ease-out-quad", duration: call?.children.numbers.first ?? 0.5)
    }
    guard let reading = try gsapReading(of: fields["ease"], isInTween: call != nil) else { return nil }
    let duration = fields.seconds("duration") ?? call?.children.numbers.first ?? (call == nil ? nil : 0.5)
    let timed = reading.lasting(duration).delayed(fields).leavingOut("repeatDelay", "stagger", of: fields)
    // The number of runs after the first; −1 is without end.
    let repetition = fields.count("repeat") ?? 0
    return timed.repeating(
      PastedRepetition(count: repetition < 0 ? .infinity : repetition + 1, isAlternating: fields.isTrue("yoyo")))
  }

  /// The ease of a tween; nil for one of another library, outside of a tween.
  private static func gsapReading(of ease: PastedNode?, isInTween: Bool) throws(PasteHint) -> PastedReading? {
    guard let ease else { return isInTween ? .curve("ease-out-quad") : nil }
    let node = ease.kind == .text ? PastedText(ease.text).nodes.first : ease
    guard let node else { return nil }
    if isInTween, node.kind == .call, node.lastName == "steps" { return gsapSteps(node) }
    guard let found = GSAPEase(node) else {
      guard isInTween else { return nil }
      throw PasteHint(
        "\(node.text.quotedBriefly) is none of its own eases, such as power2.out; write its curve in the notation")
    }
    return try found.reading()
  }

  /// GSAP's `steps(n)` has n jumps and stands at both ends, which CSS writes as n + 1 steps without a jump.
  private static func gsapSteps(_ node: PastedNode) -> PastedReading {
    let count = node.children.numbers.first ?? 1
    return .curve("steps(\((count + 1).shortestDecimal), jump-none)")
  }
}

extension PastedNode {
  /// Whether the node calls a tween: `gsap.to(…)`, `tl.from(…)`, `TweenMax.to(…)`.
  fileprivate var isTween: Bool {
    guard kind == .call, ["to", "from", "fromto"].contains(lastName) else { return false }
    return ["gsap", "tl", "timeline", "tweenmax", "tweenlite"].contains(path) || path.isEmpty && isMember
  }
}

/// An ease of GSAP by its name: a family, a direction and numbers.
private struct GSAPEase {
  private let family: String
  private let direction: String
  private let numbers: [Double]

  /// The families with the names that they share with Penner's.
  private static let families = [
    ("power0", "linear"), ("power1", "quad"), ("power2", "cubic"), ("power3", "quart"), ("power4", "quint"),
    ("quad", "quad"), ("cubic", "cubic"), ("quart", "quart"), ("quint", "quint"), ("strong", "quint"),
    ("sine", "sine"), ("circ", "circ"), ("expo", "expo"), ("back", "back"), ("elastic", "elastic"),
    ("bounce", "bounce"), ("none", "linear"), ("slow", ""), ("rough", ""), ("exposcale", ""), ("customease", ""),
  ]

  private static let directions = [
    ("in", "ease-in"), ("out", "ease-out"), ("inout", "ease-in-out"), ("easein", "ease-in"), ("easeout", "ease-out"),
    ("easeinout", "ease-in-out"),
  ]

  init?(_ node: PastedNode) {
    guard node.kind == .name || node.kind == .call, !node.isMember else { return nil }
    guard node.kind == .name || Self.takesNumbers(node.text.folded) else { return nil }
    var names = node.text.parts { $0 == UInt8(ascii: ".") }.map { $0.folded }
    // As in Back.easeOut.config(1.7).
    if names.count == 3, names[2] == "config" { names.removeLast() }
    guard let first = names.first, names.count < 3, let row = Self.families.first(where: { $0.0 == first }) else {
      return nil
    }
    // Without a direction it is the one that slows down.
    guard let direction = Self.directions.first(where: { $0.0 == (names.count > 1 ? names[1] : "out") }) else {
      return nil
    }
    (family, self.direction, numbers) = (row.1, direction.1, node.children.numbers)
  }

  /// Whether an ease has numbers; `Cubic(0.2, 0, 0, 1)` is Flutter's.
  private static func takesNumbers(_ name: String) -> Bool {
    ["back", "elastic", "slow", "rough", "exposcale", "customease"].contains { name.hasPrefix($0) }
  }

  func reading() throws(PasteHint) -> PastedReading {
    switch family {
    case "": throw PasteHint("slow, rough and custom eases are made by GSAP's own code; fit a recording of one")
    case "linear": return .curve("linear")
    case "back": return try back()
    case "elastic": return try elastic()
    case "expo":
      return .curve("\(direction)-expo").remarking("GSAP's expo since 3.12 differs from Penner's by up to 0.008")
    default: return .curve("\(direction)-\(family)")
    }
  }

  /// With q = p − 1, back.out(s) is 1 + q²((s + 1)q + s): a cubic polynomial of the progress.
  ///
  /// As a Bézier curve it has its control points at a third and two thirds of the progress.
  private func back() throws(PasteHint) -> PastedReading {
    let overshoot = numbers.first ?? 1.70158
    switch direction {
    case "ease-in-out":
      throw PasteHint(
        "back.inOut overshoots less than Penner's, and no curve of the notation equals it; 'ease-in-out-back' and"
          + " back.out(1.7) can be written")
    case "ease-out":
      return overshoot == 1.70158
        ? .curve("ease-out-back") : .cubicBezier([1.0 / 3, 1 + overshoot / 3, 2.0 / 3, 1])
    default:
      return overshoot == 1.70158 ? .curve("ease-in-back") : .cubicBezier([1.0 / 3, 0, 2.0 / 3, -overshoot / 3])
    }
  }

  /// elastic.out(1, p) is 1 − 2^(−10t)·cos(2πt/p): the notation's damped oscillation, except at the very end.
  ///
  /// An amplitude below 1 lengthens the period instead.
  private func elastic() throws(PasteHint) -> PastedReading {
    let amplitude = numbers.first ?? 1
    let usual = direction == "ease-in-out" ? 0.45 : 0.3
    let period = (numbers.count > 1 ? numbers[1] : usual) / Swift.min(amplitude, 1)
    if amplitude >= 1, amplitude == 1, period == usual { return .curve("\(direction)-elastic") }
    guard amplitude <= 1, direction == "ease-out", period > 0, period.isFinite else {
      throw PasteHint(
        "of the elastic eases with other numbers, elastic.out with an amplitude of at most 1 can be written,"
          + " such as elastic.out(1, 0.4); 'ease-in-elastic' and 'ease-in-out-elastic' have Penner's numbers")
    }
    return .elasticOut(period: period)
  }
}

extension PastedReading {
  /// The decelerating elastic ease of a period, 1 − 2^(−10t)·cos(2πt/p).
  static func elasticOut(period: Double) -> PastedReading {
    let (decay, frequency) = (10 * Double.log(2), 2 * Double.pi / period)
    return .curve("damped(\(decay.shortestDecimal), \(frequency.shortestDecimal))")
      .remarking("the original jumps to 1 at its end, by less than 0.001")
  }
}
