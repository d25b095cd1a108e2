extension ScriptMachine {
  /// How a statement ends.
  enum Completion {
    case normal, `break`, `continue`, `return`
  }

  /// Runs a statement.
  func run(_ place: Int32) throws(ScriptError) -> Completion {
    try take(1)
    try enter()
    defer { leave() }
    let node = script.nodes[Int(place)]
    do throws(ScriptError) {
      return try run(node)
    } catch {
      throw error.placed(at: Int(node.start))
    }
  }

  private func run(_ node: ScriptNode) throws(ScriptError) -> Completion {
    switch node.kind {
    case .expression:
      let value = try value(of: node.a)
      if scopes[scope].parent < 0 || isInScriptItself { lastValue = value }
      return .normal
    case .variables: return try declare(node)
    case .block: return try runBlock(node)
    case .if:
      if isTrue(try value(of: node.a)) { return try run(node.b) }
      return node.c >= 0 ? try run(node.c) : .normal
    case .for: return try runFor(node)
    case .forIn, .forOf: return try runForEach(node)
    case .while:
      while isTrue(try value(of: node.a)) {
        let end = try run(node.b)
        if end == .break { break }
        if end == .return { return end }
      }
      return .normal
    case .do:
      repeat {
        let end = try run(node.b)
        if end == .break { break }
        if end == .return { return end }
      } while isTrue(try value(of: node.a))
      return .normal
    case .return:
      returned = node.a >= 0 ? try value(of: node.a) : .undefined
      return .return
    case .break: return .break
    case .continue: return .continue
    case .switch: return try runSwitch(node)
    case .try: return try runTry(node)
    case .throw:
      thrown = try value(of: node.a)
      throw .failure(try text(of: try message(of: thrown)))
    default: return .normal
    }
  }

  /// Whether the innermost scope is one of blocks of the script, and not of a function.
  private var isInScriptItself: Bool {
    var place = scope
    while scopes[place].parent >= 0 {
      if !scopes[place].isBlock { return false }
      place = scopes[place].parent
    }
    return true
  }

  private func message(of error: ScriptValue) throws(ScriptError) -> ScriptValue {
    guard case .object(let place) = error, let index = objects[place].names.firstIndex(of: "message") else {
      return error
    }
    return objects[place].values[index]
  }

  private func declare(_ node: ScriptNode) throws(ScriptError) -> Completion {
    let parts = script.children
    for place in stride(from: Int(node.children.lowerBound), to: Int(node.children.upperBound), by: 2) {
      let (name, initial) = (parts[place], parts[place + 1])
      if node.c == 1 {
        let value = initial >= 0 ? try value(of: initial) : .undefined
        declare(name, value)
      } else if initial >= 0 {
        assign(name, try value(of: initial))
      }
    }
    return .normal
  }

  /// Runs a body inside a separate scope.
  private func inScope<Result>(_ body: () throws(ScriptError) -> Result) throws(ScriptError) -> Result {
    let (outer, count, closureCount) = (scope, scopes.count, closures.count)
    try take(2)
    scopes.append(Scope(parent: outer, isBlock: true))
    scope = scopes.count - 1
    defer {
      scope = outer
      if closures.count == closureCount { scopes.removeLast(scopes.count - count) }
    }
    return try body()
  }

  private func runBlock(_ node: ScriptNode) throws(ScriptError) -> Completion {
    if node.c == 1 {
      return try inScope { () throws(ScriptError) -> Completion in try runStatements(node.children) }
    }
    return try runStatements(node.children)
  }

  private func runStatements(_ places: Range<Int32>) throws(ScriptError) -> Completion {
    for place in places {
      let end = try run(script.children[Int(place)])
      if end != .normal { return end }
    }
    return .normal
  }

  private func part(_ place: Int, of node: ScriptNode) -> Int32 {
    script.children[Int(node.children.lowerBound) + place]
  }

  private func runFor(_ node: ScriptNode) throws(ScriptError) -> Completion {
    let (first, condition, step, body) = (part(0, of: node), part(1, of: node), part(2, of: node), part(3, of: node))
    return try inScope { () throws(ScriptError) -> Completion in
      if first >= 0 {
        let saved = lastValue
        _ = try run(first)
        lastValue = saved
      }
      while condition < 0 ? true : isTrue(try value(of: condition)) {
        let end = try run(body)
        if end == .break { break }
        if end == .return { return end }
        if step >= 0 { _ = try value(of: step) }
      }
      return .normal
    }
  }

  /// Walks over the places of a list, the names of an object, or the elements of a list or text.
  private func runForEach(_ node: ScriptNode) throws(ScriptError) -> Completion {
    let (declaration, body) = (part(0, of: node), part(2, of: node))
    let range = try plain(try value(of: part(1, of: node)))
    var values: [ScriptValue] = []
    switch range {
    case .list(let place):
      let elements = lists[place]
      values = node.kind == .forOf ? elements : elements.indices.map { .text($0.description) }
    case .object(let place) where node.kind == .forIn: values = objects[place].names.map { .text($0) }
    case .text(let text):
      let units = Array(text.unicodeScalars)
      values = units.indices.map { node.kind == .forOf ? .text(String(Character(units[$0]))) : .text($0.description) }
    default: if node.kind == .forOf { throw .failure("what is walked over is no list") }
    }
    try take(values.count)
    let target = script.nodes[Int(declaration)]
    return try inScope { () throws(ScriptError) -> Completion in
      for value in values {
        if target.kind == .variables {
          let name = script.children[Int(target.children.lowerBound)]
          if target.c == 1 { declare(name, value) } else { assign(name, value) }
        } else {
          try assign(value, to: target.a)
        }
        let end = try run(body)
        if end == .break { break }
        if end == .return { return end }
      }
      return .normal
    }
  }

  private func runSwitch(_ node: ScriptNode) throws(ScriptError) -> Completion {
    let subject = try value(of: node.a)
    let count = node.children.count / 2
    var start: Int?
    for index in 0..<count where part(2 * index, of: node) >= 0 {
      if try isSame(subject, try value(of: part(2 * index, of: node))) {
        start = index
        break
      }
    }
    guard let first = start ?? (0..<count).first(where: { part(2 * $0, of: node) < 0 }) else { return .normal }
    return try inScope { () throws(ScriptError) -> Completion in
      for index in first..<count {
        let end = try run(part(2 * index + 1, of: node))
        if end == .break { break }
        if end != .normal { return end }
      }
      return .normal
    }
  }

  private func runTry(_ node: ScriptNode) throws(ScriptError) -> Completion {
    let (name, handler, finally) = (part(0, of: node), part(1, of: node), part(2, of: node))
    let outer = scope
    var end = Completion.normal
    do throws(ScriptError) {
      end = try run(node.a)
    } catch {
      scope = outer
      guard handler >= 0, error.kind == .failure else { throw error }
      var value = thrown
      thrown = .undefined
      if case .undefined = value {
        objects.append((["message", "name"], [.text(error.message), .text("Error")]))
        value = .object(objects.count - 1)
      }
      end = try inScope { () throws(ScriptError) -> Completion in
        if name >= 0 { declare(name, value) }
        return try run(handler)
      }
    }
    if finally >= 0 {
      let saved = returned
      let last = try run(finally)
      if last != .normal { return last }
      returned = saved
    }
    return end
  }
}
