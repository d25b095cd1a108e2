/// The time between two calls to a player, in which it plays a course at one speed or shows one frame.
struct PlayerInterval: Sendable {
  /// The play that goes on; nil while one frame is shown.
  var play: Play?
  /// The frame that is shown while nothing is played, and after the play is over.
  var frame: Double
  /// The plays that follow the one that goes on, in their order.
  var queue: ArraySlice<QueuedPlay> = []
  /// What a play without arguments goes on with.
  var interrupted: Interruption?

  /// A play that has not begun, with the number by which its events will refer to it.
  struct QueuedPlay: Sendable {
    var id: Int
    var course: PlayRange
  }

  /// A course that a pause has interrupted, the distance along it, and the plays that follow it.
  struct Interruption: Sendable {
    var course: PlayRange
    var distance: Double
    var queue: ArraySlice<QueuedPlay>
  }

  /// A play as far as it goes without further calls.
  struct Play: Sendable {
    var id: Int
    var course: PlayRange
    /// The distance at the beginning of the interval.
    var distance: Double
    /// In frames per second; negative if it runs backwards.
    var rate: Double
    /// Whether the play begins with this interval.
    var isNew: Bool
    /// The number of passes that have ended before the interval.
    var passCount = 0.0
  }
}

extension PlayerInterval.Play {
  var isBackwards: Bool { rate < 0 }

  /// The seconds from the beginning of the interval to the end of the course; infinite if it never ends.
  var remaining: Double {
    if course.length == 0 { return 0 }
    if rate > 0 { return max(0, (course.length - distance) / rate) }
    if rate < 0 && course.length.isFinite { return max(0, distance / -rate) }
    return .infinity
  }

  /// The distance at the end of the course.
  private var end: Double { isBackwards ? 0 : course.length }

  func distance(after seconds: Double) -> Double {
    seconds >= remaining ? end : distance + rate * seconds
  }

  /// The number of passes that have ended at a distance that is a multiple of a pass.
  func passCount(atMultiple multiple: Double) -> Double {
    let start = distance / course.pass
    return passCount + (isBackwards ? start.rounded(.up) - multiple : multiple - start.rounded(.down))
  }

  /// The number of passes that have ended some seconds after the beginning of the interval.
  func passCount(after seconds: Double) -> Double {
    guard course.pass > 0, rate != 0 else { return passCount }
    let multiple = distance(after: seconds) / course.pass
    return passCount(atMultiple: multiple.rounded(isBackwards ? .up : .down))
  }

  func frame(after seconds: Double) -> Double {
    course.frame(at: distance(after: seconds), isBackwards: isBackwards)
  }
}
