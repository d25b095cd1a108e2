import Testing

/// Random input for every interface that takes input, from a printed seed.
///
/// Among the other tests this is a short run from one seed; `Scripts/check/fuzz.sh` makes it a long one from another.
@Suite(.serialized) struct RandomInputTests {
  /// Former findings stay fixed.
  @Test func regressions() {
    let options = FuzzOptions()
    for target in allTargets where options.includes(target.name) && options.first == 0 {
      let row = runRegressions(target)
      #expect(row.findings == 0, "\(target.name): \(row.summary)")
    }
  }

  @Test func randomInputs() {
    let options = FuzzOptions()
    let targets = allTargets.filter { options.includes($0.name) }
    #expect(!targets.isEmpty, "targets: \(allTargets.map { $0.name })")
    if options.isAskedFor { Terminal.print("Fuzzing with seed \(options.seed)") }
    var table = RunTable()
    for target in targets {
      let row = run(target, options, seconds: options.seconds / Double(targets.count))
      #expect(row.findings == 0, "\(target.name) with seed \(options.seed): \(row.summary)")
      table.add(target.name, row)
    }
    if options.isAskedFor { Terminal.print(table.text) }
  }

  private func run<Target: FuzzTarget>(_ target: Target.Type, _ options: FuzzOptions, seconds: Double) -> RunRow {
    FuzzRun<Target>().random(options, seconds: seconds)
  }

  private func runRegressions<Target: FuzzTarget>(_ target: Target.Type) -> RunRow {
    FuzzRun<Target>().regressions()
  }
}

/// All targets.
let allTargets: [any FuzzTarget.Type] = [
  NotationTarget.self, PastedTarget.self, PathDataTarget.self, PathTarget.self, PathMotionTarget.self, TrackTarget.self,
  PoolTarget.self, AnimatedTarget.self, FollowerTarget.self, ScriptsTarget.self, PlayerTarget.self,
  ContainerTarget.self, ArrayTarget.self,
  LayerTarget.self, RefreshTarget.self, ScriptTarget.self, AnimationDocumentTarget.self, SystemDocumentTarget.self,
  SimulationTarget.self, LottieTarget.self, LottieFramesTarget.self, ExportsTarget.self, FitsTarget.self,
  ImportsTarget.self, TablesTarget.self, EquationsTarget.self,
]
