import JSONText
package import LayerAnimation
import MotionCurves

/// The shape of an animated value: a number, or an array of so many numbers.
package enum ValueShape: Equatable, Sendable {
  case number
  case numbers(Int)

  /// The length of the longest array: no table needs as many columns.
  static let maximumCount = 1000

  /// The range of a value's numbers.
  ///
  /// A double can hold the cubes in a track's polynomials, and a value added for each of 10²⁰⁰ iterations.
  package static let range = NumberRange.closed(-1e100...1e100)

  /// The description of such a value in messages.
  var kind: String {
    switch self {
    case .number: "a number"
    case .numbers(let count): "an array of \(count) number\(count == 1 ? "" : "s")"
    }
  }

  /// The number of numbers in a value of this shape.
  package var count: Int {
    switch self {
    case .number: 1
    case .numbers(let count): count
    }
  }

  /// The names of the numbers: their indices, and an empty one for a single number.
  var components: [String] {
    switch self {
    case .number: [""]
    case .numbers(let count): (0..<count).map { "\($0)" }
    }
  }

  /// The value with these numbers; two numbers are a point, as only points can follow a path.
  func value(_ numbers: [Double]) -> LayerValue {
    switch self {
    case .number: .number(numbers[0])
    case .numbers(2): .point(SIMD2(numbers[0], numbers[1]))
    case .numbers: .numbers(numbers)
    }
  }

  /// The numbers of a value of this shape.
  package func numbers(of value: LayerValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .numbers(let numbers): numbers
    case .rectangle, .color, .transform, .path, .colors: preconditionFailure("documents have no such values")
    }
  }
}

/// Reads the values of a property, which are all of the same shape.
package struct ValueReader: Sendable {
  /// The shape and the place where it was first seen; nil before the first value.
  private var seen: (shape: ValueShape, path: String)?

  /// The shape; nil before the first value.
  var knownShape: ValueShape? { seen?.shape }

  /// The shape; a number before the first value.
  package var shape: ValueShape { seen?.shape ?? .number }

  /// Reads a value, and refuses it if its shape differs from that of the values before.
  mutating func value(_ value: JSONValue, at location: DocumentLocation) throws(DocumentError) -> LayerValue {
    let (shape, numbers) = try Self.shapeAndNumbers(of: value, at: location)
    try require(shape, at: location)
    return shape.value(numbers)
  }

  /// Refuses a shape that differs from that of the values before.
  mutating func require(_ shape: ValueShape, at location: DocumentLocation) throws(DocumentError) {
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
  ) throws(DocumentError) -> (ValueShape, [Double]) {
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
  /// Refuses values whose shape is not that of the Core Animation property.
  func require(_ shape: ValueShape, at location: DocumentLocation) throws(DocumentError) {
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
