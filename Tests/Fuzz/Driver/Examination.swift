import MotionNumerics
import TestSupport

/// The record of one examined input: properties note violations here, and take their random numbers from here.
final class Examination {
  /// Random numbers for the checks of an input, given by its seed and index.
  var random: SplitMix64
  /// Whether this input gets all checks, including those for a fraction of the inputs.
  private let asksAll: Bool
  private let findings: Findings
  private let input: () -> String

  init(random: SplitMix64, asksAll: Bool, findings: Findings, input: @escaping () -> String) {
    self.random = random
    self.asksAll = asksAll
    self.findings = findings
    self.input = input
  }

  /// Notes a finding unless a property holds.
  @inline(__always)
  func require(_ holds: Bool, _ property: StaticString, _ detail: @autoclosure () -> String = "") {
    if !holds { fail(property, detail()) }
  }

  /// Notes a finding.
  @inline(never)
  func fail(_ property: StaticString, _ detail: String) {
    findings.note("\(property)", detail, input: input)
  }

  /// Whether an expensive check runs on this input: on one input in so many, and on every regression.
  func asks(oneIn count: Int) -> Bool {
    asksAll || random.next() % UInt64(count) == 0
  }
}

/// The violated properties of a target, printed as they are found.
final class Findings {
  /// The number of printed findings of a kind; others are only counted.
  static let printedOfAKind = 20

  private let target: String
  /// The recipe of the current input.
  var origin = ""
  private(set) var count = 0
  private var counts: [String: Int] = [:]

  private let isSilent: Bool

  init(of target: String, isSilent: Bool = false) {
    self.target = target
    self.isSilent = isSilent
  }

  func note(_ property: String, _ detail: String, input: () -> String) {
    count += 1
    let ofKind = counts[property, default: 0] + 1
    counts[property] = ofKind
    guard ofKind <= Self.printedOfAKind && !isSilent else { return }
    let rest = ofKind == Self.printedOfAKind ? "\n  more of this kind are counted only" : ""
    Terminal.print(
      "FINDING \(target): \(property)\(detail.isEmpty ? "" : ": " + detail)\n  input: \(input())\n  \(origin)\(rest)")
  }

  /// The number of findings of each property, the most frequent first.
  var summary: String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
      .joined(separator: ", ")
  }
}
