public import MotionNumerics
public import VectorScene

/// Tags that float up from a tapped button along an S and fade away, any number at a time.
///
/// A tag's position is that of a cubic at the Bézier parameter age/duration, as Core Animation's linear mode has it:
/// not an even speed. Its end point is random, from the seed and the number of the tap alone.
///
/// `exact`: the opacity is 1 − age/duration. `legacy`: it falls by 0.15 at each tick of a timer of 0.1 s that all tags
/// share and that started at 0 s, so that a tag is gone at its seventh tick, before its way ends.
///
/// - Complexity: O(log *n* + *k*) for *k* tags on their way among the *n* that are remembered, O(1) for ``tag(_:at:)``.
///   The channels are three numbers for each tag that is remembered, most of them empty.
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
    /// The one whose tags bulge to the right first.
    case left
    /// The one whose tags bulge to the left first.
    case right
  }

  /// Where a tag is and how much of it is seen.
  public struct Tag: Sendable, Hashable {
    /// Its middle, in points.
    public let position: SIMD2<Double>
    /// Its opacity, 0…1.
    public let opacity: Double
  }

  /// What was chosen.
  public let parameters: Parameters
  /// Whether the defects of the original are kept.
  public let variant: EffectVariant
  /// The ways of the tags, by their taps.
  private var taps = EventLog<PathSegment>()
  private var remembered = Horizon()
  private var random: SplitMix64

  /// Creates a screen without tags.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a size or duration below 0.001, or a
  ///   spread that is negative.
  public init(parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.check()
    self.parameters = parameters
    self.variant = variant
    random = SplitMix64(seed: parameters.seed)
  }

  /// Creates a screen without tags; traps where the throwing initialiser throws.
  public init(_ parameters: Parameters = Parameters(), variant: EffectVariant = .exact) {
    self = ParameterError.orTrap(try Self(parameters: parameters, variant: variant))
  }

  /// A button is tapped, at a time in seconds: its tag begins its way.
  ///
  /// Times do not decrease: an earlier one counts as the latest so far. One that is not finite is ignored.
  public mutating func tap(_ side: Side, at time: Double) {
    tap(from: side == .left ? parameters.leftStart : parameters.rightStart, at: time)
  }

  /// A tag begins its way from a point, at a time in seconds.
  ///
  /// As ``tap(_:at:)``. Ignored for a point beyond 10⁹ points or not finite.
  public mutating func tap(from start: SIMD2<Double>, at time: Double) {
    guard time.isFinite, abs(start.x) <= 1e9, abs(start.y) <= 1e9 else { return }
    taps.append(way(from: start, random: random.nextUnit()), at: time)
  }
}

extension FloatingTags {
  /// How many tags there have been, forgotten ones included.
  public var tagCount: Int { taps.indices.upperBound }

  /// The tags that are remembered: the last ones of all, counted from 0.
  public var rememberedTags: Range<Int> { taps.indices }

  /// The way of a tag, counted from 0; traps for one that is forgotten or has not been.
  public func way(ofTag index: Int) -> PathSegment {
    requireTag(index)
    return taps[index]
  }

  /// A tag, counted from 0, at a time; nil when it is not on its way, or for NaN.
  ///
  /// Traps for a tag that is forgotten or has not been, and before the ``horizon``.
  public func tag(_ index: Int, at time: Double) -> Tag? {
    requireTag(index)
    remembered.require(time, "FloatingTags")
    let progress = progress(ofTap: taps.time(of: index), at: time)
    guard progress >= 0 && progress < 1 else { return nil }
    let opacity = opacity(tap: taps.time(of: index), time: time, progress: progress)
    return Tag(position: taps[index].position(at: progress), opacity: opacity)
  }

  private func requireTag(_ index: Int) {
    guard !taps.indices.contains(index) else { return }
    let range = taps.indices
    fatalError(
      "FloatingTags: there is no tag \(index) among those remembered, \(range.lowerBound)..<\(range.upperBound)")
  }

  private func progress(ofTap tap: Double, at time: Double) -> Double { (time - tap) / parameters.duration }

  /// The tags on their way at a time, which follow each other; none for NaN.
  private func tagsOnTheirWay(at time: Double) -> Range<Int> {
    remembered.require(time, "FloatingTags")
    let end = taps.last(notAfter: time).map { $0 + 1 } ?? taps.indices.lowerBound
    let first = taps.firstIndex { progress(ofTap: $0, at: time) < 1 }
    return min(first, end)..<end
  }

  private func opacity(tap: Double, time: Double, progress: Double) -> Double {
    guard variant == .legacy else { return 1 - progress }
    let ticks = Self.tick(at: time) - Self.tick(at: tap)
    return max(0, 1 - 0.15 * ticks)
  }
}

