import MotionCurves

extension ParsedMotion {
  /// The names of the notation that take no arguments: CSS's words, Penner's easings and the vendors' presets.
  public static let names: [String] = fullNames + uniqueNames

  /// The names that take no arguments, each preset once, with its vendor.
  package static let fullNames: [String] =
    TimingCurve.names + MotionPreset.all.map { $0.fullName }

  /// The names of the notation that take arguments in parentheses.
  package static let functionNames = TimingCurve.functionNames + MotionKind.functions.map { $0.name }

  /// All names, as they stand in a text.
  static let vocabulary = names + functionNames

  /// The bare names of presets that belong to one preset and are no CSS words.
  private static let uniqueNames: [String] = MotionPreset.all.map { $0.name }.filter { name in
    TimingCurve(keyword: name) == nil && (try? MotionPreset(named: name)) != nil
  }
}
