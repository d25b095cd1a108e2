internal import Expressions
public import MotionCurves

/// A system of equations of motion, from text.
///
/// ```swift
/// let system = try EquationSystem("x'' = mu (1 - x^2) x' - x", parameters: ["mu": 5])
/// let start = try system.state(["x": 2])
/// let simulation = Simulation(of: system, from: start.positions, velocity: start.velocities)
/// let motion = try simulation.trajectory(until: 20)
/// ```
///
/// Equations stand behind each other, with semicolons or line breaks between them: `"u' = 2u - u v; v' = u v - v"`. On
/// the left stands an unknown with one prime or two, on the right an expression of the time `t`, the unknowns, the first
/// derivatives of those of second order, and parameters. There are `+ - * / ^`, comparisons, `condition ? a : b`, two
/// factors side by side, `pi`, `e`, and the functions `sin cos tan asin acos atan atan2 sinh cosh tanh exp log ln log10
/// sqrt cbrt abs sign min max clamp floor ceil round mod pow hypot`.
///
/// An unknown of first order is the velocity of a coordinate; the position of the coordinate is its integral.
///
/// - Accuracy: that of the solver; each operation is rounded once. Between the steps, an unknown of first order is the
///   slope of its integral, so it also errs by some ulp of that integral, divided by the length of the step: by some 10⁻³
///   with an integral of 10¹⁰ and steps of 1 ms. An integral that has grown so large does not shrink with the unknown.
/// - Complexity: a right-hand side costs about as much as one that is compiled, and allocates nothing.
public struct EquationSystem: DynamicSystem {
  /// The coordinates, one for each unknown.
  public typealias Position = [Double]

  /// An unknown: its name, and the order of its equation, 1 or 2.
  public struct Unknown: Sendable, Hashable {
    /// The name, without primes.
    public let name: String
    /// 1 for an equation of its rate, 2 for one of its acceleration.
    public let order: Int
  }

  /// The unknowns, in the order of their equations.
  public let unknowns: [Unknown]
  /// The names of the parameters that stand in the equations.
  public let parameterNames: [String]
  private let program: ExpressionProgram

  /// Parses equations.
  ///
  /// - Parameters:
  ///   - text: the equations.
  ///   - parameters: the values of the other names on the right.
  /// - Throws: `NotationError`, with the column in the text.
  public init(_ text: String, parameters: [String: Double] = [:]) throws(NotationError) {
    // A line break ends an equation; as one byte for another, columns stay.
    let text = String(decoding: text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: ";") : $0 }, as: UTF8.self)
    unknowns = try Self.unknowns(of: text)
    var inputs = ["t": 0]
    for (index, unknown) in unknowns.enumerated() {
      let (position, velocity) = (1 + index, 1 + unknowns.count + index)
      inputs[unknown.name] = unknown.order == 2 ? position : velocity
      if unknown.order == 2 { inputs["\(unknown.name)'"] = velocity }
    }
    var parser = try ExpressionParser(text, inputs: inputs, constants: parameters)
    var sides: [ExpressionNode] = []
    try Self.equations(&parser) { (_, _, parser) throws(NotationError) in sides.append(try parser.expression(.number)) }
    program = ExpressionProgram(sides, from: parser, inputCount: 1 + 2 * unknowns.count)
    parameterNames = parameters.keys.filter(parser.usedConstants.contains).sorted()
  }

  /// The number of equations.
  public var coordinateCount: Int { unknowns.count }

  /// Computes the right-hand sides.
  public func evaluate(
    _ accelerations: inout MutableSpan<Double>, at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) {
    let count = unknowns.count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: program.placeCount) { places in
      places[0] = time
      for index in 0..<count {
        places[1 + index] = positions[index]
        places[1 + count + index] = velocities[index]
      }
      program.run(places)
      for index in 0..<count { accelerations[index] = places[program.results[index]] }
    }
  }

  /// The start of the coordinates, from values of the unknowns.
  ///
  /// - Parameter values: the value of an unknown by its name, and the velocity of one of second order by its name with a
  ///   prime; 0 for those that are missing.
  /// - Returns: the position and the velocity of each coordinate.
  /// - Throws: ``ParameterError`` for a name that is no unknown, or a number that is not finite.
  public func state(
    _ values: [String: Double]
  ) throws(ParameterError) -> (positions: [Double], velocities: [Double]) {
    var (positions, velocities) = ([Double](repeating: 0, count: unknowns.count), unknowns.map { _ in 0.0 })
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      try ParameterError.requireFinite(value, name)
      if let index = unknowns.firstIndex(where: { $0.order == 2 && $0.name == name }) {
        positions[index] = value
      } else if let index = unknowns.firstIndex(where: { name == ($0.order == 2 ? "\($0.name)'" : $0.name) }) {
        velocities[index] = value
      } else {
        let names = unknowns.flatMap { $0.order == 2 ? [$0.name, "\($0.name)'"] : [$0.name] }
        throw ParameterError(
          parameter: "a value at the start", value: name, allowed: "one of \(names.joined(separator: ", "))")
      }
    }
    return (positions, velocities)
  }
}

// MARK: Equations

extension EquationSystem {
  private typealias Side = (String, Int, inout ExpressionParser) throws(NotationError) -> Void

  /// The left sides; their names have to be known before a right side is read.
  private static func unknowns(of text: String) throws(NotationError) -> [Unknown] {
    var unknowns: [Unknown] = []
    // Whatever stands on the right is only passed over.
    var parser = try ExpressionParser(text, inputs: [:])
    try equations(&parser) { (name, order, parser) throws(NotationError) in
      unknowns.append(Unknown(name: name, order: order))
      try parser.skip(until: ";")
    }
    return unknowns
  }

  /// Takes all equations, and lets the right side of each be taken.
  private static func equations(_ parser: inout ExpressionParser, side: Side) throws(NotationError) {
    var names: Set<String> = []
    while try parser.take(";") {}
    repeat {
      let start = parser.offset
      guard let (name, primes) = try parser.takeName(), (1...2).contains(primes), name != "t" else {
        throw parser.error("an equation, such as x'' = -x or y' = -y", at: start)
      }
      guard names.insert(name).inserted else { throw parser.error("one equation for each unknown", at: start) }
      guard try parser.take("=") else { throw parser.error("'='", at: parser.offset) }
      try side(name, primes, &parser)
      guard try parser.take(";") || parser.isAtEnd else {
        throw parser.error("an operator, or ';' before the next equation", at: parser.offset)
      }
      while try parser.take(";") {}
    } while !parser.isAtEnd
  }
}
