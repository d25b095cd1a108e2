import ArgumentParser
import MotionNumerics

/// The motion notation on the command line: help, completion and parsing.
enum MotionNotation {
  /// A summary of the notation for help texts.
  static let summary = """
    MOTION is one of
      linear  ease  ease-in  ease-out  ease-in-out  step-start  step-end  default
      cubic-bezier(x1, y1, x2, y2)         x1 and x2 from 0 to 1
      steps(n[, position])                 jump-start or start, jump-end or end,
                                           jump-none, jump-both
      linear(stops)                        such as linear(0, 0.25 75%, 1)
      ease-in-quad ... ease-in-out-bounce  Penner's: ease-in, ease-out, ease-in-out
                                           with sine, quad, cubic, quart, quint,
                                           expo, circ, back, elastic, bounce
      spring(mass stiffness damping [velocity])
      spring(duration: d, bounce: b)       SwiftUI's; b above -1, at most 1
      spring(response: r, damping-ratio: z)
      spring(settling: d, damping-ratio: z)
      damped(decay, frequency)             1 - e^(-decay x) cos(frequency x)
      decay(velocity: v, deceleration: d)  a scroll view's, released at v; d per
                                           millisecond, such as 0.998
    Timing curves take progress, damped takes its x, the others take seconds.
    """

  /// The names of all motions without parameters.
  static let names: [String] =
    ["linear"] + TimingCurve.Keyword.allCases.map(\.rawValue) + ["step-start", "step-end", "default"]
    + PennerEasing.Direction.allCases.flatMap { direction in
      PennerEasing.Family.allCases.map { PennerEasing($0, direction).name }
    }

  static let completion = CompletionKind.list(names + ["spring(", "damped(", "decay("])
}

extension NotatedMotion {
  /// Reads a motion from the command line.
  init(argument text: String) throws(CommandFailure) {
    do {
      try self.init(parsing: text)
    } catch {
      throw .badData("\(text.quoted): \(error)")
    }
  }
}
