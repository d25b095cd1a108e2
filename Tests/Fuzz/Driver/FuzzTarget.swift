import MotionNumerics
import TestSupport

/// An interface of the project that is tested with random input.
protocol FuzzTarget: SendableMetatype {
  /// The input of the properties; a finding shows its description.
  associatedtype Input: CustomStringConvertible

  /// The name on the command line.
  static var name: String { get }

  /// Makes an input from random numbers alone, so that a seed and an index give it again.
  static func input(_ random: inout SplitMix64) -> Input

  /// Checks all properties of an input.
  static func check(_ input: Input, _ examination: Examination)

  /// The expected seconds for an input of this size in an optimised build, properties included.
  ///
  /// A hundred times as long is a finding: see ``Pace``.
  static func expectedSeconds(for input: Input) -> Double

  /// The former findings, replayed before anything else.
  static var regressions: [Regression<Input>] { get }
}

/// A target with texts as inputs: libFuzzer makes those from bytes, guided by their coverage.
protocol TextTarget: FuzzTarget where Input == FuzzText {}

/// A text, shown so that it can be pasted into a Swift literal.
struct FuzzText: CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  var description: String { text.debugDescription }
}

/// An input that once was a finding, and its cause.
struct Regression<Input> {
  /// The cause, in a line.
  let cause: String
  let input: Input

  init(_ cause: String, _ input: Input) {
    self.cause = cause
    self.input = input
  }
}
