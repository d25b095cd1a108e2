internal import LayerAnimation
import MotionFitting

extension AnimationExporter {
  /// The animation as an SVG document in which a shape moves by SMIL.
  ///
  /// Each number has a separate element. Translation, rotation and scale follow in this order, joined by
  /// `additive="sum"`.
  ///
  /// - Returns: the document.
  /// - Throws: ``ExportError`` for an animation that keys cannot follow.
  public func svg() throws(ExportError) -> ExportedText {
    let span = try span(.cycle)
    var tracks: [AnimationTrack] = []
    for channel in try channels() {
      func time(_ decimals: Int) -> NumberScale {
        NumberScale(unit: 1 / span.duration, rounding: .decimals(decimals))
      }
      let unit = channel.property.degrees
      tracks += try span.tracks(of: channel, unit: unit, time: time(15), shape: .monotonic) { motion in
        KeyLayout(
          shape: .monotonic, time: time(6), value: motion.valueScale(unit: unit), handle: motion.handleScale,
          allowsJumps: true, exactTime: time(15))
      }
    }
    tracks.sort { $0.property.order < $1.property.order }
    let remark = remark(of: tracks)
    let elements = tracks.enumerated().map { index, track in
      let isFirst = !tracks[..<index].contains { $0.property != .opacity }
      return "    " + track.smil(span, isAdded: !isFirst)
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(viewBox(tracks))">
        \(remark.xmlComment)
        <rect x="-20" y="-20" width="40" height="40"\(span.fillMode.fillsBefore ? tracks.atStart : "")>
      \(elements.joined(separator: "\n"))
        </rect>
      </svg>

      """
    return ExportedText(text, remark: remark, maximumError: tracks.maximumError)
  }

  /// A view box that shows the shape at all keys.
  private func viewBox(_ tracks: [AnimationTrack]) -> String {
    var (least, greatest) = (SIMD2(-30.0, -30), SIMD2(30.0, 30))
    for track in tracks where track.property == .translate {
      for key in track.keys.keys {
        least[track.axis ?? 0] = min(least[track.axis ?? 0], key.value - 30)
        greatest[track.axis ?? 0] = max(greatest[track.axis ?? 0], key.value + 30)
      }
    }
    let scales = tracks.filter { $0.property == .scale }.flatMap { $0.keys.keys.map { abs($0.value) } }
    let more = 30 * (max(scales.max() ?? 1, 1) - 1)
    let (corner, size) = (least - more, greatest - least + 2 * more)
    return [corner.x.rounded(.down), corner.y.rounded(.down), size.x.rounded(.up), size.y.rounded(.up)]
      .map { $0.plainText }.joined(separator: " ")
  }
}

extension AnimatedProperty {
  /// The place in a list of transforms, in the order of a layer's own parts.
  fileprivate var order: Int {
    switch self {
    case .translate: 0
    case .rotate: 1
    case .scale: 2
    case .opacity: 3
    }
  }
}

extension PrintedKeys {
  /// The keys with each hold replaced by two keys: the value holds until the time of the next key, and jumps there.
  fileprivate var withoutHolds: PrintedKeys {
    var (keys, segments) = ([self.keys[0]], [Segment]())
    for (segment, next) in zip(self.segments, self.keys.dropFirst()) {
      if case .hold = segment {
        keys.append(Key(time: next.time, value: keys[keys.count - 1].value))
        segments += [.linear, .linear]
      } else {
        segments.append(segment)
      }
      keys.append(next)
    }
    return PrintedKeys(keys: keys, segments: segments, maximumError: maximumError)
  }
}

extension [AnimationTrack] {
  /// The first values as attributes, as SMIL does not apply an animation before its begin.
  fileprivate var atStart: String {
    let transforms = filter { $0.property != .opacity }
      .map { "\($0.property.rawValue)(\($0.text(of: $0.keys.keys[0])))" }
    let opacity = first { $0.property == .opacity }.map { " opacity=\"\($0.text(of: $0.keys.keys[0]))\"" }
    return (transforms.isEmpty ? "" : " transform=\"\(transforms.joined(separator: " "))\"") + (opacity ?? "")
  }
}

extension AnimationTrack {
  /// The value of a key, on both axes if the property has two.
  fileprivate func text(of key: PrintedKeys.Key) -> String {
    guard let axis else { return key.value.plainText }
    let still = property == .scale ? "1" : "0"
    return axis == 0 ? "\(key.value.plainText) \(still)" : "\(still) \(key.value.plainText)"
  }

  /// The element of the animation.
  fileprivate func smil(_ span: AnimationSpan, isAdded: Bool) -> String {
    let keys = keys.withoutHolds
    let values = keys.keys.map { text(of: $0) }
    return property.smilElement([
      ("begin", span.delay == 0 ? nil : span.delay.plainText + "s"), ("dur", span.duration.plainText + "s"),
      ("repeatCount", span.repeats == 1 ? nil : span.repeats.isInfinite ? "indefinite" : span.repeats.plainText),
      ("calcMode", "spline"), ("keyTimes", keys.keys.map { $0.time.plainText }.joined(separator: ";")),
      ("values", values.joined(separator: ";")),
      ("keySplines", keys.segments.map { $0.keySpline }.joined(separator: ";")),
      ("fill", span.fillMode.fillsAfter ? "freeze" : nil), ("additive", isAdded && property != .opacity ? "sum" : nil),
    ])
  }
}
