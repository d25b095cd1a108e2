import FoundationEssentials

/// What the environment asks for: `Scripts/fuzz.sh` passes its flags on in variables, as a test has no arguments.
struct FuzzOptions {
  /// The names of the targets; all if there is none.
  var targets: [String] = []
  /// The number from which all inputs are made.
  var seed: UInt64 = 1
  /// The index of the first input.
  var first = 0
  /// How many inputs a target gets; nil for as many as fit into the time.
  var runs: Int?
  /// The seconds for all targets together.
  var seconds = 0.0
  /// Whether somebody asked, or all tests run.
  let isAskedFor: Bool

  /// Without a word from outside, a few inputs of each target from one seed: that the targets and the driver work.
  static let runsAmongTests = 100

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    targets = environment["FUZZ_TARGETS"]?.split(separator: " ").map(String.init) ?? []
    seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? seed
    first = environment["FUZZ_FIRST"].flatMap(Int.init) ?? first
    runs = environment["FUZZ_RUNS"].flatMap(Int.init)
    seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) ?? seconds
    isAskedFor = runs != nil || seconds > 0
    if !isAskedFor { runs = Self.runsAmongTests }
  }

  /// Whether a target is among those that are wanted.
  func includes(_ name: String) -> Bool { targets.isEmpty || targets.contains(name) }
}
