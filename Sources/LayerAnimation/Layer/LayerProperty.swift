import MotionPaths
import MotionValues

/// An animatable property of a layer, by Core Animation's name.
///
/// The cases are the properties of plain, shape, gradient, text and replicator layers. `frame` is not among them: it
/// follows from bounds, position, anchor point and transform.
public enum LayerProperty: String, Sendable, Hashable, CaseIterable {
  // MARK: Geometry
  case anchorPoint
  case anchorPointZ
  case bounds
  case doubleSided
  case hidden
  case position
  case sublayerTransform
  case transform
  case zPosition
  // MARK: Appearance
  case backgroundColor
  case borderColor
  case borderWidth
  case contentsRect
  case cornerRadius
  case masksToBounds
  case opacity
  case shadowColor
  case shadowOffset
  case shadowOpacity
  case shadowPath
  case shadowRadius
  // MARK: Shapes
  case fillColor
  case lineDashPattern
  case lineDashPhase
  case lineWidth
  case miterLimit
  case path
  case strokeColor
  case strokeEnd
  case strokeStart
  // MARK: Gradients
  case colors
  case endPoint
  case locations
  case startPoint
  // MARK: Text
  case fontSize
  case foregroundColor
  // MARK: Replicators
  case instanceColor
  case instanceCount
  case instanceDelay
  case instanceTransform

  /// The index of the property among all properties.
  ///
  /// The tag of a case without payload counts the cases in the order of their declaration. Source: *Type Layout* of the
  /// Swift ABI, "C-Like Enums".
  var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The value of a new layer.
  ///
  /// Source: Apple, `CALayer.h`, `CAShapeLayer.h` and the like. A colour that is nil there is transparent black here.
  package var defaultValue: LayerValue {
    switch self {
    case .anchorPoint: .point([0.5, 0.5])
    case .bounds: .rectangle(Rectangle(x: 0, y: 0, width: 0, height: 0))
    case .contentsRect: .rectangle(Rectangle(x: 0, y: 0, width: 1, height: 1))
    case .position: .point(.zero)
    case .shadowOffset: .point([0, -3])
    case .startPoint: .point([0.5, 0])
    case .endPoint: .point([0.5, 1])
    case .transform, .sublayerTransform, .instanceTransform: .transform(.identity)
    case .backgroundColor, .strokeColor: .color(Color(hex: 0, alpha: 0))
    case .borderColor, .shadowColor, .fillColor: .color(.black)
    case .foregroundColor, .instanceColor: .color(.white)
    case .path, .shadowPath: .path(Path())
    case .lineDashPattern, .locations: .numbers([])
    case .colors: .colors([])
    case .doubleSided, .instanceCount, .lineWidth, .opacity, .strokeEnd: .number(1)
    case .miterLimit: .number(10)
    case .fontSize: .number(36)
    case .shadowRadius: .number(3)
    case .anchorPointZ, .borderWidth, .cornerRadius, .hidden, .instanceDelay, .lineDashPhase, .masksToBounds,
      .shadowOpacity, .strokeStart, .zPosition:
      .number(0)
    }
  }

  /// Whether the property is a Boolean, whose value jumps.
  package var isDiscrete: Bool {
    switch self {
    case .doubleSided, .hidden, .masksToBounds: true
    default: false
    }
  }

  /// Whether values of the property have a component: points have x and y, sizes and offsets also width and height.
  func has(_ component: LayerKeyPath.Component) -> Bool {
    switch component {
    case .width, .height: self == .shadowOffset
    default: defaultValue.component(component) != nil
    }
  }
}
