import MotionNumerics
import TestSupport

/// Paths, measured and edited: lengths, positions, directions, bounds, trims, dashes, lines.
enum PathTarget: FuzzTarget {
  static let name = "paths"

  static func input(_ random: inout SplitMix64) -> PathInput { .random(&random) }

  /// Linear in the segments: each has some tens to hundreds of cells, as the tolerance asks for, needles up to 65536.
  static func expectedSeconds(for input: PathInput) -> Double {
    (input.hasNeedles ? 1e-2 : 5e-4) * Double(1 + input.path.elements.count)
  }

  static func check(_ input: PathInput, _ examination: Examination) {
    checkData(of: input.path, examination)
    let measure: PathMeasure
    do {
      measure = try PathMeasure(validating: input.path, tolerance: input.tolerance)
    } catch {
      examination.require(!input.isModerate || input.hasNeedles, "a moderate path is measured", "\(error)")
      return
    }
    examination.require(measure.length.isFinite && measure.length >= 0, "a length is finite", "\(measure.length)")
    checkWalk(on: measure, isModerate: input.isModerate, examination)
    guard measure.length > 0, !input.hasNeedles, examination.asks(oneIn: 8) else { return }
    if input.isModerate {
      checkLengths(of: measure, input, examination)
      checkTrim(of: measure, input, examination)
      if examination.asks(oneIn: 2) { checkDashes(of: measure, input, examination) }
    }
    checkFlattening(of: measure, input, examination)
  }

  /// Angles in radians without a decimal form in degrees change in the first writing.
  private static func checkData(of path: Path, _ examination: Examination) {
    guard let read = try? Path(parsing: path.svgData) else {
      return examination.fail("what is written is read", path.svgData)
    }
    let hasArcs = path.elements.contains { if case .arc = $0 { true } else { false } }
    if !hasArcs { examination.require(read == path, "what is written is read as the same", read.svgData) }
    PathDataTarget.checkRoundTrip(of: read, examination)
  }

  /// Positions in the order of their distances, on the path, with a direction.
  static func checkWalk(on measure: PathMeasure, isModerate: Bool, _ examination: Examination) {
    let length = measure.length
    // Positions on needles are less accurate, as documented.
    let hasNeedles = measure.segments.contains { $0.isNeedle }
    let bounds = hasNeedles ? nil : Path(subpaths: Subpath.all(of: measure)).bounds
    var parts = (0..<5).map { _ in examination.random.part() }
    parts.sort()
    var last = measure.pathPosition(at: 0)
    let inverted = examination.random.below(parts.count)
    for (index, part) in parts.enumerated() {
      let distance = part * length
      let frame = measure.frame(at: distance)
      examination.require(
        frame.pathPosition == measure.pathPosition(at: distance), "a frame is at its position on the path")
      examination.require(
        (last.segment, last.parameter) <= (frame.pathPosition.segment, frame.pathPosition.parameter),
        "positions on the path are in the order of distances", "\(last), then \(frame.pathPosition) at \(distance)")
      last = frame.pathPosition
      examination.require(
        frame.position.isFinite && frame.position == measure.position(at: distance), "a position is finite",
        "\(frame.position) at \(distance)")
      // A quotient and a root are accurate to an ulp or two.
      examination.require(
        abs(frame.tangent.norm - 1) <= 0x1p-49, "a tangent has the length 1", "\(frame.tangent) at \(distance)")
      if let bounds {
        examination.require(
          bounds.holds(frame.position, isModerate: isModerate), "bounds hold all positions",
          "\(frame.position) at \(distance), \(bounds)")
      }
      if index == inverted, !hasNeedles {
        checkInverse(of: frame.pathPosition, at: distance, on: measure, examination)
      }
    }
    let nowhere = measure.frame(at: .nan)
    examination.require(
      nowhere.pathPosition.parameter.isNaN && measure.distance(of: nowhere.pathPosition).isNaN, "NaN gives NaN")
  }

  /// distance(of: pathPosition(at: d)) = d.
  private static func checkInverse(
    of pathPosition: PathPosition, at distance: Double, on measure: PathMeasure, _ examination: Examination
  ) {
    let back = measure.distance(of: pathPosition)
    // The tolerance, and the error of the lengths themselves.
    let allowed = (measure.tolerance * 1.01 + 1e-13) * measure.length + measure.rounding(points: 1)
    examination.require(
      abs(back - distance) <= allowed, "the position of a distance is there",
      "\(back) at \(distance), \(abs(back - distance) / measure.length) of the length")
  }

  /// The whole length is the sum of its segments', and the same for the reversed path.
  private static func checkLengths(of measure: PathMeasure, _ input: PathInput, _ examination: Examination) {
    let sum = measure.segments.reduce(0) { $0 + $1.length(tolerance: 1e-13) }
    let allowed = (measure.tolerance + 1e-12) * measure.length
    examination.require(
      abs(sum - measure.length) <= allowed, "a length is the sum of its segments'", "\(sum), \(measure.length)")
    guard let reversed = try? PathMeasure(validating: input.path.reversed, tolerance: input.tolerance) else {
      return examination.fail("a reversed path is measured", "")
    }
    examination.require(
      // An arc is given by its ends, and one of some ulps of them is another one when they are exchanged.
      abs(reversed.length - measure.length) <= 2 * allowed + measure.rounding(points: 1), "a reversed path is as long",
      "\(reversed.length), \(measure.length)")
  }

