import LayerAnimation
import MotionNumerics

extension FromToBy {
  /// From where to where a basic or spring animation in a document goes.
  init(_ fields: FieldReader, _ values: inout ValueReader) throws(CommandFailure) {
    if fields.has("fromValue") && fields.has("toValue") {
      try fields.refuse(["byValue"], "with fromValue and toValue")
    }
    let from = try Self.value("fromValue", fields, &values)
    let to = try Self.value("toValue", fields, &values)
    let by = try Self.value("byValue", fields, &values)
    self = try fields.checked(
      try Self(from: from, to: to, by: by))
  }

  private static func value(
    _ name: String, _ fields: FieldReader, _ values: inout ValueReader
  ) throws(CommandFailure) -> LayerValue? {
    fields.has(name) ? try values.value(try fields.required(name), at: fields.place.field(name)) : nil
  }
}

extension SpringParameters {
  /// The spring of an animation in a document.
  init(_ fields: FieldReader) throws(CommandFailure) {
    let mass = try fields.number("mass", .positive, default: 1)
    let stiffness = try fields.number("stiffness", .positive, default: 100)
    let damping = try fields.number("damping", .nonnegative, default: 10)
    let velocity = try fields.number("initialVelocity", default: 0)
    let allowsOverdamping = try fields.truth("allowsOverdamping")
    self = try fields.checked(
      try Self(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping))
  }
}

extension Transition {
  /// A transition in a document; Core Animation's name for its `type` is taken by that of the animation.
  init(_ fields: FieldReader) throws(CommandFailure) {
    let kind: Kind = try fields.word("transitionType", default: .fade)
    if kind == .fade { try fields.refuse(["subtype"], "with the transitionType 'fade', which has no direction") }
    let direction: Direction = try fields.word("subtype", default: .fromLeft)
    let start = try fields.number("startProgress", .closed(0...1), default: 0)
    let end = try fields.number("endProgress", .closed(start...1), default: 1)
    self = try fields.checked(
      try Self(kind, direction: direction, startProgress: start, endProgress: end))
  }
}
