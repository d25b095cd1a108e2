/// A spring for each member of a group, and the coefficients of their transitions.
///
/// The coefficients are kept while the interval and the spring stay the same. Blocks at rest are skipped until they
/// move.
struct OwnSprings: Sendable {
  /// The springs, by slot.
  private(set) var springs: [Spring]
  /// For each block of lanes the four coefficients of a ``SpringTransition``, each for all lanes.
  private(set) var coefficients: [Double]
  /// For each block of lanes the two coefficients of a ``RampTransition``, each for all lanes; empty until a target has
  /// moved.
  private(set) var ramps: [Double] = []
  /// For each block, the interval of its coefficients; NaN if a spring has changed since.
  private var intervals: [Double]
  /// For each block, the interval of its ramps; NaN if a spring has changed since.
  private var rampIntervals: [Double] = []
  private let lanesPerMember: Int

  /// Gives all members the same spring at first.
  init(_ spring: Spring, lanesPerMember: Int, capacity: Int) {
    (springs, coefficients, intervals) = ([], [], [])
    self.lanesPerMember = lanesPerMember
    resize(to: capacity, with: spring)
  }

  mutating func resize(to capacity: Int, with spring: Spring) {
    springs.resize(to: capacity, with: spring)
    coefficients.resize(to: 4 * capacity * lanesPerMember, with: 0)
    intervals.resize(to: capacity * lanesPerMember / SpringStep.blockLength, with: .nan)
    if !ramps.isEmpty { resizeRamps() }
  }

  private mutating func resizeRamps() {
    ramps.resize(to: coefficients.count / 2, with: 0)
    rampIntervals.resize(to: intervals.count, with: .nan)
  }

  mutating func set(_ spring: Spring, of slot: Int) {
    springs[slot] = spring
    let lanes = slot * lanesPerMember..<(slot + 1) * lanesPerMember
    for block in lanes.lowerBound / SpringStep.blockLength...(lanes.upperBound - 1) / SpringStep.blockLength {
      intervals[block] = .nan
      if !rampIntervals.isEmpty { rampIntervals[block] = .nan }
    }
  }

  /// Computes the coefficients of the moving blocks that have none for the interval.
  mutating func prepare(_ interval: Double, where isAwake: [Bool]) {
    for block in isAwake.indices where isAwake[block] && intervals[block] != interval {
      intervals[block] = interval
      var (slot, transition) = (-1, springs[0].transition(over: 0))
      for lane in 0..<SpringStep.blockLength {
        let owner = (block * SpringStep.blockLength + lane) / lanesPerMember
        if owner != slot { transition = springs[owner].transition(over: interval) }
        slot = owner
        let first = 4 * block * SpringStep.blockLength + lane
        coefficients[first] = transition.displacementFromDisplacement
        coefficients[first + SpringStep.blockLength] = transition.displacementFromVelocity
        coefficients[first + 2 * SpringStep.blockLength] = transition.velocityFromDisplacement
        coefficients[first + 3 * SpringStep.blockLength] = transition.velocityFromVelocity
      }
    }
  }

  /// Computes the contribution of a target's velocity, for the blocks with a moving target.
  mutating func prepareRamps(_ interval: Double, feedForward: Double, where isLed: [Bool]) {
    if ramps.isEmpty { resizeRamps() }
    for block in isLed.indices where isLed[block] && rampIntervals[block] != interval {
      rampIntervals[block] = interval
      for lane in 0..<SpringStep.blockLength {
        let spring = springs[(block * SpringStep.blockLength + lane) / lanesPerMember]
        let ramp = spring.transition(over: interval, lag: spring.lag(feedForward: feedForward))
        let first = 2 * block * SpringStep.blockLength + lane
        ramps[first] = ramp.distanceFromTarget
        ramps[first + SpringStep.blockLength] = ramp.velocityFromTarget
      }
    }
  }
}
