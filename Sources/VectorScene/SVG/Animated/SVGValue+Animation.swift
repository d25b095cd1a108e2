internal import MotionPaths
import MotionValues

extension SVGValue {
  /// The value as an item of a list; an empty path would be a missing item, and becomes a move that draws nothing.
  var animated: SVGValue {
    self == .path(Path()) ? .path(Path(polyline: [.zero])) : self
  }

  /// Whether SMIL can interpolate from this value to the other.
  func canInterpolate(to other: SVGValue) -> Bool {
    switch (self, other) {
    case (.numbers(let first), .numbers(let last)), (.factors(let first), .factors(let last)): first.count == last.count
    case (.color, .color): true
    case (.path(let first), .path(let last)):
      first.elements.count == last.elements.count
        && zip(first.elements, last.elements).allSatisfy { $0.canInterpolate(to: $1) }
    default: self == other
    }
  }

  /// The numbers that are interpolated linearly.
  var components: [Double] {
    switch self {
    case .text, .transform, .picture: []
    case .numbers(let numbers), .factors(let numbers): numbers
    case .color(let color): [unitInterval(color.red), unitInterval(color.green), unitInterval(color.blue)]
    case .path(let path): path.elements.flatMap { $0.components }
    }
  }

  /// Half a unit of the last decimal.
  func tolerance(_ format: SVGFormat) -> Double {
    switch self {
    case .color: 0.5 / 255
    case .factors: format.factors.halfUnit
    default: format.lengths.halfUnit
    }
  }
}

extension FixedDecimal {
  /// Half a unit of the last decimal.
  var halfUnit: Double { 0.5 / (0..<places).reduce(1) { power, _ in power * 10 } }
}

extension Path.Element {
  /// Whether both are of the same kind, and arcs have the same flags.
  fileprivate func canInterpolate(to other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): true
    case (.arc(_, _, let isLarge, let isClockwise, _), .arc(_, _, let large, let clockwise, _)):
      isLarge == large && isClockwise == clockwise
    default: false
    }
  }

  fileprivate var components: [Double] {
    switch self {
    case .move(let end), .line(let end): [end.x, end.y]
    case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
    case .cubic(let control1, let control2, let end):
      [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
    case .arc(let radii, let rotation, _, _, let end):
      [radii.x, radii.y, Path.degrees(rotation), end.x, end.y]
    case .close: []
    }
  }
}
