import Baselines
import Benchmark
import MotionNumerics

// Cubic-bezier timing curves against the textbook: single values, batches, and many curves.

private struct Curve {
  let name: String
  let exact: CubicBezier
  let prepared: PreparedCubicBezier
  let textbook: NewtonBisection

  init(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.name = name
    exact = CubicBezier(x1, y1, x2, y2)
    prepared = PreparedCubicBezier(exact)
    textbook = NewtonBisection(x1, y1, x2, y2)
  }
}

/// The same values by the textbook, as the baseline, and by the solvers compared with it.
private func compareBatches(
  _ what: String, of set: [Curve], at progresses: [Double], target: Double?, areSorted: Bool = true,
  evenlySpaced: Bool = false
) {
  var values = [Double](repeating: 0, count: progresses.count)
  let step = 1 / Double(progresses.count - 1)
  // A polynomial of degree eight. At random times the searches decide.
  let demand = areSorted ? Demand(bytes: 16, operations: 19, passes: set.count) : nil
  var subjects = [
    Subject("prepared", target: target.map { .timesAsFast($0) }, demand: demand) {
      for curve in set {
        var span = values.mutableSpan
        curve.prepared.sample(at: progresses.span, into: &span)
      }
      blackHole(values)
    }
  ]
  if evenlySpaced {
    subjects.append(
      Subject("prepared from 0 by step") {
        for curve in set {
          var span = values.mutableSpan
          curve.prepared.sample(from: 0, by: step, into: &span)
        }
        blackHole(values)
      })
  }
  let textbook: () -> Void = {
    for curve in set {
      var span = values.mutableSpan
      curve.textbook.sample(at: progresses.span, into: &span)
    }
    blackHole(values)
  }
  compare(
    what, values: set.count * progresses.count, baseline: ("Newton and bisection", textbook), with: subjects)
}

/// Many curves at one progress each, in columns.
private func compareColumns(at progresses: [Double], using generator: inout SplitMix64) {
  func column(_ range: ClosedRange<Double>) -> [Double] {
    progresses.map { _ in Double.random(in: range, using: &generator) }
  }
  let (x1, y1, x2, y2) = (column(0...1), column(-0.5...1.5), column(0...1), column(-0.5...1.5))
  var values = [Double](repeating: 0, count: progresses.count)
  let textbook: () -> Void = {
    for index in progresses.indices {
      let curve = NewtonBisection(x1[index], y1[index], x2[index], y2[index])
      values[index] = curve.value(at: progresses[index])
    }
    blackHole(values)
  }
  let exact = Subject("CubicBezier") {
    for index in progresses.indices {
      let curve = CubicBezier(x1[index], y1[index], x2[index], y2[index])
      values[index] = curve.value(at: progresses[index])
    }
    blackHole(values)
  }
  let columns = Subject("CubicBezierBatch", target: .timesAsFast(3)) {
    var span = values.mutableSpan
    CubicBezierBatch.sample(
      x1: x1.span, y1: y1.span, x2: x2.span, y2: y2.span, at: progresses.span, into: &span)
    blackHole(values)
  }
  compare(
    "random curves: a value each", values: progresses.count, baseline: ("Newton and bisection", textbook),
    with: [columns, exact])
}

/// The number of preparations of a curve in one iteration.
private let preparations = 100

/// A large number, because a processor's branch prediction learns a few thousand times by heart: with 4096 times the
/// same solver looks up to twice as fast as at new times.
private let perCurve = 65_536

let benchmarks: @Sendable () -> Void = {
  // The everyday curves first, then curves that are hard for a solver: with vertical or nearly vertical ends or middle;
  // with x of degree two.
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
      with: [
        Subject("CubicBezier", target: set.count > 1 ? .timesTheCost(1) : nil) {
          for curve in set {
            var sum = 0.0
            for progress in progresses { sum += curve.exact.value(at: progress) }
            blackHole(sum)
          }
        }
      ])
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

  let sorted = progresses.sorted()
  let even = (0..<perCurve).map { Double($0) / Double(perCurve - 1) }
  let everyday = Array(curves.prefix(5))
  for (name, set) in curves.map({ ($0.name, [$0]) }) + [("everyday ones", everyday), ("whole set", curves)] {
    compareBatches(
      "random times: \(name)", of: set, at: progresses, target: set.count > 1 ? 3 : nil, areSorted: false)
    compareBatches("sorted times: \(name)", of: set, at: sorted, target: set.count > 1 ? 10 : nil)
    compareBatches(
      "evenly spaced: \(name)", of: set, at: even, target: set.count > 1 ? 10 : nil, evenlySpaced: true)
  }
  for count in [64, 1024, 16_384] {
    let times = (0..<count).map { Double($0) / Double(count - 1) }
    // Enough calls to make the cost of the clock negligible.
    let set = [Curve](repeating: curves[0], count: perCurve / count)
    compareBatches("evenly spaced: ease n = \(count)", of: set, at: times, target: nil, evenlySpaced: true)
  }
  compareColumns(at: progresses, using: &generator)
  benchmarkBrowsers(everyday.map { $0.exact }, at: progresses)

  for curve in curves {
    comparePreparation(curve.name, of: [curve.exact], to: 160, isTarget: curve.name.hasPrefix("ease"))
  }
  let random = (0..<100).map { _ in
    CubicBezier(
      .random(in: 0...1, using: &generator), .random(in: -0.5...1.5, using: &generator),
      .random(in: 0...1, using: &generator), .random(in: -0.5...1.5, using: &generator))
  }
  comparePreparation("random curves", of: random, to: 240, isTarget: true)
}

/// The preparation of curves against that many exact values of each: about 4 µs for 160.
private func comparePreparation(_ name: String, of curves: [CubicBezier], to count: Int, isTarget: Bool) {
  let progresses = (0..<count).map { (Double($0) + 0.5) / Double(count) }
  let rounds = preparations / curves.count
  compare(
    "preparation: \(name)", values: preparations,
    baseline: (
      "\(count) exact values",
      {
        for _ in 0..<rounds {
          for curve in curves {
            var sum = 0.0
            for progress in progresses { sum += curve.value(at: progress) }
            blackHole(sum)
          }
        }
      }
    ),
    with: [
      Subject("PreparedCubicBezier", target: isTarget ? .timesTheCost(1) : nil) {
        for _ in 0..<rounds { for curve in curves { blackHole(PreparedCubicBezier(curve)) } }
      }
    ])
}
