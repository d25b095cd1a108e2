internal import JSONText
import LayerAnimation

/// The shape of an animated value: a number, or an array of a number of numbers.
enum ValueShape: Equatable {
  case number
  case numbers(Int)

  /// The longest array of numbers: no table needs as many columns.
  static let maximumCount = 1000

  /// The numbers of a value: a double can hold the square of the distance between any two values.
  static let range = NumberRange.closed(-1e150...1e150)

  /// The description of such a value in messages.
  var kind: String {
    switch self {
    case .number: "a number"
    case .numbers(let count): "an array of \(count) number\(count == 1 ? "" : "s")"
    }
  }

  /// The number of numbers in such a value.
  var count: Int {
    switch self {
    case .number: 1
    case .numbers(let count): count
    }
  }

  /// The endings of the names of a property's columns.
  var columnSuffixes: [String] {
    switch self {
    case .number: [""]
    case .numbers(let count): (0..<count).map { ".\($0)" }
    }
  }

  /// Such a value; two numbers are a point, so that they can also follow a path.
  func value(_ numbers: [Double]) -> LayerValue {
    switch self {
    case .number: .number(numbers[0])
    case .numbers(2): .point(SIMD2(numbers[0], numbers[1]))
    case .numbers: .numbers(numbers)
    }
  }

  /// The numbers of such a value.
  func numbers(of value: LayerValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .numbers(let numbers): numbers
    case .rectangle, .color, .transform, .path, .colors: preconditionFailure("documents have no such values")
    }
  }
}

/// Reads the values of a property, which are all of the same shape.
struct ValueReader {
  /// The shape and its first occurrence, once there is a value.
  private var seen: (shape: ValueShape, path: String)?

  /// The shape, once there is a value.
  var knownShape: ValueShape? { seen?.shape }

  /// The shape, by default that of a number.
  var shape: ValueShape { seen?.shape ?? .number }

  /// Reads a value, and refuses one of another shape than the values before.
  mutating func value(_ value: JSONValue, at location: DocumentLocation) throws(CommandFailure) -> LayerValue {
    let (shape, numbers) = try Self.shapeAndNumbers(of: value, at: location)
    try require(shape, at: location)
    return shape.value(numbers)
  }

  /// Refuses another shape than that of the values before.
  mutating func require(_ shape: ValueShape, at location: DocumentLocation) throws(CommandFailure) {
    guard let seen else {
      seen = (shape, location.shownPath)
      return
    }
    guard seen.shape == shape else {
      throw location.failure("expected \(seen.shape.kind) as in \(seen.path), found \(shape.kind)")
    }
  }

  private static func shapeAndNumbers(
    of value: JSONValue, at location: DocumentLocation
  ) throws(CommandFailure) -> (ValueShape, [Double]) {
    switch value.content {
    case .number: return (.number, [try value.number(ValueShape.range, at: location)])
    case .array(let elements):
      guard (1...ValueShape.maximumCount).contains(elements.count) else {
        throw location.failure("expected 1 to \(ValueShape.maximumCount) numbers, found \(elements.count)")
      }
      var numbers: [Double] = []
      for (index, element) in elements.enumerated() {
        numbers.append(try element.number(ValueShape.range, at: location.element(index)))
      }
      return (.numbers(numbers.count), numbers)
    default: throw location.failure("expected a number or an array of numbers, found \(value.kind)")
    }
  }
}

extension LayerKeyPath {
  /// Refuses values of another shape than those of a property of Core Animation's.
  func require(_ shape: ValueShape, at location: DocumentLocation) throws(CommandFailure) {
    guard case .property = base, let value = LayerState().value(at: self) else { return }
    let expected: ValueShape
    switch value {
    case .number: expected = .number
    case .point: expected = .numbers(2)
    case .rectangle, .color: expected = .numbers(4)
    case .numbers:
      if case .numbers = shape { return }
      throw location.failure("expected arrays of numbers as the values of \(description.quoted), found \(shape.kind)")
    case .transform, .path, .colors:
      throw location.failure(
        "\(description.quoted) is \(value.kind), which a document cannot write: animate a part of it")
    }
    guard shape == expected else {
      throw location.failure("expected \(expected.kind) as a value of \(description.quoted), found \(shape.kind)")
    }
  }
}
