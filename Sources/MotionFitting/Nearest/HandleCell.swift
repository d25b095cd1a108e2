/// A rectangle of handle progresses (x₁, x₂), with a lower bound of the error of every curve with such handles.
struct HandleCell {
  let centre: SIMD2<Double>
  /// Half of its width and of its height.
  let reach: SIMD2<Double>
  var bound: Double

  /// Both halves across the longer side.
  var halves: [HandleCell] {
    let isWide = reach.x >= reach.y
    let half = isWide ? SIMD2(0.5 * reach.x, reach.y) : SIMD2(reach.x, 0.5 * reach.y)
    let step = isWide ? SIMD2(half.x, 0) : SIMD2(0, half.y)
    return [centre - step, centre + step].map { HandleCell(centre: $0, reach: half, bound: bound) }
  }
}

/// A priority queue of cells as a binary heap: the cell with the least bound comes first.
struct HandleCellQueue {
  private var cells: [HandleCell] = []

  init(_ cells: [HandleCell]) { for cell in cells { add(cell) } }

  var first: HandleCell? { cells.first }

  mutating func add(_ cell: HandleCell) {
    var index = cells.count
    cells.append(cell)
    while index > 0, cells[(index - 1) / 2].bound > cell.bound {
      cells.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> HandleCell {
    cells.swapAt(0, cells.count - 1)
    let cell = cells.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < cells.count && cells[child].bound < cells[least].bound {
        least = child
      }
      if least == index { return cell }
      cells.swapAt(index, least)
      index = least
    }
  }
}
