internal import JSONText
internal import MotionValues

/// The parts of a property in a document.
private enum PropertyPart: Int {
  case value, slot, expression
  static let keys = JSONKeys(["k", "sid", "x"])
}

/// The parts of an outline in a document.
private enum OutlinePart: Int {
  case points, inTangents, outTangents, isClosed
  static let keys = JSONKeys(["v", "i", "o", "c"])
}

extension LottieReader {
  /// A property of numbers.
  mutating func number(_ json: JSONValue?, default fallback: Double) -> Property<Double> {
    property(json, default: fallback) { (reader, value) in reader.number(value) }
  }

  /// A property of vectors; missing components are those of the default.
  mutating func vector(_ json: JSONValue?, default fallback: Vector = .zero) -> Property<Vector> {
    property(json, default: fallback) { (reader, value) in reader.components(of: value, default: fallback) }
  }

  /// A property of colours; the alpha value in a document does not count.
  ///
  /// Exporters before 4.1.9 wrote the colours of shapes as 0…255, and others as 0…1.
  mutating func color(_ json: JSONValue?, isOfShape: Bool = true) -> Property<Color> {
    let scale = isOfShape && version < LottieVersion(4, 1, 9) ? 1 / 255.0 : 1
    let color = property(json, default: Color.black) { (reader, value) in
      reader.colorPlaces?.add(value)
      // A slot may hold the notation of style sheets.
      if value.string != nil { return reader.hexColor(value) }
      guard let numbers = reader.numbers(value), numbers.count >= 3 else { return nil }
      return Color(red: numbers[0] * scale, green: numbers[1] * scale, blue: numbers[2] * scale)
    }
    return colorPlaces?.placed(color, scale: scale) ?? color
  }

  /// A property of outlines.
  mutating func outline(_ json: JSONValue?, isClosed: Bool? = nil) -> Property<Outline> {
    property(json, default: Outline()) { (reader, value) in
      reader.outline(of: value.elements?.first ?? value, isClosed: isClosed)
    }
  }

  /// A property of the numbers of a gradient.
  mutating func gradientNumbers(_ json: JSONValue?) -> Property<GradientNumbers> {
    let gradient = property(json, default: GradientNumbers()) { (reader, value) in
      reader.colorPlaces?.add(value)
      return reader.numbers(value).map(GradientNumbers.init(numbers:))
    }
    return colorPlaces?.placed(gradient, scale: 1) ?? gradient
  }

  /// An outline `{c, v, i, o}`.
  mutating func outline(of value: JSONValue, isClosed: Bool?) -> Outline? {
    let parts = value.values(of: OutlinePart.keys)
    guard let points = parts[OutlinePart.points]?.elements else {
      warnOfMalformed(value)
      return nil
    }
    var outline = Outline(isClosed: isClosed ?? flag(parts[OutlinePart.isClosed]))
    outline.vertices.reserveCapacity(points.count)
    let (ins, outs) = (parts[OutlinePart.inTangents]?.elements, parts[OutlinePart.outTangents]?.elements)
    if ins?.count != points.count || outs?.count != points.count {
      warn("uneven outline", .approximate, "points and tangents differ in number; the shortest list counts", at: value)
    }
    var inTangents = ins?.makeIterator()
    var outTangents = outs?.makeIterator()
    for point in points {
      guard let inTangent = inTangents?.next(), let outTangent = outTangents?.next() else { break }
      outline.vertices.append(
        Outline.Vertex(point: pair(point), inTangent: pair(inTangent), outTangent: pair(outTangent)))
    }
    return outline
  }

  private mutating func pair(_ value: JSONValue) -> SIMD2<Double> {
    var pair = SIMD2<Double>.zero
    var count = 0
    _ = value.forEachNumber { (index, number) in
      if index < 2 { pair[index] = number }
      count += 1
    }
    guard count >= 2 else {
      warnOfMalformed(value)
      return .zero
    }
    let greatest = LottieLimits.greatestNumber
    return pair.clamped(lowerBound: SIMD2(repeating: -greatest), upperBound: SIMD2(repeating: greatest))
  }

  /// Any property: a value, or keyframes.
  ///
  /// Exporters write `a` wrongly, or not at all: a property is animated if the first element of `k` is an object with a
  /// time. A property that names a slot has the values of the slot.
  mutating func property<Value: PropertyValue>(
    _ json: JSONValue?, default fallback: Value, _ read: (inout LottieReader, JSONValue) -> Value?
  ) -> Property<Value> {
    guard let json, !json.isNull else { return .constant(fallback) }
    let parts = json.values(of: PropertyPart.keys)
    let expression = parts[PropertyPart.expression].flatMap { self.expression($0) }
    guard let id = parts[PropertyPart.slot]?.string else {
      let property = readProperty(json, parts, read) ?? .constant(fallback)
      return expression.map { .scripted(ScriptedProperty(property, $0)) } ?? property
    }
    count(.slot)
    let slotted = slots?[id]?["p"].flatMap { readProperty($0, $0.values(of: PropertyPart.keys), read) }
    let property = slotted ?? readProperty(json, parts, read) ?? .constant(fallback)
    return .slot(id, expression.map { .scripted(ScriptedProperty(property, $0)) } ?? property)
  }

  /// The expression of a property; nil if there is none, or none that can be read.
  mutating func expression(_ json: JSONValue) -> PropertyExpression? {
    guard let text = json.string else { return nil }
    count(.expression)
    let pointer = json.path.pointer
    do throws(ScriptError) {
      if let known = scripts[text] { return PropertyExpression(known, pointer: pointer) }
      let script = try Script.parsing(text)
      scripts[text] = script
      return PropertyExpression(script, pointer: pointer)
    } catch {
      warnings.add(error, in: text, at: pointer)
      return nil
    }
  }

  private mutating func readProperty<Value: PropertyValue>(
    _ json: JSONValue, _ parts: JSONSelection, _ read: (inout LottieReader, JSONValue) -> Value?
  ) -> Property<Value>? {
    // A value without an object around it stands for itself.
    guard let value = parts[PropertyPart.value] else {
      if json.members != nil, json["v"] == nil { return nil }
      return read(&self, json).map(Property.constant)
    }
    if let keys = value.elements, keys.first?["t"] != nil { return keyframes(keys, read) }
    return read(&self, value).map(Property.constant)
  }
}
