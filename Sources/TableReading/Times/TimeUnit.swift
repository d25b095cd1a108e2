/// A unit in which a table has its times.
public enum TimeUnit: String, Sendable, Hashable, CaseIterable {
  /// Seconds: `s`.
  case seconds
  /// Thousandths of a second: `ms`.
  case milliseconds
  /// Millionths of a second: `us` or `µs`.
  case microseconds
  /// Billionths of a second: `ns`.
  case nanoseconds
  /// Sixty seconds each: `min`.
  case minutes
  /// 3600 seconds each: `h`.
  case hours
  /// Frames, ticks or samples, which are times only with a number of them per second.
  case frames

  /// The unit that a word names, such as `ms`, `msec` or `milliseconds`, in small or capital letters; nil if there is none.
  public init?(word: String) { self.init(word: Array(word.utf8)[...]) }

  init?(word: ArraySlice<UInt8>) {
    // Longer words are none, and are not copied.
    guard word.count <= 12 else { return nil }
    switch word.smallLetters {
    case "seconds", "second", "secs", "sec", "s": self = .seconds
    case "milliseconds", "millisecond", "millis", "msecs", "msec", "ms": self = .milliseconds
    // Both characters for µ: the Greek letter and the micro sign.
    case "microseconds", "microsecond", "micros", "usec", "us", "\u{3BC}s", "\u{B5}s": self = .microseconds
    case "nanoseconds", "nanosecond", "nanos", "nsec", "ns": self = .nanoseconds
    case "minutes", "minute", "mins", "min": self = .minutes
    case "hours", "hour", "hrs", "hr", "h": self = .hours
    case "frames", "frame", "ticks", "tick", "samples", "sample": self = .frames
    default: return nil
    }
  }

  /// The places by which the unit moves the decimal point of seconds; nil for a unit that is no power of ten.
  package var decimalPlaces: Int? {
    switch self {
    case .seconds: 0
    case .milliseconds: 3
    case .microseconds: 6
    case .nanoseconds: 9
    case .minutes, .hours, .frames: nil
    }
  }

  /// A time of this unit in seconds, rounded once.
  package func seconds(_ time: Double, framesPerSecond: Double = 1) -> Double {
    switch self {
    case .seconds: time
    // These powers of ten are doubles, their inverses are not.
    case .milliseconds: time / 1e3
    case .microseconds: time / 1e6
    case .nanoseconds: time / 1e9
    case .minutes: time * 60
    case .hours: time * 3600
    case .frames: time / framesPerSecond
    }
  }
}
