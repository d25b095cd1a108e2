import ArgumentParser

/// `inbetween help numbers`.
struct NumbersTopic: HelpTopic {
  static let configuration = CommandConfiguration(
    commandName: "numbers", abstract: "The key numbers that `describe` prints.",
    discussion: """
      For a timing curve: the minimum and the maximum between 0 and 1, whether it is monotonic there, and the slopes at both ends. \
      For a spring: its parameters, its settling duration to a thousandth of the distance, Core Animation's settlingDuration, its \
      overshoot and the time of its peak. For a damped oscillation: the minimum and the maximum between 0 and 1, and its settling \
      duration; over a duration, where it ends. For a decay: its distance and its duration.

      For all of them the largest speed, acceleration and jerk between the start and the end, in absolute value: the calmer of two \
      motions has the smaller ones. A jump within is an infinite speed, a corner an infinite acceleration.

      Each number has its unit, in JSON in the object 'units' by its name. Values are in distances, one of them from 0 to 1; behind \
      an arrow, and for a decay, in the units of its ends. Times are seconds, progress, or the x of a damped oscillation; on the \
      clock of the motion, its delay included, but for durations, which begin when it moves. A spring's mass is in any unit, written \
      kg: only the ratios of its three numbers matter.
      """)
}
