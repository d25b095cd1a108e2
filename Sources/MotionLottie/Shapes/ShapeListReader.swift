internal import JSONText

/// Reads a list of shapes.
struct ShapeListReader {
  private(set) var elements: [ShapeElement] = []
  /// The last transform in the list.
  private(set) var transform: TransformProperties?
  /// The number of groups around the list.
  private let depth: Int
  /// How many elements of each kind there were, for the names of those that have none.
  private var counts: [String: Int] = [:]

  init(depth: Int) {
    self.depth = depth
  }

  mutating func read(_ list: JSONValue?, reader: inout LottieReader) {
    guard let list, !list.isNull else { return }
    guard let values = list.elements else { return reader.warnOfMalformed(list) }
    elements.reserveCapacity(values.count)
    for value in values where !reader.flag(value["hd"]) {
      if let element = element(value, &reader) { elements.append(element) }
    }
  }

  private mutating func element(_ json: JSONValue, _ reader: inout LottieReader) -> ShapeElement? {
    guard let type = reader.text(json["ty"]) else {
      if json["ty"] == nil { reader.warnOfMalformed(json) }
      return nil
    }
    switch type {
    case "gr": return group(json, &reader)
    case "tr":
      transform = TransformProperties(reading: json, reader: &reader)
      return nil
    case "sh", "el", "rc", "sr": return shape(type, json, &reader)
    case "fl", "st", "gf", "gs": return style(type, json, &reader)
    case "tm", "rd", "pb", "zz", "op", "mm": return modifier(type, json, &reader)
    case "rp":
      let name = name(of: json, "Repeater", &reader)
      return .repeater(Shared(Repeater(name: name, reading: json, reader: &reader)))
    case "tw":
      reader.warn("twist", .ignored, "twisted paths are drawn as they are", at: json)
      return nil
    default:
      reader.warn("unknown shape", .ignored, "shapes of a type that the format does not have are left out", at: json)
      return nil
    }
  }

  private mutating func group(_ json: JSONValue, _ reader: inout LottieReader) -> ShapeElement? {
    guard depth < LottieLimits.groupDepth else {
      reader.warn("deep groups", .ignored, "groups are nested too deeply; the inner ones are left out", at: json)
      return nil
    }
    let name = name(of: json, "Group", &reader)
    let blendMode = reader.blendMode(json["bm"])
    return .group(
      Shared(ShapeGroup(name: name, reading: json["it"], blendMode: blendMode, depth: depth + 1, reader: &reader)))
  }

  private mutating func shape(_ type: String, _ json: JSONValue, _ reader: inout LottieReader) -> ShapeElement {
    switch type {
    case "el":
      let name = name(of: json, "Ellipse", &reader)
      return .shape(Shared(ShapeSource(name: name, .ellipse(EllipseShape(reading: json, reader: &reader)))))
    case "rc":
      let name = name(of: json, "Rectangle", &reader)
      return .shape(Shared(ShapeSource(name: name, .rectangle(RectangleShape(reading: json, reader: &reader)))))
    case "sr":
      let name = name(of: json, "Polystar", &reader)
      return .shape(Shared(ShapeSource(name: name, .polystar(PolystarShape(reading: json, reader: &reader)))))
    default:
      let name = name(of: json, "Path", &reader)
      return .shape(Shared(ShapeSource(name: name, .path(PathShape(reading: json, reader: &reader)))))
    }
  }

  private mutating func style(_ type: String, _ json: JSONValue, _ reader: inout LottieReader) -> ShapeElement {
    let kind =
      switch type {
      case "fl": "Fill"
      case "st": "Stroke"
      case "gf": "Gradient Fill"
      default: "Gradient Stroke"
      }
    let name = name(of: json, kind, &reader)
    return .style(
      Shared(
        ShapeStyle(
          name: name, isGradient: type == "gf" || type == "gs", isStroke: type == "st" || type == "gs", reading: json,
          reader: &reader)))
  }

  private mutating func modifier(_ type: String, _ json: JSONValue, _ reader: inout LottieReader) -> ShapeElement {
    let kind =
      switch type {
      case "tm": "Trim Paths"
      case "rd": "Rounded Corners"
      case "pb": "Pucker & Bloat"
      case "zz": "Zig Zag"
      case "op": "Offset Paths"
      default: "Merge Paths"
      }
    let name = name(of: json, kind, &reader)
    let change: ShapeModifier.Change =
      switch type {
      case "tm": .trim(TrimPaths(reading: json, reader: &reader))
      case "rd": .roundCorners(RoundedCorners(reading: json, reader: &reader))
      case "pb": .puckerBloat(PuckerBloat(reading: json, reader: &reader))
      case "zz": .zigZag(ZigZag(reading: json, reader: &reader))
      case "op": .offset(OffsetPaths(reading: json, reader: &reader))
      default: .merge(MergePaths(reading: json, reader: &reader))
      }
    return .modifier(Shared(ShapeModifier(name: name, change)))
  }

  /// The name of an element, or the one that After Effects would give it.
  private mutating func name(of json: JSONValue, _ kind: String, _ reader: inout LottieReader) -> String {
    counts[kind, default: 0] += 1
    if let name = reader.text(json["nm"]), !name.isEmpty { return name }
    return "\(kind) \(counts[kind, default: 0])"
  }
}
