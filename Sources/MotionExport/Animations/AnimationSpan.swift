internal import LayerAnimation
internal import MotionFitting

/// The part of an animation that is written as keys, and its repetition.
struct AnimationSpan: Sendable {
  /// How many repetitions are written as keys.
  enum Kind: Sendable {
    /// One iteration. If the animation alternates, the format plays every second iteration in reverse.
    case iteration
    /// One iteration and, if the animation alternates, the reverse one after it. The format repeats both.
    case cycle
    /// All repetitions, except those of an endless animation.
    case whole
  }

  /// The exporter of the written part, and its times.
  let part: AnimationExporter
  let domain: ClosedRange<Double>
  /// How often the part is played; may be infinite, or a fraction.
  var repeats = 1.0
  /// Whether every second repetition is in reverse.
  var alternates = false
  /// The seconds before the part.
  var delay = 0.0
  var fillMode = FillMode.both
  /// Whether the keys are those of an iteration.
  fileprivate var isLooped = false
  fileprivate var isMirrored = false
  fileprivate var count = 1

  /// The length in seconds.
  var duration: Double { domain.upperBound - domain.lowerBound }

  /// The keys of a channel, if nothing has to be fitted.
  func exactKeys(of channel: AnimationChannel) -> ExactKeys? {
    guard isLooped, let keys = channel.exactKeys(in: part.iteration) else { return nil }
    guard let cycle = isMirrored ? keys.mirrored : keys else { return nil }
    return cycle.repeated(count)
  }

  /// The seconds of an endless part that are over at time 0; 0 for one that begins at or after time 0.
  var phase: Double {
    guard delay < 0 else { return 0 }
    let rest = (-delay).truncatingRemainder(dividingBy: duration)
    return min(rest, duration - rest) < 1e-9 ? 0 : rest
  }

  /// The warnings for a document that players repeat as a whole.
  var cycleWarnings: [String] {
    guard repeats.isInfinite else { return [] }
    let start = delay > 0 ? " from \(delay.plainText) s on" : ""
    return ["the document is one cycle: players have to repeat it\(start)"]
  }

  /// The span with keys from time 0 on: those of the wait before a finite part, or without those before time 0.
  ///
  /// - Throws: ``ExportError/unrepresentable(_:)`` for a part that is over before time 0.
  func keyedFromZero() throws(ExportError) -> AnimationSpan {
    try requireEndAfterZero()
    var waiting = part.animation
    waiting.timing.fillMode = .both
    return AnimationSpan(
      part: part.with(waiting, over: nil), domain: -delay...domain.upperBound, fillMode: fillMode)
  }

  /// Throws for a part that is over before time 0.
  func requireEndAfterZero() throws(ExportError) {
    guard delay + duration * repeats > 0 else { throw .unrepresentable("the animation is over before its time 0") }
  }
}

extension AnimationExporter {
  /// The span of a kind; if the animation's repetitions cannot be separated, the whole animation.
  func span(_ kind: AnimationSpan.Kind) throws(ExportError) -> AnimationSpan {
    guard let loop else {
      // The keys include the time before the animation.
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

  /// The span of the whole animation for a system without times before 0.
  ///
  /// What was before is cut off. Of an endless animation it is the cycle from time 0 on.
  ///
  /// - Throws: ``ExportError`` as ``span(_:)`` does, and for an animation that is over before time 0.
  func spanFromZero() throws(ExportError) -> AnimationSpan {
    let span = try span(.whole)
    guard span.delay < 0 else { return span }
    guard span.repeats.isInfinite else { return try span.keyedFromZero() }
    if span.phase == 0 {
      var started = span
      started.delay = 0
      return started
    }
    return AnimationSpan(
      part: cycles(2), domain: span.phase...span.phase + span.duration, repeats: .infinity, fillMode: span.fillMode)
  }

  /// The animation with a number of repetitions, from time 0 on.
  private func cycles(_ count: Double) -> AnimationExporter {
    var cycles = held.animation
    cycles.timing.beginTime = 0
    cycles.timing.repeatCount = count
    return with(cycles, over: nil)
  }

  /// The animation with its last value held at its end.
  ///
  /// The time after the end is handled elsewhere.
  private var held: AnimationExporter {
    var held = animation
    held.isRemovedOnCompletion = false
    held.timing.fillMode = held.timing.fillMode.fillsBefore ? .both : .forwards
    return with(held, over: domain)
  }
}

/// How the error of keys is known that are fitted.
typealias KeyEvidence = Approximation<KeyframeCurve>.Evidence

/// An animated number as keys of a format.
struct AnimationTrack: Sendable {
  let property: AnimatedProperty
  /// The axis, 0 or 1; nil if the property has only one number.
  let axis: Int?
  let keys: PrintedKeys
  /// What is known of the error of a fit; nil if the keys are the animation's own.
  let evidence: KeyEvidence?
}

extension AnimationSpan {
  /// The numbers of a channel as keys.
  ///
  /// They are the animation's own keys if the format supports them.
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - unit: the number of the format's units in one of this package's units.
  ///   - time: how the times of exact keys are written; nil for a format that has no such keys.
  ///   - shape: the handles that the format allows.
  ///   - layout: how the format writes keys that are fitted to a motion.
  /// - Returns: a track for each number.
  /// - Throws: ``ExportError`` for an animation that keys cannot follow.
  func tracks(
    of channel: AnimationChannel, unit: Double, time: NumberScale?, shape: KeyframeCurve.Shape,
    layout: (MotionExporter<ExportedMotion>) -> KeyLayout
  ) throws(ExportError) -> [AnimationTrack] {
    let exact = exactKeys(of: channel)
    let own = (0..<channel.count).map { component in
      let keys = time.flatMap { exact?.printed(component, time: $0, unit: unit) }
      return keys.flatMap { $0.segments.allSatisfy { $0.fits(shape) } ? $0 : nil }
    }
    let motions = own.contains { $0 == nil } ? try channel.exporters(in: part, over: domain) : []
    var tracks: [AnimationTrack] = []
    for (component, keys) in own.enumerated() {
      func track(_ keys: PrintedKeys, _ evidence: KeyEvidence? = nil) -> AnimationTrack {
        let axis = channel.isPlanar ? channel.axis(of: component) : nil
        return AnimationTrack(property: channel.property, axis: axis, keys: keys, evidence: evidence)
      }
      if let keys {
        tracks.append(track(keys))
      } else {
        let motion = motions[component]
        tracks.append(track(try motion.printedKeys(layout(motion)), KeyEvidence(of: motion.motion)))
      }
    }
    return tracks
  }
}

extension PrintedKeys.Segment {
  /// Whether the segment fits a shape.
  ///
  /// A monotonic shape requires control points from 0 to 1.
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
      error: tracks.maximumError, tracks.compactMap { $0.evidence })
  }

  /// A sentence for a number of keys and their parts.
  func remark(keyCount: Int, _ parts: String, error: Double, _ evidence: [KeyEvidence]) -> String {
    let what = "\(keyCount) keys" + parts
    guard !evidence.isEmpty else { return Remark.exact(title, as: what, of: "animation") }
    let counts = evidence.map { if case .measured(let count) = $0 { count } else { 0 } }
    let most = counts.reduce(0, max)
    return Remark.fit(title, what, error: error, of: "range", measuredCount: most > 0 ? most : nil)
  }
}

extension [AnimationTrack] {
  /// The largest error of all tracks.
  var maximumError: Double { reduce(0) { Swift.max($0, $1.keys.maximumError) } }
}
