public import MotionNumerics

/// Which property of a layer, or which part of it, an animation is about: `position.x`, `transform.rotation.z`.
///
/// Parts are those of Core Animation's key-value coding: of points `x` and `y`, of sizes such as `shadowOffset` also
/// `width` and `height`, of rectangles `origin`, `size` and their parts, of transforms `translation`, `scale` and
/// `rotation` with `x`, `y`, `z`; `rotation` alone is that about z, `scale` alone the average of three. Any other
/// name is a property of one's own. Source: Apple, *Core Animation Programming Guide*, Key-Value Coding Extensions.
public struct LayerKeyPath: Sendable, Hashable {
  /// A property, or one of one's own.
  public enum Base: Sendable, Hashable {
    /// A property of Core Animation's layers.
    case property(LayerProperty)
    /// A property of one's own, by its name.
    case custom(String)
  }

  /// A part of a value.
  public enum Component: String, Sendable, Hashable, CaseIterable {
    // Of points and sizes.
    case x
    case y
    case width
    case height
    // Of rectangles.
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    // Of transforms.
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  /// The property.
  public let base: Base
  /// The part of it; nil for all.
  public let component: Component?
  /// The place of the property in the table of a state; nil for one of one's own.
  let slot: Int?

  /// What looks like a property, but follows from others.
  private static let frame = "frame"

  /// A property, or a part of it.
  ///
  /// - Throws: ``ParameterError`` if values of the property have no such part.
  public init(_ property: LayerProperty, _ component: Component? = nil) throws(ParameterError) {
    if let component, !property.has(component) {
      throw ParameterError(
        parameter: "keyPath", value: "\(property.rawValue).\(component.rawValue)",
        allowed: "a part that \(property.defaultValue.kind) has")
    }
    base = .property(property)
    self.component = component
    slot = property.index
  }

  /// A property of one's own, such as `factor`; parts of it have no names.
  ///
  /// Traps on an empty name, and on one that begins as a key path of Core Animation's does: it could not be told from
  /// that.
  public init(custom name: String) {
    let first = String(name.prefix { $0 != "." })
    precondition(
      !name.isEmpty && LayerProperty(rawValue: first) == nil && first != Self.frame,
      "LayerKeyPath: '\(name)' is not a name for a property of one's own")
    base = .custom(name)
    component = nil
    slot = nil
  }

  /// The key path that is written so; any name that is not one of Core Animation's is a property of one's own.
  ///
  /// - Throws: ``ParameterError`` if a property of Core Animation's has no such part, the text is empty, or it is
  ///   `frame`, which cannot be animated.
  public init(_ text: String) throws(ParameterError) {
    guard !text.isEmpty else {
      throw ParameterError(parameter: "keyPath", value: "an empty text", allowed: "the name of a property")
    }
    let first = text.prefix { $0 != "." }
    guard first != Self.frame else {
      throw ParameterError(
        parameter: "keyPath", value: text,
        allowed: "bounds, position, anchorPoint or transform, from which the frame follows")
    }
    guard let property = LayerProperty(rawValue: String(first)) else {
      self.init(custom: text)
      return
    }
    guard first.count < text.count else {
      try self.init(property)
      return
    }
    guard let component = Component(rawValue: String(text.dropFirst(first.count + 1))) else {
      throw ParameterError(
        parameter: "keyPath", value: text, allowed: "a part that \(property.defaultValue.kind) has")
    }
    try self.init(property, component)
  }
}

extension LayerKeyPath: CustomStringConvertible {
  /// The key path as it is written.
  public var description: String {
    let name =
      switch base {
      case .property(let property): property.rawValue
      case .custom(let name): name
      }
    return component.map { "\(name).\($0.rawValue)" } ?? name
  }

  /// Whether values jump rather than go over into each other.
  var isDiscrete: Bool {
    if case .property(let property) = base { return property.isDiscrete }
    return false
  }
}
