/// The rows of a spring's grid that a run of samples goes through.
@usableFromInline
struct SpringRows<Value: VectorValue> {
  /// The next sample, counted from the first that moves.
  @usableFromInline var sample: Int
  /// Where the next value goes.
  @usableFromInline var output: Int
  @usableFromInline let end: Int
  /// The sample of the last closed form, −1 for none, and the state there.
  @usableFromInline var anchor = -1
  @usableFromInline var displacement = Value.zero
  @usableFromInline var velocity = Value.zero

  /// The rows of as many samples, from this one on, as there are places for them.
  @inlinable
  init(from sample: Int, into indices: Range<Int>) {
    self.sample = sample
    output = indices.lowerBound
    end = indices.upperBound
  }

  /// The next row, or nil after the last.
  @inlinable
  mutating func next(of motion: SpringMotion<Value>, _ grid: SpringGrid) -> SpringRow<Value>? {
    guard output < end else { return nil }
    let (row, column) = (sample % SpringGrid.anchorLength / SpringGrid.rowLength, sample % SpringGrid.rowLength)
    let lastAnchor = sample - sample % SpringGrid.anchorLength
    if lastAnchor != anchor {
      anchor = lastAnchor
      (displacement, velocity) = grid.anchor(at: grid.firstMoving + anchor)(
        displacement: motion.start - motion.target, velocity: motion.initialVelocity)
    }
    let state = grid.rows[row](displacement: displacement, velocity: velocity)
    let count = min(SpringGrid.rowLength - column, end - output)
    defer {
      sample += count
      output += count
    }
    return SpringRow(state: state, columns: column..<column + count, output: output)
  }
}

/// A row of a spring's grid, or a part of it, with the state that its columns are applied to.
@usableFromInline
struct SpringRow<Value: VectorValue> {
  @usableFromInline let state: (displacement: Value, velocity: Value)
  @usableFromInline let columns: Range<Int>
  /// Where the value of its first column goes.
  @usableFromInline let output: Int

  @inlinable
  init(state: (displacement: Value, velocity: Value), columns: Range<Int>, output: Int) {
    self.state = state
    self.columns = columns
    self.output = output
  }

  /// Combines displacement and velocity with a column for each: a loop without a branch, for the compiler to make
  /// SIMD instructions of.
  @inlinable
  func fill(_ values: inout MutableSpan<Value>, _ table: SpringColumns, around base: Value) {
    let (displacement, velocity) = state
    let fromDisplacement = table.fromDisplacement.span
    let fromVelocity = table.fromVelocity.span
    let shift = output - columns.lowerBound
    // All checks at once, as one in the loop would be a branch.
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= min(fromDisplacement.count, fromVelocity.count)
        && output >= 0 && shift + columns.upperBound <= values.count)
    for column in columns {
      let moved = displacement * fromDisplacement[unchecked: column] + velocity * fromVelocity[unchecked: column]
      values[unchecked: shift &+ column] = base + moved
    }
  }
}
