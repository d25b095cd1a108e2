import MotionNumerics
import TestSupport

/// Properties in all the forms in which documents have them.
extension RandomLottie {
  /// A property of numbers.
  static func scalar(_ random: inout SplitMix64) -> String {
    property(&random, isSpatial: false) { json(&$0) }
  }

  /// A property of positions, scales or sizes.
  static func vector(_ random: inout SplitMix64) -> String {
    property(&random, isSpatial: true) { numbers(&$0, 2 + $0.below(2)) }
  }

  /// A property of positions, or a property for each coordinate.
  static func position(_ random: inout SplitMix64) -> String {
    guard random.once(in: 6) else { return vector(&random) }
    return object([("s", "true"), ("x", scalar(&random)), ("y", scalar(&random)), ("z", scalar(&random))])
  }

  static func color(_ random: inout SplitMix64) -> String {
    property(&random, isSpatial: false) { random in
      random.once(in: 16)
        ? "\"#ff8800\"" : "[\(random.part()),\(random.part()),\(random.part())\(random.once(in: 2) ? ",1" : "")]"
    }
  }

  static func outline(_ random: inout SplitMix64) -> String {
    let count = random.below(random.once(in: 12) ? 40 : 6)
    return property(&random, isSpatial: false) { random in
      let counts = (0..<3).map { _ in random.once(in: 16) ? random.below(8) : count }
      func points(_ count: Int, _ random: inout SplitMix64) -> String {
        list((0..<count).map { _ in numbers(&random, 2) })
      }
      func tangents(_ count: Int, _ random: inout SplitMix64) -> String {
        random.once(in: 2) ? list(Array(repeating: "[0,0]", count: count)) : points(count, &random)
      }
      return object([
        ("c", random.once(in: 2) ? "true" : "false"), ("v", points(counts[0], &random)),
        ("i", tangents(counts[1], &random)), ("o", tangents(counts[2], &random)),
      ])
    }
  }

  /// The stops of a gradient.
  static func stops(_ random: inout SplitMix64) -> String {
    let count = random.below(random.once(in: 20) ? 300 : 4)
    let numbers = property(&random, isSpatial: false) { random in
      let alpha = random.once(in: 3) ? 2 * random.below(4) : 0
      return list((0..<4 * count + alpha).map { _ in random.once(in: 20) ? json(&random) : String(random.part()) })
    }
    return object([("p", random.once(in: 12) ? json(&random) : String(count)), ("k", numbers)])
  }

  static func numbers(_ random: inout SplitMix64, _ count: Int) -> String {
    list((0..<count).map { _ in json(&random) })
  }

  // MARK: Values and keyframes

  private static func property(
    _ random: inout SplitMix64, isSpatial: Bool, _ value: (inout SplitMix64) -> String
  ) -> String {
    switch random.below(24) {
    case 0: return value(&random)
    case 1: return object([("a", "1"), ("k", value(&random))])
    case 2: return object([("a", "0"), ("k", "[\(value(&random))]")])
    case 3: return object([("k", value(&random)), ("sid", "\"s\(random.below(4))\"")])
    case 4: return object([("k", value(&random)), ("x", "\"var $bm_rt = time;\"")])
    case 5: return "{}"
    case 6, 7, 8, 9, 10, 11: return object([("a", "1"), ("k", keyframes(&random, isSpatial: isSpatial, value))])
    default: return object([("a", "0"), ("k", value(&random))])
    }
  }

  private static func keyframes(
    _ random: inout SplitMix64, isSpatial: Bool, _ value: (inout SplitMix64) -> String
  ) -> String {
    var time = random.number(in: -10...30).rounded()
    let count = 1 + random.below(random.once(in: 12) ? 12 : 3)
    let isLegacy = random.once(in: 8)
    return list(
      (0..<count).map { index in
        var fields = [("t", random.once(in: 30) ? json(&random) : String(time))]
        time += [0, 1, 7.5, 1e-9, -5, 20][random.below(random.once(in: 4) ? 6 : 3)]
        if !isLegacy || index + 1 < count { fields.append(("s", held(value(&random), &random))) }
        if isLegacy, index + 1 < count { fields.append(("e", held(value(&random), &random))) }
        guard index + 1 < count else { return object(fields) }
        if random.once(in: 8) { fields.append(("h", "1")) }
        if !random.once(in: 8) { fields.append(("o", handle(&random))) }
        if !random.once(in: 8) { fields.append(("i", handle(&random))) }
        if isSpatial, random.once(in: 2) {
          fields += [("to", numbers(&random, 2)), ("ti", random.once(in: 4) ? "[0,0,0]" : numbers(&random, 3))]
        }
        return object(fields)
      })
  }

  /// A value of a keyframe, which stands in an array unless it is one.
  private static func held(_ value: String, _ random: inout SplitMix64) -> String {
    value.hasPrefix("[") || random.once(in: 20) ? value : "[\(value)]"
  }

  /// A control point of an easing, for all components or for each; its ordinate may overshoot.
  private static func handle(_ random: inout SplitMix64) -> String {
    func coordinate(_ random: inout SplitMix64, _ isOrdinate: Bool) -> String {
      if random.once(in: 30) { return json(&random) }
      return String(isOrdinate && random.once(in: 3) ? random.number(in: -2...3) : random.part())
    }
    func coordinates(_ random: inout SplitMix64, _ isOrdinate: Bool) -> String {
      guard random.once(in: 2) else { return coordinate(&random, isOrdinate) }
      return list((0...random.below(3)).map { _ in coordinate(&random, isOrdinate) })
    }
    return object([("x", coordinates(&random, false)), ("y", coordinates(&random, true))])
  }

  // MARK: Transforms and texts

  static func transform(_ random: inout SplitMix64) -> String {
    var fields: [(String, String)] = []
    if random.once(in: 3) { fields.append(("a", vector(&random))) }
    if !random.once(in: 3) { fields.append(("p", position(&random))) }
    if random.once(in: 3) { fields.append(("s", vector(&random))) }
    if random.once(in: 3) { fields.append(("r", scalar(&random))) }
    if random.once(in: 4) { fields.append(("o", scalar(&random))) }
    if random.once(in: 8) { fields += [("sk", scalar(&random)), ("sa", scalar(&random))] }
    if random.once(in: 16) {
      fields += [("rx", scalar(&random)), ("ry", scalar(&random)), ("rz", scalar(&random)), ("or", vector(&random))]
    }
    if random.once(in: 8) { fields += [("so", scalar(&random)), ("eo", scalar(&random))] }
    return object(fields)
  }

  /// A text with its style.
  static func text(_ random: inout SplitMix64) -> String {
    let letters = ["\"aB ab\"", "\"a\\rb\\u0003é\"", "\"\"", "\"ß ŉ 👩‍👩‍👧\"", "\"\\u0000\\ufffe\""][random.below(5)]
    var fields = [("t", letters), ("f", random.once(in: 3) ? "\"G\"" : "\"F\""), ("s", json(&random))]
    if !random.once(in: 4) { fields.append(("fc", numbers(&random, 3))) }
    if random.once(in: 3) { fields += [("sc", numbers(&random, 3)), ("sw", json(&random)), ("of", "true")] }
    if random.once(in: 2) { fields += [("j", String(random.below(8))), ("ca", String(random.below(4)))] }
    if random.once(in: 3) { fields += [("tr", json(&random)), ("lh", json(&random)), ("ls", json(&random))] }
    if random.once(in: 3) { fields += [("sz", numbers(&random, 2)), ("ps", numbers(&random, 2))] }
    return object(fields)
  }
}
