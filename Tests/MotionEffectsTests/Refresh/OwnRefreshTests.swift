import MotionEffects
import MotionNumerics
import Testing
import VectorScene

/// A refresh effect with nothing but its calls, its picture and the duration of its end.
private struct Fading: RefreshEffect {
  var calls = RefreshCalls()
  let endDuration = 0.5

  func scene(at time: Double) -> Scene { Scene(size: [1, 1]) }
}

/// The default behaviour of a refresh effect.
@Suite struct OwnRefreshTests {
  @Test func restsBeforeTheFirstCall() {
    let effect = Fading()
    #expect(effect.restTime == -.infinity && effect.channelNames.isEmpty && effect.channels(at: 0).isEmpty)
    for time in strangeTimes {
      #expect(effect.phase(at: time) == .idle && effect.isIdle(at: time))
      #expect(effect.loadingTime(at: time) == nil && effect.endingTime(at: time) == nil)
    }
  }

  @Test func aLoading() {
    var effect = Fading()
    effect.pull(to: 0.25, at: 0)
    #expect(effect.phase(at: 0) == .pulling && effect.calls.pull == 0.25 && effect.restTime == -.infinity)
    effect.pull(to: 7, at: 1)
    #expect(effect.phase(at: 1) == .triggered && effect.calls.pull == 1)
    effect.beginRefreshing(at: 2)
    #expect(effect.phase(at: 1) == .triggered && effect.phase(at: 2) == .refreshing)
    #expect(effect.restTime == .infinity && effect.loadingTime(at: 2.25) == 0.25 && effect.loadingTime(at: 1) == nil)
    effect.endRefreshing(at: 3)
    #expect(effect.phase(at: 2.5) == .refreshing && effect.phase(at: 3) == .ending)
    #expect(effect.restTime == 3.5 && effect.endingTime(at: 3.25) == 0.25 && effect.loadingTime(at: 3.25) == 1.25)
    #expect(effect.phase(at: 3.5) == .idle && effect.endingTime(at: 3.5) == nil && effect.isIdle(at: 3.5))
    // The next loading has no pull.
    effect.beginRefreshing(at: 4)
    #expect(effect.calls.pull == 0 && effect.phase(at: 3) == .idle && effect.loadingTime(at: 5) == 1)
  }

  @Test func callsWithoutAMeaningAreIgnored() {
    var effect = Fading()
    effect.endRefreshing(at: 1)
    #expect(effect.restTime == -.infinity)
    effect.beginRefreshing(at: 2)
    effect.pull(to: 1, at: 3)
    effect.beginRefreshing(at: 3)
    #expect(effect.calls.pull == 0 && effect.calls.beginTime == 2)
    effect.endRefreshing(at: 4)
    effect.endRefreshing(at: 4.25)
    #expect(effect.calls.endTime == 4)
    // It goes on running; a call from before counts as made now.
    effect.beginRefreshing(at: 1)
    #expect(effect.calls.beginTime == 2 && effect.restTime == .infinity && effect.phase(at: 5) == .refreshing)
    effect.endRefreshing(at: 1)
    #expect(effect.calls.endTime == 4.25)
  }

  /// An effect whose end cannot be taken back begins anew: its loading starts at the call, without the earlier pull.
  @Test func aResumedEffectMayBeginAnew() {
    struct Vanishing: RefreshEffect {
      var calls = RefreshCalls()
      let endDuration = 1.0

      mutating func follow(_ call: RefreshCall, at time: Double) {
        if call == .resume { calls.begin(at: time) }
      }

      func scene(at time: Double) -> Scene { Scene(size: [1, 1]) }
    }
    var effect = Vanishing()
    effect.pull(to: 1, at: 0)
    effect.beginRefreshing(at: 1)
    effect.endRefreshing(at: 2)
    effect.beginRefreshing(at: 2.5)
    #expect(effect.calls.beginTime == 2.5 && effect.calls.endTime == nil && effect.calls.pull == 0)
    #expect(effect.loadingTime(at: 3) == 0.5 && effect.restTime == .infinity)
    // A time before that of the latest call counts as that time.
    effect.calls.begin(at: 1)
    #expect(effect.calls.beginTime == 2.5)
  }

  /// The same calls give the phases of a library's effect, whatever their order.
  @Test func anyScriptEnds() {
    for seed in 0..<500 {
      var script = RefreshScript(seed: UInt64(seed))
      var effect = Fading()
      var last = 0.0
      for _ in 0..<20 {
        let call = script.next()
        effect.take(call)
        last = max(last, call.time)
        #expect(effect.isIdle(at: last) == [.idle, .pulling, .triggered].contains(effect.phase(at: last)))
      }
      effect.endRefreshing(at: last)
      #expect(effect.restTime <= last + 0.5 && effect.isIdle(at: last + 0.5))
    }
  }

  /// A control waits for the end of its effect.
  @Test func aControlWaitsForTheEnd() {
    var control = RefreshControl(driving: Fading(), parameters: changed(RefreshControlParameters()) { $0.endDelay = 0 })
    control.beginRefreshing(at: 0)
    control.endRefreshing(at: 1)
    #expect(control.restTime == 1.5 && control.inset(at: 1.25) == 55 && control.inset(at: 1.5) == 0)
  }

  @Test func badTimesTrap() async {
    await #expect(processExitsWith: .failure) {
      var effect = Fading()
      effect.beginRefreshing(at: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var effect = Fading()
      effect.pull(to: .nan, at: 0)
    }
    await #expect(processExitsWith: .failure) {
      var calls = RefreshCalls()
      calls.begin(at: .infinity)
    }
  }
}
