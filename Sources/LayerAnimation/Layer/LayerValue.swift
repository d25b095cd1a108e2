public import MotionCurves
public import MotionPaths
public import MotionValues

/// The value of a layer's property: one of the kinds of values of Core Animation's properties.
public enum LayerValue: Sendable, Equatable {
  /// A number; also a Boolean such as `hidden`, which is 0 or 1.
  case number(Double)
  /// A point, a size or an offset.
  case point(SIMD2<Double>)
  /// A rectangle.
  case rectangle(Rectangle)
  /// A colour.
  case color(Color)
  /// A transform of space.
  case transform(Transform3D)
  /// A path.
  case path(Path)
  /// A list of numbers, such as the stops of a gradient.
  case numbers([Double])
  /// A list of colours.
  case colors([Color])

  /// The name of the kind of value in messages.
  package var kind: String {
    switch self {
    case .number: "a number"
    case .point: "a point"
    case .rectangle: "a rectangle"
    case .color: "a colour"
    case .transform: "a transform"
    case .path: "a path"
    case .numbers: "numbers"
    case .colors: "colours"
    }
  }

  /// Whether another value is of the same kind, so that values between them can be interpolated.
  package func isSameKind(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.rectangle, .rectangle), (.color, .color), (.transform, .transform),
      (.path, .path), (.numbers, .numbers), (.colors, .colors):
      true
    default: false
    }
  }
}

extension LayerValue: Interpolatable {
  /// Interpolates each kind by its own rule; for different kinds it returns the start, and from fraction 1 on the end.
  public func interpolated(to end: LayerValue, by fraction: Double) -> LayerValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, by: fraction))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, by: fraction))
    case (.rectangle(let a), .rectangle(let b)): .rectangle(a.interpolated(to: b, by: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, by: fraction))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, by: fraction))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, by: fraction))
    case (.numbers(let a), .numbers(let b)): .numbers(a.interpolated(to: b, by: fraction))
    case (.colors(let a), .colors(let b)): .colors(a.interpolated(to: b, by: fraction))
    default: fraction >= 1 ? end : self
    }
  }
}

extension LayerValue {
  /// Returns the sum with another value, as in `byValue`, additive and cumulative animations.
  ///
  /// Transforms are concatenated, `other` first; lists of equal counts are added number by number. Paths, and
  /// values of different kinds, are not added: the result is this value.
  package func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.rectangle(let a), .rectangle(let b)): .rectangle(a + b)
    case (.color(let a), .color(let b)): .color(a + b)
    case (.transform(let a), .transform(let b)): .transform(b.concatenated(with: a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count: .colors(zip(a, b).map { $0 + $1 })
    default: self
    }
  }

  /// Returns the value whose sum with `other` is this value; for a path or another kind this value itself.
  func subtracting(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(a - b)
    case (.rectangle(let a), .rectangle(let b)): .rectangle(a - b)
    case (.color(let a), .color(let b)): .color(a - b)
    case (.transform(let a), .transform(let b)): .transform(b.inverse.map(a.concatenated(with:)) ?? a)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 - $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count: .colors(zip(a, b).map { $0 - $1 })
    default: self
    }
  }

  /// Returns a multiple of the value: the gain of a cumulative animation after whole cycles.
  ///
  /// - Complexity: O(1); for transforms O(log `count`).
  package func repeated(_ count: Double) -> LayerValue {
    switch self {
    case .number(let value): .number(value * count)
    case .point(let value): .point(value * count)
    case .rectangle(let value): .rectangle(value * count)
    case .color(let value): .color(value * count)
    case .transform(let value): .transform(value.power(count))
    case .path: self
    case .numbers(let values): .numbers(values.map { $0 * count })
    case .colors(let values): .colors(values.map { $0 * count })
    }
  }
}

extension Transform3D {
  /// The transform applied `count` times, by squaring, as long as its elements are finite; the identity for 0.
  func power(_ count: Double) -> Transform3D {
    var result = Transform3D.identity
    var square = self
    var rest = count.rounded(.down)
    while rest >= 1 && rest.isFinite {
      if rest.truncatingRemainder(dividingBy: 2) == 1 { result = result.concatenated(with: square) }
      square = square.concatenated(with: square)
      guard square.elements.isFinite else { break }
      rest = (rest / 2).rounded(.down)
    }
    return result
  }
}
