internal import JSONText
internal import VectorScene

/// A list of shapes, styles and modifiers with a transform.
struct ShapeGroup: Sendable {
  let name: String
  private(set) var elements: [ShapeElement]
  /// The transform of the shapes and of their painting; nil for none.
  private(set) var transform: Shared<TransformProperties>?

  let blendMode: BlendMode

  /// Whether nothing in the group is animated, the transform included.
  private(set) var isConstant: Bool

  /// Reads the elements of an array; the last transform in it is that of the group.
  init(
    name: String, reading list: JSONValue?, blendMode: BlendMode = .normal, depth: Int, reader: inout LottieReader
  ) {
    self.name = name
    self.blendMode = blendMode
    var elements = ShapeListReader(depth: depth)
    elements.read(list, reader: &reader)
    self.elements = elements.elements
    transform = elements.transform.map { Shared($0) }
    isConstant = false
    isConstant = hasNoAnimation
  }

  private var hasNoAnimation: Bool {
    transform?.value.isConstant != false && elements.allSatisfy { $0.isConstant }
  }

  /// The greatest nesting of groups, this one included; each repeater in the list adds a level.
  var groupDepth: Int {
    var depth = 0
    for element in elements {
      switch element {
      case .group(let group): depth = max(depth, group.value.groupDepth)
      case .repeater: depth += 1
      case .shape, .style, .modifier: break
      }
    }
    return depth + 1
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) { visitContent(&$0) }
  }

  /// Hands the properties of the transform and of the elements to a visitor, without the name of the group.
  mutating func visitContent(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: "Transform") { visitor in transform = transform?.changed { $0.visit(&visitor) } }
    for index in elements.indices { elements[index].visit(&visitor) }
    isConstant = hasNoAnimation
  }

  /// Numbers the styles, and computes the parts that do not change from frame to frame.
  ///
  /// - Parameters:
  ///   - styles: the styles before the group.
  ///   - outside: the modifiers after the group in the lists around it.
  ///   - budget: the budget for results kept for the whole document.
  mutating func prepare(_ styles: inout StyleCount, outside: LaterModifiers, budget: inout FrameBudget) {
    let later = laterModifiers(outside)
    var isFixed = true
    for index in elements.indices {
      switch elements[index] {
      case .group(let group):
        isFixed = isFixed && group.value.isConstant
        elements[index] = .group(group.changed { $0.prepare(&styles, outside: later[index], budget: &budget) })
      case .shape(let shape):
        isFixed = isFixed && shape.value.isConstant
        elements[index] = .shape(shape.changed { $0.fix(withLengths: later[index].needLengths, budget: &budget) })
      case .style(let style):
        let isPathFixed = isFixed && !later[index].areAnimated
        elements[index] = .style(style.changed { $0.fix(number: styles.count, isPathFixed: isPathFixed) })
        styles.add(isPathFixed: isPathFixed)
      case .modifier(let modifier): isFixed = isFixed && modifier.value.isFixed
      case .repeater(let repeater): isFixed = isFixed && repeater.value.isConstant
      }
    }
  }

  /// For each element, the modifiers after it in the list, and those around the group.
  private func laterModifiers(_ outside: LaterModifiers) -> [LaterModifiers] {
    var later: [LaterModifiers] = []
    later.reserveCapacity(elements.count)
    var current = outside
    for element in elements.reversed() {
      later.append(current)
      if case .modifier(let modifier) = element { current.add(modifier.value) }
    }
    return later.reversed()
  }
}

/// The styles of a content, as they are counted.
struct StyleCount {
  private(set) var count = 0
  /// Whether one of them paints the same path at every frame.
  private(set) var haveFixedPaths = false

  mutating func add(isPathFixed: Bool) {
    count += 1
    haveFixedPaths = haveFixedPaths || isPathFixed
  }
}

/// The needs of modifiers for the shapes before them, and the changes that they make.
struct LaterModifiers {
  /// Whether one of them measures outlines.
  private(set) var needLengths = false
  /// Whether one of them changes outlines differently from frame to frame, or from copy to copy of a repeater.
  private(set) var areAnimated = false

  mutating func add(_ modifier: ShapeModifier) {
    needLengths = needLengths || modifier.needsLengths
    areAnimated = areAnimated || !modifier.isFixed
  }
}
