/// Makes the cells of one segment, from its start to its end.
struct CellBuilder {
  private let profile: SpeedProfile
  /// The length of the segment, in units of the profile.
  private let whole: Double
  private let isNarrow: Bool
  private let maximumCellCount: Int
  private(set) var cells: [ArcLengthCell] = []
  /// The length of all cells, as a fraction of that of the segment; it differs from 1 by the errors of the cells.
  private(set) var covered = 0.0
  /// Whether the segment takes more cells than allowed, so that the last ones are missing.
  private(set) var isIncomplete = false

  /// Makes the cells of a segment whose speed varies.
  ///
  /// - Parameters:
  ///   - profile: its speed.
  ///   - length: its length in points.
  ///   - tolerance: the error of a distance in points.
  ///   - isNarrow: whether the cells will be stored as floats.
  ///   - maximumCellCount: the greatest number of cells.
  init(of profile: SpeedProfile, length: Double, tolerance: Double, isNarrow: Bool, maximumCellCount: Int) {
    self.profile = profile
    self.isNarrow = isNarrow
    self.maximumCellCount = maximumCellCount
    whole = length / profile.unit
    var tolerance = tolerance / profile.unit
    for _ in 0..<Self.attempts {
      cells.removeAll(keepingCapacity: true)
      makeCells(to: tolerance)
      // The errors of single cells alternate; where they add up all the same, finer cells have smaller ones.
      if isIncomplete || (covered - 1).magnitude * whole <= Self.allowedSum * tolerance { return }
      tolerance *= 0.125
    }
  }

  private mutating func makeCells(to tolerance: Double) {
    var (distance, start, size) = (0.0, 0.0, CellSize(tolerance: tolerance))
    var count = 0
    while start < 1 {
      let limit = profile.branchPoints.nextStop(after: start) { profile.scaledSpeed(at: $0) <= tolerance / $1 }
      while start < limit {
        let (fit, end) = cell(from: start, to: limit, &size)
        append(fit, at: distance / whole, from: start)
        count += 1
        isIncomplete = count > maximumCellCount
        guard !isIncomplete else { return }
        distance += fit.length
        start = end
      }
    }
    covered = distance / whole
    endLast(at: covered, parameter: 1)
  }

  /// The next cell, as large as the tolerance allows, and the parameter at which it ends.
  private func cell(from start: Double, to limit: Double, _ size: inout CellSize) -> (CellFit, end: Double) {
    var width = size.first(from: start, to: limit, of: profile)
    while true {
      let end = width < limit - start ? start + width : limit
      var fit = CellFit(
        of: profile, from: start, to: end, tolerance: size.tolerance, whole: whole, isNarrow: isNarrow)
      if fit.error <= 1 {
        size.accept(width, error: fit.error)
        return (fit, end)
      }
      width = size.smaller(than: end - start, error: fit.error)
      if start + width <= start || start + width >= end {
        fit.becomeLine(from: start, to: end)
        return (fit, end)
      }
    }
  }

  /// Appends a cell.
  ///
  /// It replaces the cell before if both start at the same place, to the digits that are stored. So it takes that one's
  /// parameter, which is 0 at the start of the segment.
  private mutating func append(_ fit: CellFit, at start: Double, from parameter: Double) {
    if let last = cells.last, isNarrow ? Float(start) <= Float(last.start) : start <= last.start {
      cells[cells.count - 1] = stored(fit.cell(at: last.start, parameter: last.startParameter, whole: whole))
    } else {
      let cell = stored(fit.cell(at: start, parameter: parameter, whole: whole))
      endLast(at: cell.start, parameter: cell.startParameter)
      cells.append(cell)
    }
  }

  /// The cell to the digits that are stored.
  private func stored(_ cell: ArcLengthCell) -> ArcLengthCell { isNarrow ? NarrowCell(cell).wide : cell }

