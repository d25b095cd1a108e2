/// The methods of lists, texts and numbers.
extension ScriptMachine {
  /// The result of a method; nil if the value has none of this name.
  func call(_ word: ScriptWord, of subject: ScriptValue, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue?
  {
    try take(1)
    switch subject {
    case .list(let place): return try call(word, ofList: place, arguments)
    case .text(let text): return try call(word, ofText: text, arguments)
    case .number(let number):
      switch word {
      case .toFixed:
        let digits = arguments.isEmpty ? 0 : try self.number(of: arguments[0]).place()
        guard (0...20).contains(digits) else { throw .failure("toFixed takes 0 to 20 digits") }
        return .text(Self.fixed(number, digits: digits))
      case .toString: return .text(ScriptValue.text(ofNumber: number))
      default: return nil
      }
    case .condition where word == .toString: return .text(try text(of: subject))
    default: return nil
    }
  }

  // MARK: Lists

  private func call(_ word: ScriptWord, ofList place: Int, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue?
  {
    let first = arguments.first ?? .undefined
    let count = lists[place].count
    try take(count / 8)
    switch word {
    case .push, .unshift:
      try take(arguments.count)
      guard count + arguments.count <= ScriptLimits.count else { throw .outOfSteps }
      lists[place].insert(contentsOf: arguments, at: word == .push ? count : 0)
      return .number(Double(lists[place].count))
    case .pop: return lists[place].popLast() ?? .undefined
    case .shift: return count == 0 ? .undefined : lists[place].removeFirst()
    case .slice: return try list(Array(lists[place][try range(arguments, count)]))
    case .splice:
      let start = try range([first], count).lowerBound
      let removed =
        arguments.count < 2
        ? count - start : Swift.max(0, Swift.min(try number(of: arguments[1]).place(), count - start))
      let cut = Array(lists[place][start..<start + removed])
      guard count + arguments.count <= ScriptLimits.count else { throw .outOfSteps }
      lists[place].replaceSubrange(start..<start + removed, with: arguments.dropFirst(2))
      return try list(cut)
    case .concat:
      var all = lists[place]
      for argument in arguments {
        let argument = try plain(argument)
        if case .list(let other) = argument { all += lists[other] } else { all.append(argument) }
        guard all.count <= ScriptLimits.count else { throw .outOfSteps }
      }
      return try list(all)
    case .join: return try text(try joined(lists[place], by: first.isNothing ? "," : try text(of: first)))
    case .toString: return try text(try joined(lists[place], by: ","))
    case .reverse:
      lists[place].reverse()
      return .list(place)
    case .indexOf, .lastIndexOf, .includes:
      try take(count)
      var found = -1
      for (index, element) in lists[place].enumerated() where try isSame(element, first) {
        found = index
        if word != .lastIndexOf { break }
      }
      return word == .includes ? .condition(found >= 0) : .number(Double(found))
    case .fill:
      for index in 0..<count { lists[place][index] = first }
      return .list(place)
    case .map, .filter, .forEach, .some, .every, .find, .findIndex, .reduce:
      return try walk(word, place, arguments)
    case .sort: return try sorted(place, first)
    default: return nil
    }
  }

  /// The range that two places, which may count from the end, give.
  private func range(_ arguments: [ScriptValue], _ count: Int) throws(ScriptError) -> Range<Int> {
    func limited(_ value: ScriptValue, _ fallback: Int) throws(ScriptError) -> Int {
      if case .undefined = value { return fallback }
      let place = try number(of: value).place()
      return Swift.max(0, Swift.min(place < 0 ? count + place : place, count))
    }
    let start = try limited(arguments.first ?? .undefined, 0)
    let end = try limited(arguments.count > 1 ? arguments[1] : .undefined, count)
    return start..<Swift.max(start, end)
  }

  private func walk(_ word: ScriptWord, _ place: Int, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    let elements = lists[place]
    let function = arguments.first ?? .undefined
    var results: [ScriptValue] = []
    var start = 0
    var total = arguments.count > 1 ? arguments[1] : .undefined
    if word == .reduce, arguments.count < 2 {
      guard let first = elements.first else { throw .failure("reduce of an empty list") }
      (total, start) = (first, 1)
    }
    for index in start..<Swift.max(start, elements.count) {
      let element = elements[index]
      if word == .reduce {
        total = try call(function, [total, element, .number(Double(index))])
        continue
      }
      let result = try call(function, [element, .number(Double(index)), .list(place)])
      switch word {
      case .map: results.append(result)
      case .filter: if isTrue(result) { results.append(element) }
      case .some: if isTrue(result) { return .condition(true) }
      case .every: if !isTrue(result) { return .condition(false) }
      case .find: if isTrue(result) { return element }
      case .findIndex: if isTrue(result) { return .number(Double(index)) }
      default: break
      }
    }
    switch word {
    case .map, .filter: return try list(results)
    case .some: return .condition(false)
    case .every: return .condition(true)
    case .findIndex: return .number(-1)
    case .reduce: return total
    default: return .undefined
    }
  }

  /// Sorts a list in place, by insertion of halves: a function that contradicts itself does no harm.
  private func sorted(_ place: Int, _ function: ScriptValue) throws(ScriptError) -> ScriptValue {
    func isBefore(_ a: ScriptValue, _ b: ScriptValue) throws(ScriptError) -> Bool {
      if function.isNothing {
        return Array(try text(of: a).utf16).lexicographicallyPrecedes(Array(try text(of: b).utf16))
      }
      return try number(of: try call(function, [a, b])) < 0
    }
    var sorted: [ScriptValue] = []
    for element in lists[place] {
      try take(1 + sorted.count / 16)
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if try isBefore(element, sorted[middle]) { high = middle } else { low = middle + 1 }
      }
      sorted.insert(element, at: low)
    }
    lists[place] = sorted
    return .list(place)
  }

  // MARK: Texts

  private func call(_ word: ScriptWord, ofText subject: String, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue?
  {
    let units = Array(subject.utf16)
    try take(units.count / 16)
    let first = arguments.first ?? .undefined
    func text(_ units: some Sequence<UInt16>) throws(ScriptError) -> ScriptValue {
      try self.text(String(decoding: Array(units), as: UTF16.self))
    }
    func pattern() throws(ScriptError) -> [UInt16] { Array(try self.text(of: first).utf16) }
    switch word {
    case .toString: return .text(subject)
    case .charAt, .charCodeAt:
      let place = first.isNothing ? 0 : try number(of: first).place()
      guard units.indices.contains(place) else { return word == .charAt ? .text("") : .number(.nan) }
      return word == .charAt ? try text([units[place]]) : .number(Double(units[place]))
    case .slice: return try text(units[try range(arguments, units.count)])
    case .substring:
      let ends = try arguments.prefix(2).map { value throws(ScriptError) in
        Swift.max(0, Swift.min(try number(of: value).place(), units.count))
      }
      let (start, end) = (ends.first ?? 0, ends.count > 1 ? ends[1] : units.count)
      return try text(units[Swift.min(start, end)..<Swift.max(start, end)])
    case .substr:
      let start = try range([first], units.count).lowerBound
      let count = arguments.count > 1 ? try number(of: arguments[1]).place() : units.count
      return try text(units[start..<Swift.min(units.count, start + Swift.max(0, count))])
    case .indexOf, .lastIndexOf, .includes:
      let found = try find(try pattern(), in: units, isLast: word == .lastIndexOf)
      return word == .includes ? .condition(found != nil) : .number(Double(found ?? -1))
    case .startsWith: return .condition(units.starts(with: try pattern()))
    case .endsWith: return .condition(units.reversed().starts(with: try pattern().reversed()))
    case .split: return try split(units, first)
    case .replace:
      let pattern = try pattern()
      guard let start = try find(pattern, in: units, isLast: false) else { return .text(subject) }
      let new = try self.text(of: arguments.count > 1 ? arguments[1] : .undefined).utf16
      return try text(units[..<start] + Array(new) + units[(start + pattern.count)...])
    case .concat: return try self.text(subject + (try joined(arguments, by: "")))
    case .toUpperCase, .toLowerCase:
      // Letters beyond ASCII stay as they are: their tables would be larger than all of this.
      let (low, high, shift): (UInt16, UInt16, UInt16) = word == .toUpperCase ? (97, 122, 32) : (65, 90, 32)
      return try text(units.map { low <= $0 && $0 <= high ? $0 ^ shift : $0 })
    case .trim: return .text(String(decoding: subject.utf8.trimmedSpaces, as: UTF8.self))
    case .repeat:
      let count = try number(of: first).place()
      guard count >= 0, units.count * Swift.min(count, ScriptLimits.count) <= ScriptLimits.count else {
        throw .outOfSteps
      }
      return try self.text(String(repeating: subject, count: units.isEmpty ? 0 : count))
    case .padStart, .padEnd:
      let missing = Swift.min(try number(of: first).place(), ScriptLimits.count) - units.count
      let filler = arguments.count > 1 ? Array(try self.text(of: arguments[1]).utf16) : [32]
      guard missing > 0, !filler.isEmpty else { return .text(subject) }
      let padding = (0..<missing).map { filler[$0 % filler.count] }
      return try text(word == .padStart ? padding + units : units + padding)
    default: return nil
    }
  }

  private func find(_ pattern: [UInt16], in units: [UInt16], isLast: Bool) throws(ScriptError) -> Int? {
    guard pattern.count <= units.count else { return nil }
    try take(units.count * Swift.max(1, pattern.count / 16) / 16)
    let places = 0...(units.count - pattern.count)
    let fits = { (start: Int) in units[start..<start + pattern.count].elementsEqual(pattern) }
    return isLast ? places.last(where: fits) : places.first(where: fits)
  }

  private func split(_ units: [UInt16], _ separator: ScriptValue) throws(ScriptError) -> ScriptValue {
    guard !separator.isNothing else { return try list([.text(String(decoding: units, as: UTF16.self))]) }
    let pattern = Array(try text(of: separator).utf16)
    var (parts, start): ([ScriptValue], Int) = ([], 0)
    try take(units.count)
    if pattern.isEmpty { return try list(units.map { .text(String(decoding: [$0], as: UTF16.self)) }) }
    var place = 0
    while place + pattern.count <= units.count {
      if units[place..<place + pattern.count].elementsEqual(pattern) {
        parts.append(.text(String(decoding: units[start..<place], as: UTF16.self)))
        place += pattern.count
        start = place
      } else {
        place += 1
      }
    }
    parts.append(.text(String(decoding: units[start...], as: UTF16.self)))
    return try list(parts)
  }

  // MARK: Numbers

  /// A number with digits behind the point; half-way cases by the exact value of the double.
  static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite, number.magnitude < 1e21 else { return ScriptValue.text(ofNumber: number) }
    if number == number.rounded(), number != 0 {
      return ScriptValue.text(ofNumber: number) + (digits > 0 ? "." + String(repeating: "0", count: digits) : "")
    }
    let scale = (0..<digits).reduce(1.0) { result, _ in result * 10 }
    let scaled = number.magnitude * scale
    guard scaled < 0x1p53 else { return ScriptValue.text(ofNumber: number) }
    // What the product has rounded off decides between two neighbours.
    let rest = (-scaled).addingProduct(number.magnitude, scale)
    let whole = scaled.rounded(.down)
    let fraction = scaled - whole
    let rounded = Int64(fraction > 0.5 || (fraction == 0.5 && rest >= 0) ? whole + 1 : whole)
    var written = Array(rounded.description.utf8)
    while written.count <= digits { written.insert(UInt8(ascii: "0"), at: 0) }
    if digits > 0 { written.insert(UInt8(ascii: "."), at: written.count - digits) }
    return (number < 0 && rounded != 0 ? "-" : "") + String(decoding: written, as: UTF8.self)
  }
}
