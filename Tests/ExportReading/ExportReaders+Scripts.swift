package import MotionExport
internal import MotionNumerics
internal import Testing

/// Readers of the texts for Tailwind CSS and for libraries of JavaScript, by the libraries' published formulas.
extension ExportReaders {
  package static func tailwind(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    let curve = try TimingCurve(parsing: try #require(text.between("--ease-motion: ", ";")))
    let animation = try #require(text.between("--animate-motion: motion ", ";")).words
    #expect(animation.contains("var(--ease-motion)") && animation.last == "both")
    let times = animation.filter { $0.hasSuffix("ms") }.map { $0.numbers[0] / 1000 }
    let classes = "duration-[\(try #require(animation.first { $0.hasSuffix("ms") }))]"
    #expect(text.pieces(between: "class=\"transition ease-", and: "\"").allSatisfy { $0.contains(classes) })
    let written = try #require(text.between("ease-[", "]"))
    #expect(try TimingCurve(parsing: String(written.map { $0 == "_" ? " " : $0 })) == curve)
    let ends = try ["from", "to"].map { key in
      try #require(text.between("\(key) { \(property.rawValue): ", ";")).numbers[0]
    }
    let delay = times.count > 1 ? times[1] : 0
    return { time in
      let part = time < delay ? curve.valueBeforeTheBegin : curve.value(at: min((time - delay) / times[0], 1))
      return ends[0] + (ends[1] - ends[0]) * part
    }
  }

  package static func framerMotion(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    let unit = property == .rotate ? Double.pi / 180 : 1
    let name = property == .translate ? "x" : property.rawValue
    let values = try #require(text.between("keyframes: { \(name): [", "]")).numbers.map { unit * $0 }
    let options = try #require(text.between("options: { ", " },\n"))
    let delay = options.number("delay") ?? 0
    if options.contains("type: \"spring\"") {
      let numbers = ["mass", "stiffness", "damping", "velocity", "restDelta", "restSpeed"].map {
        options.number($0) ?? .nan
      }
      let spring = SpringReading.reading(
        Array(numbers[..<3]) + [unit * numbers[3]], from: values[0], to: values[1], isRelative: false)
      let isBelow = numbers[2] < 2 * (numbers[1] * numbers[0]).squareRoot()
      return { time in
        let (t, value) = (max(time - delay, 0), spring(max(time - delay, 0)))
        // It compares the mean speed of 5 ms, and that of an underdamped spring alone.
        let before = max(t - 0.005, 0)
        let speed = isBelow ? (t > 0 ? (value - spring(before)) / (t - before) : unit * numbers[3]) : 0
        return abs(values[1] - value) <= unit * numbers[4] && abs(speed) <= unit * numbers[5] ? values[1] : value
      }
    }
    let duration = options.number("duration") ?? 1
    let eases = try #require(options.between("ease: ", ", delay"))
    if !eases.hasPrefix("[") {
      let easing = try scriptEasing(text)
      return { values[0] + (values[1] - values[0]) * easing(max(0, min(($0 - delay) / duration, 1))) }
    }
    guard let times = options.between("times: [", "]")?.numbers else {
      return PlayedKeys(times: [delay, delay + duration], values: values, segments: eases.segments, halvings: 12).value
    }
    #expect(times.first == 0 && times.last == 1 && times.count == values.count)
    let segments = String(eases.dropFirst()).segments
    #expect(segments.count == times.count - 1)
    return PlayedKeys(
      times: times.map { delay + duration * $0 }, values: values, segments: segments, halvings: 12
    ).value
  }

  package static func gsap(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    let unit = property == .rotate ? Double.pi / 180 : 1
    let name = ["translate": "x", "rotate": "rotation"][property.rawValue] ?? property.rawValue
    let (from, to) = (
      try #require(text.between("from: { \(name): ", " }")).numbers[0] * unit,
      try #require(text.between("  to: { \(name): ", ",")).numbers[0] * unit
    )
    let variables = try #require(text.between("  to: { ", " },\n"))
    let (duration, delay) = (variables.number("duration") ?? 1, variables.number("delay") ?? 0)
    let ease = try gsapEase(text)
    return { time in from + (to - from) * ease(max(0, min((time - delay) / duration, 1))) }
  }

  /// The ease of GSAP at a progress.
  private static func gsapEase(_ text: String) throws -> Reading {
    if let data = text.between("CustomEase.create(\"motion\", \"", "\"") {
      #expect(text.contains("import { CustomEase } from \"gsap/CustomEase\";"))
      let precision = try #require(text.between("precision: ", " }")).numbers[0]
      let numbers = String(data.map { $0 == "M" || $0 == "C" ? " " : $0 }).numbers
      let points = GSAPPoints(numbers, precision: precision).points
      #expect(data.hasPrefix("M0,") && points.last?[0] == 1)
      return PlayedKeys(
        times: points.map { $0[0] }, values: points.map { $0[1] },
        segments: points.dropFirst().map { _ in .linear }
      ).value
    }
    guard let name = text.between("ease: \"", "\"") else { return try scriptEasing(text) }
    if name.hasSuffix(",true)") {
      let count = name.numbers[0]
      return { (min((count * $0).rounded(.down), count - 1) + 1) / count }
    }
    let curve = try ParsedMotion(pasted: "gsap.to(a, { duration: 1, ease: \"\(name)\" })")
    return { curve.value(at: $0) }
  }

  package static func reactSpring(_ text: String, _ property: AnimatedProperty) throws -> Reading {
    let unit = property == .rotate ? Double.pi / 180 : 1
    let name = property == .translate ? "x" : property.rawValue
    let ends = try ["from", "to"].map { key in
      try #require(text.between("  \(key): { \(name): ", " }")).numbers[0] * unit
    }
    let delay = (text.between("\n  delay: ", ",")?.numbers[0] ?? 0) / 1000
    let config = try #require(text.between("config: { ", " }"))
    guard config.contains("tension") else {
      let duration = try #require(config.number("duration")) / 1000
      let easing = try scriptEasing(text)
      return { ends[0] + (ends[1] - ends[0]) * easing(max(0, min(($0 - delay) / duration, 1))) }
    }
    let numbers = ["mass", "tension", "friction", "velocity", "precision", "restVelocity"].map {
      config.number($0) ?? .nan
    }
    // Speeds are per millisecond.
    let spring = SpringMotion(
      Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2]), from: ends[0], to: ends[1],
      velocity: 1000 * unit * numbers[3])
    let rest = (0..<60_000).first { step in
      let (value, velocity) = spring.state(at: Double(step) / 1000)
      return abs(velocity) <= 1000 * unit * numbers[5] && abs(value - ends[1]) <= unit * numbers[4]
    }
    let restTime = rest.map { Double($0) / 1000 } ?? .infinity
    return { $0 - delay >= restTime ? ends[1] : spring.value(at: max($0 - delay, 0)) }
  }

  /// A function with a table of keys with slopes.
  private static func scriptEasing(_ text: String) throws -> Reading {
    guard let table = text.between("const k = [[", "]];") else {
      #expect(text.contains("(t) { return t; }"))
      return { $0 }
    }
    let rows = table.split(separator: "]").map { String($0).numbers }
    var keys = PlayedKeys()
    for (row, next) in zip(rows, rows.dropFirst()) { keys.add(row[0], row[1], .hermite(row[row.count - 1], next[2])) }
    keys.add(rows[rows.count - 1][0], rows[rows.count - 1][1], nil)
    return keys.value
  }
}

