import MotionCurves

/// The search for the points in which curves come within a tolerance of each other.
///
/// A curve with the second derivative M lies within M·h²/8 of its chord over a step h of the parameter. Two parts
/// whose chords are farther apart than that and the tolerance do not meet; others are halved until they are as good as
/// their chords. Where curves lie on each other this would not end soon. There an end of one lies on the other at both
/// ends of the common part, because the curves are algebraic, and these ends are found first.
struct ContactSearch {
  typealias Point = SIMD2<Double>

  /// A parameter of a piece, with the place of its point in ``points``.
  struct Split {
    let parameter: Double
    let point: Int
  }

  let curves: BooleanCurves
  let tolerance: Double
  /// The comparisons that may still be made.
  private(set) var steps: Int
  /// The points where pieces begin, end or meet; ends of pieces come first.
  private(set) var points: [Point] = []
  /// The places at which each piece is divided, its ends included.
  private(set) var splits: [[Split]] = []
  private var pairs: [(CurveCell, CurveCell)] = []
  private var contacts: [Contact] = []

  /// A contact of two pieces, with the widths of the parts in which it was found.
  private struct Contact {
    let parameters, widths: SIMD2<Double>
    let point: Point

    /// Whether another contact is in the same parts or in the next ones.
    func isBeside(_ other: Contact) -> Bool {
      let gap = parameters - other.parameters
      return gap.x.magnitude <= 2 * widths.x && gap.y.magnitude <= 2 * widths.y
    }
  }

  /// Finds the contacts; not all of them if ``steps`` is not positive then.
  init(_ curves: BooleanCurves, tolerance: Double, steps: Int) {
    self.curves = curves
    self.tolerance = tolerance
    self.steps = steps
    let pieces = curves.pieces
    splits.reserveCapacity(pieces.count)
    for piece in pieces {
      splits.append([
        Split(parameter: piece.from, point: points.count), Split(parameter: piece.to, point: points.count + 1),
      ])
      points.append(piece.start)
      points.append(piece.end)
    }
    for i in pieces.indices {
      // Boxes are compared quickly.
      self.steps -= i / 8
      let lower = pieces[i].lower - tolerance
      let upper = pieces[i].upper + tolerance
      for j in 0..<i {
        let gaps = pointwiseMax(lower - pieces[j].upper, pieces[j].lower - upper)
        if gaps.max() <= 0 { meet(i, j) }
      }
      guard self.steps > 0 else { return }
    }
  }

  /// Divides pieces also at contacts of two other pieces that they pass within four tolerances.
  ///
  /// These are no contacts of the piece itself where three curves touch in one point.
  mutating func shareContacts() {
    for index in points.indices.dropFirst(2 * curves.pieces.count) {
      let point = points[index]
      steps -= curves.pieces.count / 8
      guard steps > 0 else { return }
      for (number, piece) in zip(curves.pieces.indices, curves.pieces) {
        let gaps = pointwiseMax(piece.lower - point, point - piece.upper)
        guard gaps.max() <= 4 * tolerance, let t = parameter(on: piece, near: point, tolerances: 4) else { continue }
        splits[number].append(Split(parameter: t, point: index))
      }
    }
  }

  /// Notes the contacts of two pieces.
  private mutating func meet(_ i: Int, _ j: Int) {
    let (a, b) = (curves.pieces[i], curves.pieces[j])
    var (first, last) = (1.0, 0.0)
    for (t, point) in [(a.from, a.start), (a.to, a.end)] {
      guard let s = parameter(on: b, near: point) else { continue }
      note(i, t, j, s, point)
      (first, last) = (min(first, t), max(last, t))
    }
    for (s, point) in [(b.from, b.start), (b.to, b.end)] {
      guard let t = parameter(on: a, near: point) else { continue }
      note(i, t, j, s, point)
      (first, last) = (min(first, t), max(last, t))
    }
    // Pieces beside each other meet only in ends.
    let depths = pointwiseMin(a.upper - b.lower, b.upper - a.lower)
    guard depths.min() > tolerance else { return }
    if areOnEachOther(a, b, first, last) { return }
    search(i, j)
  }

  /// Whether a part of one piece lies on the other, and is more than a contact.
  private mutating func areOnEachOther(_ a: CurveCell, _ b: CurveCell, _ first: Double, _ last: Double) -> Bool {
    guard first < last else { return false }
    let part = curves.cell(of: a.curve, first, last)
    guard (part.end - part.start).norm > 8 * tolerance else { return false }
    for fraction in [0.47, 0.21, 0.78] {
      let point = curves.position(on: a.curve, at: first + (last - first) * fraction)
      if parameter(on: b, near: point) == nil { return false }
    }
    return true
  }

