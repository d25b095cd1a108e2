internal import JSONText

/// The rules of a theme: values for the slots of a document.
///
/// Source: LottieFiles, *dotLottie specification*, version 2.0, "Themes".
struct ThemeRules {
  /// The properties of the slots in JSON, by the slots' identifiers.
  private(set) var slots: [String: String] = [:]
  /// Sentences about the rules that are not applied.
  private(set) var unread: [String] = []

  /// Reads the rules of a theme that count for an animation.
  init(reading theme: JSONValue, animation: String) {
    for rule in theme["rules"]?.elements.map({ Array($0) }) ?? [] {
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

  /// A document with the values in its slots.
  func applied(to root: JSONValue) -> [UInt8] {
    guard !slots.isEmpty, let members = root.members else { return Array(root.text.utf8) }
    let text = JSONWriter.object { json in
      for member in members where member.key != "slots" { json.member(member.key, json: member.value.text) }
      json.object("slots") { object in
        for slot in root["slots"]?.members.map({ Array($0) }) ?? [] where slots[slot.key] == nil {
          object.member(slot.key, json: slot.value.text)
        }
        for (id, property) in slots.sorted(by: { $0.key < $1.key }) {
          object.member(id, json: JSONWriter.object { $0.member("p", json: property) })
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
        guard let frame = key["frame"]?.number, let value = key["value"].flatMap({ text(of: $0, kind: kind) })
        else { return nil }
        texts.append(keyframe(key, at: frame, value: kind == "Scalar" ? "[\(value)]" : value))
      }
      return "{\"a\":1,\"k\":[\(texts.joined(separator: ","))]}"
    }
    guard let value = rule["value"].flatMap({ text(of: $0, kind: kind) }) else { return nil }
    return "{\"a\":0,\"k\":\(value)}"
  }

  private static func keyframe(_ key: JSONValue, at frame: Double, value: String) -> String {
    JSONWriter.object { json in
      json.member("t", json: "\(frame)")
      json.member("s", json: value)
      if key["hold"]?.bool == true { json.member("h", json: "1") }
      if let tangent = key["inTangent"] { json.member("i", json: tangent.text) }
      if let tangent = key["outTangent"] { json.member("o", json: tangent.text) }
    }
  }

  private static func text(of value: JSONValue, kind: String) -> String? {
    switch kind {
    case "Scalar": value.number.map { "\($0)" }
    case "Gradient": gradient(of: value)
    default: value.numbers.map { $0.count >= 2 ? value.text : nil } ?? nil
    }
  }

  /// The stops of a gradient as documents write them: offsets and colours, then offsets and opacities.
  private static func gradient(of value: JSONValue) -> String? {
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
    return "[\((isOpaque ? colors : colors + alphas).map { "\($0)" }.joined(separator: ","))]"
  }

  /// The image of a rule: data, or the name of a file.
  private static func image(of value: JSONValue) -> String? {
    guard let file = value["url"]?.string ?? value["path"]?.string ?? value["id"]?.string else { return nil }
    return JSONWriter.object { json in
      json.member("u", "")
      json.member("p", file)
      for (key, name) in [("w", "width"), ("h", "height")] {
        if let length = value[name]?.number { json.member(key, json: "\(length)") }
      }
    }
  }
}
