import Foundation
import MotionNumerics
import TestSupport
import Testing

/// Damped oscillation, decay, rubber band and sine wave.
@Suite struct OscillatorTests {
  // MARK: Damped oscillation

  private let pageIndicator = DampedOscillation(decay: 5, frequency: 30)

  static func anyOscillation(_ random: inout SplitMix64) -> DampedOscillation {
    let decay = random.element(of: [random.magnitude(from: 1e-2, to: 20), random.number(in: 1...10)])
    let frequency = random.element(of: [random.number(in: -60...60), random.magnitude(from: 1e-2, to: 1e2)])
    return DampedOscillation(decay: decay, frequency: frequency)
  }

  @Test func dampedOscillationsMatchTheirFormula() {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let curve = Self.anyOscillation(&random)
      let x = random.number(in: 0...3)
      let (envelope, phase) = (exp(-curve.decay * x), curve.frequency * x)
      // The phase in the formula is rounded, up to 300: the error is of the order of ulp(300).
      worst.note(abs(curve.value(at: x) - (1 - envelope * cos(phase))), "\(curve) at \(x)")
      let slope = envelope * (curve.decay * cos(phase) + curve.frequency * sin(phase))
      worst.note(abs(curve.velocity(at: x) - slope) / (curve.decay + abs(curve.frequency)), "slope of \(curve) at \(x)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  @Test func dampedOscillationsMatchSpringMotions() {
    var random = SplitMix64(seed: 2)
    var worst = WorstCase()
    for _ in 0..<5000 {
      let (decay, frequency) = (random.number(in: 0.1...10), random.number(in: 1...60))
      let curve = DampedOscillation(decay: decay, frequency: frequency)
      let spring = Spring(mass: 1, stiffness: decay * decay + frequency * frequency, damping: 2 * decay)
      let x = random.number(in: 0...2)
      // The stiffness is rounded, and so is the frequency: an ulp of a phase of 120.
      worst.note(abs(curve.value(at: x) - spring.unitStep(velocity: decay).value(at: x)), "\(curve) at \(x)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  @Test func dampedOscillationsHaveLimits() {
    let times: [Double] = [-.infinity, -1, 0, .infinity]
    #expect(times.map { pageIndicator.value(at: $0) } == [0, 0, 0, 1])
    #expect(times.map { pageIndicator.velocity(at: $0) } == [0, 0, 5, 0])
    #expect(pageIndicator.value(at: .infinity) == 1 && pageIndicator.value(at: .greatestFiniteMagnitude) == 1)
    #expect(pageIndicator.value(at: .nan).isNaN && pageIndicator.velocity(at: .nan).isNaN)
    #expect(DampedOscillation(decay: 0, frequency: 2).value(at: .pi / 2) == 2)
  }

  @Test func extremaAreTurningPoints() throws {
    // By hand: the first trough of the displacement is −0.60063 at 0.09921.
    let first = try #require(pageIndicator.extremum())
    #expect(abs(first - 0.09921) <= 5e-6 && abs(1 - pageIndicator.value(at: first) + 0.60063) <= 5e-6)
    #expect(DampedOscillation(decay: 3, frequency: 0).extremum() == nil)
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<2000 {
      let curve = Self.anyOscillation(&random)
      for number in 0..<4 {
        let x = try #require(curve.extremum(at: number))
        // ωx is rounded: a residual of an ulp of the phase, relative to the size of the slope.
        let size = (curve.decay + abs(curve.frequency)) * exp(-curve.decay * x)
        let phase = abs(curve.frequency) * x
        // An envelope of 0 has no last digit.
        if size > 1e-300 { worst.note(abs(curve.velocity(at: x)) / (size * max(1, phase)), "\(number) of \(curve)") }
        #expect(phase > Double(number) * .pi && phase <= Double(number + 1) * .pi)
      }
    }
    #expect(worst.error <= 4e-16, "\(worst)")
  }

  @Test func rangesEncloseADenseScan() {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<500 {
      let curve = Self.anyOscillation(&random)
      let lower = random.number(in: -1...1)
      let domain = lower...(lower + random.magnitude(from: 1e-3, to: 3))
      let range = curve.range(over: domain)
      let width = domain.upperBound - domain.lowerBound
      let scan = (0...4000).map { curve.value(at: domain.lowerBound + width * Double($0) / 4000) }
      guard let least = scan.min(), let greatest = scan.max() else { continue }
      // The scan misses an extremum by at most half a step: (ζ² + ω²)/2 times its square.
      let bend = (curve.decay * curve.decay + curve.frequency * curve.frequency) / 2 * (width / 8000) * (width / 8000)
      worst.note((least - range.lowerBound) / (bend), "least of \(curve) over \(domain)")
      worst.note((range.upperBound - greatest) / (bend), "greatest of \(curve) over \(domain)")
      // The reverse: no sample is outside the range, except by rounding.
      worst.note(max(range.lowerBound - least, greatest - range.upperBound) / 4e-16, "\(curve) over \(domain)")
    }
    #expect(worst.error <= 1, "\(worst)")
    #expect(pageIndicator.range(over: -2 ... -1) == 0...0)
  }

  @Test func settlingDurationsAreLastTimes() {
    var random = SplitMix64(seed: 5)
    var worst = WorstCase()
    for _ in 0..<500 {
      let curve = Self.anyOscillation(&random)
      let tolerance = random.magnitude(from: 1e-6, to: 1)
      let settled = curve.settlingDuration(tolerance: tolerance)
      // At that x the distance is the tolerance, within the rounding of 1 − value, and it never is again.
      worst.note(abs(abs(1 - curve.value(at: settled)) - tolerance) / 1e-14, "\(curve), \(tolerance)")
      // After ln(1/tolerance)/ζ the envelope is below the tolerance.
      let end = max(settled, -log(tolerance) / curve.decay)
      let later = (1...4000).map { settled + (end - settled) * Double($0) / 4000 }
      let farthest = later.map { abs(1 - curve.value(at: $0)) }.max() ?? 0
      worst.note((farthest - tolerance) / 1e-14, "after \(settled) of \(curve), \(tolerance)")
    }
    #expect(worst.error <= 1, "\(worst)")
    #expect(DampedOscillation(decay: 0, frequency: 3).settlingDuration() == .infinity)
    #expect(pageIndicator.settlingDuration(tolerance: 1.5) == 0)
    #expect(pageIndicator.settlingDuration(tolerance: 1) <= 1e-16)
    #expect(abs(DampedOscillation(decay: 2, frequency: 0).settlingDuration() - log(1000) / 2) <= 1e-15)
  }

  // MARK: Decay

  @Test func scrollViewsTravelVelocityOverRate() {
    let glide = Decay(velocity: 1000, deceleration: Decay.scrollViewNormal)
    // −1000·ln 0.998 = 2.0020026706730793.
    #expect(ulps(glide.rate, 2.0020026706730793, of: 2) <= 1)
    #expect(ulps(glide.distance, 499.4998331664548, of: 499) <= 2)
    #expect(glide.value(at: 0) == 0 && glide.value(at: -1) == 0 && glide.velocity(at: -1) == 0)
    // The rounding of distance · rate: two ulp at most.
    #expect(ulps(glide.velocity(at: 0), 1000, of: 1000) <= 1)
    #expect(glide.value(at: .infinity) == glide.distance && glide.velocity(at: .infinity) == 0)
    #expect(glide.value(at: .nan).isNaN && glide.velocity(at: .nan).isNaN)
  }

  @Test func popsDecayMatchesTheSumOfItsMilliseconds() {
    var random = SplitMix64(seed: 6)
    var worst = WorstCase()
    for _ in 0..<50 {
      let velocity = random.number(in: -5000...5000)
      let deceleration = random.element(of: [0.998, 0.99, random.number(in: 0.9...0.999)])
      let decay = Decay.pop(velocity: velocity, deceleration: deceleration)
      let distance = velocity / 1000 * deceleration / (1 - deceleration)
      #expect(ulps(decay.distance, distance, of: distance) <= 1)
      var (speed, travelled) = (velocity, 0.0)
      for millisecond in 1...2000 {
        speed *= deceleration
        travelled += speed / 1000
        // The sum accumulates a rounding error each millisecond; λ·t is rounded once, and so is the logarithm.
        let error = abs(decay.value(at: Double(millisecond) / 1000) - travelled)
        worst.note(error / (abs(distance) * Double(millisecond + 20)), "\(velocity) \(deceleration) \(millisecond)")
      }
    }
    #expect(worst.error <= 1.2e-16, "\(worst)")
    #expect(Decay.pop(velocity: 1000).deceleration == 0.998)
  }

  @Test func decayTimesInvertDistances() throws {
    var random = SplitMix64(seed: 7)
    var worst = WorstCase()
    for _ in 0..<5000 {
      let decay = Decay(velocity: random.number(in: -5000...5000), deceleration: random.number(in: 0.9...0.999))
      let fraction = random.element(of: [random.number(in: 0...0.999), random.magnitude(from: 1e-12, to: 0.9)])
      let time = try #require(decay.time(at: fraction * decay.distance))
      worst.note(abs(decay.value(at: time) / decay.distance - fraction) / fraction, "\(decay) at \(fraction)")
      let settled = decay.settlingDuration(tolerance: fraction)
      worst.note(abs(1 - decay.value(at: settled) / decay.distance - fraction), "tolerance \(fraction) of \(decay)")
    }
    // fraction/(1 − fraction) times the rounding of λt, which the logarithm reduces again: a few ulp.
    #expect(worst.error <= 2e-15, "\(worst)")
    let decay = Decay(velocity: -100, deceleration: 0.99)
    #expect(decay.time(at: 0) == 0 && decay.time(at: 1) == nil)
    #expect(decay.time(at: decay.distance) == nil && decay.time(at: 2 * decay.distance) == nil)
    #expect(decay.settlingDuration(tolerance: 1) == 0 && decay.settlingDuration(tolerance: 7) == 0)
    let still = Decay(velocity: 0, deceleration: 0.99)
    #expect(still.settlingDuration() == 0 && still.time(at: 0) == 0 && still.time(at: 1) == nil)
    #expect(still.value(at: 1) == 0)
  }

  /// A start and a start time shift the motion; each number of a value moves as its separate decay.
  @Test func decaysStartSomewhere() throws {
    var random = SplitMix64(seed: 77)
    for _ in 0..<2000 {
      let velocity = SIMD2(random.number(in: -5000...5000), random.number(in: -5000...5000))
      let start = SIMD2(random.number(in: -900...900), random.number(in: -900...900))
      let deceleration = random.number(in: 0.9...0.999)
      let startTime = random.element(of: [0, random.number(in: -3...3)])
      let flick = Decay(from: start, velocity: velocity, deceleration: deceleration, startingAt: startTime)
      let (x, y) = (
        Decay(velocity: velocity.x, deceleration: deceleration), Decay(velocity: velocity.y, deceleration: deceleration)
      )
      #expect(flick.distance == [x.distance, y.distance] && flick.target == start + flick.distance)
      let time = random.number(in: -1...3)
      #expect(
        flick.value(at: startTime + time) == start
          + SIMD2(x.value(at: startTime + time - startTime), y.value(at: startTime + time - startTime)))
      #expect(flick.velocity(at: startTime + time).x == x.velocity(at: startTime + time - startTime))
      #expect(flick.acceleration(at: startTime + time).y == y.acceleration(at: startTime + time - startTime))
    }
    let thrown = Decay(from: 120, velocity: 1000, startingAt: 2)
    #expect(abs(thrown.target - 619.4998331664548) <= 2e-13 && thrown.restValue == thrown.target)
    #expect(thrown.value(at: 1.9) == 120 && thrown.value(at: 2) == 120 && thrown.value(at: .infinity) == thrown.target)
    #expect(thrown.velocity(at: 1.9) == 0 && abs(thrown.velocity(at: 2) - 1000) <= 2e-13)
    #expect(thrown.time(at: 120) == 2 && thrown.time(at: thrown.target) == nil && thrown.time(at: 119) == nil)
    let middle = try #require(thrown.time(at: 400))
    #expect(abs(thrown.value(at: middle) - 400) <= 1e-12)
    #expect(
      thrown.restTime == 2 + Decay(velocity: 1000).restTime && thrown.domain(tolerance: 0.001) == 2...thrown.restTime)
    let coded = try JSONDecoder().decode(Decay<Double>.self, from: JSONEncoder().encode(thrown))
    #expect(coded == thrown)
    for bad in [#"{"velocity": 1}"#, #"{"initialVelocity": 1, "deceleration": 1}"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Decay<Double>.self, from: Data(bad.utf8)) }
    }
    checkMotion(thrown, breaks: [2], restTolerance: 0.001 * 499.5)
    checkMotion(Decay(from: SIMD3(1, 2, 3), velocity: [9, -4, 0], halfLife: 0.1), breaks: [0], restTolerance: 0.002)
    #expect(throws: ParameterError.self) { try Decay(validatingVelocity: 1e308, from: 1.7e308) }
    #expect(throws: ParameterError.self) { try Decay(validatingVelocity: SIMD2(1, .nan)) }
  }

  // MARK: Rubber band

  @Test func rubberBandsMatchTheirFormula() throws {
    var random = SplitMix64(seed: 8)
    var worst = WorstCase()
    for _ in 0..<20_000 {
      let dimension = random.magnitude(from: 1, to: 1e4)
      let band = RubberBand(dimension: dimension, coefficient: random.number(in: 0.05...2))
      let drag = random.element(of: [-1, 1]) * random.magnitude(from: 1e-6, to: 1e6)
      let offset = band.value(at: drag)
      #expect(abs(offset) < dimension && band.value(at: -drag) == -offset)
      // The formula 1 − 1/(u + 1) cancels: an error of an ulp of the dimension.
      let textbook = (1 - 1 / (band.coefficient * abs(drag) / dimension + 1)) * dimension
      worst.note(abs(abs(offset) - textbook) / dimension / 4e-16, "\(band) for \(drag)")
      // The closer the offset to the dimension, the less it determines the drag: the factor is 1 + u.
      let back = try #require(band.drag(for: offset))
      let magnified = 1 + band.coefficient * abs(drag) / dimension
      worst.note(abs(back / drag - 1) / magnified / 1e-15, "\(band) back from \(drag)")
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  /// By the chain rule, the content follows the finger with the band's slope.
  @Test func contentFollowsAFinger() {
    let band = RubberBand(dimension: 400)
    let content = band.retimed(by: Tween(from: 0, to: 200, duration: 0.5, curve: .linear))
    #expect(content.value(at: 0.25) == band.value(at: 100))
    #expect(content.velocity(at: 0.25) == band.slope(at: 100) * 400 && content.restTime == 0.5)
  }

  @Test func rubberBandsHaveLimits() {
    let band = RubberBand(dimension: 400)
    #expect(band.coefficient == 0.55 && band.value(at: 0) == 0 && band.drag(for: 0) == 0)
    #expect(band.value(at: .infinity) == 400 && band.value(at: -.infinity) == -400)
    #expect(band.value(at: .greatestFiniteMagnitude) == 400 && band.value(at: .nan).isNaN)
    #expect(band.drag(for: 400) == nil && band.drag(for: -401) == nil && band.drag(for: .nan) == nil)
    // The initial ratio of offset and drag is the coefficient.
    #expect(band.slope(at: 0) == 0.55 && band.slope(at: .infinity) == 0 && band.slope(at: .nan).isNaN)
  }

  // MARK: Sine wave

  @Test func sineWavesMatchTheirFormula() {
    let wave = SineWave(amplitude: 3, frequency: 2, phase: 0.5, offset: -1)
    #expect(wave.value(at: 0.7) == 3 * sin(2 * 0.7 + 0.5) - 1)
    #expect(wave.velocity(at: 0.7) == 6 * cos(2 * 0.7 + 0.5))
    #expect(
      SineWave(amplitude: 3, frequency: 2).value(at: 0) == 0
        && SineWave(amplitude: 3, frequency: 2).velocity(at: 0) == 6)
    #expect(wave.value(at: -0.25) == -1)
    #expect(wave.value(at: .nan).isNaN && wave.value(at: .infinity).isNaN)
  }

  // MARK: All of them

  @Test func theLawsHold() {
    checkMotion(pageIndicator, breaks: [0], restTolerance: 0.001)
    checkMotion(DampedOscillation(decay: 2, frequency: 0), breaks: [0], restTolerance: 0.001)
    checkMotion(DampedOscillation(decay: 0, frequency: -7), breaks: [0])
    checkMotion(DampedOscillation(decay: 0, frequency: 0))
    checkMotion(Decay(velocity: -1000, deceleration: 0.998), breaks: [0], restTolerance: 0.001 * 499.5)
    checkMotion(Decay(velocity: 0), breaks: [0])
    checkMotion(RubberBand(dimension: 4), breaks: [0], restTolerance: 0.004)
    checkMotion(SineWave(amplitude: 3, frequency: 20, phase: 0.5, offset: -1))
    checkMotion(SineWave(amplitude: 0, frequency: 20, offset: -1))
    checkMotion(SineWave(amplitude: 2, frequency: 0, phase: 1))
    var random = SplitMix64(seed: 9)
    for _ in 0..<thorough(100) {
      checkMotion(Self.anyOscillation(&random), breaks: [0], tolerance: 1e-5, restTolerance: 0.001)
    }
  }

  @Test func motionsRestWhereTheySettle() {
    #expect(pageIndicator.restTime == pageIndicator.settlingDuration())
    #expect(DampedOscillation(decay: 0, frequency: 3).restTime == .infinity)
    #expect(DampedOscillation(decay: 0, frequency: 0).restTime == 0)
    #expect(Decay(velocity: 1000).restTime == Decay(velocity: 1000).settlingDuration(tolerance: 0.001))
    #expect(Decay(velocity: 0).restTime == 0)
    #expect(SineWave(frequency: 3).restTime == .infinity && SineWave(frequency: 0).restTime == 0)
    let band = RubberBand(dimension: 400)
    #expect(ulps(band.value(at: band.restTime), 0.999 * 400, of: 400) <= 2)
  }

  @Test func descriptionsAreWhatAPersonWrites() {
    #expect(DampedOscillation("damped(5, 30)") == pageIndicator && pageIndicator.description == "damped(5, 30)")
    #expect(DampedOscillation("ease") == nil)
    #expect(Decay(velocity: 1000).description == "Decay(velocity: 1000, deceleration: 0.998)")
    #expect(
      Decay(from: SIMD2(1, 2), velocity: [3, -4], deceleration: 0.99, startingAt: 0.5).description
        == "Decay(from: [1, 2], velocity: [3, -4], deceleration: 0.99, startingAt: 0.5)")
    #expect(RubberBand(dimension: 320).description == "RubberBand(dimension: 320, coefficient: 0.55)")
    #expect(
      SineWave(frequency: 2.5).description == "SineWave(amplitude: 1, frequency: 2.5, phase: 0, offset: 0)")
  }

