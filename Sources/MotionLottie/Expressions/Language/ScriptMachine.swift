internal import MotionCurves

/// What the things outside of a script do; they get the machine that asks.
///
/// A table of functions in place of methods that a subclass overrides: linkers keep all tables of methods, and with
/// them this whole language in programs that open no Lottie.
struct ScriptHost: Sendable {
  let global: @Sendable (ScriptMachine, ScriptWord) throws(ScriptError) -> ScriptValue?
  let call: @Sendable (ScriptMachine, ScriptWord, [ScriptValue]) throws(ScriptError) -> ScriptValue?
  let member: @Sendable (ScriptMachine, String, ScriptWord?, Int) throws(ScriptError) -> ScriptValue?
  let callMember:
    @Sendable (ScriptMachine, String?, ScriptWord?, Int, [ScriptValue]) throws(ScriptError) -> ScriptValue?
  let plain: @Sendable (ScriptMachine, Int) throws(ScriptError) -> ScriptValue
  let reseed: @Sendable (ScriptMachine, Double, Bool) -> Void
  let startRandom: @Sendable (ScriptMachine) -> Void
}

/// Runs scripts, step by step.
///
/// The machine holds whatever its scripts make. Its host knows the things outside.
class ScriptMachine {
  /// The variables of a function, of a block, or of a script.
  struct Scope {
    /// The scope around it; -1 for none.
    var parent: Int
    /// Whether it is that of a block, and not of a function.
    var isBlock = false
    var names: [Int32] = []
    var values: [ScriptValue] = []
  }

  /// A function with the scope in which it was made.
  struct Closure {
    var function: Int32
    var scope: Int
  }

  private(set) final var script = Script.empty
  /// The steps that may still be taken.
  final var steps: Int
  private final var depth = 0
  final var scopes: [Scope] = []
  final var scope = -1
  final var closures: [Closure] = []
  final var lists: [[ScriptValue]] = []
  final var objects: [(names: [String], values: [ScriptValue])] = []
  /// The value that a script threw.
  final var thrown = ScriptValue.undefined
  /// The value of the last statement of the script itself.
  final var lastValue = ScriptValue.undefined
  /// The value with which a function returns.
  final var returned = ScriptValue.undefined
  final var random = SplitMix64(seed: 0)

  private final let host: ScriptHost?

  init(steps: Int, host: ScriptHost? = nil) {
    self.steps = steps
    self.host = host
  }

  // MARK: The host

  /// A value that a name has where no variable has it.
  final func global(_ word: ScriptWord) throws(ScriptError) -> ScriptValue? {
    guard let host else { return nil }
    return try host.global(self, word)
  }

