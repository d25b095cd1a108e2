extension PreparedCubicBezier {
  /// The values at many points of progress, equal to ``value(at:)`` to the bit.
  ///
  /// It is fastest if the points are sorted, or if neighbours are often close: one polynomial then serves four points
  /// at a time.
  ///
  /// - Precondition: both spans have the same count.
  /// - Complexity: O(*n*) for *n* points, without an allocation.
  public func sample(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    ParameterError.trapUnlessSameCount(values.count, "values", progress.count, "points of progress")
    sample(at: progress, into: &values, by: .widest)
  }

  /// The values, computed with vectors of one width.
  func sample(at progress: Span<Double>, into values: inout MutableSpan<Double>, by vectors: WideVectors) {
    var index = 0
    while vectors != .plain {
      index = sampledInC(at: progress, from: index, into: &values, by: vectors)
      if index == progress.count { return }
      values[index] = value(at: progress[index])
      index += 1
    }
    while index + PreparedCell.blockSize <= progress.count {
      let block: PreparedCell.Block = progress.block(at: index)
      if let last = table.cell(at: block.w), cells[last].contains(block) {
        index = cells[last].run(at: progress, from: index, into: &values)
      } else {
        setSeparateValues(at: block, from: index, into: &values)
        index += PreparedCell.blockSize
      }
    }
    while index < progress.count {
      values[index] = value(at: progress[index])
      index += 1
    }
  }

  /// The values at evenly spaced points of progress, equal to ``value(at:)`` to the bit.
  ///
  /// - Parameters:
  ///   - start: the first point.
  ///   - step: the distance between points; point *i* is start + *i* · step, with both operations rounded.
  ///   - values: receives the values; its count is the number of points.
  /// - Complexity: O(*n*) for *n* points, without an allocation.
  public func sample(from start: Double, by step: Double, into values: inout MutableSpan<Double>) {
    sample(from: start, by: step, into: &values, by: .widest)
  }

  /// The values, computed with vectors of one width.
  func sample(from start: Double, by step: Double, into values: inout MutableSpan<Double>, by vectors: WideVectors) {
    var index = 0
    while vectors != .plain {
      index = sampledInC(from: start, by: step, from: index, into: &values, by: vectors)
      if index == values.count { return }
      values[index] = value(at: Double(index) * step + start)
      index += 1
    }
    while index + PreparedCell.blockSize <= values.count {
      let block = PreparedCell.indices(from: index) * step + start
      if let last = table.cell(at: block.w), cells[last].contains(block) {
        index = cells[last].run(start: start, step: step, from: index, into: &values)
      } else {
        setSeparateValues(at: block, from: index, into: &values)
        index += PreparedCell.blockSize
      }
    }
    while index < values.count {
      values[index] = value(at: Double(index) * step + start)
      index += 1
    }
  }

  /// Sets the values of a block whose points may lie in several cells.
  @inline(__always)
  private func setSeparateValues(
    at block: PreparedCell.Block, from index: Int, into values: inout MutableSpan<Double>
  ) {
    values[index] = value(at: block.x)
    values[index + 1] = value(at: block.y)
    values[index + 2] = value(at: block.z)
    values[index + 3] = value(at: block.w)
  }
}

extension PreparedCell {
  static var blockSize: Int { Block.scalarCount }

  /// The indices of a block, as doubles.
  @inline(__always)
  static func indices(from first: Int) -> Block {
    Double(first) + Block(0, 1, 2, 3)
  }

  /// Sets the values of all whole blocks inside the interval, from an index on.
  ///
  /// It is a separate function, so that the coefficients are loaded once for the loop.
  ///
  /// - Returns: the index after the last block.
  @inline(never)
  fileprivate func run(
    at progress: Span<Double>, from start: Int, into values: inout MutableSpan<Double>
  ) -> Int {
    var index = start
    while index + Self.blockSize <= progress.count {
      let block: PreparedCell.Block = progress.block(at: index)
      guard contains(block) else { break }
      values.setBlock(at: index, to: self.values(at: block))
      index += Self.blockSize
    }
    return index
  }

  /// Sets the values of all whole blocks of evenly spaced points inside the interval, from an index on.
  @inline(never)
  fileprivate func run(
    start: Double, step: Double, from first: Int, into values: inout MutableSpan<Double>
  ) -> Int {
    var index = first
    // Whole numbers, which can be incremented without a rounding error.
    var indices = Self.indices(from: first)
    while index + Self.blockSize <= values.count {
      let block = indices * step + start
      guard contains(block) else { break }
      values.setBlock(at: index, to: self.values(at: block))
      index += Self.blockSize
      indices += Double(Self.blockSize)
    }
    return index
  }
}
