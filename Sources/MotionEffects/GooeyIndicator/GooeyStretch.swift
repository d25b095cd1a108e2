import EffectCore
import MotionCurves

/// The generator of a ball's stretch: the remaining factors of the releases, and the factor of the current drag.
struct GooeyStretch<Restoring: ValueGenerator<Double>>: ValueGenerator {
  /// The factors of both tails, and of the whole.
  struct Factors {
    var left = 0.0
    var right = 0.0
    var total: Double { min(left + right, 1) }

    mutating func add(_ factor: Double, on side: GooeyBall.Side) {
      switch side {
      case .left: left += factor
      case .right: right += factor
      }
    }

    /// Both factors limited to 1, the greatest stretch.
    var limited: Factors { Factors(left: min(left, 1), right: min(right, 1)) }
  }

  let timeline: DragTimeline
  /// From 0, the shape at a release, to 1, the round ball.
  let restoring: Restoring
  let restoringDuration: Double
  let rule: GooeyDragRule

  func value(at time: Double) -> Factors {
    timeline.require(time)
    guard !time.isNaN else { return Factors(left: .nan, right: .nan) }
    var factors = restoredFactors(at: time)
    let isGated = rule.variant == .legacy && isRestoring(at: time)
    if !isGated, let sample = timeline.sample(at: time), sample.driver == .finger {
      let offset = timeline.offset(at: time)
      let side = rule.tailSide(offset: offset, origin: sample.origin, from: sample)
      factors.add(rule.factor(offset: offset, origin: sample.origin), on: side)
    }
    return factors.limited
  }

  /// Whether the last release is not over.
  func isRestoring(at time: Double) -> Bool {
    guard let last = timeline.releases.last(notAfter: time) else { return false }
    return time - timeline.releases.time(of: last) < restoringDuration
  }

  /// The remaining factors of the releases: of all in `exact`, of the last in `legacy`.
  private func restoredFactors(at time: Double) -> Factors {
    var factors = Factors()
    guard let last = timeline.releases.last(notAfter: time) else { return factors }
    for index in (timeline.releases.indices.lowerBound...last).reversed() {
      let age = time - timeline.releases.time(of: index)
      guard age < restoringDuration else { break }
      let release = timeline.releases[index]
      factors.add(release.factor * (1 - restoring.value(at: age)), on: release.side)
      if rule.variant == .legacy { break }
    }
    return factors
  }
}

/// The stretch that a drag gives the ball, and the side of its tail.
struct GooeyDragRule {
  let pageWidth: Double
  let variant: EffectVariant

  /// The part of a page by which the view is dragged, at most 1.
  func factor(offset: Double, origin: Double) -> Double {
    min(abs(offset - origin) / pageWidth, 1)
  }

  /// The side of the tail: the left for a drag to higher offsets.
  ///
  /// The original sets the side only within half a page of the origin. A jump beyond that leaves it unchanged.
  func tailSide(offset: Double, origin: Double, from sample: DragTimeline.Sample?) -> GooeyBall.Side {
    let previous = sample?.side ?? .left
    let distance = offset - origin
    if distance == 0 { return previous }
    let side: GooeyBall.Side = distance > 0 ? .left : .right
    guard variant == .legacy, abs(distance) > 0.5 * pageWidth else { return side }
    guard let sample, sample.driver == .finger else { return previous }
    // A drag that has passed the origin since the sample before has been within half a page of it.
    let before = sample.offset - sample.origin
    let hasBeenNear = abs(before) <= 0.5 * pageWidth || (before > 0) != (distance > 0)
    return hasBeenNear ? side : previous
  }
}
