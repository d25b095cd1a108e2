public import LayerAnimation
import MotionCurves
import MotionNotation
import MotionSprings

/// Writes an animation of a layer as text for other systems.
///
/// It writes the animation's own keys if the other system has such keys, and otherwise few keys within a tolerance.
///
/// ```swift
/// let slide = Animation.keyframes("position.x", [Keyframe(0, at: 0), Keyframe(80, at: 0.4, curve: .easeOut)])
/// let exporter = try AnimationExporter(slide)
/// try exporter.css(name: "slide").text        // @keyframes slide { … }
/// ```
///
/// Most systems have positions, translations, scales and rotations about z in the plane, and the opacity. For Core
/// Animation everything can be written. The error of a fit is proved where a single animation moves a number by ends,
/// keys or a spring. Along a path, of a sum, a closure or a group with a curve it is measured at many points.
///
/// - The tolerance and all errors are parts of the range of a property's values, the widest of its components.
/// - A repeating animation is written once, with the number of its repetitions, if the other system can count them.
public struct AnimationExporter: Sendable {
  /// The animation, with the durations that a layer would give it.
  public private(set) var animation: Animation
  /// The largest error, as a part of the range of a property's values.
  public let tolerance: Double
  /// The name of the animation in remarks.
  public let title: String
  /// The times of the parent to export; nil for the whole animation.
  private(set) var domain: ClosedRange<Double>?
  /// The model value of each property.
  let model: @Sendable (LayerKeyPath) -> LayerValue?
  /// The property that a custom property moves.
  let custom: AnimatedProperty

  /// Creates an exporter of an animation.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - domain: the times of the parent to export, finite; by default the whole animation.
  ///   - tolerance: the largest error, as a part of the range of a property's values; positive.
  ///   - title: the name of the animation in remarks.
  ///   - custom: what a custom property, which is none of Core Animation's, moves.
  ///   - model: the model value of a property. It counts before and after the animation, for missing ends, and below
  ///     additive animations. By default it is that of a new layer.
  /// - Throws: ``ExportError/parameter(_:)``.
  public init(
    _ animation: Animation, over domain: ClosedRange<Double>? = nil, tolerance: Double = 1e-3,
    title: String = "an animation", custom: AnimatedProperty = .translate,
    model: @escaping @Sendable (LayerKeyPath) -> LayerValue? = { LayerState().value(at: $0) }
  ) throws(ExportError) {
    try ExportError.requirePositive(tolerance, "tolerance")
    if let domain { try ExportError.requireDuration(of: domain) }
    self.animation = animation.resolved()
    self.domain = domain
    self.tolerance = tolerance
    self.title = title
    self.custom = custom
    self.model = model
  }

  /// The animation as a motion of one number, for systems that have only a timing function.
  ///
  /// Its start and its end are those of the motion. For such systems, their distance must not be 0.
  ///
  /// - Returns: the exporter of the motion, in seconds of the parent.
  /// - Throws: ``ExportError`` for an animation of more than one number, and for an endless animation without a domain.
  public func motion() throws(ExportError) -> MotionExporter<ExportedMotion> {
    let channels = try self.channels()
    guard channels.count == 1, channels[0].count == 1 else {
      throw .unrepresentable("the format has one number that moves, and the animation has more")
    }
    let span = try span(.whole)
    guard span.repeats == 1 else { throw .endless }
    let motion = try channels[0].exporters(in: span.part, over: span.domain)[0]
    guard motion.start != motion.end else {
      throw .unrepresentable("the format goes from one value to another, and the animation ends where it begins")
    }
    return try MotionExporter(
      motion.motion, over: motion.domain, from: motion.start, to: motion.end, tolerance: tolerance, title: title,
      isTimed: true, shape: shape)
  }

  /// Whether the animation is one number on a curve or a spring, which other systems may have themselves.
  var hasShape: Bool { shape != .other && (try? motion()) != nil }

