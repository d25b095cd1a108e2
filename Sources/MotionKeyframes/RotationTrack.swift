public import MotionCurves
public import MotionValues

/// A smooth rotation through given rotations at given times, with a continuous angular velocity.
///
/// Between two keys q₀ and q₁ it is the cubic Hermite curve of rotations. With the duration h and the angular
/// velocities Ω₀ and Ω₁, q(p) = exp(b₃(p)·hΩ₁/3)·exp(b₂(p)·m)·exp(b₁(p)·hΩ₀/3)·q₀ with b₁ = 1 − (1 − p)³, b₂ = 3p² −
/// 2p³ and b₃ = p³. The rotation vector m in the middle is chosen so that the curve ends at q₁.
///
/// ```swift
/// let track = RotationTrack([.identity, Quaternion(angle: 2, axis: [0, 1, 0]), Quaternion(angle: 1, axis: [1, 0, 0])],
///   at: [0, 0.5, 1.2])
/// track.value(at: 0.3)
/// track.angularVelocity(at: 0.3)
/// ```
///
/// - By default the angular velocity at a key comes from a parabola through the key and its neighbours, in rotation
///   vectors. It is the mean of the angular velocities of the arcs on both sides, each weighted by the duration of the
///   other arc. The first and the last key have 3/2 of their arc's angular velocity minus 1/2 of the neighbouring
///   key's, which keeps the angular acceleration there small.
/// - A rotation about one axis, by less than half a turn from key to key, stays about that axis. If the rate of the
///   keys is constant, the rate of the track is too. A track of two keys follows the shorter arc, as
///   ``InterpolatedTrack`` does.
/// - From each key to the next the rotation vector m takes the shorter way. Of two ways with the same length it takes
///   that of the quaternions as given. A key and its negative are the same rotation, but different values.
/// - Before the first time the first rotation holds, from the last time on the last rotation, as given. At a NaN time
///   it is the first rotation, and the angular velocity is NaN.
/// - Accuracy: exact at the keys; between them some ulp.
/// - Complexity: a search, in O(1) if the times are evenly spread, and three sines and cosines.
///
/// Source: M.-J. Kim, M.-S. Kim and S. Y. Shin, *A general construction scheme for unit quaternion curves with simple high
/// order derivatives*, SIGGRAPH 1995, §4.3.
public struct RotationTrack: ValueGenerator {
  let storage: RotationTrackStorage

  /// The rotations of the keys.
  public var rotations: [Quaternion] { storage.rotations }
  /// The times of the keys, in seconds.
  public var times: [Double] { storage.times }
  /// The angular velocities at the keys, in radians per second, about the axes of space.
  public var angularVelocities: [SIMD3<Double>] { storage.angularVelocities }

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - rotations: at least one.
  ///   - times: one for each rotation, ascending, in seconds.
  ///   - angularVelocities: one for each rotation, in radians per second, about the axes of space; nil for the angular
  ///     velocities of parabolas.
  /// - Precondition: the lists make a track; ``init(validating:at:angularVelocities:)`` throws instead.
  public init(_ rotations: [Quaternion], at times: [Double], angularVelocities: [SIMD3<Double>]? = nil) {
    self = ParameterError.orTrap(try Self(validating: rotations, at: times, angularVelocities: angularVelocities))
  }

  /// Creates a track of keys that come from outside.
  ///
  /// - Throws: ``ParameterError`` if there is no key, a count is wrong, a time is not finite, two successive times are
  ///   not from 10⁻¹⁰⁰ to 10¹⁰⁰ s apart, or an angular velocity is not finite or exceeds 10¹⁰⁰.
  public init(
    validating rotations: [Quaternion], at times: [Double], angularVelocities: [SIMD3<Double>]? = nil
  ) throws(ParameterError) {
    guard !rotations.isEmpty else {
      throw ParameterError(parameter: "the number of rotations", value: "0", allowed: "at least 1")
    }
    try Self.requireCount(times.count, of: rotations, "times")
    if let angularVelocities { try Self.requireCount(angularVelocities.count, of: rotations, "angular velocities") }
    for time in times { try ParameterError.requireFinite(time, "time") }
    for index in times.indices.dropFirst() {
      try ParameterError.requireDuration(times[index] - times[index - 1], "the time from one key to the next")
    }
    // This limit keeps turns in the domain of the sine, whatever the time between two keys.
    for velocity in angularVelocities ?? [] where !velocity.isFinite || velocity.norm > 1e100 {
      throw ParameterError(
        parameter: "angular velocity", value: velocity.listedScalars, allowed: "a vector of a length of at most 1e100")
    }
    storage = RotationTrackStorage(rotations, times, angularVelocities)
  }

  private static func requireCount(_ count: Int, of rotations: [Quaternion], _ name: String) throws(ParameterError) {
    guard count == rotations.count else {
      throw ParameterError(
        parameter: "the number of \(name)", value: count.description, allowed: "\(rotations.count), as of rotations")
    }
  }

  /// The rotation at a time in seconds.
  public func value(at time: Double) -> Quaternion {
    let position = storage.timeline.position(at: time)
    if position.fraction == 1 { return rotations[position.interval + 1 < rotations.count ? position.interval + 1 : 0] }
    guard position.fraction > 0 else { return rotations[position.interval] }
    return storage.sections[position.interval].rotation(at: position.fraction)
  }

  /// The angular velocity at a time in seconds, in radians per second, about the axes of space; zero outside the times.
  public func angularVelocity(at time: Double) -> SIMD3<Double> {
    if time.isNaN { return SIMD3(repeating: .nan) }
    guard let position = storage.timeline.movingPosition(at: time) else { return .zero }
    // At the keys it is the given angular velocity.
    if position.fraction == 0 { return angularVelocities[position.interval] }
    if position.fraction == 1 { return angularVelocities[position.interval + 1] }
    return storage.sections[position.interval].angularVelocity(at: position.fraction)
      * storage.timeline.rate(of: position.interval)
  }

  /// The last time, from which on the rotation stays the same.
  public var restTime: Double { storage.timeline.end }
}

extension RotationTrack: Hashable {
  /// Whether the keys are equal.
  public static func == (a: RotationTrack, b: RotationTrack) -> Bool {
    a.storage === b.storage
      || a.rotations == b.rotations && a.times == b.times && a.angularVelocities == b.angularVelocities
  }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rotations)
    hasher.combine(times)
    hasher.combine(angularVelocities)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension RotationTrack: Codable {
    private enum CodingKeys: CodingKey {
      case rotations, times, angularVelocities
    }

    /// Decodes the keys; missing angular velocities are those of parabolas.
    ///
    /// - Throws: a `DecodingError` for a missing list, or keys that do not make a track.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let rotations = try container.decode([Quaternion].self, forKey: .rotations)
      let times = try container.decode([Double].self, forKey: .times)
      let velocities = try container.decodeIfPresent([SIMD3<Double>].self, forKey: .angularVelocities)
      self = try decoder.checked(try Self(validating: rotations, at: times, angularVelocities: velocities))
    }

    /// Encodes the rotations, the times and the angular velocities.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rotations, forKey: .rotations)
      try container.encode(times, forKey: .times)
      try container.encode(angularVelocities, forKey: .angularVelocities)
    }
  }
#endif
