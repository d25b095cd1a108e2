import MotionCurves
internal import RealModule

extension TransformProperties {
  /// The angle of the direction of motion, in degrees; 0 for a position that never moves.
  ///
  /// At a key it is the direction in which the position arrives. Where the position stands still, it is the last
  /// direction before, or else the next one.
  func orientation(at frame: Double) -> Double {
    let direction =
      switch position {
      case .whole(.keyframed(let keyframes)), .whole(.slot(_, .keyframed(let keyframes))):
        keyframes.direction(at: frame)
      case .whole(.constant): nil as SIMD2<Double>?
      case .whole(.computed), .whole(.slot), .whole(.scripted), .split: measuredDirection(at: frame)
      }
    guard let direction else { return 0 }
    return Double.atan2(y: direction.y, x: direction.x) * 180 / .pi
  }

  /// The direction from the position a thousandth of a frame earlier, or a thousandth of the time between two keys.
  private func measuredDirection(at frame: Double) -> SIMD2<Double>? {
    if let direction = direction(from: frame - 1e-3, to: frame) { return direction }
    guard case .split(let x, let y, _) = position else { return direction(from: frame, to: frame + 1e-3) }
    let keys = (x.keyFrames + y.keyFrames).sorted()
    let spans = zip(keys, keys.dropFirst()).filter { $0 < $1 }
    for (start, end) in spans.reversed() where end <= frame {
      if let direction = direction(from: end - (end - start) * 1e-3, to: end) { return direction }
    }
    for (start, end) in spans where end > frame {
      if let direction = direction(from: start, to: start + (end - start) * 1e-3) { return direction }
    }
    return nil
  }

  private func direction(from start: Double, to end: Double) -> SIMD2<Double>? {
    let offset = position(at: end).plane - position(at: start).plane
    return offset == .zero ? nil : offset
  }
}

extension Property {
  /// The frames of the keys; none for a property without keyframes.
  fileprivate var keyFrames: [Double] {
    if case .keyframed(let keyframes) = self { return keyframes.times }
    return []
  }
}

extension KeyframedProperty where Value == Vector {
  /// A vector in the direction of motion in the plane; nil for a property that never moves.
  fileprivate func direction(at frame: Double) -> SIMD2<Double>? {
    // The last key before the frame; at the first key itself the motion begins.
    let before = (0..<times.count).partitioningIndex { times[$0] >= frame } - 1
    if before >= 0 {
      let last = min(before, segments.count - 1)
      let span = times[last + 1] - times[last]
      let progress = before > last || span <= 0 ? 1 : (frame - times[last]) / span
      if let direction = segments[last].direction(at: progress) { return direction }
      for place in (0..<last).reversed() {
        if let direction = segments[place].direction(at: 1) { return direction }
      }
    }
    for place in max(0, before)..<segments.count {
      if let direction = segments[place].direction(at: 0) { return direction }
    }
    return nil
  }
}

extension KeyframedProperty.Segment where Value == Vector {
  /// A vector in the direction of motion; nil if nothing moves.
  fileprivate func direction(at progress: Double) -> SIMD2<Double>? {
    if case .hold = easing { return nil }
    if let curve {
      let direction = curve.direction(at: easing.value(of: 0, at: progress))
      let forwards = easing.rise(of: 0, at: progress)
      return forwards == 0 || direction == .zero ? nil : direction * forwards
    }
    let offset = (end - start).plane
    let direction = offset * SIMD2(easing.rise(of: 0, at: progress), easing.rise(of: 1, at: progress))
    return direction == .zero ? nil : direction
  }
}

extension SegmentEasing {
  /// A number in proportion to the slope of a component, by the same factor for all components.
  ///
  /// Where the slope is 0 or infinite, as at the ends of an ease, it follows the slope of a short chord.
  fileprivate func rise(of component: Int, at progress: Double) -> Double {
    switch self {
    case .hold: return 0
    case .linear: return 1
    case .curve, .components:
      let slope = slope(of: component, at: progress)
      if slope != 0, slope.isFinite { return slope }
      let chord = 1e-4
      let (start, end) = (max(0, progress - chord), min(1, progress + chord))
      return (value(of: component, at: end) - value(of: component, at: start)) / (end - start)
    }
  }
}
