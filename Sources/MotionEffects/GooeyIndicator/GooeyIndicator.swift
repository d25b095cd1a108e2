public import MotionCurves
import MotionPaths
public import VectorScene

/// A page indicator whose ball is stretched while a page is dragged and swings back into its shape on release.
///
/// The factor of the stretch is |Δ|/pageWidth, at most 1. Δ is the scroll offset less the offset at which the drag
/// began. The tail is on the side from which the ball comes. After a release, `restoring` brings the factor back to 0:
/// it is a motion from 0 to 1, in seconds. The factor may become negative meanwhile.
///
/// `exact`: the remaining factors of the releases and the factor of a new drag are added, up to 1, so that nothing
/// jumps.
/// `legacy`: a release starts from factor 1 whatever the factor was, and during the restoring a drag has no effect on
/// the shape; the tail changes sides only within half a page of the start of the drag.
///
/// - Complexity: a search among the remembered reports, and a value of `restoring` for each release of the last
///   `restoringDuration` seconds. Memory grows with each report until a call of ``forget(before:)``.
///
/// Source: KYAnimatedPageControl; `Documentation/Effects.md`, *Gooey indicator*.
public struct GooeyIndicator<Restoring: ValueGenerator<Double>>: Effect {
  /// The parameters.
  public let parameters: GooeyIndicatorParameters
  /// Whether the defects of the original are kept.
  package let variant: EffectVariant
  /// The motion of the shape after a release: from 0, the shape at the release, to 1, the round ball.
  package let restoring: Restoring
  /// The time after a release from which the ball is round and `restoring` is not evaluated, in seconds.
  package let restoringDuration: Double
  private(set) var timeline = DragTimeline()
  /// The known bends of the restoring, in seconds after a release.
  private(set) var restoringCorners: [Double] = []

  /// Creates an indicator at its first page.
  ///
  /// At the end of the duration the shape jumps by the remaining factor.
  ///
  /// - Precondition: parameters and duration are in their ranges;
  ///   ``init(validating:variant:restoring:restoringDuration:)`` throws instead.
  public init(
    parameters: GooeyIndicatorParameters = GooeyIndicatorParameters(), variant: EffectVariant = .exact,
    restoring: Restoring, restoringDuration: Double
  ) {
    self = ParameterError.orTrap(
      try Self(
        validating: parameters, variant: variant, restoring: restoring, restoringDuration: restoringDuration))
  }

  /// Creates an indicator at its first page, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a length below 0.001 or beyond 10⁹ points, a ball wider than the indicator, other
  ///   than 2…10 000 pages, a stretch outside 0…0.5, or a duration that is not positive or not finite.
  public init(
    validating parameters: GooeyIndicatorParameters, variant: EffectVariant = .exact, restoring: Restoring,
    restoringDuration: Double
  ) throws(ParameterError) {
    try parameters.validate()
    try ParameterError.requirePositive(restoringDuration, "restoringDuration")
    self.parameters = parameters
    self.variant = variant
    self.restoring = restoring
    self.restoringDuration = restoringDuration
  }
}

/// The states of a gooey indicator.
public enum GooeyIndicatorPhase: String, Sendable, Hashable, CaseIterable {
  /// Round; the view may still move it.
  case idle
  /// Dragged by a finger.
  case dragged
  /// Released, and not yet round.
  case restoring
}

extension GooeyIndicator where Restoring: Motion {
  /// Creates an indicator at its first page; a motion from 0 to 1 restores the ball until the motion's rest.
  ///
  /// ```swift
  /// GooeyIndicator(restoring: SpringMotion(.bouncy, from: 0, to: 1))
  /// ```
  ///
  /// - Precondition: the parameters are in their ranges, and the motion comes to rest, after 0 s;
  ///   ``init(validating:variant:restoring:)`` throws instead.
  public init(
    parameters: GooeyIndicatorParameters = GooeyIndicatorParameters(), variant: EffectVariant = .exact,
    restoring: Restoring
  ) {
    self.init(
      parameters: parameters, variant: variant, restoring: restoring, restoringDuration: restoring.restTime)
  }

  /// Creates an indicator at its first page, with parameters and a motion from outside.
  ///
  /// - Throws: ``ParameterError`` as ``init(validating:variant:restoring:restoringDuration:)``.
  public init(
    validating parameters: GooeyIndicatorParameters, variant: EffectVariant = .exact, restoring: Restoring
  ) throws(ParameterError) {
    try self.init(
      validating: parameters, variant: variant, restoring: restoring, restoringDuration: restoring.restTime)
  }
}

extension GooeyIndicator where Restoring == DampedRestoring {
  /// Creates an indicator at its first page, with the original's damped oscillation of 0.8 s, of the same variant.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:variant:)`` throws instead.
  public init(
    parameters: GooeyIndicatorParameters = GooeyIndicatorParameters(), variant: EffectVariant = .exact
  ) {
    self = ParameterError.orTrap(try Self(validating: parameters, variant: variant))
  }

  /// Creates an indicator at its first page, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` as ``init(validating:variant:restoring:restoringDuration:)``.
  public init(validating parameters: GooeyIndicatorParameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try self.init(validating: parameters, variant: variant, damped: DampedRestoring(variant: variant))
  }

  /// Creates an indicator at its first page, with an oscillation whose bends are known.
  init(
    validating parameters: GooeyIndicatorParameters, variant: EffectVariant, damped restoring: DampedRestoring
  ) throws(ParameterError) {
    try self.init(validating: parameters, variant: variant, restoring: restoring)
    restoringCorners = restoring.cornerTimes
  }
}

