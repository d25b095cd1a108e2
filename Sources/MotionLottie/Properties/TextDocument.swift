internal import MotionValues

/// The text of a text layer with its style, which is held from key to key and never eased.
struct TextDocument: Sendable, Equatable {
  var text = ""
  /// The name of the font in the document's list.
  var font = ""
  /// In points.
  var size = 12.0
  var fill: Color?
  var stroke: Color?
  var strokeWidth = 0.0
  var isStrokeOverFill = false
  var justification = Justification.left
  /// In thousandths of the size, added after each letter.
  var tracking = 0.0
  /// The distance of base lines in points.
  var lineHeight = 0.0
  /// The shift of the base line upwards in points.
  var baselineShift = 0.0
  var capitals = Capitals.none
  /// The box of a paragraph: its top left corner and its size.
  var box: (position: SIMD2<Double>, size: SIMD2<Double>)?

  enum Justification: Int, Sendable {
    case left, right, center, fullLeft, fullRight, fullCenter, full
  }

  enum Capitals: Int, Sendable {
    case none, all, small
  }

  static func == (first: TextDocument, second: TextDocument) -> Bool {
    first.text == second.text && first.font == second.font && first.size == second.size
      && first.fill == second.fill && first.stroke == second.stroke && first.strokeWidth == second.strokeWidth
      && first.isStrokeOverFill == second.isStrokeOverFill && first.justification == second.justification
      && first.tracking == second.tracking && first.lineHeight == second.lineHeight
      && first.baselineShift == second.baselineShift && first.capitals == second.capitals
      && first.box?.position == second.box?.position && first.box?.size == second.box?.size
  }
}

extension TextDocument: PropertyValue {
  /// The first text: texts change at their keys.
  static func interpolated(
    from start: TextDocument, to end: TextDocument, easing: SegmentEasing, at progress: Double
  ) -> TextDocument {
    start
  }
}
