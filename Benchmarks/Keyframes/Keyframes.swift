import Baselines
import Benchmark
import CBaselines
import MotionNumerics

// Keyframe tracks against GSL's splines with their accelerator, called from C, at the same sorted and random times.

/// The number of times in the suite of timing curves, for the same reason.
private let timeCount = 65_536

let benchmarks: @Sendable () -> Void = {
  for count in [4, 8, 64, 1000, 100_000] {
    let keys = Keys(count: count)
    for (name, times) in [("sorted", keys.times.sorted()), ("random", keys.times)] {
      compareLines(through: keys, "\(count) keys: \(name)", at: times, name == "sorted" ? .sorted : .random)
      compareSpline(through: keys, "\(count) keys: \(name)", at: times, name == "sorted" ? .sorted : .random)
    }
  }
  for count in [4, 8, 64, 1000, 10_000, 100_000] {
    let keys = Keys(count: count)
    compareMaking(of: keys)
    compareGrowth(through: keys, "sorted", at: keys.times.sorted())
    compareGrowth(through: keys, "random", at: keys.times)
  }
  let keys = Keys(count: 64)
  comparePoints(through: keys, "64 keys: sorted", at: keys.times.sorted(), .sorted)
  comparePoints(through: keys, "64 keys: random", at: keys.times, .random)
  compareManyTracks("splines") { KeyframeTrack($0, spline: .natural) }
  compareManyTracks("eased") { values in
    KeyframeTrack(
      values.indices.map {
        Keyframe(values[$0], at: Double($0) / 7, curve: $0.isMultiple(of: 2) ? .easeInOut : .ease)
      })
  }
}

/// A frame of ten thousand tracks, which lie all over the memory, against as many values of one track.
private func compareManyTracks(_ name: String, _ track: ([Double]) -> KeyframeTrack<Double>) {
  let count = 10_000
  var generator = SplitMix64(seed: 8)
  let tracks = (0..<count).map { _ in
    track((0..<8).map { _ in Double.random(in: -1...1, using: &generator) })
  }.shuffled(using: &generator)
  let one = Kept(tracks[0])
  var batch = TrackBatch(tracks)
  var values = [Double](repeating: 0, count: count)
  var frame = 0
  func nextTime() -> Double {
    frame += 1
    return Double(frame % 600) / 600
  }
  compare(
    "10000 tracks: a frame of \(name)", values: count,
    baseline: (
      "one track",
      {
        let time = nextTime()
        var sum = 0.0
        for index in 0..<count { sum += one.track.value(at: time + Double(index) * 1e-6) }
        blackHole(sum)
      }
    ),
    with: [
      Subject("value(at:)") {
        let time = nextTime()
        var sum = 0.0
        for track in tracks { sum += track.value(at: time) }
        blackHole(sum)
      },
      Subject("TrackBatch", target: .timesTheCost(4)) {
        let time = nextTime()
        var span = values.mutableSpan
        batch.sample(at: time, into: &span)
        blackHole(values)
      },
    ])
}

/// Values at uneven times, and the times of the samples.
private struct Keys {
  let keyTimes: [Double]
  let x: [Double]
  let y: [Double]
  let times: [Double]

  /// Intervals differ by up to a factor of nine, as between keys set by hand.
  init(count: Int) {
    var generator = SplitMix64(seed: 7)
    var keyTimes = [0.0]
    for _ in 1..<count { keyTimes.append(keyTimes[keyTimes.count - 1] + .random(in: 0.2...1.8, using: &generator)) }
    self.keyTimes = keyTimes
    x = (0..<count).map { _ in Double.random(in: -1...1, using: &generator) }
    y = (0..<count).map { _ in Double.random(in: -1...1, using: &generator) }
    // GSL refuses a time after the last key; the half-open range excludes it.
    let end = keyTimes[count - 1]
    times = (0..<timeCount).map { _ in Double.random(in: 0..<end, using: &generator) }
  }

  /// GSL's spline through the keys.
  func gsl(_ values: [Double], isCubic: Bool) -> OpaquePointer {
    guard let spline = cbaselines_spline_new(keyTimes, values, keyTimes.count, isCubic ? 1 : 0) else {
      fatalError("GSL refuses the keys")
    }
    return spline
  }
}

private func compareLines(through keys: Keys, _ name: String, at times: [Double], _ targets: Targets) {
  let inC = keys.gsl(keys.x, isCubic: false)
  let track = KeyframeTrack(keys.x, keyTimes: keys.keyTimes)
  let lines = SearchedLines(times: keys.keyTimes, values: keys.x)
  check(track, name, inC, at: times)
  compare(
    "lines: \(name)", values: times.count, baseline: sum(inC, at: times),
    with: readings(of: track, at: times, targets) + [
      Subject("binary search") {
        var sum = 0.0
        for time in times { sum += lines.value(at: time) }
        blackHole(sum)
      }
    ])
}

