import MotionCurves
import RealModule

/// A colour in OKLab: a lightness and two opponent colours, in which equal distances look alike.
///
/// In sRGB, a motion between two colours passes through colours that are too dark. In OKLab, lightness and hue change
/// evenly.
///
/// ```swift
/// let glow = SpringMotion(.smooth, from: OKLabColor(Color(hex: 0x0066FF)), to: OKLabColor(Color(hex: 0xFFCC00)))
/// let drawn = glow.value(at: 0.1).color
/// ```
///
/// - L is 0 for black and 1 for white; a is green to red, b blue to yellow. Alpha is straight, not premultiplied.
/// - Components outside of the gamut of sRGB are kept, by the odd extension of its transfer function.
/// - Accuracy: the round trip of a colour is within 3·10⁻¹³. The error is greatest for dark components beside bright
///   ones, where the transfer function of sRGB is steep.
///
/// Source: B. Ottosson, *A perceptual color space for image processing*, 2020, with the matrices of CSS Color 4.
public struct OKLabColor: Sendable, Hashable, FourComponentValue {
  /// The components L, a, b, alpha.
  public var components: SIMD4<Double>

  /// Creates a colour from its components L, a, b, alpha.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.components = components
  }

  /// Creates a colour from its lightness, 0…1, and its opponent colours.
  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    components = SIMD4(lightness, a, b, alpha)
  }

  /// Creates the colour from a colour in sRGB.
  public init(_ color: Color) {
    let (red, green, blue) = (
      SRGBTransfer.linear(color.red), SRGBTransfer.linear(color.green), SRGBTransfer.linear(color.blue)
    )
    let long = Double.root(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue, 3)
    let medium = Double.root(0.21190349581782522 * red + 0.6806995506452344 * green + 0.10739695353694055 * blue, 3)
    let short = Double.root(0.08830245919005643 * red + 0.2817188391361215 * green + 0.6299787016738221 * blue, 3)
    components = SIMD4(
      0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short,
      1.9779985324311684 * long - 2.42859224204858 * medium + 0.450593709617411 * short,
      0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short,
      color.alpha)
  }

  /// The colour in sRGB; outside of its gamut with components outside of 0…1.
  public var color: Color {
    let (lightness, a, b) = (components.x, components.y, components.z)
    func cube(_ x: Double) -> Double { x * x * x }
    let long = cube(lightness + 0.396337777376175 * a + 0.2158037573099136 * b)
    let medium = cube(lightness - 0.10556134581565856 * a - 0.06385417282581334 * b)
    let short = cube(lightness - 0.08948417752981182 * a - 1.2914855480194094 * b)
    return Color(
      red: SRGBTransfer.encoded(4.076741636075958 * long - 3.3077115392580625 * medium + 0.23096990318210447 * short),
      green: SRGBTransfer.encoded(-1.268437973285032 * long + 2.609757349287689 * medium - 0.3413193760026573 * short),
      blue: SRGBTransfer.encoded(
        -0.00419607613867548 * long - 0.7034186179359363 * medium + 1.7076146940746117 * short),
      alpha: components.w)
  }
}

extension OKLabColor: NamedScalars, CustomStringConvertible {
  static var scalarNames: [String] { ["lightness", "a", "b", "alpha"] }
  func namedScalar(_ index: Int) -> Double { components[index] }

  /// The components, such as `OKLabColor(lightness: 0.5, a: 0.1, b: 0)`; with alpha, unless the colour is opaque.
  public var description: String { described(as: "OKLabColor", upTo: components.w == 1 ? 3 : 4) }
}
