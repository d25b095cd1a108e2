internal import MotionValues
internal import VectorScene

/// A step of the painting after a walk over shapes.
enum PaintStep {
  /// A style with the slots that it paints, and the place of their maps among the noted ones; none if there are no
  /// maps.
  case style(Shared<ShapeStyle>, slots: Range<Int>, firstMap: Int?)
  /// The front of a group.
  case open(PaintGroup)
  /// The back of the group that was opened last.
  case close
}

/// A group of steps that are painted together.
struct PaintGroup {
  var map: Affine
  var opacity: Double
  var blendMode = BlendMode.normal

  /// Whether the group changes the picture of its children.
  var isNeeded: Bool { map != .identity || opacity != 1 || blendMode != .normal }

  /// Whether the group is visible; false also for numbers that are not finite.
  var isVisible: Bool { opacity > 0 && (map.a * map.d - map.b * map.c).magnitude > 0 && map.elements.isAllFinite }
}

/// A shape on the walk.
struct ShapeSlot {
  /// The outlines in the shape's own coordinates.
  var outlines: [Outline]
  /// The lengths of all segments, if they are known.
  var lengths: [Double]?
  /// The map from the shape's coordinates to those of the current list.
  var map = Affine.identity
  /// Whether fills count by the even-odd rule.
  var isExclusive = false
}
