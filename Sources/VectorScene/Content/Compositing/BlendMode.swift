/// How the colours of a group mix with those behind it.
///
/// A mode mixes the colour s of the group and the colour b of the backdrop, both 0…1 and not premultiplied, to a colour
/// B(b, s). Where the backdrop has the opacity α, the group is painted in (1 − α)·s + α·B(b, s). The raw values are the
/// words of CSS. Source: W3C, Compositing and Blending Level 1, §9 and §10; `plus-lighter`: Level 2.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  /// s: the group covers the content behind it.
  case normal
  /// b·s.
  case multiply
  /// b + s − b·s.
  case screen
  /// Multiplied where the backdrop is dark, screened where it is light.
  case overlay
  /// The lesser of each component.
  case darken
  /// The greater of each component.
  case lighten
  /// b/(1 − s), at most 1.
  case colorDodge = "color-dodge"
  /// 1 − (1 − b)/s, at least 0.
  case colorBurn = "color-burn"
  /// Multiplied where the group is dark, screened where it is light.
  case hardLight = "hard-light"
  /// Like `hardLight`, but softer.
  case softLight = "soft-light"
  /// |b − s|.
  case difference
  /// b + s − 2·b·s.
  case exclusion
  /// The hue of the group with the saturation and the luminosity of the backdrop.
  case hue
  /// The saturation of the group with the hue and the luminosity of the backdrop.
  case saturation
  /// The hue and the saturation of the group with the luminosity of the backdrop.
  case color
  /// The luminosity of the group with the hue and the saturation of the backdrop.
  case luminosity
  /// The sum of the premultiplied colours and of the opacities, at most 1 each.
  ///
  /// Browsers draw it, but not every other program: ``SVGApproximation/plusLighter``.
  case plusLighter = "plus-lighter"
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension BlendMode: Codable {}
#endif
