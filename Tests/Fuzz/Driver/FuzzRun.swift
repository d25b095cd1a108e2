import MotionNumerics
import TestSupport

/// Runs of one target: over random inputs, and over former findings.
struct FuzzRun<Target: FuzzTarget> {
  private let findings = Findings(of: Target.name)

  /// Runs inputs until their number or the time is used up.
  func random(_ options: FuzzOptions, seconds: Double) -> RunRow {
    var row = RunRow()
    let (start, processorStart) = (Machine.seconds(), Machine.processorSeconds())
    Watchdog.shared.enter(Target.name, describe: { [seed = options.seed] in Self.describe(seed: seed, index: $0) })
    defer { Watchdog.shared.leave() }
    let first = options.ledger?.reached(by: Target.name, seed: options.seed) ?? options.first
    let left = options.runs.map { options.ledger == nil ? $0 : max(0, $0 - first) }
    var noted = 0.0
    while left.map({ row.inputs < $0 }) ?? (row.seconds < seconds) {
      let index = first + row.inputs
      Watchdog.shared.begin(index)
      var random = SplitMix64(seed: options.seed, index: index)
      let input = Target.input(&random)
      findings.origin = Self.command(seed: options.seed, index: index)
      let taken = examine(input, random, asksAll: false)
      if taken > row.slowest.seconds { row.slowest = (taken, index) }
      row.inputs += 1
      row.seconds = Machine.seconds() - start
      if let ledger = options.ledger, row.seconds - noted > FuzzLedger.interval || row.inputs == left {
        ledger.note(Target.name, seed: options.seed, reached: index + 1)
        noted = row.seconds
      }
    }
    row.processorSeconds = Machine.processorSeconds() - processorStart
    row.findings = findings.count
    row.summary = findings.summary
    return row
  }

  /// Runs the former findings, with all checks.
  func regressions() -> RunRow {
    var row = RunRow()
    let start = Machine.seconds()
    let all = Target.regressions
    Watchdog.shared.enter(Target.name, describe: { Self.describe(regression: $0) })
    defer { Watchdog.shared.leave() }
    for (index, regression) in thorough(Array(all.enumerated())) {
      Watchdog.shared.begin(index)
      findings.origin = "regression: \(regression.cause)"
      let taken = examine(regression.input, SplitMix64(seed: 1), asksAll: true)
      if taken > row.slowest.seconds { row.slowest = (taken, index) }
      row.inputs += 1
    }
    row.seconds = Machine.seconds() - start
    row.findings = findings.count
    row.summary = findings.summary
    return row
  }

  /// Runs one text of libFuzzer's.
  func text(_ input: Target.Input, seed: UInt64) -> Int {
    _ = examine(input, SplitMix64(seed: seed), asksAll: false)
    return findings.count
  }

  /// Checks the properties and the pace of an input; returns its time in seconds.
  private func examine(_ input: Target.Input, _ random: SplitMix64, asksAll: Bool) -> Double {
    let start = Machine.seconds()
    let examination = Examination(random: random, asksAll: asksAll, findings: findings) { input.description }
    Target.check(input, examination)
    let taken = Machine.seconds() - start
    let allowed = Pace.allowance(for: Target.expectedSeconds(for: input))
    if taken > allowed { checkPace(of: input, random, asksAll: asksAll, allowed: allowed) }
    return taken
  }

  /// Repeats the input and takes the processor's time alone: on a busy machine other processes may have had the rest.
  private func checkPace(of input: Target.Input, _ random: SplitMix64, asksAll: Bool, allowed: Double) {
    let start = Machine.processorSeconds()
    let silent = Findings(of: Target.name, isSilent: true)
    Target.check(input, Examination(random: random, asksAll: asksAll, findings: silent) { "" })
    let taken = Machine.processorSeconds() - start
    guard taken > allowed else { return }
    findings.note("time", "\(taken) s, more than \(allowed) s", input: { input.description })
  }

  private static func describe(seed: UInt64, index: Int) -> String {
    var random = SplitMix64(seed: seed, index: index)
    return "input: \(Target.input(&random))\n  \(command(seed: seed, index: index))"
  }

  private static func describe(regression index: Int) -> String {
    "input: \(Target.regressions[index].input)\n  regression: \(Target.regressions[index].cause)"
  }

  private static func command(seed: UInt64, index: Int) -> String {
    "again: Scripts/check/fuzz.sh \(Target.name) --seed \(seed) --first \(index) --runs 1"
  }
}

/// The time limit of an input.
enum Pace {
  /// A hundred times the expected time is a finding: less may be a slow machine.
  private static let multiple = 100.0
  /// Below this no time is a finding, as a page fault or a context switch may take a millisecond.
  private static let least = 0.05
  /// The factor of an unoptimised or sanitized build.
  #if DEBUG
    private static let slowness = 100.0
  #elseif SANITIZED
    private static let slowness = 20.0
  #else
    private static let slowness = 1.0
  #endif

  static func allowance(for expectedSeconds: Double) -> Double {
    slowness * max(least, multiple * expectedSeconds)
  }
}
