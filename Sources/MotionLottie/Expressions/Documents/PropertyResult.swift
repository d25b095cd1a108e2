internal import MotionValues

/// The place of a property, or of a group of properties, in a document.
struct PropertyPlace: Hashable, Sendable {
  var layer: LayerPlace
  /// The place among the entries of the layer: see ``LayerTree``.
  var entry: Int
}

/// A value of any property.
enum PropertyResult {
  case number(Double)
  /// With the number of components that scripts see.
  case vector(Vector, count: Int)
  case color(Color)
  case outline(Outline)
  case gradient([Double])
  case text(TextDocument)

  /// The numbers; none for outlines and texts.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .vector(let vector, let count): (0..<count).map { vector[$0] }
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .gradient(let numbers): numbers
    case .outline, .text: []
    }
  }

  /// The same kind of value with other numbers; missing ones stay as they are.
  func replacing(numbers: [Double]) -> PropertyResult {
    switch self {
    case .number(let old): return .number(numbers.first ?? old)
    case .vector(var vector, let count):
      for index in 0..<min(3, numbers.count) { vector[index] = numbers[index] }
      return .vector(vector, count: count)
    case .color(let color):
      guard numbers.count >= 3 else { return self }
      return .color(
        Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 3 ? numbers[3] : color.alpha)
      )
    case .gradient: return .gradient(numbers)
    case .outline, .text: return self
    }
  }
}
