public import MotionCurves
public import MotionSprings

/// A motion that a vendor has named, such as SwiftUI's `snappy`.
///
/// ```swift
/// let preset = try MotionPreset(named: "swiftui.snappy")  // "snappy" alone will do, as one vendor has it
/// preset.motion.value(at: 0.1)
/// ```
///
/// A preset is a spring from 0 to 1 or a timing curve. Its name in the motion notation begins with the vendor's name.
public struct MotionPreset: Sendable, Hashable {
  /// A vendor of presets.
  public enum Vendor: String, Sendable, Hashable, CaseIterable {
    /// Apple's SwiftUI.
    case swiftUI = "swiftui"
    /// react-spring.
    case reactSpring = "react-spring"
    /// Google's Jetpack Compose.
    case compose
    /// Google's Material 3.
    case material
  }

  /// The kind of a preset.
  public enum Kind: Sendable, Hashable {
    /// A spring, which moves from rest.
    case spring(Spring)
    /// A timing curve without a duration.
    case curve(CubicBezier)
  }

  /// The vendor.
  public let vendor: Vendor
  /// The name without the vendor, in small letters with hyphens.
  public let name: String
  /// The name in the motion notation: `swiftui.snappy`.
  public let fullName: String
  /// The spring or the timing curve.
  public let kind: Kind

  init(_ vendor: Vendor, _ name: String, _ spring: Spring) {
    self.vendor = vendor
    self.name = name
    fullName = "\(vendor.rawValue).\(name)"
    kind = .spring(spring)
  }

  init(_ vendor: Vendor, _ name: String, _ curve: CubicBezier) {
    self.vendor = vendor
    self.name = name
    fullName = "\(vendor.rawValue).\(name)"
    kind = .curve(curve)
  }
}
