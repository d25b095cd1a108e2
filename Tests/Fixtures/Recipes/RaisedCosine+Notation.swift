import MotionCurves
public import MotionFitting
public import MotionSprings

extension MotionKind {
  static let raisedCosine = MotionKind(
    "raised-cosine", "half a period of a cosine from 0 to 1", forms: [Form("raised-cosine(duration: d)")],
    example: "raised-cosine(duration: 0.5)", [Parameter("duration", unit: "s", "a positive number")],
    maker: .named([["duration"]]) { numbers throws(ParameterError) in
      ParsedMotion(try RaisedCosine(validatingDuration: numbers["duration"]))
    },
    take: { scanner throws(NotationError) in
      let arguments = try NamedArguments(from: &scanner, oneOf: [["duration"]], times: ["duration"])
      do throws(ParameterError) {
        return ParsedMotion(try RaisedCosine(validatingDuration: arguments["duration"]))
      } catch {
        throw arguments.error(for: error, in: scanner)
      }
    })
}

extension RaisedCosine: ChordBounded {
  /// The second derivative is at most π²/2d².
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    interval.chordDeviation(curvature: 0.5 * (.pi / duration) * (.pi / duration))
  }
}

extension RaisedCosine: DescribedMotion {
  package var kind: MotionKind { .raisedCosine }
  package var notation: String { "raised-cosine(duration: \(duration.shortestDecimal))" }
  package var parts: [MotionProperty] { [MotionProperty("duration", .number(duration))] }

  package func properties(in scale: PropertyScale) -> [MotionProperty] {
    [MotionProperty("duration", scale.duration(duration))]
  }

  package var peaks: MotionPeaks {
    let rate = Double.pi / duration
    return MotionPeaks(speed: 0.5 * rate, acceleration: 0.5 * rate * rate, jerk: .infinity)
  }
}
