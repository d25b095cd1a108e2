public import MotionPaths
import MotionValues

/// Values as people type them.
extension LottieValue {
  /// A number such as `12.5`.
  init?(numberNotation text: String) {
    guard let number = Self.numbers(text), number.count == 1 else { return nil }
    self = .number(number[0])
  }

  /// Two or three numbers such as `100,50`.
  init?(vectorNotation text: String) {
    guard let numbers = Self.numbers(text), (2...3).contains(numbers.count) else { return nil }
    self = .vector(numbers)
  }

  /// A colour such as `#ff0000`, or three numbers from 0 to 1.
  init?(colorNotation text: String) {
    if let color = try? Color(parsing: text) {
      self = .color(color)
    } else if let numbers = Self.numbers(text), numbers.count == 3 {
      self = .color(Color(red: numbers[0], green: numbers[1], blue: numbers[2]))
    } else {
      return nil
    }
  }

  /// Path data of one subpath, as in SVG.
  init?(outlineNotation text: String) {
    guard let path = try? Path(parsing: text), let outline = LottieOutline(path) else { return nil }
    self = .outline(outline)
  }

  /// The numbers of a gradient, separated by commas.
  init?(gradientNotation text: String) {
    guard let numbers = Self.numbers(text) else { return nil }
    self = .gradient(numbers)
  }

  private static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(Self.trimmed(part)), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension LottieOutline {
  /// The outline of a path; nil for a path of several subpaths, or of none.
  ///
  /// Quadratic curves and arcs become cubic ones.
  public init?(_ path: Path) {
    let subpaths = path.withCubicsForArcs.subpaths
    guard subpaths.count == 1 else { return nil }
    var vertices = [Vertex(subpaths[0].start)]
    for segment in subpaths[0].segments {
      let (start, end) = (segment.start, segment.end)
      switch segment {
      case .cubic(_, let control1, let control2, _):
        vertices[vertices.count - 1].outTangent = control1 - start
        vertices.append(Vertex(end, inTangent: control2 - end))
      case .quadratic(_, let control, _):
        vertices[vertices.count - 1].outTangent = (control - start) * (2.0 / 3)
        vertices.append(Vertex(end, inTangent: (control - end) * (2.0 / 3)))
      default: vertices.append(Vertex(end))
      }
    }
    // The last vertex of a closed outline is its first.
    if subpaths[0].isClosed, vertices.count > 1, let last = vertices.last, last.point == vertices[0].point {
      vertices[0].inTangent = last.inTangent
      vertices.removeLast()
    }
    self.init(vertices, isClosed: subpaths[0].isClosed)
  }
}
