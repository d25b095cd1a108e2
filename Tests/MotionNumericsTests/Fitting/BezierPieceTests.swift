import Testing

@testable import MotionFitting

/// The Béziers that a fit is made of, at their ends: the numbers follow from the control points by hand.
@Suite struct BezierPieceTests {
  /// A Bézier over four seconds.
  private func piece(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, from start: Double = 1, to end: Double = 7
  ) -> BezierPiece {
    BezierPiece(interval: 2...6, x1: x1, x2: x2, y0: start, y1: y1, y2: y2, y3: end)
  }

  /// The velocity at an end is the slope of its handle.
  @Test func theVelocityFollowsTheHandle() {
    let piece = piece(0.25, 3, 0.5, 6)
    #expect(piece.state(at: 2).value == 1 && piece.state(at: 2).velocity == 2)
    #expect(piece.state(at: 6).value == 7 && piece.state(at: 6).velocity == 0.5)
  }

  /// A handle straight up or down is an infinite velocity, not that towards another point.
  @Test func aVerticalHandleIsAnInfiniteVelocity() {
    #expect(piece(0, 3, 0.5, 4).state(at: 2).velocity == .infinity)
    #expect(piece(0, -1, 0.5, 4).state(at: 2).velocity == -.infinity)
    #expect(piece(0.25, 3, 1, 4).state(at: 6).velocity == .infinity)
    #expect(piece(0.25, 3, 1, 9).state(at: 6).velocity == -.infinity)
  }

  @Test func aLevelHandleIsNoVelocity() {
    #expect(piece(0.25, 1, 0.5, 4).state(at: 2).velocity == 0)
    #expect(piece(0.25, 3, 0.5, 7).state(at: 6).velocity == 0)
  }

  /// Without a handle the curve leaves towards the other handle; without both, towards the other end.
  @Test func aHandleWithoutALengthHasTheNextDirection() {
    #expect(piece(0, 1, 0.5, 4).state(at: 2).velocity == 1.5)
    #expect(piece(0.25, 3, 1, 7).state(at: 6).velocity == 4.0 / 3)
    #expect(piece(0, 1, 1, 7).state(at: 2).velocity == 1.5 && piece(0, 1, 1, 7).state(at: 6).velocity == 1.5)
  }
}
