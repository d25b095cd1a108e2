package import MotionCurves

// Motions by their numbers, without a text.

extension MotionKind {
  /// Makes a motion of its numbers.
  enum Maker: Sendable {
    /// Numbers by names: all of one of the `sets` without the `optional` ones, and `always` optional others.
    case named(
      _ sets: [[String]], optional: [String] = [], always: [String] = [],
      make: @Sendable (NamedArguments) throws(ParameterError) -> ParsedMotion)
    /// Any count of pairs of numbers.
    case pairs(make: @Sendable ([(Double, Double)]) throws(ParameterError) -> ParsedMotion)
  }
}

extension MotionKind {
  /// The numbers as arguments of one of the sets of names.
  fileprivate func arguments(
    _ numbers: [Double], _ names: [String]?, oneOf sets: [[String]], optional: [String], always: [String]
  ) throws(ParameterError) -> NamedArguments {
    var arguments = NamedArguments()
    guard numbers.count <= parameters.count, numbers.count == names?.count ?? numbers.count else { throw misfit }
    for index in numbers.indices {
      let name = names?[index] ?? parameters[index].name
      try ParameterError.requireFinite(numbers[index], name)
      guard !arguments.contains(name) else { throw misfit }
      arguments.append(numbers[index], as: name)
    }
    guard arguments.areComplete(oneOf: sets, optional: optional, always: always) else { throw misfit }
    return arguments
  }

  /// The error for numbers that do not go together.
  fileprivate var misfit: ParameterError {
    ParameterError(parameter: "the numbers of " + name, value: "others", allowed: "those of " + forms[0].text)
  }
}

extension ParsedMotion {
  /// Creates a motion of a kind by the numbers of its notation.
  ///
  /// - Parameters:
  ///   - kind: the name of the kind.
  ///   - names: the names of the numbers in the notation; nil for the kind's parameters in their order, and for pairs.
  ///   - numbers: the numbers.
  /// - Throws: ``ParameterError`` for a kind that takes words, for names that do not go together, and for a number
  ///   outside its domain.
  package init(kind: String, names: [String]?, numbers: [Double]) throws(ParameterError) {
    guard let row = MotionKind.all.first(where: { $0.name == kind }), let maker = row.maker else {
      throw ParameterError(parameter: "a kind of motion", value: kind, allowed: "one that has numbers")
    }
    switch maker {
    case .named(let sets, let optional, let always, let make):
      self = try make(try row.arguments(numbers, names, oneOf: sets, optional: optional, always: always))
    case .pairs(let make):
      guard names == nil, numbers.count.isMultiple(of: 2) else { throw row.misfit }
      var pairs: [(Double, Double)] = []
      for index in 0..<numbers.count / 2 { pairs.append((numbers[2 * index], numbers[2 * index + 1])) }
      self = try make(pairs)
    }
  }

  /// The same motion with a duration, a delay and ends in place of those that stand beside it.
  ///
  /// - Throws: ``ParameterError`` for times and ends that the notation does not allow beside the motion.
  package func placed(
    over duration: Double?, after delay: Double, from start: Double, to end: Double
  ) throws(ParameterError) -> ParsedMotion {
    let motion = try bare.timed(over: duration, after: delay)
    guard start != 0 || end != 1 else { return motion }
    try bare.requireEnds(start, end)
    return motion.ending(from: start, to: end)
  }

  /// Requires that the motion may have ends, and these.
  func requireEnds(_ start: Double, _ end: Double) throws(ParameterError) {
    guard takesEnds else {
      throw ParameterError(
        parameter: "the end", value: end.shortestDecimal, allowed: "absent beside a motion with a distance of its own")
    }
    try ParameterError.requireFinite(start, "the start")
    try ParameterError.requireFinite(end, "the end")
    try ParameterError.requireFinite(end - start, "the distance")
  }

  /// The motion without the duration, the delay and the ends beside it.
  var bare: ParsedMotion { box.bare ?? self }

  private func timed(over duration: Double?, after delay: Double) throws(ParameterError) -> ParsedMotion {
    try ParameterError.requireFinite(delay, "the delay")
    guard let duration else {
      guard delay != 0 else { return self }
      guard timeMeaning == .seconds else {
        throw ParameterError(parameter: "the delay", value: delay.shortestDecimal, allowed: "0 without a duration")
      }
      return try after(delay)
    }
    guard let motion = try box.lasting(duration, after: delay) else {
      throw ParameterError(
        parameter: "the duration", value: duration.shortestDecimal, allowed: "none beside a motion that has its own")
    }
    return motion
  }

  /// The notation in the numbers by which the motion was made: `spring(duration: 0.5, bounce: 0.3) 0 -> 300`.
  ///
  /// ``description``, the canonical notation, gives any spring by its mass, stiffness and damping.
  package var written: String {
    guard let given else { return presetName ?? box.written }
    return "\(box.kind.name)(\(given.notation(leavingOut: ["velocity"])))"
  }
}
