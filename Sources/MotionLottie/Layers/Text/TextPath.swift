internal import JSONText
internal import MotionPaths
import MotionValues
internal import RealModule

/// The path on which a text stands: the outline of one of the layer's masks.
struct TextPath: Sendable {
  /// The place of the mask.
  var mask: Int
  /// The lengths that are left free at the beginning, and by a negative number at the end.
  var firstMargin, lastMargin: Property<Double>
  /// More than 0 where the letters turn with the path.
  var isPerpendicular: Property<Double>
  /// More than 0 where the text runs from the end to the beginning.
  var isReversed: Property<Double>
  /// More than 0 where the letters fill the path between the margins.
  var isForced: Property<Double>

  private enum Part: Int {
    case mask, first, last, perpendicular, reversed, forced
    static let keys = JSONKeys(["m", "f", "l", "p", "r", "a"])
  }

  /// Reads the member `p` of a text; nil if it names no mask.
  init?(reading json: JSONValue?, reader: inout LottieReader) {
    guard let parts = json?.values(of: Part.keys), let mask = reader.integer(parts[Part.mask]) else { return nil }
    self.mask = mask
    firstMargin = reader.number(parts[Part.first], default: 0)
    lastMargin = reader.number(parts[Part.last], default: 0)
    isPerpendicular = reader.number(parts[Part.perpendicular], default: 1)
    isReversed = reader.number(parts[Part.reversed], default: 0)
    isForced = reader.number(parts[Part.forced], default: 0)
  }

  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: "Path Options") { visitor in
      visitor.visit("Reverse Path", &isReversed)
      visitor.visit("Perpendicular To Path", &isPerpendicular)
      visitor.visit("Force Alignment", &isForced)
      visitor.visit("First Margin", &firstMargin)
      visitor.visit("Last Margin", &lastMargin)
    }
  }
}

/// A path of a text at a frame.
struct TextTrack {
  private let measure: PathMeasure
  private let isClosed: Bool
  private let isPerpendicular: Bool
  let isForced: Bool
  let firstMargin: Double
  /// The length up to the last margin.
  let end: Double

  var length: Double { measure.length }

  /// The path at a frame; nil if the layer has no such mask, or if its outline has no length.
  init?(_ path: TextPath, masks: [LayerMask], at frame: Double, budget: inout FrameBudget) {
    guard masks.indices.contains(path.mask) else { return nil }
    var outline = masks[path.mask].path.value(at: frame)
    // A segment is measured once, which takes as long as drawing some of them.
    guard budget.takeSegments(8 * outline.segmentCount) else { return nil }
    if path.isReversed.value(at: frame) > 0 { outline = outline.reversed }
    guard let measure = try? PathMeasure(validating: Path([outline]), tolerance: 1e-6), measure.length > 0 else {
      return nil
    }
    self.measure = measure
    isClosed = outline.isClosed
    isPerpendicular = path.isPerpendicular.value(at: frame) > 0
    isForced = path.isForced.value(at: frame) > 0
    firstMargin = path.firstMargin.value(at: frame)
    end = measure.length + path.lastMargin.value(at: frame)
  }

  /// The map that puts a letter's point on the path: a closed one is walked round, an open one goes on straight.
  func map(at distance: Double) -> Affine {
    var (place, beyond) = (distance, 0.0)
    if isClosed {
      place -= length * (place / length).rounded(.down)
    } else {
      place = max(0, min(place, length))
      beyond = distance - place
    }
    let frame = measure.frame(at: place)
    let (point, tangent) = (frame.position + frame.tangent * beyond, frame.tangent)
    guard isPerpendicular else { return .translation(x: point.x, y: point.y) }
    return Affine(a: tangent.x, b: tangent.y, c: -tangent.y, d: tangent.x, tx: point.x, ty: point.y)
  }
}
