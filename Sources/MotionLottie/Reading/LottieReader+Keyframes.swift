internal import JSONText
internal import MotionCurves

/// A keyframe as it stands in a document.
private struct Key<Value> {
  var time: Double
  var value: Value?
  /// The value at the next key, in documents of old exporters.
  var end: Value?
  var json: JSONValue
  var parts: JSONSelection
}

/// The parts of a keyframe.
private enum KeyPart: Int {
  case time, value, end, hold, outHandle, inHandle, outTangent, inTangent
  static let keys = JSONKeys(["t", "s", "e", "h", "o", "i", "to", "ti"])
}

/// A handle of an easing, with the coordinates of three components.
private struct EasingHandle {
  var x, y: Vector
  /// The number of components that the document has.
  var count: Int

  init(x: Vector, y: Vector, count: Int) {
    (self.x, self.y, self.count) = (x, y, count)
  }

  /// A handle on the diagonal.
  init(at coordinate: Double) {
    self.init(x: Vector(repeating: coordinate), y: Vector(repeating: coordinate), count: 1)
  }
}

/// The coordinates of a handle.
private enum HandlePart: Int {
  case x, y
  static let keys = JSONKeys(["x", "y"])
}

extension LottieReader {
  /// The keyframes of a property; nil if none has a value.
  mutating func keyframes<Value: PropertyValue>(
    _ list: JSONElements, _ read: (inout LottieReader, JSONValue) -> Value?
  ) -> Property<Value>? {
    var keys: [Key<Value>] = []
    keys.reserveCapacity(list.count)
    for json in list {
      let parts = json.values(of: KeyPart.keys)
      guard let time = number(parts[KeyPart.time]) else {
        warnOfMalformed(json)
        continue
      }
      let value = parts[KeyPart.value].flatMap { read(&self, $0) }
      let end = parts[KeyPart.end].flatMap { read(&self, $0) }
      keys.append(Key(time: time, value: value, end: end, json: json, parts: parts))
    }
    sort(&keys)
    guard let first = keys.first, let start = first.value ?? keys.lazy.compactMap({ $0.value }).first else {
      return nil
    }
    count(.animated)
    return joined(keys, from: start)
  }

  /// Sorts keys that are out of order; keys at one time stay in the order of the document.
  private mutating func sort<Value>(_ keys: inout [Key<Value>]) {
    guard let place = keys.indices.dropFirst().first(where: { keys[$0].time < keys[$0 - 1].time }) else { return }
    warn("unordered keyframes", .approximate, "keyframes are sorted by their times", at: keys[place].json)
    keys = keys.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
  }

  /// The segments between keys; a key without a value has the end of the segment before it.
  private mutating func joined<Value: PropertyValue>(_ keys: [Key<Value>], from start: Value) -> Property<Value> {
    var segments: [KeyframedProperty<Value>.Segment] = []
    segments.reserveCapacity(keys.count - 1)
    var current = start
    // An element of the list would be a copy of a whole key.
    for index in keys.indices.dropLast() {
      let (nextValue, ownEnd) = (keys[index + 1].value, keys[index].end)
      let segmentStart = keys[index].value ?? current
      if nextValue == nil, ownEnd != nil { count(.legacyEnd) }
      let end = nextValue ?? ownEnd ?? segmentStart
      let easing = easing(of: keys[index].json, keys[index].parts)
      let curve = curve(of: keys[index].parts, from: segmentStart, to: end)
      segments.append(.init(start: segmentStart, end: end, easing: easing, curve: curve))
      current = end
    }
    let last = keys.last?.value ?? current
    guard !segments.isEmpty else { return .constant(last) }
    return .keyframed(KeyframedProperty(times: keys.map { $0.time }, segments: segments, last: last))
  }

