internal import LayerAnimation
internal import MotionCurves
internal import MotionFitting
internal import MotionKeyframes
internal import MotionNotation
internal import MotionSprings

extension AnimationChannel {
  /// The exporters of the numbers.
  ///
  /// - Parameters:
  ///   - exporter: the exporter of the animation.
  ///   - domain: the times of the parent.
  /// - Returns: an exporter for each number. Its distance is the range of the widest number.
  /// - Throws: ``ExportError`` for values that are not finite.
  func exporters(
    in exporter: AnimationExporter, over domain: ClosedRange<Double>
  ) throws(ExportError) -> [MotionExporter<ExportedMotion>] {
    lazy var corners = exporter.animation.cornerTimes(in: domain)
    var motions: [ExportedMotion] = []
    for component in 0..<count {
      if let motion = notation(of: component, in: exporter) {
        motions.append(.parsed(motion))
        continue
      }
      motions.append(
        .measured(
          try ExportError.checking { () throws(ParameterError) in
            try MeasuredMotion(validatingOver: domain, corners: corners) { numbers(of: exporter, at: $0)[component] }
          }))
    }
    let range = motions.reduce(0) { max($0, $1.range(over: domain)) }
    var exporters: [MotionExporter<ExportedMotion>] = []
    for motion in motions {
      exporters.append(
        try MotionExporter(
          motion, over: domain, from: motion.value(at: domain.lowerBound), to: motion.value(at: domain.upperBound),
          distance: range > 0 ? range : 1, tolerance: exporter.tolerance, title: exporter.title, isTimed: true,
          shape: .other))
    }
    return exporters
  }

  /// A number of an animation that repeats from time 0 on, as a motion of the notation, whose bounds are proved.
  ///
  /// Nil for what has no notation: a sum, a way along a path, a closure, cubics with a curve or tensions, and a spring
  /// that is repeated, as the notation repeats it when it rests.
  private func notation(of component: Int, in exporter: AnimationExporter) -> ParsedMotion? {
    guard let loop = exporter.loop, loop.delay == 0, !isPathRotation,
      let (animation, form) = exporter.animation.only(of: keyPath)
    else { return nil }
    if case .spring(let ends, let parameters) = form {
      return loop.iterations == 1 ? spring(parameters, ends, of: component, in: exporter) : nil
    }
    let once: ParsedMotion?
    if let keys = exactKeys(in: exporter.iteration) {
      once = try? ParsedMotion(keyframes: keys.keyframes(of: component), mode: .linear)
    } else if animation.timingCurve == .linear, case .keyframe(let track) = form,
      let keys = track.plainCubicKeyframes(of: component, over: loop.duration)
    {
      once = try? ParsedMotion(keyframes: keys, mode: .cubic)
    } else {
      return nil
    }
    return loop.iterations == 1 ? once : try? once?.repeated(loop.iterations, alternating: loop.alternates)
  }

  private func spring(
    _ parameters: SpringParameters, _ ends: FromToBy, of component: Int, in exporter: AnimationExporter
  ) -> ParsedMotion? {
    let (from, to) = ends.ends(current: exporter.model(keyPath) ?? .number(0))
    let (start, end) = (from.planeNumbers, to.planeNumbers)
    guard component < min(start.count, end.count),
      let motion = try? parameters.motion(atSpeed: exporter.animation.timing.speed)
    else { return nil }
    return try? ParsedMotion(motion).between(validating: start[component], end[component])
  }
}

extension ExactKeys {
  /// One of the numbers as keys of the notation.
  fileprivate func keyframes(of component: Int) -> [Keyframe<Double>] {
    keys.map { Keyframe($0.numbers[component], at: $0.time, curve: $0.curve) }
  }
}

extension LayerTrack {
  /// The keys of one of the numbers of a track of Core Animation's cubics; nil for any other track, and for curves and
  /// separate shapes.
  fileprivate func plainCubicKeyframes(of component: Int, over duration: Double) -> [Keyframe<Double>]? {
    guard case .values(let values) = source, options.mode == .cubic, !options.hasSprings,
      options.timingCurves.allSatisfy({ $0 == .linear }),
      options.tensions.isEmpty, options.continuities.isEmpty, options.biases.isEmpty,
      values.count == keyTimes.count, values.allSatisfy({ component < $0.planeNumbers.count })
    else { return nil }
    return zip(values, keyTimes).map { Keyframe($0.planeNumbers[component], at: $1 * duration) }
  }
}

extension ExportedMotion {
  /// The distance between the least and the greatest value seen.
  fileprivate func range(over domain: ClosedRange<Double>) -> Double {
    let values = (0...4096).map {
      value(at: domain.lowerBound.interpolated(to: domain.upperBound, by: Double($0) / 4096))
    }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}