extension FloatingTags {
  /// The earliest time that may be asked about; −∞ at first.
  public var horizon: Double { remembered.time }

  /// Forgets the tags whose way is over at a time; the others keep their numbers and names.
  public mutating func forget(before time: Double) {
    guard remembered.move(to: time) else { return }
    taps.forget(before: taps.firstIndex { progress(ofTap: $0, at: time) < 1 })
  }

  /// Begins and ends of ways, and of `legacy` the ticks of the timer between them.
  public func cornerTimes(in range: ClosedRange<Double>) -> [Double] {
    let earliest = max(range.lowerBound, horizon)
    guard earliest <= range.upperBound else { return [] }
    let first = taps.firstIndex { progress(ofTap: $0, at: earliest) < 1 }
    let end = max(first, taps.firstIndex { $0 > range.upperBound })
    var corners = (first..<end).flatMap { tag -> [Double] in
      let tap = taps.time(of: tag)
      return [tap, firstTime(near: tap + parameters.duration) { progress(ofTap: tap, at: $0) >= 1 }]
    }
    if variant == .legacy, first < end {
      let ticks = Self.tick(at: max(earliest, taps.time(of: first)))...Self.tick(at: range.upperBound)
      var tick = ticks.lowerBound
      while tick <= ticks.upperBound, corners.count < Self.mostCorners {
        let time = tick / Self.tickRate
        corners.append(firstTime(near: time) { Self.tick(at: $0) >= tick })
        tick += 1
      }
    }
    return corners
  }

  /// More ticks than that cannot be seen.
  private static let mostCorners = 10_000
  /// Ticks of the timer in a second.
  private static let tickRate = 10.0
  private static func tick(at time: Double) -> Double { tickCount(at: time, rate: tickRate) }

  /// `tag0.x`, `tag0.y`, `tag0.opacity`, and so on, of every tag that is remembered.
  public var channelNames: [String] {
    taps.indices.flatMap { ["tag\($0).x", "tag\($0).y", "tag\($0).opacity"] }
  }

  /// Whether a tag is on its way; idle at NaN.
  public func phase(at time: Double) -> Phase {
    tagsOnTheirWay(at: time).isEmpty ? .idle : .floating
  }

  /// Positions and opacities; nil for a tag that is not on its way, NaN for all at NaN.
  public func channels(at time: Double) -> [Double?] {
    var numbers = [Double?](repeating: time.isNaN ? .nan : nil, count: 3 * taps.indices.count)
    for index in tagsOnTheirWay(at: time) {
      guard let tag = tag(index, at: time) else { continue }
      let place = 3 * (index - taps.indices.lowerBound)
      numbers[place] = tag.position.x
      numbers[place + 1] = tag.position.y
      numbers[place + 2] = tag.opacity
    }
    return numbers
  }

  /// The two buttons and the tags, the latest in front.
  public func scene(at time: Double) -> Scene {
    var scene = Scene(
      size: parameters.size, title: "Floating tags", description: "Tags that float up from two buttons and fade away.")
    scene.nodes = [
      Self.button("−1", at: parameters.leftStart), Self.button("+1", at: parameters.rightStart),
    ]
    for index in tagsOnTheirWay(at: time) {
      guard let tag = tag(index, at: time) else { continue }
      scene.nodes.append(.group(group(of: tag, index: index)))
    }
    return scene
  }

  /// Each tag has a name of its own, so that an `AnimatedScene` does not take one for another that is gone.
  private func group(of tag: Tag, index: Int) -> Group {
    let isLeft = taps[index].start.x < 0.5 * parameters.size.x
    let back = Path.roundedRectangle(x: -18, y: -12, width: 36, height: 24, cornerRadius: 12)
    let fill = Fill(Color(hex: isLeft ? 0x00_72B2 : 0xD5_5E00))
    let text = Label(isLeft ? "−1" : "+1", at: [0, 5], size: 14, weight: .bold, anchor: .middle, color: .white)
    let place = Affine.translation(x: tag.position.x, y: tag.position.y)
    return Group(
      name: "tag\(index)", transform: place, opacity: tag.opacity,
      children: [.shape(Shape(back, fill: fill)), .label(text)])
  }

  private static func button(_ text: String, at center: SIMD2<Double>) -> Node {
    let gray = Color(hex: 0x77_7777)
    let circle = Shape(.circle(center: center, radius: 24), stroke: Stroke(gray, width: 2))
    let label = Label(text, at: center + SIMD2(0, 6), size: 16, anchor: .middle, color: gray)
    return .group(Group(name: "button", children: [.shape(circle), .label(label)]))
  }
}
