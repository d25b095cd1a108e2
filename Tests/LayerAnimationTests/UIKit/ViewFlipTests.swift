import LayerAnimation
import MotionNumerics
import Testing

/// UIKit's flips.
@Suite struct ViewFlipTests {
  /// The middle of the edge that comes to the front of a view of 200 × 100.
  private func edge(_ direction: Transition.Direction) -> SIMD3<Double> {
    switch direction {
    case .fromLeft: [-100, 0, 0]
    case .fromRight: [100, 0, 0]
    case .fromTop: [0, -50, 0]
    case .fromBottom: [0, 50, 0]
    }
  }

  @Test(arguments: Transition.Direction.allCases)
  func theNamedEdgeComesToTheFront(direction: Transition.Direction) {
    let flip = ViewFlip(direction)
    let edge = edge(direction)
    for progress in [0.1, 0.25, 0.5, 0.9] {
      let frame = flip.frame(at: progress)
      #expect(frame.old.applied(to: edge).z > 0)
      // Both views are one board: they share the front edge.
      #expect(frame.new.applied(to: -edge).z > 0)
      let distance = frame.old.applied(to: edge) - frame.new.applied(to: -edge)
      #expect(distance.norm < 1e-12)
      #expect(abs(frame.angle) == .pi * progress)
    }
  }

  @Test(arguments: Transition.Direction.allCases)
  func theNewViewEndsUpright(direction: Transition.Direction) {
    let flip = ViewFlip(direction, perspectiveDistance: 500)
    let (start, end) = (flip.frame(at: 0), flip.frame(at: 1))
    #expect(start.old == .perspective(distance: 500) && end.new == start.old)
    #expect(ViewFlip(direction).frame(at: 0).old == .identity)
    #expect(!start.showsNew && end.showsNew)
  }

  @Test func oneSideIsVisibleAtATime() {
    let flip = ViewFlip(.fromRight)
    for (progress, showsNew) in [(-0.6, true), (-0.4, false), (0.49, false), (0.5, true), (1.4, true), (1.6, false)] {
      let frame = flip.frame(at: progress)
      #expect(frame.showsNew == showsNew, "\(progress)")
      // The visible view faces the viewer; at ½ both are seen from the edge.
      if progress != 0.5 { #expect((frame.showsNew ? frame.new : frame.old).m33 > 0) }
      if progress != 0.5 { #expect((frame.showsNew ? frame.old : frame.new).m33 < 0) }
    }
  }

  @Test func aQuarterTurnWithPerspective() {
    let frame = ViewFlip(.fromLeft, perspectiveDistance: 400).frame(at: 0.25)
    // cos 45° and sin 45° of 100 points; at 70.7 nearer the scale is 400/(400 − 70.7).
    let side = 100 * 0.5.squareRoot()
    let front = frame.old.applied(to: [-100, 50, 0])
    #expect(abs(front.x + side * 400 / (400 - side)) < 1e-12)
    #expect(abs(front.y - 50 * 400 / (400 - side)) < 1e-12)
  }

  @Test func badDistancesAreNamed() {
    for bad in [0, -1, Double.nan] {
      #expect(throws: ParameterError.self) { try ViewFlip(validating: .fromTop, perspectiveDistance: bad) }
    }
  }
}
