extension SimulationTarget {
  static var regressions: [Regression<SimulationInput>] { [] }
}
