public import MotionCurves
import MotionKeyframes
public import VectorScene

/// An effect, chosen by name, with the scripted events of the command line and the gallery.
///
/// - A refresh effect is pulled linearly from 0 to 1, from 0 s on. It begins at the end of the pull, and is ended after
///   a further duration.
/// - `gooey-indicator` is dragged by one page in 0.5 s, and released.
/// - `pop-scale` pops at 0 s.
/// - `floating-tags` gets ten taps, one every 0.2 s, on alternating sides.
/// - `water-ball` fills from 0.2 to 0.8, and its waves never stop.
public struct ScriptedEffect: Sendable {
  /// The names of the effect's numbers.
  public let channelNames: [String]
  /// The end of the script in seconds: the ``restTime``, except for water.
  ///
  /// Water never rests. Its script ends with the filling, after at least 2 s.
  public let endTime: Double
  /// The time from which on the picture stays the same, in seconds; ∞ for water.
  public let restTime: Double
  private let phaseName: @Sendable (Double) -> String
  private let channels: @Sendable (Double) -> [Double?]
  private let scene: @Sendable (Double) -> Scene
  private let cornerTimes: @Sendable (ClosedRange<Double>) -> [Double]

  /// Creates an effect with its script.
  ///
  /// - Parameters:
  ///   - name: the effect.
  ///   - variant: with the defects of the original or without.
  ///   - pull: the duration of the pull of a refresh effect, in seconds; other effects are not pulled.
  ///   - refresh: the time from the begin of a refresh effect to its end, in seconds.
  /// - Precondition: both times are positive and at most 10⁶ s; ``init(validating:variant:pull:refresh:)`` throws
  ///   instead.
  public init(_ name: EffectName, variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2) {
    self = ParameterError.orTrap(try Self(validating: name, variant: variant, pull: pull, refresh: refresh))
  }

  /// Creates an effect with its script, with times from outside.
  ///
  /// - Throws: ``ParameterError`` unless both times are positive and at most 10⁶ s.
  public init(
    validating name: EffectName, variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2
  ) throws(ParameterError) {
    try Self.requireDuration(pull, "pull")
    try Self.requireDuration(refresh, "refresh")
    switch name {
    case .cubeRefresh:
      self.init(CubeRefresh(variant: variant), pull: pull, refresh: refresh, cornersOfPull: Self.cubesOfPull)
    case .checkmarkRefresh:
      self.init(CheckmarkRefresh(variant: variant), pull: pull, refresh: refresh, cornersOfPull: [])
    case .gooeyIndicator: self.init(dragging: GooeyIndicator(variant: variant))
    case .popScale: self.init(popping: PopScale())
    case .floatingTags: self.init(tapping: FloatingTags(variant: variant))
    case .waterBall: self.init(filling: WaterBall(variant: variant))
    }
  }

  // Embedded Swift has no key paths.
  #if !hasFeature(Embedded)
    /// Creates an effect with its script and some of its parameters, with values from outside.
    ///
    /// The settings are values for ``EffectName/parameters``. A later setting overrides an earlier one for the same
    /// parameter.
    ///
    /// - Throws: ``ParameterError`` for a parameter that the effect does not have or that refuses its value, and unless
    ///   both times are positive and at most 10⁶ s.
    package init(
      validating name: EffectName, variant: EffectVariant = .exact, pull: Double = 0.5, refresh: Double = 2,
      settings: [EffectSetting]
    ) throws(ParameterError) {
      try Self.requireDuration(pull, "pull")
      try Self.requireDuration(refresh, "refresh")
      switch name {
      case .cubeRefresh:
        let effect = try CubeRefresh(validating: CubeRefresh.Parameters(settings), variant: variant)
        self.init(effect, pull: pull, refresh: refresh, cornersOfPull: Self.cubesOfPull)
      case .checkmarkRefresh:
        let effect = try CheckmarkRefresh(validating: CheckmarkRefresh.Parameters(settings), variant: variant)
        self.init(effect, pull: pull, refresh: refresh, cornersOfPull: [])
      case .gooeyIndicator: try self.init(dragging: GooeyIndicatorSettings(settings).effect(variant))
      case .popScale: try self.init(popping: PopScaleSettings(settings).effect())
      case .floatingTags:
        try self.init(tapping: FloatingTags(validating: FloatingTags.Parameters(settings), variant: variant))
      case .waterBall: try self.init(filling: WaterBall(validating: WaterBall.Parameters(settings), variant: variant))
      }
    }
  #endif

  /// The pulls at which cubes begin to move.
  private static var cubesOfPull: [Double] {
    (1..<CubeForms.pullCount).map { Double($0) / Double(CubeForms.pullCount) }
  }

