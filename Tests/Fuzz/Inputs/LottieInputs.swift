import MotionNumerics
import TestSupport

/// Lottie documents as texts: valid ones, nearly valid ones, and texts that are not JSON at all.
enum RandomLottie {
  /// A document for the reader.
  static func any(_ random: inout SplitMix64) -> String {
    switch random.below(512) {
    case 0: LottieMutation.mutated(bomb(&random), &random)
    case 1...9: RandomText.mutated(nested(&random), &random)
    case 10...29: RandomText.tokens(of: tokens, &random, count: 1 + random.below(40))
    case 30...69: document(&random)
    case 70...109: LottieMutation.mutated(document(&random), &random)
    default: LottieMutation.mutated(LottieFixtures.any(&random), &random)
    }
  }

  /// A document that is drawn: most are read without an error.
  static func drawable(_ random: inout SplitMix64) -> String {
    switch random.below(128) {
    case 0: LottieMutation.withOtherValues(bomb(&random), &random)
    case 1...39: document(&random)
    case 40...69: LottieMutation.withOtherValues(document(&random), &random)
    default: LottieMutation.withOtherValues(LottieFixtures.any(&random), &random)
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ":", ",", "\"", "null", "true", "false", "{}", "[]", "[[", "]]", "\"\\ud83d\"", "\"\\u0041\"",
    "{\"fr\":30,\"ip\":0,\"op\":60,\"w\":64,\"h\":64,\"layers\":[", "{\"ty\":4,\"shapes\":[", "]}", "\"ks\":", "\"a\":",
    "\"k\":", "{\"a\":1,\"k\":[{\"t\":0,\"s\":[", "{\"ty\":\"gr\",\"it\":[", "\"refId\":\"a\"", "\"p\":", "\"s\":",
  ]

  // MARK: Documents

  /// A document with layers, and what these refer to.
  static func document(_ random: inout SplitMix64) -> String {
    let assets = random.once(in: 2) ? random.below(4) : 0
    let fields: [(String, String)] = [
      ("v", ["\"5.7.0\"", "\"4.1.0\"", "\"4.4.17\"", "\"x\"", "5"][random.below(random.once(in: 6) ? 5 : 1)]),
      ("fr", random.once(in: 12) ? number(&random) : String(1 + random.below(60))),
      ("ip", random.once(in: 8) ? number(&random) : "0"), ("op", random.once(in: 8) ? number(&random) : "60"),
      ("w", "128"), ("h", "96"), ("nm", name(&random)), ("layers", layers(&random, assets: assets)),
      ("assets", list((0..<assets).map { asset(&random, number: $0, of: assets) })),
      ("slots", slots(&random)), ("fonts", "{\"list\":[\(font(&random))]}"),
      ("chars", list((0..<random.below(3)).map { _ in character(&random) })),
      ("markers", list((0..<random.below(3)).map { _ in marker(&random) })),
    ]
    return object(fields.filter { $0.0 == "layers" || !random.once(in: 40) })
  }

  private static func layers(_ random: inout SplitMix64, assets: Int) -> String {
    list((0...random.below(random.once(in: 10) ? 12 : 4)).map { _ in layer(&random, assets: assets) })
  }

  /// A precomposition, which may show any other and so itself, or an image.
  private static func asset(_ random: inout SplitMix64, number: Int, of count: Int) -> String {
    guard random.once(in: 4) else {
      return object([("id", "\"a\(number)\""), ("nm", name(&random)), ("layers", layers(&random, assets: count))])
    }
    let picture = random.once(in: 2) ? "\"data:image/png;base64,iVBORw0KGgo=\"" : name(&random)
    return object([
      ("id", "\"a\(number)\""), ("w", json(&random)), ("h", json(&random)), ("p", picture), ("u", "\"images/\""),
      ("e", "1"), ("sid", "\"s\(random.below(4))\""),
    ])
  }

  private static func slots(_ random: inout SplitMix64) -> String {
    object(
      (0..<random.below(3)).map { index in
        let property =
          switch random.below(5) {
          case 0: color(&random)
          case 1: vector(&random)
          case 2: outline(&random)
          case 3: "{\"k\":[{\"t\":0,\"s\":\(text(&random))}]}"
          default: scalar(&random)
          }
        return ("s\(index)", "{\"p\":\(property)}")
      })
  }

  private static func marker(_ random: inout SplitMix64) -> String {
    let comment = [
      "\"start\"", "\"{\\\"name\\\": \\\"in\\\"}\"", "\"note\\rname: spin\"", "\"{\"", "\"\"", "\":\"", "7",
    ][random.below(7)]
    return object([("cm", comment), ("tm", json(&random)), ("dr", json(&random))])
  }

  private static func font(_ random: inout SplitMix64) -> String {
    object([
      ("fName", "\"F\""), ("fFamily", name(&random)), ("fStyle", "\"Bold Italic\""), ("fWeight", "\"700\""),
      ("ascent", json(&random)),
    ])
  }

  private static func character(_ random: inout SplitMix64) -> String {
    let letter = ["\"a\"", "\"B\"", "\"ab\"", "\"é\"", "\"\"", "\" \""][random.below(6)]
    return object([
      ("ch", letter), ("fFamily", "\"F\""), ("style", "\"Bold Italic\""), ("size", "20"), ("w", json(&random)),
      ("data", "{\"shapes\":\(shapes(&random, depth: 2))}"),
    ])
  }

  // MARK: What is small as a text and large otherwise

  /// Precompositions in precompositions, repeaters on repeaters, long chains of parents and of mattes, or deep groups.
  static func bomb(_ random: inout SplitMix64) -> String {
    let head = "{\"fr\":30,\"ip\":0,\"op\":60,\"w\":64,\"h\":64,"
    let square = "{\"ty\":\"rc\",\"p\":{\"k\":[0,0]},\"s\":{\"k\":[10,10]},\"r\":{\"k\":0}}"
    let fill = "{\"ty\":\"fl\",\"c\":{\"k\":[1,0,0]},\"o\":{\"k\":100}}"
    switch random.below(6) {
    case 0:
      // A tree, or a chain that is deeper than what is drawn.
      let (width, depth) = random.once(in: 2) ? (2 + random.below(30), 2 + random.below(12)) : (1, random.below(90))
      let assets = (0..<depth).map { level in
        let inner =
          level == 0 ? "{\"ty\":1,\"sw\":9,\"sh\":9,\"sc\":\"#00f\"}" : "{\"ty\":0,\"refId\":\"\(level - 1)\"}"
        return "{\"id\":\(level),\"layers\":\(list(Array(repeating: inner, count: width)))}"
      }
      return head + "\"assets\":\(list(assets)),\"layers\":[{\"ty\":0,\"refId\":\"\(max(0, depth - 1))\"}]}"
    case 1:
      let repeaters = (0..<1 + random.below(5)).map { _ in
        "{\"ty\":\"rp\",\"c\":\(random.once(in: 2) ? "{\"k\":\(random.below(2000))}" : scalar(&random)),"
          + "\"o\":{\"k\":\(json(&random))},\"tr\":\(transform(&random))}"
      }
      return head + "\"layers\":[{\"ty\":4,\"shapes\":\(list([square, fill] + repeaters))}]}"
    case 2:
      let count = 2 + random.below(400)
      let key = ["parent", "tp", "tt"][random.below(3)]
      let layers = (0..<count).map {
        "{\"ty\":3,\"ind\":\($0),\"\(key)\":\($0 + 1 < count || random.once(in: 2) ? $0 + 1 : 0),\"tt\":1,"
          + "\"ks\":{\"p\":{\"k\":[1,1]},\"s\":{\"k\":[101,99]}}}"
      }
      return head + "\"layers\":\(list(layers))}"
    case 3:
      let depth = random.below(170)
      let open = String(repeating: "{\"ty\":\"gr\",\"it\":[", count: depth)
      let close = String(repeating: ",{\"ty\":\"tr\",\"p\":{\"k\":[1,0]},\"o\":{\"k\":99}}]}", count: depth)
      return head + "\"layers\":[{\"ty\":4,\"shapes\":[\(open)\(square),\(fill)\(close)]}]}"
    case 4:
      // Modifiers that each make more of what is before them.
      let modifiers = (0..<1 + random.below(6)).map { _ in
        [
          "{\"ty\":\"zz\",\"s\":{\"k\":3},\"r\":{\"k\":\(random.below(12_000))},\"pt\":{\"k\":2}}",
          "{\"ty\":\"op\",\"a\":{\"k\":\(json(&random))},\"lj\":2}", "{\"ty\":\"rd\",\"r\":{\"k\":3}}",
          "{\"ty\":\"tm\",\"s\":{\"k\":10},\"e\":{\"k\":80},\"o\":{\"k\":0},\"m\":2}",
        ][random.below(4)]
      }
      let star = "{\"ty\":\"sr\",\"sy\":2,\"pt\":{\"k\":\(random.below(20_000))},\"or\":{\"k\":40},\"os\":{\"k\":9}}"
      return head + "\"layers\":[{\"ty\":4,\"shapes\":\(list([star] + modifiers + [fill]))}]}"
    default:
      let letters = String(repeating: ["a", "ab ", "é\\r"][random.below(3)], count: random.below(6000))
      return head + "\"layers\":[{\"ty\":5,\"t\":{\"d\":{\"k\":[{\"t\":0,\"s\":{\"t\":\"\(letters)\",\"s\":9,"
        + "\"fc\":[0,0,0],\"sz\":[\(json(&random)),90],\"ps\":[0,0]}}]}}}]}"
    }
  }

  /// Arrays and objects inside each other, around the limit of their depth.
  private static func nested(_ random: inout SplitMix64) -> String {
    let depth = random.once(in: 3) ? 500 + random.below(20) : random.below(40)
    let key = ["a", "layers", "it", "k", "p"][random.below(5)]
    let isObject = random.once(in: 2)
    let open = String(repeating: isObject ? "{\"\(key)\":" : "[", count: depth)
    let inside = "{\"fr\":1,\"ip\":0,\"op\":1,\"w\":1,\"h\":1,\"layers\":"
    return inside + open + "1" + String(repeating: isObject ? "}" : "]", count: depth) + "}"
  }

  // MARK: JSON

  static func object(_ fields: [(String, String)]) -> String {
    var text = "{"
    for (index, (key, value)) in fields.enumerated() {
      if index > 0 { text += "," }
      text += "\""
      text += key
      text += "\":"
      text += value
    }
    return text + "}"
  }

  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  static func name(_ random: inout SplitMix64) -> String {
    ["\"A\"", "\"B\"", "\"A.b*\\\\c\"", "\"\"", "\"é\\u0000\\n\"", "\"Fill 1\"", "null"][random.below(7)]
  }

  /// A number as documents have it; now and then one of any size, or another value.
  static func json(_ random: inout SplitMix64) -> String {
    switch random.below(48) {
    case 0: ["null", "\"1\"", "[]", "1e999", "-0", "true", "{}", "[3]", "1e-999"][random.below(9)]
    case 1: "\(random.wild())"
    case 2: ["1e12", "-1e12", "1e11", "2147483648", "-2147483649", "1e-12"][random.below(6)]
    case 3, 4, 5: String((random.number(in: -100...100) * 100).rounded() / 100)
    default: String(random.below(140) - 20)
    }
  }

  private static func number(_ random: inout SplitMix64) -> String {
    random.once(in: 2) ? json(&random) : String(random.moderate(100))
  }
}
