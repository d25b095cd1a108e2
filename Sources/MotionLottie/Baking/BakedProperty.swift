internal import JSONText
internal import MotionCurves
internal import MotionValues

/// The text of a property with keyframes in the place of its expression.
struct BakedProperty {
  /// The bytes of the property in the document.
  let range: Range<Int>
  private(set) var text = ""
  private(set) var keyCount = 0
  private(set) var errorAtFrames = 0.0
  private(set) var errorBetweenFrames = 0.0

  /// Nil for a property in a form that cannot be kept.
  init?(_ samples: PropertySamples, json: JSONValue, bytes: [UInt8], tolerance: Double) {
    guard json.members != nil, json["k"] != nil, let first = samples.results.first else { return nil }
    range = Self.range(of: json, in: bytes)
    let scale = Self.isOldColor(first, samples, json) ? 255.0 : 1
    let unit = if case .color = first { 0.01 * tolerance } else { tolerance }
    // A tenth of a millionth is below what players keep.
    let numbers = samples.results.map { Self.numbers(of: $0) }
    let kinds = samples.results.map { Self.kind(of: $0) }
    var fit = SampledKeys(
      numbers, kinds: kinds, directions: samples.directions, perFrame: LottieBaking.samplesPerFrame, tolerance: unit)
    var texts: [String] = []
    if case .text = first {
      fit = SampledKeys(textRuns: samples.results)
      for key in fit.keys {
        guard let text = Self.document(samples, key.sample, json, bytes) else { return nil }
        texts.append(text)
      }
    } else {
      let values = fit.keys.map { numbers[$0.sample].map { ($0 * scale * 1e7).rounded() / (scale * 1e7) } }
      for (place, key) in fit.keys.enumerated() {
        texts.append(Self.text(of: samples.results[key.sample], values[place].map { ($0 * scale).shortestDecimal }))
      }
      measure(numbers) { sample in
        let key = fit.keys[fit.place(ofKeyAt: sample)].sample
        return kinds[key] == kinds[sample] ? fit.value(at: sample, of: values) : nil
      }
    }
    let isText = if case .text = first { true } else { false }
    let isConstant = texts.allSatisfy { $0 == texts[0] } && !isText
    keyCount = isConstant ? 0 : texts.count
    let keys = isConstant ? Self.constant(first, texts[0]) : Self.list(fit.keys, texts, samples, isText: isText)
    text = Self.object(json, bytes, keys: keys, isAnimated: !isConstant)
  }

  /// Measures the errors of values; one that is nil is of another kind, and its error is infinite.
  private mutating func measure(_ numbers: [[Double]], _ value: (Int) -> [Double]?) {
    for (sample, exact) in numbers.enumerated() {
      let error = value(sample).map { zip(exact, $0).reduce(0) { max($0, abs($1.0 - $1.1)) } } ?? .infinity
      if sample % LottieBaking.samplesPerFrame == 0 {
        errorAtFrames = max(errorAtFrames, error)
      } else {
        errorBetweenFrames = max(errorBetweenFrames, error)
      }
    }
  }

  // MARK: Values

  private static func numbers(of result: PropertyResult) -> [Double] {
    guard case .outline(let outline) = result else { return result.numbers }
    return outline.vertices.flatMap {
      [$0.point.x, $0.point.y, $0.inTangent.x, $0.inTangent.y, $0.outTangent.x, $0.outTangent.y]
    }
  }

  /// The same number for values that can move into each other: with as many numbers, open both or closed.
  private static func kind(of result: PropertyResult) -> Int {
    guard case .outline(let outline) = result else { return result.numbers.count }
    return 2 * outline.vertices.count + (outline.isClosed ? 1 : 0)
  }

  /// Whether a colour is written from 0 to 255, as exporters before 4.1.9 did.
  private static func isOldColor(_ result: PropertyResult, _ samples: PropertySamples, _ json: JSONValue) -> Bool {
    guard case .color = result, samples.isOfShape else { return false }
    return samples.isOldDocument
  }

  /// The value of a key: a list, also of one number, or an outline.
  private static func text(of result: PropertyResult, _ numbers: [String]) -> String {
    guard case .outline(let outline) = result else { return "[" + numbers.joined(separator: ",") + "]" }
    func pairs(_ first: Int) -> String {
      let pairs = outline.vertices.indices.map { "[\(numbers[6 * $0 + first]),\(numbers[6 * $0 + first + 1])]" }
      return "[" + pairs.joined(separator: ",") + "]"
    }
    return "{\"c\":\(outline.isClosed),\"v\":\(pairs(0)),\"i\":\(pairs(2)),\"o\":\(pairs(4))}"
  }

