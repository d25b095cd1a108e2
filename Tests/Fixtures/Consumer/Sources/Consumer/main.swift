import MotionNumerics

let curve = CubicBezier(0.24, 0.52, 0.43, 0.8)
print(curve.value(at: 0.5))
print(curve.slope(at: 0.5))
print(curve.crossings(of: 0.7))

// A curve goes on beyond its ends: one cycle of it stays there.
let once = curve.repeated(every: 1, count: 1)
let slide = once.mapped(from: SIMD2(0.0, 0.0), to: SIMD2(120.0, 40.0)).speed(multipliedBy: 1 / 0.4).delayed(by: 0.1)
print(slide.value(at: 0.3), slide.velocity(at: 0.3))
print(slide.value(at: 1))
print(try TimingCurve(parsing: "linear(0, 0.25 75%, 1)").value(at: 0.875))
