import MotionEffects
import MotionLottie
import MotionNumerics
import Testing

/// A refresh effect of three segments: 0 to 20 for the pull, 20 to 50 in a loop, 50 to 60 at the end, 10 frames a second.
struct LottieRefreshTests {
  private static let json = """
    {"v": "5.7.0", "fr": 10, "ip": 0, "op": 60, "w": 100, "h": 50, "layers": [],
     "markers": [{"cm": "pull", "tm": 0, "dr": 20}, {"cm": "spin", "tm": 20, "dr": 30},
       {"cm": "done", "tm": 50, "dr": 10}, {"cm": "point", "tm": 5, "dr": 0}]}
    """

  private func effect() throws -> LottieRefresh {
    try LottieRefresh(LottieAnimation(parsing: Self.json), pull: "pull", refreshing: "spin", ending: "done")
  }

  @Test func thePullScrubsTheFirstSegment() throws {
    var effect = try effect()
    effect.pull(to: 0.35, at: 0)
    #expect(effect.frame(at: 0) == 7)
    #expect(effect.phase(at: 0) == .pulling)
    effect.pull(to: 1, at: 1)
    #expect(effect.frame(at: 2) == 20)
    #expect(effect.channels(at: 2) == [20])
  }

  /// Passes shorter than times can tell, and one next to nothing, whose duration in seconds underflows.
  @Test(arguments: [1e-20, 0x1p-1030, .leastNonzeroMagnitude]) func aLoopNextToNothing(length: Double) throws {
    var effect = try LottieRefresh(
      validating: LottieAnimation(parsing: Self.json), pulling: 0...20, refreshing: 0..<length, ending: 50...60)
    effect.beginRefreshing(at: 1)
    effect.endRefreshing(at: 2.5)
    #expect(effect.restTime == 3.5)
    #expect((0..<length).contains(effect.frame(at: 1.7)))
    #expect(effect.frame(at: 3) == 55)
    #expect(effect.cornerTimes(in: 0...10) == [1, 2.5, 3.5])
  }

  /// −29.46620082958917 + (34.99 + 29.46620082958917) is an ulp above 34.99.
  @Test func thePullNeverGoesBeyondItsSegment() throws {
    let json = Self.json.replacing("\"ip\": 0, \"op\": 60", with: "\"ip\": -29.46620082958917, \"op\": 34.99")
    var effect = try LottieRefresh(
      validating: LottieAnimation(parsing: json), pulling: -100...100, refreshing: -100..<100, ending: 0...1)
    effect.pull(to: 1, at: 0)
    #expect(effect.frame(at: 0) == 34.99)
    effect.beginRefreshing(at: 1)
    #expect((0..<1000).allSatisfy { effect.frame(at: 1 + Double($0) * 6.445620082958917) < 34.99 })
  }

  @Test func loadingLoopsAndEndsAfterAPass() throws {
    var effect = try effect()
    effect.pull(to: 1, at: 0)
    effect.beginRefreshing(at: 1)
    #expect(effect.frame(at: 1) == 20)
    #expect(abs(effect.frame(at: 5.5) - 35) < 1e-9)
    #expect(effect.restTime == .infinity)
    effect.endRefreshing(at: 5.5)
    // The pass that began at 4 s ends at 7 s.
    #expect(abs(effect.frame(at: 6.9) - 49) < 1e-9)
    #expect(effect.phase(at: 6) == .ending)
    #expect(abs(effect.frame(at: 7.5) - 55) < 1e-9)
    #expect(effect.restTime == 8)
    #expect(effect.phase(at: 8) == .idle)
    #expect(effect.frame(at: 8) == 0)
    #expect(effect.cornerTimes(in: 0...10).sorted() == [1, 1, 4, 7, 7, 8])
    #expect(effect.cornerTimes(in: 3...7.5).sorted() == [4, 7, 7])
    #expect(effect.cornerTimes(in: 4...6.5) == [4])
  }

  @Test func aBeginWhileItEndsGoesOn() throws {
    var effect = try effect()
    effect.beginRefreshing(at: 0)
    effect.endRefreshing(at: 1)
    effect.beginRefreshing(at: 2)
    #expect(effect.restTime == .infinity)
    #expect(abs(effect.frame(at: 2) - 40) < 1e-9)
  }

  @Test func segmentsAreChecked() throws {
    let animation = try LottieAnimation(parsing: Self.json)
    #expect(throws: ParameterError.self) {
      try LottieRefresh(animation, pull: "pull", refreshing: "point", ending: "done")
    }
    #expect(throws: ParameterError.self) {
      try LottieRefresh(animation, pull: "nowhere", refreshing: "spin", ending: "done")
    }
    #expect(throws: ParameterError.self) {
      try LottieRefresh(validating: animation, pulling: 0...1, refreshing: 70..<80, ending: 0...1)
    }
    let limited = LottieRefresh(animation, pulling: -5...99, refreshing: 30..<99, ending: 60...70)
    #expect(limited.pulling == 0...60)
    #expect(limited.refreshing == 30..<60)
  }

  @Test func aScriptDrivesItLikeAnyOther() throws {
    let script = ScriptedEffect(refresh: try effect(), pull: 0.5, refresh: 2)
    #expect(script.channelNames == ["frame"])
    #expect(script.channels(at: 0.25) == [10])
    #expect(script.restTime == 4.5)
  }
}
