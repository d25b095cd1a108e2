import MotionNumerics

print(CubicBezier(0.25, 0.1, 0.25, 1).value(at: 0.5))
