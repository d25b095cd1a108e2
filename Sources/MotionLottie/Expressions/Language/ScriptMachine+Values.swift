extension ScriptMachine {
  /// The value of an expression.
  func value(of place: Int32) throws(ScriptError) -> ScriptValue {
    try take(1)
    try enter()
    defer { leave() }
    let node = script.nodes[Int(place)]
    do throws(ScriptError) {
      return try value(of: node)
    } catch {
      throw error.placed(at: Int(node.start))
    }
  }

  private func value(of node: ScriptNode) throws(ScriptError) -> ScriptValue {
    switch node.kind {
    case .number: return .number(script.numbers[Int(node.a)])
    case .text: return .text(script.texts[Int(node.a)])
    case .constant:
      switch ScriptConstant(rawValue: node.a) {
      case .null: return .null
      case .no: return .condition(false)
      case .yes: return .condition(true)
      default: return .undefined
      }
    case .name: return try value(ofName: node.a)
    case .list: return try list(try values(of: node.children))
    case .object: return try object(node)
    case .function:
      try take(4)
      closures.append(Closure(function: node.a, scope: scope))
      // A named function can call itself by its name.
      let name = script.functions[Int(node.a)].name
      if name >= 0, try variable(name) == nil { declare(name, .function(closures.count - 1)) }
      return .function(closures.count - 1)
    case .member: return try member(node.b, of: try value(of: node.a))
    case .index:
      let subject = try value(of: node.a)
      return try element(try value(of: node.b), of: subject)
    case .call: return try call(node)
    case .new: return try construct(node)
    case .and, .or, .coalesce:
      let first = try value(of: node.a)
      let isEnough =
        switch node.kind {
        case .and: !isTrue(first)
        case .or: isTrue(first)
        default: !first.isNothing
        }
      return isEnough ? first : try value(of: node.b)
    case .conditional: return try value(of: isTrue(try value(of: node.a)) ? node.b : node.c)
    case .assign: return try assign(node)
    case .increment: return try increment(node)
    case .sequence:
      var last = ScriptValue.undefined
      for place in node.children { last = try value(of: script.children[Int(place)]) }
      return last
    case .negate, .plus, .not, .complement, .typeOf, .void: return try unary(node)
    default:
      let first = try value(of: node.a)
      return try operate(node.kind, first, try value(of: node.b))
    }
  }

  func values(of places: Range<Int32>) throws(ScriptError) -> [ScriptValue] {
    var values: [ScriptValue] = []
    values.reserveCapacity(places.count)
    for place in places { values.append(try value(of: script.children[Int(place)])) }
    return values
  }

  private func value(ofName name: Int32) throws(ScriptError) -> ScriptValue {
    if let value = try variable(name) { return value }
    if let word = script.words[Int(name)] {
      if let value = try global(word) { return value }
      switch word {
      case .notANumber: return .number(.nan)
      case .infinity: return .number(.infinity)
      case .undefined: return .undefined
      default: return .builtin(word)
      }
    }
    throw .failure("\(script.names[Int(name)]) is not known")
  }

  private func object(_ node: ScriptNode) throws(ScriptError) -> ScriptValue {
    try take(node.children.count)
    objects.append(([], []))
    let object = objects.count - 1
    for place in stride(from: Int(node.children.lowerBound), to: Int(node.children.upperBound), by: 2) {
      let value = try value(of: script.children[place + 1])
      setMember(script.names[Int(script.children[place])], of: object, to: value)
    }
    return .object(object)
  }

  private func setMember(_ name: String, of object: Int, to value: ScriptValue) {
    if let index = objects[object].names.firstIndex(of: name) {
      objects[object].values[index] = value
    } else {
      objects[object].names.append(name)
      objects[object].values.append(value)
    }
  }

  // MARK: Members

  private func member(_ name: Int32, of subject: ScriptValue) throws(ScriptError) -> ScriptValue {
    try member(script.names[Int(name)], script.words[Int(name)], of: subject)
  }

  private func member(_ name: String, _ word: ScriptWord?, of subject: ScriptValue) throws(ScriptError) -> ScriptValue {
    switch subject {
    case .host(let host):
      if let value = try member(name, word, of: host) { return value }
      return try member(name, word, of: try plain(host: host))
    case .object(let place):
      try take(objects[place].names.count / 8)
      guard let index = objects[place].names.firstIndex(of: name) else { return .undefined }
      return objects[place].values[index]
    case .list(let place):
      if word == .length { return .number(Double(lists[place].count)) }
      if word == .value { return subject }
    case .text(let text):
      if word == .length { return .number(Double(text.utf16.count)) }
      if word == .value { return subject }
    case .number, .condition: if word == .value { return subject }
    case .builtin(.math): if let word { return mathConstant(word).map { .number($0) } ?? .builtin(word) }
    case .builtin(.number), .builtin(.string), .builtin(.array), .builtin(.object):
      if let word { return .builtin(word) }
    case .undefined, .null: throw .failure("\(name) of nothing")
    default: break
    }
    return .undefined
  }

  /// What stands at a place or has a name.
  private func element(_ key: ScriptValue, of subject: ScriptValue) throws(ScriptError) -> ScriptValue {
    let key = try plain(key)
    if case .host(let host) = subject {
      let value = try plain(host: host)
      // A thing without a value has parts; a value has components.
      if case .undefined = value, let part = try call(nil, nil, of: host, [key]) { return part }
      // Scripts count the dimensions of a property by what fails.
      if case .number(let number) = key {
        let count =
          switch value {
          case .list(let place): lists[place].count
          case .text: Int.max
          default: 1
          }
        guard number >= 0, number < Double(count) else { throw .failure("the value has no such component") }
      }
      return try element(key, of: value)
    }
    switch (subject, key) {
    case (.list(let place), .number(let number)):
      return number == number.rounded() ? self.element(number, of: place) : .undefined
    case (.list(let place), .text(let text)):
      let number = ScriptValue.number(ofText: text)
      if number == number.rounded(), !text.isEmpty { return self.element(number, of: place) }
    case (.text(let text), .number(let number)):
      let units = Array(text.utf16)
      guard number >= 0, number < Double(units.count), number == number.rounded() else { return .undefined }
      return .text(String(decoding: [units[Int(number)]], as: UTF16.self))
    case (.number, .number(0)): return subject
    default: break
    }
    let name = try text(of: key)
    return try member(name, ScriptWord(rawValue: name), of: subject)
  }

  private func element(_ number: Double, of list: Int) -> ScriptValue {
    guard number >= 0, number < Double(lists[list].count) else { return .undefined }
    return lists[list][Int(number)]
  }

  // MARK: Changes

  private func assign(_ node: ScriptNode) throws(ScriptError) -> ScriptValue {
    var new: ScriptValue
    if let kind = ScriptNode.Kind(rawValue: UInt8(truncatingIfNeeded: node.c)), node.c >= 0 {
      let old = try value(of: node.a)
      new = try operate(kind, old, try value(of: node.b))
    } else {
      new = try value(of: node.b)
    }
    try assign(new, to: node.a)
    return new
  }

  private func increment(_ node: ScriptNode) throws(ScriptError) -> ScriptValue {
    let old = try number(of: try value(of: node.a))
    let new = ScriptValue.number(old + Double(node.b))
    try assign(new, to: node.a)
    return node.c != 0 ? .number(old) : new
  }

  /// Gives a variable, a member or an element a value.
  func assign(_ value: ScriptValue, to target: Int32) throws(ScriptError) {
    let node = script.nodes[Int(target)]
    switch node.kind {
    case .name: assign(node.a, value)
    case .member: try set(script.names[Int(node.b)], of: try self.value(of: node.a), to: value)
    case .index:
      let subject = try self.value(of: node.a)
      let key = try plain(try self.value(of: node.b))
      if case .list(let list) = subject, case let number = try number(of: key), number == number.rounded(), number >= 0
      {
        try set(number, of: list, to: value)
      } else {
        try set(try text(of: key), of: subject, to: value)
      }
    default: throw .failure("what cannot be changed is assigned to")
    }
  }

  private func set(_ name: String, of subject: ScriptValue, to value: ScriptValue) throws(ScriptError) {
    try take(1)
    switch subject {
    case .object(let place):
      try take(objects[place].names.count / 8)
      setMember(name, of: place, to: value)
    case .list(let place):
      guard name == "length" else { throw .failure("\(name) of a list cannot be changed") }
      let count = try number(of: value).place()
      if count < lists[place].count, count >= 0 { lists[place].removeLast(lists[place].count - count) }
    default: throw .failure("\(name) cannot be changed")
    }
  }

  private func set(_ number: Double, of list: Int, to value: ScriptValue) throws(ScriptError) {
    guard number < Double(ScriptLimits.count) else { throw .outOfSteps }
    let place = Int(number)
    let missing = place + 1 - lists[list].count
    if missing > 0 {
      try take(missing)
      lists[list] += [ScriptValue](repeating: .undefined, count: missing)
    }
    lists[list][place] = value
  }

  // MARK: Calls

  private func call(_ node: ScriptNode) throws(ScriptError) -> ScriptValue {
    let callee = script.nodes[Int(node.a)]
    switch callee.kind {
    case .name:
      if let value = try variable(callee.a) { return try call(value, try values(of: node.children)) }
      guard let word = script.words[Int(callee.a)] else {
        throw ScriptError(.failure, "\(script.names[Int(callee.a)]) is not known", at: Int(callee.start))
      }
      let arguments = try values(of: node.children)
      if let result = try call(word, arguments) { return result }
      if let value = try global(word) { return try call(value, arguments) }
      if let result = try call(builtin: word, arguments) { return result }
      throw .failure("\(word.rawValue) is no function")
    case .member:
      let subject = try value(of: callee.a)
      return try call(callee.b, of: subject, try values(of: node.children))
    default:
      let function = try value(of: node.a)
      return try call(function, try values(of: node.children))
    }
  }

  /// The result of a method.
  private func call(_ name: Int32, of subject: ScriptValue, _ arguments: [ScriptValue]) throws(ScriptError)
    -> ScriptValue
  {
    let (text, word) = (script.names[Int(name)], script.words[Int(name)])
    switch subject {
    case .host(let host):
      if let result = try call(text, word, of: host, arguments) { return result }
      if case let value = try plain(host: host), let word, let result = try call(word, of: value, arguments) {
        return result
      }
    case .builtin(.math), .builtin(.number), .builtin(.string), .builtin(.array), .builtin(.object):
      if let word, let result = try call(builtin: word, arguments) { return result }
    case .object:
      let member = try member(text, word, of: subject)
      if case .undefined = member { break }
      return try call(member, arguments)
    case .undefined, .null: throw .failure("\(text) of nothing")
    default: if let word, let result = try call(word, of: subject, arguments) { return result }
    }
    throw .failure("\(text) is no function")
  }

  private func construct(_ node: ScriptNode) throws(ScriptError) -> ScriptValue {
    let type = try value(of: node.a)
    let arguments = try values(of: node.children)
    if case .builtin(let word) = type {
      switch word {
      case .array, .number, .string, .boolean: if let made = try call(builtin: word, arguments) { return made }
      case .object:
        objects.append(([], []))
        return .object(objects.count - 1)
      default: break
      }
    }
    throw .failure("new is known for Array, Object, Number and String alone")
  }
}
