import JSONText
import MotionNumerics
import VectorScene

@testable import MotionLottie

/// Shapes of tests.
enum ShapeText {
  static let fill = ##"{"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}"##
  static let otherFill = ##"{"ty": "fl", "c": {"k": [0, 0, 1]}, "o": {"k": 100}}"##
  static let stroke = ##"{"ty": "st", "c": {"k": [0, 1, 0]}, "w": {"k": 2}}"##

  /// A rectangle around a point.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"{"ty": "rc", "d": 1, "p": {"k": [\#(x), \#(y)]}, "s": {"k": [\#(width), \#(height)]}, "r": {"k": 0}}"#
  }

  /// A square of 10 points, from the origin to the right and down.
  static let square = rectangle(5, 5, 10, 10)

  /// An open path of lines.
  static func lines(_ points: [(Double, Double)], isClosed: Bool = false) -> String {
    let places = points.map { "[\($0.0), \($0.1)]" }.joined(separator: ", ")
    let zeros = points.map { _ in "[0, 0]" }.joined(separator: ", ")
    return """
      {"ty": "sh", "ks": {"k": {"c": \(isClosed), "v": [\(places)], "i": [\(zeros)], "o": [\(zeros)]}}}
      """
  }

  static func group(_ items: String..., transform: String = "") -> String {
    let transform = #"{"ty": "tr"\#(transform.isEmpty ? "" : ", " + transform)}"#
    return #"{"ty": "gr", "it": [\#((items + [transform]).joined(separator: ", "))]}"#
  }

  /// A number that moves from one value at frame 0 to another at frame 10.
  static func moving(_ start: Double, _ end: Double) -> String {
    """
    {"a": 1, "k": [{"t": 0, "s": [\(start)], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 10, "s": [\(end)]}]}
    """
  }
}

extension ShapeContent {
  /// Reads a list of shapes; `prepared` computes what is constant once.
  init(_ items: String..., prepared: Bool = false) throws {
    var reader = LottieReader(version: LottieVersion(5, 7, 0), slots: nil)
    try self.init(items, &reader)
    guard prepared else { return }
    var budget = FrameBudget()
    prepare(budget: &budget)
  }

  init(_ items: [String], _ reader: inout LottieReader) throws {
    let document = try JSONDocument(parsing: "[\(items.joined(separator: ", "))]")
    self.init(reading: document.root, reader: &reader)
  }

  func nodes(at frame: Double = 0) -> [Node] {
    var budget = FrameBudget()
    return nodes(at: frame, budget: &budget)
  }

  func outlines(at frame: Double = 0) -> [Outline] {
    var budget = FrameBudget()
    return outlines(at: frame, budget: &budget)
  }
}

extension Node {
  /// The shape, if the node is one.
  var asShape: Shape? {
    if case .shape(let shape) = self { shape } else { nil }
  }

  /// The group, if the node is one.
  var asGroup: Group? {
    if case .group(let group) = self { group } else { nil }
  }
}

extension Outline {
  /// The length of all segments.
  var totalLength: Double { segmentLengths.reduce(0, +) }

  var points: [SIMD2<Double>] { vertices.map(\.point) }

  /// The largest difference of two outlines' points and tangents; infinite if they do not correspond.
  func difference(to other: Outline) -> Double {
    guard vertices.count == other.vertices.count, isClosed == other.isClosed else { return .infinity }
    return zip(vertices, other.vertices).reduce(0) { worst, pair in
      max(
        worst, (pair.0.point - pair.1.point).length, (pair.0.inTangent - pair.1.inTangent).length,
        (pair.0.outTangent - pair.1.outTangent).length)
    }
  }
}
