import MotionCurves
import MotionNotation
import MotionValues
import VectorScene

/// Parameters of an effect that are set by their names; without settings they are the original's.
protocol NamedParameters: SendableMetatype {
  /// The original's parameters.
  static var original: Self { get }

  // Embedded Swift has no key paths.
  #if !hasFeature(Embedded)
    /// The fields, in the order in which they are listed.
    static var fields: [ParameterField<Self>] { get }
  #endif
}

#if hasFeature(Embedded)
  extension NamedParameters {
    /// The original's parameters: nothing can be set.
    init(_ settings: [EffectSetting]) { self = Self.original }
  }
#else
  /// The ranges of most parameters.
  extension ClosedRange<Double> {
    /// Lengths and durations that serve as divisors.
    static var positive: Self { ParameterError.positiveRange }
    static var notNegative: Self { ParameterError.notNegativeRange }
    static var coordinates: Self { -1e9...1e9 }
  }

  extension NamedParameters {
    /// Creates the original's parameters and applies settings to them.
    ///
    /// - Throws: ``ParameterError`` for an unknown name, and for a text that is not in the parameter's domain.
    init(_ settings: [EffectSetting]) throws(ParameterError) {
      self = Self.original
      let fields = Self.fields
      for setting in settings {
        guard let field = fields.first(where: { $0.name == setting.name }) else {
          let names = fields.map(\.name).joined(separator: ", ")
          throw ParameterError(
            parameter: "a parameter", value: String(setting.name.prefix(80)), allowed: "one of \(names)")
        }
        guard field.set(&self, setting.value) else {
          throw ParameterError(
            parameter: setting.name, value: setting.value.isEmpty ? "empty" : String(setting.value.prefix(80)),
            allowed: field.domain.description)
        }
      }
    }

    /// The descriptions of the parameters.
    static var descriptions: [EffectParameter] {
      fields.map { field in
        EffectParameter(
          name: field.name, summary: field.summary, domain: field.domain, defaultText: field.text(original))
      }
    }
  }

  /// A parameter of an effect: its description, and its value as text.
  struct ParameterField<Parameters> {
    let name: String
    let summary: String
    let domain: EffectParameter.Domain
    /// The value, as it is written.
    let text: (Parameters) -> String
    /// Sets the value; false for a text that is not in the domain.
    let set: (inout Parameters, String) -> Bool
  }

  extension ParameterField {
    private init<Value>(
      _ name: String, _ path: WritableKeyPath<Parameters, Value>, _ summary: String, _ domain: EffectParameter.Domain,
      text: @escaping (Value) -> String, value: @escaping (String) -> Value?
    ) {
      self.name = name
      self.summary = summary
      self.domain = domain
      self.text = { text($0[keyPath: path]) }
      set = { parameters, text in
        guard let value = value(text) else { return false }
        parameters[keyPath: path] = value
        return true
      }
    }

    static func number(
      _ name: String, _ path: WritableKeyPath<Parameters, Double>, in range: ClosedRange<Double>, _ summary: String
    ) -> Self {
      Self(name, path, summary, .number(range), text: \.shortestDecimal) { Double(decimal: $0, in: range) }
    }

    static func wholeNumber<Whole: FixedWidthInteger>(
      _ name: String, _ path: WritableKeyPath<Parameters, Whole>, in range: ClosedRange<Whole>, _ summary: String
    ) -> Self {
      let domain = UInt64(range.lowerBound)...UInt64(range.upperBound)
      return Self(
        name, path, summary, .wholeNumber(domain), text: { String($0) },
        value: { text in Whole(text).flatMap { range.contains($0) ? $0 : nil } })
    }

    static func pair(
      _ name: String, _ path: WritableKeyPath<Parameters, SIMD2<Double>>, in range: ClosedRange<Double>,
      _ summary: String
    ) -> Self {
      Self(
        name, path, summary, .pair(range), text: { [$0.x, $0.y].commaSeparated },
        value: {
          guard let numbers = [Double](commaSeparated: $0, in: range), numbers.count == 2 else { return nil }
          return SIMD2(numbers[0], numbers[1])
        })
    }

    static func numbers(
      _ name: String, _ path: WritableKeyPath<Parameters, [Double]>, in range: ClosedRange<Double>, _ summary: String
    ) -> Self {
      Self(name, path, summary, .numbers(range), text: \.commaSeparated) { [Double](commaSeparated: $0, in: range) }
    }

    static func color(_ name: String, _ path: WritableKeyPath<Parameters, Color>, _ summary: String) -> Self {
      Self(name, path, summary, .color, text: \.hex) { try? Color(parsing: $0) }
    }

    static func curve(_ name: String, _ path: WritableKeyPath<Parameters, TimingCurve>, _ summary: String) -> Self {
      Self(
        name, path, summary, .curve, text: \.description,
        value: { (try? ParsedMotion(parsing: $0))?.timingCurve })
    }

    static func word<Word: RawRepresentable<String> & CaseIterable>(
      _ name: String, _ path: WritableKeyPath<Parameters, Word>, _ summary: String
    ) -> Self {
      Self(name, path, summary, .word(Word.allCases.map(\.rawValue)), text: \.rawValue) { Word(rawValue: $0) }
    }
  }

  extension Double {
    /// A decimal number in a range; nil for other notations that Swift reads, such as `0x10` and `nan`.
    fileprivate init?(decimal text: some StringProtocol, in range: ClosedRange<Double>) {
      guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let value = Double(text) else { return nil }
      guard range.contains(value) else { return nil }
      self = value
    }
  }

  extension [Double] {
    fileprivate init?(commaSeparated text: String, in range: ClosedRange<Double>) {
      self = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = Double(decimal: part.trimmed, in: range) else { return nil }
        append(number)
      }
    }

    fileprivate var commaSeparated: String { map(\.shortestDecimal).joined(separator: ",") }
  }

  extension Substring {
    /// The text without the blanks around it.
    fileprivate var trimmed: Substring {
      guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else { return "" }
      return self[first...last]
    }
  }
#endif
