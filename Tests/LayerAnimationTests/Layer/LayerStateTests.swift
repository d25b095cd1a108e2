import LayerAnimation
import MotionNumerics
import Testing

@Suite struct LayerStateTests {
  /// From Apple's headers; a colour that is nil there is transparent black.
  private static let defaults: [LayerProperty: LayerValue] = [
    .anchorPoint: .point([0.5, 0.5]), .anchorPointZ: .number(0),
    .bounds: .rectangle(Rectangle(x: 0, y: 0, width: 0, height: 0)), .doubleSided: .number(1), .hidden: .number(0),
    .position: .point([0, 0]), .sublayerTransform: .transform(.identity), .transform: .transform(.identity),
    .zPosition: .number(0), .backgroundColor: .color(Color(red: 0, green: 0, blue: 0, alpha: 0)),
    .borderColor: .color(Color(red: 0, green: 0, blue: 0)), .borderWidth: .number(0),
    .contentsRect: .rectangle(Rectangle(x: 0, y: 0, width: 1, height: 1)), .cornerRadius: .number(0),
    .masksToBounds: .number(0), .opacity: .number(1), .shadowColor: .color(Color(red: 0, green: 0, blue: 0)),
    .shadowOffset: .point([0, -3]), .shadowOpacity: .number(0), .shadowPath: .path(Path()),
    .shadowRadius: .number(3), .fillColor: .color(Color(red: 0, green: 0, blue: 0)), .lineDashPattern: .numbers([]),
    .lineDashPhase: .number(0), .lineWidth: .number(1), .miterLimit: .number(10), .path: .path(Path()),
    .strokeColor: .color(Color(red: 0, green: 0, blue: 0, alpha: 0)), .strokeEnd: .number(1),
    .strokeStart: .number(0), .colors: .colors([]), .endPoint: .point([0.5, 1]), .locations: .numbers([]),
    .startPoint: .point([0.5, 0]), .fontSize: .number(36),
    .foregroundColor: .color(Color(red: 1, green: 1, blue: 1)),
    .instanceColor: .color(Color(red: 1, green: 1, blue: 1)), .instanceCount: .number(1), .instanceDelay: .number(0),
    .instanceTransform: .transform(.identity),
  ]

  @Test func aNewStateHasCoreAnimationsDefaults() {
    let state = LayerState()
    #expect(Self.defaults.count == LayerProperty.allCases.count)
    for property in LayerProperty.allCases {
      #expect(state.value(of: property) == Self.defaults[property], "\(property)")
      #expect(state.value(at: LayerKeyPath(property)) == Self.defaults[property], "\(property)")
    }
  }

  @Test func typedPropertiesAccessTheTable() {
    var state = LayerState()
    state.position = [1, 2]
    state.bounds = Rectangle(x: 3, y: 4, width: 5, height: 6)
    state.anchorPoint = [0.25, 1]
    state.anchorPointZ = 7
    state.zPosition = 8
    state.transform = .scale(x: 2, y: 3)
    state.sublayerTransform = .perspective(distance: 500)
    state.opacity = 0.5
    state.isHidden = true
    state.isDoubleSided = false
    #expect(state.value(of: .position) == .point([1, 2]) && state.position == [1, 2])
    #expect(state.value(of: .bounds) == .rectangle(state.bounds) && state.bounds.width == 5)
    #expect(state.value(of: .anchorPoint) == .point([0.25, 1]) && state.anchorPoint == [0.25, 1])
    #expect(state.value(of: .anchorPointZ) == .number(7) && state.anchorPointZ == 7)
    #expect(state.value(of: .zPosition) == .number(8) && state.zPosition == 8)
    #expect(state.value(of: .transform) == .transform(.scale(x: 2, y: 3)) && state.transform.m22 == 3)
    #expect(
      state.value(of: .sublayerTransform) == .transform(state.sublayerTransform)
        && state.sublayerTransform.m34 == -1 / 500)
    #expect(state.value(of: .opacity) == .number(0.5) && state.opacity == 0.5)
    #expect(state.value(of: .hidden) == .number(1) && state.isHidden)
    #expect(state.value(of: .doubleSided) == .number(0) && !state.isDoubleSided)
  }

  @Test func aValueOfAnotherKindChangesNothing() throws {
    let values: [LayerValue] = [
      .number(3), .point([1, 2]), .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4)), .color(.white),
      .transform(.scale(x: 2, y: 2)), .path(Path()), .numbers([1]), .colors([.black]),
    ]
    for property in LayerProperty.allCases {
      for value in values {
        var state = LayerState()
        state.set(LayerKeyPath(property), to: value)
        let isTaken = value.isSameKind(as: property.defaultValue)
        #expect(state.value(of: property) == (isTaken ? value : property.defaultValue), "\(property) \(value)")
      }
    }
    var state = LayerState()
    for (keyPath, value) in [
      ("position.x", LayerValue.point([1, 2])), ("bounds.size", .number(1)), ("bounds.origin.x", .point([1, 1])),
      ("transform.scale", .point([2, 2])), ("transform.translation", .number(4)),
      ("transform.rotation", .color(.black)),
    ] {
      state.set(try LayerKeyPath(parsing: keyPath), to: value)
    }
    #expect(state == LayerState())
  }

  @Test func customPropertiesTakeAnyValue() {
    var (state, other) = (LayerState(), LayerState())
    let factor = LayerKeyPath("factor")
    #expect(state.value(at: factor) == nil)
    state.set(factor, to: .number(0.5))
    #expect(state.value(at: factor) == .number(0.5) && state != other)
    state.set(factor, to: .point([1, 2]))
    #expect(state.value(at: factor) == .point([1, 2]))
    state.set(LayerKeyPath(custom: "level"), to: .number(9))
    other.set(LayerKeyPath(custom: "level"), to: .number(9))
    #expect(state != other)
    other.set(factor, to: .point([1, 2]))
    #expect(state == other)
  }
}
