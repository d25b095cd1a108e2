internal import MotionNumerics

extension ValueTable {
  /// Springs of every damping, with times of every size.
  static let springs: [(name: String, spring: Spring)] = [
    ("undamped", Spring(mass: 1, stiffness: 100, damping: 0)),
    ("underdamped", Spring(mass: 1, stiffness: 100, damping: 10)),
    ("nearly critical", Spring(mass: 1, stiffness: 100, damping: 19.9999999)),
    ("critical", Spring(mass: 1, stiffness: 100, damping: 20)),
    ("overdamped", Spring(mass: 2, stiffness: 50, damping: 70)),
    ("heavily damped", Spring(mass: 1, stiffness: 1, damping: 1e6)),
  ]

  /// A spring's motion, and its queries.
  mutating func addSprings() throws(CallError) {
    let times = [-1, 0, 1e-6, 0.05, 0.3, 1, 3, 40, 1e6]
    for (name, spring) in Self.springs {
      let motion = SpringMotion(spring, from: -1, to: 2, velocity: 5)
      // To the bit: sums and products alone.
      add("\(name), value", times.map { motion.value(at: $0) })
      add("\(name), velocity", times.map { motion.velocity(at: $0) })
      add("\(name), batch", Self.samples(of: motion, at: (0..<150).map { Double($0 * $0) * 0.001 }))
      if spring.regime != .undamped {
        add("\(name), settling", motion.settlingDuration(), within: 16, of: 1)
      }
      if let extremum = motion.extremum() {
        add("\(name), extremum", [extremum.time, extremum.value], within: 16, of: 3)
      }
      if let crossing = motion.crossing() { add("\(name), crossing", crossing, within: 16, of: 1) }
      add("\(name), Core Animation's settling", spring.coreAnimation.settlingDuration(), within: 16, of: 1)
    }
    let presets = [
      Spring.smooth, .snappy, .bouncy, .interactive, .origami(), .pop(), Spring(duration: 0.8, bounce: -0.4),
      Spring(response: 0.55, dampingRatio: 0.825),
    ]
    add("preset, frequency", presets.map { $0.naturalFrequency }, within: 4, of: 1)
    add("preset, damping ratio", presets.map { $0.dampingRatio }, within: 4, of: 1)
  }

  /// Samples at even times, from the first one and from a far one.
  mutating func addEvenSamples() {
    for (name, spring) in Self.springs where spring.regime != .undamped {
      let sampler = UniformSpringSampler(SpringMotion(spring, from: 0, to: 1), start: -0.05, interval: 1.0 / 120)
      add("\(name)", Self.samples(of: sampler, from: 0, count: 12))
      add("\(name), later", Self.samples(of: sampler, from: 1_000_003, count: 3))
    }
    // Numbers of samples beyond 32 bits, up to 10¹⁸.
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 3, to: 4)
    for (index, start) in [-1e7, -1e9, -1e15].enumerated() {
      let early = UniformSpringSampler(motion, start: start, interval: 1e-3)
      add("long before \(index)", Self.samples(of: early, from: 0, count: 2))
    }
  }

  private static func samples(of motion: SpringMotion<Double>, at times: [Double]) -> [Double] {
    var values = [Double](repeating: 0, count: times.count)
    var span = values.mutableSpan
    motion.sample(at: times.span, into: &span)
    return values
  }

  private static func samples(of sampler: UniformSpringSampler<Double>, from first: Int, count: Int) -> [Double] {
    var values = [Double](repeating: 0, count: count)
    var span = values.mutableSpan
    sampler.sample(from: first, into: &span)
    return values
  }

  /// Pools of springs in steps, with new targets in between.
  mutating func addPools() {
    var pool = SpringPool<SIMD2<Double>>()
    var members: [SpringMember] = []
    for (_, spring) in Self.springs {
      let group = pool.addGroup(spring)
      for place in 0..<5 {
        members.append(pool.add(to: group, at: [Double(place), -1], target: [2, 0.5], velocity: [0, 3]))
      }
    }
    for step in 0..<120 {
      if step == 40 { for member in members.prefix(9) { pool.retarget(member, to: [-1, 1]) } }
      if step == 60 { pool.remove(members.removeLast()) }
      pool.step(by: step % 3 == 0 ? 1.0 / 60 : 1.0 / 120)
    }
    for (index, member) in members.enumerated() {
      let position = pool.position(of: member)
      let velocity = pool.velocity(of: member)
      add("position \(index)", [position.x, position.y])
      add("velocity \(index)", [velocity.x, velocity.y])
    }
    add("settled", Double(pool.settled.count))
  }

  /// Oscillation, decay and resistance without a spring.
  mutating func addOscillators() {
    let times = [-0.5, 0, 0.01, 0.2, 0.5, 1, 3, 50]
    let damped = DampedOscillation(decay: 5, frequency: 30)
    add("damped", times.dropFirst().map { damped.value(at: $0) })
    add("damped, velocity", times.dropFirst().map { damped.velocity(at: $0) })
    add("damped, settling", damped.settlingDuration(), within: 8, of: 1)
    let decay = Decay(velocity: 1000, deceleration: 0.998)
    add("decay", times.map { decay.value(at: $0) }, within: 8, of: 500)
    add("decay, velocity", times.map { decay.velocity(at: $0) }, within: 8, of: 1000)
    add("decay, settling", decay.settlingDuration(), within: 8, of: 1)
    if let time = decay.time(at: 300) { add("decay, time", time, within: 8, of: 1) }
    let wave = SineWave(amplitude: 2, frequency: 3, phase: 0.5, offset: 1)
    add("sine", times.map { wave.value(at: $0) })
    let band = RubberBand(dimension: 320)
    add("rubber band", times.map { band.value(at: 100 * $0) })
  }
}
