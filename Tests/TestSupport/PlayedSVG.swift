import RealModule

/// The marks of an animated SVG at a time, as SMIL plays it: an independent view of a document.
///
/// It reads the output of `VectorScene`, without sharing code with it, and plays the first repetition.
public struct PlayedSVG {
  /// A drawn path or text.
  public struct Mark {
    /// The classes of its groups, its element and its text.
    public var kind: String
    /// The text between the numbers of its attributes, by their names.
    public var forms: [String: String]
    /// The numbers of its attributes, by their names; the opacity is the product over all its groups.
    public var numbers: [String: [Double]]
    /// The points of its path on the canvas, or the point of its text.
    public var points: [SIMD2<Double>]
  }

  private let root: XMLElement
  private let duration: Double

  /// Reads a document with a duration in seconds; a still may have any duration.
  public init(_ document: String, duration: Double = 1) throws {
    root = try XMLReader.read(document)
    self.duration = duration
  }

  /// The marks in drawing order.
  public func marks(at time: Double) -> [Mark] {
    // Times are written to a millionth of the duration.
    marks(of: root, Context(part: time / duration + 1e-6))
  }
}

// MARK: Elements

extension PlayedSVG {
  private struct Context {
    var part: Double
    var map = Matrix()
    var groups = ""
    var opacity = 1.0
  }

  /// The default values of attributes.
  private static let initial = [
    "stroke": "none", "stroke-width": "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke-linecap": "butt",
    "fill-rule": "nonzero", "stroke-dasharray": "none", "font-weight": "normal", "text-anchor": "start",
  ]

  private func marks(of element: XMLElement, _ context: Context) -> [Mark] {
    var context = context
    var values = element.attributes.filter { $0.key != "class" && $0.key != "transform" }.mapValues { SVGNumbers($0) }
    for animation in element.children where animation.name == "animate" {
      values[animation.attributes["attributeName"] ?? ""] = SVGNumbers(of: animation, at: context.part)
    }
    if values.removeValue(forKey: "display")?.form == "none" { return [] }
    context.map = context.map * transform(of: element, at: context.part)
    context.opacity *= values["opacity"]?.numbers.first ?? 1
    switch element.name {
    case "path", "text": return [mark(of: element, values, context)]
    case "svg", "g":
      if element.name == "g" { context.groups += element.attributes["class"].map { $0 + "/" } ?? "" }
      return element.children.flatMap { marks(of: $0, context) }
    default: return []
    }
  }

  private func mark(of element: XMLElement, _ values: [String: SVGNumbers], _ context: Context) -> Mark {
    var values = values
    for (name, text) in Self.initial where values[name] == nil { values[name] = SVGNumbers(text) }
    values["opacity"] = SVGNumbers(form: ";", numbers: [context.opacity])
    // Among values, an empty path is written as a move.
    if values["d"]?.form == "M;" { values["d"] = SVGNumbers("") }
    var points: [SIMD2<Double>] = []
    if let data = values.removeValue(forKey: "d") {
      let path = data.pathPoints
      points = path.points
      values["d"] = SVGNumbers(form: data.form, numbers: path.rest)
    } else if let x = values.removeValue(forKey: "x")?.numbers.first,
      let y = values.removeValue(forKey: "y")?.numbers.first
    {
      points = [SIMD2(x, y)]
    }
    return Mark(
      kind: context.groups + element.name + element.text, forms: values.mapValues(\.form),
      numbers: values.mapValues(\.numbers), points: points.map { context.map.applied(to: $0) })
  }

  /// The first animated transform replaces the written one; the others are multiplied by it.
  private func transform(of element: XMLElement, at part: Double) -> Matrix {
    let animations = element.children.filter { $0.name == "animateTransform" }
    if animations.isEmpty {
      return element.attributes["transform"].map { Matrix(SVGNumbers($0).numbers) } ?? Matrix()
    }
    return animations.reduce(Matrix()) { made, animation in
      made * Matrix(animation.attributes["type"] ?? "", SVGNumbers(of: animation, at: part).numbers)
    }
  }
}

/// A map of the plane: x′ = a·x + c·y + e, y′ = b·x + d·y + f.
private struct Matrix {
  var x = SIMD2(1.0, 0.0)
  var y = SIMD2(0.0, 1.0)
  var origin = SIMD2(0.0, 0.0)

  init() {}

  init(_ numbers: [Double]) {
    x = [numbers[0], numbers[1]]
    y = [numbers[2], numbers[3]]
    origin = [numbers[4], numbers[5]]
  }

  init(_ type: String, _ numbers: [Double]) {
    let angle = numbers[0] * .pi / 180
    switch type {
    case "translate": origin = [numbers[0], numbers[1]]
    case "rotate":
      x = [Double.cos(angle), Double.sin(angle)]
      y = [-x.y, x.x]
    case "skewX": y = [Double.tan(angle), 1]
    default:
      x = [numbers[0], 0]
      y = [0, numbers[1]]
    }
  }

  func applied(to point: SIMD2<Double>) -> SIMD2<Double> { point.x * x + point.y * y + origin }

  static func * (outer: Matrix, inner: Matrix) -> Matrix {
    var made = Matrix()
    made.x = outer.applied(to: inner.x) - outer.origin
    made.y = outer.applied(to: inner.y) - outer.origin
    made.origin = outer.applied(to: inner.origin)
    return made
  }
}

/// The value of an attribute: its numbers, and the text between them.
private struct SVGNumbers {
  var form = ""
  var numbers: [Double] = []
  /// The letter before each number; in path data, the command.
  private var letters: [Character] = []

  init(form: String, numbers: [Double]) {
    self.form = form
    self.numbers = numbers
  }

  init(_ text: String) {
    if text.hasPrefix("#") {
      form = "#"
      numbers = [1, 3, 5].map { Double(Int(text.dropFirst($0).prefix(2), radix: 16) ?? -1) / 255 }
      return
    }
    var number = ""
    var letter: Character = " "
    for character in text + " " {
      if "0123456789.-".contains(character) {
        if number.isEmpty, form.last != ";" { form.append(";") }
        number.append(character)
        continue
      }
      if let value = Double(number) {
        numbers.append(value)
        letters.append(letter)
      }
      number = ""
      if character == " " { continue }
      form.append(character)
      letter = character
    }
  }

  /// The value of an animation at a fraction of its duration.
  init(of animation: XMLElement, at part: Double) {
    let values = (animation.attributes["values"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
    let times =
      animation.attributes["keyTimes"]?.split(separator: ";").compactMap { Double($0) }
      ?? values.indices.map { Double($0) / Double(values.count - 1) }
    let index = times.lastIndex { $0 <= part } ?? 0
    self.init(String(values[index]))
    guard animation.attributes["calcMode"] != "discrete", index + 1 < values.count else { return }
    let way = (part - times[index]) / (times[index + 1] - times[index])
    numbers = zip(numbers, SVGNumbers(String(values[index + 1])).numbers).map { $0 + ($1 - $0) * way }
  }

  /// The numbers of path data as points, and the numbers of an arc that are not points.
  var pathPoints: (points: [SIMD2<Double>], rest: [Double]) {
    var points: [SIMD2<Double>] = []
    var rest: [Double] = []
    var next = 0
    while next < numbers.count {
      if letters[next] == "A" {
        rest += numbers[next..<next + 5]
        next += 5
      }
      points.append(SIMD2(numbers[next], numbers[next + 1]))
      next += 2
    }
    return (points, rest)
  }
}
