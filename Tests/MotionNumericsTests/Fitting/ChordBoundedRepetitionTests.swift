import MotionNumerics
import Testing

/// Motions that repeat know how far they stray from their chords.
struct ChordBoundedRepetitionTests {
  @Test func repetitionsHaveTheBreaksOfEachCycle() throws {
    let tween = Tween(from: 0.0, to: 3, duration: 1, curve: .ease)
    let beat = tween.repeated(every: 1.5, count: 2.5)
    var times: [Double] = []
    var last = -1.0
    while let next = beat.nextBreak(after: last) {
      times.append(next.time)
      last = next.time
    }
    #expect(times == [0, 1, 1.5, 2.5, 3, 3.75])
    let jump = try #require(beat.nextBreak(after: 1))
    #expect(jump.before.value == 3 && jump.after.value == 0)
    let lines = try PiecewiseLinear.approximating(beat, over: 0...4, tolerance: 1e-2)
    #expect(lines.evidence == .certified)
    for step in 0...4000 {
      let time = Double(step) / 1000
      guard !times.contains(where: { abs($0 - time) < 1e-9 }) else { continue }
      #expect(abs(lines.curve.value(at: time) - beat.value(at: time)) <= 1e-2)
    }
    let endless = Spring(mass: 1, stiffness: 100, damping: 10).unitStep().repeated(every: 0.7)
    #expect(endless.nextBreak(after: 69.9)?.time == 70)
  }
}
