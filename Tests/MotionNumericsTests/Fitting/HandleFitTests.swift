import Testing

@testable import MotionFitting

/// The fit of handles: its steps against linear problems that are solved by hand.
@Suite struct HandleFitTests {
  typealias Four = SIMD4<Double>

  private static let unitDirections = (Four(1, 0, 0, 0), Four(0, 1, 0, 0), Four(0, 0, 1, 0), Four(0, 0, 0, 1))

  /// Each parameter moves the control points along its own direction.
  @Test func controlsAreAnAffineFunctionOfTheParameters() {
    let fit = HandleFit(
      points: [], rise: 1, base: Four(1, 2, 3, 4), directions: Self.unitDirections, least: .zero, greatest: .one)
    #expect(fit.controls(Four(10, 20, 30, 40)) == Four(11, 22, 33, 44))
    let turned = HandleFit(
      points: [], rise: 1, base: .zero,
      directions: (Four(1, 2, 0, 0), Four(0, 1, 2, 0), Four(0, 0, 1, 2), Four(2, 0, 0, 1)), least: .zero,
      greatest: .one)
    #expect(turned.controls(Four(1, 10, 100, 1000)) == Four(2001, 12, 120, 1200))
  }

  // MARK: Least squares

  /// With one handle's height as the only parameter the problem is linear: p = Σ g·d / Σ g².
  ///
  /// The higher powers are not tried, as the errors are far above what is good enough.
  @Test func theFirstPowerIsLeastSquares() {
    // Thirds of the time make the parameter equal to x, and two thirds of the height are on the line.
    let (truth, rest) = (0.4, Four(1.0 / 3, 0, 2.0 / 3, 2.0 / 3))
    let noise = [0.02, -0.01, 0.05, -0.13, 0.01, 0.03, 0.22, 0, -0.04]
    let progress = (1...9).map { Double($0) / 10 }
    let basis = progress.map { 3 * $0 * (1 - $0) * (1 - $0) }
    let points = zip(zip(progress, basis), noise).map { place, noise in
      let (s, first) = place
      return SIMD2(s, truth * first + 2 * s * s * (1 - s) + s * s * s + noise)
    }
    let fit = HandleFit(
      points: points, rise: 1, base: rest, directions: (Four(0, 1, 0, 0), .zero, .zero, .zero),
      least: Four(-5, 0, 0, 0), greatest: Four(5, 0, 0, 0))
    let squares = basis.reduce(0) { $0 + $1 * $1 }
    let expected = truth + zip(basis, noise).reduce(0) { $0 + $1.0 * $1.1 } / squares
    let found = fit.best(from: Four(-3, 0, 0, 0), goodEnough: 1e-3)
    #expect(abs(found.parameters.x - expected) <= 1e-9)
    let largest = zip(basis, noise).map { abs((expected - truth) * $0 - $1) }.max() ?? 0
    #expect(abs(found.error - largest) <= 1e-9)
    // The least largest error is smaller than that of least squares.
    let least = fit.best(from: Four(-3, 0, 0, 0))
    #expect(least.error < 0.99 * largest)
  }

  /// Equations whose errors come from known numbers give these numbers back.
  @Test func normalEquationsGiveTheirNumbersBack() {
    let truth = Four(2, -3, 5, -7)
    let rows = [Four(1, 2, 0, 1), Four(0, 1, 3, -1), Four(2, 0, 1, 4), Four(-1, 1, 1, 0), Four(3, -2, 1, 1)]
    var system = NormalEquations()
    for (row, weight) in zip(rows, [1, 2, 0.5, 3, 1]) {
      system.add(row, error: (row * truth).sum(), weight: weight)
    }
    let solution = system.solution(holding: .init(repeating: false), damping: 0)
    for index in 0..<4 { #expect(abs(solution[index] - truth[index]) <= 1e-12) }
  }

  /// A held parameter stays, and the others are the best without it.
  @Test func aHeldParameterDoesNotChange() {
    let truth = Four(2, -3, 5, -7)
    for held in 0..<4 {
      var system = NormalEquations()
      for index in 0..<4 {
        system.add(Self.unit(index), error: truth[index], weight: 1)
        // Sums of the others make the problem one of all of them.
        var row = Four(repeating: 1)
        row[held] = 0
        system.add(row, error: (row * truth).sum(), weight: Double(index))
      }
      var isHeld = SIMDMask<SIMD4<Double.SIMDMaskScalar>>(repeating: false)
      isHeld[held] = true
      var expected = truth
      expected[held] = 0
      let solution = system.solution(holding: isHeld, damping: 0)
      for index in 0..<4 { #expect(abs(solution[index] - expected[index]) <= 1e-12) }
    }
  }

  private static func unit(_ index: Int) -> Four {
    var row = Four.zero
    row[index] = 1
    return row
  }
}
