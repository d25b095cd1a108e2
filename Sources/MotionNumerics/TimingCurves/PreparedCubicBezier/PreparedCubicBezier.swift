public struct PreparedCubicBezier: Sendable {
  public let curve: CubicBezier
  let cells: [PreparedCell]
  let guide: CellGuide

  public init(_ curve: CubicBezier) {
    let plan = CellPlan(of: curve)
    self.curve = curve
    cells = plan.cells
    guide = plan.guide
  }
  public var byteCount: Int { cells.count * MemoryLayout<PreparedCell>.stride + guide.slots.count }
  public var cellCount: Int { cells.count }
  public var exactShare: Double {
    1 - cells.reduce(0.0) { $0 + 2 * $1.squaredReach.squareRoot() }
  }
}

extension PreparedCubicBezier: ValueGenerator {
  public func value(at progress: Double) -> Double {
    guard let cell = guide.cell(at: progress) else { return curve.value(at: progress) }
    return cells[cell].value(at: progress)
  }
}
