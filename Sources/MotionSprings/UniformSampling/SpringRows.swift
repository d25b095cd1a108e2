public import MotionCurves

/// The rows of a spring's grid for a series of samples.
@usableFromInline
struct SpringRows<Value: VectorValue> {
  /// The next sample, counted from the first moving one.
  @usableFromInline var sample: Int
  /// The index of the next value.
  @usableFromInline var output: Int
  @usableFromInline let end: Int
  /// The sample of the last closed form and the state there; −1 if there is none.
  @usableFromInline var anchor = -1
  @usableFromInline var displacement = Value.Precise.zero
  @usableFromInline var velocity = Value.Precise.zero

  /// The rows from a sample on, with one sample for each index of the output.
  @inlinable
  init(from sample: Int, into indices: Range<Int>) {
    self.sample = sample
    output = indices.lowerBound
    end = indices.upperBound
  }

  /// The next row; nil after the last one.
  @inlinable
  mutating func next(of motion: SpringMotion<Value>, _ grid: SpringGrid) -> SpringRow<Value>? {
    guard output < end else { return nil }
    let (row, column) = (sample % SpringGrid.anchorLength / SpringGrid.rowLength, sample % SpringGrid.rowLength)
    moveAnchor(of: motion, grid)
    let state = grid.rows[row](displacement: displacement, velocity: velocity)
    let count = min(SpringGrid.rowLength - column, end - output)
    defer {
      sample += count
      output += count
    }
    return SpringRow(state: state, columns: column..<column + count, output: output)
  }

  /// Computes the state at the last anchor, unless it is known.
  @inlinable
  @inline(__always)
  mutating func moveAnchor(of motion: SpringMotion<Value>, _ grid: SpringGrid) {
    let last = sample - sample % SpringGrid.anchorLength
    guard last != anchor else { return }
    anchor = last
    (displacement, velocity) = grid.anchor(at: grid.firstMoving + anchor)(
      displacement: motion.preciseStart - motion.preciseTarget, velocity: motion.preciseVelocity)
  }

  /// Fills the next whole rows, up to an anchor, by a loop for wider vectors.
  ///
  /// It fills no row if there is no such loop, as for values that are not numbers.
  @inlinable
  @inline(__always)
  mutating func fillWhole(
    _ values: inout MutableSpan<Value>, _ table: SpringColumns, around base: Value.Precise,
    of motion: SpringMotion<Value>,
    _ grid: SpringGrid
  ) {
    let first = sample % SpringGrid.anchorLength
    let count = min(SpringGrid.anchorLength - first, end - output) / SpringGrid.rowLength
    guard Value.self == Double.self, count > 0, first % SpringGrid.rowLength == 0 else { return }
    moveAnchor(of: motion, grid)
    let rows = first / SpringGrid.rowLength..<first / SpringGrid.rowLength + count
    let state = (displacement: displacement[scalar: 0], velocity: velocity[scalar: 0])
    precondition(output >= 0 && output + count * SpringGrid.rowLength <= values.count)
    let output = output
    let isFilled = values.withUnsafeMutableBufferPointer {
      grid.isFilled(rows, table, state, around: base[scalar: 0], UnsafeMutableRawBufferPointer($0), from: output)
    }
    guard isFilled else { return }
    sample += count * SpringGrid.rowLength
    self.output += count * SpringGrid.rowLength
  }
}

/// A row of a spring's grid, or a section of it, with the state to which its columns apply.
@usableFromInline
struct SpringRow<Value: VectorValue> {
  @usableFromInline let state: (displacement: Value.Precise, velocity: Value.Precise)
  @usableFromInline let columns: Range<Int>
  /// The index of the value of its first column.
  @usableFromInline let output: Int

  @inlinable
  init(state: (displacement: Value.Precise, velocity: Value.Precise), columns: Range<Int>, output: Int) {
    self.state = state
    self.columns = columns
    self.output = output
  }

  /// Combines displacement and velocity with their columns, in a loop without branches that the compiler vectorises.
  @inlinable
  func fill(_ values: inout MutableSpan<Value>, _ table: SpringColumns, around base: Value.Precise) {
    let (displacement, velocity) = state
    let fromDisplacement = table.fromDisplacement.span
    let fromVelocity = table.fromVelocity.span
    let shift = output - columns.lowerBound
    // All checks at once: a check in the loop would be a branch.
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= min(fromDisplacement.count, fromVelocity.count)
        && output >= 0 && shift + columns.upperBound <= values.count)
    for column in columns {
      let moved = displacement * fromDisplacement[unchecked: column] + velocity * fromVelocity[unchecked: column]
      values[unchecked: shift &+ column] = Value(rounding: base + moved)
    }
  }
}
