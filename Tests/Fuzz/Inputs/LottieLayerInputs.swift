import MotionNumerics
import TestSupport

/// Layers of all types with masks, mattes, effects and styles.
extension RandomLottie {
  static func layer(_ random: inout SplitMix64, assets: Int) -> String {
    let types = ["4", "4", "4", "4", "1", "3", "5", "0", "0", "2", "6", "13", "15", "99"]
    let type = types[random.below(types.count)]
    var fields = [
      ("ty", random.once(in: 60) ? json(&random) : type), ("nm", name(&random)), ("ind", String(random.below(6))),
      ("ks", transform(&random)),
    ]
    fields += time(&random)
    if random.once(in: 3) { fields.append(("parent", String(random.below(6)))) }
    switch type {
    case "0": fields += precomposition(&random, assets: assets)
    case "1": fields += [("sw", json(&random)), ("sh", json(&random)), ("sc", "\"#12\(random.below(90) + 10)ff\"")]
    case "2": fields.append(("refId", "\"a\(random.below(max(1, assets)))\""))
    case "4": fields.append(("shapes", shapes(&random, depth: 0)))
    case "5": fields.append(("t", textLayer(&random)))
    default: break
    }
    if random.once(in: 4) { fields += masks(&random) }
    if random.once(in: 5) { fields += matte(&random) }
    if random.once(in: 6) { fields.append(("ef", list((0...random.below(2)).map { _ in effect(&random) }))) }
    if random.once(in: 12) { fields.append(("sy", list([style(&random)]))) }
    if random.once(in: 6) { fields.append(("bm", String(random.below(20)))) }
    if random.once(in: 8) { fields.append((["hd", "ao", "ddd", "td"][random.below(4)], "1")) }
    return object(fields)
  }

  private static func time(_ random: inout SplitMix64) -> [(String, String)] {
    var fields: [(String, String)] = []
    if random.once(in: 2) { fields += [("ip", json(&random)), ("op", random.once(in: 3) ? json(&random) : "60")] }
    if random.once(in: 4) { fields.append(("st", json(&random))) }
    if random.once(in: 6) { fields.append(("sr", json(&random))) }
    return fields
  }

  private static func precomposition(_ random: inout SplitMix64, assets: Int) -> [(String, String)] {
    var fields = [("refId", "\"a\(random.below(max(1, assets + random.below(2))))\"")]
    if random.once(in: 2) { fields += [("w", json(&random)), ("h", json(&random))] }
    if random.once(in: 3) { fields.append(("tm", scalar(&random))) }
    return fields
  }

  private static func textLayer(_ random: inout SplitMix64) -> String {
    let documents = list((0...random.below(3)).map { "{\"t\":\(12 * $0),\"s\":\(text(&random))}" })
    let source =
      switch random.below(6) {
      case 0: text(&random)
      case 1: "{\"k\":\(text(&random))}"
      case 2: "{\"k\":\(documents),\"sid\":\"s\(random.below(3))\"}"
      default: "{\"k\":\(documents)}"
      }
    return object([
      ("d", source), ("a", random.once(in: 4) ? "[{}]" : "[]"), ("p", random.once(in: 6) ? "{\"m\":0}" : "{}"),
    ])
  }

  private static func masks(_ random: inout SplitMix64) -> [(String, String)] {
    let count = random.once(in: 60) ? 260 : 1 + random.below(3)
    let masks = (0..<count).map { _ in
      var fields = [
        ("mode", "\"\(["a", "s", "i", "l", "d", "f", "n", "x"][random.below(8)])\""), ("pt", outline(&random)),
      ]
      if random.once(in: 2) { fields += [("o", scalar(&random)), ("inv", random.once(in: 3) ? "true" : "false")] }
      if random.once(in: 4) { fields.append(("x", scalar(&random))) }
      if random.once(in: 4) { fields.append(("f", vector(&random))) }
      return object(fields)
    }
    return [("hasMask", random.once(in: 12) ? "false" : "true"), ("masksProperties", list(masks))]
  }

  private static func matte(_ random: inout SplitMix64) -> [(String, String)] {
    [("tt", String(random.below(6)))] + (random.once(in: 2) ? [("tp", String(random.below(6)))] : [])
  }

  /// An effect with as many values as one has that draws, or with fewer.
  private static func effect(_ random: inout SplitMix64) -> String {
    let type = [5, 20, 21, 22, 23, 25, 26, 29, 33, 34][random.below(10)]
    let values = (0..<random.below(12)).map { index in
      let kind = [0, 2, 3, 4, 7, 10, 0, 2][random.below(8)]
      let value = kind == 2 ? color(&random) : kind == 3 ? vector(&random) : scalar(&random)
      return object([("ty", String(kind)), ("nm", "\"Value \(index)\""), ("v", value)])
    }
    return object([
      ("ty", String(type)), ("nm", name(&random)), ("en", random.once(in: 8) ? "0" : "1"), ("ef", list(values)),
    ])
  }

  private static func style(_ random: inout SplitMix64) -> String {
    object([
      ("ty", String(random.below(9))), ("c", color(&random)), ("o", scalar(&random)), ("a", scalar(&random)),
      ("d", scalar(&random)), ("s", scalar(&random)),
    ])
  }
}