  /// Creates a custom refresh effect with its script.
  ///
  /// - Precondition: both times are positive and at most 10⁶ s; ``init(validatingRefresh:pull:refresh:)`` throws
  ///   instead.
  package init(refresh effect: some RefreshEffect, pull: Double = 0.5, refresh: Double = 2) {
    self = ParameterError.orTrap(try Self(validatingRefresh: effect, pull: pull, refresh: refresh))
  }

  /// Creates a custom refresh effect with its script, with times from outside.
  ///
  /// - Throws: ``ParameterError`` unless both times are positive and at most 10⁶ s.
  package init(
    validatingRefresh effect: some RefreshEffect, pull: Double = 0.5, refresh: Double = 2
  ) throws(ParameterError) {
    try Self.requireDuration(pull, "pull")
    try Self.requireDuration(refresh, "refresh")
    self.init(effect, pull: pull, refresh: refresh, cornersOfPull: [])
  }

  /// The name of the state at a time.
  package func phaseName(at time: Double) -> String { phaseName(time) }

  /// The numbers at a time, one for each name; nil for a hidden part.
  public func channels(at time: Double) -> [Double?] { channels(time) }

  /// The picture at a time.
  public func scene(at time: Double) -> Scene { scene(time) }

  /// The times in a range at which the picture bends or jumps, in any order.
  package func cornerTimes(in range: ClosedRange<Double>) -> [Double] { cornerTimes(range) }

  /// The script as an animation: its pictures at given times, and at the corners between them.
  ///
  /// As ``Effect/animation(at:repeats:)``.
  public func animation(at times: [Double], repeats: Int? = nil) throws(ParameterError) -> AnimatedScene {
    let sampling = AnimationSampling(at: times) { cornerTimes(in: $0) }
    return try sampling.animation(repeats: repeats) { scene(at: $0) }
  }
}

extension ScriptedEffect {
  /// Creates the script of an effect whose events have been reported; by default it ends when the effect rests.
  private init<Scripted: Effect>(_ effect: Scripted, endTime: Double? = nil) {
    self.init(
      channelNames: effect.channelNames, restTime: effect.restTime, endTime: endTime, corners: effect.cornerTimes
    ) { _ in effect }
  }

  /// Creates the script of a refresh effect whose picture bends at the pulls `cornersOfPull`.
  private init<Scripted: RefreshEffect>(
    _ effect: Scripted, pull: Double, refresh: Double, cornersOfPull: [Double]
  ) {
    var running = effect
    running.pull(to: 1, at: 0)
    running.beginRefreshing(at: pull)
    running.endRefreshing(at: pull + refresh)
    let corners = cornersOfPull.map { $0 * pull } + [pull]
    self.init(
      channelNames: effect.channelNames, restTime: running.restTime,
      corners: { [running] range in corners + running.cornerTimes(in: range) },
      effect: { [running] time in
        guard time < pull else { return running }
        // During the pull each time has a different history.
        var pulled = effect
        pulled.pull(to: max(time, 0) / pull, at: 0)
        return pulled
      })
  }

  private init(dragging effect: GooeyIndicator<DampedRestoring>) {
    var effect = effect
    let release = 0.5
    effect.drag(to: 0, at: 0)
    effect.drag(to: effect.parameters.pageWidth, at: release)
    effect.release(at: release)
    self.init(effect)
  }

  private init(popping effect: PopScale<KeyframeTrack<Double>>) {
    var effect = effect
    effect.pop(at: 0)
    self.init(effect)
  }

  private init(filling effect: WaterBall) {
    self.init(effect, endTime: max(2, effect.parameters.fillDuration))
  }

  private init(tapping effect: FloatingTags) {
    var effect = effect
    let times = (0..<10).map { Double($0) / 5 }
    for (tap, time) in times.enumerated() { effect.tap(tap % 2 == 0 ? .left : .right, at: time) }
    // The time of rest is later by a rounding.
    self.init(effect, endTime: times[times.count - 1] + effect.parameters.duration)
  }

  /// Creates the script of an effect whose history depends on the time.
  private init<Scripted: Effect>(
    channelNames: [String], restTime: Double, endTime: Double? = nil,
    corners: @escaping @Sendable (ClosedRange<Double>) -> [Double],
    effect: @escaping @Sendable (Double) -> Scripted
  ) {
    self.channelNames = channelNames
    self.restTime = restTime
    self.endTime = endTime ?? restTime
    phaseName = { effect($0).phase(at: $0).rawValue }
    channels = { effect($0).channels(at: $0) }
    scene = { effect($0).scene(at: $0) }
    cornerTimes = corners
  }

  private static func requireDuration(_ value: Double, _ parameter: String) throws(ParameterError) {
    guard value > 0 && value <= 1e6 else {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "above 0 and at most 1000000 seconds")
    }
  }
}
