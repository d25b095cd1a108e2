import MotionNumerics
import VectorScene

/// A drawn part of a scene; by their parts, scenes with different groups can be compared.
enum DrawnPart {
  /// An outline that is filled, stroked with a width, or a clip.
  case outline(Path, color: Color, width: Double?)
  case text(String, at: SIMD2<Double>, size: Double, color: Color)
}

extension Scene {
  /// The parts from back to front, fills and strokes apart; without nearly transparent parts and empty ones.
  var drawnParts: [DrawnPart] {
    let canvas = Path.rectangle(x: 0, y: 0, width: size.x, height: size.y)
    var parts = background.map { [DrawnPart.outline(canvas, color: $0, width: nil)] } ?? []
    for node in nodes { node.append(to: &parts, map: .identity, opacity: 1) }
    // The compositions of a document are clipped to the canvas.
    return parts.filter { if case .outline(canvas, .clear, nil) = $0 { false } else { true } }
  }
}

extension Node {
  fileprivate func append(to parts: inout [DrawnPart], map: Affine, opacity: Double) {
    switch self {
    case .group(let group):
      let inner = map * group.transform
      if let clip = group.clip {
        parts.append(.outline(clip.path.transformed(by: inner), color: .clear, width: nil))
      }
      for layer in group.mask?.layers ?? [] {
        for node in layer.nodes {
          guard case .shape(let shape) = node else { continue }
          parts.append(.outline(shape.path.transformed(by: inner), color: .clear, width: nil))
        }
      }
      for child in group.children { child.append(to: &parts, map: inner, opacity: opacity * group.opacity) }
    case .shape(let shape):
      let scale = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
      if let fill = shape.fill, let color = fill.paint.color(opacity) {
        parts.append(.outline(shape.path.transformed(by: map), color: color, width: nil))
      }
      if let stroke = shape.stroke, let color = stroke.paint.color(opacity) {
        let path = shape.path.trimmed(from: stroke.trim.start, to: stroke.trim.end)
        if !path.isEmpty && path.subpaths.contains(where: { !$0.segments.isEmpty }) {
          parts.append(.outline(path.transformed(by: map), color: color, width: scale * stroke.width))
        }
      }
    case .label(let label):
      var color = label.color
      color.alpha *= opacity
      guard color.alpha > 1e-3 else { return }
      parts.append(.text(label.text, at: map.applied(to: label.position), size: label.size, color: color))
    case .image: break
    }
  }
}

extension Paint {
  fileprivate func color(_ opacity: Double) -> Color? {
    guard case .color(var color) = self else { return nil }
    color.alpha *= opacity
    return color.alpha > 1e-3 ? color : nil
  }
}

/// How far two scenes are apart.
struct DrawnDifference {
  /// In points.
  var length = 0.0
  /// Of components of colours.
  var color = 0.0
  /// The differences in kind.
  var others: [String] = []

  /// The difference of two scenes.
  init(_ scene: Scene, _ other: Scene) {
    let (parts, otherParts) = (scene.drawnParts, other.drawnParts)
    guard parts.count == otherParts.count else {
      others.append("\(parts.count) and \(otherParts.count) parts")
      return
    }
    for (part, other) in zip(parts, otherParts) { add(part, other) }
  }

  private mutating func add(_ part: DrawnPart, _ other: DrawnPart) {
    switch (part, other) {
    case (.outline(let path, let color, let width), .outline(let path2, let color2, let width2)):
      add(color, color2)
      if (width == nil) != (width2 == nil) { others.append("a fill and a stroke") }
      length = max(length, abs((width ?? 0) - (width2 ?? 0)) / 2)
      add(path, path2)
    case (.text(let text, let place, let size, let color), .text(let text2, let place2, let size2, let color2)):
      add(color, color2)
      if text != text2 { others.append("'\(text)' and '\(text2)'") }
      length = max(length, (place - place2).norm, abs(size - size2))
    default: others.append("a text and an outline")
    }
  }

  private mutating func add(_ color: Color, _ other: Color) {
    let change = (color - other).components
    self.color = max(self.color, change.max(), -change.min())
  }

  /// The distance of points at the same fractions of the length.
  private mutating func add(_ path: Path, _ other: Path) {
    let (measure, otherMeasure) = (PathMeasure(path, tolerance: 1e-6), PathMeasure(other, tolerance: 1e-6))
    for step in 0...24 {
      let part = Double(step) / 24
      let distance = measure.position(at: part * measure.length) - otherMeasure.position(at: part * otherMeasure.length)
      length = max(length, distance.norm)
    }
  }
}
