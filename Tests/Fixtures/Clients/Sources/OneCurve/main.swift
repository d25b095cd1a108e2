import MotionCurves

// A progress bar on CSS's `ease`.
let curve = CubicBezier(0.25, 0.1, 0.25, 1)
print((0...4).map { curve.value(at: 0.25 * Double($0)) })
