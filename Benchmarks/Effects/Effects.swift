import Baselines
import Benchmark
import MotionEffects
import MotionNumerics
import VectorScene

// Whole effects, a frame at a time: their channels, their scenes, and the scenes as SVG.

/// Four seconds at 60 Hz.
private let frameCount = 240

let benchmarks: @Sendable () -> Void = {
  let times = (0..<frameCount).map { Double($0) / 60 }
  // The computation of the plainest program for the cubes in a frame: the curve of the step, for each cube.
  let textbook = NewtonBisection(0.24, 0.52, 0.43, 0.8)
  let plain: () -> Void = {
    var sum = 0.0
    for time in times {
      for cube in 0..<4 {
        sum += textbook.value(at: (4 * time + 0.2 * Double(cube)).truncatingRemainder(dividingBy: 1))
      }
    }
    blackHole(sum)
  }

  for kind in EffectKind.all {
    let effect = ScriptedEffect(kind, pull: 0.5, refresh: 2)
    compare(
      "\(kind.name) a frame", values: frameCount, baseline: ("four curves by Newton", plain),
      with: [
        Subject("channels") { for time in times { blackHole(effect.channels(at: time)) } },
        Subject("scene") { for time in times { blackHole(effect.scene(at: time)) } },
        Subject("scene as SVG") { for time in times { blackHole(try? effect.scene(at: time).svg()) } },
      ])
  }

  for count in [10, 100, 1000] {
    var tags = FloatingTags()
    // All tags are in flight at once.
    for tap in 0..<count { tags.tap(tap % 2 == 0 ? .left : .right, at: Double(tap) / Double(count)) }
    compare(
      "tags in flight n = \(count)", values: 1, baseline: ("four curves by Newton", plain),
      with: [Subject("channels") { [tags] in blackHole(tags.channels(at: 0.999)) }])
  }
}
