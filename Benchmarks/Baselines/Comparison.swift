public import Benchmark

/// What a benchmark has to reach, as a ratio to its baseline in the same run.
public enum Target {
  /// At least so many times as fast as the baseline.
  case timesAsFast(Double)
  /// At most so many times the baseline's time.
  case timesTheCost(Double)

  /// How `Scripts/bench.py` reads it.
  fileprivate var text: String {
    switch self {
    case .timesAsFast(let ratio): "at least \(ratio)"
    case .timesTheCost(let ratio): "at most \(ratio)"
    }
  }
}

/// What is compared with a baseline: its name, what it has to reach if that is said, and its work.
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

/// Registers benchmarks that do the same work on the same data: a baseline, and some that are compared with it.
///
/// The names carry what the table of `make bench` is made from: `WHAT | SOLVER | COUNT values | TARGET`, the
/// baseline's solver marked as such. They hold no comma, because the results are exported as comma-separated
/// values.
///
/// - Parameters:
///   - what: What is computed, and on which data. Those of how a cost grows end in their size: `spline n = 64`.
///   - values: How many values one call of each closure computes.
///   - baseline: The name of the baseline, and its work.
///   - subjects: What is compared with it.
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

/// The same for subjects without a target, one after another.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subjects: (name: String, work: () -> Void)...
) {
  compare(what, values: values, baseline: baseline, with: subjects.map { Subject($0.name, work: $0.work) })
}

/// The same for an array of them.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subjects: [(name: String, work: () -> Void)]
) {
  compare(what, values: values, baseline: baseline, with: subjects.map { Subject($0.name, work: $0.work) })
}
