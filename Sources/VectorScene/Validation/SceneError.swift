internal import MotionNumerics

/// A number or a name that cannot be written, and where in the scene it is.
///
/// Thrown by all that writes scenes. Whatever a scene is made of, it is either written, with finite numbers alone, or
/// refused with this error: one that is made from a request may be wrong without harm.
public struct SceneError: Error, Hashable {
  /// The node or the frame that has the field, `frames[3].nodes[0].children[2]`; empty for the scene itself and for the
  /// arguments of a call.
  public internal(set) var place: String
  /// The field, `stroke.width`, or the argument, `idPrefix`.
  public internal(set) var field: String
  /// The value that was given, as text.
  public let value: String
  /// What is allowed, in words.
  public let allowed: String

  /// Says that a `field` of `place` had a `value` that is not `allowed`.
  public init(place: String = "", field: String, value: String, allowed: String) {
    self.place = place
    self.field = field
    self.value = value
    self.allowed = allowed
  }
}

extension SceneError: CustomStringConvertible {
  /// One line: the field and its place, what it must be, and what it was.
  public var description: String {
    let name = place.isEmpty ? field : "\(place).\(field)"
    return "\(name) must be \(allowed), not \(value)"
  }
}

// MARK: Where it is

extension SceneError {
  /// Does something for each item of a list of nodes or frames; its errors tell the item.
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

  /// Checks what a field holds; its errors tell the field.
  static func require(_ part: some CheckedPart, _ field: String) throws(SceneError) {
    do {
      try part.check()
    } catch {
      var error = error
      error.field = "\(field).\(error.field)"
      throw error
    }
  }
}

// MARK: What is allowed

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

  /// The digits after the point that a document may have: with three more, factors have at most nine.
  static func require(decimals: Int) throws(SceneError) {
    guard (0...6).contains(decimals) else {
      throw SceneError(field: "decimals", value: "\(decimals)", allowed: "0...6")
    }
  }

  /// Letters, digits, `-` and `_` of ASCII, beginning with a letter, or nothing.
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
        allowed: "letters, digits, - and _ of ASCII that begin with a letter")
    }
  }
}
