internal import MotionValues

/// Walks the properties of a document by their names, and may replace them.
///
/// Layers, shapes, masks, effects and text hand each of their properties to a visitor, in the order of the document and
/// with the names that After Effects shows. Queries and overrides are visitors.
protocol PropertyVisitor {
  /// Is told which part of a layer the next properties belong to.
  mutating func begin(_ part: LayerPart)

  /// Enters something that has a name and properties, such as a layer or a group; the visitor may decline to.
  mutating func enter(_ name: String) -> Bool
  /// Leaves the part that was entered last.
  mutating func leave()

  mutating func visit(_ name: String, _ property: inout Property<Double>)
  /// Visits a property of vectors, whose values have two or three components in a document.
  mutating func visit(_ name: String, _ property: inout Property<Vector>)
  /// Visits a vector whose coordinates are separate properties; these are also visited one by one.
  mutating func visit(
    _ name: String, x: inout Property<Double>, y: inout Property<Double>, z: inout Property<Double>)
  mutating func visit(_ name: String, _ property: inout Property<Color>)
  mutating func visit(_ name: String, _ property: inout Property<Outline>)
  mutating func visit(_ name: String, _ property: inout Property<GradientNumbers>)
  /// Visits the colour of a stop of a gradient, whose numbers are also visited as a whole.
  mutating func visit(_ name: String, stop: Int, of gradient: inout Property<GradientNumbers>)
  mutating func visit(_ name: String, _ property: inout Property<TextDocument>)
}

/// The parts of a layer that have properties.
enum LayerPart: Sendable {
  case transform, time, masks, effects, styles, content, text
}

extension PropertyVisitor {
  mutating func begin(_ part: LayerPart) {}

  // Properties that some documents do not have.
  mutating func visit(_ name: String, _ property: inout Property<Double>?) {
    guard var present = property else { return }
    visit(name, &present)
    property = present
  }

  mutating func visit(_ name: String, _ property: inout Property<Vector>?) {
    guard var present = property else { return }
    visit(name, &present)
    property = present
  }

  mutating func visit(_ name: String, _ property: inout Property<Color>?) {
    guard var present = property else { return }
    visit(name, &present)
    property = present
  }

  /// Visits a part that has a name, if the visitor enters it.
  mutating func visit(inside name: String, _ body: (inout Self) -> Void) {
    guard enter(name) else { return }
    body(&self)
    leave()
  }
}
