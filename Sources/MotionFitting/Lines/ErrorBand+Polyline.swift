import MotionCurves

extension ErrorBand {
  /// A polyline of the fewest points through the band; nil if it would need more than a given number.
  ///
  /// From each window, the next line goes as far as any line can. It touches one wall, and then leaves through the
  /// other wall. The next line crosses it between these two points, and must stay between the walls from there on. No
  /// polyline gets further with as many lines.
  ///
  /// - Complexity: O(*n*) for *n* gates if each line touches a wall near its end; the gates after the touch are swept
  ///   again.
  ///
  /// Source: S. Suri, *A linear time algorithm for minimum link paths inside a simple polygon*, Computer Vision, Graphics,
  /// and Image Processing 35 (1986).
  func polyline(tolerance: Double, _ bounds: Bounds, most: Int) -> [PiecewiseLinear.Point]? {
    var points: [PiecewiseLinear.Point] = []
    for interval in intervals(tolerance: tolerance, bounds) {
      guard let links = links(in: interval, tolerance: tolerance, bounds, most: most - points.count) else { return nil }
      points += vertices(of: links, in: interval)
      guard points.count <= most else { return nil }
    }
    return points
  }

  /// A line of a polyline, with the range in which the next line may cross it.
  private struct Link {
    let line: LineSweep.Line
    let end: ClosedRange<Double>
  }

  /// The lines of the polyline of the fewest points along gates without a jump that is too high; none for gates at a
  /// single time.
  private func links(in interval: Range<Int>, tolerance: Double, _ bounds: Bounds, most: Int) -> [Link]? {
    guard gates[interval.lowerBound].time < gates[interval.upperBound - 1].time else { return [] }
    func point(_ index: Int, _ side: LineSweep.Side) -> LineSweep.Point {
      let window = window(at: index, tolerance: tolerance, bounds)
      return LineSweep.Point(x: gates[index].time, y: side == .low ? window.low : window.high, index: index)
    }
    var links: [Link] = []
    var sweep = LineSweep()
    var index = interval.lowerBound
    while index < interval.upperBound {
      let (low, high) = (point(index, .low), point(index, .high))
      let isLow = !sweep.add(low, .low)
      if !isLow && sweep.add(high, .high) {
        index += 1
        continue
      }
      let side = isLow ? LineSweep.Side.low : .high
      guard let line = sweep.line(blocking: side), links.count < most else { return nil }
      let exit = Self.exit(of: line, from: point(index - 1, side), to: isLow ? low : high)
      let touch = line.point
      links.append(Link(line: line, end: min(touch.x, exit.x)...exit.x))
      sweep = LineSweep()
      for passed in touch.index..<index { _ = sweep.add(point(passed, side.opposite), side.opposite) }
      _ = sweep.add(exit, side)
    }
    guard let last = sweep.middle else { return nil }
    let end = gates[interval.upperBound - 1].time
    return links + [Link(line: last, end: end...end)]
  }

  /// The point at which a line leaves the band through a wall between two gates.
  private static func exit(
    of line: LineSweep.Line, from before: LineSweep.Point, to after: LineSweep.Point
  ) -> LineSweep.Point {
    let (inside, outside) = (abs(line.value(at: before.x) - before.y), abs(line.value(at: after.x) - after.y))
    let fraction = inside + outside > 0 ? inside / (inside + outside) : 1
    let x = before.x + fraction * (after.x - before.x)
    return LineSweep.Point(x: x, y: line.value(at: x), index: after.index)
  }

  /// The ends of an interval and the intersections of its lines.
  private func vertices(of links: [Link], in interval: Range<Int>) -> [PiecewiseLinear.Point] {
    let (first, last) = (gates[interval.lowerBound], gates[interval.upperBound - 1])
    guard let start = links.first, let end = links.last else {
      return [PiecewiseLinear.Point(input: first.time, output: last.isPinned ? last.value : first.value)]
    }
    var points = [
      PiecewiseLinear.Point(
        input: first.time, output: first.isPinned ? first.value : start.line.value(at: first.time))
    ]
    for (link, next) in zip(links, links.dropFirst()) {
      points.append(Self.crossing(of: link, with: next.line))
    }
    points.append(
      PiecewiseLinear.Point(input: last.time, output: last.isPinned ? last.value : end.line.value(at: last.time)))
    return points
  }

  /// The intersection of two lines, limited to the range in which they cross.
  private static func crossing(of link: Link, with next: LineSweep.Line) -> PiecewiseLinear.Point {
    let (a, b) = (link.end.lowerBound, link.end.upperBound)
    let (before, after) = (link.line.value(at: a) - next.value(at: a), link.line.value(at: b) - next.value(at: b))
    let fraction = before != after ? max(0, min(before / (before - after), 1)) : 0.5
    let x = max(a, min(a + fraction * (b - a), b))
    let (y, other) = (link.line.value(at: x), next.value(at: x))
    return PiecewiseLinear.Point(input: x, output: y + 0.5 * (other - y))
  }
}
