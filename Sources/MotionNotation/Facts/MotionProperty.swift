package import MotionCurves

/// A property of a motion, such as its overshoot, for people and for programs.
package struct MotionProperty {
  /// The value of a fact.
  package enum Value {
    /// A number and its unit; nil for a ratio or a count.
    case number(Double, unit: String? = nil)
    case truth(Bool)
    case word(String)
    /// One word of a list, whose place is its number.
    case choice(Int, of: [String])
    /// A timing curve, whose notation is made only for a text.
    case curve(TimingCurve)
    /// Numbers, such as coordinates: an array in JSON.
    case numbers([Double])
    /// Pairs of numbers: an array of arrays in JSON.
    case pairs([(Double, Double)])
    /// Facts about one thing: an object in JSON, a list of entries in text.
    case sheet([MotionProperty])
    /// Facts about several things of a kind: an array in JSON, only the first in text.
    case list([[MotionProperty]])
    /// The motion has no such property.
    case nothing
  }

  /// The name for programs.
  package let key: String
  /// The name for people.
  package let label: String
  package let value: Value

  package init(_ key: String, label: String? = nil, _ value: Value) {
    self.key = key
    self.label = label ?? key
    self.value = value
  }

  /// The value as a number, 1 for what is true, the place of a choice; nil for any other value.
  package var number: Double? {
    switch value {
    case .number(let number, _): number
    case .truth(let isTrue): isTrue ? 1 : 0
    case .choice(let place, _): Double(place)
    default: nil
    }
  }

  /// The value as a word; nil for any other value.
  package var word: String? {
    switch value {
    case .word(let word): word
    case .choice(let place, let words): words[place]
    case .curve(let curve): curve.description
    default: nil
    }
  }

  /// The value for people; an infinite number is `inf`, without a unit.
  package var text: String {
    switch value {
    case .number(let number, let unit?) where number.isFinite: "\(number.shortestDecimal) \(unit)"
    case .number(let number, _): number.shortestDecimal
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .word, .choice, .curve: word ?? ""
    case .numbers(let numbers): numbers.map { $0.shortestDecimal }.joined(separator: ", ")
    case .pairs(let pairs): pairs.map { "\($0.0.shortestDecimal) \($0.1.shortestDecimal)" }.joined(separator: ", ")
    case .sheet(let facts): facts.map { "\($0.label) \($0.text)" }.joined(separator: ", ")
    case .list(let entries): entries.first.map { MotionProperty("", .sheet($0)).text } ?? "none"
    case .nothing: "none"
    }
  }
}

/// A list of facts, as lines for people.
package enum PropertySheet {
  package static func text(of facts: [MotionProperty], title: String) -> String {
    let width = facts.map { $0.label.count }.max() ?? 0
    let lines = facts.map { fact in
      fact.label + String(repeating: " ", count: width - fact.label.count + 2) + fact.text
    }
    return ([title] + lines).map { $0 + "\n" }.joined()
  }
}
