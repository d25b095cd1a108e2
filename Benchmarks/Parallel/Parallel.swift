import Baselines
import Benchmark
import CBaselines
import MotionEffects
import MotionExport
import MotionNumerics
import VectorScene

// Batches on all cores against the same on one.

/// What two cores can give, and more give easily; without a target on a single core.
private let target: Target? = cbaselines_processors() > 1 ? .timesAsFast(1.8) : nil

let benchmarks: @Sendable () -> Void = {
  for count in [100_000, 300_000, 1_000_000] { comparePools(count) }
  compareSamples()
  compareTracks()
  comparePreparation()
  comparePictures()
}

private func comparePools(_ count: Int) {
  // Undamped, so that no member comes to rest.
  let spring = Spring(stiffness: 158, damping: 0)
  var one = SpringPool<Double>(count: count, spring: spring, at: 500, target: 200, tolerance: 0.5)
  var all = one
  let steps = max(3_000_000 / count, 4)
  compare(
    "steps of a pool of \(count)", values: count * steps,
    baseline: ("step(by:)", { for _ in 0..<steps { one.step(by: 1.0 / 120) } }),
    with: [
      // A million springs take 24 MB. Memory limits both cores together.
      Subject("step(by:cores: .all)", target: count < 1_000_000 ? target : nil) {
        for _ in 0..<steps { await all.step(by: 1.0 / 120, cores: .all) }
      }
    ])
}

/// A million random times of a track, a spring and an exact curve.
private func compareSamples() {
  var generator = SplitMix64(seed: 12)
  let times = (0..<1_000_000).map { _ in Double.random(in: 0...1, using: &generator) }
  let keys = (0..<1000).map { Keyframe(Double.random(in: 0...1, using: &generator), at: Double($0) / 999) }
  compareSamples("a track of 1000 keys", of: KeyframeTrack(keys, spline: .natural), at: times)
  compareSamples("a spring", of: SpringMotion(.bouncy, from: 0, to: 300), at: times)
  compareSamples("an exact curve", of: TimingCurve.ease, at: times)
}

private func compareSamples(_ what: String, of generator: some Motion<Double>, at times: [Double]) {
  var (one, all) = ([Double](repeating: 0, count: times.count), [Double](repeating: 0, count: times.count))
  compare(
    "a million values of \(what)", values: times.count,
    baseline: (
      "sample(at:into:)",
      {
        var span = one.mutableSpan
        generator.sample(at: times.span, into: &span)
      }
    ),
    with: [
      Subject("sample(at:into:cores: .all)", target: target) {
        await generator.sample(at: times, into: &all, cores: .all)
      }
    ])
}

/// A value of each of many tracks.
private func compareTracks() {
  let count = 100_000
  let tracks = (0..<count).map { number in
    KeyframeTrack((0..<8).map { Keyframe(Double($0 * number % 7), at: Double($0) / 7) })
  }
  var (one, all) = ([Double](repeating: 0, count: count), [Double](repeating: 0, count: count))
  compare(
    "a value of each of 100000 tracks", values: count,
    baseline: ("value(at:)", { for index in 0..<count { one[index] = tracks[index].value(at: 0.4) } }),
    with: [
      Subject("Cores.fill", target: target) {
        await Cores.all.fill(&all) { tracks[$0].value(at: 0.4) }
      }
    ])
}

private func comparePreparation() {
  let paths = (0..<1000).map { number in
    var path = Path()
    path.move(to: .zero)
    path.addCubic([Double(number % 17), 100], [Double(100 - number % 13), 100], to: [100, Double(number % 7)])
    return path
  }
  compare(
    "preparation of 1000 paths", values: paths.count,
    baseline: ("PathMeasure", { blackHole(paths.map { PathMeasure($0) }) }),
    with: [
      Subject("Cores.map", target: target) { blackHole(await Cores.all.map(paths) { PathMeasure($0) }) }
    ])
}

/// Frames of an effect as SVG, and motions as CSS.
private func comparePictures() {
  let effect = ScriptedEffect(EffectKind.all[0], pull: 0.5, refresh: 2)
  let frames = 0..<240
  compare(
    "240 frames as SVG", values: frames.count,
    baseline: ("scene and svg", { blackHole(frames.map { try? effect.scene(at: Double($0) / 60).svg() }) }),
    with: [
      Subject("Cores.map", target: target) {
        blackHole(await Cores.all.map(frames) { try? effect.scene(at: Double($0) / 60).svg() })
      }
    ])
  let texts = ["snappy", "0.5s ease-out-back", "1s ease-in-out-bounce", "0.6s ease-out-elastic"]
  let motions = (0..<32).compactMap { try? ParsedMotion(parsing: texts[$0 % 4]) }
  compare(
    "32 exports to CSS", values: motions.count,
    baseline: ("MotionExporter", { blackHole(motions.map(css)) }),
    with: [Subject("Cores.map", target: target) { blackHole(await Cores.all.map(motions, css)) }])
}

@Sendable
private func css(_ motion: ParsedMotion) -> String? { try? MotionExporter(motion, tolerance: 1e-3).css().text }
