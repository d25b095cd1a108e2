import MotionNumerics
import RealModule
import TestSupport

/// A path, and the tolerance of its measure.
struct PathInput: CustomStringConvertible {
  let path: Path
  let tolerance: Double
  /// Whether the coordinates are of a size at which nothing may overflow.
  let isModerate: Bool

  var description: String { "'\(path.svgData)' to \(tolerance)" }

  /// The path of a text, which is valid.
  init(_ text: String, tolerance: Double, isModerate: Bool) {
    self.init((try? Path(parsing: text)) ?? Path(), tolerance: tolerance, isModerate: isModerate)
  }

  init(_ path: Path, tolerance: Double, isModerate: Bool) {
    self.path = path
    self.tolerance = tolerance
    self.isModerate = isModerate
  }

  /// Segments of all kinds, half of the paths of any size up to 2¹⁰²³.
  static func random(_ random: inout SplitMix64) -> PathInput {
    let isModerate = random.once(in: 2)
    var maker = RandomPath(isModerate: isModerate, random)
    let path = maker.path()
    random = maker.random
    // A fine tolerance takes a hundred times as long.
    let exponent = random.once(in: 12) ? random.number(in: -13 ... -6) : random.number(in: -6 ... -1)
    let tolerance = max(1e-13, .exp10(exponent))
    return PathInput(path, tolerance: tolerance, isModerate: isModerate)
  }
}

/// Makes paths that are hard to measure: with points that coincide, lie on a line, or differ by next to nothing.
struct RandomPath {
  var random: SplitMix64
  private let isModerate: Bool
  /// The factor of all coordinates.
  private let scale: Double
  /// Points to return to.
  private var points: [Path.Point] = []

  init(isModerate: Bool, _ random: SplitMix64) {
    self.isModerate = isModerate
    self.random = random
    scale = isModerate ? [1, 100, 1e-3, 1e6][self.random.below(4)] : self.random.extreme().magnitude
  }

  mutating func path() -> Path {
    var path = Path()
    let count = 1 + random.below(random.once(in: 8) ? 12 : 4)
    for index in 0..<count {
      if index == 0 || random.once(in: 12) { path.move(to: point()) }
      append(to: &path)
    }
    return path
  }

  private mutating func append(to path: inout Path) {
    switch random.below(12) {
    case 0: path.close()
    case 1, 2: path.addLine(to: point())
    case 3, 4, 5: path.addQuadratic(point(), to: point())
    case 6, 7, 8, 9: path.addCubic(point(), point(), to: point())
    default:
      let rotation = random.once(in: 2) ? 0 : random.moderate(.pi)
      path.addArc(
        radii: radii(), rotation: rotation, isLarge: random.once(in: 2), isClockwise: random.once(in: 2), to: point())
    }
  }

  private mutating func radii() -> Path.Point {
    let radii = point()
    // Needles, and circles.
    switch random.below(4) {
    case 0: return Path.Point(radii.x, radii.x)
    case 1: return Path.Point(radii.x, radii.x * .exp2(-Double(random.below(40))))
    default: return radii
    }
  }

  private mutating func point() -> Path.Point {
    var point = Path.Point(coordinate(), coordinate())
    if let last = points.last {
      switch random.below(10) {
      case 0: point = last
      case 1: point = points[random.below(points.count)]
      // On the line from one point to another, exactly or nearly.
      case 2: point = between(points[random.below(points.count)], last, random.part() * 2)
      case 3: point = Path.Point(last.x, point.y)
      // The number next to 0 is not moderate: an arc with that as a radius exceeds the size limit of paths.
      case 4: point = Path.Point(isModerate && last.x == 0 ? 0x1p-100 : last.x.nextUp, last.y)
      default: break
      }
    }
    guard point.x.isFinite && point.y.isFinite else { return .zero }
    points.append(point)
    return point
  }

  private func between(_ a: Path.Point, _ b: Path.Point, _ part: Double) -> Path.Point { a * (1 - part) + b * part }

  private mutating func coordinate() -> Double {
    if !isModerate && random.once(in: 8) { return random.extreme() }
    let coordinate = random.moderate() * scale
    return coordinate.isFinite ? coordinate : scale
  }
}

extension RandomText {
  /// Path data, mostly valid.
  static func pathData(_ random: inout SplitMix64) -> String {
    switch random.below(6) {
    case 0: return tokens(of: pathLetters, &random, count: 1 + random.below(12))
    case 1: return any(&random, count: random.below(24))
    case 2: return mutated(rightPathData(&random), &random)
    case 3:
      var maker = RandomPath(isModerate: random.once(in: 4), random)
      let text = maker.path().svgData
      random = maker.random
      return random.once(in: 2) ? text : mutated(text, &random)
    default: return rightPathData(&random)
    }
  }

  private static let pathLetters = [
    "M", "m", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a", "Z", "z", "M0 0", "0",
    "1",
  ]

  /// All commands, each with its number of arguments.
  private static func rightPathData(_ random: inout SplitMix64) -> String {
    var text = "M\(shortNumber(&random)) \(shortNumber(&random))"
    for _ in 0..<random.below(8) {
      let (letter, count) = commands[random.below(commands.count)]
      text += random.once(in: 2) ? letter : letter.lowercased()
      for index in 0..<count {
        let isFlag = letter == "A" && (3...4).contains(index)
        text += isFlag ? " \(random.below(2))" : (random.once(in: 4) ? "," : " ") + shortNumber(&random)
        if index == 0 { text = text.replacingComma(behind: letter) }
      }
    }
    return text
  }

  private static func shortNumber(_ random: inout SplitMix64) -> String {
    random.once(in: 24) ? String(random.wild()) : String((random.moderate(100) * 10).rounded() / 10)
  }

  private static let commands = [
    ("M", 2), ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("A", 7), ("Z", 0), ("L", 4),
  ]
}

extension String {
  /// No comma may stand between a command's letter and its first number.
  fileprivate func replacingComma(behind letter: String) -> String {
    guard let comma = lastIndex(of: ","), comma > startIndex, self[index(before: comma)].isLetter else { return self }
    var text = self
    text.remove(at: comma)
    return text
  }
}
