import MotionNumerics
import TestSupport

/// Keyframe tracks: value, batch and cursor agree, tracks pass through their keys, and numbers stay numbers.
enum TrackTarget: FuzzTarget {
  static let name = "tracks"

  static func input(_ random: inout SplitMix64) -> TrackInput { .random(&random) }

  /// Linear in the keys.
  static func expectedSeconds(for input: TrackInput) -> Double { 1e-5 * Double(2 + input.values.count) }

  static func check(_ input: TrackInput, _ examination: Examination) {
    let track: KeyframeTrack<Double>
    do {
      track = try input.track()
    } catch {
      examination.require(!input.isModerate || !input.mayBeRight, "a moderate track is made", "\(error)")
      return
    }
    checkWays(of: track, input.times, examination)
    examination.require(track.value(at: .nan).isNaN && track.velocity(at: .nan).isNaN, "NaN gives NaN")
    for time in input.times {
      let (value, velocity) = (track.value(at: time), track.velocity(at: time))
      if track.isWithinDomain {
        examination.require(!value.isNaN, "a value at a time is a number", "\(time)")
        examination.require(!velocity.isNaN, "a velocity at a time is a number", "\(time)")
      }
      if input.isModerate { examination.require(value.isFinite, "a value is finite", "\(value) at \(time)") }
    }
    if input.curve == .linear { checkKeys(of: track, input, examination) }
  }

  /// Single values, a batch, a batch in reverse order, and a cursor.
  private static func checkWays(of track: KeyframeTrack<Double>, _ times: [Double], _ examination: Examination) {
    let forth = track.sampled(at: times)
    let back = track.sampled(at: times.reversed())
    var cursor = track.cursor()
    for (index, time) in times.enumerated() {
      let value = track.value(at: time)
      let detail = { "\(value), batch \(forth[index]) at \(time)" }
      examination.require(forth[index].isIdentical(to: value), "a batch is its single values", detail())
      examination.require(
        back[times.count - 1 - index].isIdentical(to: value), "a batch in another order is the same", detail())
      examination.require(cursor.value(at: time).isIdentical(to: value), "a cursor gives single values", detail())
    }
  }

  /// The value of a key at its time; where several share a time, the last one's, but before the start the first one's.
  private static func checkKeys(of track: KeyframeTrack<Double>, _ input: TrackInput, _ examination: Examination) {
    let times = track.keyTimes
    let values = input.values
    for index in values.indices where input.curves.allSatisfy({ $0.value(at: 0) == 0 && $0.value(at: 1) == 1 }) {
      let isLastOfItsTime = index + 1 >= times.count || times[index + 1] > times[index]
      guard isLastOfItsTime else { continue }
      let value = track.value(at: times[index])
      examination.require(value == values[index], "a key is met", "\(value), not \(values[index]) at \(times[index])")
    }
    if times[0] > -.greatestFiniteMagnitude, input.curves.first.map({ $0.value(at: 0) == 0 }) ?? true {
      let before = track.value(at: times[0].nextDown)
      examination.require(before == values[0], "the first key holds before", "\(before), not \(values[0])")
    }
  }
}

extension KeyframeTrack where Value == Double {
  /// Whether keys and slopes are of sizes with guaranteed finite values and velocities.
  fileprivate var isWithinDomain: Bool {
    curve.pieces.allSatisfy { piece in
      [piece.start, piece.end, piece.velocity(at: 0), piece.velocity(at: 1)].allSatisfy { abs($0) < 0x1p700 }
    }
  }
}

extension TrackInput {
  /// Whether only the sizes of numbers can be a reason for an error.
  fileprivate var mayBeRight: Bool {
    switch rule {
    case .steffen, .pchip, .natural, .clamped, .catmullRom, .kochanekBartels: values.count > 1
    case .mode: true
    }
  }
}
