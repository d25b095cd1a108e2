/// The path of a GSAP `CustomEase`, and the points by which GSAP plays it.
struct CustomEasePath {
  /// For each cubic Bézier the coordinates of its four control points, as they are printed.
  private let segments: [[Double]]

  init(_ segments: [[Double]]) { self.segments = segments }

  /// The path data: `M0,0 C…`.
  var data: String {
    let groups = segments.map { segment in
      stride(from: 2, to: 8, by: 2).map { "\(segment[$0].plainText),\(segment[$0 + 1].plainText)" }
        .joined(separator: " ")
    }
    return "M\(segments[0][0].plainText),\(segments[0][1].plainText) C\(groups.joined(separator: " "))"
  }

  /// The points; nil if some are so near to each other that GSAP's table of them would be too long.
  ///
  /// A Bézier is halved as long as its control points are further from its chord than 1/√(200,000 · precision) in sum, and
  /// once more. From a precision of more than 1 on, GSAP goes straight from point to point.
  ///
  /// Source: `CustomEase.js` in https://github.com/greensock/GSAP.
  func points(precision: Double) -> [(x: Double, y: Double)]? {
    var points = [(x: segments[0][0], y: segments[0][1])]
    for segment in segments { Self.add(segment[...], 1 / (200_000 * precision), 0, to: &points) }
    let gaps = zip(points, points.dropFirst()).map { $1.x - $0.x }
    return gaps.allSatisfy { $0 > 1e-5 } ? points : nil
  }

  /// Adds the points behind the first one of a Bézier.
  private static func add(
    _ curve: ArraySlice<Double>, _ limit: Double, _ depth: Int, to points: inout [(x: Double, y: Double)]
  ) {
    let p = Array(curve)
    func middle(_ a: [Double], _ b: [Double]) -> [Double] { [0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1])] }
    let controls = stride(from: 0, to: 8, by: 2).map { [p[$0], p[$0 + 1]] }
    let first = zip(controls, controls.dropFirst()).map(middle)
    let second = zip(first, first.dropFirst()).map(middle)
    let half = middle(second[0], second[1])
    let (dx, dy) = (p[6] - p[0], p[7] - p[1])
    let bend = [2, 4].reduce(0) { $0 + abs((p[$1] - p[6]) * dy - (p[$1 + 1] - p[7]) * dx) }
    if bend * bend > limit * (dx * dx + dy * dy) && depth < 16 {
      add((controls[0] + first[0] + second[0] + half)[...], limit, depth + 1, to: &points)
      add((half + second[1] + first[2] + controls[3])[...], limit, depth + 1, to: &points)
    } else {
      points.append((half[0], half[1]))
      points.append((p[6], p[7]))
    }
  }
}
