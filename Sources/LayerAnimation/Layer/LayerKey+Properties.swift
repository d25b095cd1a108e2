public import MotionPaths
public import MotionValues

extension LayerKey where Value == Double {
  /// The depth of the anchor point, in points.
  public static var anchorPointZ: LayerKey { LayerKey(LayerKeyPath(unchecked: .anchorPointZ)) }
  /// The width of the border, in points.
  public static var borderWidth: LayerKey { LayerKey(LayerKeyPath(unchecked: .borderWidth)) }
  /// The radius of the corners, in points.
  public static var cornerRadius: LayerKey { LayerKey(LayerKeyPath(unchecked: .cornerRadius)) }
  /// The size of a text layer's font, in points.
  public static var fontSize: LayerKey { LayerKey(LayerKeyPath(unchecked: .fontSize)) }
  /// The number of a replicator's copies.
  public static var instanceCount: LayerKey { LayerKey(LayerKeyPath(unchecked: .instanceCount)) }
  /// The delay of each copy of a replicator after the previous copy, in seconds.
  public static var instanceDelay: LayerKey { LayerKey(LayerKeyPath(unchecked: .instanceDelay)) }
  /// The offset into the dash pattern, in points.
  public static var lineDashPhase: LayerKey { LayerKey(LayerKeyPath(unchecked: .lineDashPhase)) }
  /// The width of the stroke, in points.
  public static var lineWidth: LayerKey { LayerKey(LayerKeyPath(unchecked: .lineWidth)) }
  /// The limit of mitres.
  public static var miterLimit: LayerKey { LayerKey(LayerKeyPath(unchecked: .miterLimit)) }
  /// The opacity, 0…1.
  public static var opacity: LayerKey { LayerKey(LayerKeyPath(unchecked: .opacity)) }
  /// The opacity of the shadow, 0…1.
  public static var shadowOpacity: LayerKey { LayerKey(LayerKeyPath(unchecked: .shadowOpacity)) }
  /// The radius of the shadow's blur, in points.
  public static var shadowRadius: LayerKey { LayerKey(LayerKeyPath(unchecked: .shadowRadius)) }
  /// The end of the stroked part, as a fraction of the path.
  public static var strokeEnd: LayerKey { LayerKey(LayerKeyPath(unchecked: .strokeEnd)) }
  /// The start of the stroked part, as a fraction of the path.
  public static var strokeStart: LayerKey { LayerKey(LayerKeyPath(unchecked: .strokeStart)) }
  /// The depth of the layer, towards the viewer.
  public static var zPosition: LayerKey { LayerKey(LayerKeyPath(unchecked: .zPosition)) }
}

extension LayerKey where Value == SIMD2<Double> {
  /// The point at the layer's position, as fractions of the bounds.
  public static var anchorPoint: LayerKey { LayerKey(LayerKeyPath(unchecked: .anchorPoint)) }
  /// The end of the gradient, as fractions of the bounds.
  public static var endPoint: LayerKey { LayerKey(LayerKeyPath(unchecked: .endPoint)) }
  /// The position of the anchor point in the superlayer.
  public static var position: LayerKey { LayerKey(LayerKeyPath(unchecked: .position)) }
  /// The offset of the shadow, in points.
  public static var shadowOffset: LayerKey { LayerKey(LayerKeyPath(unchecked: .shadowOffset)) }
  /// The start of the gradient, as fractions of the bounds.
  public static var startPoint: LayerKey { LayerKey(LayerKeyPath(unchecked: .startPoint)) }
}

extension LayerKey where Value == Rectangle {
  /// The visible rectangle, in the layer's own coordinates.
  public static var bounds: LayerKey { LayerKey(LayerKeyPath(unchecked: .bounds)) }
  /// The part of the contents that is drawn, as fractions.
  public static var contentsRect: LayerKey { LayerKey(LayerKeyPath(unchecked: .contentsRect)) }
}

extension LayerKey where Value == Color {
  /// The colour of the background.
  public static var backgroundColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .backgroundColor)) }
  /// The colour of the border.
  public static var borderColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .borderColor)) }
  /// The colour of a shape's inside.
  public static var fillColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .fillColor)) }
  /// The colour of a text.
  public static var foregroundColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .foregroundColor)) }
  /// The factor of the colours of a replicator's copies.
  public static var instanceColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .instanceColor)) }
  /// The colour of the shadow.
  public static var shadowColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .shadowColor)) }
  /// The colour of a shape's outline.
  public static var strokeColor: LayerKey { LayerKey(LayerKeyPath(unchecked: .strokeColor)) }
}

