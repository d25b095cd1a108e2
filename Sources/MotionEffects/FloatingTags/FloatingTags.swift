public import MotionCurves
package import MotionPaths

/// Tags that float up from a tapped button along an S and fade away, any number at a time.
///
/// A tag's position is that of a cubic at the Bézier parameter age/duration, as in Core Animation's linear mode: its
/// speed is not constant. A curve can take the place of this line, and another one that of the fading. Its end point is random and depends on the seed and the number of the tap alone.
///
/// `exact`: the opacity is 1 − age/duration. `legacy`: it falls by 0.15 at each tick of a timer that all tags share.
/// The timer started at 0 s and ticks every 0.1 s. So a tag is invisible at its seventh tick, before the end of its
/// path.
///
/// - Complexity: O(log *n* + *k*) for *k* floating tags among *n* remembered ones.
///   The channels are three numbers for each remembered tag, most of them empty.
///
/// Source: `Documentation/Effects.md`, *Floating tags*.
public struct FloatingTags: Effect {
  /// The states of the screen.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// Without a tag.
    case idle
    /// With one or more.
    case floating
  }

  /// The buttons.
  public enum Side: Sendable, Hashable, CaseIterable {
    /// The left button, whose tags bulge to the right first.
    case left
    /// The right button, whose tags bulge to the left first.
    case right
  }

  /// The position and opacity of a tag.
  package struct Tag: Sendable, Hashable {
    /// Its centre, in points.
    package let position: SIMD2<Double>
    /// Its opacity, 0…1.
    package let opacity: Double
  }

  /// The parameters.
  public let parameters: Parameters
  /// Whether the defects of the original are kept.
  package let variant: EffectVariant
  /// The paths of the tags, by their taps.
  private(set) var taps = EventLog<PathSegment>()
  private var remembered = ForgottenBefore()
  private var random: SplitMix64

  /// Creates a screen without tags.
  ///
  /// - Precondition: the parameters are in their ranges; ``init(validating:variant:)`` throws instead.
  public init(parameters: Parameters = Parameters(), variant: EffectVariant = .exact) {
    self = ParameterError.orTrap(try Self(validating: parameters, variant: variant))
  }

  /// Creates a screen without tags, with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a size or duration below 0.001, or a
  ///   spread that is negative.
  public init(validating parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.validate()
    self.parameters = parameters
    self.variant = variant
    random = SplitMix64(seed: parameters.seed)
  }

  /// Reports a tap of a button, at a time in seconds: its tag starts.
  ///
  /// Times do not decrease: an earlier time counts as the latest so far. A time that is not finite is ignored.
  public mutating func tap(_ side: Side, at time: Double) {
    tap(from: side == .left ? parameters.leftStart : parameters.rightStart, at: time)
  }

  /// Starts a tag at a point, at a time in seconds.
  ///
  /// As ``tap(_:at:)``. Ignored for a point beyond 10⁹ points or not finite.
  public mutating func tap(from start: SIMD2<Double>, at time: Double) {
    guard time.isFinite, abs(start.x) <= 1e9, abs(start.y) <= 1e9 else { return }
    taps.append(path(from: start, random: random.nextUnit()), at: time)
  }
}

// MARK: Paths

extension FloatingTags {
  /// The path of a tag from a point, which bulges first towards the opposite side of the screen: to the left from its
  /// middle on.
  ///
  /// It is a true S, with one point of inflection, if its end points lie on different sides of the line through the
  /// control points, and the control points differ: (start.y − controlY)·(controlY − endY) > 0 and reach ≠ 0.
  ///
  /// - Parameters:
  ///   - start: the point of the tap.
  ///   - random: a number in 0..<1 that chooses the end in the range of end points; `legacy` rounds its distance from
  ///     the start of the range down to whole points.
  /// - Returns: the cubic.
  func path(from start: SIMD2<Double>, random: Double) -> PathSegment {
    let (width, spread) = (parameters.size.x, parameters.endSpread)
    let middle = 0.5 * width
    let direction: Double = start.x < middle ? 1 : -1
    let bulge = parameters.reach * width * direction
    let steps = max(spread.rounded(.down), 1)
    let shift = variant == .legacy ? min((random * steps).rounded(.down), spread) : random * spread
    return .cubic(
      from: start, control1: SIMD2(middle + bulge, parameters.controlY),
      control2: SIMD2(middle - bulge, parameters.controlY),
      to: SIMD2(middle - 0.5 * spread + shift, parameters.endY))
  }
}

