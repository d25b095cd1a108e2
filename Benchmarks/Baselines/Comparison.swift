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

/// A benchmark that is compared with a baseline: its name, its target if it has one, and its work.
public struct Subject {
  let name: String
  let target: Target?
  let work: () -> Void

  /// Creates a subject.
  public init(_ name: String, target: Target? = nil, work: @escaping () -> Void) {
    self.name = name
    self.target = target
    self.work = work
  }
}

/// Registers benchmarks that do the same work on the same data: a baseline, and the subjects compared with it.
///
/// The names carry the columns of the table of `make bench`: `WHAT | SOLVER | COUNT values | TARGET`, with the
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
    let target = subject.target.map { $0.text } ?? ""
    Benchmark("\(what) | \(subject.name) | \(values) values | \(target)", configuration: configuration) { _ in
      subject.work()
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
