import LayerAnimation
import MotionNumerics
import Testing

@Suite struct LayerKeyPathTests {
  private static let transformParts = [
    "", ".rotation", ".rotation.x", ".rotation.y", ".rotation.z", ".scale", ".scale.x", ".scale.y", ".scale.z",
    ".translation", ".translation.x", ".translation.y", ".translation.z",
  ]
  private static let rectangleParts = [
    "", ".origin", ".origin.x", ".origin.y", ".size", ".size.width", ".size.height",
  ]

  /// Core Animation's animatable properties without `contents`, and the key-value coding extensions of Apple's guide.
  private static let keyPaths: [String] = {
    let parts: [([String], [String])] = [
      (["transform", "sublayerTransform", "instanceTransform"], transformParts),
      (["bounds", "contentsRect"], rectangleParts),
      (["position", "anchorPoint", "startPoint", "endPoint"], ["", ".x", ".y"]),
      (["shadowOffset"], ["", ".width", ".height", ".x", ".y"]),
      (
        [
          "backgroundColor", "opacity", "shadowColor", "shadowOpacity", "shadowRadius", "cornerRadius", "borderWidth",
          "hidden",
        ], [""]
      ),
    ]
    return parts.flatMap { properties, endings in properties.flatMap { property in endings.map { property + $0 } } }
  }()

  @Test func textsRoundTrip() throws {
    for text in Self.keyPaths {
      let keyPath = try LayerKeyPath(parsing: text)
      #expect(keyPath.description == text)
      #expect(LayerState().value(at: keyPath) != nil, "\(text)")
      guard case .property = keyPath.base else {
        Issue.record("\(text) is a property of Core Animation's")
        continue
      }
    }
  }

  @Test func everyPropertyHasAKeyPath() throws {
    for property in LayerProperty.allCases {
      let keyPath = try LayerKeyPath(parsing: property.rawValue)
      #expect(keyPath == LayerKeyPath(property))
      #expect(keyPath.base == .property(property) && keyPath.component == nil)
    }
  }

  @Test func componentsBelongToTheirKindOnly() throws {
    let parts: [LayerProperty: Set<String>] = [
      .position: [".x", ".y"], .anchorPoint: [".x", ".y"], .startPoint: [".x", ".y"], .endPoint: [".x", ".y"],
      .shadowOffset: [".x", ".y", ".width", ".height"],
      .bounds: Set(Self.rectangleParts), .contentsRect: Set(Self.rectangleParts),
      .transform: Set(Self.transformParts), .sublayerTransform: Set(Self.transformParts),
      .instanceTransform: Set(Self.transformParts),
    ]
    for property in LayerProperty.allCases {
      for component in LayerKeyPath.Component.allCases {
        let isPart = parts[property, default: []].contains("." + component.rawValue)
        let text = "\(property.rawValue).\(component.rawValue)"
        if isPart {
          #expect(try LayerKeyPath(parsing: text).component == component)
        } else {
          #expect(throws: ParameterError.self, "\(text)") { try LayerKeyPath(parsing: text) }
          #expect(throws: ParameterError.self, "\(text)") { try LayerKeyPath(validating: property, component) }
        }
      }
    }
  }

  @Test func unknownComponentsAreErrors() {
    for text in [
      "", "position.", "position.z", "position..x", "position.x.y", "transform.rotation.w", "transform.rotation.",
      "transform.m34", "bounds.x", "bounds.size.x", "opacity.x", "backgroundColor.red", "position.width",
    ] {
      #expect(throws: ParameterError.self, "\(text)") { try LayerKeyPath(parsing: text) }
    }
  }

  @Test func theFrameCannotBeAnimated() {
    for text in ["frame", "frame.origin.x"] {
      let error = #expect(throws: ParameterError.self) { try LayerKeyPath(parsing: text) }
      #expect(
        error?.description
          == "keyPath must be bounds, position, anchorPoint or transform, from which the frame follows, not \(text)")
    }
  }

  @Test func otherNamesAreCustomProperties() throws {
    for text in ["factor", "Position", "factor.x", "framed", "contents", ".x", "position x"] {
      let keyPath = try LayerKeyPath(parsing: text)
      #expect(keyPath.base == .custom(text) && keyPath.component == nil && keyPath.description == text)
      #expect(keyPath == LayerKeyPath(custom: text))
    }
  }

  @Test func customNamesAreNotThoseOfCoreAnimation() async {
    await #expect(processExitsWith: .failure) { _ = LayerKeyPath(custom: "position.x") }
    await #expect(processExitsWith: .failure) { _ = LayerKeyPath(custom: "frame") }
    await #expect(processExitsWith: .failure) { _ = LayerKeyPath(custom: "") }
  }

  @Test func booleansJumpAtTheEnd() {
    for property in LayerProperty.allCases {
      let isSwitch = [.hidden, .doubleSided, .masksToBounds].contains(property)
      #expect(property.isDiscrete == isSwitch, "\(property)")
    }
    var layer = Layer()
    let hiding = Animation(
      .property(
        PropertyAnimation(
          LayerKeyPath(.hidden), .basic(FromToBy(from: .number(0), to: .number(1))))),
      timing: MediaTiming(beginTime: 1, duration: 2, fillMode: .forwards), isRemovedOnCompletion: false)
    layer.add(hiding, at: 0)
    #expect(!layer.presentation(at: 1).isHidden && !layer.presentation(at: 2.999).isHidden)
    #expect(layer.presentation(at: 3).isHidden)
  }
}
