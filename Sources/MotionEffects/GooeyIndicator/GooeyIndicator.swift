public import MotionNumerics
public import VectorScene

/// A page indicator whose ball is stretched while a page is dragged and swings back into its shape when it is let go.
///
/// The factor of the stretch is |Δ|/pageWidth, at most 1, with Δ the scroll offset less the one at which the drag
/// began; the tail is on the side that the ball comes from. From a release on, what the factor was is restored by
/// `restoring`, a motion from 0 to 1 in seconds, and may become negative on the way.
///
/// `exact`: what is restored and what is dragged anew are added, up to a factor of 1, so that nothing jumps.
/// `legacy`: a release starts from factor 1 whatever it was, and while the ball is being restored a drag has no effect
/// on its shape; the tail changes sides only within half a page of the beginning of the drag.
///
/// - Complexity: a search among the reports that are remembered, and a value of `restoring` for each release of the last
///   ``restoringDuration`` seconds. Memory grows with each report, until it is told to ``forget(before:)``.
///
/// Source: KYAnimatedPageControl; `Documentation/Effects.md`, *Gooey indicator*.
public struct GooeyIndicator<Restoring: ValueGenerator<Double>>: Effect {
  /// The states of the ball.
  public typealias Phase = GooeyIndicatorPhase

  /// What was chosen.
  public let parameters: GooeyIndicatorParameters
  /// Whether the defects of the original are kept.
  public let variant: EffectVariant
  /// How the shape comes back: from 0, where the release was, to 1, where the ball is round.
  public let restoring: Restoring
  /// The time after which the ball is round and its motion is not asked any more, in seconds.
  public let restoringDuration: Double
  private(set) var history = DragTimeline()
  private var remembered = Horizon()
  /// Where the restoring bends, in seconds after a release, as far as that is known.
  private(set) var restoringCorners: [Double] = []

  /// Creates an indicator at its first page.
  ///
  /// With a spring, its settling duration leaves a jump of no more than the tolerance.
  ///
  /// - Throws: ``ParameterError`` for a length below 0.001 or beyond 10⁹ points, a ball wider than the indicator, other
  ///   than 2…10 000 pages, a stretch outside 0…0.5, or a duration that is not positive or not finite.
  public init(
    parameters: GooeyIndicatorParameters, variant: EffectVariant = .exact, restoring: Restoring,
    restoringDuration: Double
  ) throws(ParameterError) {
    try parameters.check()
    try ParameterError.requirePositive(restoringDuration, "restoringDuration")
    self.parameters = parameters
    self.variant = variant
    self.restoring = restoring
    self.restoringDuration = restoringDuration
  }
}

/// The states of a gooey indicator.
public enum GooeyIndicatorPhase: String, Sendable, Hashable, CaseIterable {
  /// Round; the view may still carry it along.
  case idle
  /// Under a finger.
  case dragged
  /// Let go, and not yet round.
  case restoring
}

extension GooeyIndicator where Restoring == DampedRestoring {
  /// Creates an indicator at its first page, with the original's damped oscillation of 0.8 s, of the same variant.
  ///
  /// - Throws: ``ParameterError`` as ``init(parameters:variant:restoring:restoringDuration:)``.
  public init(parameters: GooeyIndicatorParameters, variant: EffectVariant = .exact) throws(ParameterError) {
    let restoring = DampedRestoring(variant: variant)
    try self.init(
      parameters: parameters, variant: variant, restoring: restoring, restoringDuration: restoring.duration)
    restoringCorners = restoring.cornerTimes
  }

  /// Creates an indicator at its first page; traps where the throwing initialiser throws.
  public init(
    _ parameters: GooeyIndicatorParameters = GooeyIndicatorParameters(), variant: EffectVariant = .exact
  ) {
    self = ParameterError.orTrap(try Self(parameters: parameters, variant: variant))
  }
}

// MARK: What happens to it

