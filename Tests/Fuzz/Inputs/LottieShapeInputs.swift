import MotionNumerics
import TestSupport

/// Lists of shapes, styles and modifiers.
extension RandomLottie {
  /// The elements of a layer or of a group.
  static func shapes(_ random: inout SplitMix64, depth: Int) -> String {
    let types = depth < 3 ? ["gr", "gr"] : []
    let all =
      types + [
        "sh", "sh", "el", "rc", "sr", "fl", "fl", "st", "gf", "gs", "tm", "rd", "rp", "pb", "zz", "op", "mm", "tw",
        "tr", "no",
      ]
    return list(
      (0..<1 + random.below(random.once(in: 8) ? 9 : 4)).map { _ in
        element(all[random.below(all.count)], &random, depth: depth)
      })
  }

  private static func element(_ type: String, _ random: inout SplitMix64, depth: Int) -> String {
    if type == "tr" { return "{\"ty\":\"tr\"," + transform(&random).dropFirst() }
    var fields = [("ty", random.once(in: 80) ? json(&random) : "\"\(type)\""), ("nm", name(&random))]
    if random.once(in: 30) { fields.append(("hd", "true")) }
    if random.once(in: 6) { fields.append(("d", String(random.below(4)))) }
    switch type {
    case "gr": fields += [("it", shapes(&random, depth: depth + 1)), ("bm", String(random.below(18)))]
    case "sh", "el", "rc", "sr": fields += shape(type, &random)
    case "fl", "st", "gf", "gs": fields += style(type, &random)
    default: fields += modifier(type, &random)
    }
    return object(fields)
  }

  private static func shape(_ type: String, _ random: inout SplitMix64) -> [(String, String)] {
    switch type {
    case "sh": return [("ks", outline(&random)), ("closed", random.once(in: 2) ? "true" : "false")]
    case "el": return [("p", position(&random)), ("s", vector(&random))]
    case "rc": return [("p", position(&random)), ("s", vector(&random)), ("r", scalar(&random))]
    default:
      return [
        ("sy", random.once(in: 2) ? "1" : "2"), ("p", position(&random)), ("pt", scalar(&random)),
        ("r", scalar(&random)),
        ("or", scalar(&random)), ("os", scalar(&random)), ("ir", scalar(&random)), ("is", scalar(&random)),
      ]
    }
  }

  private static func style(_ type: String, _ random: inout SplitMix64) -> [(String, String)] {
    var fields = [("o", scalar(&random)), ("bm", String(random.once(in: 6) ? random.below(18) : 0))]
    if type == "fl" || type == "st" { fields.append(("c", color(&random))) }
    if type == "gf" || type == "gs" {
      fields += [
        ("t", String(random.below(5))), ("s", vector(&random)), ("e", vector(&random)), ("g", stops(&random)),
        ("h", scalar(&random)), ("a", scalar(&random)),
      ]
    }
    if type == "fl" || type == "gf" { fields.append(("r", String(random.below(4)))) }
    if type == "st" || type == "gs" {
      fields += [
        ("w", scalar(&random)), ("lc", String(random.below(5))), ("lj", String(random.below(5))), ("ml", json(&random)),
      ]
      if random.once(in: 4) { fields.append(("ml2", scalar(&random))) }
      if random.once(in: 3) { fields.append(("d", dashes(&random))) }
    }
    return fields
  }

  private static func dashes(_ random: inout SplitMix64) -> String {
    list(
      (0...random.below(4)).map { _ in
        object([("n", "\"\(["d", "g", "o", "x"][random.below(4)])\""), ("v", scalar(&random))])
      })
  }

  private static func modifier(_ type: String, _ random: inout SplitMix64) -> [(String, String)] {
    switch type {
    case "tm":
      return [("s", scalar(&random)), ("e", scalar(&random)), ("o", scalar(&random)), ("m", String(random.below(4)))]
    case "rd": return [("r", scalar(&random))]
    case "rp":
      let copies = random.once(in: 3) ? scalar(&random) : "{\"k\":\(random.below(6))}"
      return [("c", copies), ("o", scalar(&random)), ("m", String(random.below(4))), ("tr", transform(&random))]
    case "pb": return [("a", scalar(&random))]
    case "zz":
      return [
        ("s", scalar(&random)), ("r", scalar(&random)), ("pt", random.once(in: 4) ? scalar(&random) : "{\"k\":2}"),
      ]
    case "op": return [("a", scalar(&random)), ("lj", String(random.below(5))), ("ml", scalar(&random))]
    default: return [("mm", String(random.below(7)))]
    }
  }
}
