public import MotionCurves
import RealModule

extension CubicBezier {
  /// The largest slope between 0 and 1, and the largest second and third derivative.
  ///
  /// They are infinite where the curve is vertical, and at an end without a handle if the curve bends there.
  public var peaks: MotionPeaks {
    // On the diagonal it is a straight line, whatever its handles are.
    if x1 == y1 && x2 == y2 { return MotionPeaks(speed: 1, acceleration: 0, jerk: 0) }
    // The derivatives are largest where x is slowest, so the places are dense there.
    let bend = 3 * (x1 - x2) + 1
    let slowest = bend > 0 ? (2 * x1 - x2) / (2 * bend) : x1 < 1 - x2 ? 0 : 1
    var places = Set((0...256).map { Double($0) / 256 })
    var step = 0.5
    for _ in 0..<40 {
      for place in [slowest - step, slowest + step, slowest - 0.75 * step, slowest + 0.75 * step, step, 1 - step]
      where place > 0 && place < 1 {
        places.insert(place)
      }
      step *= 0.5
    }
    if slowest > 0 && slowest < 1 { places.insert(slowest) }
    return MotionPeaks(at: places.sorted()) { derivatives(atParameter: $0) }
  }

  /// The first three derivatives of y by x at a parameter.
  private func derivatives(atParameter s: Double) -> MotionDerivatives {
    func derivatives(_ p1: Double, _ p2: Double) -> (Double, Double, Double) {
      let r = 1 - s
      return (
        3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2)),
        6 * (r * (p2 - 2 * p1) + s * (1 - 2 * p2 + p1)), 6 * (1 + 3 * (p1 - p2))
      )
    }
    let (x, y) = (derivatives(x1, x2), derivatives(y1, y2))
    guard x.0 > 0 else {
      // At a double end the curve has the direction of the other handle, and its second derivative is infinite.
      return MotionDerivatives(
        velocity: x.0 == 0 && y.0 == 0 && x.1 != 0 ? y.1 / x.1 : .infinity, acceleration: .infinity, jerk: .infinity)
    }
    let turn = y.1 * x.0 - y.0 * x.1
    let cube = x.0 * x.0 * x.0
    return MotionDerivatives(
      velocity: y.0 / x.0, acceleration: turn / cube,
      jerk: ((y.2 * x.0 - y.0 * x.2) * x.0 - 3 * x.1 * turn) / (cube * x.0 * x.0))
  }
}

extension PiecewiseLinear {
  /// The largest slope.
  ///
  /// A corner or a jump between 0 and 1 makes the peaks of higher order infinite.
  var peaks: MotionPeaks {
    let inside = points.filter { $0.input > 0 && $0.input < 1 }
    let places = [0] + inside.map { $0.input } + [1]
    var speed = 0.0
    var last: Double?
    var turns = false
    for (start, end) in zip(places, places.dropFirst()) where start < end {
      let slope = velocity(at: start)
      speed = max(speed, abs(slope))
      turns = turns || last.map { abs($0 - slope) > 1e-9 * max(abs($0), abs(slope)) } ?? false
      last = slope
    }
    for (point, next) in zip(points, points.dropFirst())
    where point.input == next.input && point.output != next.output && (0...1).contains(point.input) {
      speed = .infinity
    }
    return MotionPeaks(speed: speed, acceleration: turns ? .infinity : 0, jerk: turns ? .infinity : 0)
  }
}

extension PennerEasing {
  /// The largest slope between 0 and 1, and the largest second and third derivative.
  ///
  /// The jumps of expo and elastic at an end do not count.
  var peaks: MotionPeaks {
    let shape = PennerShape(family: family, isHalf: direction == .easeInOut)
    // The arcs of bounce meet in corners.
    if family == .bounce { return MotionPeaks(speed: 2 * 7.5625 / 2.75, acceleration: .infinity, jerk: .infinity) }
    let half = MotionPeaks(at: (0...1024).map { Double($0) / 1024 }) { shape.derivatives(at: $0) }
    guard direction == .easeInOut else { return half }
    let whole = half.scaled(value: 0.5, time: 0.5)
    // In the middle the acceleration changes its sign.
    let jumps = abs(shape.derivatives(at: 1).acceleration) > 1e-9 * half.acceleration
    return jumps ? whole.union(MotionPeaks(speed: 0, acceleration: 0, jerk: .infinity)) : whole
  }
}

extension PennerShape {
  /// The first three derivatives; those of bounce between its corners.
  fileprivate func derivatives(at p: Double) -> MotionDerivatives {
    let q = 1 - p
    let (acceleration, jerk): (Double, Double)
    switch family {
    case .sine:
      let rate = 0.5 * Double.pi
      (acceleration, jerk) = (rate * rate * Double.sin(rate * q), -rate * rate * rate * Double.sin(rate * p))
    case .quad: (acceleration, jerk) = (2, 0)
    case .cubic: (acceleration, jerk) = (6 * p, 6)
    case .quart: (acceleration, jerk) = (12 * p * p, 24 * p)
    case .quint: (acceleration, jerk) = (20 * p * p * p, 60 * p * p)
    case .expo:
      let value = Double.exp2(-10 * q)
      (acceleration, jerk) = (Self.rate * Self.rate * value, Self.rate * Self.rate * Self.rate * value)
    case .circ:
      let square = q * (1 + p)
      let root = square.squareRoot()
      (acceleration, jerk) = (1 / (square * root), 3 * p / (square * square * root))
    case .back: (acceleration, jerk) = (6 * (overshoot + 1) * p - 2 * overshoot, 6 * (overshoot + 1))
    case .elastic:
      // The real parts of the powers of rate − iω, times e^(−rate·q + iωq).
      let (r, w, angle) = (Self.rate, angularFrequency, angularFrequency * q)
      let value = Double.exp2(-10 * q)
      let (cosine, sine) = (value * Double.cos(angle), value * Double.sin(angle))
      acceleration = (r * r - w * w) * cosine + 2 * r * w * sine
      jerk = (r * r * r - 3 * r * w * w) * cosine + (3 * r * r * w - w * w * w) * sine
    case .bounce: (acceleration, jerk) = (-2 * 7.5625, 0)
    }
    return MotionDerivatives(velocity: slope(at: p, rest: q), acceleration: acceleration, jerk: jerk)
  }
}

extension TimingCurve {
  /// The largest slope between 0 and 1, and the largest second and third derivative.
  public var peaks: MotionPeaks {
    switch self {
    case .linear: MotionPeaks(speed: 1, acceleration: 0, jerk: 0)
    case .keyword(let name): name.curve.peaks
    case .cubicBezier(let curve): curve.peaks
    case .steps: .infinite
    case .piecewiseLinear(let curve): curve.peaks
    case .penner(let curve): curve.peaks
    }
  }
}