// MARK: Tags

extension FloatingTags {
  /// The number of tags so far, forgotten ones included.
  package var tagCount: Int { taps.indices.upperBound }

  /// The numbers of the remembered tags: the latest ones, counted from 0.
  package var rememberedTags: Range<Int> { taps.indices }

  /// The path of a tag, counted from 0; traps unless the tag is remembered.
  package func path(ofTag index: Int) -> PathSegment {
    requireTag(index)
    return taps[index]
  }

  /// A tag, counted from 0, at a time; nil before its start and from its end on, and for NaN.
  ///
  /// Traps unless the tag is remembered, and for a time before the ``horizon``.
  package func tag(_ index: Int, at time: Double) -> Tag? {
    requireTag(index)
    remembered.require(time, "FloatingTags")
    return motion(ofTag: index).value(at: time).map { Tag(position: $0.position, opacity: $0.opacity) }
  }

  /// The generator of a remembered tag.
  func motion(ofTag index: Int) -> TagMotion {
    TagMotion(
      path: taps[index], start: taps.time(of: index), duration: parameters.duration, riseCurve: parameters.riseCurve,
      fadeCurve: parameters.fadeCurve, variant: variant)
  }

  private func requireTag(_ index: Int) {
    guard !taps.indices.contains(index) else { return }
    let range = taps.indices
    fatalError(
      "FloatingTags: tag \(index) is not among those remembered, \(range.lowerBound)..<\(range.upperBound)")
  }

  private func progress(ofTap tap: Double, at time: Double) -> Double {
    TagMotion.progress(ofTap: tap, at: time, duration: parameters.duration)
  }

  /// The tags that float at a time, which are consecutive; none for NaN.
  func floatingTags(at time: Double) -> Range<Int> {
    remembered.require(time, "FloatingTags")
    let end = taps.last(notAfter: time).map { $0 + 1 } ?? taps.indices.lowerBound
    let first = taps.firstIndex { progress(ofTap: $0, at: time) < 1 }
    return min(first, end)..<end
  }
}

// MARK: Memory and corners

extension FloatingTags {
  /// The earliest time of a query; −∞ at first.
  public var horizon: Double { remembered.time }

  /// Forgets the tags whose path is over at a time; the others keep their numbers and names.
  public mutating func forget(before time: Double) {
    guard remembered.move(to: time) else { return }
    taps.forget(before: taps.firstIndex { progress(ofTap: $0, at: time) < 1 })
  }

  /// The end of the last tag's path; −∞ before the first tap.
  public var restTime: Double {
    taps.latestTime == -.infinity ? -.infinity : endTime(ofTap: taps.latestTime)
  }

  /// The first time at which the path of a tag is over.
  private func endTime(ofTap tap: Double) -> Double {
    TimeRounding.firstTime(near: tap + parameters.duration) { progress(ofTap: tap, at: $0) >= 1 }
  }

  /// The starts and ends of paths, and for `legacy` the ticks of the timer between them.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    let earliest = max(range.lowerBound, horizon)
    guard earliest <= range.upperBound else { return [] }
    let first = taps.firstIndex { progress(ofTap: $0, at: earliest) < 1 }
    let end = max(first, taps.firstIndex { $0 > range.upperBound })
    var corners = (first..<end).flatMap { [taps.time(of: $0), endTime(ofTap: taps.time(of: $0))] }
    if variant == .legacy, first < end {
      let firstTick = TagMotion.tick(at: max(earliest, taps.time(of: first)))
      corners += TimeRounding.ticks(from: firstTick, to: TagMotion.tick(at: range.upperBound)).map { tick in
        TimeRounding.firstTime(near: tick / TagMotion.tickRate) { TagMotion.tick(at: $0) >= tick }
      }
    }
    return corners
  }
}
