import MotionCurves

/// A parameter of an effect that is set by its name, as the command line and pages do.
///
/// ```swift
/// for parameter in EffectKind.waterBall.parameters {
///   print(parameter.name, parameter.defaultText, parameter.domain)
/// }
/// let fast = try ScriptedEffect(validating: .waterBall, settings: [EffectSetting("growth", "120")])
/// ```
package struct EffectParameter: Sendable, Hashable {
  /// The values that a parameter takes, written as text.
  package enum Domain: Sendable, Hashable {
    /// A number, such as `1.5`.
    case number(ClosedRange<Double>)
    /// A whole number, such as `8`.
    case wholeNumber(ClosedRange<UInt64>)
    /// Two numbers with a comma between them, such as `28,28`: x and y, or a width and a height.
    case pair(ClosedRange<Double>)
    /// One or more numbers, with commas between them.
    case numbers(ClosedRange<Double>)
    /// A colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or a CSS colour word that `Color` has, such as `orange`.
    case color
    /// A timing curve of the motion notation, such as `ease-out` or `cubic-bezier(0.2, 0, 0, 1)`.
    case curve
    /// A word of a list.
    case word([String])
  }

  /// The name of the property in the effect's parameters.
  package let name: String
  /// The meaning with its unit, in a few words.
  package let summary: String
  /// The values that it takes.
  ///
  /// Some of an effect's parameters also have to fit each other.
  package let domain: Domain
  /// The original's value, as it is written.
  package let defaultText: String
}

/// A value for a parameter of an effect, as text.
package struct EffectSetting: Sendable, Hashable {
  /// The name of the parameter.
  package var name: String
  /// The value, as ``EffectParameter/Domain`` says.
  package var value: String

  /// Creates a setting; it is checked when an effect is made with it.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension EffectParameter.Domain: CustomStringConvertible {
  /// The values in words, such as `a number in 0...1`.
  package var description: String {
    switch self {
    case .number(let range): "a number in \(range.text)"
    case .wholeNumber(let range): "a whole number in \(range.lowerBound)...\(range.upperBound)"
    case .pair(let range): "two numbers in \(range.text)"
    case .numbers(let range): "numbers in \(range.text)"
    case .color: "a colour such as #ff8800 or orange"
    case .curve: "a curve such as ease-out or cubic-bezier(0.2, 0, 0, 1)"
    case .word(let words): words.joined(separator: " or ")
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var text: String { "\(lowerBound.shortestDecimal)...\(upperBound.shortestDecimal)" }
}
