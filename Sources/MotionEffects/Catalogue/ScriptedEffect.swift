public import MotionCurves
public import VectorScene

/// An effect with scripted events, as the command line and the gallery show it.
///
/// A refresh effect is pulled linearly from 0 to 1, from 0 s on. It begins at the end of the pull, and is ended after a
/// further duration. The scripts of other effects start at 0 s; ``EffectKind/script`` says what they do.
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
    self.init(pulling: effect, try PullTimes(validatingPull: pull, refresh: refresh))
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
  init<Scripted: Effect>(_ effect: Scripted, endTime: Double? = nil) {
    self.init(
      channelNames: effect.channelNames, restTime: effect.restTime, endTime: endTime, corners: effect.cornerTimes
    ) { _ in effect }
  }

  /// Creates the script of a refresh effect whose picture bends at the pulls `cornersOfPull`.
  init<Scripted: RefreshEffect>(pulling effect: Scripted, _ times: PullTimes, cornersOfPull: [Double] = []) {
    let pull = times.pull
    var running = effect
    running.pull(to: 1, at: 0)
    running.beginRefreshing(at: pull)
    running.endRefreshing(at: pull + times.refresh)
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
}

/// The durations of the script of a refresh effect, in seconds.
struct PullTimes {
  /// The duration of the pull.
  let pull: Double
  /// The time from the end of the pull until the effect is told to end.
  let refresh: Double

  /// Checks durations from outside.
  init(validatingPull pull: Double, refresh: Double) throws(ParameterError) {
    for (value, parameter) in [(pull, "pull"), (refresh, "refresh")] where !(value > 0 && value <= 1e6) {
      throw ParameterError(
        parameter: parameter, value: value.shortestDecimal, allowed: "above 0 and at most 1000000 seconds")
    }
    (self.pull, self.refresh) = (pull, refresh)
  }
}
