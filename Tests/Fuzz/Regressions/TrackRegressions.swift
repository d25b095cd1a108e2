import MotionNumerics

extension TrackTarget {
  static var regressions: [Regression<TrackInput>] {
    let segment = TimingCurve.cubicBezier(CubicBezier(1 - 0x1p-53, 2.6e249, 0.74, -6.6e249))
    let steep = TimingCurve.cubicBezier(CubicBezier(0.043, 1.88, 0.025, 2))
    let flat = TimingCurve.cubicBezier(CubicBezier(0.12, 2.1e-277, 0.52, 7.2e-277))
    let vertical = TimingCurve.cubicBezier(CubicBezier(0, 1, 0.2, 0.26))
    return [
      Regression(
        "a segment's curve led so far beyond its cubic that the terms overflowed: a NaN",
        TrackInput(values: [0, 500, 0], rule: .natural, curves: [segment], times: [0.17, 0.36], isModerate: false)),
      Regression(
        "an overall curve led beyond a cubic that is 1e300 long: a NaN",
        TrackInput(
          values: [-0.66, -424, 190, 0], keyTimes: [-1e300, -1.2e151, 0, 66], rule: .steffen, curve: steep,
          times: [-3e299], isModerate: false)),
      Regression(
        "a slope of 0 but for rounding under a vertical tangent of the overall curve: a velocity of NaN",
        TrackInput(
          values: [0, -723], keyTimes: [0, 2e149], rule: .steffen, curves: [flat], curve: vertical, times: [0],
          isModerate: false)),
      Regression(
        "a cursor kept an infinite value after the last key, and gave NaN",
        TrackInput(
          values: [0, 1e250, 0], keyTimes: [0, 1, 1e40], rule: .natural, curve: "linear(0, -1)", times: [1e40, 2e40],
          isModerate: false)),
      Regression(
        "a cursor before the only key divided infinity by infinity: a NaN",
        TrackInput(
          values: [1], keyTimes: [.greatestFiniteMagnitude], rule: .pchip,
          times: [-0.0, Double.greatestFiniteMagnitude.nextDown], isModerate: false)),
    ]
  }
}

extension PathMotionTarget {
  static var regressions: [Regression<PathMotionInput>] {
    [
      Regression(
        "the derivative of a quadratic overflowed where its points do not: no end",
        PathMotionInput(
          path: PathInput("M0 0Q1 1 1 1.7e308", tolerance: 1e-9, isModerate: false), mode: .paced, times: [0.5]))
    ]
  }
}
