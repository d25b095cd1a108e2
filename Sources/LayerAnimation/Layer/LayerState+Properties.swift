public import MotionNumerics

/// The properties of the geometry, typed.
extension LayerState {
  private func number(_ property: LayerProperty) -> Double {
    if case .number(let number) = self[property] { number } else { 0 }
  }

  private func point(_ property: LayerProperty) -> SIMD2<Double> {
    if case .point(let point) = self[property] { point } else { .zero }
  }

  private func transform(_ property: LayerProperty) -> Transform3D {
    if case .transform(let transform) = self[property] { transform } else { .identity }
  }

  /// The position of the anchor point in the superlayer, in points.
  public var position: SIMD2<Double> {
    get { point(.position) }
    set { self[.position] = .point(newValue) }
  }

  /// The visible rectangle of the layer's plane, in the layer's own coordinates.
  public var bounds: Rectangle {
    get {
      if case .rectangle(let bounds) = self[.bounds] { bounds } else { Rectangle(x: 0, y: 0, width: 0, height: 0) }
    }
    set { self[.bounds] = .rectangle(newValue) }
  }

  /// The point that is at the layer's position and about which it rotates, as fractions of the bounds.
  public var anchorPoint: SIMD2<Double> {
    get { point(.anchorPoint) }
    set { self[.anchorPoint] = .point(newValue) }
  }

  /// The depth of the anchor point, in points.
  public var anchorPointZ: Double {
    get { number(.anchorPointZ) }
    set { self[.anchorPointZ] = .number(newValue) }
  }

  /// The depth of the layer, towards the viewer.
  public var zPosition: Double {
    get { number(.zPosition) }
    set { self[.zPosition] = .number(newValue) }
  }

  /// The transform about the anchor point.
  public var transform: Transform3D {
    get { transform(.transform) }
    set { self[.transform] = .transform(newValue) }
  }

  /// The transform of the sublayers, about the anchor point: usually a perspective.
  public var sublayerTransform: Transform3D {
    get { transform(.sublayerTransform) }
    set { self[.sublayerTransform] = .transform(newValue) }
  }

  /// The opacity, 0…1.
  public var opacity: Double {
    get { number(.opacity) }
    set { self[.opacity] = .number(newValue) }
  }

  /// Whether the layer and its sublayers are hidden.
  public var isHidden: Bool {
    get { number(.hidden) != 0 }
    set { self[.hidden] = .number(newValue ? 1 : 0) }
  }

  /// Whether the back of the layer is visible too.
  public var isDoubleSided: Bool {
    get { number(.doubleSided) != 0 }
    set { self[.doubleSided] = .number(newValue ? 1 : 0) }
  }
}