private func compareSpline(through keys: Keys, _ name: String, at times: [Double], _ targets: Targets) {
  let inC = keys.gsl(keys.x, isCubic: true)
  let track = KeyframeTrack(keys.x, keyTimes: keys.keyTimes, spline: .natural)
  check(track, name, inC, at: times)
  compare(
    "natural: \(name)", values: times.count, baseline: sum(inC, at: times),
    with: readings(of: track, at: times, targets))
}

// MARK: Growth of the costs

/// One key of a new track is one value.
///
/// Below 64 keys the memory that a track takes for itself costs more than its keys.
private func compareMaking(of keys: Keys) {
  let target = keys.x.count < 64 ? nil : Target.timesTheCost(keys.x.count < 1000 ? 4 : 1.5)
  let keyframes = zip(keys.x, keys.keyTimes).map { Keyframe($0, at: $1) }
  compare(
    "making a spline n = \(keys.x.count)", values: keys.x.count,
    baseline: ("gsl_spline_alloc and init", { cbaselines_spline_free(keys.gsl(keys.x, isCubic: true)) }),
    with: [
      Subject("KeyframeTrack", target: target) {
        blackHole(KeyframeTrack(keys.x, keyTimes: keys.keyTimes, spline: .natural))
      },
      Subject("KeyframeTrack of keyframes", target: target) {
        blackHole(KeyframeTrack(keyframes, spline: .natural))
      },
    ])
}

private func compareGrowth(through keys: Keys, _ name: String, at times: [Double]) {
  let track = KeyframeTrack(keys.x, keyTimes: keys.keyTimes, spline: .natural)
  compare(
    "natural \(name) n = \(keys.x.count)", values: times.count,
    baseline: sum(keys.gsl(keys.x, isCubic: true), at: times),
    with: readings(of: track, at: times))
}

/// Points in the plane; a C program has one spline for each coordinate.
private func comparePoints(through keys: Keys, _ name: String, at times: [Double], _ targets: Targets) {
  let (xInC, yInC) = (keys.gsl(keys.x, isCubic: true), keys.gsl(keys.y, isCubic: true))
  let points = zip(keys.x, keys.y).map { SIMD2($0, $1) }
  let track = KeyframeTrack(points, keyTimes: keys.keyTimes, spline: .natural)
  compare(
    "points: \(name)", values: times.count,
    baseline: ("gsl_spline_eval twice", { blackHole(cbaselines_spline_sum_2(xInC, yInC, times, times.count)) }),
    with: readings(of: track, at: times, targets))
}

// MARK: The two sides

private func sum(_ inC: OpaquePointer, at times: [Double]) -> (name: String, work: () -> Void) {
  ("gsl_spline_eval", { blackHole(cbaselines_spline_sum(inC, times, times.count)) })
}

/// The targets of the three readings.
private struct Targets: Sendable {
  var single, cursor, batch: Target?
  var areSorted = false

  static let sorted = Targets(
    single: .timesTheCost(1.3), cursor: .timesTheCost(1.1), batch: .timesTheCost(1.1), areSorted: true)
  static let random = Targets(single: .timesTheCost(1), cursor: .timesTheCost(1), batch: .timesAsFast(4))
}

/// A track as a client keeps it: each value reads the track's storage.
private final class Kept<Value: VectorValue> {
  let track: KeyframeTrack<Value>

  init(_ track: KeyframeTrack<Value>) { self.track = track }
}

/// The three readings of a track: single values, frame after frame, and a batch.
@inline(__always)
private func readings<Value: VectorValue>(
  of track: KeyframeTrack<Value>, at times: [Double], _ targets: Targets = Targets()
) -> [Subject] {
  let kept = Kept(track)
  var values = [Value](repeating: .zero, count: times.count)
  let bytes = MemoryLayout<Double>.stride + MemoryLayout<Value>.stride
  // A fraction, and a cubic for each scalar. At random times the searches decide.
  let demand = Demand(bytes: Double(bytes), operations: Double(6 + 6 * Value.scalarCount))
  return [
    Subject("value(at:)", target: targets.single) {
      var sum = Value.zero
      for time in times { sum = sum + kept.track.value(at: time) }
      blackHole(sum)
    },
    Subject("Cursor", target: targets.cursor) {
      var cursor = kept.track.cursor()
      var sum = Value.zero
      for time in times { sum = sum + cursor.value(at: time) }
      blackHole(sum)
    },
    Subject("sample(at:into:)", target: targets.batch, demand: targets.areSorted ? demand : nil) {
      var span = values.mutableSpan
      kept.track.sample(at: times.span, into: &span)
      blackHole(values)
    },
  ]
}

// MARK: Equal results

/// Traps unless the curves in C and Swift have the same values.
private func check(_ track: KeyframeTrack<Double>, _ name: String, _ inC: OpaquePointer, at times: [Double]) {
  var values = [Double](repeating: 0, count: times.count)
  cbaselines_spline_values(inC, times, &values, times.count)
  for (time, value) in zip(times, values) {
    precondition(abs(track.value(at: time) - value) < 1e-12, "\(name): C and Swift disagree at \(time)")
  }
}
