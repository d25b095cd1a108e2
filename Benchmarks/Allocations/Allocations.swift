import AllocationCounter
import Baselines
import MotionNumerics

/// The number of memory blocks that the sampling loops allocate: none.
///
/// Prints one line for each loop, its name and its count, for Scripts/bench.
@main
struct Allocations {
  private let times: [Double]
  private var values: [Double]

  static func main() throws {
    guard allocations_are_counted() else { return }
    var loops = Allocations()
    try loops.run()
  }

  private init() {
    var generator = SplitMix64(seed: 9)
    times = (0..<4096).map { _ in Double.random(in: 0...1, using: &generator) }
    values = [Double](repeating: 0, count: times.count)
  }

  private mutating func run() throws {
    report("CubicBezier", CubicBezier(0.24, 0.52, 0.43, 0.8))
    let prepared = PreparedCubicBezier(.ease)
    report("PreparedCubicBezier", prepared)
    report("PreparedCubicBezier: even times") { times, values in
      var span = values.mutableSpan
      prepared.sample(from: 0, by: 1 / 4096, into: &span)
    }
    report("SpringMotion", SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 1))
    let even = UniformSpringSampler(
      SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 1), interval: 1e-3)
    report("UniformSpringSampler") { times, values in
      var span = values.mutableSpan
      even.sample(into: &span)
    }
    var pool = SpringPool<Double>()
    let group = pool.addGroup(Spring(mass: 1, stiffness: 100, damping: 2), capacity: times.count)
    let members = times.map { pool.add(to: group, at: 0, target: $0) }
    report("SpringPool: new targets and a step") { times, values in
      for (index, member) in members.enumerated() { pool.retarget(member, to: times[index] - 1) }
      pool.step(by: 1 / 120)
    }
    report("DampedOscillation", DampedOscillation(decay: 5, frequency: 30))
    report("KeyframeTrack", KeyframeTrack((0..<64).map { Double($0 * $0 % 17) }, mode: .cubic))
    let measure = try PathMeasure(Path(parsing: "M0 0C0 100 100 100 100 0A50 30 20 0 1 200 0"))
    report("PathMeasure: position") { times, values in
      for (index, time) in times.enumerated() {
        values[index] = measure.position(at: time * measure.length).x
      }
    }
  }

  /// Prints the counts of a generator: of its batch and of its single values.
  private mutating func report<G: ValueGenerator<Double>>(_ name: String, _ generator: G) {
    report("\(name): sample") { times, values in
      var span = values.mutableSpan
      generator.sample(at: times.span, into: &span)
    }
    report("\(name): value") { times, values in
      for (index, time) in times.enumerated() { values[index] = generator.value(at: time) }
    }
  }

  /// Prints the number of blocks that a loop allocates in its second run: the first may set up lasting storage.
  private mutating func report(_ name: String, _ work: ([Double], inout [Double]) -> Void) {
    work(times, &values)
    let before = allocation_count()
    work(times, &values)
    let count = allocation_count() - before
    print("\(name)\t\(count)")
  }
}
