public import Benchmark

/// Registers benchmarks that do the same work on the same data: a baseline, and one or more that are compared with it.
///
/// The names carry what the table of `make bench` is made from: `WHAT | SOLVER | COUNT values`, the
/// baseline's solver marked as such. They hold no comma, because the results are exported as comma-separated
/// values.
///
/// - Parameters:
///   - what: What is computed, and on which data.
///   - values: How many values one call of each closure computes.
///   - baseline: The name of the baseline, and its work.
///   - subjects: The names of what is compared with it, and their work.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subjects: (name: String, work: () -> Void)...
) {
  compare(what, values: values, baseline: baseline, with: subjects)
}

/// The same for an array of what is compared with the baseline.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subjects: [(name: String, work: () -> Void)]
) {
  var configuration = Benchmark.defaultConfiguration
  configuration.metrics = [.wallClock]
  configuration.timeUnits = .nanoseconds
  configuration.warmupIterations = 3
  configuration.maxDuration = .milliseconds(400)
  for (name, work) in [("baseline: \(baseline.name)", baseline.work)] + subjects {
    Benchmark("\(what) | \(name) | \(values) values", configuration: configuration) { _ in work() }
  }
}