  /// The easing between a key and the next.
  private mutating func easing(of key: JSONValue, _ parts: JSONSelection) -> SegmentEasing {
    if flag(parts[KeyPart.hold]) {
      count(.hold)
      return .hold
    }
    let (out, into) = (parts[KeyPart.outHandle], parts[KeyPart.inHandle])
    if out == nil && into == nil {
      warn("missing easing", .approximate, "a keyframe without easing is eased linearly", at: key)
      return .linear
    }
    return easing(handle(out, default: 0), handle(into, default: 1))
  }

  /// The easing with two handles; if they differ between components, a separate curve for each of up to three.
  private mutating func easing(_ out: EasingHandle, _ into: EasingHandle) -> SegmentEasing {
    let points = (0..<min(3, max(out.count, into.count))).lazy.map { component in
      SIMD4(out.x[component], out.y[component], into.x[component], into.y[component])
    }
    if points.contains(where: { !(0...1).contains($0.y) || !(0...1).contains($0.w) }) { count(.overshoot) }
    let first = points[0]
    guard points.contains(where: { $0 != first }) else { return easings.easing(first) }
    count(.perDimensionEasing)
    return .components(
      points.map { (try? CubicBezier(validating: $0.x, $0.y, $0.z, $0.w)) ?? CubicBezier(0, 0, 1, 1) })
  }

  private mutating func handle(_ json: JSONValue?, default fallback: Double) -> EasingHandle {
    guard let parts = json?.values(of: HandlePart.keys) else { return EasingHandle(at: fallback) }
    let (x, xCount) = coordinates(parts[HandlePart.x], default: fallback)
    let (y, yCount) = coordinates(parts[HandlePart.y], default: fallback)
    return EasingHandle(x: x.clamped(lowerBound: .zero, upperBound: .one), y: y, count: max(xCount, yCount))
  }

  /// The coordinate of a handle: a number for all components, or one for each of some; the other components have the
  /// first number.
  private mutating func coordinates(_ value: JSONValue?, default fallback: Double) -> (Vector, count: Int) {
    guard let value, !value.isNull else { return (Vector(repeating: fallback), 1) }
    if let number = value.number { return (Vector(repeating: limited(number, at: value)), 1) }
    var (coordinates, count, isHuge) = (Vector.zero, 0, false)
    let isList = value.forEachNumber { (index, number) in
      if index == 0 { coordinates = Vector(repeating: number) } else if index < 3 { coordinates[index] = number }
      isHuge = isHuge || number.magnitude > LottieLimits.greatestNumber
      count += 1
    }
    guard isList, !isHuge else { return unusualCoordinates(value, default: fallback) }
    return count > 0 ? (coordinates, count) : (Vector(repeating: fallback), 1)
  }

  /// The coordinate of a handle that needs a warning.
  private mutating func unusualCoordinates(_ value: JSONValue, default fallback: Double) -> (Vector, count: Int) {
    guard let numbers = numbers(value), let first = numbers.first else { return (Vector(repeating: fallback), 1) }
    var coordinates = Vector(repeating: first)
    for component in 1..<min(3, numbers.count) { coordinates[component] = numbers[component] }
    return (coordinates, numbers.count)
  }

  /// The curve of a position; nil for a straight line, whose components have separate easings.
  private mutating func curve<Value: PropertyValue>(
    of key: JSONSelection, from start: Value, to end: Value
  ) -> SpatialCurve? {
    guard let start = start.position, let end = end.position, let out = key[KeyPart.outTangent],
      let into = key[KeyPart.inTangent]
    else { return nil }
    let outTangent = tangent(out)
    let inTangent = tangent(into)
    guard outTangent != .zero || inTangent != .zero else { return nil }
    guard !SpatialCurve.isChord(from: start, to: end, outTangent: outTangent, inTangent: inTangent) else { return nil }
    count(.spatial)
    return .curve(from: start, to: end, outTangent: outTangent, inTangent: inTangent)
  }

  private mutating func tangent(_ value: JSONValue) -> Vector {
    components(of: value, default: .zero) ?? .zero
  }
}
