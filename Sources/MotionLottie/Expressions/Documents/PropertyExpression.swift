/// The expression of a property, as the document has it.
final class PropertyExpression: Sendable {
  let script: Script
  /// The JSON pointer of the text.
  let pointer: String

  init(_ script: Script, pointer: String) {
    self.script = script
    self.pointer = pointer
  }
}

/// A property whose values an expression makes from those of the document.
final class ScriptedProperty<Value: PropertyValue>: Sendable {
  /// The property without its expression.
  let base: Property<Value>
  let expression: PropertyExpression

  init(_ base: Property<Value>, _ expression: PropertyExpression) {
    self.base = base
    self.expression = expression
  }
}
