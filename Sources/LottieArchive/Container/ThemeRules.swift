internal import JSONText

/// The rules of a theme: values for the slots of a document.
///
/// Source: LottieFiles, *dotLottie specification*, version 2.0, "Themes".
struct ThemeRules {
  /// The properties of the slots in JSON, by the slots' identifiers.
  private var slots: [String: String] = [:]
  /// Sentences about the rules that are not applied.
  private(set) var unread: [String] = []

  /// Reads the rules of a theme that count for an animation.
  init(reading theme: JSONValue, animation: String) {
    guard let rules = theme["rules"]?.elements else { return }
    for rule in rules {
      guard let id = rule["id"]?.string else { continue }
      if let animations = rule["animations"]?.elements, !animations.contains(where: { $0.string == animation }) {
        continue
      }
      let kind = rule["type"]?.string ?? ""
      guard let property = Self.property(of: rule, kind: kind) else {
        unread.append("the rule for the slot \(id.debugDescription), \(kind.debugDescription), is not applied")
        continue
      }
      slots[id] = property
    }
  }

  /// Whether no rule is applied.
  var isEmpty: Bool { slots.isEmpty }

  /// A document with the values in its slots; what is no object is no document, and becomes an empty one.
  func applied(to root: JSONValue) -> [UInt8] {
    let text = JSONWriter.object { json in
      if let members = root.members {
        for member in members where member.key != "slots" { json.member(member.key, member.value) }
      }
      json.object("slots") { json in
        if let members = root["slots"]?.members {
          for slot in members where slots[slot.key] == nil { json.member(slot.key, slot.value) }
        }
        for (id, property) in slots.sorted(by: { $0.key < $1.key }) {
          json.object(id) { $0.member("p", json: property) }
        }
      }
    }
    return Array(text.utf8)
  }

  // MARK: The property of a rule

  /// The property that a rule describes, as documents write it; nil for kinds that are not applied.
  private static func property(of rule: JSONValue, kind: String) -> String? {
    if kind == "Image" { return rule["value"].flatMap(image(of:)) }
    guard ["Color", "Scalar", "Position", "Vector", "Gradient"].contains(kind) else { return nil }
    if let keys = rule["keyframes"]?.elements, !keys.isEmpty {
      var texts: [String] = []
      for key in keys {
        guard let frame = key["frame"]?.number, let numbers = key["value"].flatMap({ numbers(of: $0, kind: kind) })
        else { return nil }
        texts.append(keyframe(key, at: frame, numbers))
      }
      return "{\"a\":1,\"k\":[\(texts.joined(separator: ","))]}"
    }
    guard let numbers = rule["value"].flatMap({ numbers(of: $0, kind: kind) }) else { return nil }
    return "{\"a\":0,\"k\":\(kind == "Scalar" ? JSONWriter.text(of: numbers[0]) : text(of: numbers))}"
  }

  private static func keyframe(_ key: JSONValue, at frame: Double, _ numbers: [Double]) -> String {
    JSONWriter.object { json in
      json.member("t", json: JSONWriter.text(of: frame))
      json.member("s", json: text(of: numbers))
      if key["hold"]?.bool == true { json.member("h", json: "1") }
      if let tangent = key["inTangent"] { json.member("i", tangent) }
      if let tangent = key["outTangent"] { json.member("o", tangent) }
    }
  }

  private static func text(of numbers: [Double]) -> String {
    "[\(numbers.map(JSONWriter.text(of:)).joined(separator: ","))]"
  }

  /// The numbers of a value; nil for a value of another kind.
  private static func numbers(of value: JSONValue, kind: String) -> [Double]? {
    switch kind {
    case "Scalar": value.number.map { [$0] }
    case "Gradient": gradient(of: value)
    default: value.numbers.flatMap { $0.count >= 2 ? $0 : nil }
    }
  }

  /// The stops of a gradient as documents write them: offsets and colours, then offsets and opacities.
  private static func gradient(of value: JSONValue) -> [Double]? {
    guard let stops = value.elements, !stops.isEmpty else { return nil }
    var (colors, alphas): ([Double], [Double]) = ([], [])
    for stop in stops {
      guard let offset = stop["offset"]?.number, let color = stop["color"]?.numbers, color.count >= 3 else {
        return nil
      }
      colors += [offset, color[0], color[1], color[2]]
      alphas += [offset, color.count > 3 ? color[3] : 1]
    }
    let isOpaque = stride(from: 1, to: alphas.count, by: 2).allSatisfy { alphas[$0] == 1 }
    return isOpaque ? colors : colors + alphas
  }

  /// The image of a rule: data, or the name of a file.
  private static func image(of value: JSONValue) -> String? {
    guard let file = value["url"]?.string ?? value["path"]?.string ?? value["id"]?.string else { return nil }
    return JSONWriter.object { json in
      json.member("u", "")
      json.member("p", file)
      for (key, name) in [("w", "width"), ("h", "height")] {
        if let length = value[name]?.number { json.member(key, json: JSONWriter.text(of: length)) }
      }
    }
  }
}
