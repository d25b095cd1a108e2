import FoundationEssentials
import TestSupport

/// The options in the environment: `Scripts/check/fuzz.sh` passes its flags in variables, as a test has no arguments.
struct FuzzOptions {
  /// The names of the targets; all if it is empty.
  var targets: [String] = []
  /// The seed of all inputs.
  var seed: UInt64 = 1
  /// The index of the first input.
  var first = 0
  /// The number of inputs of a target; nil for as many as fit into the time.
  var runs: Int?
  /// The seconds for all targets together.
  var seconds = 0.0
  /// What earlier runs of the seed have done, which count; nil for a run that begins anew.
  var ledger: FuzzLedger?
  /// Whether the run is requested, rather than one of all tests.
  let isAskedFor: Bool

  /// Without a request, a few inputs of each target from one seed: a check that the targets and the driver work.
  static let runsAmongTests = thorough(100)

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    targets = environment["FUZZ_TARGETS"]?.split(separator: " ").map(String.init) ?? []
    seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? seed
    first = environment["FUZZ_FIRST"].flatMap(Int.init) ?? first
    runs = environment["FUZZ_RUNS"].flatMap(Int.init)
    seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) ?? seconds
    ledger = environment["FUZZ_LEDGER"].map { FuzzLedger(path: $0) }
    isAskedFor = runs != nil || seconds > 0
    if !isAskedFor { runs = Self.runsAmongTests }
  }

  /// Whether a target is among the requested ones.
  func includes(_ name: String) -> Bool { targets.isEmpty || targets.contains(name) }
}
