import MotionCurves
import RealModule

/// A space in which colours are mixed: between the same two colours, each takes another way.
///
/// ```swift
/// let glow = ColorTween(from: .red, to: .blue, in: .oklab, duration: 0.4)
/// glow.value(at: 0.2)              // a colour
/// ```
///
/// Source: CSS Color 4, §10, "Sample code for Color Conversions", and §12, "Color Interpolation".
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  /// sRGB as it is stored: the space of CSS's older colours, and of Core Animation.
  case srgb
  /// The light itself, as lamps mix.
  case linearSRGB = "srgb-linear"
  /// OKLab: lightness and hue change evenly; the straight way, through greys between opposite hues.
  case oklab
  /// OKLab by chroma and hue: around the circle of hues by the shorter way.
  case oklch
  /// CIE Lab under the light D50.
  case lab
  /// CIE Lab by chroma and hue: around the circle of hues by the shorter way.
  case lch

  /// The coordinates of a colour for mixing: three of the space, each times alpha, and alpha.
  ///
  /// The hue, in radians, is the third of ``oklch`` and ``lch``, and is not multiplied.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - other: the coordinates of a neighbour. The hue is then the nearest to the neighbour's, and a colour without a
  ///     hue has that of the neighbour.
  /// - Returns: the coordinates.
  public func coordinates(of color: Color, near other: SIMD4<Double>? = nil) -> SIMD4<Double> {
    var place = straight(color.components)
    if isPolar {
      let chroma = hypot(place.y, place.z)
      var hue = Double.atan2(y: place.z, x: place.y)
      if let other {
        let turns = (hue - other.z) / (2 * Double.pi)
        hue = chroma <= leastChroma ? other.z : hue - 2 * Double.pi * turns.rounded()
      }
      return SIMD4(place.x * color.alpha, chroma * color.alpha, hue, color.alpha)
    }
    place *= color.alpha
    return SIMD4(place, color.alpha)
  }

  /// The colour at coordinates for mixing; transparent black where alpha is 0.
  ///
  /// - Parameter coordinates: as of ``coordinates(of:near:)``.
  /// - Returns: the colour, within 3·10⁻¹³ of the one with these coordinates; outside of the gamut of sRGB with
  ///   components outside of 0…1.
  public func color(at coordinates: SIMD4<Double>) -> Color {
    let alpha = coordinates.w
    guard alpha != 0 else { return .clear }
    var place = SIMD3(coordinates.x, coordinates.y, coordinates.z)
    if isPolar {
      let (chroma, hue) = (place.y / alpha, place.z)
      place = SIMD3(place.x / alpha, chroma * Double.cos(hue), chroma * Double.sin(hue))
    } else {
      place /= alpha
    }
    return Color(components: SIMD4(components(at: place), alpha))
  }

  /// The coordinates of two colours, with hues on the shorter way.
  package func ends(from start: Color, to end: Color) -> (start: SIMD4<Double>, end: SIMD4<Double>) {
    let first = coordinates(of: start, near: coordinates(of: end))
    return (first, coordinates(of: end, near: first))
  }

  private var isPolar: Bool { self == .oklch || self == .lch }

  /// The chroma up to which a colour counts as a grey, without a hue.
  private var leastChroma: Double { self == .lch ? 0.0015 : 4e-6 }

  /// The coordinates on straight axes.
  private func straight(_ components: SIMD4<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: SIMD3(components.x, components.y, components.z)
    case .linearSRGB: SRGBTransfer.linear(components)
    case .oklab, .oklch: OKLabColor(Color(components: components)).place
    case .lab, .lch: CIELab.place(ofLight: SRGBTransfer.linear(components))
    }
  }

  private func components(at place: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: place
    case .linearSRGB: SRGBTransfer.encoded(place)
    case .oklab, .oklch: OKLabColor(components: SIMD4(place, 1)).color.place
    case .lab, .lch: SRGBTransfer.encoded(CIELab.light(at: place))
    }
  }

  private func hypot(_ a: Double, _ b: Double) -> Double { Double.hypot(a, b) }
}

extension FourComponentValue {
  /// The first three components.
  fileprivate var place: SIMD3<Double> { SIMD3(components.x, components.y, components.z) }
}

/// CIE Lab under the light D50, from linear sRGB and back.
private enum CIELab {
  /// Lightness, a and b of a linear light.
  static func place(ofLight light: SIMD3<Double>) -> SIMD3<Double> {
    // To XYZ under D65, then to D50 by Bradford's adaptation.
    let x = 506752.0 / 1_228_815 * light.x + 87881.0 / 245_763 * light.y + 12673.0 / 70218 * light.z
    let y = 87098.0 / 409_605 * light.x + 175762.0 / 245_763 * light.y + 12673.0 / 175_545 * light.z
    let z = 7918.0 / 409_605 * light.x + 87881.0 / 737_289 * light.y + 1_001_167.0 / 1_053_270 * light.z
    let f = SIMD3(
      bent((1.0479297925449969 * x + 0.022946870601609652 * y - 0.05019226628920524 * z) / white.x),
      bent(0.02962780877005599 * x + 0.9904344267538799 * y - 0.017073799063418826 * z),
      bent((-0.009243040646204504 * x + 0.015055191490298152 * y + 0.7518742814281371 * z) / white.z))
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// The linear light of a lightness, a and b.
  static func light(at place: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (place.x + 16) / 116
    let (x, y, z) = (
      straightened(middle + place.y / 500) * white.x, straightened(middle),
      straightened(middle - place.z / 200) * white.z
    )
    let a = 0.955473421488075 * x - 0.02309845494876471 * y + 0.06325924320057072 * z
    let b = -0.0283697093338637 * x + 1.0099953980813041 * y + 0.021041441191917323 * z
    let c = 0.012314014864481998 * x - 0.020507649298898964 * y + 1.330365926242124 * z
    return SIMD3(
      12831.0 / 3959 * a - 329.0 / 214 * b - 1974.0 / 3959 * c,
      -851_781.0 / 878_810 * a + 1_648_619.0 / 878_810 * b + 36519.0 / 878_810 * c,
      705.0 / 12673 * a - 2585.0 / 12673 * b + 705.0 / 667 * c)
  }

  /// The white of D50.
  private static var white: (x: Double, z: Double) { (0.3457 / 0.3585, (1 - 0.3457 - 0.3585) / 0.3585) }

  private static func bent(_ t: Double) -> Double {
    t > 216.0 / 24389 ? Double.root(t, 3) : (24389.0 / 27 * t + 16) / 116
  }

  private static func straightened(_ f: Double) -> Double {
    f > 6.0 / 29 ? f * f * f : (116 * f - 16) * 27 / 24389
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ColorSpace: Codable {}
#endif