  @Test func invalidParametersAreNamed() async {
    func check(_ parameter: String, _ make: (Double) throws -> Void, _ values: [Double]) {
      for value in values {
        let error = #expect(throws: ParameterError.self) { try make(value) }
        #expect(error?.parameter == parameter && error?.description.hasPrefix("\(parameter) must be ") == true)
      }
    }
    let notFinite = [Double.nan, .infinity, -.infinity]
    check("decay", { _ = try DampedOscillation(validatingDecay: $0, frequency: 1) }, notFinite + [-1])
    check("frequency", { _ = try DampedOscillation(validatingDecay: 1, frequency: $0) }, notFinite)
    check("velocity", { _ = try Decay(validatingVelocity: $0, deceleration: 0.99) }, notFinite)
    check("velocity", { _ = try Decay(validatingVelocity: $0, deceleration: 1.0.nextDown) }, [1e300])
    check("velocity", { _ = try Decay.pop(validatingVelocity: $0) }, notFinite)
    check("deceleration", { _ = try Decay(validatingVelocity: 1, deceleration: $0) }, notFinite + [0, 1, -0.5, 998])
    check("deceleration", { _ = try Decay.pop(validatingVelocity: 1, deceleration: $0) }, notFinite + [0, 1])
    check("dimension", { _ = try RubberBand(validatingDimension: $0) }, notFinite + [0, -1])
    check("coefficient", { _ = try RubberBand(validatingDimension: 1, coefficient: $0) }, notFinite + [0, -1])
    check("amplitude", { _ = try SineWave(validatingAmplitude: $0, frequency: 1) }, notFinite)
    check("frequency", { _ = try SineWave(validatingAmplitude: 1, frequency: $0) }, notFinite)
    check("phase", { _ = try SineWave(validatingAmplitude: 1, frequency: 1, phase: $0) }, notFinite)
    check("offset", { _ = try SineWave(validatingAmplitude: 1, frequency: 1, offset: $0) }, notFinite)
    await #expect(processExitsWith: .failure) { _ = DampedOscillation(decay: -1, frequency: 3) }
    await #expect(processExitsWith: .failure) { _ = SineWave(amplitude: 1, frequency: .nan) }
  }
}
