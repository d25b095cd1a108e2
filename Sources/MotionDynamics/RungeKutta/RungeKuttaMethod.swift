/// The coefficients of an explicit Runge–Kutta method with an embedded one, whose difference is the error.
///
/// Sources: J. R. Cash, A. H. Karp, *ACM Transactions on Mathematical Software* 16 (1990) 201–222; E. Fehlberg, in
/// E. Hairer, S. P. Nørsett, G. Wanner, *Solving Ordinary Differential Equations I*, II.5; P. J. Prince, J. R. Dormand,
/// *Journal of Computational and Applied Mathematics* 7 (1981) 67–75.
struct RungeKuttaMethod {
  /// A rate of an earlier stage in a sum, with its coefficient.
  struct Term {
    let stage: Int
    let weight: Double

    /// A coefficient as the quotient that the papers print.
    init(_ stage: Int, _ numerator: Double, _ denominator: Double) {
      self.init(stage, numerator / denominator)
    }

    init(_ stage: Int, _ weight: Double) {
      self.stage = stage
      self.weight = weight
    }
  }

  /// A stage after the first, which is at the start of the step.
  struct Stage {
    /// Its time as a fraction of the step.
    let fraction: Double
    let terms: [Term]
  }

  /// The order by which the control of the steps raises the error to a power.
  let order: Double
  let stages: [Stage]
  let solution: [Term]
  /// The difference of the two solutions, or the other solution.
  let error: [Term]
  /// Whether `error` is the other solution.
  let errorIsOtherSolution: Bool

  init(
    order: Double, stages: [(fraction: Double, terms: [Term])], solution: [Term], error: [Term],
    errorIsOtherSolution: Bool = false
  ) {
    self.order = order
    self.stages = stages.map { Stage(fraction: $0.fraction, terms: $0.terms) }
    self.solution = solution
    self.error = error
    self.errorIsOtherSolution = errorIsOtherSolution
  }
}

extension Solver.Method {
  /// The coefficients of an explicit method; nil for the others.
  var rungeKutta: RungeKuttaMethod? {
    switch self {
    case .rkck: .cashKarp
    case .rkf45: .fehlberg
    case .rk8pd: .princeDormand
    case .msbdf, .bsimp: nil
    }
  }
}

// MARK: - Order 5

extension RungeKuttaMethod {
  static let cashKarp = RungeKuttaMethod(
    order: 5,
    stages: [
      (0.2, [Term(0, 0.2)]),
      (0.3, [Term(0, 3, 40), Term(1, 9, 40)]),
      (0.6, [Term(0, 0.3), Term(1, -0.9), Term(2, 1.2)]),
      (1, [Term(0, -11, 54), Term(1, 2.5), Term(2, -70, 27), Term(3, 35, 27)]),
      (
        0.875,
        [
          Term(0, 1631, 55296), Term(1, 175, 512), Term(2, 575, 13824), Term(3, 44275, 110592), Term(4, 253, 4096),
        ]
      ),
    ],
    solution: [Term(0, 37, 378), Term(2, 250, 621), Term(3, 125, 594), Term(5, 512, 1771)],
    error: [
      Term(0, 37.0 / 378 - 2825.0 / 27648), Term(2, 250.0 / 621 - 18575.0 / 48384),
      Term(3, 125.0 / 594 - 13525.0 / 55296), Term(4, -277, 14336), Term(5, 512.0 / 1771 - 0.25),
    ])

  static let fehlberg = RungeKuttaMethod(
    order: 5,
    stages: [
      (0.25, [Term(0, 0.25)]),
      (0.375, [Term(0, 3, 32), Term(1, 9, 32)]),
      (12.0 / 13, [Term(0, 1932, 2197), Term(1, -7200, 2197), Term(2, 7296, 2197)]),
      (1, [Term(0, 8341, 4104), Term(1, -32832, 4104), Term(2, 29440, 4104), Term(3, -845, 4104)]),
      (
        0.5,
        [
          Term(0, -6080, 20520), Term(1, 41040, 20520), Term(2, -28352, 20520), Term(3, 9295, 20520),
          Term(4, -5643, 20520),
        ]
      ),
    ],
    solution: [
      Term(0, 902_880, 7_618_050), Term(2, 3_953_664, 7_618_050), Term(3, 3_855_735, 7_618_050),
      Term(4, -1_371_249, 7_618_050), Term(5, 277_020, 7_618_050),
    ],
    error: [Term(0, 1, 360), Term(2, -128, 4275), Term(3, -2197, 75240), Term(4, 1, 50), Term(5, 2, 55)])
}
