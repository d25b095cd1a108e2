package import JSONText
import MotionCurves
package import MotionNotation

extension PropertySheet {
  /// The facts as an object on one line.
  package static func object(of facts: [MotionProperty]) -> String {
    var json = JSONWriter()
    json.object { $0.members(facts) }
    return json.text
  }

  /// The facts as an object on one line, with their units.
  ///
  /// The last member, `units`, maps the name of each number to its unit: `1` for a ratio or a count.
  package static func objectWithUnits(of facts: [MotionProperty]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.members(facts)
      json.object("units") { units in
        for fact in facts {
          if case .number(_, let unit) = fact.value { units.member(fact.key, unit ?? "1") }
        }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  /// Writes a number as a member; JSON has neither infinite numbers nor NaN.
  package mutating func member(_ name: String, _ value: Double) { member(name, json: Self.json(value)) }

  fileprivate mutating func members(_ facts: [MotionProperty]) {
    for fact in facts {
      switch fact.value {
      case .number(let number, _): member(fact.key, number)
      case .numbers(let numbers): array(fact.key) { $0.elements(numbers) }
      case .pairs(let pairs):
        array(fact.key) { array in
          for pair in pairs { array.array { $0.elements([pair.0, pair.1]) } }
        }
      case .truth(let isTrue): member(fact.key, isTrue)
      case .word, .choice, .curve: member(fact.key, fact.word ?? "")
      case .sheet(let facts): object(fact.key) { $0.members(facts) }
      case .list(let entries):
        array(fact.key) { array in
          for entry in entries { array.object { $0.members(entry) } }
        }
      case .nothing: member(fact.key, json: "null")
      }
    }
  }

  private mutating func elements(_ numbers: [Double]) {
    for number in numbers { element(json: Self.json(number)) }
  }

  private static func json(_ number: Double) -> String { number.isFinite ? number.shortestDecimal : "null" }
}
