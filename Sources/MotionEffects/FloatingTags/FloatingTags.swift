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
/// - Complexity: O(taps) for the channels of all; O(1) for ``tag(_:at:)``.
///
/// Source: seed 004.
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

  private struct Tap {
    let time: Double
    let way: PathSegment
  }

  /// What was chosen.
  public let parameters: Parameters
  /// Whether the defects of the original are kept.
  public let variant: EffectVariant
  private var taps: [Tap] = []
  private var random: SeededGenerator

  /// Creates a screen without tags.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite or beyond 10⁹, a size or duration below 0.001, or a
  ///   spread that is negative.
  public init(parameters: Parameters, variant: EffectVariant = .exact) throws(ParameterError) {
    try parameters.check()
    self.parameters = parameters
    self.variant = variant
    random = SeededGenerator(seed: parameters.seed)
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
    let way = way(from: start, random: random.nextUnit())
    taps.append(Tap(time: max(time, taps.last?.time ?? time), way: way))
  }
}

extension FloatingTags {
  /// How many tags there have been.
  public var tagCount: Int { taps.count }

  /// The way of a tag, counted from 0.
  public func way(ofTag index: Int) -> PathSegment { taps[index].way }

  /// A tag, counted from 0, at a time; nil when it is not on its way, or for NaN.
  public func tag(_ index: Int, at time: Double) -> Tag? {
    let tap = taps[index]
    let progress = (time - tap.time) / parameters.duration
    guard progress >= 0 && progress < 1 else { return nil }
    let opacity = opacity(tap: tap.time, time: time, progress: progress)
    return Tag(position: tap.way.position(at: progress), opacity: opacity)
  }

  private func opacity(tap: Double, time: Double, progress: Double) -> Double {
    guard variant == .legacy else { return 1 - progress }
    let ticks = tickCount(at: time, rate: 10) - tickCount(at: tap, rate: 10)
    return max(0, 1 - 0.15 * ticks)
  }
}

extension FloatingTags {
  /// `tag0.x`, `tag0.y`, `tag0.opacity`, and so on, of every tag that there has been.
  public var channelNames: [String] {
    taps.indices.flatMap { ["tag\($0).x", "tag\($0).y", "tag\($0).opacity"] }
  }

  /// Whether a tag is on its way; idle at NaN.
  public func phase(at time: Double) -> Phase {
    taps.indices.contains { tag($0, at: time) != nil } ? .floating : .idle
  }

  /// Positions and opacities; nil for a tag that is not on its way, NaN for all at NaN.
  public func channels(at time: Double) -> [Double?] {
    taps.indices.flatMap { index -> [Double?] in
      if time.isNaN { return [.nan, .nan, .nan] }
      let tag = tag(index, at: time)
      return [tag?.position.x, tag?.position.y, tag?.opacity]
    }
  }

  /// The two buttons and the tags, the latest in front.
  public func scene(at time: Double) -> Scene {
    var scene = Scene(
      size: parameters.size, title: "Floating tags", description: "Tags that float up from two buttons and fade away.")
    scene.nodes = [
      Self.button("−1", at: parameters.leftStart), Self.button("+1", at: parameters.rightStart),
    ]
    for index in taps.indices {
      guard let tag = tag(index, at: time) else { continue }
      scene.nodes.append(.group(group(of: tag, index: index)))
    }
    return scene
  }

  /// Each tag has a name of its own, so that an `AnimatedScene` does not take one for another that is gone.
  private func group(of tag: Tag, index: Int) -> Group {
    let isLeft = taps[index].way.start.x < 0.5 * parameters.size.x
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
