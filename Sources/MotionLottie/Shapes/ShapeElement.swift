/// An element of a list of shapes.
///
/// Elements are held by reference: a frame walks over them and copies none.
enum ShapeElement: Sendable {
  case group(Shared<ShapeGroup>)
  case shape(Shared<ShapeSource>)
  case style(Shared<ShapeStyle>)
  case modifier(Shared<ShapeModifier>)
  case repeater(Shared<Repeater>)

  /// Whether nothing of the element is animated.
  var isConstant: Bool {
    switch self {
    case .group(let group): group.value.isConstant
    case .shape(let shape): shape.value.isConstant
    case .style(let style): style.value.isConstant
    case .modifier(let modifier): modifier.value.isConstant
    case .repeater(let repeater): repeater.value.isConstant
    }
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    switch self {
    case .group(let group): self = .group(group.changed { $0.visit(&visitor) })
    case .shape(let shape): self = .shape(shape.changed { $0.visit(&visitor) })
    case .style(let style): self = .style(style.changed { $0.visit(&visitor) })
    case .modifier(let modifier): self = .modifier(modifier.changed { $0.visit(&visitor) })
    case .repeater(let repeater): self = .repeater(repeater.changed { $0.visit(&visitor) })
    }
  }
}
