import CInbetween
import InbetweenC
import MotionNumerics
import TestSupport
import Testing

/// Tracks of vectors through C are those of the library, whose vectors are as long as their numbers.
@Suite struct VectorTrackTests {
  private static let count = 7
  private static let keyTimes = (0..<count).map { Double($0 * $0) / 36 }
  private static let times = (-20...300).map { Double($0) / 256 } + [.infinity, -.infinity]

  @Test(arguments: CalculationMode.allCases) func pairsHaveTheSameBits(mode: CalculationMode) throws {
    try compare(SIMD2<Double>.self, mode: mode, within: 0)
  }

  /// The length of three numbers is added up in another order, on which the times of paced keys depend.
  @Test(arguments: CalculationMode.allCases) func triplesAreWithinRounding(mode: CalculationMode) throws {
    try compare(SIMD3<Double>.self, mode: mode, within: mode.isPaced ? 1e-13 : 0)
  }

  @Test(arguments: CalculationMode.allCases) func quadruplesHaveTheSameBits(mode: CalculationMode) throws {
    try compare(SIMD4<Double>.self, mode: mode, within: 0)
  }

  private func compare<Vector: SIMD<Double> & VectorValue>(
    _ type: Vector.Type, mode: CalculationMode, within tolerance: Double
  ) throws {
    var random = SplitMix64(seed: 11)
    let dimension = Vector.scalarCount
    let numbers = (0..<(Self.count * dimension)).map { _ in Double.random(in: -9...9, using: &random) }
    let values = (0..<Self.count).map { key in
      var value = Vector()
      for place in 0..<dimension { value[place] = numbers[key * dimension + place] }
      return value
    }
    let keys = zip(values, Self.keyTimes).map { Keyframe($0, at: $1) }
    let track = try KeyframeTrack(validating: keys, mode: mode)
    let opened = inbetween_track_open(
      Self.keyTimes, numbers, Int32(dimension), nil, Self.count, mode.rawValue, nil, 0)
    let handle = try #require(opened)
    defer { inbetween_track_close(handle) }
    var positions = [Double](repeating: 0, count: Self.times.count * dimension)
    var velocities = positions
    let code = inbetween_track_sample(handle, Self.times, &positions, &velocities, Self.times.count)
    #expect(code == INBETWEEN_OK)
    for (index, time) in Self.times.enumerated() {
      let (value, velocity) = track.state(at: time)
      for place in 0..<dimension {
        #expect(abs(positions[index * dimension + place] - value[place]) <= 9 * tolerance)
        #expect(abs(velocities[index * dimension + place] - velocity[place]) <= 1e3 * tolerance)
      }
    }
  }
}
