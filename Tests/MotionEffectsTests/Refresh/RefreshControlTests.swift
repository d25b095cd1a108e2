import MotionEffects
import MotionNumerics
import TestSupport
import Testing

/// Pull, trigger, inset and end, at the head and at the foot.
@Suite struct RefreshControlTests {
  @Test func pullTriggersAndRefreshes() {
    var control = RefreshControl(driving: CubeRefresh())
    #expect(control.phase(at: 0) == .idle)
    control.scroll(to: 20, isDragging: true, at: 0)
    #expect(control.phase(at: 0) == .idle && control.progress(at: 0) == 0)
    control.scroll(to: -27.5, isDragging: true, at: 0.1)
    #expect(control.phase(at: 0.1) == .pulling && control.progress(at: 0.1) == 0.5)
    #expect(control.effect.channels(at: 0.1).last == 1)
    control.scroll(to: -60, isDragging: true, at: 0.2)
    #expect(control.phase(at: 0.2) == .triggered && control.progress(at: 0.2) == 1 && control.inset(at: 0.2) == 0)
    control.scroll(to: -58, isDragging: false, at: 0.3)
    #expect(control.phase(at: 0.3) == .refreshing && control.effect.phase(at: 0.3) == .looping)
    // Ease-in-ease-out is at a half at half of its 0.25 s.
    #expect(abs(control.inset(at: 0.425) - 27.5) < 1e-12 && control.inset(at: 0.56) == 55)
    control.scroll(to: 0, isDragging: false, at: 0.6)
    control.endRefreshing(at: 2)
    #expect(control.phase(at: 2) == .ending && control.inset(at: 2.99) == 55)
    #expect(abs(control.inset(at: 3.125) - 27.5) < 1e-12)
    #expect(control.restTime == 3.25 && control.phase(at: 3.25) == .idle && control.inset(at: 3.25) == 0)
  }

  @Test func lettingGoTooEarlyDoesNothing() {
    var control = RefreshControl(driving: CheckmarkRefresh())
    control.scroll(to: -54.9, isDragging: true, at: 0)
    control.scroll(to: -54.9, isDragging: false, at: 1)
    #expect(control.phase(at: 1) == .pulling)
    control.scroll(to: 0, isDragging: false, at: 2)
    #expect(control.phase(at: 2) == .idle)
  }

  @Test func aListThatIsStillPulledReturnsFirst() {
    var control = RefreshControl(driving: CubeRefresh())
    control.beginRefreshing(at: 0)
    control.scroll(to: -40, isDragging: true, at: 1)
    control.endRefreshing(at: 1)
    control.scroll(to: -70, isDragging: true, at: 5)
    #expect(control.phase(at: 5) == .idle && control.progress(at: 5) == 0)
    control.scroll(to: -70, isDragging: false, at: 6)
    #expect(control.phase(at: 6) == .idle)
    control.scroll(to: 0, isDragging: false, at: 7)
    control.scroll(to: -70, isDragging: false, at: 8)
    #expect(control.phase(at: 8) == .refreshing)
  }

  @Test func footLoadsMore() {
    var control = RefreshControl(driving: CheckmarkRefresh(), edge: .foot)
    control.layOut(contentLength: 1000, viewportLength: 400, at: 0)
    control.scroll(to: 600, isDragging: true, at: 0)
    #expect(control.phase(at: 0) == .idle && control.pullDistance == 0)
    control.scroll(to: 622, isDragging: true, at: 0.1)
    #expect(control.progress(at: 0.1) == 0.4)
    control.scroll(to: 655, isDragging: false, at: 0.2)
    #expect(control.phase(at: 0.2) == .refreshing)
    control.layOut(contentLength: 1800, viewportLength: 400, at: 1)
    control.endRefreshing(at: 1)
    #expect(control.pullDistance < 0 && control.phase(at: 9) == .idle)
  }

  @Test func footOfAShortListIsPulledFromItsTop() {
    var control = RefreshControl(driving: CheckmarkRefresh(), edge: .foot)
    control.layOut(contentLength: 100, viewportLength: 400, at: 0)
    control.scroll(to: 30, isDragging: true, at: 0)
    #expect(control.pullDistance == 30)
    control.scroll(to: -80, isDragging: false, at: 0.1)
    #expect(control.phase(at: 0.1) == .idle)
  }

