import ArgumentParser

/// `inbetween help fits`.
struct FitsTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "fits", abstract: "What `fit` finds, and the facts of `check`.",
    discussion: """
      KIND is one of
        spring         the spring nearest in the sum of the squares, from the first
                       row on, with its velocity there and the mass 1; the numbers
                       of a recording have standard errors
        cubic-bezier   the timing curve nearest in the largest of all errors, from
                       the first row to the last one, with the proof: no curve
                       misses by less than the least error
        linear         the fewest straight lines within the tolerance
        keyframes      few keys with free handles within the tolerance

      The recording is a table with times in its first column; - reads it from standard input. Empty cells are left \
      out. With --motion the fit is of another motion over its domain, or from --from to --to, and the largest error is \
      certified where it says so; at the rows of a recording it is measured. A motion that settles ends where it rests.

      The text begins with what was found in the motion notation, which reads back as exactly that; keys have no \
      notation, and are listed. A handle is a time and a change of the value from its key. The tolerance is in value \
      units; by default it is a thousandth of the values' range, doubled until it can be kept, which is then said on standard \
      error.

      Of a spring --from-rest holds the velocity at the first row at 0, --through-first-row the value there; --round makes the \
      stiffness and the damping numbers of two digits, the ends and the velocity as round beside the range of the values. The root \
      mean square before rounding then stands beside that of the round numbers.

      The facts of `check` are the largest error with its row (counted without the names) and time, the mean error, the root of \
      the mean square, the number of rows, and the jumps of the recording's velocity against the motion's that are \
      larger than errors within the tolerance can make: they say where it left the motion. The text has the first of \
      them, JSON the 100 largest.

      With --align the times are shifted by what makes the largest error least, for a recording whose clock began \
      before or after the motion: the time shift is what was added to them.
      """)
}
