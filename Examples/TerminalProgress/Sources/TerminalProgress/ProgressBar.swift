import MotionInteraction
import MotionSprings

/// A bar of characters that goes after the reported progress on a spring.
struct ProgressBar {
  let width: Int
  private var progress = Animated(0.0)

  init(width: Int = 40) { self.width = width }

  /// Half of the distance in a tenth of a second, without an overshoot: a bar that runs ahead would lie.
  private static let spring = Spring(halfLife: 0.1)
  /// Eighths of a character.
  private static let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The work has come so far at a time, 0…1.
  mutating func report(_ done: Double, at time: Double) {
    progress.set(to: done, with: .spring(Self.spring), at: time)
  }

  func isAtRest(at time: Double) -> Bool { progress.isAtRest(at: time) }

  /// The bar at a time, such as `██████▋     56 %`.
  func text(at time: Double) -> String {
    let shown = isAtRest(at: time) ? progress.target : progress.value(at: time)
    let eighths = Int((8 * Double(width) * min(max(shown, 0), 1)).rounded())
    let full = String(repeating: "█", count: eighths / 8) + Self.parts[eighths % 8]
    let rest = String(repeating: " ", count: width - full.count)
    return "\(full)\(rest) \(Int((100 * shown).rounded())) %"
  }
}
