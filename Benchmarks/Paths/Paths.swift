import Baselines
import Benchmark
import MotionNumerics

// Distances along paths: prepared measures against tables of 64 lines, single look-ups against Gauss's rule with
// Brent's method.

/// The number of times in the suite of timing curves, for the same reason.
private let distanceCount = 65_536
/// An inversion takes a microsecond.
private let inversionCount = 2048
private let tolerance = 1e-9
private var lookUpTarget: Target { .timesTheCost(4) }

let benchmarks: @Sendable () -> Void = {
  for curve in Curve.all {
    compareLookUps(curve)
    compareInversion(curve)
    compareLength(curve)
    compareBuilding(curve)
    compareMotion(curve)
  }
  let chain = Chain(count: 100)
  compareChain(chain, "random", chain.distances)
  compareChain(chain, "sorted", chain.distances.sorted())
  comparePreparation()
  for count in [1, 10, 100, 1000, 10_000, 100_000] { compareGrowth(Chain(count: count)) }
}

// MARK: - One cubic

private struct Curve {
  typealias Point = SIMD2<Double>

  let name: String
  let plain: PlainCubic
  let segment: PathSegment
  let path: Path

  init(_ name: String, _ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.name = name
    plain = PlainCubic(start, control1, control2, end)
    segment = .cubic(from: start, control1: control1, control2: control2, to: end)
    var path = Path()
    path.move(to: start)
    path.addCubic(control1, control2, to: end)
    self.path = path
  }

  func measure(tolerance: Double = tolerance) -> PathMeasure {
    PathMeasure(path, tolerance: tolerance)
  }

  func distances(_ count: Int, to length: Double) -> [Double] {
    var generator = SplitMix64(seed: 11)
    return (0..<count).map { _ in Double.random(in: 0..<length, using: &generator) }
  }

  /// The usual approximation of a circle, 4(√2 − 1)/3.
  static let kappa = 0.552_284_749_830_793_4
  static let all = [
    Curve("quarter circle", Point(1, 0), Point(1, kappa), Point(kappa, 1), Point(0, 1)),
    Curve("S", Point(0, 0), Point(1.0 / 3, 0), Point(2.0 / 3, 1), Point(1, 1)),
    Curve("loop", Point(0, 0), Point(1.5, 1), Point(-0.5, 1), Point(1, 0)),
    Curve("near cusp", Point(0, 0), Point(1.02, 1), Point(-0.02, 1), Point(1, 0)),
  ]
}

private func compareLookUps(_ curve: Curve) {
  let measure = curve.measure()
  let indexed = IndexedLengthTable(of: curve.plain)
  let searched = SearchedLengthTable(of: curve.plain)
  check(curve.name, curve.plain.position(at: indexed.parameter(at: 0.3 * measure.length)), measure)
  let distances = curve.distances(distanceCount, to: min(measure.length, indexed.length, searched.length))
  let positions = PathPositions(measure)
  var points = [SIMD2<Double>](repeating: .zero, count: distanceCount)
  compare(
    "parameter: \(curve.name)", values: distanceCount,
    baseline: ("table by index", { total(distances) { indexed.parameter(at: $0) } }),
    with: [
      Subject("table by search") { total(distances) { searched.parameter(at: $0) } },
      Subject("PathMeasure", target: lookUpTarget) { total(distances) { measure.pathPosition(at: $0).parameter } },
    ])
  compare(
    "position: \(curve.name)", values: distanceCount,
    baseline: ("table by index", { total(distances) { curve.plain.position(at: indexed.parameter(at: $0)) } }),
    with: [
      Subject("PathMeasure") { total(distances) { measure.position(at: $0) } },
      Subject("PathPositions") { total(distances) { positions.position(at: $0) } },
      Subject("PathPositions sample", target: lookUpTarget) {
        var span = points.mutableSpan
        positions.sample(at: distances.span, into: &span)
        blackHole(points)
      },
    ])
  compare(
    "and tangent: \(curve.name)", values: distanceCount,
    baseline: (
      "table by index",
      {
        total(distances) {
          let parameter = indexed.parameter(at: $0)
          return curve.plain.position(at: parameter) + curve.plain.tangent(at: parameter)
        }
      }
    ),
    with: [
      Subject("PathMeasure frame(at:)", target: lookUpTarget) {
        total(distances) {
          let frame = measure.frame(at: $0)
          return frame.position + frame.tangent
        }
      },
      Subject("PathMeasure two look-ups") {
        total(distances) { measure.position(at: $0) + measure.tangent(at: $0) }
      },
    ])
}

