import MotionNumerics
import TestSupport

/// Documents of the tool as texts: valid ones, nearly valid ones, and texts that are not JSON at all.
extension RandomText {
  static func animationDocument(_ random: inout SplitMix64) -> String {
    document(&random) { animation(&$0, depth: 0) }
  }

  static func systemDocument(_ random: inout SplitMix64) -> String {
    document(&random) { system(&$0) }
  }

  private static func document(_ random: inout SplitMix64, _ right: (inout SplitMix64) -> String) -> String {
    switch random.below(10) {
    case 0: tokens(of: jsonTokens, &random, count: 1 + random.below(16))
    case 1: nested(&random)
    case 2, 3, 4: mutated(right(&random), &random)
    default: right(&random)
    }
  }

  private static let jsonTokens = [
    "{", "}", "[", "]", ":", ",", "\"", "null", "true", "false", "\"type\"", "\"basic\"", "\"values\"", "\"\\u0041\"",
    "\"\\ud800\"", "\"bodies\"", "\"duration\"", "\"keyPath\"", "\"\\n\"", "{}", "[]", "[[", "]]",
  ]

  /// Deep, wide, or both: within the limits, and just beyond.
  private static func nested(_ random: inout SplitMix64) -> String {
    let depth = random.below(random.once(in: 4) ? 200 : 70)
    let width = random.below(random.once(in: 8) ? 400 : 8)
    let open = String(repeating: random.once(in: 3) ? "{\"a\":" : "[", count: depth)
    let inside = (0..<width).map { _ in random.once(in: 2) ? "[]" : number(&random) }.joined(separator: ",")
    let close = String(repeating: open.first == "{" ? "}" : "]", count: depth)
    return open + "[" + inside + "]" + close
  }

  // MARK: Animations

  private static func animation(_ random: inout SplitMix64, depth: Int) -> String {
    let type = ["basic", "keyframe", "keyframe", "spring", "group", "transition"][random.below(depth < 2 ? 6 : 4)]
    var fields = [("type", "\"\(type)\"")]
    fields += timing(&random)
    switch type {
    case "group":
      let members = (0...random.below(4)).map { _ in animation(&random, depth: depth + 1) }
      fields.append(("animations", "[\(members.joined(separator: ","))]"))
    case "transition": fields.append(("transitionType", "\"push\""))
    default:
      let width = random.once(in: 2) ? 1 : 1 + random.below(3)
      if depth > 0 || random.once(in: 2) {
        let width =
          width == 1 ? ["opacity", "own", "zPosition"] : width == 2 ? ["position", "mine", "yours"] : ["x3", "y3"]
        fields.append(("keyPath", "\"\(width[random.below(width.count)])\""))
      }
      fields += property(&random, type, width)
    }
    if random.once(in: 24) { fields.append(("odd", number(&random))) }
    return object(fields)
  }

  private static func timing(_ random: inout SplitMix64) -> [(String, String)] {
    var fields: [(String, String)] = []
    if !random.once(in: 3) { fields.append(("duration", positive(&random))) }
    if random.once(in: 3) { fields.append(("beginTime", json(&random))) }
    if random.once(in: 4) { fields.append(("speed", json(&random))) }
    if random.once(in: 4) { fields.append(("timeOffset", json(&random))) }
    if random.once(in: 4) { fields.append(("repeatCount", random.once(in: 4) ? "\"infinity\"" : positive(&random))) }
    if random.once(in: 8) { fields.append(("repeatDuration", positive(&random))) }
    if random.once(in: 3) { fields.append(("autoreverses", random.once(in: 2) ? "true" : "false")) }
    if random.once(in: 2) {
      fields.append(("fillMode", "\"\(["both", "removed", "forwards", "backwards"][random.below(4)])\""))
    }
    return fields
  }

  private static func property(_ random: inout SplitMix64, _ type: String, _ width: Int) -> [(String, String)] {
    var fields: [(String, String)] = []
    if random.once(in: 3) { fields.append(("additive", "true")) }
    if random.once(in: 4) { fields.append(("cumulative", "true")) }
    if random.once(in: 4) { fields.append(("modelValue", value(&random, width))) }
    if type != "spring", random.once(in: 3) { fields.append(("timingFunction", curve(&random))) }
    guard type == "keyframe" else {
      if !random.once(in: 4) { fields.append(("fromValue", value(&random, width))) }
      if !random.once(in: 3) {
        fields.append(("toValue", value(&random, width)))
      } else {
        fields.append(("byValue", value(&random, width)))
      }
      if type == "spring" {
        fields += [("stiffness", positive(&random)), ("damping", positive(&random)), ("mass", positive(&random))]
      }
      return fields
    }
    let mode = CalculationMode.allCases[random.below(CalculationMode.allCases.count)]
    fields.append(("calculationMode", "\"\(mode.rawValue)\""))
    if width == 2, random.once(in: 3) {
      fields.append(("path", "\"\(pathData(&random).filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\""))
      if random.once(in: 2) { fields.append(("rotationMode", "\"auto\"")) }
      return fields
    }
    let count = 1 + random.below(5)
    fields.append(("values", "[\((0..<count).map { _ in value(&random, width) }.joined(separator: ","))]"))
    if random.once(in: 3), !mode.isPaced {
      let times = mode == .discrete ? count + 1 : count
      fields.append(
        ("keyTimes", "[\((0..<times).map { String(Double($0) / Double(max(1, times - 1))) }.joined(separator: ","))]"))
    }
    if random.once(in: 3), !mode.isPaced, count > 1 {
      fields.append(("timingFunctions", "[\((1..<count).map { _ in curve(&random) }.joined(separator: ","))]"))
    }
    return fields
  }

