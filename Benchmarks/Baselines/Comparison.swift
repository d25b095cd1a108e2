public import Benchmark

/// Registers two benchmarks that do the same work on the same data, ours and a baseline.
///
/// The names carry what the table of `make bench` is made from: `WHAT | SOLVER | COUNT values`, the
/// baseline's solver marked as such. They hold no comma, because the results are exported as comma-separated
/// values.
///
/// - Parameters:
///   - what: What is computed, and on which data.
///   - values: How many values one call of either closure computes.
///   - baseline: The name of the baseline, and its work.
///   - subject: The name of what is compared with it, and its work.
public func compare(
  _ what: String, values: Int,
  baseline: (name: String, work: () -> Void),
  with subject: (name: String, work: () -> Void)
) {
  var configuration = Benchmark.defaultConfiguration
  configuration.metrics = [.wallClock]
  configuration.timeUnits = .nanoseconds
  configuration.warmupIterations = 3
  configuration.maxDuration = .milliseconds(400)
  for (name, work) in [("baseline: \(baseline.name)", baseline.work), subject] {
    Benchmark("\(what) | \(name) | \(values) values", configuration: configuration) { _ in work() }
  }
}