extension LayerKey where Value == Transform3D {
  /// The transform from each copy of a replicator to the next.
  public static var instanceTransform: LayerKey { LayerKey(LayerKeyPath(unchecked: .instanceTransform)) }
  /// The transform of the sublayers, about the anchor point.
  public static var sublayerTransform: LayerKey { LayerKey(LayerKeyPath(unchecked: .sublayerTransform)) }
  /// The transform about the anchor point.
  public static var transform: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform)) }
}

extension LayerKey where Value == Path {
  /// The path of a shape.
  public static var path: LayerKey { LayerKey(LayerKeyPath(unchecked: .path)) }
  /// The outline of the shadow.
  public static var shadowPath: LayerKey { LayerKey(LayerKeyPath(unchecked: .shadowPath)) }
}

extension LayerKey where Value == [Double] {
  /// The lengths of dashes and gaps, in points.
  public static var lineDashPattern: LayerKey { LayerKey(LayerKeyPath(unchecked: .lineDashPattern)) }
  /// The places of a gradient's colours, as fractions.
  public static var locations: LayerKey { LayerKey(LayerKeyPath(unchecked: .locations)) }
}

extension LayerKey where Value == [Color] {
  /// The colours of a gradient.
  public static var colors: LayerKey { LayerKey(LayerKeyPath(unchecked: .colors)) }
}

extension LayerKey where Value == Bool {
  /// Whether the back of the layer is visible too.
  public static var isDoubleSided: LayerKey { LayerKey(LayerKeyPath(unchecked: .doubleSided)) }
  /// Whether the layer and its sublayers are hidden.
  public static var isHidden: LayerKey { LayerKey(LayerKeyPath(unchecked: .hidden)) }
  /// Whether sublayers are clipped to the bounds.
  public static var masksToBounds: LayerKey { LayerKey(LayerKeyPath(unchecked: .masksToBounds)) }
}

// MARK: Components

/// The components of position, bounds and transform; components of other properties have key paths only.
extension LayerKey where Value == Double {
  /// The horizontal position.
  public static var positionX: LayerKey { LayerKey(LayerKeyPath(unchecked: .position, .x)) }
  /// The vertical position.
  public static var positionY: LayerKey { LayerKey(LayerKeyPath(unchecked: .position, .y)) }
  /// The width of the bounds.
  public static var boundsWidth: LayerKey { LayerKey(LayerKeyPath(unchecked: .bounds, .sizeWidth)) }
  /// The height of the bounds.
  public static var boundsHeight: LayerKey { LayerKey(LayerKeyPath(unchecked: .bounds, .sizeHeight)) }
  /// The rotation about z, in radians: `transform.rotation`.
  public static var rotation: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .rotation)) }
  /// The rotation about x, in radians.
  public static var rotationX: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .rotationX)) }
  /// The rotation about y, in radians.
  public static var rotationY: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .rotationY)) }
  /// The scale, the average of three; setting it sets all: `transform.scale`.
  public static var scale: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .scale)) }
  /// The scale along x.
  public static var scaleX: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .scaleX)) }
  /// The scale along y.
  public static var scaleY: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .scaleY)) }
  /// The translation along x, in points.
  public static var translationX: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .translationX)) }
  /// The translation along y, in points.
  public static var translationY: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .translationY)) }
  /// The translation along z, in points.
  public static var translationZ: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .translationZ)) }
}

extension LayerKey where Value == SIMD2<Double> {
  /// The origin of the bounds.
  public static var boundsOrigin: LayerKey { LayerKey(LayerKeyPath(unchecked: .bounds, .origin)) }
  /// The size of the bounds.
  public static var boundsSize: LayerKey { LayerKey(LayerKeyPath(unchecked: .bounds, .size)) }
  /// The translation in the plane, in points: `transform.translation`.
  public static var translation: LayerKey { LayerKey(LayerKeyPath(unchecked: .transform, .translation)) }
}
