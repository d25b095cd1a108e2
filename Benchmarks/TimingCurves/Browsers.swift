import Baselines
import Benchmark
import MotionNumerics

/// A curve as a client keeps it, and the same by the methods of browsers.
final class KeptCurve {
  let exact: CubicBezier
  let timingCurve: TimingCurve
  let prepared: PreparedCubicBezier
  let chromium: SampledNewton
  let webKit: NewtonBisection

  init(_ curve: CubicBezier) {
    exact = curve
    timingCurve = .cubicBezier(curve)
    prepared = PreparedCubicBezier(curve)
    chromium = SampledNewton(curve.x1, curve.y1, curve.x2, curve.y2)
    webKit = NewtonBisection(curve.x1, curve.y1, curve.x2, curve.y2)
  }
}

/// Everyday curves against the solvers of browsers, which are right to 1e-7 in x.
func benchmarkBrowsers(_ curves: [CubicBezier], at progresses: [Double]) {
  let kept = curves.map { KeptCurve($0) }
  compareSingleValues(kept, at: progresses)
  compareKeptBatches("random times", kept, at: progresses, target: 3)
  compareKeptBatches("sorted times", kept, at: progresses.sorted(), target: 8)
}

private func compareSingleValues(_ curves: [KeptCurve], at progresses: [Double]) {
  func sum(_ value: @escaping (KeptCurve, Double) -> Double) -> () -> Void {
    {
      for curve in curves {
        var sum = 0.0
        for progress in progresses { sum += value(curve, progress) }
        blackHole(sum)
      }
    }
  }
  compare(
    "beside browsers: a value", values: curves.count * progresses.count,
    baseline: ("Chromium's method", sum { $0.chromium.value(at: $1) }),
    with: [
      Subject("WebKit's former method", work: sum { $0.webKit.value(at: $1) }),
      Subject("CubicBezier", target: .timesTheCost(1.5), work: sum { $0.exact.value(at: $1) }),
      Subject("TimingCurve", work: sum { $0.timingCurve.value(at: $1) }),
      Subject("CubicBezier and slope") {
        for curve in curves {
          var sum = 0.0
          for progress in progresses {
            let state = curve.exact.state(at: progress)
            sum += state.value + state.velocity
          }
          blackHole(sum)
        }
      },
    ])
}

private func compareKeptBatches(_ name: String, _ curves: [KeptCurve], at progresses: [Double], target: Double) {
  var values = [Double](repeating: 0, count: progresses.count)
  compare(
    "beside browsers: \(name)", values: curves.count * progresses.count,
    baseline: (
      "Chromium's method",
      {
        for curve in curves {
          var span = values.mutableSpan
          curve.chromium.sample(at: progresses.span, into: &span)
        }
        blackHole(values)
      }
    ),
    with: [
      Subject("prepared", target: .timesAsFast(target)) {
        for curve in curves {
          var span = values.mutableSpan
          curve.prepared.sample(at: progresses.span, into: &span)
        }
        blackHole(values)
      },
      Subject("CubicBezier") {
        for curve in curves {
          var span = values.mutableSpan
          curve.exact.sample(at: progresses.span, into: &span)
        }
        blackHole(values)
      },
    ])
}
