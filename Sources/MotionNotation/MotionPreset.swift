public import MotionCurves
public import MotionSprings

/// A motion that a vendor has given a name, such as SwiftUI's `snappy`.
///
/// ```swift
/// let preset = try MotionPreset(named: "swiftui.snappy")  // "snappy" alone will do, as one vendor has it
/// preset.motion.value(at: 0.1)
/// ```
///
/// A preset is a spring from 0 to 1 or a timing curve. Its name in the motion notation begins with the vendor's.
public struct MotionPreset: Sendable, Hashable {
  /// Whose names presets have.
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

  /// What a preset is.
  public enum Kind: Sendable, Hashable {
    /// A spring, which moves from rest.
    case spring(Spring)
    /// A timing curve without a duration.
    case curve(CubicBezier)
  }

  /// The vendor.
  public let vendor: Vendor
  /// The name without the vendor's, in small letters with hyphens.
  public let name: String
  /// What it is.
  public let kind: Kind

  /// The name in the motion notation: `swiftui.snappy`.
  public var fullName: String { "\(vendor.rawValue).\(name)" }

  /// The motion: a spring from 0 to 1, or the timing curve.
  public var motion: NotatedMotion {
    switch kind {
    case .spring(let spring): .spring(spring.unitStep())
    case .curve(let curve): .timingCurve(.cubicBezier(curve))
    }
  }

  init(_ vendor: Vendor, _ name: String, _ spring: Spring) {
    self.vendor = vendor
    self.name = name
    kind = .spring(spring)
  }

  init(_ vendor: Vendor, _ name: String, _ curve: CubicBezier) {
    self.vendor = vendor
    self.name = name
    kind = .curve(curve)
  }
}

extension MotionPreset {
  /// A name that is no preset's, or that of several vendors.
  public enum NameError: Error, Hashable, CustomStringConvertible {
    /// No vendor has the name.
    case unknown(String)
    /// These presets have the name.
    case ambiguous(String, [MotionPreset])

    /// One line, with the full names to choose from.
    public var description: String {
      switch self {
      case .unknown(let name): "no preset is called '\(name)'"
      case .ambiguous(let name, let presets):
        "'\(name)' is \(presets.map { $0.fullName }.joined(separator: " and ")): name the vendor"
      }
    }
  }

  /// Finds a preset by its full name, or by its name alone if one vendor has it.
  ///
  /// - Throws: ``NameError`` for a name that no vendor or several vendors have.
  public init(named name: String) throws(NameError) {
    let matches = Self.all.filter { $0.name == name || $0.fullName == name }
    guard matches.count <= 1 else { throw .ambiguous(name, matches) }
    guard let match = matches.first else { throw .unknown(name) }
    self = match
  }
}
