import ExportReading
import MotionNumerics
import TestSupport
import Testing

@testable import MotionExport

/// Keys with printed numbers, in each shape that formats have.
struct KeysTests {
  private static let decimals = NumberScale(rounding: .decimals(4))
  private static let single = NumberScale(rounding: .single)
  private static let layouts: [(name: String, layout: KeyLayout)] = [
    (
      "relative",
      KeyLayout(
        shape: .relative, time: NumberScale(unit: 10, rounding: .decimals(5)),
        value: NumberScale(unit: 2, offset: 3, rounding: .decimals(4)), handle: decimals)
    ),
    (
      "relative with jumps",
      KeyLayout(
        shape: .relative, time: NumberScale(rounding: .decimals(6)), value: decimals, handle: decimals,
        allowsJumps: true,
        exactTime: NumberScale(rounding: .decimals(14)))
    ),
    (
      "monotonic",
      KeyLayout(
        shape: .monotonic, time: NumberScale(rounding: .decimals(6)), value: decimals, handle: decimals,
        allowsJumps: true)
    ),
    ("thirds", KeyLayout(shape: .thirds, time: single, value: single, handle: single)),
    (
      "free",
      KeyLayout(
        shape: .free, time: NumberScale(rounding: .decimals(6)),
        value: NumberScale(unit: -1, rounding: .singleDecimals(5)),
        handle: decimals)
    ),
    (
      "milliseconds",
      KeyLayout(
        shape: .relative, time: NumberScale(unit: 1000, rounding: .decimals(0)), value: decimals, handle: decimals)
    ),
  ]

  @Test(arguments: layouts) func noErrorIsAboveItsCertificate(name: String, layout: KeyLayout) throws {
    var motions = RandomMotions(seed: 11)
    var fits = 0
    for index in 0..<CertificateTrials.motions / 5 {
      let (motion, domain) = try motions.next()
      let tolerance = [1e-2, 1e-3, 1e-4][index % 3]
      let exporter = try MotionExporter(motion, over: domain, tolerance: tolerance)
      let keys: PrintedKeys
      do {
        keys = try exporter.printedKeys(layout)
      } catch {
        guard case .unrepresentable = error else { throw error }
        continue
      }
      fits += 1
      #expect(keys.maximumError <= tolerance)
      let played = keys.played(layout, from: domain.lowerBound)
      let worst = motions.largestError(of: motion, over: domain, played.value)
      #expect(worst.error / exporter.distance <= keys.maximumError, "\(motion) at \(worst.time) as \(name)")
    }
  }

  /// Those of an independent program, with one more where the end is not the motion's but its target.
  @Test func countsAreThoseOfTheTable() throws {
    for (motion, counts) in [
      ("spring(1 100 10)", [4, 5, 7]), ("spring(1 170 26)", [3, 3, 4]), ("spring(1 100 5)", [5, 8, 12]),
      ("spring(1 180 12 8)", [4, 5, 7]), ("spring(1 100 20)", [3, 3, 4]), ("damped(5, 30)", [8, 10, 13]),
    ] {
      for (tolerance, count) in thorough(Array(zip([1e-2, 1e-3, 1e-4], counts))) {
        let exporter = try MotionExporter(ParsedMotion(parsing: motion), tolerance: tolerance)
        let keys = try exporter.printedKeys(Self.layouts[0].layout)
        #expect(keys.keys.count <= count, "\(motion) \(tolerance)")
      }
    }
  }
}

extension PrintedKeys {
  /// The keys in the motion's units.
  fileprivate func played(_ layout: KeyLayout, from start: Double) -> PlayedKeys {
    var played = PlayedKeys(times: [], values: [], segments: [])
    for key in keys {
      played.times.append(start + key.time / layout.time.unit)
      played.values.append((key.value - layout.value.offset) / layout.value.unit)
    }
    for (index, segment) in segments.enumerated() {
      let (key, next) = (keys[index], keys[index + 1])
      func x(_ time: Double) -> Double { (time - key.time) / (next.time - key.time) }
      func y(_ value: Double) -> Double { (value - layout.value.offset) / layout.value.unit }
      switch segment {
      case .linear: played.segments.append(.linear)
      case .hold: played.segments.append(.hold)
      case .bezier(let x1, let y1, let x2, let y2): played.segments.append(.bezier(x1, y1, x2, y2))
      case .points(let x1, let y1, let x2, let y2): played.segments.append(.points(x(x1), y(y1), x(x2), y(y2)))
      case .hermite(let start, let end): played.segments.append(.hermite(start, end))
      }
    }
    return played
  }
}
