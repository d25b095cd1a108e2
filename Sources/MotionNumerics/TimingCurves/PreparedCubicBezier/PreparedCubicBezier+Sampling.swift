extension PreparedCubicBezier {
  public func sample(at progress: Span<Double>, into values: inout MutableSpan<Double>) {
    precondition(progress.count == values.count, "as many values as points of progress")
    var index = 0
    while index + 4 <= progress.count {
      let block = progress.block(at: index)
      let last = guide.cell(at: block.w)
      if let last, cells[last].contains(block) {
        index = run(in: cells[last], at: progress, from: index, into: &values)
        continue
      }
      values[index] = value(at: block.x)
      values[index + 1] = value(at: block.y)
      values[index + 2] = value(at: block.z)
      if let last { values[index + 3] = cells[last].value(at: block.w) } else { values[index + 3] = curve.value(at: block.w) }
      index += 4
    }
    while index < progress.count {
      values[index] = value(at: progress[index])
      index += 1
    }
  }

  @inline(never)
  private func run(
    in cell: PreparedCell, at progress: Span<Double>, from start: Int, into values: inout MutableSpan<Double>
  ) -> Int {
    var index = start
    while index + 4 <= progress.count {
      let block = progress.block(at: index)
      guard cell.contains(block) else { break }
      values.setBlock(at: index, to: cell.values(at: block))
      index += 4
    }
    return index
  }

  public func sample(from start: Double, step: Double, into values: inout MutableSpan<Double>) {
    var index = 0
    while index + 4 <= values.count {
      let block = Self.block(index, start, step)
      let last = guide.cell(at: block.w)
      if let last, cells[last].contains(block) {
        index = run(in: cells[last], start: start, step: step, from: index, into: &values)
        continue
      }
      for lane in 0..<4 { values[index + lane] = value(at: block[lane]) }
      index += 4
    }
    while index < values.count {
      values[index] = value(at: start + Double(index) * step)
      index += 1
    }
  }

  @inline(__always)
  static func block(_ index: Int, _ start: Double, _ step: Double) -> PreparedCell.Block {
    (Double(index) + PreparedCell.Block(0, 1, 2, 3)) * step + start
  }

  @inline(never)
  private func run(
    in cell: PreparedCell, start: Double, step: Double, from first: Int, into values: inout MutableSpan<Double>
  ) -> Int {
    var index = first
    while index + 4 <= values.count {
      let block = Self.block(index, start, step)
      guard cell.contains(block) else { break }
      values.setBlock(at: index, to: cell.values(at: block))
      index += 4
    }
    return index
  }
}

extension Span<Double> {
  /// The elements from an index on.
  @inline(__always)
  func block(at index: Int) -> PreparedCell.Block {
    bytes.unsafeLoadUnaligned(fromByteOffset: index &* 8, as: PreparedCell.Block.self)
  }
}

extension MutableSpan<Double> {
  /// Replaces the elements from an index on.
  @inline(__always)
  mutating func setBlock(at index: Int, to block: PreparedCell.Block) {
    var bytes = mutableBytes
    bytes.storeBytes(of: block, toByteOffset: index &* 8, as: PreparedCell.Block.self)
  }
}
