import MotionNumerics

extension ParsedFollower {
  /// The values and velocities of a follower of recorded values, at the times of rows.
  ///
  /// - Parameters:
  ///   - values: the target, NaN where a sample is missing.
  ///   - times: the times of the values, ascending.
  ///   - rows: the times of the rows, from the first time on, ascending.
  /// - Returns: a value and a velocity for each row; NaN before the first value.
  func followed(_ values: [Double], at times: [Double], rows: [Double]) -> (values: [Double], velocities: [Double]) {
    let samples = zip(times, values).filter { !$0.1.isNaN }
    guard let first = samples.first else {
      let nothing = [Double](repeating: .nan, count: rows.count)
      return (nothing, nothing)
    }
    switch self {
    case .spring(let spring, let feedForward):
      var follower = SpringFollower(spring, at: first.1, startingAt: first.0, feedForward: feedForward)
      return Self.states(of: samples, at: rows) { index in
        follower.follow(samples[index].1, velocity: Self.slope(behind: index, in: samples), at: samples[index].0)
      } state: { time, _ in
        follower.state(at: time)
      }
    case .secondOrder(let step):
      var dynamics = SecondOrderDynamics(
        frequency: step.frequency, dampingRatio: step.dampingRatio, response: step.dynamics.response, at: first.1,
        startingAt: first.0)
      // Between two samples the input is interpolated linearly.
      return Self.states(of: samples, at: rows) { index in
        dynamics.follow(samples[index].1, at: samples[index].0)
      } state: { time, next in
        guard next < samples.count, time > dynamics.lastTime else { return dynamics.state(at: time) }
        var here = dynamics
        let part = (time - dynamics.lastTime) / (samples[next].0 - dynamics.lastTime)
        here.follow(dynamics.input.interpolated(to: samples[next].1, by: part), at: time)
        return here.state(at: time)
      }
    case .halfLife(let halfLife):
      var smoothing = ExponentialSmoothing(halfLife: halfLife, at: first.1, startingAt: first.0)
      return Self.states(of: samples, at: rows) { index in
        smoothing.follow(samples[index].1, at: samples[index].0)
      } state: { time, _ in
        smoothing.state(at: time)
      }
    case .oneEuro(let filter):
      var filter = filter
      return Self.states(of: samples, at: rows) { index in
        filter.filter(samples[index].1, at: samples[index].0)
      } state: { _, _ in
        (filter.lastValue ?? .nan, filter.lastVelocity)
      }
    }
  }

  /// The velocity of the target on the straight line from a sample to the next; 0 after the last sample.
  private static func slope(behind index: Int, in samples: [(Double, Double)]) -> Double {
    guard index + 1 < samples.count, samples[index + 1].0 > samples[index].0 else { return 0 }
    let slope = (samples[index + 1].1 - samples[index].1) / (samples[index + 1].0 - samples[index].0)
    return slope.isFinite ? slope : 0
  }

  /// Passes each sample to `take` at its time, and asks `state` for the rows in between.
  ///
  /// `next` is the index of the next sample.
  private static func states(
    of samples: [(Double, Double)], at rows: [Double], take: (Int) -> Void,
    state: (_ time: Double, _ next: Int) -> (value: Double, velocity: Double)
  ) -> (values: [Double], velocities: [Double]) {
    var next = 0
    var values: [Double] = []
    var velocities: [Double] = []
    for row in rows {
      while next < samples.count, samples[next].0 <= row {
        take(next)
        next += 1
      }
      let (value, velocity) = next == 0 ? (.nan, .nan) : state(row, next)
      values.append(value)
      velocities.append(velocity)
    }
    return (values, velocities)
  }
}