extension GooeyIndicator {
  /// A finger has dragged the view to a scroll offset, at a time in seconds.
  ///
  /// The first report begins a drag, at the offset that the view had until then; between the reports of a drag the
  /// offset goes along lines. Times do not decrease: an earlier one counts as the latest so far. Numbers that are not
  /// finite are ignored.
  public mutating func drag(to offset: Double, at time: Double) {
    guard time.isFinite && offset.isFinite else { return }
    let time = history.clamped(time)
    let last = history.moments.last
    let isDragging = last?.mover == .finger
    let origin = isDragging ? last?.origin ?? 0 : history.offset(at: time)
    let side = tailSide(offset: offset, origin: origin, from: last)
    history.append(
      DragTimeline.Moment(offset: offset, mover: .finger, origin: origin, side: side, isOnTheWay: isDragging),
      at: time)
  }

  /// The finger lets go, at a time in seconds: the ball begins to come back into its shape.
  ///
  /// Ignored without a finger. The view stays where it is, unless ``coast(to:at:)`` moves it.
  public mutating func release(at time: Double) {
    guard time.isFinite, let last = history.moments.last, last.mover == .finger else { return }
    let time = history.clamped(time)
    let factor = variant == .legacy ? 1 : dragFactor(offset: last.offset, origin: last.origin)
    history.append(
      DragTimeline.Moment(
        offset: last.offset, mover: .nobody, origin: last.offset, side: last.side, isOnTheWay: false),
      at: time)
    history.append(DragTimeline.Release(factor: factor, side: last.side), at: time)
  }

  /// The view has moved on by itself to a scroll offset, at a time in seconds, along a line from the report before.
  ///
  /// This moves the ball, and leaves its shape alone. Ignored under a finger.
  public mutating func coast(to offset: Double, at time: Double) {
    guard time.isFinite && offset.isFinite else { return }
    guard history.moments.last?.mover != .finger else { return }
    let time = history.clamped(time)
    history.append(
      DragTimeline.Moment(
        offset: offset, mover: .nobody, origin: offset, side: history.moments.last?.side ?? .left,
        isOnTheWay: history.moments.last != nil),
      at: time)
  }
}

extension GooeyIndicator {
  /// The earliest time that may be asked about; −∞ at first.
  public var horizon: Double { remembered.time }

  /// Forgets the reports before the last one at a time, and the releases from which the ball is round by then.
  public mutating func forget(before time: Double) {
    guard remembered.move(to: time) else { return }
    history.forget(before: time, restoringDuration: restoringDuration)
  }
}

// MARK: What it shows

extension GooeyIndicator {
  /// The names `factor`, the stretch's, and `center.x`, the middle of the ball in the indicator.
  public var channelNames: [String] { ["factor", "center.x"] }

  /// The state; idle at NaN.
  public func phase(at time: Double) -> GooeyIndicatorPhase {
    remembered.require(time, "GooeyIndicator")
    guard let moment = history.moment(at: time) else { return .idle }
    if moment.mover == .finger { return .dragged }
    return isRestoring(at: time) ? .restoring : .idle
  }

  /// The factor and the middle of the ball.
  public func channels(at time: Double) -> [Double?] {
    [factors(at: time).total, parameters.center(forOffset: offset(at: time)).x]
  }

  /// The scroll offset at a time, in points: that of the first page until the first report, later that of the last.
  public func offset(at time: Double) -> Double {
    remembered.require(time, "GooeyIndicator")
    return history.offset(at: time)
  }

  /// The ball at a time.
  public func ball(at time: Double) -> GooeyBall {
    let factors = factors(at: time)
    return GooeyBall(
      parameters, variant, center: parameters.center(forOffset: offset(at: time)), factor: factors.total,
      left: factors.left, right: factors.right)
  }