  /// The parameter at which a piece is within some tolerances of a point; nil if it is nowhere.
  mutating func parameter(on piece: CurveCell, near point: Point, tolerances: Double = 1) -> Double? {
    if point == piece.start { return piece.from }
    if point == piece.end { return piece.to }
    let distance = tolerances * tolerance
    let spot = CurveCell(curve: -1, from: 0, to: 0, start: point, end: point, flatness: 0)
    let base = pairs.count
    defer { pairs.removeSubrange(base...) }
    pairs.append((piece, spot))
    while pairs.count > base, steps > 0 {
      let cell = pairs.removeLast().0
      steps -= 1
      guard cell.mayTouch(spot, within: cell.flatness + distance) else { continue }
      if cell.flatness <= 0.25 * tolerance {
        let fraction = cell.nearestFraction(to: point)
        if (cell.start + (cell.end - cell.start) * fraction - point).norm <= 1.25 * distance {
          return cell.parameter(at: fraction)
        }
        continue
      }
      let halves = curves.halves(of: cell)
      pairs.append((halves.1, spot))
      pairs.append((halves.0, spot))
    }
    return nil
  }

  private mutating func search(_ i: Int, _ j: Int) {
    contacts.removeAll(keepingCapacity: true)
    pairs.append((curves.pieces[i], curves.pieces[j]))
    while let (a, b) = pairs.popLast() {
      steps -= 1
      guard steps > 0 else { return pairs.removeAll() }
      guard a.mayTouch(b, within: a.flatness + b.flatness + tolerance) else { continue }
      if max(a.flatness, b.flatness) <= 0.25 * tolerance {
        noteContacts(i, a, j, b)
      } else if a.flatness > b.flatness {
        let halves = curves.halves(of: a)
        pairs.append((halves.1, b))
        pairs.append((halves.0, b))
      } else {
        let halves = curves.halves(of: b)
        pairs.append((a, halves.1))
        pairs.append((a, halves.0))
      }
    }
    // Where curves touch, the first and the last contact are enough: between them they are one edge.
    contacts.sort { $0.parameters.x < $1.parameters.x }
    for k in contacts.indices {
      let contact = contacts[k]
      let isInside =
        k > 0 && k + 1 < contacts.count && contact.isBeside(contacts[k - 1])
        && contact.isBeside(contacts[k + 1])
      if !isInside { note(i, contact.parameters.x, j, contact.parameters.y, contact.point) }
    }
  }

  /// Notes the contacts of two parts as if they were their chords.
  private mutating func noteContacts(_ i: Int, _ a: CurveCell, _ j: Int, _ b: CurveCell) {
    let (chord, other) = (a.end - a.start, b.end - b.start)
    let between = b.start - a.start
    let cross = chord.cross(other)
    let (u, v) = (between.cross(other) / cross, between.cross(chord) / cross)
    if u >= 0, u <= 1, v >= 0, v <= 1 {
      return noteCrossing(i, a, a.parameter(at: u), j, b, b.parameter(at: v))
    }
    for (fraction, point) in [(0.0, a.start), (1.0, a.end)] {
      let nearest = b.nearestFraction(to: point)
      guard (b.start + other * nearest - point).norm <= tolerance else { continue }
      add(a, a.parameter(at: fraction), b, b.parameter(at: nearest), point)
    }
    for (fraction, point) in [(0.0, b.start), (1.0, b.end)] {
      let nearest = a.nearestFraction(to: point)
      guard (a.start + chord * nearest - point).norm <= tolerance else { continue }
      add(a, a.parameter(at: nearest), b, b.parameter(at: fraction), point)
    }
  }

  private mutating func add(_ a: CurveCell, _ t: Double, _ b: CurveCell, _ s: Double, _ point: Point) {
    contacts.append(Contact(parameters: [t, s], widths: [a.to - a.from, b.to - b.from], point: point))
  }

  /// Notes a crossing after steps of Newton's method, which leave only rounding where it is not a touch.
  private mutating func noteCrossing(_ i: Int, _ a: CurveCell, _ t: Double, _ j: Int, _ b: CurveCell, _ s: Double) {
    var (t, s) = (t, s)
    var gap = curves.position(on: b.curve, at: s) - curves.position(on: a.curve, at: t)
    for _ in 0..<3 {
      let (velocity, other) = (curves.derivative(on: a.curve, at: t), curves.derivative(on: b.curve, at: s))
      let cross = velocity.cross(other)
      let (nextT, nextS) = (t + gap.cross(other) / cross, s + gap.cross(velocity) / cross)
      let piece = (curves.pieces[i], curves.pieces[j])
      guard nextT >= piece.0.from, nextT <= piece.0.to, nextS >= piece.1.from, nextS <= piece.1.to else { break }
      let nextGap = curves.position(on: b.curve, at: nextS) - curves.position(on: a.curve, at: nextT)
      guard nextGap.norm < gap.norm else { break }
      (t, s, gap) = (nextT, nextS, nextGap)
    }
    var point = curves.position(on: a.curve, at: t)
    // A line along an axis keeps its coordinate to the bit.
    for cell in [a, b] where curves.isLine(cell.curve) {
      if cell.start.x == cell.end.x { point.x = cell.start.x }
      if cell.start.y == cell.end.y { point.y = cell.start.y }
    }
    add(a, t, b, s, point)
  }

  private mutating func note(_ i: Int, _ t: Double, _ j: Int, _ s: Double, _ point: Point) {
    // An edge takes more work than a comparison.
    steps -= 32
    splits[i].append(Split(parameter: t, point: points.count))
    splits[j].append(Split(parameter: s, point: points.count))
    points.append(point)
  }
}
