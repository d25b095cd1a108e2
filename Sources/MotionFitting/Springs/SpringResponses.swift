import MotionSprings

/// What a spring makes of a displacement and of a velocity, over many times.
struct SpringResponses {
  private let shape: SpringShape
  /// The displacements from a displacement of 1 and from a velocity of 1, and the velocities from a velocity of 1.
  private var displacements, moves, rates: [Double]

  /// - Parameters:
  ///   - spring: the spring.
  ///   - shape: its frequency and damping ratio.
  ///   - times: not negative.
  init(of spring: Spring, _ shape: SpringShape, at times: [Double]) {
    self.shape = shape
    var displacements = Array(repeating: 0.0, count: times.count)
    var (moves, rates) = (displacements, displacements)
    SpringBlock.forEach(of: spring, startingAt: 0, at: times.span) { block, first in
      for index in 0..<block.count {
        let transition = block[index]
        displacements[first + index] = transition.displacementFromDisplacement
        moves[first + index] = transition.displacementFromVelocity
        rates[first + index] = transition.velocityFromVelocity
      }
    }
    (self.displacements, self.moves, self.rates) = (displacements, moves, rates)
  }

  /// The columns of the linear parameters: the start, the target and the velocity, the velocity in units of the
  /// frequency.
  var columns: [[Double]] {
    [displacements, displacements.map { 1 - $0 }, moves.map { $0 * shape.frequency }]
  }

  /// The derivatives of a motion by the logarithm of the frequency ω and by the damping ratio ζ.
  ///
  /// With a = ζω and d² = ω²(1 − ζ²), the responses are X = e^(−at)(cos dt + a·sin(dt)/d) and S = e^(−at)·sin(dt)/d. X and
  /// ωS depend on ωt and ζ alone, so ∂X/∂(log ω) = t·X′ = −ω²tS and ∂S/∂(log ω) = t·S′ − S. With D =
  /// e^(−at)(t·cos dt − sin(dt)/d)/d², ∂X/∂ζ = −ω³D and ∂S/∂ζ = −ω(tS + aD). All hold for ζ > 1 with hyperbolic
  /// functions.
  ///
  /// - Parameters:
  ///   - times: those of the responses.
  ///   - displacement: the displacement at the time 0.
  ///   - velocity: the velocity at the time 0.
  /// - Returns: both derivatives at the times.
  func slopes(
    at times: [Double], displacement: Double, velocity: Double
  ) -> (byFrequency: [Double], byRatio: [Double]) {
    let (frequency, decay) = (shape.frequency, shape.dampingRatio * shape.frequency)
    let square = frequency * frequency
    let phaseSquare = square * (1 - shape.dampingRatio) * (1 + shape.dampingRatio)
    var byFrequency = Array(repeating: 0.0, count: times.count)
    var byRatio = byFrequency
    for row in times.indices {
      let (time, move) = (times[row], moves[row])
      // The square of the phase, negative for ζ > 1.
      let phase = phaseSquare * time * time
      let bend: Double
      if abs(phase) > 0.01 {
        // The mean of both responses is e^(−at)·cos dt.
        bend = (time * 0.5 * (displacements[row] + rates[row]) - move) / phaseSquare
      } else {
        // Near the critical damping, by the series of z·cot z.
        bend = -move * time * time * (1.0 / 3 + phase * (1.0 / 45 + phase * (2.0 / 945)))
      }
      byFrequency[row] = velocity * (time * rates[row] - move) - displacement * square * time * move
      byRatio[row] =
        -frequency * (displacement * square * bend + velocity * (time * move + decay * bend))
    }
    return (byFrequency, byRatio)
  }
}