  /// The result of a function that a name has where no variable has it.
  final func call(_ word: ScriptWord, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue? {
    guard let host else { return nil }
    return try host.call(self, word, arguments)
  }

  /// A member of something outside.
  final func member(_ name: String, _ word: ScriptWord?, of thing: Int) throws(ScriptError) -> ScriptValue? {
    guard let host else { return nil }
    return try host.member(self, name, word, thing)
  }

  /// The result of a method of something outside, or of itself as a function.
  final func call(_ name: String?, _ word: ScriptWord?, of thing: Int, _ arguments: [ScriptValue])
    throws(ScriptError) -> ScriptValue?
  {
    guard let host else { return nil }
    return try host.callMember(self, name, word, thing, arguments)
  }

  /// The number, list or text that something outside stands for.
  final func plain(host thing: Int) throws(ScriptError) -> ScriptValue {
    guard let host else { return .undefined }
    return try host.plain(self, thing)
  }

  /// Starts another sequence of random numbers; the host knows the place and the time on which it depends.
  final func reseed(_ seed: Double, isTimeless: Bool) { host?.reseed(self, seed, isTimeless) }

  /// Starts the random numbers of a script that has not chosen their seed.
  final func startRandom() { host?.startRandom(self) }

  // MARK: Running

  /// Runs a script; its result is that of its last statement, or the variable that exporters make for it.
  final func run(_ script: Script) throws(ScriptError) -> ScriptValue {
    let outer = (self.script, scope, lastValue, returned)
    defer { (self.script, scope, lastValue, returned) = outer }
    self.script = script
    (scope, lastValue) = (-1, .undefined)
    do throws(ScriptError) {
      let function = script.functions[0]
      try enter()
      defer { leave() }
      pushScope(parent: -1, of: function, arguments: [])
      _ = try run(function.body)
    } catch {
      throw error.placed(at: 0)
    }
    if let name = script.resultName, case let value = try variable(name) ?? .undefined, !value.isNothing {
      return value
    }
    return lastValue
  }

  final func take(_ count: Int) throws(ScriptError) {
    steps -= count
    if steps < 0 { throw .outOfSteps }
  }

  final func enter() throws(ScriptError) {
    depth += 1
    if depth > ScriptLimits.depth {
      depth -= 1
      throw .tooDeep
    }
  }

  final func leave() { depth -= 1 }

  // MARK: Variables

  final func pushScope(parent: Int, of function: ScriptFunction, arguments: [ScriptValue]) {
    var new = Scope(parent: parent)
    for (place, name) in function.parameters.enumerated() {
      new.names.append(name)
      new.values.append(place < arguments.count ? arguments[place] : .undefined)
    }
    for name in function.variables where !new.names.contains(name) {
      new.names.append(name)
      new.values.append(.undefined)
    }
    scopes.append(new)
    scope = scopes.count - 1
    for inner in function.functions {
      closures.append(Closure(function: inner, scope: scope))
      declare(script.functions[Int(inner)].name, .function(closures.count - 1))
    }
  }

  /// Gives a variable of the innermost scope a value.
  final func declare(_ name: Int32, _ value: ScriptValue) {
    if let place = scopes[scope].names.lastIndex(of: name) {
      scopes[scope].values[place] = value
    } else {
      scopes[scope].names.append(name)
      scopes[scope].values.append(value)
    }
  }

  final func variable(_ name: Int32) throws(ScriptError) -> ScriptValue? {
    var place = scope < 0 ? scopes.count - 1 : scope
    while place >= 0 {
      if let index = scopes[place].names.firstIndex(of: name) { return scopes[place].values[index] }
      place = scopes[place].parent
    }
    return nil
  }

  /// Changes a variable; one that is not there becomes one of the script.
  final func assign(_ name: Int32, _ value: ScriptValue) {
    var place = scope
    while true {
      if let index = scopes[place].names.firstIndex(of: name) {
        scopes[place].values[index] = value
        return
      }
      if scopes[place].parent < 0 { break }
      place = scopes[place].parent
    }
    scopes[place].names.append(name)
    scopes[place].values.append(value)
  }

  // MARK: What scripts make

  final func list(_ values: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    try take(2 + values.count)
    guard values.count <= ScriptLimits.count else { throw .outOfSteps }
    lists.append(values)
    return .list(lists.count - 1)
  }

  final func list(_ numbers: [Double]) throws(ScriptError) -> ScriptValue { try list(numbers.map { .number($0) }) }

  final func text(_ text: String) throws(ScriptError) -> ScriptValue {
    let count = text.utf8.count
    try take(count / 16)
    guard count <= ScriptLimits.count else { throw .outOfSteps }
    return .text(text)
  }

  // MARK: Functions

  /// Calls a value as a function.
  final func call(_ value: ScriptValue, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    switch value {
    case .function(let place): return try call(closures[place], arguments)
    case .builtin(let word):
      if let result = try call(builtin: word, arguments) { return result }
      throw .failure("\(word.rawValue) is no function")
    case .host(let host):
      if let result = try call(nil, nil, of: host, arguments) { return result }
      throw .failure("a thing of the document is no function")
    default: throw .failure("what is called is no function")
    }
  }

  private final func call(_ closure: Closure, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    try take(8 + arguments.count)
    try enter()
    let function = script.functions[Int(closure.function)]
    let (outer, count, closureCount) = (scope, scopes.count, closures.count)
    defer {
      scope = outer
      leave()
      // A scope that no function has kept is gone.
      if closures.count == closureCount { scopes.removeLast(scopes.count - count) }
    }
    pushScope(parent: closure.scope, of: function, arguments: arguments)
    if function.isExpression { return try value(of: function.body) }
    guard try run(function.body) == .return else { return .undefined }
    let result = returned
    returned = .undefined
    return result
  }
}
