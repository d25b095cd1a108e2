internal import MotionValues

/// The reason for which a property cannot be overridden.
public struct LottieOverrideError: Error, Sendable, Hashable {
  /// The key path, or the identifier of the slot.
  public let keyPath: String
  /// The problem, in one line.
  public let reason: String

  init(_ keyPath: String, _ reason: String) {
    self.keyPath = keyPath
    self.reason = reason
  }
}

extension LottieOverrideError: CustomStringConvertible {
  /// One line: the key path and the problem.
  public var description: String { "\(keyPath): \(reason)" }
}

/// The replacement for a property's values.
enum LottieReplacement: Sendable {
  case value(LottieValue)
  /// A value for each frame of the composition that holds the property.
  case computed(@Sendable (Double) -> LottieValue)
  /// A text, read as the property's kind demands.
  case notation(String)
}

extension LottieReplacement {
  /// The property in the place of another one; nil if the values are of another kind.
  ///
  /// - Parameters:
  ///   - old: the property, whose value counts where a computed value is of another kind.
  ///   - read: the value as the property's type.
  ///   - parse: the value of a text.
  /// - Returns: the new property.
  func property<Value: PropertyValue>(
    insteadOf old: Property<Value>, _ read: @escaping @Sendable (LottieValue, Value) -> Value?,
    parse: (String) -> LottieValue?
  ) -> Property<Value>? {
    switch self {
    case .value(let value): Self.property(of: value, insteadOf: old, read)
    case .notation(let text): parse(text).flatMap { Self.property(of: $0, insteadOf: old, read) }
    case .computed(let values):
      .computed { frame in
        let value = old.value(at: frame)
        return read(values(frame), value) ?? value
      }
    }
  }

  private static func property<Value: PropertyValue>(
    of value: LottieValue, insteadOf old: Property<Value>, _ read: @escaping @Sendable (LottieValue, Value) -> Value?
  ) -> Property<Value>? {
    if let constant = old.constant { return read(value, constant).map(Property.constant) }
    // Parts that the value leaves open, such as the style of a text, stay animated.
    guard let first = read(value, old.value(at: 0)) else { return nil }
    guard Value.self == TextDocument.self else { return .constant(first) }
    return .computed { frame in
      let current = old.value(at: frame)
      return read(value, current) ?? current
    }
  }
}

// MARK: Values as the types of properties

extension LottieReplacement {
  static func number(_ value: LottieValue, _: Double) -> Double? {
    if case .number(let number) = value { return limited(number) }
    return nil
  }

  /// Components that are not given stay as they are.
  static func vector(_ value: LottieValue, _ old: Vector) -> Vector? {
    guard case .vector(let numbers) = value, (2...3).contains(numbers.count) else { return nil }
    var vector = old
    for (index, number) in numbers.enumerated() {
      guard let number = limited(number) else { return nil }
      vector[index] = number
    }
    return vector
  }

  static func color(_ value: LottieValue, _: Color) -> Color? {
    guard case .color(let color) = value, color.components.x.isFinite, color.components.y.isFinite,
      color.components.z.isFinite
    else { return nil }
    return Color(red: color.red, green: color.green, blue: color.blue)
  }

  static func outline(_ value: LottieValue, _: Outline) -> Outline? {
    guard case .outline(let outline) = value,
      outline.vertices.allSatisfy({
        isFinite($0.point) && isFinite($0.inTangent) && isFinite($0.outTangent)
      })
    else { return nil }
    return Outline(outline)
  }

  static func gradient(_ value: LottieValue, _: GradientNumbers) -> GradientNumbers? {
    guard case .gradient(let numbers) = value, numbers.allSatisfy({ $0.isFinite }) else { return nil }
    return GradientNumbers(numbers: numbers)
  }

  /// A text keeps its style.
  static func text(_ value: LottieValue, _ old: TextDocument) -> TextDocument? {
    guard case .text(let text) = value else { return nil }
    var document = old
    document.text = text
    return document
  }

  /// A finite number within the bounds of a document's numbers.
  private static func limited(_ number: Double) -> Double? {
    guard number.isFinite else { return nil }
    return min(LottieLimits.greatestNumber, max(-LottieLimits.greatestNumber, number))
  }

  private static func isFinite(_ point: SIMD2<Double>) -> Bool { point.x.isFinite && point.y.isFinite }
}