/// The points by which GSAP plays a path: halves of Béziers, until they are flat.
private struct GSAPPoints {
  private(set) var points: [[Double]]
  private let precision: Double

  init(_ numbers: [Double], precision: Double) {
    self.precision = precision
    points = [[numbers[0], numbers[1]]]
    for first in stride(from: 0, to: numbers.count - 2, by: 6) {
      add((0..<4).map { [numbers[first + 2 * $0], numbers[first + 2 * $0 + 1]] })
    }
  }

  private mutating func add(_ p: [[Double]]) {
    // De Casteljau at the middle, one coordinate at a time.
    func at(_ weights: [Double]) -> [Double] {
      (0..<2).map { axis in (0..<4).reduce(0) { $0 + weights[$1] * p[$1][axis] } }
    }
    let middle = at([0.125, 0.375, 0.375, 0.125])
    let chord = [p[3][0] - p[0][0], p[3][1] - p[0][1]]
    let far = p[1...2].map { abs(($0[0] - p[3][0]) * chord[1] - ($0[1] - p[3][1]) * chord[0]) }.reduce(0, +)
    let length = (chord[0] * chord[0] + chord[1] * chord[1]).squareRoot()
    guard far > length / (200_000 * precision).squareRoot() else {
      points += [middle, p[3]]
      return
    }
    add([p[0], at([0.5, 0.5, 0, 0]), at([0.25, 0.5, 0.25, 0]), middle])
    add([middle, at([0, 0.25, 0.5, 0.25]), at([0, 0, 0.5, 0.5]), p[3]])
  }
}

extension String {
  /// The number of a field, `name: 3`.
  fileprivate func number(_ name: String) -> Double? {
    // Not the end of another name.
    (" " + self).between(" \(name): ", ",")?.numbers.first
  }

  /// The easings of an array's elements: `[x1, y1, x2, y2]` or `"linear"`.
  fileprivate var segments: [PlayedKeys.Segment] {
    var segments: [PlayedKeys.Segment] = []
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0 == "[" || $0 == "\"" }) {
      let end = rest[rest.index(after: start)...].firstIndex { $0 == "]" || $0 == "\"" } ?? rest.endIndex
      let numbers = String(rest[start..<end]).numbers
      // Motion does not solve the diagonal.
      let isLine = numbers.isEmpty || numbers[0] == numbers[1] && numbers[2] == numbers[3]
      segments.append(isLine ? .linear : .bezier(numbers[0], numbers[1], numbers[2], numbers[3]))
      rest = rest[end...].dropFirst()
    }
    return segments
  }
}

extension Double {
  fileprivate var shortest: String { self == rounded() ? String(Int(self)) : description }
}
