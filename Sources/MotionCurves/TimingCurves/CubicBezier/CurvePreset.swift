/// A timing curve with a vendor's name, in addition to the curves of CSS.
package struct CurvePreset: Sendable {
  /// The vendor's name in the motion notation.
  package let vendor: String
  /// The name without the vendor's part, in lower case with hyphens.
  package let name: String
  /// The curve.
  package let curve: CubicBezier

  /// The name in the motion notation: `material.standard`.
  package var fullName: String { "\(vendor).\(name)" }

  /// All presets; a new one is added behind those with a bare name, and has only its full name.
  package static let all = bareNamed

  /// The presets that may be called without their vendor: the easings of Compose's tweens and of Material 3.
  ///
  /// The list is frozen, because documents store bare names.
  ///
  /// Material's `emphasized` is left out: it is a path of two cubics, and no single cubic equals it.
  ///
  /// Sources: androidx, `EasingFunctions`; Material Design 3, "Easing and duration", tokens `md.sys.motion.easing`.
  package static let bareNamed = [
    CurvePreset(vendor: "compose", name: "fast-out-slow-in", curve: CubicBezier(0.4, 0, 0.2, 1)),
    CurvePreset(vendor: "compose", name: "linear-out-slow-in", curve: CubicBezier(0, 0, 0.2, 1)),
    CurvePreset(vendor: "compose", name: "fast-out-linear-in", curve: CubicBezier(0.4, 0, 1, 1)),
    CurvePreset(vendor: "material", name: "standard", curve: CubicBezier(0.2, 0, 0, 1)),
    CurvePreset(vendor: "material", name: "standard-decelerate", curve: CubicBezier(0, 0, 0, 1)),
    CurvePreset(vendor: "material", name: "standard-accelerate", curve: CubicBezier(0.3, 0, 1, 1)),
    CurvePreset(vendor: "material", name: "emphasized-decelerate", curve: CubicBezier(0.05, 0.7, 0.1, 1)),
    CurvePreset(vendor: "material", name: "emphasized-accelerate", curve: CubicBezier(0.3, 0, 0.8, 0.15)),
  ]
}
