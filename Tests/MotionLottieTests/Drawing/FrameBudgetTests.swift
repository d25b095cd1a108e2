import Testing

@testable import MotionLottie

/// The budget of a frame runs out, and reports it.
@Suite struct FrameBudgetTests {
  @Test func looksAreUsedUp() {
    var budget = FrameBudget()
    var count = 0
    while count <= LottieLimits.looks && budget.spend() { count += 1 }
    let isOneLeft = budget.spend()
    #expect(count == LottieLimits.looks && budget.isExceeded && !isOneLeft)
  }

  @Test func layersAreUsedUp() {
    var budget = FrameBudget()
    var count = 0
    while count <= LottieLimits.layers && budget.takeLayer() { count += 1 }
    #expect(count == LottieLimits.layers && budget.isExceeded && budget.layers == 0)
  }

  /// A request beyond the rest takes nothing, and the rest is still available.
  @Test func segmentsAreUsedUp() {
    var budget = FrameBudget()
    let isMostTaken = budget.takeSegments(LottieLimits.segments - 3)
    let isTooMuchTaken = budget.takeSegments(4)
    #expect(isMostTaken && !isTooMuchTaken && budget.isExceeded && budget.segments == 3)
    let isRestTaken = budget.takeSegments(3)
    let isOneLeft = budget.takeSegments(1)
    #expect(isRestTaken && !isOneLeft && budget.segments == 0)
  }

  /// A copy costs as much as the original, and one more layer.
  @Test func costsAreTakenAgain() {
    var budget = FrameBudget()
    let before = budget
    let areTaken = [budget.takeLayer(), budget.takeLayer(), budget.takeSegments(7)]
    let cost = before.cost(until: budget)
    #expect(areTaken == [true, true, true] && cost.layers == 2 && cost.segments == 7)
    let isCopyTaken = budget.take(cost)
    #expect(isCopyTaken && budget.layers == LottieLimits.layers - 5 && budget.segments == LottieLimits.segments - 14)
    let areTooManyTaken = [
      budget.take((layers: budget.layers, segments: 0)), budget.take((layers: 0, segments: budget.segments + 1)),
    ]
    #expect(areTooManyTaken == [false, false] && budget.isExceeded)
    let areAllTaken = budget.take((layers: budget.layers - 1, segments: budget.segments))
    #expect(areAllTaken && budget.layers == 0 && budget.segments == 0)
  }
}