/// A measure and a motion as a client keeps them: in an optional variable.
///
/// Each use takes a copy of it.
nonisolated(unsafe) private var kept: PathMeasure?
nonisolated(unsafe) private var keptMotion: PathMotion?

/// Motions along a curve, and what a copy for each use costs.
private func compareMotion(_ curve: Curve) {
  let measure = curve.measure()
  let motion = PathMotion(curve.path, duration: measure.length, tolerance: tolerance)
  let distances = curve.distances(distanceCount, to: measure.length)
  compare(
    "motion: \(curve.name)", values: distanceCount,
    baseline: ("PathMeasure position", { total(distances) { measure.position(at: $0) } }),
    with: [
      Subject("the same from an optional", target: .timesTheCost(2)) {
        kept = measure
        total(distances) { kept?.position(at: $0) ?? .zero }
      },
      Subject("PathMotion") { total(distances) { motion.value(at: $0) } },
      Subject("PathMotion from an optional") {
        keptMotion = motion
        total(distances) { keptMotion?.value(at: $0) ?? .zero }
      },
      Subject("PathMotion with its velocity") {
        total(distances) {
          let state = motion.state(at: $0)
          return state.value + state.velocity
        }
      },
    ])
}

/// A single look-up on a curve.
private func compareInversion(_ curve: Curve) {
  let measure = curve.measure()
  let textbook = LengthInversion(of: curve.plain)
  let distances = curve.distances(inversionCount, to: min(measure.length, textbook.length))
  compare(
    "inversion: \(curve.name)", values: inversionCount,
    baseline: ("Gauss 24 and Brent", { total(distances) { textbook.parameter(at: $0, tolerance: tolerance) } }),
    with: [
      Subject("PathSegment") { total(distances) { curve.segment.parameter(atLength: $0, tolerance: tolerance) } },
      Subject("PathMeasure", target: .timesAsFast(40)) {
        total(distances) { measure.pathPosition(at: $0).parameter }
      },
    ])
}

/// The length of a whole curve, by the textbook's rule and to 1e-12.
private func compareLength(_ curve: Curve) {
  let rounds = (0..<inversionCount).map { Double($0) }
  let nodes = LengthInversion.rule
  compare(
    "length: \(curve.name)", values: inversionCount,
    baseline: ("Gauss 24", { total(rounds) { _ in LengthInversion.length(of: opaque(curve.plain), to: 1, nodes) } }),
    with: ("PathSegment 1e-12", { total(rounds) { _ in opaque(curve.segment).length() } })
  )
}

/// The cost of the preparation, with a whole curve as one value.
private func compareBuilding(_ curve: Curve) {
  compare(
    "preparation: \(curve.name)", values: 1,
    baseline: ("table by search", { blackHole(SearchedLengthTable(of: curve.plain)) }),
    with: [1e-6, 1e-9, 1e-12].map { tolerance in
      ("PathMeasure \(tolerance)", { blackHole(curve.measure(tolerance: tolerance)) })
    })
  let measure = curve.measure()
  compare(
    "preparation of positions: \(curve.name)", values: 1,
    baseline: ("PathMeasure 1e-9", { blackHole(curve.measure()) }),
    with: ("PathPositions", { blackHole(PathPositions(measure)) })
  )
}

/// The preparation of a thousand random cubics against their lengths, and these against a rule without an error
/// estimate, as a mean.
private func comparePreparation() {
  let chain = Chain(count: 1000)
  let segments = chain.measure.segments
  let paths = segments.map { segment in
    var path = Path()
    path.move(to: segment.position(at: 0))
    if case .cubic(_, let control1, let control2, let end) = segment { path.addCubic(control1, control2, to: end) }
    return path
  }
  compare(
    "preparation: random cubics", values: segments.count,
    baseline: ("PathSegment length", { for segment in segments { blackHole(segment.length()) } }),
    with: [
      Subject("PathMeasure 1e-3", target: .timesTheCost(3)) {
        for path in paths { blackHole(PathMeasure(path, tolerance: 1e-3)) }
      },
      Subject("PathMeasure 1e-9", target: .timesTheCost(15)) {
        for path in paths { blackHole(PathMeasure(path, tolerance: tolerance)) }
      },
    ])
  let nodes = LengthInversion.rule
  compare(
    "length: random cubics", values: segments.count,
    baseline: (
      "Gauss 24", { for curve in chain.curves { blackHole(LengthInversion.length(of: curve, to: 1, nodes)) } }
    ),
    with: [1e-3, 1e-9].map { tolerance in
      Subject("segmentLengths \(tolerance)", target: .timesTheCost(8)) {
        blackHole(chain.path.segmentLengths(tolerance: tolerance))
      }
    })
}

