import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

@Suite struct ParticleEmitterTests {
  /// Birth after birth, and a life of 1.5…2.5 s.
  @Test func lives() {
    let emitter = ParticleEmitter()
    #expect(emitter.count == 80)
    #expect(emitter.particles(at: 0).map(\.index) == [0])
    #expect(emitter.particles(at: 0.5).map(\.index) == Array(0...40))
    #expect(emitter.particles(at: 1.49).count == 80)
    #expect(emitter.particles(at: 2).count < 80 && emitter.particles(at: 2).count > 40)
    #expect(emitter.particles(at: emitter.restTime).isEmpty)
    var ages = WorstCase()
    for step in 0..<3500 {
      for particle in emitter.particles(at: Double(step) / 1000) {
        ages.note(particle.age, "\(particle.index)")
        #expect(particle.progress >= 0 && particle.progress < 1)
      }
    }
    #expect(ages.error > 2.3 && ages.error < 2.5)
  }

  /// The births of an awkward rate: each is seen at its own time, and not before.
  @Test(arguments: [7.0, 30, 59.94, 1e4]) func births(rate: Double) throws {
    var parameters = ParticleEmitter.Parameters()
    parameters.birthRate = rate
    parameters.lifetime = 0.3
    parameters.lifetimeRange = 0
    let emitter = ParticleEmitter(parameters: parameters)
    for index in stride(from: 0, to: emitter.count, by: max(emitter.count / 50, 1)) {
      let birth = emitter.birthTime(of: index)
      #expect(emitter.particles(at: birth).last?.index == index)
      #expect(emitter.particles(at: birth.nextDown).last?.index != index)
      let all = emitter.particles(at: birth + 0.25)
      #expect(all.contains { $0.index == index } && all.count <= Int(0.3 * rate) + 1)
    }
  }

  /// Free fall: x(a) − x(0) = v·a − g·a²/2 with the velocity v of that age, and an even turning.
  @Test func freeFall() throws {
    let emitter = ParticleEmitter()
    for particle in emitter.particles(at: 1.2) {
      let path = particle.age * particle.velocity - 0.5 * particle.age * particle.age * [0, 300]
      #expect((particle.position - [160, 120] - path).norm < 1e-10)
      let start = particle.velocity - particle.age * [0, 300]
      #expect(start.norm >= 140 - 1e-9 && start.norm <= 300 + 1e-9)
      // Upwards, within 45°.
      #expect(start.y < 0 && abs(start.x) <= -start.y * (1 + 1e-9))
      #expect(particle.scale >= 0.6 && particle.scale <= 1.4)
    }
  }

  /// The angle at birth is π times the fifth of a particle's seven draws, uniform in −π…π, and grows by its spin alone.
  @Test func startAngles() throws {
    var random = SplitMix64(seed: 384)
    for _ in 0..<20 {
      let parameters = changed(ParticleEmitter.Parameters()) {
        $0.seed = random.next()
        $0.birthRate = random.number(in: 10...500)
        ($0.spin, $0.spinRange) = (random.number(in: -9...9), random.number(in: 0...9))
      }
      let emitter = ParticleEmitter(parameters: parameters)
      for particle in emitter.particles(at: random.number(in: 0...2)) {
        var draws = SplitMix64(seed: parameters.seed).skipping(7 * UInt64(particle.index))
        let signed = (0..<5).map { _ in draws.nextSigned() }
        let spin = parameters.spin + parameters.spinRange * signed[3]
        #expect(abs(particle.rotation - (Double.pi * signed[4] + spin * particle.age)) < 1e-12)
      }
    }
    // All around: of two thousand, a quarter in each quarter, to four deviations of √(2000·3/16).
    var many = ParticleEmitter.Parameters()
    (many.birthRate, many.spin, many.spinRange) = (1e6, 0, 0)
    let angles = ParticleEmitter(parameters: many).particles(at: 0.002).prefix(2000).map(\.rotation)
    #expect(angles.count == 2000 && angles.allSatisfy { $0.magnitude <= .pi })
    for quarter in 0..<4 {
      let start = Double(quarter - 2) * 0.5 * .pi
      #expect(abs(angles.count { start..<start + 0.5 * .pi ~= $0 } - 500) < 80)
    }
  }

  /// A particle does not jump, and keeps its colour and scale.
  @Test func continuous() throws {
    let emitter = ParticleEmitter()
    var compared = 0
    var previous: [Int: Particle] = [:]
    for step in 0...3500 {
      let current = emitter.particles(at: Double(step) / 1000)
      for particle in current {
        guard let before = previous[particle.index] else { continue }
        compared += 1
        // At most 300 + 300·2.5 points, and 10 rad, per second.
        #expect((particle.position - before.position).norm <= 1.05)
        #expect(abs(particle.rotation - before.rotation) <= 0.0101)
        #expect(particle.color == before.color && particle.scale == before.scale)
      }
      previous = Dictionary(uniqueKeysWithValues: current.map { ($0.index, $0) })
    }
    // Eighty particles of at least 1.5 s, by the millisecond.
    #expect(compared > 100_000)
  }

