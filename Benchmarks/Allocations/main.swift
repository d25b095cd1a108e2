import AllocationCounter
import Baselines
import Glibc
import MotionNumerics

// How many blocks of memory the sampling loops ask for: none. One line a loop, name and count, for Scripts/bench/bench.py.

private let count = 4096
private var generator = SplitMix64(seed: 9)
private let times = (0..<count).map { _ in Double.random(in: 0...1, using: &generator) }
private var values = [Double](repeating: 0, count: count)

/// Prints how many blocks a loop asks for, when it runs for the second time: the first one may set up what stays.
private func report(_ name: String, _ work: () -> Void) {
  work()
  let before = allocation_count()
  work()
  print("\(name)\t\(allocation_count() - before)")
}

/// Prints it for the batch and for single values of a generator.
private func report<G: ValueGenerator<Double>>(_ name: String, _ generator: G) {
  report("\(name): sample") {
    var span = values.mutableSpan
    generator.sample(at: times.span, into: &span)
  }
  report("\(name): value") {
    for (index, time) in times.enumerated() { values[index] = generator.value(at: time) }
  }
}

guard allocations_are_counted() else {
  print("allocations are not counted with this C library")
  exit(0)
}
report("CubicBezier", CubicBezier(0.24, 0.52, 0.43, 0.8))
report("SpringMotion", SpringMotion(Spring(1, 100, 10), from: 0, to: 1))
report("DampedOscillation", DampedOscillation(5, 30))
let keys = (0..<64).map { Double($0 * $0 % 17) }
let track = try KeyframeTrack(keys, mode: .cubic)
report("KeyframeTrack", track)
let measure = try PathMeasure(Path(parsing: "M0 0C0 100 100 100 100 0A50 30 20 0 1 200 0"))
report("PathMeasure") {
  for (index, time) in times.enumerated() { values[index] = measure.position(at: time * measure.length).x }
}