// MARK: - A path of many cubics

private struct Chain {
  let curves: [PlainCubic]
  let path: Path
  let table: IndexedPathTable
  let measure: PathMeasure
  let distances: [Double]

  /// Random cubics, each starting at the end of the one before.
  init(count: Int) {
    var generator = SplitMix64(seed: 5)
    func point() -> SIMD2<Double> {
      SIMD2(.random(in: 0...100, using: &generator), .random(in: 0...100, using: &generator))
    }
    var curves: [PlainCubic] = []
    var start = point()
    var path = Path()
    path.move(to: start)
    for _ in 0..<count {
      let (control1, control2, end) = (point(), point(), point())
      curves.append(PlainCubic(start, control1, control2, end))
      path.addCubic(control1, control2, to: end)
      start = end
    }
    (self.curves, self.path) = (curves, path)
    table = IndexedPathTable(of: curves)
    measure = PathMeasure(path, tolerance: tolerance)
    let length = min(table.length, measure.length)
    distances = (0..<distanceCount).map { _ in Double.random(in: 0..<length, using: &generator) }
  }
}

private func compareChain(_ chain: Chain, _ order: String, _ distances: [Double]) {
  let (table, measure) = (chain.table, chain.measure)
  let positions = PathPositions(measure)
  check("100 cubics", table.position(at: 0.3 * measure.length), measure)
  compare(
    "parameter: 100 cubics \(order)", values: distanceCount,
    baseline: ("table by index", { total(distances) { table.location(at: $0).parameter } }),
    with: ("PathMeasure", { total(distances) { measure.pathPosition(at: $0).parameter } })
  )
  compare(
    "position: 100 cubics \(order)", values: distanceCount,
    baseline: ("table by index", { total(distances) { table.position(at: $0) } }),
    with: [
      Subject("PathMeasure") { total(distances) { measure.position(at: $0) } },
      Subject("PathPositions") { total(distances) { positions.position(at: $0) } },
    ])
  compare(
    "and tangent: 100 cubics \(order)", values: distanceCount,
    baseline: (
      "table by index",
      {
        total(distances) {
          let frame = table.frame(at: $0)
          return frame.position + frame.tangent
        }
      }
    ),
    with: (
      "PathMeasure frame(at:)",
      {
        total(distances) {
          let frame = measure.frame(at: $0)
          return frame.position + frame.tangent
        }
      }
    )
  )
}

/// The growth of the costs with the number of curves: of a look-up, and of the preparation for one curve.
private func compareGrowth(_ chain: Chain) {
  let (table, measure, count) = (chain.table, chain.measure, chain.curves.count)
  compare(
    "frame random n = \(count)", values: distanceCount,
    baseline: (
      "table by index",
      {
        total(chain.distances) {
          let frame = table.frame(at: $0)
          return frame.position + frame.tangent
        }
      }
    ),
    with: (
      "PathMeasure frame(at:)",
      {
        total(chain.distances) {
          let frame = measure.frame(at: $0)
          return frame.position + frame.tangent
        }
      }
    )
  )
  compare(
    "position random n = \(count)", values: distanceCount,
    baseline: ("table by index", { total(chain.distances) { table.position(at: $0) } }),
    with: [Subject("PathMeasure", target: lookUpTarget) { total(chain.distances) { measure.position(at: $0) } }])
  // Ten thousand curves take a second.
  guard count <= 1000 else { return }
  compare(
    "preparation n = \(count)", values: count,
    baseline: ("table by index", { blackHole(IndexedPathTable(of: chain.curves)) }),
    with: ("PathMeasure 1e-9", { blackHole(PathMeasure(chain.path, tolerance: tolerance)) })
  )
}

// MARK: - Loops

@inline(__always)
private func total(_ distances: [Double], _ value: (Double) -> Double) {
  var sum = 0.0
  for distance in distances { sum += value(distance) }
  blackHole(sum)
}

@inline(__always)
private func total(_ distances: [Double], _ value: (Double) -> SIMD2<Double>) {
  var sum = SIMD2<Double>.zero
  for distance in distances { sum += value(distance) }
  blackHole(sum)
}

/// The value itself, opaque to the optimiser.
@inline(never)
private func opaque<Value>(_ value: Value) -> Value { value }

/// Traps unless the table and the measure give the same position, within the accuracy of the table.
private func check(_ name: String, _ point: SIMD2<Double>, _ measure: PathMeasure) {
  let miss = point - measure.position(at: 0.3 * measure.length)
  precondition((miss * miss).sum().squareRoot() < 1e-2 * measure.length, "\(name): table and measure disagree")
}