  /// The pages as dots on a line, and the ball, which is left out at NaN.
  public func scene(at time: Double) -> Scene {
    let description = "A ball that marks the page, stretched while it is dragged."
    var scene = Scene(size: parameters.size, title: "Gooey indicator", description: description)
    scene.nodes = [.group(Group(name: "pages", children: pageNodes))]
    if let path = ball(at: time).path {
      scene.nodes.append(.group(Group(name: "ball", children: [.shape(Shape(path, fill: Fill(Self.ink)))])))
    }
    return scene
  }

  private static var ink: Color { Color(hex: 0x00_72B2) }

  private var pageNodes: [Node] {
    let centers = (0..<parameters.pageCount).map { page in
      parameters.center(forOffset: Double(page) * parameters.pageWidth)
    }
    let gray = Color(hex: 0xBB_BBBB)
    let line = Shape(Path(polyline: [centers[0], centers[centers.count - 1]]), stroke: Stroke(gray, width: 2))
    return [.shape(line)]
      + centers.map { .shape(Shape(.circle(center: $0, radius: 0.2 * parameters.diameter), fill: Fill(gray))) }
  }
}

// MARK: The stretch

extension GooeyIndicator {
  /// The factors of both tails, and of the whole.
  private struct Factors {
    var left = 0.0
    var right = 0.0
    var total: Double { min(left + right, 1) }

    mutating func add(_ factor: Double, on side: GooeyBall.Side) {
      switch side {
      case .left: left += factor
      case .right: right += factor
      }
    }

    /// At most 1 each: as far as a ball is stretched.
    var limited: Factors { Factors(left: min(left, 1), right: min(right, 1)) }
  }

  private func factors(at time: Double) -> Factors {
    remembered.require(time, "GooeyIndicator")
    guard !time.isNaN else { return Factors(left: .nan, right: .nan) }
    var factors = restoredFactors(at: time)
    let isGated = variant == .legacy && isRestoring(at: time)
    if !isGated, let moment = history.moment(at: time), moment.mover == .finger {
      let offset = history.offset(at: time)
      let side = tailSide(offset: offset, origin: moment.origin, from: moment)
      factors.add(dragFactor(offset: offset, origin: moment.origin), on: side)
    }
    return factors.limited
  }

  /// What is left of the releases: of all in `exact`, of the last in `legacy`.
  private func restoredFactors(at time: Double) -> Factors {
    var factors = Factors()
    guard let last = history.releases.last(notAfter: time) else { return factors }
    for index in (history.releases.indices.lowerBound...last).reversed() {
      let age = time - history.releases.time(of: index)
      guard age < restoringDuration else { break }
      let release = history.releases[index]
      factors.add(release.factor * (1 - restoring.value(at: age)), on: release.side)
      if variant == .legacy { break }
    }
    return factors
  }

  private func isRestoring(at time: Double) -> Bool {
    guard let last = history.releases.last(notAfter: time) else { return false }
    return time - history.releases.time(of: last) < restoringDuration
  }

  private func dragFactor(offset: Double, origin: Double) -> Double {
    min(abs(offset - origin) / parameters.pageWidth, 1)
  }

  /// The side of the tail: the left for a drag to higher offsets.
  ///
  /// The original sets it only within half a page of the origin, so that a leap beyond leaves it as it was.
  private func tailSide(
    offset: Double, origin: Double, from moment: DragTimeline.Moment?
  ) -> GooeyBall.Side {
    let previous = moment?.side ?? .left
    let distance = offset - origin
    if distance == 0 { return previous }
    let side: GooeyBall.Side = distance > 0 ? .left : .right
    guard variant == .legacy, abs(distance) > 0.5 * parameters.pageWidth else { return side }
    guard let moment, moment.mover == .finger else { return previous }
    // A drag that has passed the origin since the report before has been within half a page of it.
    let before = moment.offset - moment.origin
    let hasBeenNear = abs(before) <= 0.5 * parameters.pageWidth || (before > 0) != (distance > 0)
    return hasBeenNear ? side : previous
  }
}
