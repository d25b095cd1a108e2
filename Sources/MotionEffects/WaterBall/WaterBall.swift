public import MotionCurves
package import MotionSprings

/// A ball that fills with water, with three waves a third of a turn apart, and a score that counts along.
///
/// From 0 s on the level L moves from its start to its target, and the score with it, both by one timing curve: at a
/// constant speed by default. They stop there. The waves y(x) = 2A·sin(turn·x/diameter + φ + 2πk/3) + L travel to the left with φ = phaseSpeed·t, without
/// end. They breathe: A changes from 1.6 times its least value to 1 time and back in two seconds, by a curve each way.
///
/// `legacy` does the same in steps of 1/60 s, the breathing by the original's additions. The original breathes only
/// after filling, by a different, unknown rule before; this effect always breathes.
///
/// - Complexity: O(1); the water of a scene has two curves for each crest.
///
/// Source: YSWaterWaveView; `Documentation/Effects.md`, *Water ball*.
public struct WaterBall: Effect {
  /// The states of the water.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// Before 0 s.
    case idle
    /// The level is moving.
    case filling
    /// The level is reached, and the waves go on.
    case filled
  }

  /// The number of waves.
  static let waveCount = 3

  /// The parameters.
  public let parameters: Parameters
  /// Continuous, or in the original's steps of 1/60 s.
  package let variant: EffectVariant

  /// Creates a ball that fills from 0 s on.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:variant:)`` throws instead.
  public init(parameters: Parameters = Parameters(), variant: EffectVariant = .exact) {
    self = ParameterError.orTrap(try Self(validating: parameters, variant: variant))
  }

  /// Creates a ball that fills from 0 s on, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a diameter or growth below 0.001, a
  ///   fill outside 0…1, or an amplitude that is negative.
  public init(validating parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.validate()
    self.parameters = parameters
    self.variant = variant
  }
}

// MARK: Channels

extension WaterBall {
  /// The generators of `level`, `amplitude`, `wavePhase` and `score`.
  ///
  /// These are the level of the water at rest in points below the top, A in points, φ of the first wave in radians, and
  /// the score, not rounded. Level and score are tweens on the clock of the water.
  public var generators: [ChannelGenerator] {
    [
      ChannelGenerator("level", level), ChannelGenerator("amplitude", amplitude),
      ChannelGenerator("wavePhase", wavePhase), ChannelGenerator("score", score),
    ]
  }

  /// Level, amplitude, phase and score.
  ///
  /// Before 0 s they have their values at 0 s. At infinity the phase is infinite, and the amplitude is NaN because it
  /// has no limit.
  public func channels(at time: Double) -> [Double?] {
    [level(at: time), amplitude(at: time), wavePhase(at: time), score(at: time)]
  }

  /// The level of the water at rest, in points below the top.
  package func level(at time: Double) -> Double { level.value(at: time) }

  /// The score, not rounded; the label shows its integer part.
  package func score(at time: Double) -> Double { score.value(at: time) }

  /// The amplitude A, in points, half of the height of a crest.
  package func amplitude(at time: Double) -> Double { amplitude.value(at: time) }

  /// The phase φ of the first wave, in radians, not reduced.
  package func wavePhase(at time: Double) -> Double { wavePhase.value(at: time) }

  private var level: Retimed<Tween<Double>, WaterClock> {
    filling(from: parameters.startLevel, to: parameters.targetLevel)
  }

  private var score: Retimed<Tween<Double>, WaterClock> {
    filling(from: parameters.startScore, to: parameters.targetScore)
  }

  var amplitude: WaterBreathing {
    WaterBreathing(amplitude: parameters.amplitude, curve: parameters.breathingCurve, variant: variant)
  }

  private var wavePhase: WaterPhase { WaterPhase(clock: clock, speed: parameters.phaseSpeed) }

  /// A number that changes while the ball fills.
  private func filling(from start: Double, to end: Double) -> Retimed<Tween<Double>, WaterClock> {
    Tween(from: start, to: end, duration: parameters.fillDuration, curve: parameters.fillCurve).retimed(by: clock)
  }

  private var clock: WaterClock { WaterClock(variant: variant) }

  /// The waves at a time, as heights over x in points; the first is drawn first.
  package func waves(at time: Double) -> [SineWave]? {
    let (level, amplitude, phase) = (level(at: time), amplitude(at: time), wavePhase(at: time))
    guard level.isFinite && amplitude.isFinite && phase.isFinite else { return nil }
    return (0..<Self.waveCount).map { wave in
      SineWave(
        amplitude: 2 * amplitude, frequency: parameters.turn / parameters.diameter,
        phase: phase + phaseShift(ofWave: wave), offset: level)
    }
  }

  /// The phase of a wave relative to the first: a third of a turn from wave to wave.
  func phaseShift(ofWave wave: Int) -> Double {
    2 * .pi * Double(wave) / Double(Self.waveCount)
  }
}

// MARK: State

extension WaterBall {
  /// The state; idle at NaN.
  public func phase(at time: Double) -> Phase {
    guard time >= 0 else { return .idle }
    return clock.value(at: time) < parameters.fillDuration ? .filling : .filled
  }

  /// ∞: the waves breathe without end.
  public var restTime: Double { .infinity }

  /// For `exact` the start and end of the filling, the turning points of the breathing, and the ends of laps.
  ///
  /// Laps of less than a millisecond, which no picture shows, are left out.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    guard variant == .exact, range.upperBound >= 0 else { return [] }
    let (start, end) = (max(range.lowerBound, 0), range.upperBound)
    let interval = WaterBreathing.turnInterval
    let turns = TimeRounding.ticks(from: (start / interval).rounded(.up), to: end / interval).map { $0 * interval }
    // The first turning point is the start of the filling.
    let corners = turns + [parameters.fillDuration] + lapEnds(from: start, to: end)
    return corners.filter { range.contains($0) }
  }

  /// The ends of laps from a time on, the last of them perhaps just after another time.
  private func lapEnds(from start: Double, to end: Double) -> [Double] {
    let lapDuration = WaterOutline.lapLength / abs(parameters.phaseSpeed)
    guard lapDuration >= 1e-3, lapDuration.isFinite, WaterOutline(parameters).isWavy else { return [] }
    let first = max(1, (start / lapDuration).rounded(.up))
    return TimeRounding.ticks(from: first, to: (end / lapDuration).rounded(.up)).map { lap in
      TimeRounding.firstTime(near: lap * lapDuration) { abs(wavePhase(at: $0)) >= lap * WaterOutline.lapLength }
    }
  }
}
