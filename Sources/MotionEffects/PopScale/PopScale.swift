public import MotionCurves
public import MotionKeyframes
import MotionPaths
public import MotionValues
public import VectorScene

/// A picture that pops: its scale follows a motion at each tap, by default the keys 0.1, 1.3, 0.9, 1.1 and 1 in half a
/// second.
///
/// Between pops the scale is 1. At a pop it jumps to the motion's first value, as in the original.
///
/// ```swift
/// var heart = PopScale()
/// var spring = PopScale(popping: SpringMotion(.bouncy, from: 0.1, to: 1))
/// spring.pop(at: 0)
/// ```
///
/// - Complexity: that of the motion for a sample in a pop, and a search among the remembered pops.
///
/// Source: `Documentation/Effects.md`, *Pop scale*.
public struct PopScale<Popping: ValueGenerator<Double>>: Effect {
  private var pops: PopSequence<Popping>
  /// The colour of the heart; writing the scene throws if a component is not finite.
  public var color = Color(hex: 0xD5_5E00)
  /// The known bends within a pop, in seconds after its begin.
  private let poppingCorners: [Double]

  /// Creates a picture that has not popped yet, and pops by any generator.
  ///
  /// - Precondition: the duration lies in 0.001…10⁹ s; ``init(validating:poppingDuration:)`` throws instead.
  public init(popping: Popping, poppingDuration: Double) {
    self = ParameterError.orTrap(try Self(validating: popping, poppingDuration: poppingDuration))
  }

  /// Creates a picture that has not popped yet, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a duration outside 0.001…10⁹ s.
  public init(validating popping: Popping, poppingDuration: Double) throws(ParameterError) {
    try self.init(popping, poppingDuration, corners: [])
  }

  private init(_ popping: Popping, _ duration: Double, corners: [Double]) throws(ParameterError) {
    try ParameterError.require(duration, "poppingDuration", in: ParameterError.positiveRange)
    pops = PopSequence(popping, duration: duration)
    poppingCorners = corners
  }

  /// The scale of a pop, over the seconds since its begin.
  package var popping: Popping { pops.popping }
  /// The time after the begin of a pop at which it is over and `popping` is not evaluated, in seconds.
  package var poppingDuration: Double { pops.duration }
}

/// The states of a popping picture.
public enum PopScalePhase: String, Sendable, Hashable, CaseIterable {
  /// At scale 1.
  case idle
  /// In a pop.
  case popping
}

extension PopScale where Popping: Motion {
  /// Creates a picture that has not popped yet, and pops by a motion until its rest.
  ///
  /// - Precondition: the motion's `restTime` lies in 0.001…10⁹ s; ``init(validating:)`` throws instead.
  public init(popping: Popping) {
    self.init(popping: popping, poppingDuration: popping.restTime)
  }

  /// Creates a picture that has not popped yet, with a motion from outside.
  ///
  /// - Throws: ``ParameterError`` for a motion whose `restTime` is outside 0.001…10⁹ s.
  public init(validating popping: Popping) throws(ParameterError) {
    try self.init(validating: popping, poppingDuration: popping.restTime)
  }
}

extension PopScale where Popping == KeyframeTrack<Double> {
  /// Creates a picture that has not popped yet, with evenly spaced scales, joined by lines; by default the original's.
  ///
  /// - Precondition: there are one or more scales, within ±10⁹, and the duration lies in 0.001…10⁹ s;
  ///   ``init(validatingScales:duration:)`` throws instead.
  public init(scales: [Double] = [0.1, 1.3, 0.9, 1.1, 1], duration: Double = 0.5) {
    self = ParameterError.orTrap(try Self(validatingScales: scales, duration: duration))
  }

  /// Creates a picture that has not popped yet, with scales from outside.
  ///
  /// - Parameters:
  ///   - scales: the keys, evenly spaced.
  ///   - duration: the time from the first key to the last, in seconds.
  /// - Throws: ``ParameterError`` without a scale, for a scale that is not finite or beyond ±10⁹, or a duration outside
  ///   0.001…10⁹ s.
  public init(validatingScales scales: [Double], duration: Double = 0.5) throws(ParameterError) {
    for (index, scale) in scales.enumerated() { try ParameterError.require(scale, "scales[\(index)]") }
    try ParameterError.require(duration, "duration", in: ParameterError.positiveRange)
    let last = Double(max(scales.count - 1, 1))
    let keyTimes = scales.indices.map { duration * (Double($0) / last) }
    let track = try KeyframeTrack(validating: scales, keyTimes: keyTimes)
    try self.init(track, duration, corners: Array(keyTimes.dropFirst().dropLast()))
  }
}

extension PopScale {
  /// Begins a pop, at a time in seconds; it cuts off a running one.
  ///
  /// Times do not decrease: an earlier time counts as the latest so far. A time that is not finite is ignored.
  public mutating func pop(at time: Double) {
    guard time.isFinite else { return }
    pops.pop(at: time)
  }

  /// The scale at a time; NaN for NaN, 1 at both infinities.
  package func scale(at time: Double) -> Double { pops.value(at: time) }
}

extension PopScale {
  /// The earliest time of a query; −∞ at first.
  public var horizon: Double { pops.horizon }

  /// Forgets the pops that are over at a time, and pops that later ones have cut off.
  public mutating func forget(before time: Double) { pops.forget(before: time) }

  /// The end of the last pop; −∞ before the first one.
  public var restTime: Double { pops.restTime }

  /// The begins and ends of pops, and the known times of their keys up to the next pop.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    pops.cornerTimes(in: range, withinPop: poppingCorners)
  }
}

extension PopScale {
  /// The only generator, `scale`: 1, and from each pop on its motion.
  public var generators: [ChannelGenerator] { [ChannelGenerator("scale", pops)] }

  /// The state; idle at NaN.
  public func phase(at time: Double) -> PopScalePhase {
    pops.age(at: time) == nil ? .idle : .popping
  }

  /// The scale.
  public func channels(at time: Double) -> [Double?] {
    [scale(at: time)]
  }

  /// A heart, scaled about its centre; left out at NaN.
  public func scene(at time: Double) -> Scene {
    let side = 120.0
    var scene = Scene(size: [side, side], title: "Pop scale", description: "A heart that pops.")
    let scale = scale(at: time)
    guard scale.isFinite else { return scene }
    let heart = Shape(Path.heart(center: [0, 0], width: 0.5 * side), fill: Fill(color))
    let middle = Affine.translation(x: 0.5 * side, y: 0.5 * side)
    scene.nodes = [
      .group(Group(name: "heart", transform: middle.scaledBy(x: scale, y: scale), children: [.shape(heart)]))
    ]
    return scene
  }
}

extension Path {
  /// A heart of a width around a centre, its tip at the bottom, as high as wide.
  fileprivate static func heart(center: Point, width: Double) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { center + width * Point(x, y) }
    var path = Path()
    path.move(to: point(0, 0.5))
    path.addCubic(point(-0.2, 0.3), point(-0.5, 0.1), to: point(-0.5, -0.2))
    path.addCubic(point(-0.5, -0.55), point(-0.1, -0.6), to: point(0, -0.25))
    path.addCubic(point(0.1, -0.6), point(0.5, -0.55), to: point(0.5, -0.2))
    path.addCubic(point(0.5, 0.1), point(0.2, 0.3), to: point(0, 0.5))
    path.close()
    return path
  }
}
