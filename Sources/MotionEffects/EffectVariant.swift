/// Which of two forms of an effect is played.
public enum EffectVariant: String, Sendable, Hashable, CaseIterable {
  /// What the original set out to show: without its defects, and the same at every frame rate.
  case exact
  /// What the original does, defects included.
  case legacy
}
