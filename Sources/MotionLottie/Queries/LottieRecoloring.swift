public import MotionValues

/// Some colours of an animation, and others in their places.
///
/// ```swift
/// let blue = animation.recolored(LottieRecoloring([(Color(hex: 0xFF3B30), Color(hex: 0x0A84FF))]))
/// ```
///
/// Two colours are the same if their hexadecimal digits are; alpha does not count.
public struct LottieRecoloring: Sendable, Hashable {
  /// By `#rrggbb`.
  private var others: [String: Color] = [:]

  /// Creates the changes from the first colour of each pair to the second.
  ///
  /// Of pairs with one first colour, the last counts. Colours that are not finite change nothing.
  public init(_ pairs: [(Color, Color)]) {
    for (color, other) in pairs {
      guard let digits = color.digits, other.digits != nil else { continue }
      others[digits] = other
    }
  }

  /// The colour in the place of another; nil if it stays.
  func other(insteadOf color: Color) -> Color? { color.digits.flatMap { others[$0] } }
}

extension LottieRecoloring {
  /// Reads lines of two colours each, such as `#ff0000 #0000ff`; nil if one is another.
  package init?(parsing text: String) {
    var pairs: [(Color, Color)] = []
    for line in text.split(separator: "\n") {
      let colors = line.split(separator: " ").compactMap { try? Color(parsing: String($0)) }
      guard colors.count == 2, line.split(separator: " ").count == 2 else { return nil }
      pairs.append((colors[0], colors[1]))
    }
    self.init(pairs)
  }
}

extension Color {
  /// `#rrggbb`; nil if a component is not finite.
  var digits: String? { components.sum().isFinite ? hex(withAlpha: false) : nil }
}
