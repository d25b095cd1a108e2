internal import MotionNumerics

/// Tracks by motions.
extension TrackHandle {
  /// A track of a motion for each number of its values.
  static func made(of motions: [MotionHandle]) throws(CallError) -> TrackHandle {
    guard motions.allSatisfy({ $0.timeMeaning == motions[0].timeMeaning }) else {
      throw CallError("the motions must all be in seconds, or all curves without a duration")
    }
    return TrackHandle(.motions(motions.map { $0.kind }))
  }

  /// The track that continues to other values on a spring.
  func handedOver(
    to springNotation: String?, targets: UnsafeBufferPointer<Double>, at time: Double
  ) throws(CallError) -> TrackHandle {
    if case .colors = kind { throw CallError("a track of colours has no velocity to go on with") }
    let spring = try Spring(notation: springNotation)
    let state = try state(at: time)
    var motions: [MotionHandle] = []
    for index in 0..<dimension {
      let velocity = state[dimension + index]
      motions.append(
        try MotionHandle.made(
          spring, from: state[index], to: targets[index], velocity: velocity.isFinite ? velocity : 0,
          startingAt: time))
    }
    return TrackHandle(.motions(motions.map { $0.kind }))
  }

  /// The values at a time, then the velocities.
  private func state(at time: Double) throws(CallError) -> [Double] {
    var numbers = [Double](repeating: 0, count: 2 * dimension)
    let isWritten = numbers.withUnsafeMutableBufferPointer { places in
      withUnsafePointer(to: time) { time in
        guard
          let samples = CallerSamples(
            time, places.baseAddress, places.baseAddress.map { $0 + dimension }, 1, dimension: dimension)
        else { return false }
        sample(samples)
        return true
      }
    }
    guard isWritten else { throw CallError("the track has no values") }
    return numbers
  }

  /// The colour at a time as CSS's hexadecimal digits; nil for a track of anything else.
  func color(at time: Double) -> String? {
    guard case .colors(let color) = kind else { return nil }
    return color.color(at: time).hex
  }
}

extension CallerSamples {
  /// Writes the values of motions side by side, and the velocities if requested.
  func fill(from motions: [MotionHandle.Kind]) {
    for (place, time) in times.numbers.enumerated() {
      for (index, motion) in motions.enumerated() {
        let number = place * motions.count + index
        guard let velocities else {
          values.places[number] = motion.value(at: time)
          continue
        }
        (values.places[number], velocities.places[number]) = motion.state(at: time)
      }
    }
  }

  /// Writes the red, green, blue and alpha of a colour, and NaN for the velocities if requested.
  func fill(from color: MovingColor) {
    for (place, time) in times.numbers.enumerated() {
      let components = color.color(at: time).components
      for index in 0..<4 {
        values.places[4 * place + index] = components[index]
        velocities?.places[4 * place + index] = .nan
      }
    }
  }
}
