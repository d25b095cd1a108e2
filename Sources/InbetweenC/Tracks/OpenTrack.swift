internal import MotionNumerics

/// A keyframe track behind a handle, of one to four numbers.
final class OpenTrack: Sendable {
  /// A track of values with so many numbers.
  enum Kind {
    case one(KeyframeTrack<Double>)
    case two(KeyframeTrack<SIMD2<Double>>)
    case three(KeyframeTrack<SIMD3<Double>>)
    case four(KeyframeTrack<SIMD4<Double>>)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The number of numbers in a value.
  var dimension: Int {
    switch kind {
    case .one: 1
    case .two: 2
    case .three: 3
    case .four: 4
    }
  }

  var restTime: Double {
    switch kind {
    case .one(let track): track.restTime
    case .two(let track): track.restTime
    case .three(let track): track.restTime
    case .four(let track): track.restTime
    }
  }

  /// The value at a time of a track of single numbers; NaN for others.
  func value(at time: Double) -> Double {
    guard case .one(let track) = kind else { return .nan }
    return track.value(at: time)
  }

  /// The velocity at a time of a track of single numbers; NaN for others.
  func velocity(at time: Double) -> Double {
    guard case .one(let track) = kind else { return .nan }
    return track.velocity(at: time)
  }

  /// Writes the values at all times, and the velocities where they are wanted.
  func sample(_ samples: CallerSamples) {
    switch kind {
    case .one(let track): samples.fill(from: track)
    case .two(let track): samples.fillInBlocks(from: track)
    case .three(let track): samples.fillInBlocks(from: track)
    case .four(let track): samples.fillInBlocks(from: track)
    }
  }
}

extension CallerSamples {
  fileprivate func fill(from track: KeyframeTrack<Double>) {
    var values = values.places.mutableSpan
    guard let places = velocities?.places else { return track.sample(at: times.numbers.span, into: &values) }
    var velocities = places.mutableSpan
    track.sample(at: times.numbers.span, into: &values, velocities: &velocities)
  }

  /// Some hundred values at a time, as a vector of three numbers in Swift is as long as one of four.
  fileprivate func fillInBlocks<Vector: SIMD<Double> & VectorValue>(from track: KeyframeTrack<Vector>) {
    let length = 256
    withUnsafeTemporaryAllocation(of: Vector.self, capacity: 2 * length) { block in
      block.initialize(repeating: .zero)
      var first = 0
      while first < times.count {
        let last = min(first + length, times.count)
        let instants = UnsafeBufferPointer(rebasing: times.numbers[first..<last]).span
        let values = UnsafeMutableBufferPointer(rebasing: block[..<(last - first)])
        var positions = values.mutableSpan
        if let places = velocities?.places {
          let rates = UnsafeMutableBufferPointer(rebasing: block[length..<(length + last - first)])
          var speeds = rates.mutableSpan
          track.sample(at: instants, into: &positions, velocities: &speeds)
          rates.copyNumbers(to: places, from: first)
        } else {
          track.sample(at: instants, into: &positions)
        }
        values.copyNumbers(to: self.values.places, from: first)
        first = last
      }
    }
  }
}

extension UnsafeMutableBufferPointer where Element: SIMD<Double> {
  /// Writes the numbers of all vectors one behind another, those of the first where vector number `first` has its place.
  fileprivate func copyNumbers(to places: UnsafeMutableBufferPointer<Double>, from first: Int) {
    var place = first * Element.scalarCount
    for vector in self {
      for index in 0..<Element.scalarCount { places[place + index] = vector[index] }
      place += Element.scalarCount
    }
  }
}
