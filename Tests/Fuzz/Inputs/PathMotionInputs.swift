import MotionNumerics
import TestSupport

/// A motion along a path, and the times of its samples.
struct PathMotionInput: CustomStringConvertible {
  var path: PathInput
  var mode: CalculationMode
  var keyTimes: [Double]?
  var curves: [TimingCurve] = []
  var curve = TimingCurve.linear
  var times: [Double]

  var description: String {
    let keys = keyTimes.map { "\($0)" } ?? "even"
    return "\(path), \(mode.rawValue), key times \(keys), curves \(curves) of \(curve), at \(times)"
  }

  static func random(_ random: inout SplitMix64) -> PathMotionInput {
    let path = PathInput.random(&random)
    let mode = CalculationMode.allCases[random.below(CalculationMode.allCases.count)]
    let isModerate = path.isModerate
    let segments = max(1, path.path.subpaths.reduce(0) { $0 + $1.segments.count })
    var input = PathMotionInput(path: path, mode: mode, times: [])
    if random.once(in: 2) { input.keyTimes = RandomTiming.keyTimes(segments + 1, &random, isModerate: isModerate) }
    if random.once(in: 2) {
      input.curves = (0..<random.below(segments + 1)).map { _ in RandomTiming.curve(&random, isModerate: isModerate) }
    }
    if random.once(in: 3) { input.curve = RandomTiming.curve(&random, isModerate: isModerate) }
    let span = input.keyTimes.map { $0[0]...$0[segments] } ?? 0...1
    input.times = (0..<6).map { _ in random.time(in: span) } + [.nan]
    return input
  }
}
