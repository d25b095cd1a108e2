internal import MotionNumerics

/// The parts of a track: keys, the curves after them, and a rule between them.
struct TrackRequest {
  let times: UnsafeBufferPointer<Double>
  /// The numbers of all keys, one key after the other.
  let values: UnsafeBufferPointer<Double>
  let curves: UnsafePointer<UnsafePointer<CChar>?>?
  let mode: String?

  /// Makes a track with a number of components in each value.
  func track(dimension: Int32) throws(CallError) -> TrackHandle {
    switch dimension {
    case 1: TrackHandle(.numbers(try track { values[$0] }))
    case 2...4: TrackHandle(.vectors(try track { vector(at: $0, Int(dimension)) }, dimension: Int(dimension)))
    default: throw CallError("dimension must be 1, 2, 3 or 4, not \(dimension)")
    }
  }

  private func vector(at index: Int, _ dimension: Int) -> SIMD4<Double> {
    var vector = SIMD4<Double>.zero
    for place in 0..<dimension { vector[place] = values[index * dimension + place] }
    return vector
  }

  private func track<Value: VectorValue>(_ value: (Int) -> Value) throws(CallError) -> KeyframeTrack<Value> {
    var keys: [Keyframe<Value>] = []
    keys.reserveCapacity(times.count)
    for index in times.indices {
      keys.append(try key(value(index), at: times[index], curve: curves.flatMap { text(at: $0[index]) }))
    }
    return try Rule<Value>(named: mode ?? "linear").track(through: keys)
  }

  private func key<Value>(_ value: Value, at time: Double, curve: String?) throws(CallError) -> Keyframe<Value> {
    guard let curve else { return Keyframe(value, at: time) }
    if curve == "hold" { return Keyframe(value, at: time, hold: true) }
    let timing = try CallError.instead { () throws(NotationError) in try TimingCurve(parsing: curve) }
    return Keyframe(value, at: time, curve: timing)
  }

  /// A rule between keys.
  private enum Rule<Value: VectorValue> {
    case mode(CalculationMode)
    case spline(Spline<Value>)

    init(named name: String) throws(CallError) {
      switch name {
      case "monotone": self = .spline(.monotone())
      case "natural": self = .spline(.natural)
      default:
        guard let mode = CalculationMode(rawValue: name) else {
          throw CallError("mode must be discrete, linear, paced, cubic, cubicPaced, monotone or natural, not '\(name)'")
        }
        self = .mode(mode)
      }
    }

    func track(through keys: [Keyframe<Value>]) throws(CallError) -> KeyframeTrack<Value> {
      try CallError.instead { () throws(ParameterError) in
        switch self {
        case .mode(let mode): try KeyframeTrack(validating: keys, mode: mode)
        case .spline(let spline): try KeyframeTrack(validating: keys, spline: spline)
        }
      }
    }
  }
}
