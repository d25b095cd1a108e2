import MotionNumerics
import TestSupport

/// A recording, the tolerance of its fits, and a motion to compare it with.
struct RecordingInput: CustomStringConvertible {
  let times: [Double]
  let values: [Double]
  /// In value units.
  let tolerance: Double
  let motion: String

  var description: String {
    "times: \(times), values: \(values), tolerance: \(tolerance), motion: \(motion.debugDescription)"
  }

  /// Samples of a motion with noise, or numbers of any size; now and then with numbers that are not allowed.
  static func random(_ random: inout SplitMix64) -> RecordingInput {
    let text = RandomText.exportedMotion(&random)
    // Mostly short ones, as the time of fits is that of the samples.
    let count = random.once(in: 6) ? random.below(4) : 4 + random.below(random.once(in: 16) ? 120 : 8)
    var time = random.once(in: 3) ? random.moderate(100) : 0
    let step = random.once(in: 8) ? random.extreme(upTo: 300).magnitude : random.number() * 0.1
    var times: [Double] = []
    for _ in 0..<count {
      times.append(time)
      // Two samples at one time are a jump.
      if !random.once(in: 16) { time += random.once(in: 4) ? step * random.number() : step }
    }
    let isWild = random.once(in: 8)
    let scale = random.once(in: 6) ? random.extreme(upTo: 300).magnitude : 1
    let noise = random.once(in: 2) ? 0 : random.number() * 0.01
    let motion = ParsedMotion(text)
    var values = times.map { time in
      isWild ? random.wild() : scale * ((motion?.value(at: time) ?? time) + noise * random.moderate())
    }
    if random.once(in: 12) && count > 0 { values[random.below(count)] = [.nan, .infinity][random.below(2)] }
    if random.once(in: 16) && count > 0 { times[random.below(count)] = random.once(in: 2) ? .nan : random.wild() }
    let tolerance = random.once(in: 8) ? abs(random.wild()) : scale * [1e-1, 1e-2, 1e-3, 1e-6][random.below(4)]
    return RecordingInput(times: times, values: values, tolerance: tolerance, motion: text)
  }
}
