/// A colour in sRGB with an alpha value that is not premultiplied.
///
/// Components mean 0…1 and have to be finite. Values outside are kept, because an overshooting animation
/// passes through them, and limited when the scene is written.
public struct Color: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 opaque.
  public var alpha: Double

  /// Creates a colour from its components, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from six hexadecimal digits, `0xRRGGBB`.
  ///
  /// Traps on a greater number.
  public init(hex: UInt32, alpha: Double = 1) {
    precondition(hex <= 0xFF_FFFF, "Color: a hex colour has six digits, 0xRRGGBB")
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
}