  @Test func noMoreDataTakesNoPull() {
    var control = RefreshControl(driving: CheckmarkRefresh(), edge: .foot)
    control.layOut(contentLength: 400, viewportLength: 400, at: 0)
    control.setHasMore(false, at: 0)
    control.scroll(to: 80, isDragging: false, at: 0)
    control.beginRefreshing(at: 0.5)
    #expect(control.phase(at: 1) == .idle && control.progress(at: 1) == 0 && control.effect.isIdle(at: 1))
    control.setHasMore(true, at: 2)
    #expect(control.phase(at: 2) == .refreshing)
    control.setHasMore(false, at: 3)
    #expect(control.phase(at: 3) == .refreshing)
    control.endRefreshing(at: 3)
    #expect(control.phase(at: 9) == .idle)
  }

  @Test func footBeforeItsLayOutTakesNoPull() {
    var control = RefreshControl(driving: CheckmarkRefresh(), edge: .foot)
    control.scroll(to: 500, isDragging: false, at: 0)
    #expect(control.phase(at: 0) == .idle)
    control.layOut(contentLength: 1000, viewportLength: 400, at: 1)
    control.scroll(to: 660, isDragging: false, at: 2)
    #expect(control.phase(at: 2) == .refreshing)
  }

  @Test func contentThatShrinksIsNotLettingGo() {
    var control = RefreshControl(driving: CheckmarkRefresh(), edge: .foot)
    control.layOut(contentLength: 1000, viewportLength: 400, at: 0)
    control.scroll(to: 600, isDragging: false, at: 0)
    control.layOut(contentLength: 500, viewportLength: 400, at: 1)
    control.scroll(to: 300, isDragging: false, at: 1.1)
    #expect(control.phase(at: 1.1) == .idle && control.progress(at: 1.1) == 0)
    control.scroll(to: 100, isDragging: false, at: 2)
    control.scroll(to: 160, isDragging: true, at: 3)
    #expect(control.phase(at: 3) == .triggered)
    // A layout of the same lengths changes nothing.
    control.layOut(contentLength: 500, viewportLength: 400, at: 3.1)
    control.scroll(to: 160, isDragging: false, at: 3.2)
    #expect(control.phase(at: 3.2) == .refreshing)
  }

  /// A loading that ends at the time of a call is over.
  @Test func aPullAtTheIdleTime() throws {
    var control = RefreshControl(driving: CubeRefresh())
    control.beginRefreshing(at: 0)
    control.endRefreshing(at: 1)
    let idle = control.restTime
    control.scroll(to: -27.5, isDragging: true, at: idle)
    #expect(control.phase(at: idle) == .pulling && control.progress(at: idle) == 0.5)
    #expect(control.effect.phase(at: idle) == .pulling)
  }

  /// New lengths under a pulling finger only change its pull: only a list without a finger has to return first.
  @Test func newLengthsWhileAFingerPulls() {
    var control = RefreshControl(driving: CheckmarkRefresh(), edge: .foot)
    control.layOut(contentLength: 1000, viewportLength: 400, at: 0)
    control.scroll(to: 633, isDragging: true, at: 0.1)
    #expect(control.progress(at: 0.1) == 0.6)
    control.layOut(contentLength: 1011, viewportLength: 400, at: 0.2)
    #expect(control.progress(at: 0.2) == 0.4 && control.phase(at: 0.2) == .pulling)
    control.scroll(to: 666, isDragging: false, at: 0.3)
    #expect(control.phase(at: 0.3) == .refreshing)
  }

  @Test func withoutADurationTheRoomIsClosedWhenItIsIdle() throws {
    var parameters = RefreshControlParameters()
    parameters.insetDuration = 0
    var control = RefreshControl(driving: CubeRefresh(), parameters: parameters)
    control.beginRefreshing(at: 0)
    control.endRefreshing(at: 1)
    let idle = control.restTime
    #expect(control.phase(at: idle) == .idle && control.inset(at: idle) == 0 && control.progress(at: idle) == 0)
    #expect(control.inset(at: idle.nextDown) == 55)
  }

  @Test func slowEffectKeepsTheRoomOpen() {
    var parameters = RefreshControlParameters()
    parameters.endDelay = 0
    var control = RefreshControl(driving: CheckmarkRefresh(), parameters: parameters)
    control.beginRefreshing(at: 0)
    control.endRefreshing(at: 0)
    #expect(control.restTime == control.effect.restTime)
    #expect(control.inset(at: 1) == 55)
  }

