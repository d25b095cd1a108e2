import MotionCurves

// Values that are printed and stored by the names of their scalars.

/// A value whose scalars have the names of its properties and of its initialiser's labels.
protocol NamedScalars {
  /// The names, in the order of the scalars.
  static var scalarNames: [String] { get }
  /// The scalar at an index of ``scalarNames``.
  func namedScalar(_ index: Int) -> Double
}

extension NamedScalars {
  /// The initialiser that makes the value, such as `Rectangle(x: 0, y: 0, width: 20, height: 10)`.
  func described(as type: String, upTo count: Int = Self.scalarNames.count) -> String {
    var text = type
    for index in 0..<count {
      text += index == 0 ? "(" : ", "
      text += "\(Self.scalarNames[index]): \(namedScalar(index).shortestDecimal)"
    }
    return text + ")"
  }
}

extension Color: NamedScalars, CustomStringConvertible {
  static var scalarNames: [String] { ["red", "green", "blue", "alpha"] }
  func namedScalar(_ index: Int) -> Double { components[index] }

  /// The components, such as `Color(red: 1, green: 0.5, blue: 0)`; with alpha, unless the colour is opaque.
  public var description: String { described(as: "Color", upTo: alpha == 1 ? 3 : 4) }
}

extension Rectangle: NamedScalars, CustomStringConvertible {
  static var scalarNames: [String] { ["x", "y", "width", "height"] }
  func namedScalar(_ index: Int) -> Double { components[index] }

  /// The numbers, such as `Rectangle(x: 0, y: 0, width: 20, height: 10)`.
  public var description: String { described(as: "Rectangle") }
}

extension Affine: NamedScalars, CustomStringConvertible {
  static var scalarNames: [String] { ["a", "b", "c", "d", "tx", "ty"] }
  func namedScalar(_ index: Int) -> Double { elements[index] }

  /// The coefficients, such as `Affine(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 10)`.
  public var description: String { described(as: "Affine") }
}

extension Transform3D: NamedScalars, CustomStringConvertible {
  static var scalarNames: [String] {
    ["m11", "m12", "m13", "m14", "m21", "m22", "m23", "m24", "m31", "m32", "m33", "m34", "m41", "m42", "m43", "m44"]
  }
  func namedScalar(_ index: Int) -> Double { elements[index] }

  /// The rows, such as `Transform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [20, 10, 0, 1])`.
  public var description: String {
    let rows = (0..<4).map { row in
      "[" + (0..<4).map { elements[4 * row + $0].shortestDecimal }.joined(separator: ", ") + "]"
    }
    return "Transform3D(" + rows.joined(separator: ", ") + ")"
  }
}

extension Quaternion: NamedScalars, CustomStringConvertible {
  static var scalarNames: [String] { ["x", "y", "z", "w"] }
  func namedScalar(_ index: Int) -> Double { components[index] }

  /// The components, such as `Quaternion(x: 0, y: 0, z: 0, w: 1)`.
  public var description: String { described(as: "Quaternion") }
}
