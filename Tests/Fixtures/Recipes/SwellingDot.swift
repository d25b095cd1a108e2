public import MotionCurves
import MotionPaths
import MotionValues
public import VectorScene

/// A dot that swells at a tap.
public struct SwellingDot: Effect {
  /// The states of the dot.
  public enum Phase: String, Sendable, Hashable {
    case swelling, still
  }

  private let duration: Double
  private var radius = Tween.resting(at: 10)

  /// Creates a dot that swells over a positive duration in seconds.
  ///
  /// - Throws: ``ParameterError`` for any other duration.
  public init(validatingDuration duration: Double) throws(ParameterError) {
    try ParameterError.requirePositive(duration, "duration")
    self.duration = duration
  }

  /// Begins to swell anew.
  public mutating func tap(at time: Double) {
    radius = Tween(from: 10, to: 20, duration: duration, curve: .easeOut, delay: time)
  }

  /// The radius.
  public var generators: [ChannelGenerator] { [ChannelGenerator("radius", radius)] }

  /// The state.
  public func phase(at time: Double) -> Phase { time < restTime ? .swelling : .still }

  /// A black dot.
  public func scene(at time: Double) -> Scene {
    let dot = Path.circle(center: [30, 30], radius: radius.value(at: time))
    return Scene(size: [60, 60], nodes: [.shape(Shape(dot, fill: Fill(.black)))])
  }

  /// The end of the swelling.
  public var restTime: Double { radius.restTime }
}
