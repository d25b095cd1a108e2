internal import JSONText
import LayerAnimation

/// What a value of an animation is: a number, or an array of so many.
enum ValueShape: Equatable {
  case number
  case numbers(Int)

  /// The largest number of numbers in an array: as many columns are more than any table needs.
  static let maximumCount = 1000

  /// The numbers that a value may have: a double can tell the square of the distance of any two values.
  static let range = NumberRange.closed(-1e150...1e150)

  /// What messages call such a value.
  var kind: String {
    switch self {
    case .number: "a number"
    case .numbers(let count): "an array of \(count) number\(count == 1 ? "" : "s")"
    }
  }

  /// How many numbers such a value has.
  var count: Int {
    switch self {
    case .number: 1
    case .numbers(let count): count
    }
  }

  /// What follows the name of a property in the names of its columns.
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
  /// The shape, once there is a value, and where it was seen first.
  private var seen: (shape: ValueShape, path: String)?

  /// The shape, once there is a value.
  var knownShape: ValueShape? { seen?.shape }

  /// A number where no value says otherwise.
  var shape: ValueShape { seen?.shape ?? .number }

  /// Reads a value, and refuses one that is not of the shape of those before.
  mutating func value(_ value: JSONValue, at place: DocumentPlace) throws(CommandFailure) -> LayerValue {
    let (shape, numbers) = try Self.parts(of: value, at: place)
    try require(shape, at: place)
    return shape.value(numbers)
  }

  /// Refuses a shape that is not that of the values before.
  mutating func require(_ shape: ValueShape, at place: DocumentPlace) throws(CommandFailure) {
    guard let seen else {
      seen = (shape, place.path)
      return
    }
    guard seen.shape == shape else {
      throw place.failure("expected \(seen.shape.kind) as in \(seen.path), found \(shape.kind)")
    }
  }

  private static func parts(
    of value: JSONValue, at place: DocumentPlace
  ) throws(CommandFailure) -> (ValueShape, [Double]) {
    switch value.content {
    case .number: return (.number, [try value.number(ValueShape.range, at: place)])
    case .array(let elements):
      guard (1...ValueShape.maximumCount).contains(elements.count) else {
        throw place.failure("expected 1 to \(ValueShape.maximumCount) numbers, found \(elements.count)")
      }
      var numbers: [Double] = []
      for (index, element) in elements.enumerated() {
        numbers.append(try element.number(ValueShape.range, at: place.element(index)))
      }
      return (.numbers(numbers.count), numbers)
    default: throw place.failure("expected a number or an array of numbers, found \(value.kind)")
    }
  }
}
