import MotionCurves

extension MotionPreset {
  /// The error for a name that no preset has, or that needs its vendor.
  public enum NameError: Error, Hashable, CustomStringConvertible {
    /// No preset has the name.
    case unknown(String)
    /// Several presets have the name.
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

  /// Finds a preset by its full name, or by its bare name if it has one.
  ///
  /// - Throws: ``NameError`` for an unknown name, or a name that needs its vendor.
  public init(named name: String) throws(NameError) {
    self = try Self.preset(named: name, among: Self.all)
  }

  /// Finds a preset in a list; tests may add rows to the list.
  static func preset(named name: String, among presets: [MotionPreset]) throws(NameError) -> MotionPreset {
    if let preset = presets.first(where: { $0.fullName == name }) { return preset }
    let matches = presets.filter { $0.name == name }
    guard !matches.isEmpty else { throw .unknown(name) }
    guard let preset = matches.first(where: { $0.vendor == owners[name] }) else { throw .ambiguous(name, matches) }
    return preset
  }

  /// The vendors whose presets may be called by a bare name.
  ///
  /// The table is frozen, because documents store bare names. A new preset gets only a full name, even if its bare name
  /// is free, so that no later row changes or breaks a stored document. React Spring and Compose both have `default`, so
  /// no vendor owns this bare name.
  private static let owners: [String: Vendor] = {
    var owners: [String: Vendor] = [:]
    for (vendor, names) in bareNames {
      for name in names.split(separator: " ") { owners[String(name)] = vendor }
    }
    for preset in CurvePreset.bareNamed { owners[preset.name] = Vendor(rawValue: preset.vendor) }
    return owners
  }()

  private static let bareNames: [(Vendor, String)] = [
    (.swiftUI, "smooth snappy bouncy interactive"),
    (.reactSpring, "gentle wobbly stiff slow molasses"),
    (.compose, "high high.high-bouncy high.medium-bouncy high.low-bouncy"),
    (.compose, "medium medium.high-bouncy medium.medium-bouncy medium.low-bouncy"),
    (.compose, "medium-low medium-low.high-bouncy medium-low.medium-bouncy medium-low.low-bouncy"),
    (.compose, "low low.high-bouncy low.medium-bouncy low.low-bouncy"),
    (.compose, "very-low very-low.high-bouncy very-low.medium-bouncy very-low.low-bouncy"),
    (.material, "expressive-spatial expressive-spatial-fast expressive-spatial-slow"),
    (.material, "standard-spatial standard-spatial-fast standard-spatial-slow"),
    (.material, "effects effects-fast effects-slow"),
  ]
}
