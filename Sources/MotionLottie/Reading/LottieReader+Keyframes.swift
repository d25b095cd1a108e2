internal import JSONText
internal import MotionNumerics

/// A keyframe as it stands in a document.
private struct Key<Value> {
  var time: Double
  var value: Value?
  /// The value at the next key, in documents of old exporters.
  var end: Value?
  var json: JSONValue
}

extension LottieReader {
  /// The keyframes of a property; nil if none has a value.
  mutating func keyframes<Value: PropertyValue>(
    _ list: JSONElements, _ read: (inout LottieReader, JSONValue) -> Value?
  ) -> Property<Value>? {
    var keys: [Key<Value>] = []
    keys.reserveCapacity(list.count)
    for json in list {
      guard let time = number(json["t"]) else {
        warnOfMalformed(json)
        continue
      }
      let value = json["s"].flatMap { read(&self, $0) }
      let end = json["e"].flatMap { read(&self, $0) }
      keys.append(Key(time: time, value: value, end: end, json: json))
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
    for (key, next) in zip(keys, keys.dropFirst()) {
      let segmentStart = key.value ?? current
      if next.value == nil, key.end != nil { count(.legacyEnd) }
      let end = next.value ?? key.end ?? segmentStart
      let easing = easing(of: key.json)
      segments.append(
        .init(start: segmentStart, end: end, easing: easing, curve: curve(of: key.json, from: segmentStart, to: end)))
      current = end
    }
    let last = keys.last?.value ?? current
    guard !segments.isEmpty else { return .constant(last) }
    return .keyframed(KeyframedProperty(times: keys.map { $0.time }, segments: segments, last: last))
  }

  /// The easing between a key and the next.
  private mutating func easing(of key: JSONValue) -> SegmentEasing {
    if flag(key["h"]) {
      count(.hold)
      return .hold
    }
    let (out, into) = (key["o"], key["i"])
    if out == nil && into == nil {
      warn("missing easing", .approximate, "a keyframe without easing is eased linearly", at: key)
      return .linear
    }
    let xs = (handles(out?["x"], default: 0), handles(into?["x"], default: 1))
    let ys = (handles(out?["y"], default: 0), handles(into?["y"], default: 1))
    let count = max(xs.0.count, xs.1.count, ys.0.count, ys.1.count)
    let curves = (0..<min(3, count)).map { component in
      SIMD4(
        min(1, max(0, Self.component(component, of: xs.0))), Self.component(component, of: ys.0),
        min(1, max(0, Self.component(component, of: xs.1))), Self.component(component, of: ys.1))
    }
    return easing(curves)
  }

  private mutating func easing(_ curves: [SIMD4<Double>]) -> SegmentEasing {
    if curves.contains(where: { !(0...1).contains($0.y) || !(0...1).contains($0.w) }) { count(.overshoot) }
    guard curves.dropFirst().contains(where: { $0 != curves[0] }) else { return shared(curves[0]) }
    count(.perDimensionEasing)
    return .components(
      curves.map { (try? CubicBezier(validating: $0.x, $0.y, $0.z, $0.w)) ?? CubicBezier(0, 0, 1, 1) })
  }

  /// The coordinate of a handle: a number for all components, or one for each.
  private mutating func handles(_ value: JSONValue?, default fallback: Double) -> [Double] {
    guard let numbers = numbers(value), !numbers.isEmpty else { return [fallback] }
    return numbers
  }

  private static func component(_ index: Int, of numbers: [Double]) -> Double {
    index < numbers.count ? numbers[index] : numbers[0]
  }

  /// The curve of a position; nil for a straight line, whose components have easings of their own.
  private mutating func curve<Value: PropertyValue>(
    of key: JSONValue, from start: Value, to end: Value
  ) -> SpatialCurve? {
    guard let start = start.position, let end = end.position, let out = key["to"], let into = key["ti"] else {
      return nil
    }
    let outTangent = tangent(out)
    let inTangent = tangent(into)
    guard outTangent != .zero || inTangent != .zero else { return nil }
    count(.spatial)
    return SpatialCurve(from: start, to: end, outTangent: outTangent, inTangent: inTangent)
  }

  private mutating func tangent(_ value: JSONValue) -> Vector {
    var tangent = Vector.zero
    for (index, number) in (numbers(value) ?? []).prefix(3).enumerated() { tangent[index] = number }
    return tangent
  }
}