  private static func curve(_ random: inout SplitMix64) -> String {
    "\"\(RandomTiming.curve(&random))\""
  }

  private static func value(_ random: inout SplitMix64, _ width: Int) -> String {
    width == 1 ? json(&random) : "[\((0..<width).map { _ in json(&random) }.joined(separator: ","))]"
  }

  // MARK: Systems

  private static func system(_ random: inout SplitMix64) -> String {
    let bodies = 1 + random.below(3)
    let isInThePlane = random.once(in: 3)
    var fields = [("duration", String(random.number(in: 0.01...1)))]
    fields.append(
      (
        "bodies",
        list(
          (0..<bodies).map { index in
            object(
              [
                ("name", "\"b\(index)\""), ("mass", String(random.number(in: 0.1...3))),
                ("position", point(&random, isInThePlane)), ("velocity", point(&random, isInThePlane, moderate: 5)),
              ] + (isInThePlane ? [] : [("friction", random.once(in: 3) ? "1" : "0")]))
          })
      ))
    let springs = random.below(4)
    fields.append(
      (
        "springs",
        list(
          (0..<springs).map { _ in
            // In the plane only a spring without a rest length is smooth where its ends meet.
            let restLength = isInThePlane && random.once(in: 2) ? 0 : random.moderate()
            return object([
              ("from", "\"b\(random.below(bodies))\""),
              ("to", random.once(in: 2) ? point(&random, isInThePlane) : "\"b\(random.below(bodies))\""),
              ("stiffness", String(random.number(in: 1...200))), ("damping", String(random.number(in: 0...10))),
              ("restLength", String(random.once(in: 20) ? restLength : abs(restLength))),
            ])
          })
      ))
    if random.once(in: 2) {
      fields.append(("method", "\"\(["rkck", "rkf45", "rk8pd", "msbdf", "bsimp"][random.below(5)])\""))
    }
    if random.once(in: 3) { fields.append(("gravity", point(&random, isInThePlane, moderate: 20))) }
    if random.once(in: 2) { fields.append(("tolerance", "1e-6")) }
    if random.once(in: 2) {
      fields.append(("events", list((0...random.below(2)).map { _ in event(&random, bodies, springs, isInThePlane) })))
    }
    return object(fields)
  }

  /// A point of a line or of the plane; now and then one of the other.
  private static func point(_ random: inout SplitMix64, _ isInThePlane: Bool, moderate size: Double? = nil) -> String {
    func number() -> String { size.map { String(random.moderate($0)) } ?? json(&random) }
    return isInThePlane != random.once(in: 50) ? list([number(), number()]) : number()
  }

  private static func event(
    _ random: inout SplitMix64, _ bodies: Int, _ springs: Int, _ isInThePlane: Bool
  ) -> String {
    let body = "\"b\(random.below(bodies))\""
    let crossing =
      [("body", body), ("position", String(random.moderate()))]
      + (isInThePlane ? [("coordinate", String(random.below(2)))] : [])
    switch random.below(4) {
    case 0:
      return object([("at", String(random.number())), ("action", random.once(in: 2) ? "\"record\"" : "\"stop\"")])
    case 1:
      return object(
        crossing + [
          ("direction", "\"falling\""), ("action", "\"reflect\""), ("restitution", String(random.part())),
        ])
    case 2:
      return object(
        [
          ("at", String(random.number())), ("action", "\"set\""), ("spring", String(random.below(max(1, springs)))),
          ("stiffness", String(random.number(in: 1...200))),
        ] + (isInThePlane || random.once(in: 2) ? [] : [("restLength", String(abs(random.moderate())))]))
    default:
      return object(crossing + [("direction", "\"either\""), ("action", "\"record\"")])
    }
  }

  // MARK: JSON

  private static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  /// A number that JSON allows; now and then one of any size, or an invalid one.
  private static func json(_ random: inout SplitMix64) -> String {
    switch random.below(40) {
    case 0: "\(random.wild())"
    case 1: ["null", "\"1\"", "[]", "1e999", "-0", "true"][random.below(6)]
    default: String(random.moderate(10))
    }
  }

  private static func positive(_ random: inout SplitMix64) -> String {
    random.once(in: 40) ? json(&random) : String(abs(random.moderate(4)))
  }
}
