import MotionCurves

/// All that a look-up reads of a segment but its cells: where it starts, where its cells are, and its points.
///
/// In a long path each place in memory that a look-up reads is a wait, so they are in one.
struct SegmentCells: Sendable {
  /// How a segment is stored.
  enum Form { case line, wide, narrow }

  /// The length of the path up to the segment.
  let start: Double
  /// The fraction of the segment's length for each point; the last cell ends at the fraction that all cells cover.
  let fractionsPerPoint: Double
  private let firstCell: UInt32
  /// The number of cells; negative for narrow ones, 0 for a segment of constant speed.
  private let signedCount: Int32
  /// The places of the second to the ninth cell's start, a byte each; those of missing cells are beyond all others.
  private let starts: UInt64
  /// The control points of a cubic.
  let cubic: CubicPoints

  init(
    start: Double, fractionsPerPoint: Double, cubic: CubicPoints, first: Int = 0, cells: [ArcLengthCell] = [],
    isNarrow: Bool = false
  ) {
    self.start = start
    self.fractionsPerPoint = fractionsPerPoint
    self.cubic = cubic
    firstCell = UInt32(first)
    signedCount = Int32(isNarrow ? -cells.count : cells.count)
    var starts: UInt64 = 0
    for index in 1...Self.startCount {
      let place = index < cells.count ? Self.place(of: cells[index].start) : Self.beyond
      starts |= place << UInt64(8 * index - 8)
    }
    self.starts = starts
  }

  @inline(__always)
  var first: Int { Int(firstCell) }
  @inline(__always)
  var count: Int { Int(signedCount.magnitude) }
  @inline(__always)
  var form: Form { signedCount > 0 ? .wide : signedCount < 0 ? .narrow : .line }
}

// MARK: - The cell of a fraction, without reading any

extension SegmentCells {
  /// The number of starts that are known.
  static let startCount = 8
  private static let beyond: UInt64 = 127

  /// The place of a fraction among 127, by a sum with 2⁵² that holds it in its last bits; it never decreases as the
  /// fraction increases.
  @inline(__always)
  private static func place(of fraction: Double) -> UInt64 {
    (min(fraction * 126, 126) + 0x1p52).bitPattern & 127
  }

  /// The last cell whose start may be at or before a fraction, or the last one whose start is known.
  ///
  /// A cell with its start in the same place may be too late by one or more. All eight bytes are compared at once: the
  /// upper bit of each remains where the start's place is not greater.
  @inline(__always)
  func roughCell(at fraction: Double) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let kept = ((Self.place(of: fraction) &* ones | ones &<< 7) &- starts) &>> 7 & ones
    return Int(truncatingIfNeeded: (kept &* ones) &>> 56)
  }
}

/// The cells by even bins of each segment, four for a cell.
///
/// It is the guide table of Chen and Asau, as ``GuideTable``, for many segments in one array.
struct CellBins: Sendable {
  /// For each bin, the last cell that starts in the bin or before it; a leading 0 takes the place of the last bin.
  private var lastCells: [UInt16] = []

  private static let binsPerCell = 4

  /// The bin of a fraction; the sum with 2⁵² holds it in its last bits.
  @inline(__always)
  private static func bin(of fraction: Double, count: Int) -> Int {
    let bins = Double(binsPerCell &* count &- 1)
    let position = min(fraction * bins, bins - 1)
    return Int(truncatingIfNeeded: (position + 0x1p52).bitPattern &- (0x1p52 as Double).bitPattern)
  }

  /// The cells among which that of a fraction is, counted from the first of its segment.
  @inline(__always)
  func range(at fraction: Double, first: Int, count: Int) -> (low: Int, high: Int) {
    let bin = Self.binsPerCell &* first &+ Self.bin(of: fraction, count: count)
    return (Int(lastCells[bin]), Int(lastCells[bin &+ 1]))
  }

  /// Adds a segment with cells that start at ascending fractions.
  mutating func append(_ cells: [ArcLengthCell]) {
    let base = lastCells.count
    lastCells.append(contentsOf: repeatElement(0, count: Self.binsPerCell * cells.count))
    for index in cells.indices {
      lastCells[base + 1 + Self.bin(of: cells[index].start, count: cells.count)] = UInt16(index)
    }
    for bin in base + 1..<lastCells.count { lastCells[bin] = max(lastCells[bin], lastCells[bin - 1]) }
  }
}

/// Collects the cells of all segments.
struct TableBuilder {
  /// The allowed error, in points.
  let tolerance: Double
  let maximumCellCount: Int
  var segments: [SegmentCells] = []
  private(set) var cells: [ArcLengthCell] = []
  private(set) var narrowCells: [NarrowCell] = []
  private(set) var bins = CellBins()

  init(tolerance: Double, maximumCellCount: Int) {
    self.tolerance = tolerance
    self.maximumCellCount = maximumCellCount
  }

  /// Adds the next segment, between two distances.
  mutating func append(
    _ segment: PathSegment, _ profile: SpeedProfile, from start: Double, to end: Double
  ) throws(ParameterError) {
    let length = end - start
    let cubic = CubicPoints(of: segment) ?? .none
    let fractionsPerPoint = min(1 / length, .greatestFiniteMagnitude)
    // In so short a segment the error stays within the allowed one, whatever the curve does.
    if profile.isConstant || length <= Self.shortestLength * tolerance {
      return segments.append(SegmentCells(start: start, fractionsPerPoint: fractionsPerPoint, cubic: cubic))
    }
    let isNarrow = tolerance >= NarrowCell.leastTolerance * length
    let builder = CellBuilder(
      of: profile, length: length, tolerance: tolerance, isNarrow: isNarrow, maximumCellCount: maximumCellCount)
    guard !builder.isIncomplete else {
      throw ParameterError(
        parameter: "path", value: "one whose segment \(segments.count) takes more",
        allowed: "a path that takes at most \(maximumCellCount) cells for a segment at this tolerance")
    }
    // An arc with a radius of 10³⁰⁰ chords has a sweep of nearly 0. It can lose all lengths of its cells to rounding.
    guard builder.covered > 0 && builder.covered.isFinite else {
      return segments.append(SegmentCells(start: start, fractionsPerPoint: fractionsPerPoint, cubic: cubic))
    }
    let first = isNarrow ? narrowCells.count : cells.count
    segments.append(
      SegmentCells(
        start: start, fractionsPerPoint: min(fractionsPerPoint * builder.covered, .greatestFiniteMagnitude),
        cubic: cubic, first: first, cells: builder.cells, isNarrow: isNarrow))
    if isNarrow {
      for cell in builder.cells { narrowCells.append(NarrowCell(cell)) }
    } else {
      cells += builder.cells
      bins.append(builder.cells)
    }
  }

  /// The part of the tolerance that a segment of constant speed may be long.
  private static let shortestLength = 0.3
}
