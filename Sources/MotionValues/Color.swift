public import MotionCurves

/// A colour in sRGB with an alpha value that is not premultiplied.
///
/// Components are nominally 0…1. Values outside this range are kept, because an overshooting animation passes through
/// them; they are limited when a scene is written. Writing a component that is not finite throws an error.
///
/// A track interpolates these components linearly, as Core Animation does; CSS interpolates ``premultiplied``
/// components. Between opaque colours, both give the same result.
public struct Color: Sendable, Hashable, BitwiseCopyable {
  /// The components: red, green, blue, alpha.
  public var components: SIMD4<Double>

  /// Creates a colour from its components: red, green, blue, alpha.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.components = components
  }

  /// Creates a colour from its components, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(components: SIMD4(red, green, blue, alpha))
  }

  /// Creates a colour from six hexadecimal digits, `0xRRGGBB`.
  ///
  /// - Precondition: the number has at most six digits; ``init(validatingHex:alpha:)`` throws instead, and
  ///   ``init(parsing:)`` reads text.
  public init(hex: UInt32, alpha: Double = 1) {
    self = ParameterError.orTrap(try Color(validatingHex: hex, alpha: alpha))
  }

  /// Creates a colour from six hexadecimal digits from outside, `0xRRGGBB`.
  ///
  /// - Throws: ``ParameterError`` for a greater number.
  public init(validatingHex hex: UInt32, alpha: Double = 1) throws(ParameterError) {
    guard hex <= 0xFF_FFFF else {
      throw ParameterError(parameter: "hex", value: "0x" + String(hex, radix: 16), allowed: "six digits, 0xRRGGBB")
    }
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}

extension Color {
  /// The red component.
  public var red: Double {
    get { components.x }
    set { components.x = newValue }
  }

  /// The green component.
  public var green: Double {
    get { components.y }
    set { components.y = newValue }
  }

  /// The blue component.
  public var blue: Double {
    get { components.z }
    set { components.z = newValue }
  }

  /// The opacity: 0 is transparent, 1 opaque.
  public var alpha: Double {
    get { components.w }
    set { components.w = newValue }
  }
}

extension Color: FourComponentValue {}
