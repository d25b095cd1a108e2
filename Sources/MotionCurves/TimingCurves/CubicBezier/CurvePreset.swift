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

  /// The easings of Compose's tweens and of Material 3.
  ///
  /// Material's `emphasized` is left out: it is a path of two cubics, and no single cubic equals it.
  ///
  /// Sources: androidx, `EasingFunctions`; Material Design 3, "Easing and duration", tokens `md.sys.motion.easing`.
  package static let all = [
    CurvePreset(vendor: "compose", name: "fast-out-slow-in", curve: CubicBezier(0.4, 0, 0.2, 1)),
    CurvePreset(vendor: "compose", name: "linear-out-slow-in", curve: CubicBezier(0, 0, 0.2, 1)),
    CurvePreset(vendor: "compose", name: "fast-out-linear-in", curve: CubicBezier(0.4, 0, 1, 1)),
    CurvePreset(vendor: "material", name: "standard", curve: CubicBezier(0.2, 0, 0, 1)),
    CurvePreset(vendor: "material", name: "standard-decelerate", curve: CubicBezier(0, 0, 0, 1)),
    CurvePreset(vendor: "material", name: "standard-accelerate", curve: CubicBezier(0.3, 0, 1, 1)),
    CurvePreset(vendor: "material", name: "emphasized-decelerate", curve: CubicBezier(0.05, 0.7, 0.1, 1)),
    CurvePreset(vendor: "material", name: "emphasized-accelerate", curve: CubicBezier(0.3, 0, 0.8, 0.15)),
  ]

  /// The presets that may be called without their vendor.
  ///
  /// The list is frozen, because documents store such names: a new preset gets only a full name.
  package static let bareNamed: [CurvePreset] = {
    let vendors = [
      "fast-out-slow-in": "compose", "linear-out-slow-in": "compose", "fast-out-linear-in": "compose",
      "standard": "material", "standard-decelerate": "material", "standard-accelerate": "material",
      "emphasized-decelerate": "material", "emphasized-accelerate": "material",
    ]
    return all.filter { vendors[$0.name] == $0.vendor }
  }()
}