  @Test func deterministicBySeed() throws {
    var parameters = ParticleEmitter.Parameters()
    parameters.seed = 9
    let (first, second) = (ParticleEmitter(parameters: parameters), ParticleEmitter(parameters: parameters))
    var random = SplitMix64(seed: 2)
    let times = (0..<100).map { _ in random.number(in: 0...3) }
    let states = times.map { first.particles(at: $0) }
    for index in times.indices.reversed() { #expect(second.particles(at: times[index]) == states[index]) }
    #expect(ParticleEmitter().particles(at: 1) != first.particles(at: 1))
  }

  /// The state of a late time costs no more than those alive: a million are born, and few live.
  @Test func closedForm() throws {
    var parameters = ParticleEmitter.Parameters()
    parameters.emissionDuration = 12_500
    let emitter = ParticleEmitter(parameters: parameters)
    #expect(emitter.count == 1_000_000)
    let late = emitter.particles(at: 12_400)
    #expect(late.count > 120 && late.count <= 200)
    #expect(late.allSatisfy { $0.age < 2.5 })
  }

  @Test func nodes() throws {
    let emitter = ParticleEmitter()
    for time in strangeTimes + [0.3, 1, 2.2] {
      let nodes = emitter.nodes(at: time)
      #expect(nodes.count == emitter.particles(at: time).count)
      #expect(try !Scene(size: [320, 240], nodes: nodes).svg().isEmpty)
    }
    #expect(emitter.particles(at: .nan).isEmpty && emitter.particles(at: .infinity).isEmpty)
    let group = try #require(emitter.nodes(at: 0.3).first?.asGroup)
    let particle = emitter.particles(at: 0.3)[0]
    #expect((group.transform.applied(to: [0, 0]) - particle.position).norm < 1e-12)
    #expect(group.opacity == 1)
  }

  /// The largest numbers that are allowed: all that follows from them is finite.
  @Test(arguments: [1e-3, 1e9]) func extremeParameters(lifetime: Double) throws {
    let parameters = changed(ParticleEmitter.Parameters()) {
      $0.origin = [1e9, -1e9]
      $0.gravity = [1e9, -1e9]
      ($0.speed, $0.speedRange) = (1e9, 1e9)
      ($0.direction, $0.spread) = (1e9, 1e9)
      ($0.spin, $0.spinRange) = (1e9, 1e9)
      ($0.lifetime, $0.lifetimeRange) = (lifetime, 0.5 * lifetime)
      ($0.scale, $0.scaleRange) = (1e9, 1e9)
      $0.size = [1e9, 1e9]
      $0.birthRate = 10
    }
    let emitter = ParticleEmitter(parameters: parameters)
    for fraction in [0, 0.25, 0.49] {
      let nodes = emitter.nodes(at: fraction * lifetime)
      #expect(try !nodes.isEmpty && !Scene(size: [1, 1], nodes: nodes).svg().isEmpty)
    }
  }

  /// As for tags: the particle after a dead one is not animated as the dead one.
  @Test func aParticleKeepsItsNameWhenAnotherDies() {
    let emitter = ParticleEmitter()
    for time in [0.5, 1.8, 2.2] {
      let names = emitter.nodes(at: time).map { $0.asGroup?.name }
      #expect(names == emitter.particles(at: time).map { "particle\($0.index)" })
    }
  }

  @Test func badParameters() {
    let bad: [(inout ParticleEmitter.Parameters) -> Void] = [
      { $0.origin.x = .nan }, { $0.origin.y = .infinity }, { $0.gravity.x = .nan }, { $0.gravity.y = 1e10 },
      { $0.speed = .nan }, { $0.speedRange = -1 }, { $0.direction = .infinity }, { $0.spread = -1 },
      { $0.spin = .nan }, { $0.spinRange = -1 }, { $0.birthRate = 0 }, { $0.birthRate = .nan },
      { $0.emissionDuration = -1 }, { $0.emissionDuration = .infinity }, { $0.lifetime = 0 },
      { $0.lifetimeRange = 2 }, { $0.lifetimeRange = -0.1 }, { $0.scale = -1 }, { $0.scaleRange = 1.1 },
      { $0.size.x = -1 }, { $0.size.y = .nan }, { $0.colors = [] }, { $0.colors = [.black, badColor] },
      { $0.birthRate = 1e7 },
    ]
    expectRefusal(ParticleEmitter.Parameters(), bad) { try ParticleEmitter(validating: $0) }
    var none = ParticleEmitter.Parameters()
    none.emissionDuration = 0
    #expect(ParticleEmitter(parameters: none).particles(at: 0).isEmpty)
  }
}
