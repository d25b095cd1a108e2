import LayerAnimation
import MotionNumerics

/// Helpers for tests of animations: a layer, a key path and numbers.
extension Animation {
  /// A basic animation between numbers.
  static func basic(
    _ keyPath: String, from: Double? = nil, to: Double? = nil, by: Double? = nil, additive: Bool = false,
    cumulative: Bool = false, timing: MediaTiming = MediaTiming(2), curve: TimingCurve = .linear, stays: Bool = false
  ) throws -> Animation {
    let interpolation = try FromToBy(
      from: from.map(LayerValue.number), to: to.map(LayerValue.number), by: by.map(LayerValue.number))
    return Animation(
      .property(
        PropertyAnimation(
          try LayerKeyPath(keyPath), .basic(interpolation), isAdditive: additive, isCumulative: cumulative)),
      timing: timing, timingCurve: curve, isRemovedOnCompletion: !stays)
  }

  /// A keyframe animation through values.
  static func keyframes(
    _ keyPath: String, _ values: [LayerValue], _ options: LayerTrack.Options = LayerTrack.Options(),
    additive: Bool = false, cumulative: Bool = false, timing: MediaTiming = MediaTiming(2),
    curve: TimingCurve = .linear
  ) throws -> Animation {
    Animation(
      .property(
        PropertyAnimation(
          try LayerKeyPath(keyPath), .keyframe(try LayerTrack(values, options)), isAdditive: additive,
          isCumulative: cumulative)),
      timing: timing, timingCurve: curve)
  }

  /// A spring animation between numbers.
  static func spring(
    _ keyPath: String, from: Double, to: Double, _ parameters: SpringParameters, timing: MediaTiming = MediaTiming(0),
    curve: TimingCurve = .linear
  ) throws -> Animation {
    let interpolation = try FromToBy(from: .number(from), to: .number(to))
    return Animation(
      .property(PropertyAnimation(try LayerKeyPath(keyPath), .spring(interpolation, parameters))), timing: timing,
      timingCurve: curve)
  }
}

extension Layer {
  /// A layer with animations that were added one by one at time 0.
  init(_ animations: Animation..., keyPath: String = "opacity", model: Double = 0) throws {
    self.init()
    self.model.set(.number(model), at: try LayerKeyPath(keyPath))
    for animation in animations { add(animation, at: 0) }
  }

  /// The presented numbers at some times.
  func numbers(_ keyPath: String, _ times: [Double]) throws -> [Double] {
    let keyPath = try LayerKeyPath(keyPath)
    return times.map { time in
      if case .number(let number)? = presentation(at: time).value(at: keyPath) { number } else { .nan }
    }
  }
}
