public import MotionCurves

/// The path of an animated property of a layer, or of a component of a property: `position.x`, `transform.rotation.z`.
///
/// The components are those of Core Animation's key-value coding. Points have `x` and `y`; sizes such as `shadowOffset`
/// also have `width` and `height`. Rectangles have `origin`, `size` and their components. Transforms have
/// `translation`, `scale` and `rotation` with `x`, `y`, `z`; `rotation` alone is the rotation about z, and `scale`
/// alone is the average of the three scales. Any other name is a custom property. Source: Apple, *Core Animation
/// Programming Guide*, Key-Value Coding Extensions.
public struct LayerKeyPath: Sendable, Hashable {
  /// A property of Core Animation's layers, or a custom property.
  package enum Base: Sendable, Hashable {
    /// A property of Core Animation's layers.
    case property(LayerProperty)
    /// A custom property, by its name.
    case custom(String)
  }

  /// A component of a value.
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
  package let base: Base
  /// The component of the property; nil for the whole property.
  package let component: Component?

  /// The name of a derived value that is not a property.
  private static let frame = "frame"

  /// Creates the key path of a property, or of a component of it.
  ///
  /// - Precondition: values of the property have such a component; ``init(validating:_:)`` throws instead.
  public init(_ property: LayerProperty, _ component: Component? = nil) {
    self = ParameterError.orTrap(try Self(validating: property, component))
  }

  /// Creates the key path of a property, or of a component of it.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if values of the property have no such component.
  public init(validating property: LayerProperty, _ component: Component? = nil) throws(ParameterError) {
    if let component, !property.has(component) {
      throw ParameterError(
        parameter: "keyPath", value: "\(property.rawValue).\(component.rawValue)",
        allowed: "a part that \(property.defaultValue.kind) has")
    }
    base = .property(property)
    self.component = component
  }

  /// The key path of a property, or of a component that values of the property have.
  init(unchecked property: LayerProperty, _ component: Component? = nil) {
    base = .property(property)
    self.component = component
  }

  /// Creates the key path of a custom property, such as `factor`, whose components have no names.
  ///
  /// - Precondition: the name is not empty, and does not begin like a key path of Core Animation, because the two could
  ///   not be distinguished; ``init(validatingCustom:)`` throws instead.
  public init(custom name: String) {
    self = ParameterError.orTrap(try Self(validatingCustom: name))
  }

  /// Creates the key path of a custom property, such as `factor`, whose components have no names.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for an empty name, and for a name that begins like a key path of Core
  ///   Animation.
  public init(validatingCustom name: String) throws(ParameterError) {
    let first = String(name.prefix { $0 != "." })
    guard !name.isEmpty && LayerProperty(rawValue: first) == nil && first != Self.frame else {
      throw ParameterError(
        parameter: "custom", value: "'\(name)'", allowed: "the name of a property that Core Animation does not have")
    }
    base = .custom(name)
    component = nil
  }

  /// Creates a key path from its text; any name that is not one of Core Animation's is a custom property.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if a property of Core Animation has no such component, if the text is
  ///   empty, or if it is `frame`, which cannot be animated.
  public init(parsing text: String) throws(ParameterError) {
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
      try self.init(validatingCustom: text)
      return
    }
    guard first.count < text.count else {
      try self.init(validating: property)
      return
    }
    guard let component = Component(rawValue: String(text.dropFirst(first.count + 1))) else {
      throw ParameterError(
        parameter: "keyPath", value: text, allowed: "a part that \(property.defaultValue.kind) has")
    }
    try self.init(validating: property, component)
  }
}

extension LayerKeyPath: ExpressibleByStringLiteral {
  /// Creates a key path from a literal such as `"transform.rotation.z"`.
  ///
  /// - Precondition: the text is that of a key path; ``init(parsing:)`` throws instead.
  public init(stringLiteral text: String) {
    self = ParameterError.orTrap(try Self(parsing: text))
  }
}

extension LayerKeyPath: CustomStringConvertible {
  /// The text of the key path.
  public var description: String {
    let name =
      switch base {
      case .property(let property): property.rawValue
      case .custom(let name): name
      }
    return component.map { "\(name).\($0.rawValue)" } ?? name
  }

  /// Whether values jump rather than being interpolated.
  var isDiscrete: Bool {
    if case .property(let property) = base { return property.isDiscrete }
    return false
  }
}
