/// A colour in sRGB with an alpha value that is not premultiplied.
///
/// Components are nominally 0…1 and have to be finite. Values outside are kept, because an overshooting animation
/// passes through them, and limited when the scene is written.
///
/// A track interpolates these components linearly, as Core Animation does; CSS interpolates ``premultiplied`` ones.
/// Between opaque colours the two are the same.
public struct Color: Sendable, Hashable {
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
  /// Traps on a greater number.
  public init(hex: UInt32, alpha: Double = 1) {
    ParameterError.trapUnless(hex <= 0xFF_FFFF, "hex", Double(hex), "six digits, 0xRRGGBB")
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
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
