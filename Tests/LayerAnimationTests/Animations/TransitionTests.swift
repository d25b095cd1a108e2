import LayerAnimation
import MotionNumerics
import Testing

/// The placements of old and new content during a transition.
@Suite struct TransitionTests {
  private let size = SIMD2(200.0, 100)

  private func frame(_ kind: Transition.Kind, _ direction: Transition.Direction, _ progress: Double) throws
    -> TransitionFrame
  {
    Transition(kind, direction: direction).frame(at: progress, size: size)
  }

  @Test func aFadeCrossesOver() throws {
    for direction in Transition.Direction.allCases {
      let frame = try frame(.fade, direction, 0.25)
      #expect(frame.old == .init(offset: .zero, opacity: 0.75))
      #expect(frame.new == .init(offset: .zero, opacity: 0.25))
    }
    #expect(try frame(.fade, .fromLeft, 1.5).new.opacity == 1)
    #expect(try frame(.fade, .fromLeft, 1.5).old.opacity == 0)
  }

  @Test(
    arguments: zip(
      Transition.Direction.allCases, [SIMD2(-200.0, 0), SIMD2(200.0, 0), SIMD2(0.0, -100), SIMD2(0.0, 100)]))
  func contentsComeFromTheNamedEdge(direction: Transition.Direction, edge: SIMD2<Double>) throws {
    let push = try frame(.push, direction, 0.25)
    #expect(push.new.offset == edge * 0.75 && push.old.offset == edge * -0.25)
    let moveIn = try frame(.moveIn, direction, 0.25)
    #expect(moveIn.new.offset == edge * 0.75 && moveIn.old.offset == .zero && moveIn.isNewOnTop)
    let reveal = try frame(.reveal, direction, 0.25)
    #expect(reveal.new.offset == .zero && reveal.old.offset == edge * -0.25 && !reveal.isNewOnTop)
    for kind in [Transition.Kind.push, .moveIn, .reveal] {
      let (start, end) = (try frame(kind, direction, 0), try frame(kind, direction, 1))
      #expect(start.old == .init(offset: .zero, opacity: 1) && end.new == .init(offset: .zero, opacity: 1))
      // At the start the new content is invisible, at the end the old one.
      #expect(start.new.offset == edge || !start.isNewOnTop)
      #expect(end.old.offset == -edge || end.isNewOnTop)
    }
    // Pushed contents touch.
    #expect(push.new.offset - push.old.offset == edge)
  }

  @Test func startAndEndProgressLimitTheRange() throws {
    let transition = Transition(.push, direction: .fromRight, startProgress: 0.25, endProgress: 0.75)
    #expect([0, 0.5, 1].map { transition.frame(at: $0, size: size).progress } == [0.25, 0.5, 0.75])
    #expect(transition.frame(at: 1, size: size).old.offset == [-150, 0])
    for (start, end) in [(-0.1, 1.0), (0.5, 0.4), (0, 1.1), (.nan, 1), (0, .nan)] {
      #expect(throws: ParameterError.self) { try Transition(validating: .fade, startProgress: start, endProgress: end) }
    }
  }

  /// Any part of the whole is allowed, one without a length too: the contents then stand still.
  @Test(arguments: [0, 0.25, 1]) func equalProgressesStandStill(progress: Double) throws {
    let transition = try Transition(validating: .push, startProgress: progress, endProgress: progress)
    #expect([0, 0.5, 1].map { transition.frame(at: $0, size: size).progress } == [progress, progress, progress])
    #expect(transition.frame(at: 0.5, size: size).old.offset == [200 * progress, 0])
    #expect(throws: ParameterError.self) {
      try Transition(validating: .push, startProgress: progress, endProgress: progress.nextDown)
    }
  }

  @Test func aLayerPresentsItsTransition() {
    var layer = Layer()
    layer.model.bounds = Rectangle(x: 5, y: 5, width: 200, height: 100)
    let push = Transition(.push, direction: .fromTop)
    layer.add(
      Animation(.transition(push), timing: MediaTiming(duration: 2), timingCurve: .easeIn), forKey: "transition", at: 10
    )
    #expect(layer.transitionFrame(at: 9.9) == nil && layer.transitionFrame(at: 12) == nil)
    let eased = TimingCurve.easeIn.value(at: 0.5)
    #expect(layer.transitionFrame(at: 11) == push.frame(at: eased, size: size))
    #expect(layer.transitionFrame(at: 11, size: [1, 1])?.old.offset == [0, eased])
    // Only the contents change.
    #expect(layer.presentation(at: 11) == layer.model)
    layer.add(Animation(.transition(Transition())), forKey: "transition", at: 11)
    #expect(layer.attachments.count == 1)
    #expect(layer.transitionFrame(at: 11.125)?.new.opacity == 0.5)
  }

  @Test func aTransitionInAGroupRunsInItsTime() {
    let fade = Animation(.transition(Transition()), timing: MediaTiming(beginTime: 1, duration: 2))
    let still = Animation(
      .property(PropertyAnimation(LayerKeyPath(.opacity), .basic(FromToBy(to: .number(0))))))
    var layer = Layer()
    layer.add(
      Animation(
        .group([fade, still]), timing: MediaTiming(duration: 3, speed: 2, fillMode: .forwards),
        isRemovedOnCompletion: false), at: 4)
    #expect(layer.transitionFrame(at: 4.25) == nil)
    #expect(layer.transitionFrame(at: 5)?.new.opacity == 0.5)
    // It ends with the group, and is kept with it.
    #expect(layer.transitionFrame(at: 50)?.new.opacity == 1)
    #expect(still.transitionFrame(at: 0, size: size) == nil)
  }
}
