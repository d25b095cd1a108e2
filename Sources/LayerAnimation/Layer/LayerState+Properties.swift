import MotionPaths
public import MotionValues

/// The values of Core Animation's properties by kind; a state never changes the kinds.
extension LayerState {
  func number(_ property: LayerProperty) -> Double {
    if case .number(let number) = value(of: property) { number } else { 0 }
  }

  func point(_ property: LayerProperty) -> SIMD2<Double> {
    if case .point(let point) = value(of: property) { point } else { .zero }
  }

  func rectangle(_ property: LayerProperty) -> Rectangle {
    if case .rectangle(let rectangle) = value(of: property) {
      rectangle
    } else {
      Rectangle(x: 0, y: 0, width: 0, height: 0)
    }
  }

  func color(_ property: LayerProperty) -> Color {
    if case .color(let color) = value(of: property) { color } else { .black }
  }

  func transform(_ property: LayerProperty) -> Transform3D {
    if case .transform(let transform) = value(of: property) { transform } else { .identity }
  }

  func path(_ property: LayerProperty) -> Path {
    if case .path(let path) = value(of: property) { path } else { Path() }
  }

  func numbers(_ property: LayerProperty) -> [Double] {
    if case .numbers(let numbers) = value(of: property) { numbers } else { [] }
  }

  func colors(_ property: LayerProperty) -> [Color] {
    if case .colors(let colors) = value(of: property) { colors } else { [] }
  }
}

/// The properties of the geometry, typed.
extension LayerState {
  /// The position of the anchor point in the superlayer, in points.
  public var position: SIMD2<Double> {
    get { point(.position) }
    set { setUnchecked(.position, to: .point(newValue)) }
  }

  /// The visible rectangle of the layer's plane, in the layer's own coordinates.
  public var bounds: Rectangle {
    get { rectangle(.bounds) }
    set { setUnchecked(.bounds, to: .rectangle(newValue)) }
  }

  /// The point that is at the layer's position and about which it rotates, as fractions of the bounds.
  public var anchorPoint: SIMD2<Double> {
    get { point(.anchorPoint) }
    set { setUnchecked(.anchorPoint, to: .point(newValue)) }
  }

  /// The depth of the anchor point, in points.
  public var anchorPointZ: Double {
    get { number(.anchorPointZ) }
    set { setUnchecked(.anchorPointZ, to: .number(newValue)) }
  }

  /// The depth of the layer, towards the viewer.
  public var zPosition: Double {
    get { number(.zPosition) }
    set { setUnchecked(.zPosition, to: .number(newValue)) }
  }

  /// The transform about the anchor point.
  public var transform: Transform3D {
    get { transform(.transform) }
    set { setUnchecked(.transform, to: .transform(newValue)) }
  }

  /// The transform of the sublayers, about the anchor point: usually a perspective.
  public var sublayerTransform: Transform3D {
    get { transform(.sublayerTransform) }
    set { setUnchecked(.sublayerTransform, to: .transform(newValue)) }
  }

  /// The opacity, 0…1.
  public var opacity: Double {
    get { number(.opacity) }
    set { setUnchecked(.opacity, to: .number(newValue)) }
  }

  /// Whether the layer and its sublayers are hidden.
  public var isHidden: Bool {
    get { number(.hidden) != 0 }
    set { setUnchecked(.hidden, to: .number(newValue ? 1 : 0)) }
  }

  /// Whether the back of the layer is visible too.
  public var isDoubleSided: Bool {
    get { number(.doubleSided) != 0 }
    set { setUnchecked(.doubleSided, to: .number(newValue ? 1 : 0)) }
  }
}
