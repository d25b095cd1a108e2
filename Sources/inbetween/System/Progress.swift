/// The progress of a long task, shown in a line on the terminal.
///
/// Nothing is written in the first second, or if standard error is not a terminal.
struct Progress {
  private let total: Double
  private let terminal: Terminal?
  private let start: ContinuousClock.Instant
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// Begins a task with a total number of parts or seconds.
  init(of total: Double) {
    self.total = total
    terminal = Terminal(.standardError)
    start = .now
    next = start + .seconds(1)
  }

  /// Reports the number of parts that are done.
  mutating func reached(_ done: Double) {
    guard terminal != nil, total > 0, .now >= next else { return }
    next = .now + .milliseconds(200)
    isShown = true
    show("\(Self.text(done: done / total, after: start.duration(to: .now)))")
  }

  /// Removes the line.
  mutating func end() {
    if isShown { show("") }
    isShown = false
  }

  /// The done part in per cent, and an estimate of the remaining time.
  static func text(done: Double, after elapsed: Duration) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let percent = Int((100 * done).rounded(.down))
    guard done > 0 else { return "\(percent) %" }
    let left = Int((seconds * (1 / done - 1)).rounded(.up))
    return "\(percent) %, about \(left < 120 ? "\(left) s" : "\((left + 30) / 60) min") left"
  }

  private func show(_ text: String) {
    // Return to the start of the line, and clear it behind the text (ECMA-48, EL).
    try? FileDescriptor.standardError.put(Array("\r\(text)\u{1B}[K".utf8))
  }
}
