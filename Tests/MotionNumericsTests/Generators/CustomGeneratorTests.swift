import MotionNumerics
import Testing

@Suite struct CustomGeneratorTests {
  @Test func aClosureIsAGenerator() {
    let double = CustomGenerator { time in SIMD2(time, 2 * time) }
    #expect(double.delayed(by: 1).value(at: 3) == SIMD2(2, 4))
    let words = CustomGenerator { $0 < 1 ? "pull" : "release" }
    #expect(words.value(at: 0.5) == "pull" && words.followed(by: words, at: 2).value(at: 3) == "release")
  }

  @Test func twoClosuresAreAMotion() {
    let fall = CustomMotion(restTime: 2, value: { 4.9 * $0 * $0 }, velocity: { 9.8 * $0 })
    #expect(fall.state(at: 2) == (4.9 * 4, 9.8 * 2) && fall.restTime == 2)
    #expect(CustomMotion(value: { $0 }, velocity: { _ in 1 }).restTime == .infinity)
  }

  @Test func aTimeOfRestIsANumber() async {
    await #expect(processExitsWith: .failure) {
      _ = CustomMotion(restTime: .nan, value: { $0 }, velocity: { _ in 1 })
    }
  }
}
