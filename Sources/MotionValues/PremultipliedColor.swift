public import MotionCurves

/// A colour in sRGB with red, green and blue multiplied by alpha, as CSS interpolates colours.
///
/// A colour that fades in from transparency keeps its hue, because the transparent end has none. With the straight
/// components of ``Color``, as in Core Animation, the hue of the transparent end is mixed in. So the type of the values
/// determines the interpolation.
///
/// Source: CSS Color 4, §12.3, "Interpolating with Alpha".
public struct PremultipliedColor: Sendable, Hashable, FourComponentValue, BitwiseCopyable {
  /// The components: red·alpha, green·alpha, blue·alpha, alpha.
  public var components: SIMD4<Double>

  /// Creates a colour from its components: red·alpha, green·alpha, blue·alpha, alpha.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.components = components
  }

  /// The colour with straight components: each divided by alpha, within half an ulp.
  ///
  /// A colour with alpha 0 has no hue: it becomes transparent black, as in CSS.
  @inlinable
  public var color: Color {
    let alpha = components.w
    guard alpha != 0 else { return Color(components: .zero) }
    var straight = components / alpha
    straight.w = alpha
    return Color(components: straight)
  }
}

extension Color {
  /// The colour with red, green and blue multiplied by alpha; the round trip is accurate to an ulp, unless alpha is 0.
  @inlinable
  public var premultiplied: PremultipliedColor {
    var product = components * components.w
    product.w = components.w
    return PremultipliedColor(components: product)
  }
}
