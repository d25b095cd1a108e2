/// Expressions as a list of steps, which a loop runs without allocation.
///
/// Each step reads up to three places of one array of numbers and writes the next one. First in the array are the
/// inputs, then the constants. Equal parts of the expressions are computed once.
///
/// - Complexity: O(*n*) for *n* different operations; an operation without an elementary function takes about a
///   nanosecond.
package struct ExpressionProgram: Sendable {
  private struct Step {
    let function: ExpressionFunction
    let a, b, c: Int32
  }

  /// How many inputs there are; they are the first places.
  package let inputCount: Int
  private let constants: [Double]
  private let steps: [Step]
  /// The place of each result.
  package let results: [Int]

  /// How many numbers ``run(_:)`` needs.
  package var placeCount: Int { inputCount + constants.count + steps.count }

  /// Makes the steps of expressions that a parser has read.
  package init(_ expressions: [ExpressionNode], from parser: ExpressionParser, inputCount: Int) {
    var constants: [UInt64: Int] = [:]
    var values: [Double] = []
    let collected = parser.builder.steps
    for operand in expressions.map({ $0.operand }) + collected.flatMap({ [$0.a, $0.b, $0.c] }) {
      guard case .constant(let bits) = operand, constants[bits] == nil else { continue }
      constants[bits] = values.count
      values.append(Double(bitPattern: bits))
    }
    func place(_ operand: ExpressionNode.Operand) -> Int {
      switch operand {
      case .input(let index): index
      case .constant(let bits): inputCount + (constants[bits] ?? 0)
      case .step(let index): inputCount + values.count + index
      }
    }
    self.inputCount = inputCount
    self.constants = values
    steps = collected.map { step in
      Step(function: step.function, a: Int32(place(step.a)), b: Int32(place(step.b)), c: Int32(place(step.c)))
    }
    results = expressions.map { place($0.operand) }
  }

  /// Computes all results.
  ///
  /// - Parameter places: ``placeCount`` numbers, which begin with the inputs; then ``results`` says where the results
  ///   are.
  @inline(__always)
  package func run(_ places: UnsafeMutableBufferPointer<Double>) {
    precondition(places.count >= placeCount)
    for index in constants.indices { places[inputCount + index] = constants[index] }
    var next = inputCount + constants.count
    for step in steps {
      places[next] = step.function(places[Int(step.a)], places[Int(step.b)], places[Int(step.c)])
      next += 1
    }
  }
}
