import LayerAnimation
import MotionExport
import MotionImport
import MotionNumerics

/// The subject of `inbetween export`.
enum ExportSource {
  /// A motion, over a domain or as a whole.
  case motion(ParsedMotion, over: ClosedRange<Double>?)
  /// An animation of a document, or along a path.
  case animation(ExportedAnimation)

  /// The name in messages.
  var name: String {
    switch self {
    case .motion(let motion, _): motion.description.quoted
    case .animation(let animation): animation.name
    }
  }

  /// The message for a source without an end.
  var endlessness: String {
    switch self {
    case .motion: "never settles: give --to"
    case .animation: "never ends: give --to"
    }
  }
}

/// An animation that is exported.
struct ExportedAnimation {
  /// The name in messages.
  let name: String
  /// The name in remarks.
  let title: String
  let animation: Animation
  /// The requested times; nil for the whole animation.
  let domain: ClosedRange<Double>?
  private let models: [LayerKeyPath: LayerValue]

  /// The animation of a document.
  ///
  /// - Parameters:
  ///   - file: the animation's name in remarks, and the file's in messages.
  ///   - document: the document.
  ///   - domain: the times to be exported; nil for the whole animation.
  init(_ file: (title: String, name: String), _ document: AnimationDocument, over domain: ClosedRange<Double>?) {
    name = file.name
    title = file.title == "-" ? "an animation" : file.title
    animation = document.animation
    self.domain = domain
    models = document.models
  }

  /// A number of a document that is no animation document, over its times.
  ///
  /// - Throws: ``CommandFailure/badData(_:)`` for values that are not finite.
  init(_ curve: MovingCurve, over domain: ClosedRange<Double>) throws(CommandFailure) {
    (name, title) = (curve.name.quoted, curve.name)
    let way = LayerMotion(try curve.moving(over: domain)) { .number($0) }
    animation = Animation(
      .property(PropertyAnimation(LayerKeyPath(custom: "value"), .motion(way))),
      timing: MediaTiming(duration: domain.upperBound, fillMode: .both), isRemovedOnCompletion: false)
    self.domain = domain
    models = [:]
  }

  /// The animation along a path.
  ///
  /// The motion's value, from 0 to 1, is the fraction of the path at a time.
  ///
  /// - Parameters:
  ///   - data: the path, as in SVG.
  ///   - motion: the motion, in seconds.
  ///   - domain: the times to be exported.
  /// - Throws: ``CommandFailure/badData(_:)`` for a path that cannot be followed.
  init(
    along data: String, by motion: ParsedMotion, over domain: ClosedRange<Double>
  ) throws(CommandFailure) {
    let path: Path
    do {
      path = try Path(parsing: data)
    } catch {
      throw .badData("--path \(data.quoted): \(error)")
    }
    let track: LayerTrack
    do {
      track = try LayerTrack(validatingAlong: path, .init(mode: .paced))
    } catch {
      throw .badData("--path \(data.quoted): \(error)")
    }
    name = motion.description.quoted
    title = "\(motion) along a path"
    models = [:]
    if motion.base == nil, case .curve(let curve, let duration?, let delay) = motion.shape, domain == motion.domain {
      // The animation takes the tween's curve, so that the exporter knows its corners.
      animation = Animation(
        .property(PropertyAnimation("position", .keyframe(track))),
        timing: MediaTiming(beginTime: delay, duration: duration, fillMode: .both),
        timingCurve: curve, isRemovedOnCompletion: false)
      self.domain = nil
    } else {
      let way = LayerMotion(motion) { track.value(at: $0) }
      animation = Animation(
        .property(PropertyAnimation("position", .motion(way))),
        timing: MediaTiming(duration: domain.upperBound, fillMode: .both), isRemovedOnCompletion: false)
      self.domain = domain
    }
  }

  /// The exporter within a tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: as a fraction of the values' range.
  ///   - property: the property that a value moves if it has no key path or a custom one.
  /// - Returns: the exporter.
  /// - Throws: ``ExportError`` for a tolerance or a domain that is not allowed.
  func exporter(within tolerance: Double, moving property: AnimatedProperty) throws(ExportError) -> AnimationExporter {
    let models = models
    return try AnimationExporter(
      animation, over: domain, tolerance: tolerance, title: title, custom: property,
      model: { models[$0] ?? LayerState().value(at: $0) })
  }
}
