import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// The animated SVG of an effect matches the effect at any time, not only at its frames.
@Suite struct PlayedEffectsTests {
  /// The distances of the played marks from those of the scene: points and opacities, at times that are not corners.
  private func distances(
    _ kind: EffectKind, _ variant: EffectVariant, rate: Double, until end: Double? = nil
  ) throws -> (points: WorstCase, numbers: WorstCase) {
    let effect = ScriptedEffect(kind, variant: variant)
    let frameCount = Int((effect.endTime * rate).rounded(.up))
    let animation = try effect.animation(at: (0...frameCount).map { Double($0) / rate })
    let played = try PlayedSVG(animation.svg(decimals: 6), duration: animation.duration)
    let corners = effect.cornerTimes(in: 0...animation.duration)
    var random = SplitMix64(seed: 3)
    var worst = (points: WorstCase(), numbers: WorstCase())
    for _ in 0..<100 {
      let time = random.number(in: 0...(end ?? effect.endTime))
      // Times are written to a millionth of the duration.
      if corners.contains(where: { abs($0 - time) < 3e-6 * animation.duration }) { continue }
      // A text changes at a frame: texts are not interpolated.
      let now = played.marks(at: time).filter { !$0.kind.contains("text") }
      let scene = try PlayedSVG(effect.scene(at: time).svg(decimals: 6)).marks(at: 0).filter {
        !$0.kind.contains("text")
      }
      let pairs = zip(sorted(now), sorted(scene))
      let isSameKind = now.count == scene.count && pairs.allSatisfy { $0.kind == $1.kind && $0.forms == $1.forms }
      guard isSameKind else {
        worst.points.note(.infinity, "\(time)")
        continue
      }
      for (mark, other) in pairs {
        for (a, b) in zip(mark.points, other.points) {
          worst.points.note(max(abs(a.x - b.x), abs(a.y - b.y)), "\(mark.kind) at \(time)")
        }
        for (attribute, values) in mark.numbers {
          for (a, b) in zip(values, other.numbers[attribute] ?? []) {
            worst.numbers.note(abs(a - b), "\(attribute) of \(mark.kind) at \(time)")
          }
        }
      }
    }
    return worst
  }

  /// Sorted, as cubes change places in the painter's order between frames, and the animation at a frame.
  private func sorted(_ marks: [PlayedSVG.Mark]) -> [PlayedSVG.Mark] {
    marks.enumerated().sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }.map(\.element)
  }

  /// The bound is that of straight lines between frames h apart: a·h²/8 for an acceleration a.
  ///
  /// Where all movement is linear it is the rounding of times to a millionth of the duration. Cubes that
  /// left the painter's order stood still for a frame: 3.3 points at 10 Hz, 0.48 at 60.
  @Test(arguments: [
    (EffectKind.cubeRefresh, EffectVariant.exact, 60.0, 2.0, 0.025), (.cubeRefresh, .exact, 10, 2.0, 0.6),
    (.cubeRefresh, .legacy, 60, 2.0, 0.025), (.checkmarkRefresh, .exact, 60, 2.4, 0.5),
    (.gooeyIndicator, .exact, 60, 1.3, 0.8), (.gooeyIndicator, .legacy, 10, 1.3, 0.001),
    (.popScale, .exact, 10, 0.5, 0.0005), (.floatingTags, .exact, 60, 2.8, 0.2), (.floatingTags, .legacy, 60, 2.8, 0.2),
    (.waterBall, .exact, 60, 2, 0.1),
  ])
  func betweenTheFrames(
    kind: EffectKind, variant: EffectVariant, rate: Double, end: Double, bound: Double
  ) throws {
    let worst = try distances(kind, variant, rate: rate, until: end)
    #expect(worst.points.error <= bound, "\(worst.points)")
    #expect(worst.numbers.error <= 1e-4, "\(worst.numbers)")
  }

  /// A corner at a frame needs the picture before it only, and corners beyond eight between two frames are left out.
  @Test(
    arguments: [
      ([], [], []), ([0.5], [0.5], [0.5]), ([0], [], []), ([1], [1], []), ([2], [2], []),
      ([1, 0.5, 1], [0.5, 1], [0.5]), ([0.5, (0.5).nextUp], [0.5], [0.5, (0.5).nextUp]),
      ((1...9).map { Double($0) / 10 } + [1.5], [1.5], [1.5]),
      ((1...8).map { Double($0) / 10 }, (1...8).map { Double($0) / 10 }, (1...8).map { Double($0) / 10 }),
    ] as [([Double], [Double], [Double])])
  func framesOfAnAnimation(corners: [Double], before: [Double], at: [Double]) throws {
    let sampling = AnimationSampling(at: [0, 1, 2]) { _ in corners }
    let times = try sampling.animation(repeats: nil) { _ in Scene(size: [1, 1]) }.times
    #expect(times == ([0, 1, 2] + before.map(\.nextDown) + at).sorted())
  }

  /// At 60 Hz no frame is at 1/8 s, and the greatest scale was written as 1.28.
  @Test func popsReachTheirKeys() throws {
    let film = try ScriptedEffect(.popScale).animation(at: (0...30).map { Double($0) / 60 })
    let root = try XMLReader.read(film.svg())
    let scale = try #require(root.all("animateTransform").first { $0.attributes["type"] == "scale" })
    let values = scale.attributes["values"]?.split(separator: ";").map(String.init) ?? []
    for key in ["0.1 0.1", "1.3 1.3", "0.9 0.9", "1.1 1.1"] { #expect(values.contains(key), "\(values)") }
  }
}
