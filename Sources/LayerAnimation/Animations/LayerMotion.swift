public import MotionCurves

/// Any motion as the source of a layer's values: a spring, a tween, a track or a closure, without its type.
///
/// ```swift
/// let swing = SpringMotion(.bouncy, from: 0, to: 0.5, velocity: 4)
/// layer.add(.motion(.rotation, swing), at: 10)
/// layer.add(.motion("transform.rotation.z", LayerMotion(swing) { .number($0) }), at: 12)
/// ```
///
/// The motion's time 0 is the begin of the animation. Its values are presented as they are, so the motion must give
/// finite values.
///
/// Two motions are equal if one is a copy of the other. Two motions that are made alike are not equal, because closures
/// cannot be compared. For the same reason a motion cannot be stored; a ``LayerTrack`` can.
///
/// - Complexity: that of the motion, and an indirect call.
public struct LayerMotion: ValueGenerator {
  private final class Storage: Sendable {
    let restTime: Double
    let value: @Sendable (Double) -> LayerValue

    init(restTime: Double, value: @escaping @Sendable (Double) -> LayerValue) {
      self.restTime = restTime
      self.value = value
    }
  }

  private let storage: Storage

  @usableFromInline
  init(restTime: Double, value: @escaping @Sendable (Double) -> LayerValue) {
    storage = Storage(restTime: restTime, value: value)
  }

  /// Creates the source from a motion and a function that converts its values to layer values.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - layerValue: converts a value to the property's kind.
  @inlinable
  public init<Moving: Motion>(_ motion: Moving, _ layerValue: @escaping @Sendable (Moving.Value) -> LayerValue) {
    self.init(restTime: motion.restTime) { time in layerValue(motion.value(at: time)) }
  }

  /// Creates the source from a generator, which never rests, and a function that converts its values to layer values.
  ///
  /// - Parameters:
  ///   - generator: the generator.
  ///   - layerValue: converts a value to the property's kind.
  @inlinable
  public init<Generator: ValueGenerator>(
    _ generator: Generator, _ layerValue: @escaping @Sendable (Generator.Value) -> LayerValue
  ) {
    self.init(restTime: .infinity) { time in layerValue(generator.value(at: time)) }
  }

  /// The value at a time, counted from the begin of the animation.
  public func value(at time: Double) -> LayerValue { storage.value(time) }

  /// The time from which on the motion stays where it is; infinite for a generator.
  package var restTime: Double { storage.restTime }
}

extension LayerMotion: Equatable {
  /// Whether one is a copy of the other.
  public static func == (a: LayerMotion, b: LayerMotion) -> Bool { a.storage === b.storage }
}
