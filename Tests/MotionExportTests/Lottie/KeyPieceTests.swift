import MotionNumerics
import TestSupport
import Testing

@testable import MotionExport

/// Béziers along samples that begin anywhere, in any unit.
struct KeyPieceTests {
  /// The value of pieces at a time, by the Béziers' definition.
  private func value(_ pieces: [KeyPieces.Piece], at time: Double) throws -> Double {
    let piece = try #require(pieces.last { $0.startTime <= time } ?? pieces.first)
    let duration = piece.endTime - piece.startTime
    let curve = KeyframeCurve([
      KeyframeCurve.Key(
        piece.start, at: piece.startTime, outgoing: .init(duration: piece.x1 * duration, change: piece.height1)),
      KeyframeCurve.Key(
        piece.end, at: piece.endTime,
        incoming: .init(duration: (1 - piece.x2) * duration, change: piece.end - piece.start - piece.height2)),
    ])
    return curve.value(at: time)
  }

  /// Two samples are a straight line from the one to the other.
  @Test func twoSamplesAreALine() throws {
    var draws = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let (times, values) = (draws.timeMap(), draws.numberMap())
      let pieces = KeyPieces(tolerance: 1e-3).pieces(times: [times(0), times(1)], values: [values(0), values(1)])
      try #require(pieces.count == 1)
      #expect(pieces[0].startTime == times(0) && pieces[0].endTime == times(1))
      #expect(pieces[0].start == values(0) && pieces[0].end == values(1))
      #expect(pieces[0].easing(tolerance: 1e-3) == .linear, "\(values)")
      for part in [0.25, 0.5, 0.75] {
        #expect(abs(try value(pieces, at: times(part)) - values(part)) < 1e-12)
      }
    }
  }

  /// The samples are met within twice the tolerance: smooth ones, zigzags and those that swing between two equal values.
  @Test func samplesAreMet() throws {
    var draws = SplitMix64(seed: 6)
    for _ in 0..<thorough(300) {
      let (times, values) = (draws.timeMap(), draws.numberMap())
      let count = 3 * draws.count()
      let (rate, phase) = (draws.number(in: 1...9), draws.number(in: 0...6))
      let isJagged = draws.nextUnit() < 0.5
      let sampleTimes = (0...count).map { times(Double($0) / Double(count)) }
      let samples = (0...count).map { index -> Double in
        let part = (rate * Double(index) / Double(count) + phase).truncatingRemainder(dividingBy: 4)
        let wave = part < 2 ? part * (2 - part) : (part - 2) * (part - 4)
        return values(isJagged ? draws.dyadic(in: -1...1) : wave)
      }
      let tolerance = 1e-2 * abs(values.unit)
      let pieces = KeyPieces(tolerance: tolerance).pieces(times: sampleTimes, values: samples)
      #expect(pieces.first?.startTime == sampleTimes[0] && pieces.last?.endTime == sampleTimes[count])
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        try #require(piece.endTime == next.startTime && abs(piece.end - next.start) <= tolerance)
      }
      for (time, sample) in zip(sampleTimes, samples) {
        let error = abs(try value(pieces, at: time) - sample)
        // An end of a part is the fit's, which may be off by as much itself.
        try #require(error <= 2 * tolerance * (1 + 1e-9), "\(values) at \(time): \(error) of \(tolerance)")
      }
      // Handles are fractions of the change. The change must not be so small that their rounding shows.
      for piece in pieces where piece.range > 0.1 * tolerance {
        try #require(abs(piece.end - piece.start) >= 0.05 * piece.range * (1 - 1e-9))
      }
    }
  }
}
