public import MotionCurves

extension ScriptedEffect {
  /// Creates an effect with its script.
  ///
  /// - Parameters:
  ///   - kind: the effect.
  ///   - variant: with the defects of the original or without.
  ///   - pull: the duration of the pull of a refresh effect, in seconds; other effects are not pulled.
  ///   - refresh: the time from the begin of a refresh effect to its end, in seconds.
  /// - Precondition: both times are positive and at most 10⁶ s; ``init(validating:variant:pull:refresh:)`` throws
  ///   instead.
  public init(_ kind: EffectKind, variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2) {
    self = ParameterError.orTrap(try Self(validating: kind, variant: variant, pull: pull, refresh: refresh))
  }

  /// Creates an effect with its script, with times from outside.
  ///
  /// - Throws: ``ParameterError`` unless both times are positive and at most 10⁶ s.
  public init(
    validating kind: EffectKind, variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2
  ) throws(ParameterError) {
    let times = try PullTimes(validatingPull: pull, refresh: refresh)
    self = try kind.scripted(ScriptOrder(variant: variant, times: times, settings: []))
  }

  // Embedded Swift has no key paths.
  #if !hasFeature(Embedded)
    /// Creates an effect with its script and some of its parameters, with values from outside.
    ///
    /// The settings are values for ``EffectKind/parameters``. A later setting overrides an earlier one for the same
    /// parameter.
    ///
    /// - Throws: ``ParameterError`` for a parameter that the effect does not have or that refuses its value, and unless
    ///   both times are positive and at most 10⁶ s.
    package init(
      validating kind: EffectKind, variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2,
      settings: [EffectSetting]
    ) throws(ParameterError) {
      let times = try PullTimes(validatingPull: pull, refresh: refresh)
      self = try kind.scripted(ScriptOrder(variant: variant, times: times, settings: settings))
    }
  #endif
}
