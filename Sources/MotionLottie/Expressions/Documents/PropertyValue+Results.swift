internal import MotionValues

/// Values of properties, as expressions see them.
protocol ScriptableValue {
  var result: PropertyResult { get }
  /// The value that a result is; nil for another kind.
  init?(_ result: PropertyResult)
}

extension Double: ScriptableValue {
  var result: PropertyResult { .number(self) }
  init?(_ result: PropertyResult) {
    guard case .number(let number) = result else { return nil }
    self = number
  }
}

extension Vector: ScriptableValue {
  var result: PropertyResult { .vector(self, count: 3) }
  init?(_ result: PropertyResult) {
    guard case .vector(let vector, _) = result else { return nil }
    self = vector
  }
}

extension Color: ScriptableValue {
  var result: PropertyResult { .color(self) }
  init?(_ result: PropertyResult) {
    guard case .color(let color) = result else { return nil }
    self = color
  }
}

extension Outline: ScriptableValue {
  var result: PropertyResult { .outline(self) }
  init?(_ result: PropertyResult) {
    guard case .outline(let outline) = result else { return nil }
    self = outline
  }
}

extension GradientNumbers: ScriptableValue {
  var result: PropertyResult { .gradient(numbers) }
  init?(_ result: PropertyResult) {
    guard case .gradient(let numbers) = result else { return nil }
    self.init(numbers: numbers)
  }
}

extension TextDocument: ScriptableValue {
  var result: PropertyResult { .text(self) }
  init?(_ result: PropertyResult) {
    guard case .text(let document) = result else { return nil }
    self = document
  }
}