// MARK: Events

extension GooeyIndicator {
  /// Reports that a finger has dragged the view to a scroll offset, at a time in seconds.
  ///
  /// The first report begins a drag, at the offset of the view at that time; between the reports of a drag the offset
  /// is linear. Times do not decrease: an earlier time counts as the latest so far. Numbers that are not finite are
  /// ignored.
  public mutating func drag(to offset: Double, at time: Double) {
    guard time.isFinite && offset.isFinite else { return }
    let time = timeline.clamped(time)
    let last = timeline.samples.last
    let isDragging = last?.driver == .finger
    let origin = isDragging ? last?.origin ?? 0 : timeline.offset(at: time)
    let side = rule.tailSide(offset: offset, origin: origin, from: last)
    timeline.append(
      DragTimeline.Sample(offset: offset, driver: .finger, origin: origin, side: side, isInterpolated: isDragging),
      at: time)
  }

  /// Reports that the finger lets go, at a time in seconds: the restoring of the ball's shape begins.
  ///
  /// Ignored without a finger. The view rests at its offset, unless ``coast(to:at:)`` moves it.
  public mutating func release(at time: Double) {
    guard time.isFinite, let last = timeline.samples.last, last.driver == .finger else { return }
    let time = timeline.clamped(time)
    let factor = variant == .legacy ? 1 : rule.factor(offset: last.offset, origin: last.origin)
    timeline.append(
      DragTimeline.Sample(
        offset: last.offset, driver: .view, origin: last.offset, side: last.side, isInterpolated: false),
      at: time)
    timeline.append(DragTimeline.Release(factor: factor, side: last.side), at: time)
  }

  /// Reports that the view has coasted to a scroll offset, at a time in seconds, linearly from the report before.
  ///
  /// This moves the ball, and leaves its shape alone. Ignored under a finger.
  public mutating func coast(to offset: Double, at time: Double) {
    guard time.isFinite && offset.isFinite else { return }
    guard timeline.samples.last?.driver != .finger else { return }
    let time = timeline.clamped(time)
    timeline.append(
      DragTimeline.Sample(
        offset: offset, driver: .view, origin: offset, side: timeline.samples.last?.side ?? .left,
        isInterpolated: timeline.samples.last != nil),
      at: time)
  }
}

extension GooeyIndicator {
  /// The earliest time of a query; −∞ at first.
  public var horizon: Double { timeline.horizon }

  /// The last report, or the end of the last restoring if that is later; −∞ before the first report.
  public var restTime: Double {
    let release = timeline.releases.latestTime
    guard release > -.infinity else { return timeline.samples.latestTime }
    return max(timeline.samples.latestTime, endTime(ofRestoringFrom: release))
  }

  /// The first time at which a restoring is over.
  func endTime(ofRestoringFrom release: Double) -> Double {
    TimeRounding.firstTime(near: release + restoringDuration) { $0 - release >= restoringDuration }
  }

  /// Forgets the reports before the latest one at a time, and the releases whose restoring is over by then.
  public mutating func forget(before time: Double) {
    timeline.forget(before: time, restoringDuration: restoringDuration)
  }
}

// MARK: Channels and scene

extension GooeyIndicator {
  /// The generators of `factor`, of the stretch, and `center.x`, of the ball's centre in the indicator: the restoring
  /// with the drags, and the scroll offset.
  public var generators: [ChannelGenerator] {
    [
      ChannelGenerator("factor", stretch) { $0.total },
      ChannelGenerator("center.x", timeline) { [parameters] in parameters.center(forOffset: $0).x },
    ]
  }

  /// The generator of the ball's shape.
  private var stretch: GooeyStretch<Restoring> {
    GooeyStretch(timeline: timeline, restoring: restoring, restoringDuration: restoringDuration, rule: rule)
  }

  private var rule: GooeyDragRule { GooeyDragRule(pageWidth: parameters.pageWidth, variant: variant) }

  /// The state; idle at NaN.
  public func phase(at time: Double) -> GooeyIndicatorPhase {
    timeline.require(time)
    guard let sample = timeline.sample(at: time) else { return .idle }
    if sample.driver == .finger { return .dragged }
    return stretch.isRestoring(at: time) ? .restoring : .idle
  }

  /// The factor and the x coordinate of the ball's centre.
  public func channels(at time: Double) -> [Double?] {
    [stretch.value(at: time).total, parameters.center(forOffset: offset(at: time)).x]
  }

  /// The scroll offset at a time, in points: 0 before the first report, constant after the last one.
  package func offset(at time: Double) -> Double { timeline.value(at: time) }

  /// The ball at a time.
  package func ball(at time: Double) -> GooeyBall {
    let factors = stretch.value(at: time)
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
      scene.nodes.append(.group(Group(name: "ball", children: [.shape(Shape(path, fill: Fill(parameters.color)))])))
    }
    return scene
  }

  private var pageNodes: [Node] {
    let centers = (0..<parameters.pageCount).map { page in
      parameters.center(forOffset: Double(page) * parameters.pageWidth)
    }
    let color = parameters.lineColor
    let line = Shape(Path(polyline: [centers[0], centers[centers.count - 1]]), stroke: Stroke(color, width: 2))
    return [.shape(line)]
      + centers.map { .shape(Shape(.circle(center: $0, radius: 0.2 * parameters.diameter), fill: Fill(color))) }
  }
}
