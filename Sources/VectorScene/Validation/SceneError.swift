import MotionCurves
internal import MotionValues

/// A number or a name of a scene that cannot be written.
///
/// Every function that writes a scene either gives a document in which all numbers are finite or throws this error: a
/// scene made from a request can be invalid without harm.
public struct SceneError: Error, Hashable {
  /// The node or frame that has the field, such as `frames[3].nodes[0].children[2]`; empty for the scene itself and for
  /// the arguments of a call.
  public internal(set) var place: String
  /// The field, such as `stroke.width`, or the argument, such as `idPrefix`.
  public internal(set) var field: String
  /// The given value, as text.
  public let value: String
  /// The allowed values, in words.
  public let allowed: String

  /// Creates an error for a `field` of `place` whose `value` is not `allowed`.
  package init(place: String = "", field: String, value: String, allowed: String) {
    self.place = place
    self.field = field
    self.value = value
    self.allowed = allowed
  }
}

extension SceneError: CustomStringConvertible {
  /// One line: the field with its place, the allowed values and the given one.
  public var description: String {
    let name = place.isEmpty ? field : "\(place).\(field)"
    return "\(name) must be \(allowed), not \(value)"
  }
}

/// A property of a node that consists of fields.
protocol ValidatedProperty {
  /// Throws an error that names the first field that cannot be written.
  func validate() throws(SceneError)
}

// MARK: Places

extension SceneError {
  /// Calls a function for each item of a list of nodes or frames, and puts the item before the place of its error.
  static func forEach<Item>(
    of items: [Item], in list: String, _ body: (Item) throws(SceneError) -> Void
  ) throws(SceneError) {
    for (index, item) in items.enumerated() {
      do {
        try body(item)
      } catch {
        var error = error
        let step = "\(list)[\(index)]"
        error.place = error.place.isEmpty ? step : "\(step).\(error.place)"
        throw error
      }
    }
  }

  /// Validates a property, and puts its name before the field of its error.
  static func require(_ property: some ValidatedProperty, _ field: String) throws(SceneError) {
    do {
      try property.validate()
    } catch {
      var error = error
      error.field = "\(field).\(error.field)"
      throw error
    }
  }
}

// MARK: Requirements

extension SceneError {
  static func requireFinite(_ value: Double, _ field: @autoclosure () -> String) throws(SceneError) {
    guard value.isFinite else {
      throw SceneError(field: field(), value: value.shortestDecimal, allowed: "a finite number")
    }
  }

  static func requireLength(_ value: Double, _ field: @autoclosure () -> String) throws(SceneError) {
    guard value >= 0 && value.isFinite else {
      throw SceneError(
        field: field(), value: value.shortestDecimal, allowed: "a finite number that is not negative")
    }
  }

  static func requireFinite(_ point: SIMD2<Double>, _ field: @autoclosure () -> String) throws(SceneError) {
    try requireFinite(point.x, "\(field()).x")
    try requireFinite(point.y, "\(field()).y")
  }

  static func requireFinite(_ color: Color, _ field: @autoclosure () -> String) throws(SceneError) {
    try requireFinite(color.red, "\(field()).red")
    try requireFinite(color.green, "\(field()).green")
    try requireFinite(color.blue, "\(field()).blue")
    try requireFinite(color.alpha, "\(field()).alpha")
  }

  /// Requires 0…6 digits after the point: factors have three more, and ``FixedDecimal`` allows at most nine.
  static func require(decimals: Int) throws(SceneError) {
    guard (0...6).contains(decimals) else {
      throw SceneError(field: "decimals", value: "\(decimals)", allowed: "0...6")
    }
  }

  /// Requires ASCII letters, digits, `-` and `_` that begin with a letter, or nothing.
  static func require(idPrefix prefix: String) throws(SceneError) {
    for (index, byte) in prefix.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        if index > 0 { continue }
      default: break
      }
      throw SceneError(
        field: "idPrefix", value: "'\(prefix)'",
        allowed: "ASCII letters, digits, - and _ that begin with a letter")
    }
  }
}
