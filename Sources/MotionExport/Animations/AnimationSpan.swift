internal import LayerAnimation
internal import MotionFitting

/// What of an animation is written as keys, and how that is repeated.
struct AnimationSpan: Sendable {
  /// What of the repetitions is written as keys.
  enum Kind: Sendable {
    /// An iteration: the format plays each second one in reverse where it has to.
    case iteration
    /// An iteration, with the reverse one after it: the format repeats both.
    case cycle
    /// All of them, but for those of an endless animation.
    case whole
  }

  /// The exporter of what is written, and its times.
  let part: AnimationExporter
  let domain: ClosedRange<Double>
  /// How often it is played; may be infinite, or a fraction.
  var repeats = 1.0
  /// Whether each second time is in reverse.
  var alternates = false
  /// The seconds before it.
  var delay = 0.0
  var fillMode = FillMode.both
  /// Whether the keys are those of an iteration.
  fileprivate var isLooped = false
  fileprivate var isMirrored = false
  fileprivate var count = 1

  /// The length in seconds.
  var duration: Double { domain.upperBound - domain.lowerBound }

  /// The keys of a channel, where nothing has to be fitted.
  func exactKeys(of channel: AnimationChannel) -> ExactKeys? {
    guard isLooped, let keys = channel.exactKeys(in: part.iteration) else { return nil }
    guard let cycle = isMirrored ? keys.mirrored : keys else { return nil }
    return cycle.repeated(count)
  }
}

extension AnimationExporter {
  /// The span of a kind; where the animation's repetitions cannot be told apart, all of it.
  func span(_ kind: AnimationSpan.Kind) throws(ExportError) -> AnimationSpan {
    guard let loop else {
      // What comes before it is in the keys.
      let isPart = domain != nil
      return AnimationSpan(
        part: held, domain: try wholeDomain, fillMode: isPart || animation.timing.fillMode.fillsAfter ? .both : .removed
      )
    }
    let isMirrored = loop.alternates && kind != .iteration
    let length = isMirrored ? 2 * loop.duration : loop.duration
    let repeats = isMirrored ? 0.5 * loop.iterations : loop.iterations
    var span = AnimationSpan(
      part: isMirrored ? cycles(1) : iteration, domain: 0...length, repeats: repeats,
      alternates: loop.alternates && !isMirrored, delay: loop.delay, fillMode: loop.fillMode, isLooped: true,
      isMirrored: isMirrored)
    guard kind == .whole, repeats.isFinite, repeats != 1 else { return span }
    span = AnimationSpan(
      part: cycles(animation.timing.repeatCount), domain: 0...length * repeats, delay: loop.delay,
      fillMode: loop.fillMode, isLooped: repeats == repeats.rounded() && repeats <= 1000, isMirrored: isMirrored,
      count: Int(min(repeats, 1000)))
    return span
  }

  /// The animation with so many repetitions, from time 0 on.
  private func cycles(_ count: Double) -> AnimationExporter {
    var cycles = held.animation
    cycles.timing.beginTime = 0
    cycles.timing.repeatCount = count
    return with(cycles, over: nil)
  }

  /// The animation with its last value at its end: what comes after it is another matter.
  private var held: AnimationExporter {
    var held = animation
    held.isRemovedOnCompletion = false
    held.timing.fillMode = held.timing.fillMode.fillsBefore ? .both : .forwards
    return with(held, over: domain)
  }
}

/// A number that moves, as keys of a format.
struct AnimationTrack: Sendable {
  let property: AnimatedProperty
  /// The axis, 0 or 1; nil where one number is all there is.
  let axis: Int?
  let keys: PrintedKeys
  /// The number of points at which the error was measured; nil where nothing was fitted.
  let measuredCount: Int?
}

extension AnimationSpan {
  /// The numbers of a channel as keys, the animation's own ones where the format has such.
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - unit: how many of the format's units one of ours is.
  ///   - time: how the times of exact keys are written.
  ///   - shape: what the handles may be.
  ///   - layout: how the format writes keys that are fitted to a motion.
  /// - Returns: a track for each number.
  /// - Throws: ``ExportError`` for what keys cannot follow.
  func tracks(
    of channel: AnimationChannel, unit: Double, time: NumberScale, shape: KeyframeCurve.Shape,
    layout: (MotionExporter<MeasuredMotion>) -> KeyLayout
  ) throws(ExportError) -> [AnimationTrack] {
    let exact = exactKeys(of: channel)
    let own = (0..<channel.count).map { component in
      let keys = exact?.printed(component, time: time, unit: unit)
      return keys.flatMap { $0.segments.allSatisfy { $0.fits(shape) } ? $0 : nil }
    }
    let motions = own.contains { $0 == nil } ? try channel.exporters(in: part, over: domain) : []
    var tracks: [AnimationTrack] = []
    for (component, keys) in own.enumerated() {
      func track(_ keys: PrintedKeys, measuredCount: Int? = nil) -> AnimationTrack {
        let axis = channel.isPlanar ? channel.axis(of: component) : nil
        return AnimationTrack(property: channel.property, axis: axis, keys: keys, measuredCount: measuredCount)
      }
      if let keys {
        tracks.append(track(keys))
      } else {
        let motion = motions[component]
        tracks.append(track(try motion.printedKeys(layout(motion)), measuredCount: motion.motion.measuredCount))
      }
    }
    return tracks
  }
}

extension PrintedKeys.Segment {
  /// Whether this is of a shape: the control points of a monotonic one are from 0 to 1.
  fileprivate func fits(_ shape: KeyframeCurve.Shape) -> Bool {
    guard shape == .monotonic, case .bezier(let x1, let y1, let x2, let y2) = self else { return true }
    return [x1, y1, x2, y2].allSatisfy { (0...1).contains($0) }
  }
}

extension AnimationExporter {
  /// A sentence for all tracks.
  func remark(of tracks: [AnimationTrack]) -> String {
    remark(
      keyCount: tracks.reduce(0) { $0 + $1.keys.keys.count }, tracks.count == 1 ? "" : " of \(tracks.count) numbers",
      error: tracks.maximumError, measuredCount: tracks.compactMap { $0.measuredCount }.max())
  }

  /// A sentence for so many keys, and what they belong to; without a number of points they are the animation's own.
  func remark(keyCount: Int, _ parts: String, error: Double, measuredCount: Int?) -> String {
    let what = "\(keyCount) keys" + parts
    guard let measuredCount else { return Remark.exact(title, as: what, of: "animation") }
    return Remark.fit(title, what, error: error, of: "range", measuredCount: measuredCount)
  }
}

extension [AnimationTrack] {
  /// The largest error of all.
  var maximumError: Double { reduce(0) { Swift.max($0, $1.keys.maximumError) } }
}
