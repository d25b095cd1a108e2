internal import MotionNumerics

/// A track behind a handle, of one to four numbers.
final class TrackHandle: Sendable {
  /// A track by keys, distinguished by the number of components of its values, or one by motions.
  enum Kind {
    case numbers(KeyframeTrack<Double>)
    /// Two to four components, padded with zeros. A type for each count would make the library larger by a tenth.
    case vectors(KeyframeTrack<SIMD4<Double>>, dimension: Int)
    /// A motion for each component.
    case motions([MotionHandle.Kind])
    case colors(MovingColor)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The number of components of a value.
  var dimension: Int {
    switch kind {
    case .numbers: 1
    case .vectors(_, let dimension): dimension
    case .motions(let motions): motions.count
    case .colors: 4
    }
  }

  var restTime: Double {
    switch kind {
    case .numbers(let track): track.restTime
    case .vectors(let track, _): track.restTime
    case .motions(let motions): motions.reduce(-.infinity) { max($0, $1.restTime) }
    case .colors(let color): color.motion.restTime
    }
  }

  /// The value at a time of a one-dimensional track; NaN for others.
  func value(at time: Double) -> Double {
    switch kind {
    case .numbers(let track): track.value(at: time)
    case .motions(let motions) where motions.count == 1: motions[0].value(at: time)
    case .vectors, .motions, .colors: .nan
    }
  }

  /// The velocity at a time of a one-dimensional track; NaN for others.
  func velocity(at time: Double) -> Double {
    switch kind {
    case .numbers(let track): track.velocity(at: time)
    case .motions(let motions) where motions.count == 1: motions[0].velocity(at: time)
    case .vectors, .motions, .colors: .nan
    }
  }

  /// Writes the values at all times, and the velocities if requested.
  func sample(_ samples: CallerSamples) {
    switch kind {
    case .numbers(let track): samples.fill(from: track)
    case .vectors(let track, let dimension): samples.fillInBlocks(from: track, dimension)
    case .motions(let motions): samples.fill(from: motions)
    case .colors(let color): samples.fill(from: color)
    }
  }
}

extension CallerSamples {
  /// Computes some hundred values at a time, as vectors in Swift are longer than those of the caller.
  fileprivate func fillInBlocks(from track: KeyframeTrack<SIMD4<Double>>, _ dimension: Int) {
    let length = 256
    withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: 2 * length) { block in
      block.initialize(repeating: .zero)
      var first = 0
      while first < times.count {
        let last = min(first + length, times.count)
        let instants = UnsafeBufferPointer(rebasing: times.numbers[first..<last]).span
        let vectors = UnsafeMutableBufferPointer(rebasing: block[..<(last - first)])
        var positions = vectors.mutableSpan
        if let places = velocities?.places {
          let rates = UnsafeMutableBufferPointer(rebasing: block[length..<(length + last - first)])
          var speeds = rates.mutableSpan
          track.sample(at: instants, into: &positions, velocities: &speeds)
          rates.copyNumbers(dimension, to: places, from: first)
        } else {
          track.sample(at: instants, into: &positions)
        }
        vectors.copyNumbers(dimension, to: values.places, from: first)
        first = last
      }
    }
  }
}

extension UnsafeMutableBufferPointer<SIMD4<Double>> {
  /// Writes the first `dimension` numbers of all vectors one after the other, starting at the place of vector number
  /// `first`.
  fileprivate func copyNumbers(_ dimension: Int, to places: UnsafeMutableBufferPointer<Double>, from first: Int) {
    var place = first * dimension
    for vector in self {
      for index in 0..<dimension { places[place + index] = vector[index] }
      place += dimension
    }
  }
}
