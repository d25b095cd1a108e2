import MotionNumerics
import TableReading

/// What the number of an option counts, and the unit that it may have: `--at 100ms`, `--rate 60fps`, `--tolerance 1%`.
enum NumberUnit: Equatable {
  case none
  /// Seconds, or any unit of times that a table may have: `100ms`, `2min`. `30f` is a number of frames.
  case time(framesPerSecond: Double = 60)
  /// Frames of an animation whose clock begins with a first one: `30f`, or a time from its start.
  case frame(perSecond: Double, first: Double)
  case rate
  case fraction

  /// The number of a text in seconds, frames or hertz, or as a fraction; nil for a text that is none.
  func number(_ text: [UInt8]) -> Double? {
    let digits = text.prefix { !Self.isLetter($0) || $0 | 0x20 == UInt8(ascii: "e") }
    let word = String(decoding: text[digits.endIndex...], as: UTF8.self)
    switch self {
    case .none: return Double(decimal: text)
    case .time(let rate): return Self.seconds(Array(digits), word, framesPerSecond: rate)
    case .frame(let rate, let first):
      if Self.unit(of: word) == .frames { return Double(decimal: Array(digits)) }
      let time = Self.seconds(Array(digits), word, framesPerSecond: rate)
      return time.map { first + Self.frames(at: $0, rate: rate) }
    case .rate: return ["", "fps", "hz"].contains(word.lowercased()) ? Double(decimal: Array(digits)) : nil
    case .fraction:
      guard word == "%" else { return Double(decimal: text) }
      return Self.number(Array(digits), shiftedBy: 2)
    }
  }

  /// What is expected, in words.
  var expectation: String {
    switch self {
    case .none, .rate, .fraction: "a finite number"
    case .time, .frame: "a time, such as 0.5, 500ms or 30f"
    }
  }

  /// Whether a list of times counts frames.
  static func countsFrames(_ text: String) -> Bool {
    text.split { $0 == "," || $0.isWhitespace }.contains { time in
      let digits = time.utf8.prefix { !isLetter($0) || $0 | 0x20 == UInt8(ascii: "e") }
      return unit(of: String(time.dropFirst(digits.count))) == .frames
    }
  }

  // MARK: Units

  private static func unit(of word: String) -> TimeUnit? {
    // In a table's head f may be a frequency. Beside the number of an option it cannot.
    word.lowercased() == "f" ? .frames : TimeUnit(word: word)
  }

  private static func seconds(_ digits: [UInt8], _ word: String, framesPerSecond rate: Double) -> Double? {
    guard let unit = word.isEmpty ? .seconds : unit(of: word) else { return nil }
    if let places = unit.decimalPlaces { return number(digits, shiftedBy: places) }
    guard let seconds = Double(decimal: digits).map({ unit.seconds($0, framesPerSecond: rate) }), seconds.isFinite
    else {
      return nil
    }
    return seconds
  }

  /// The frame of a time: a whole one if only rounding keeps it from that.
  private static func frames(at time: Double, rate: Double) -> Double {
    let frames = time * rate
    return abs(frames - frames.rounded()) <= 2 * frames.ulp ? frames.rounded() : frames
  }

  /// The decimal with its point moved to the left, so that 7% is the double nearest to 0.07.
  private static func number(_ digits: [UInt8], shiftedBy places: Int) -> Double? {
    guard places > 0 else { return Double(decimal: digits) }
    // An exponent behind an exponent is none.
    guard !digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
    return Double(decimal: digits + Array("e-\(places)".utf8))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    // µ is two bytes.
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "%") || byte >= 0x80
  }
}
