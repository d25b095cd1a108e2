import MotionNumerics
import TestSupport

/// A part of the project that is held against random input.
protocol FuzzTarget: SendableMetatype {
  /// What the properties are about; its description is what a finding shows.
  associatedtype Input: CustomStringConvertible

  /// What the command line calls it.
  static var name: String { get }

  /// Makes an input from random numbers alone, so that a seed and an index give it again.
  static func input(_ random: inout SplitMix64) -> Input

  /// Holds everything that has to be true against an input.
  static func check(_ input: Input, _ examination: Examination)

  /// The seconds that an input of this size should take in an optimised build, properties included.
  ///
  /// A hundred times as many are a finding: see ``Pace``.
  static func expectedSeconds(for input: Input) -> Double

  /// The inputs that once were findings, replayed before anything else.
  static var regressions: [Regression<Input>] { get }
}

/// A target whose inputs are texts: libFuzzer makes those from bytes, guided by what they cover.
protocol TextTarget: FuzzTarget where Input == FuzzText {}

/// A text, shown so that it can be pasted into a Swift literal.
struct FuzzText: CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  var description: String { text.debugDescription }
}

/// An input that once was a finding, with what was wrong.
struct Regression<Input> {
  /// What was wrong, in a line.
  let cause: String
  let input: Input

  init(_ cause: String, _ input: Input) {
    self.cause = cause
    self.input = input
  }
}
