import MotionNumerics

/// A property of a motion, such as its overshoot.
struct Fact {
  /// The value of a fact.
  enum Value {
    /// A number and its unit, if it has one.
    case number(Double, unit: String? = nil)
    case truth(Bool)
    case word(String)
    /// Facts of one thing: an object in JSON, and in text an entry for each.
    case sheet([Fact])
    /// Several things of a kind, of which people see the first, and JSON has an array.
    case list([[Fact]])
    /// The motion has no such property.
    case nothing
  }

  /// The name for programs.
  let key: String
  /// The name for people.
  let label: String
  let value: Value

  init(_ key: String, label: String? = nil, _ value: Value) {
    self.key = key
    self.label = label ?? key
    self.value = value
  }

  /// The fact with a rounded number.
  func rounded(decimals: Int) -> Fact {
    guard case .number(let number, let unit) = value else { return self }
    return Fact(key, label: label, .number(number.rounded(decimals: decimals), unit: unit))
  }

  /// The value for people; an infinite number is `inf`, without a unit.
  var text: String {
    switch value {
    case .number(let number, let unit?) where number.isFinite: "\(number.shortestDecimal) \(unit)"
    case .number(let number, _): number.shortestDecimal
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .word(let word): word
    case .sheet(let facts): facts.map { "\($0.label) \($0.text)" }.joined(separator: ", ")
    case .list(let entries): entries.first.map { Fact("", .sheet($0)).text } ?? "none"
    case .nothing: "none"
    }
  }

  /// The value in JSON, which has neither infinite numbers nor NaN.
  var json: String {
    switch value {
    case .number(let number, _): number.isFinite ? number.shortestDecimal : "null"
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .word(let word): "\"\(word)\""
    case .sheet(let facts): FactSheet.object(of: facts)
    case .list(let entries): "[" + entries.map(FactSheet.object).joined(separator: ",") + "]"
    case .nothing: "null"
    }
  }
}

/// A list of facts, as lines for people or as an object for programs.
enum FactSheet {
  static func text(of facts: [Fact], title: String) -> String {
    let width = facts.map(\.label.count).max() ?? 0
    let lines = facts.map { fact in
      fact.label + String(repeating: " ", count: width - fact.label.count + 2) + fact.text
    }
    return ([title] + lines).map { $0 + "\n" }.joined()
  }

  static func json(of facts: [Fact]) -> String { object(of: facts) + "\n" }

  fileprivate static func object(of facts: [Fact]) -> String {
    "{" + facts.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",") + "}"
  }
}