  /// The shape of the animation, if other systems may have the same.
  private var shape: ExportShape {
    guard let loop, loop.iterations == 1, loop.delay == 0, case .property(let property) = animation.content,
      !property.isAdditive
    else { return .other }
    switch property.form {
    case .basic: return .curve(animation.timingCurve, duration: loop.duration, delay: 0)
    case .spring(_, let parameters):
      // Core Animation plays an overdamped spring as a critical one, unless overdamping is allowed.
      guard parameters.spring.dampingRatio <= 1 || parameters.allowsOverdamping else { return .other }
      return .spring(parameters.spring, velocity: parameters.initialVelocity)
    case .keyframe, .motion: return .other
    }
  }
}

extension AnimationExporter {
  /// The times of the parent to export: the requested times, or the whole animation.
  var wholeDomain: ClosedRange<Double> {
    get throws(ExportError) {
      if let domain { return domain }
      let end = animation.timing.endTime
      // Core Animation's settling duration of an undamped spring, the greatest finite Float, also means no end.
      guard end < Double(Float.greatestFiniteMagnitude) else { throw .endless }
      guard end > 0 else { throw .unrepresentable("the animation ends at \(end.shortestDecimal), not after 0") }
      return 0...end
    }
  }

  /// The repetition of the animation, if it can be expressed without writing each iteration.
  var loop: AnimationLoop? {
    let timing = animation.timing
    guard domain == nil, animation.isOneRun, timing.speed > 0, timing.timeOffset == 0, timing.repeatDuration == 0,
      timing.duration > 0,
      timing.duration < Double(Float.greatestFiniteMagnitude), timing.beginTime.isFinite
    else { return nil }
    let cycles = timing.repeatCount == 0 ? 1 : timing.repeatCount
    return AnimationLoop(
      duration: timing.duration / timing.speed, iterations: timing.autoreverses ? 2 * cycles : cycles,
      alternates: timing.autoreverses, delay: timing.beginTime, fillMode: timing.fillMode)
  }

  /// A single forward iteration of the animation, from time 0 on.
  var iteration: AnimationExporter {
    var single = animation
    single.timing.beginTime = 0
    single.timing.repeatCount = 0
    single.timing.autoreverses = false
    single.timing.fillMode = .both
    single.isRemovedOnCompletion = false
    return with(single, over: nil)
  }

  /// The exporter with another animation and domain.
  func with(_ animation: Animation, over domain: ClosedRange<Double>?) -> AnimationExporter {
    var exporter = self
    exporter.animation = animation
    exporter.domain = domain
    return exporter
  }
}

extension Animation {
  /// Whether all that moves does so from its begin to its end: a property, or a group of properties as long as it.
  fileprivate var isOneRun: Bool {
    switch content {
    case .transition: return false
    case .property(let property): return !property.isCumulative
    case .group(let members):
      return timingCurve == .linear
        && members.allSatisfy { member in
          guard case .property(let property) = member.content, !property.isCumulative else { return false }
          return member.timing == MediaTiming(duration: timing.duration, fillMode: member.timing.fillMode)
        }
    }
  }

  /// The animation of a property, if it is the only one, and not added to others.
  func only(of keyPath: LayerKeyPath) -> (animation: Animation, form: PropertyAnimation.Form)? {
    switch content {
    case .transition: return nil
    case .property(let property):
      guard property.keyPath == keyPath, !property.isAdditive, !property.isCumulative else { return nil }
      return (self, property.form)
    case .group(let members):
      let own = members.filter { member in
        if case .property(let property) = member.content { property.keyPath == keyPath } else { false }
      }
      return own.count == 1 ? own[0].only(of: keyPath) : nil
    }
  }
}

/// How an animation repeats.
struct AnimationLoop: Sendable, Hashable {
  /// The seconds of an iteration.
  let duration: Double
  /// The number of iterations, forward and reverse; may be infinite, or a fraction.
  let iterations: Double
  /// Whether each second iteration is a reverse one.
  let alternates: Bool
  /// The seconds before the first iteration.
  let delay: Double
  let fillMode: FillMode
}
