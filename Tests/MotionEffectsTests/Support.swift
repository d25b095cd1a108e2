import MotionEffects
import MotionNumerics
import TestSupport
import Testing
import VectorScene

/// Times that every effect must accept.
let strangeTimes: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -0.0, .leastNonzeroMagnitude,
  1e300, -1e300, 1e9, 0x1p53, -1,
]

/// Writes the picture at strange times, which throws for a number that is not finite, and checks for NaN.
func expectNoStumble<Tested: Effect>(_ effect: Tested) {
  for time in strangeTimes {
    #expect(throws: Never.self) { _ = try effect.scene(at: time).svg() }
    let channels = effect.channels(at: time)
    #expect(channels.count == effect.channelNames.count)
    for channel in channels {
      if time.isNaN { #expect(channel?.isNaN == true) }
      if time.isFinite, let channel { #expect(!channel.isNaN, "at \(time)") }
    }
  }
}

extension Node {
  /// The group, or nil for another node; for `#require`.
  var asGroup: Group? { if case .group(let group) = self { group } else { nil } }
  /// The shape, or nil for another node.
  var asShape: Shape? { if case .shape(let shape) = self { shape } else { nil } }
  /// The label, or nil for another node.
  var asLabel: Label? { if case .label(let label) = self { label } else { nil } }
}

/// Parameters with changes.
func changed<Parameters>(_ start: Parameters, _ change: (inout Parameters) -> Void) -> Parameters {
  var parameters = start
  change(&parameters)
  return parameters
}

/// Expects an error for each of many bad parameters.
func expectRefusal<Parameters, Made>(
  _ start: Parameters, _ changes: [(inout Parameters) -> Void],
  sourceLocation: SourceLocation = #_sourceLocation, make: (Parameters) throws -> Made
) {
  for (index, change) in changes.enumerated() {
    #expect(throws: ParameterError.self, "change \(index)", sourceLocation: sourceLocation) {
      try make(changed(start, change))
    }
  }
}

/// Numbers that no parameter may have: derived numbers would overflow.
let boundlessNumbers: [Double] = [.nan, .infinity, -.infinity, 1e10, -1e10, 1e300]

/// Numbers that no positive parameter may have: a quotient by the last one would overflow.
let notPositiveNumbers: [Double] = boundlessNumbers + [0, -1, .leastNonzeroMagnitude]

/// A colour that cannot be written.
let badColor = Color(red: 0, green: .nan, blue: 0)

/// Queries at random times, then again in another order: the answers are the same to the bit.
func expectOrderDoesNotMatter<Tested: Effect>(_ effect: Tested, over range: ClosedRange<Double>) {
  var random = SplitMix64(seed: 11)
  let times = (0..<200).map { _ in random.number(in: range) }
  let first = times.map { effect.channels(at: $0) }
  let scenes = times.map { effect.scene(at: $0) }
  for index in times.indices.shuffled(using: &random) {
    #expect(effect.channels(at: times[index]) == first[index])
    #expect(effect.scene(at: times[index]) == scenes[index])
  }
}

/// The greatest step of a quantity from one of many evenly spaced times to the next.
func greatestStep(
  from start: Double, to end: Double, count: Int, of quantity: (Double) -> Double
) -> WorstCase {
  var worst = WorstCase()
  var previous = quantity(start)
  for step in 1...count {
    let time = start + (end - start) * Double(step) / Double(count)
    let value = quantity(time)
    worst.note(abs(value - previous), "\(time)")
    previous = value
  }
  return worst
}
