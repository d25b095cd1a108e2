internal import MotionPaths

extension Outline {
  /// The length of each segment.
  var segmentLengths: [Double] { (0..<segmentCount).map(length(ofSegment:)) }

  /// Whether a segment has no tangents.
  func isLine(_ index: Int) -> Bool {
    let next = vertices[index + 1 == vertices.count ? 0 : index + 1]
    return vertices[index].outTangent == .zero && next.inTangent == .zero
  }

  private func length(ofSegment index: Int) -> Double {
    let (start, control1, control2, end) = segment(index)
    if isLine(index) { return (end - start).length }
    // A segment that is not finite has no length; it comes from a computed property, not from a document.
    guard (start + control1 + control2 + end).length < .infinity else { return .nan }
    return PathSegment.cubic(from: start, control1: control1, control2: control2, to: end).length()
  }

  /// Appends the section between two distances, as an open outline or as the continuation of one.
  ///
  /// - Parameters:
  ///   - start: the distance at which the section begins, at least 0.
  ///   - end: the distance at which it ends, greater than `start`; infinite for the end of the outline.
  ///   - lengths: the lengths of the segments.
  ///   - slack: the greatest length of a piece of a segment that is left out, or added, at the ends of the section.
  ///   - result: the outline to which the section is appended; if it has vertices, its last one is where the section
  ///     begins.
  func appendSection(
    from start: Double, to end: Double, lengths: ArraySlice<Double>, slack: Double, to result: inout Outline
  ) {
    var covered = 0.0
    for (index, length) in lengths.enumerated() {
      let next = covered + length
      defer { covered = next }
      guard next - start > slack else { continue }
      guard end - covered > slack else { return }
      let first = start - covered > slack ? parameter(at: start - covered, ofSegment: index, length) : 0
      let last = next - end > slack ? parameter(at: end - covered, ofSegment: index, length) : 1
      if first < last { appendSegment(index, from: first, to: last, to: &result) }
    }
  }

  /// The parameter of a segment at a length from its start.
  private func parameter(at distance: Double, ofSegment index: Int, _ length: Double) -> Double {
    if isLine(index) { return distance / length }
    let (start, control1, control2, end) = segment(index)
    return PathSegment.cubic(from: start, control1: control1, control2: control2, to: end)
      .parameter(atLength: distance)
  }

  private func appendSegment(_ index: Int, from first: Double, to last: Double, to result: inout Outline) {
    let (from, to) = (vertices[index], vertices[index + 1 == vertices.count ? 0 : index + 1])
    if first == 0 && last == 1 {
      result.append(from: from.point, out: from.outTangent, into: to.inTangent, to: to.point)
    } else if isLine(index) {
      let edge = to.point - from.point
      let start = first == 0 ? from.point : from.point + edge * first
      let end = last == 1 ? to.point : from.point + edge * last
      result.append(from: start, out: .zero, into: .zero, to: end)
    } else {
      let (start, control1, control2, end) = segment(index)
      let whole = PathSegment.cubic(from: start, control1: control1, control2: control2, to: end)
      guard case .cubic(let start, let control1, let control2, let end) = whole.part(from: first, to: last) else {
        return
      }
      result.append(from: start, out: control1 - start, into: control2 - end, to: end)
    }
  }

  /// Appends a segment, which begins where the outline ends.
  private mutating func append(
    from start: SIMD2<Double>, out: SIMD2<Double>, into: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    if vertices.isEmpty {
      vertices.append(Vertex(point: start, outTangent: out))
    } else {
      vertices[vertices.count - 1].outTangent = out
    }
    vertices.append(Vertex(point: end, inTangent: into))
  }
}

/// Shapes with the lengths of their segments, trimmed as one.
struct OutlineTrimmer {
  /// The whole length of the trimmed outlines.
  let length: Double
  /// The kept section, and its continuation from the start of the whole.
  private let first: (start: Double, end: Double)
  private let second: (start: Double, end: Double)
  /// The length of the outlines before the next one.
  private var covered = 0.0
  /// Below it a piece comes from rounding; with round caps it would be seen as a dot.
  private let slack: Double

  /// Trims outlines of a whole length to the part between two fractions of it.
  init(length: Double, from start: Double, to end: Double) {
    self.length = length
    // Thousands of segments have their sums rounded.
    slack = 1e-12 * length
    first = (start * length, end < 1 ? end * length : .infinity)
    second = (0, end > 1 ? (end - 1) * length : 0)
  }

  /// The kept sections of the next outline, as none to two outlines.
  mutating func appendTrimmed(_ outline: Outline, lengths: ArraySlice<Double>, to result: inout [Outline]) {
    let length = lengths.reduce(0, +)
    let begin = covered
    covered += length
    let one = (start: max(0, first.start - begin), end: first.end - begin)
    let other = (start: max(0, second.start - begin), end: second.end - begin)
    // An outline of no length is kept where a section passes it, and not by the second one where that has no length.
    if one.start <= slack && one.end >= length - slack || other.end > slack && other.end >= length - slack {
      result.append(outline)
      return
    }
    let hasFirst = min(one.end, length) - one.start > slack
    let hasSecond = other.end - other.start > slack
    var section = Outline()
    section.vertices.reserveCapacity(outline.vertices.count + 2)
    if hasFirst { outline.appendSection(from: one.start, to: one.end, lengths: lengths, slack: slack, to: &section) }
    if hasFirst && hasSecond && !(outline.isClosed && one.end >= length - slack) {
      result.append(section)
      section = Outline()
    }
    if hasSecond { outline.appendSection(from: 0, to: other.end, lengths: lengths, slack: slack, to: &section) }
    if !section.vertices.isEmpty { result.append(section) }
  }
}
