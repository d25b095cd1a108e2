public import Benchmark

/// The target of a benchmark, as a ratio to its baseline in the same run.
public enum Target: Sendable {
  /// At least this many times as fast as the baseline.
  case timesAsFast(Double)
  /// At most this many times the baseline's time.
  case timesTheCost(Double)

  /// The form that `Scripts/bench/results.py` reads.
  fileprivate var text: String {
    switch self {
    case .timesAsFast(let ratio): "at least \(ratio)"
    case .timesTheCost(let ratio): "at most \(ratio)"
    }
  }
}

/// What a value asks of the machine at least: for Documentation/Roofline.md.
public struct Demand: Sendable {
  let bytes, operations: Double
  let passes: Int

  /// - Parameters:
  ///   - bytes: the bytes that are read and written for a value, each array once.
  ///   - operations: the additions, multiplications and comparisons of doubles for a value, in a formula without
  ///     special cases; a division counts as four.
  ///   - passes: how often the work passes over the same arrays; this tells which cache can hold them.
  public init(bytes: Double, operations: Double, passes: Int = 1) {
    self.bytes = bytes
    self.operations = operations
    self.passes = passes
  }

  /// A step of a pool: positions, velocities and targets are read, positions and velocities written.
  public static let poolStep = Demand(bytes: 40, operations: 13)
  /// A value of a spring with ζ < 1 at any time: an exponential, a sine, a cosine, and a division.
  ///
  /// With ζ > 1 there are a tenth fewer.
  public static func springValue(passes: Int) -> Demand { Demand(bytes: 16, operations: 117, passes: passes) }

  /// The form that `Scripts/bench/results.py` reads.
  fileprivate var text: String { "\(bytes) bytes \(operations) operations \(passes) passes" }
}

/// A benchmark that is compared with a baseline: its name, its target and its demand if it has them, and its work.
public struct Subject {
  /// Work that the benchmark calls, or waits for.
  fileprivate enum Work {
    case called(() -> Void)
    case awaited(() async -> Void)
  }

  let name: String
  let target: Target?
  let demand: Demand?
  fileprivate let work: Work

  /// Creates a subject.
  public init(_ name: String, target: Target? = nil, demand: Demand? = nil, work: @escaping () -> Void) {
    self.name = name
    self.target = target
    self.demand = demand
    self.work = .called(work)
  }

  /// Creates a subject whose work is asynchronous; it should take a millisecond, as waiting for it takes microseconds.
  public init(_ name: String, target: Target? = nil, demand: Demand? = nil, awaiting work: @escaping () async -> Void) {
    self.name = name
    self.target = target
    self.demand = demand
    self.work = .awaited(work)
  }
}

/// Registers benchmarks that do the same work on the same data: a baseline, and the subjects compared with it.
///
/// The names carry the columns of the table of `make bench`: `WHAT | SOLVER | COUNT values | TARGET | DEMAND`, with the
/// baseline's solver marked as such. They contain no comma, because the results are exported as comma-separated values.
///
/// - Parameters:
///   - what: The computation and its data. In a series for the growth of a cost it ends in the size: `spline n = 64`.
///   - values: The number of values that one call of each closure computes.
///   - baseline: The name of the baseline, and its work.
///   - subjects: The benchmarks compared with the baseline.
public func compare(
  _ what: String, values: Int, baseline: (name: String, work: () -> Void), with subjects: [Subject]
) {
  var configuration = Benchmark.defaultConfiguration
  configuration.metrics = [.wallClock]
  configuration.timeUnits = .nanoseconds
  configuration.warmupIterations = 3
  configuration.maxDuration = .milliseconds(benchmarkMilliseconds)
  let baseline = Subject("baseline: \(baseline.name)", work: baseline.work)
  for subject in [baseline] + subjects {
    let (target, demand) = (subject.target?.text ?? "", subject.demand?.text ?? "")
    let name = "\(what) | \(subject.name) | \(values) values | \(target) | \(demand)"
    switch subject.work {
    case .called(let work): Benchmark(name, configuration: configuration) { _ in work() }
    case .awaited(let work): Benchmark(name, configuration: configuration) { _ in await work() }
    }
  }
}

/// The same for subjects without a target, as separate arguments.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subjects: (name: String, work: () -> Void)...
) {
  compare(what, values: values, baseline: baseline, with: subjects.map { Subject($0.name, work: $0.work) })
}

/// The same for subjects without a target, in an array.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subjects: [(name: String, work: () -> Void)]
) {
  compare(what, values: values, baseline: baseline, with: subjects.map { Subject($0.name, work: $0.work) })
}
