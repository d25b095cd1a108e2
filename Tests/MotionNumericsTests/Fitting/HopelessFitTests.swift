import MotionNumerics
import Synchronization
import Testing

/// A number that copies share.
private final class Count: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }
  func increase() { number.withLock { $0 += 1 } }
}

/// A motion that counts how often it is asked for its distance from a chord.
private struct CountedMotion: ChordBounded {
  let inside: ParsedMotion
  let count = Count()

  func value(at time: Double) -> Double { inside.value(at: time) }
  func velocity(at time: Double) -> Double { inside.velocity(at: time) }
  var restTime: Double { inside.restTime }
  func nextBreak(after time: Double) -> MotionBreak? { inside.nextBreak(after: time) }

  func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    count.increase()
    return inside.chordDeviation(over: interval)
  }
}

/// Fits that cannot succeed are refused soon, with the reason.
struct HopelessFitTests {
  /// The bound of a curve's distance from its chords does not fall below the rounding of its handles.
  @Test(
    arguments: [
      "0.57s cubic-bezier(0.89, -0.738, 0.82, -4.26e301)",
      "0.57s cubic-bezier(0.5, 0, 0.5, 1e30) for 1e-20s then 1s linear -> 1",
    ])
  func aBoundThatDoesNotFallIsNotFollowed(text: String) throws {
    let motion = try #require(ParsedMotion(text))
    let counted = CountedMotion(inside: motion)
    #expect(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(counted, over: 0...motion.restTime, tolerance: 1e-3)
    }
    // There were eight million, for half a minute.
    #expect(counted.count.value < 200_000)
  }

  /// The costs of rows are kept for all between the lowest and the highest.
  @Test func aLatticeOfFarMoreRowsThanPointsIsRefused() throws {
    let curve = CubicBezier(0.3, 2000, 0.7, -2000)
    func lattice(_ unit: Double) throws -> PolylineLattice? {
      try PolylineLattice(around: curve, over: 0...1, tolerance: 2e-3, columnCount: 20, rows: (0, unit))
    }
    #expect(try lattice(2e-3) != nil)
    #expect(try lattice(1e-3) == nil)
  }

  @Test func aMotionTooSteepForItsTimesSaysSo() throws {
    let motion = try #require(ParsedMotion("0.6s cubic-bezier(1, -4.11, 0, 1.52) 10 -> -4"))
    let error = try #require(throws: ParameterError.self) {
      try PiecewiseLinear.approximating(motion, over: 0...0.6, tolerance: 1e-4)
    }
    #expect(error.description.contains("steepest"))
  }
}