  private static func constant(_ result: PropertyResult, _ text: String) -> String {
    if case .number = result { return String(text.dropFirst().dropLast()) }
    return text
  }

  private static func list(
    _ keys: [SampledKeys.Key], _ texts: [String], _ samples: PropertySamples, isText: Bool
  ) -> String {
    var parts: [String] = []
    for (place, key) in keys.enumerated() {
      var value = texts[place]
      if case .outline = samples.results[key.sample] { value = "[\(value)]" }
      var part = "{\"t\":\(samples.frame(of: key.sample).shortestDecimal),\"s\":\(value)"
      if !isText, place + 1 < keys.count {
        part += key.isHeld ? ",\"h\":1" : easing(key.easing)
        if !key.isHeld { part += tangents(from: key.sample, to: keys[place + 1].sample, samples) }
      }
      parts.append(part + "}")
    }
    return "[" + parts.joined(separator: ",") + "]"
  }

  private static func tangents(from start: Int, to end: Int, _ samples: PropertySamples) -> String {
    samples.directions.tangents(from: start, samples.results[start].numbers, to: end, samples.results[end].numbers)
  }

  private static func easing(_ heights: SIMD2<Double>?) -> String {
    guard let heights else { return ",\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}" }
    let (out, into) = (heights.x.shortestDecimal, heights.y.shortestDecimal)
    // Thirds of the time, to the last bit: the curve is then a polynomial of the time.
    return ",\"o\":{\"x\":[\((1 / 3.0).shortestDecimal)],\"y\":[\(out)]},"
      + "\"i\":{\"x\":[\((2 / 3.0).shortestDecimal)],\"y\":[\(into)]}"
  }

  /// The text and style at a sample: those of the document, with another text.
  private static func document(_ samples: PropertySamples, _ sample: Int, _ json: JSONValue, _ bytes: [UInt8])
    -> String?
  {
    guard case .text(let document) = samples.results[sample], let keys = json["k"]?.elements else { return nil }
    let frame = samples.frame(of: sample)
    var style: JSONValue?
    for key in keys where style == nil || (key["t"]?.number ?? 0) <= frame { style = key["s"] }
    guard let style, style.members != nil, let old = style["t"] else { return nil }
    let (whole, part) = (range(of: style, in: bytes), range(of: old, in: bytes))
    return String(decoding: bytes[whole.lowerBound..<part.lowerBound], as: UTF8.self) + document.text.jsonString
      + String(decoding: bytes[part.upperBound..<whole.upperBound], as: UTF8.self)
  }

  // MARK: The object

  /// The members of a property as they are, except the expression and the values.
  private static func object(_ json: JSONValue, _ bytes: [UInt8], keys: String, isAnimated: Bool) -> String {
    var parts: [String] = []
    var hasFlag = false
    guard let members = json.members else { return "{}" }
    for member in members {
      switch member.key {
      case "x": continue
      case "k": parts.append("\"k\":" + keys)
      case "a":
        hasFlag = true
        parts.append("\"a\":" + (isAnimated ? "1" : "0"))
      default:
        parts.append(
          member.key.jsonString + ":" + String(decoding: bytes[range(of: member.value, in: bytes)], as: UTF8.self))
      }
    }
    if isAnimated, !hasFlag { parts.insert("\"a\":1", at: 0) }
    return "{" + parts.joined(separator: ",") + "}"
  }

  /// The bytes of a value: up to its closing bracket or quotation mark, or the end of its number or word.
  private static func range(of json: JSONValue, in bytes: [UInt8]) -> Range<Int> {
    let start = json.place.offset
    var (place, depth, isInText) = (start, 0, false)
    while place < bytes.count {
      let byte = bytes[place]
      if isInText {
        if byte == UInt8(ascii: "\\") { place += 1 } else if byte == UInt8(ascii: "\"") { isInText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return start..<place }
          depth -= 1
        case UInt8(ascii: ","), 32, 9, 10, 13: if depth == 0 { return start..<place }
        default: break
        }
      }
      place += 1
      if depth == 0, !isInText, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        return start..<place
      }
    }
    return start..<bytes.count
  }
}

extension SampledKeys {
  /// A key wherever a text differs from the one before it.
  fileprivate init(textRuns results: [PropertyResult]) {
    self.init([], kinds: [], perFrame: 1, tolerance: 0)
    var last: TextDocument?
    for (sample, result) in results.enumerated() {
      guard case .text(let document) = result, document != last else { continue }
      append(Key(sample: sample, isHeld: true))
      last = document
    }
  }
}
