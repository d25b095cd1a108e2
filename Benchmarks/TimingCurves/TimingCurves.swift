import Baselines
import Benchmark
import MotionNumerics

// Cubic-bezier timing curves against the textbook: one value at a time, and many at once.

private struct Curve {
  let name: String
  let exact: CubicBezier
  let textbook: NewtonBisection

  init(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.name = name
    exact = CubicBezier(x1, y1, x2, y2)
    textbook = NewtonBisection(x1, y1, x2, y2)
  }
}

/// Many, for a processor's branch prediction learns a few thousand of them by heart: with 4096 the same
/// solver looks up to twice as fast as it is at times that it has not seen before.
private let perCurve = 65_536

let benchmarks: @Sendable () -> Void = {
  // The everyday curves first, then those that are hard for a solver: ends or the middle vertical, or nearly;
  // x of degree two.
  let curves = [
    Curve("ease", 0.25, 0.1, 0.25, 1),
    Curve("ease-in", 0.42, 0, 1, 1),
    Curve("ease-in-out", 0.42, 0, 0.58, 1),
    Curve("(.05 .7 .1 1)", 0.05, 0.7, 0.1, 1),
    Curve("(.34 1.56 .64 1)", 0.34, 1.56, 0.64, 1),
    Curve("(0 1 1 0)", 0, 1, 1, 0),
    Curve("(1 0 0 1)", 1, 0, 0, 1),
    Curve("(0 1 0 1)", 0, 1, 0, 1),
    Curve("(.9999999 0 .0000001 1)", 0.999_999_9, 0, 0.000_000_1, 1),
    Curve("(0 .5 1/3 1)", 0, 0.5, 1 / 3, 1),
  ]
  var generator = SplitMix64(seed: 2)
  let progresses = (0..<perCurve).map { _ in Double.random(in: 0...1, using: &generator) }
  var values = [Double](repeating: 0, count: perCurve)

  for (name, set) in curves.map({ ($0.name, [$0]) }) + [("whole set", curves)] {
    compare(
      "one value: \(name)", values: set.count * perCurve,
      baseline: (
        "Newton and bisection",
        {
          for curve in set {
            var sum = 0.0
            for progress in progresses { sum += curve.textbook.value(at: progress) }
            blackHole(sum)
          }
        }
      ),
      with: (
        "CubicBezier",
        {
          for curve in set {
            var sum = 0.0
            for progress in progresses { sum += curve.exact.value(at: progress) }
            blackHole(sum)
          }
        }
      )
    )
    compare(
      "batch: \(name)", values: set.count * perCurve,
      baseline: (
        "Newton and bisection",
        {
          for curve in set {
            var span = values.mutableSpan
            curve.textbook.sample(at: progresses.span, into: &span)
          }
          blackHole(values)
        }
      ),
      with: (
        "CubicBezier",
        {
          for curve in set {
            var span = values.mutableSpan
            curve.exact.sample(at: progresses.span, into: &span)
          }
          blackHole(values)
        }
      )
    )
  }
}
