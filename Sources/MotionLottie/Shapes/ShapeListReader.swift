internal import JSONText

/// Reads a list of shapes.
struct ShapeListReader {
  private(set) var elements: [ShapeElement] = []
  /// The last transform in the list.
  private(set) var transform: TransformProperties?
  /// The number of groups around the list.
  private let depth: Int
  /// The number of elements of each kind so far, for the names of elements without one.
  private var counts = SIMD32<UInt32>()

  /// The parts of an element of any type.
  private enum Part: Int {
    case isHidden, type, name, blendMode, items
    static let keys = JSONKeys(["hd", "ty", "nm", "bm", "it"])
  }

  init(depth: Int) {
    self.depth = depth
  }

  mutating func read(_ list: JSONValue?, reader: inout LottieReader) {
    guard let list, !list.isNull else { return }
    guard let values = list.elements else { return reader.warnOfMalformed(list) }
    elements.reserveCapacity(values.count)
    for value in values {
      let parts = value.values(of: Part.keys)
      if reader.flag(parts[Part.isHidden]) { continue }
      if let element = element(value, parts, &reader) { elements.append(element) }
    }
  }

  private mutating func element(
    _ json: JSONValue, _ parts: JSONSelection, _ reader: inout LottieReader
  ) -> ShapeElement? {
    guard let type = reader.text(parts[Part.type]) else {
      if parts[Part.type] == nil { reader.warnOfMalformed(json) }
      return nil
    }
    guard let kind = ShapeKind(type: type) else {
      reader.warn("unknown shape", .ignored, "shapes of a type that the format does not have are left out", at: json)
      return nil
    }
    switch kind {
    case .group: return group(json, parts, &reader)
    case .transform:
      transform = TransformProperties(reading: json, reader: &reader)
      return nil
    case .twist:
      reader.warn("twist", .ignored, "twisted paths are drawn as they are", at: json)
      return nil
    case .path, .ellipse, .rectangle, .polystar:
      let name = name(of: kind, parts, &reader)
      return .shape(Shared(ShapeSource(name: name, Self.source(kind, json, &reader))))
    case .fill, .stroke, .gradientFill, .gradientStroke:
      let name = name(of: kind, parts, &reader)
      return .style(
        Shared(
          ShapeStyle(
            name: name, isGradient: kind == .gradientFill || kind == .gradientStroke,
            isStroke: kind == .stroke || kind == .gradientStroke, reading: json, reader: &reader)))
    case .repeater:
      let name = name(of: kind, parts, &reader)
      return .repeater(Shared(Repeater(name: name, reading: json, reader: &reader)))
    case .trimPaths, .roundedCorners, .puckerBloat, .zigZag, .offsetPaths, .mergePaths:
      let name = name(of: kind, parts, &reader)
      return .modifier(Shared(ShapeModifier(name: name, Self.change(kind, json, &reader))))
    }
  }

  private mutating func group(
    _ json: JSONValue, _ parts: JSONSelection, _ reader: inout LottieReader
  ) -> ShapeElement? {
    guard depth < LottieLimits.groupDepth else {
      reader.warn("deep groups", .ignored, "groups are nested too deeply; the inner ones are left out", at: json)
      return nil
    }
    let name = name(of: .group, parts, &reader)
    let blendMode = reader.blendMode(parts[Part.blendMode])
    return .group(
      Shared(
        ShapeGroup(name: name, reading: parts[Part.items], blendMode: blendMode, depth: depth + 1, reader: &reader)))
  }

  private static func source(
    _ kind: ShapeKind, _ json: JSONValue, _ reader: inout LottieReader
  ) -> ShapeSource.Kind {
    switch kind {
    case .ellipse: .ellipse(EllipseShape(reading: json, reader: &reader))
    case .rectangle: .rectangle(RectangleShape(reading: json, reader: &reader))
    case .polystar: .polystar(PolystarShape(reading: json, reader: &reader))
    default: .path(PathShape(reading: json, reader: &reader))
    }
  }

  private static func change(
    _ kind: ShapeKind, _ json: JSONValue, _ reader: inout LottieReader
  ) -> ShapeModifier.Change {
    switch kind {
    case .trimPaths: .trim(TrimPaths(reading: json, reader: &reader))
    case .roundedCorners: .roundCorners(RoundedCorners(reading: json, reader: &reader))
    case .puckerBloat: .puckerBloat(PuckerBloat(reading: json, reader: &reader))
    case .zigZag: .zigZag(ZigZag(reading: json, reader: &reader))
    case .offsetPaths: .offset(OffsetPaths(reading: json, reader: &reader))
    default: .merge(MergePaths(reading: json, reader: &reader))
    }
  }

  /// The name of an element, or the name that After Effects would give it.
  private mutating func name(of kind: ShapeKind, _ parts: JSONSelection, _ reader: inout LottieReader) -> String {
    counts[kind.rawValue] += 1
    if let name = reader.text(parts[Part.name]), !name.isEmpty { return name }
    return "\(kind.title) \(counts[kind.rawValue])"
  }
}
