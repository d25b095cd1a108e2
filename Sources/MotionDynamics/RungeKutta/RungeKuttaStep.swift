/// A step of an explicit Runge–Kutta method: its numbers, at addresses that the stepper owns.
///
/// A step is taken by code that is specialised for the system, so that the stages and the accelerations are one loop
/// without calls. The order of the operations is that of GSL's steppers, so that the results are the same to the bit.
@usableFromInline
struct RungeKuttaStep {
  /// A rate of an earlier stage in a sum.
  @usableFromInline
  struct Term {
    @usableFromInline let weight: Double
    /// The place of the stage's rates.
    @usableFromInline let rates: UnsafePointer<Double>
  }

  /// A stage after the first.
  @usableFromInline
  struct Stage {
    @usableFromInline let fraction: Double
    @usableFromInline let termCount: Int
    @usableFromInline let rates: UnsafeMutablePointer<Double>
  }

  /// The number of coordinates: a state has twice as many numbers.
  @usableFromInline let coordinateCount: Int
  @usableFromInline let stages: UnsafeBufferPointer<Stage>
  /// The terms of all stages one after another, then those of the solution, then those of the error.
  @usableFromInline let terms: UnsafePointer<Term>
  @usableFromInline let solutionCount: Int
  @usableFromInline let errorCount: Int
  /// Whether the error's terms make the other solution instead of the difference.
  @usableFromInline let errorIsOtherSolution: Bool
  /// The state at the start; the rates there are those of the first stage.
  @usableFromInline let start: UnsafePointer<Double>
  /// The state of a stage.
  @usableFromInline let trial: UnsafeMutablePointer<Double>
  /// The state at the end, its rates, and the error.
  @usableFromInline let end: UnsafeMutablePointer<Double>
  @usableFromInline let endRates: UnsafeMutablePointer<Double>
  @usableFromInline let error: UnsafeMutablePointer<Double>
  /// The time at the start.
  @usableFromInline var time = 0.0
  @usableFromInline var length = 0.0

  init(
    coordinateCount: Int, stages: UnsafeBufferPointer<Stage>, terms: UnsafePointer<Term>, solutionCount: Int,
    errorCount: Int, errorIsOtherSolution: Bool, start: UnsafePointer<Double>, trial: UnsafeMutablePointer<Double>,
    end: UnsafeMutablePointer<Double>, endRates: UnsafeMutablePointer<Double>, error: UnsafeMutablePointer<Double>
  ) {
    self.coordinateCount = coordinateCount
    self.stages = stages
    self.terms = terms
    self.solutionCount = solutionCount
    self.errorCount = errorCount
    self.errorIsOtherSolution = errorIsOtherSolution
    self.start = start
    self.trial = trial
    self.end = end
    self.endRates = endRates
    self.error = error
  }

  /// Computes the state at the end, its rates and the error.
  ///
  /// - Parameters:
  ///   - knownCount: the number of coordinates, as specialised code knows it.
  ///   - differentiate: computes the rates of a state at a time; returns whether they are finite.
  /// - Returns: false as soon as a rate is not finite.
  @inlinable
  @inline(__always)
  func take(
    coordinates knownCount: Int,
    _ differentiate: (Double, UnsafePointer<Double>, UnsafeMutablePointer<Double>) throws -> Bool
  ) rethrows -> Bool {
    let dimension = 2 * knownCount
    let (time, length, stages) = (time, length, stages)
    var terms = terms
    // With a single term the length is multiplied by the coefficient first.
    let (slope, firstRates) = (terms.pointee.weight * length, terms.pointee.rates)
    Self.forBlocks(of: dimension) { index in
      Self.store(Self.load(start, index, by: Eight.self) + slope * Self.load(firstRates, index), to: trial, index)
    } pair: { index in
      Self.store(Self.load(start, index, by: Pair.self) + slope * Self.load(firstRates, index), to: trial, index)
    }
    terms += 1
    guard try differentiate(time + stages[0].fraction * length, trial, stages[0].rates) else { return false }
    for stage in stages.dropFirst() {
      Self.forBlocks(of: dimension) { index in
        advance(by: terms, stage.termCount, index, as: Eight.self)
      } pair: { index in
        advance(by: terms, stage.termCount, index, as: Pair.self)
      }
      terms += stage.termCount
      guard try differentiate(time + stage.fraction * length, trial, stage.rates) else { return false }
    }
    Self.forBlocks(of: dimension) { index in
      finish(terms, index, as: Eight.self)
    } pair: { index in
      finish(terms, index, as: Pair.self)
    }
    return try differentiate(time + length, end, endRates)
  }

  @usableFromInline typealias Eight = SIMD8<Double>
  @usableFromInline typealias Pair = SIMD2<Double>

  /// Calls with the first of each eight numbers, and then of each two: a state has an even number of them.
  @inlinable
  @inline(__always)
  static func forBlocks(of dimension: Int, _ eight: (Int) -> Void, pair: (Int) -> Void) {
    var index = 0
    while index + 8 <= dimension {
      eight(index)
      index += 8
    }
    while index < dimension {
      pair(index)
      index += 2
    }
  }

  /// Writes some numbers of the state of a stage: the start plus the length times a sum of rates.
  @inlinable
  @inline(__always)
  func advance<Block: SIMD<Double>>(by terms: UnsafePointer<Term>, _ count: Int, _ index: Int, as block: Block.Type) {
    let sum: Block = Self.sum(of: terms, count, index)
    Self.store(Self.load(start, index) + length * sum, to: trial, index)
  }

  /// Writes some numbers of the solution and of its error.
  @inlinable
  @inline(__always)
  func finish<Block: SIMD<Double>>(_ terms: UnsafePointer<Term>, _ index: Int, as block: Block.Type) {
    let solution: Block = Self.sum(of: terms, solutionCount, index)
    let other: Block = Self.sum(of: terms + solutionCount, errorCount, index)
    Self.store(Self.load(start, index) + length * solution, to: end, index)
    Self.store(length * (errorIsOtherSolution ? other - solution : other), to: error, index)
  }

  /// A sum of rates.
  @inlinable
  @inline(__always)
  static func sum<Block: SIMD<Double>>(of terms: UnsafePointer<Term>, _ count: Int, _ index: Int) -> Block {
    var sum: Block = terms.pointee.weight * load(terms.pointee.rates, index)
    var term = terms + 1
    let last = terms + count
    while term < last {
      sum += term.pointee.weight * load(term.pointee.rates, index, by: Block.self)
      term += 1
    }
    return sum
  }

  @inlinable
  @inline(__always)
  static func load<Block: SIMD<Double>>(
    _ numbers: UnsafePointer<Double>, _ index: Int, by block: Block.Type = Block.self
  ) -> Block {
    UnsafeRawPointer(numbers + index).loadUnaligned(as: block)
  }

  @inlinable
  @inline(__always)
  static func store<Block: SIMD<Double>>(_ block: Block, to numbers: UnsafeMutablePointer<Double>, _ index: Int) {
    UnsafeMutableRawPointer(numbers + index).storeBytes(of: block, as: Block.self)
  }
}