  /// A trimmed path has the requested length.
  private static func checkTrim(of measure: PathMeasure, _ input: PathInput, _ examination: Examination) {
    let (a, b) = (examination.random.part(), examination.random.part())
    let (start, end) = (min(a, b), max(a, b))
    guard start < end, let part = try? input.path.trimmed(validatingFrom: start, to: end, tolerance: input.tolerance)
    else {
      return
    }
    let length = part.isEmpty ? 0 : (try? PathMeasure(validating: part, tolerance: 1e-10))?.length ?? .nan
    let expected = (end - start) * measure.length
    let allowed =
      (2 * measure.tolerance + 1e-9 + input.path.flatness) * measure.length
      + measure.rounding(points: 8) * input.path.flatteningFactor
    examination.require(
      abs(length - expected) <= allowed, "a part is as long as was asked for",
      "\(length), not \(expected), from \(start) to \(end)")
  }

  /// The dashes and the gaps together are as long as the path.
  private static func checkDashes(of measure: PathMeasure, _ input: PathInput, _ examination: Examination) {
    let (dash, gap) = (
      measure.length * (0.05 + examination.random.number()), measure.length * examination.random.number()
    )
    let phase = examination.random.moderate(2) * measure.length
    do {
      let dashes = try measure.dashed(validating: [dash, gap], phase: phase)
      let gaps = try measure.dashed(validating: [gap, dash], phase: phase - dash)
      let sum = try dashes.measuredLength() + gaps.measuredLength()
      // Each end is off by the tolerance at most.
      let ends = Double(2 + 2 * (dashes.subpaths.count + gaps.subpaths.count))
      let allowed =
        (ends * (measure.tolerance + 1e-13) + 1e-9 + input.path.flatness) * measure.length
        + measure.rounding(points: Int(ends)) * input.path.flatteningFactor
      examination.require(
        abs(sum - measure.length) <= allowed, "dashes and gaps are the path",
        "\(sum), not \(measure.length), pattern \(dash) \(gap), phase \(phase)")
    } catch {
      examination.fail("a path is dashed", "\(error)")
    }
  }

  /// The polyline of a curve is no longer than the curve.
  private static func checkFlattening(of measure: PathMeasure, _ input: PathInput, _ examination: Examination) {
    let tolerance = measure.length * 0.01 * (examination.random.number() + 0.01)
    guard tolerance > 0, let lines = try? input.path.flattened(validatingTolerance: tolerance) else { return }
    guard let flat = try? PathMeasure(validating: lines, tolerance: 1e-9) else {
      return examination.require(!input.isModerate, "lines are measured", lines.svgData)
    }
    let allowed =
      measure.length * (1 + measure.tolerance + 1e-9) + measure.rounding(points: lines.elements.count)
    examination.require(flat.length <= allowed, "lines are no longer than curves", "\(flat.length), \(measure.length)")
  }
}

extension PathMeasure {
  /// The error that this many points, rounded to doubles, may add to a length.
  fileprivate func rounding(points: Int) -> Double {
    let size = segments.reduce(0) { max($0, abs($1.start.x), abs($1.start.y), abs($1.end.x), abs($1.end.y)) }
    return Double(points) * 4 * size.ulp
  }
}

extension PathSegment {
  /// Whether it is an arc of an ellipse flatter than 1 to 2³², or of one whose radii are 2⁹⁰⁰ chords: its angles have
  /// few digits, and it can take as many cells as there may be.
  fileprivate var isNeedle: Bool {
    guard case .arc(let arc) = self else { return false }
    return arc.radii.min() < 0x1p-32 * arc.radii.max() || abs(arc.sweep) < 0x1p-900
  }
}

extension PathInput {
  var hasNeedles: Bool { path.subpaths.contains { $0.segments.contains { $0.isNeedle } } }
}

extension Subpath {
  /// The segments of a measure, each as an open subpath.
  fileprivate static func all(of measure: PathMeasure) -> [Subpath] {
    measure.segments.map { Subpath(start: $0.start, segments: [$0]) }
  }
}

extension Path {
  fileprivate func measuredLength() throws(ParameterError) -> Double {
    isEmpty ? 0 : try PathMeasure(validating: self, tolerance: 1e-12).length
  }

  /// The error of a trimmed elliptical arc that is given by its ends alone: 2⁻⁵⁰ over the ratio of the radii; below a
  /// ratio of 2⁻²⁶ cubics replace it.
  fileprivate var flatness: Double {
    let factor = flatteningFactor
    return factor > 0x1p26 ? 2e-3 : hasArcs ? 0x1p-48 * factor : 0
  }

  /// The greatest ratio of an arc's radii, by which the rounding of an arc's ends is multiplied.
  fileprivate var flatteningFactor: Double {
    elements.reduce(1) { worst, element in
      guard case .arc(let radii, _, _, _, _) = element else { return worst }
      return max(worst, max(abs(radii.x), abs(radii.y)) / min(abs(radii.x), abs(radii.y)))
    }
  }

  private var hasArcs: Bool { elements.contains { if case .arc = $0 { true } else { false } } }
}

extension Rectangle {
  /// Whether a point lies inside, up to the rounding of a curve's polynomial; a wild arc, with radii of up to 1e230
  /// times its chord, loses much more.
  fileprivate func holds(_ point: SIMD2<Double>, isModerate: Bool) -> Bool {
    let size = max(abs(minX), abs(maxX), abs(minY), abs(maxY))
    let rounding = size * (isModerate ? 0x1p-46 : 0x1p-20) + .leastNormalMagnitude
    return point.x >= minX - rounding && point.x <= maxX + rounding && point.y >= minY - rounding
      && point.y <= maxY + rounding
  }
}