  @Test func rejectsBadParameters() {
    let start = RefreshControlParameters()
    func make(_ parameters: RefreshControlParameters) throws -> RefreshControl<CubeRefresh> {
      try RefreshControl(driving: CubeRefresh(), validating: parameters)
    }
    for value in notPositiveNumbers { expectRefusal(start, [{ $0.triggerDistance = value }], make: make) }
    for value in boundlessNumbers {
      expectRefusal(start, [{ $0.insetDuration = value }, { $0.endDelay = value }], make: make)
    }
    expectRefusal(
      start,
      [
        { $0.insetDuration = -1 }, { $0.endDelay = -1 },
        { $0.insetCurve = .cubicBezier(CubicBezier(0.5, 1e300, 0.5, 0)) },
        { $0.insetCurve = .cubicBezier(CubicBezier(0.5, 0, 0.5, -1e300)) },
      ], make: make)
  }

  /// The largest and the smallest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: [1e-3, 1e9]) func extremeParameters(distance: Double) throws {
    let parameters = changed(RefreshControlParameters()) {
      $0.triggerDistance = distance
      $0.insetDuration = 1e9
      $0.endDelay = 1e9
      $0.insetCurve = .cubicBezier(CubicBezier(0, 1e9, 1, -1e9))
    }
    var control = RefreshControl(driving: CubeRefresh(), parameters: parameters)
    control.beginRefreshing(at: 0)
    control.endRefreshing(at: 3e8)
    let idle = control.restTime
    for fraction in [0.01, 0.1, 0.4, 0.6, 0.9, 1] {
      #expect(control.inset(at: fraction * idle).isFinite && control.progress(at: fraction * idle).isFinite)
    }
    #expect(control.inset(at: idle) == 0)
  }

  @Test func beginAndEndAtAnyMomentAreContinuous() {
    check { CubeRefresh() }
    check { CheckmarkRefresh() }
  }

  /// Random begins, ends and pulls; both numbers may change only as fast as their easing, and by pulls before a
  /// loading.
  private func check<E: RefreshEffect>(_ make: () -> E) {
    var worst = WorstCase()
    for seed in 0..<1000 {
      var script = RefreshScript(seed: UInt64(seed))
      var control = RefreshControl(driving: make())
      var last = 0.0
      for _ in 0..<14 {
        let call = script.next()
        let time = max(last, call.time)
        for fraction in stride(from: 0.0, to: 1, by: 0.19) {
          let moment = last + (time - last) * fraction
          let next = min(time, moment + 1e-4)
          // Ease-in-ease-out is at most 1.8 times as fast as a line.
          let allowed = 1.8 / 0.25 * (next - moment)
          worst.note(abs(control.progress(at: next) - control.progress(at: moment)) - allowed, "\(moment) of \(seed)")
          worst.note(abs(control.inset(at: next) - control.inset(at: moment)) / 55 - allowed, "\(moment) of \(seed)")
        }
        let before = (control.progress(at: time), control.inset(at: time), control.phase(at: time))
        switch call.event {
        case .pull: control.scroll(to: -60 * call.pull, isDragging: call.pull > 0.6, at: call.time)
        case .begin: control.beginRefreshing(at: call.time)
        case .end: control.endRefreshing(at: call.time)
        }
        worst.note(abs(control.inset(at: time) - before.1), "\(call) of \(seed)")
        if call.event != .pull || before.2 == .refreshing || before.2 == .ending {
          worst.note(abs(control.progress(at: time) - before.0), "\(call) of \(seed)")
        }
        last = time
      }
      control.scroll(to: 0, isDragging: false, at: last)
      control.endRefreshing(at: last)
      #expect(control.phase(at: last + 4) == .idle && control.inset(at: last + 4) == 0)
      #expect(control.effect.isIdle(at: last + 4))
      control.beginRefreshing(at: last + 4)
      #expect(control.phase(at: last + 4) == .refreshing && !control.effect.isIdle(at: last + 4))
    }
    // Sums of times up to 20 s are rounded to 2⁻⁴⁸.
    #expect(worst.error < 1e-11, "\(worst)")
  }
}
