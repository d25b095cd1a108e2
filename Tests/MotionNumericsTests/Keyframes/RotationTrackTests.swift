import Foundation
import MotionNumerics
import RealModule
import TestSupport
import Testing

/// Smooth rotations through keys.
@Suite struct RotationTrackTests {
  private func randomRotation(_ random: inout SplitMix64) -> Quaternion {
    Quaternion(
      x: random.number(in: -1...1), y: random.number(in: -1...1), z: random.number(in: -1...1),
      w: random.number(in: -1...1))
  }

  private func randomTrack(_ random: inout SplitMix64) -> RotationTrack {
    var (time, times, rotations): (Double, [Double], [Quaternion]) = (random.number(in: -2...2), [], [])
    for _ in 0..<Int(random.number(in: 2...9)) {
      times.append(time)
      rotations.append(randomRotation(&random))
      time += random.magnitude(from: 0.05, to: 2)
    }
    return RotationTrack(rotations, at: times)
  }

  /// How far apart two rotations are, in radians.
  private func angle(_ a: Quaternion, _ b: Quaternion) -> Double { (a * b.inverse).rotationVector.norm }

  /// Keys that turn about one axis at a constant rate, at uneven times, with a jump of the sign.
  @Test func aConstantRateStaysConstant() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<thorough(50) {
      let axis = SIMD3(random.number(in: -1...1), random.number(in: -1...1), random.number(in: -1...1))
      let (rate, offset) = (random.number(in: -3...3), random.number(in: -9...9))
      var times = [random.number(in: -1...1)]
      for _ in 0..<6 { times.append(times[times.count - 1] + random.number(in: 0.1...1)) }
      let exact = { Quaternion(angle: rate * $0 + offset, axis: axis) }
      let keys = times.enumerated().map { $0 % 3 == 1 ? -exact($1) : exact($1) }
      let track = RotationTrack(keys, at: times)
      let velocity = axis / axis.norm * rate
      for _ in 0..<40 {
        let time = random.number(in: times[0]...times[6])
        #expect(angle(track.value(at: time), exact(time)) <= 1e-14)
        #expect((track.angularVelocity(at: time) - velocity).norm <= 2e-14)
      }
    }
  }

  /// About one axis it is the cubic Hermite curve of the angle, with the slopes of parabolas.
  @Test func aboutOneAxisItIsTheCurveOfTheAngle() {
    let (times, angles) = ([0, 0.3, 1, 1.4, 2.4], [0, 1.0, -0.5, 0.1, 2.9])
    let track = RotationTrack(angles.map { Quaternion(angle: $0, axis: [0, 0, 1]) }, at: times)
    func slope(_ index: Int) -> Double {
      // The derivative of the parabola through three points, by Lagrange.
      let (a, b, c) = (times[index - 1], times[index], times[index + 1])
      let left = angles[index - 1] * (b - c) / ((a - b) * (a - c))
      let middle = angles[index] * (2 * b - a - c) / ((b - a) * (b - c))
      return left + middle + angles[index + 1] * (b - a) / ((c - a) * (c - b))
    }
    for index in 1...3 { #expect(abs(track.angularVelocities[index].z - slope(index)) <= 1e-14 * 10) }
    #expect(abs(track.angularVelocities[0].z - (1.5 / 0.3 - 0.5 * slope(1))) <= 1e-13)
    #expect(abs(track.angularVelocities[4].z - (1.5 * 2.8 - 0.5 * slope(3))) <= 1e-13)
    for index in 1..<3 {
      let (h, p) = (times[index + 1] - times[index], 0.3)
      let bend = p * (1 - p) * (1 - p) * slope(index) * h - p * p * (1 - p) * slope(index + 1) * h
      let angle = angles[index] + (angles[index + 1] - angles[index]) * p * p * (3 - 2 * p) + bend
      let exact = Quaternion(angle: angle, axis: [0, 0, 1])
      #expect(self.angle(track.value(at: times[index] + p * h), exact) <= 1e-14)
    }
  }

  /// Value and angular velocity go on at the keys, and the velocity is the derivative of the value.
  @Test func theVelocityIsContinuousAndTheDerivative() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<thorough(60) {
      let track = randomTrack(&random)
      for (index, time) in track.times.enumerated() {
        #expect(track.value(at: time) == track.rotations[index])
        #expect(track.angularVelocity(at: time) == track.angularVelocities[index])
        let size = 1 + track.angularVelocities.map(\.norm).reduce(0, max)
        for side in [-1e-9, 1e-9] where (track.times[0]...track.restTime).contains(time + side) {
          #expect(angle(track.value(at: time + side), track.rotations[index]) <= 2e-9 * size)
          let change = (track.angularVelocity(at: time + side) - track.angularVelocities[index]).norm
          // An acceleration of at most some |Ω|/h, and h is at least 0.05.
          #expect(change <= 1e-6 * size * size)
        }
      }
      for _ in 0..<20 {
        let (time, step) = (random.number(in: track.times[0]...track.restTime), 1e-5)
        guard !track.times.contains(where: { abs($0 - time) <= step }) else { continue }
        let turned = track.value(at: time + step) * track.value(at: time - step).inverse
        let velocity = track.angularVelocity(at: time)
        #expect((turned.rotationVector / (2 * step) - velocity).norm <= 1e-5 * pow(1 + velocity.norm, 3) + 1e-4)
      }
    }
  }

  @Test func twoKeysAreTheShorterArc() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<thorough(200) {
      let (a, b) = (randomRotation(&random), randomRotation(&random))
      let track = RotationTrack([a, b], at: [1, 3])
      let fraction = random.number(in: 0...1)
      #expect(angle(track.value(at: 1 + 2 * fraction), a.interpolated(to: b, by: fraction)) <= 4e-15)
      #expect(abs(track.angularVelocity(at: 2).norm - 0.5 * angle(b, a)) <= 4e-15)
    }
  }

  @Test func tracksDifferByEachListOfTheirKeys() {
    let (keys, times) = ([Quaternion.identity, Quaternion(angle: 1, axis: [0, 1, 0])], [0.0, 1])
    let track = RotationTrack(keys, at: times)
    #expect(track == RotationTrack(keys, at: times) && track.hashValue == RotationTrack(keys, at: times).hashValue)
    #expect(track != RotationTrack(keys, at: [0, 2]) && track != RotationTrack([keys[0], keys[0]], at: times))
    let still = [keys[0], keys[0]]
    #expect(RotationTrack(still, at: times) != RotationTrack(still, at: [0, 2]))
    #expect(track != RotationTrack(keys, at: times, angularVelocities: [[0, 5, 0], .zero]))
  }

  /// Half a turn, almost and exactly: one of both ways, and the keys are held.
  @Test func nearlyOppositeKeys() {
    for angle in [Double.pi, Double.pi.nextDown, Double.pi - 1e-9, Double.pi + 1e-9] {
      let keys = [
        Quaternion.identity, Quaternion(angle: angle, axis: [1, 0, 0]), Quaternion(angle: 1, axis: [0, 1, 0]),
      ]
      let track = RotationTrack(keys, at: [0, 1, 2])
      for (index, key) in keys.enumerated() { #expect(track.value(at: Double(index)) == key) }
      for index in 0...200 {
        let rotation = track.value(at: Double(index) / 100)
        #expect(abs(rotation.components.norm - 1) <= 4e-15)
        #expect(track.angularVelocity(at: Double(index) / 100).norm <= 3 * .pi)
      }
    }
    let exact = Quaternion(x: 1, y: 0, z: 0, w: 0)
    let half = RotationTrack([.identity, exact], at: [0, 1])
    #expect(half.value(at: 1) == exact && abs(half.value(at: 0.5).angle - 0.5 * .pi) <= 1e-15)
    let back = RotationTrack([.identity, -exact], at: [0, 1])
    #expect(abs(half.angularVelocity(at: 0.5).x - .pi) <= 1e-14 && abs(back.angularVelocity(at: 0.5).x + .pi) <= 1e-14)
  }

  @Test func outsideOfTheTimes() {
    let keys = [Quaternion(angle: 1, axis: [1, 2, 3]), -Quaternion(angle: 2, axis: [0, 1, 0])]
    let track = RotationTrack(keys, at: [-1, 1])
    for time in [-Double.infinity, -9, -2, -1] { #expect(track.value(at: time) == keys[0]) }
    for time in [1, 5, Double.infinity] { #expect(track.value(at: time) == keys[1]) }
    #expect(track.angularVelocity(at: -1.5) == .zero && track.angularVelocity(at: 2) == .zero)
    #expect(track.angularVelocity(at: 1) == track.angularVelocities[1] && track.restTime == 1)
    #expect(track.value(at: .nan) == keys[0] && track.angularVelocity(at: .nan).x.isNaN)
    let single = RotationTrack([keys[1]], at: [3])
    for time in [0, 3, 4, Double.nan] { #expect(single.value(at: time) == keys[1]) }
    #expect(single.angularVelocity(at: 3) == .zero && single.restTime == 3)
    // A batch is the same.
    let times = (0..<50).map { Double($0) / 20 - 1.2 }
    var values = [Quaternion](repeating: .identity, count: 50)
    var span = values.mutableSpan
    track.sample(at: times.span, into: &span)
    #expect(values == times.map { track.value(at: $0) })
  }

  /// Several turns between two keys, asked for by their angular velocities.
  @Test func fastKeysAreKept() {
    let track = RotationTrack(
      [.identity, Quaternion(angle: 1, axis: [0, 0, 1])], at: [0, 1], angularVelocities: [[0, 0, 40], [5, 0, -60]])
    #expect(track.angularVelocity(at: 1) == [5, 0, -60])
    #expect((track.angularVelocity(at: 1e-9) - [0, 0, 40]).norm <= 1e-5)
    #expect((track.angularVelocity(at: 1 - 1e-9) - [5, 0, -60]).norm <= 1e-5)
    #expect(angle(track.value(at: 1 - 1e-12), track.rotations[1]) <= 1e-10)
  }

  @Test func documentsHoldTheKeys() throws {
    var random = SplitMix64(seed: 54)
    let track = randomTrack(&random)
    let copy = try JSONDecoder().decode(RotationTrack.self, from: JSONEncoder().encode(track))
    #expect(copy == track && copy.hashValue == track.hashValue && copy.value(at: 0.7) == track.value(at: 0.7))
    let unit = #"{ "x": 0, "y": 0, "z": 0, "w": 1 }"#
    for document in [
      #"{ "rotations": [], "times": [] }"#, #"{ "rotations": [\#(unit)], "times": [] }"#,
      #"{ "rotations": [\#(unit), \#(unit)], "times": [1, 1] }"#,
      #"{ "rotations": [\#(unit)], "times": [1], "angularVelocities": [] }"#,
      #"{ "rotations": [\#(unit)], "times": [1], "angularVelocities": [[1e200, 0, 0]] }"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(RotationTrack.self, from: Data(document.utf8))
      }
    }
  }

  @Test func badInput() async {
    let keys = [Quaternion.identity, .identity]
    for times in [[0, 0], [1, 0], [0, .nan], [0, .infinity], [0], [0, 1, 2], [-1e200, 1e200]] {
      #expect(throws: ParameterError.self) { _ = try RotationTrack(validating: keys, at: times) }
    }
    #expect(throws: ParameterError.self) { _ = try RotationTrack(validating: [], at: []) }
    for velocity in [SIMD3<Double>(.nan, 0, 0), [.infinity, 0, 0], [1e101, 0, 0]] {
      #expect(throws: ParameterError.self) {
        _ = try RotationTrack(validating: keys, at: [0, 1], angularVelocities: [.zero, velocity])
      }
    }
    await #expect(processExitsWith: .failure) { _ = RotationTrack([.identity, .identity], at: [1, 0]) }
  }
}
