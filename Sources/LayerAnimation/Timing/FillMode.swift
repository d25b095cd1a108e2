/// What an animation shows outside its active duration: Core Animation's `fillMode`, CSS's `animation-fill-mode`.
///
/// The raw values are Core Animation's.
public enum FillMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing: the model value shows.
  case removed
  /// Before its begin time, its first value.
  case backwards
  /// After its end, its last value, as long as it is attached.
  case forwards
  /// Both.
  case both

  /// Whether the first value shows beforehand.
  var fillsBefore: Bool { self == .backwards || self == .both }
  /// Whether the last value stays.
  var fillsAfter: Bool { self == .forwards || self == .both }
}