  /// Keeps the last cell at or below the parameter at which the next one starts, so that no position goes back.
  private mutating func endLast(at fraction: Double, parameter: Double) {
    guard var cell = cells.last else { return }
    for _ in 0..<Self.mostCorrections {
      guard cell.lower(to: parameter, at: fraction) else { break }
      cell = stored(cell)
    }
    cells[cells.count - 1] = cell
  }

  /// The first correction leaves a rounding error of the stored digits at most.
  private static let mostCorrections = 4
  /// More are needed only where lengths are mostly rounding errors.
  private static let attempts = 3
  /// The part of the tolerance for the sum of the cells' errors.
  private static let allowedSum = 0.2
}

/// How large the next cell may be.
///
/// The error of a cell of the width h is about v·D·(h/D)⁷, where v is the speed and D the distance from the nearest
/// branch point. The factor is learnt from the cells before. It only saves attempts: the error of each cell is computed.
private struct CellSize {
  let tolerance: Double
  /// The factor that is learnt.
  private var factor = 2.0
  /// The width that the factor 1 gives for the cell that is tried.
  private var unit = 1.0
  /// The width that was wanted, before it was fitted into the rest of the segment.
  private var wanted = 1.0

  init(tolerance: Double) { self.tolerance = tolerance }

  /// The width of a cell from a parameter on.
  mutating func first(from start: Double, to limit: Double, of profile: SpeedProfile) -> Double {
    let distance = profile.branchPoints.distance(from: start)
    let relative = Self.seventhRoot(tolerance / (profile.scaledSpeed(at: start) * distance))
    let middle = min(start + 0.4 * min(factor * relative, 1.5) * distance, limit)
    unit = relative * profile.branchPoints.distance(from: middle)
    wanted = factor * unit
    let rest = limit - start
    if distance == 0 { wanted = Self.widthAtStop(tolerance, rest, speed: profile.scaledSpeed(at: start + 0.5 * rest)) }
    // Two cells of nearly equal widths rather than a large one and a remainder. Written so that a NaN takes the rest.
    if wanted < 0.55 * rest { return wanted }
    return wanted < 0.85 * rest ? 0.5 * rest : rest
  }

  /// The width at whose end a speed that grows from 0 in proportion has covered about the tolerance.
  private static func widthAtStop(_ tolerance: Double, _ rest: Double, speed: Double) -> Double {
    rest * min(1, (tolerance / (speed * rest)).squareRoot())
  }

  /// Learns from a cell that is exact enough.
  mutating func accept(_ width: Double, error: Double) {
    let larger = width * min(1.5, Self.change(for: error))
    // A cell that the rest of the segment made smaller tells nothing.
    if width >= 0.99 * wanted || larger > wanted { learn(min(8, larger / unit)) }
  }

  /// The width after a cell that is not exact enough.
  mutating func smaller(than width: Double, error: Double) -> Double {
    let smaller = width * min(0.8, Self.change(for: error))
    learn(max(0.5 * factor, smaller / unit))
    wanted = smaller
    return smaller
  }

  private mutating func learn(_ factor: Double) {
    if factor.isFinite && factor > 0 { self.factor = factor }
  }

  /// The factor for an error of a third of the allowed one.
  private static func change(for error: Double) -> Double { max(0.2, seventhRoot(0.35 / error)) }

  /// The seventh root of a positive number, to a few percent: the exponent and the significand as one integer are
  /// nearly the logarithm.
  private static func seventhRoot(_ number: Double) -> Double {
    let one = Int64(bitPattern: (1.0).bitPattern)
    return Double(bitPattern: UInt64(bitPattern: one + (Int64(bitPattern: number.bitPattern) - one) / 7))
  }
}

extension BranchPoints {
  /// The next parameter at which the segment nearly stops, or 1: cells meet there.
  fileprivate func nextStop(after parameter: Double, isSlow: (_ parameter: Double, _ distance: Double) -> Bool)
    -> Double
  {
    var next = 1.0
    for point in self where point.real > parameter && point.real < next {
      if isSlow(point.real, point.imaginary.magnitude) { next = point.real }
    }
    return next
  }
}
