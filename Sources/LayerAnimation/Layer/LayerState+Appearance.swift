public import MotionPaths
public import MotionValues

/// The appearance of a layer: its background, border and shadow.
extension LayerState {
  /// The colour of the background.
  public var backgroundColor: Color {
    get { color(.backgroundColor) }
    set { setUnchecked(.backgroundColor, to: .color(newValue)) }
  }

  /// The colour of the border.
  public var borderColor: Color {
    get { color(.borderColor) }
    set { setUnchecked(.borderColor, to: .color(newValue)) }
  }

  /// The width of the border, in points.
  public var borderWidth: Double {
    get { number(.borderWidth) }
    set { setUnchecked(.borderWidth, to: .number(newValue)) }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: Double {
    get { number(.cornerRadius) }
    set { setUnchecked(.cornerRadius, to: .number(newValue)) }
  }

  /// The part of the contents that is drawn, as fractions.
  public var contentsRect: Rectangle {
    get { rectangle(.contentsRect) }
    set { setUnchecked(.contentsRect, to: .rectangle(newValue)) }
  }

  /// Whether sublayers are clipped to the bounds.
  public var masksToBounds: Bool {
    get { number(.masksToBounds) != 0 }
    set { setUnchecked(.masksToBounds, to: .number(newValue ? 1 : 0)) }
  }

  /// The colour of the shadow.
  public var shadowColor: Color {
    get { color(.shadowColor) }
    set { setUnchecked(.shadowColor, to: .color(newValue)) }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: SIMD2<Double> {
    get { point(.shadowOffset) }
    set { setUnchecked(.shadowOffset, to: .point(newValue)) }
  }

  /// The opacity of the shadow, 0…1.
  public var shadowOpacity: Double {
    get { number(.shadowOpacity) }
    set { setUnchecked(.shadowOpacity, to: .number(newValue)) }
  }

  /// The radius of the shadow's blur, in points.
  public var shadowRadius: Double {
    get { number(.shadowRadius) }
    set { setUnchecked(.shadowRadius, to: .number(newValue)) }
  }

  /// The outline of the shadow.
  public var shadowPath: Path {
    get { path(.shadowPath) }
    set { setUnchecked(.shadowPath, to: .path(newValue)) }
  }
}

/// The properties of shape layers.
extension LayerState {
  /// The path of a shape.
  public var path: Path {
    get { path(.path) }
    set { setUnchecked(.path, to: .path(newValue)) }
  }

  /// The colour of a shape's inside.
  public var fillColor: Color {
    get { color(.fillColor) }
    set { setUnchecked(.fillColor, to: .color(newValue)) }
  }

  /// The colour of a shape's outline.
  public var strokeColor: Color {
    get { color(.strokeColor) }
    set { setUnchecked(.strokeColor, to: .color(newValue)) }
  }

  /// The start of the stroked part, as a fraction of the path.
  public var strokeStart: Double {
    get { number(.strokeStart) }
    set { setUnchecked(.strokeStart, to: .number(newValue)) }
  }

  /// The end of the stroked part, as a fraction of the path.
  public var strokeEnd: Double {
    get { number(.strokeEnd) }
    set { setUnchecked(.strokeEnd, to: .number(newValue)) }
  }

  /// The width of the stroke, in points.
  public var lineWidth: Double {
    get { number(.lineWidth) }
    set { setUnchecked(.lineWidth, to: .number(newValue)) }
  }

  /// The lengths of dashes and gaps, in points.
  public var lineDashPattern: [Double] {
    get { numbers(.lineDashPattern) }
    set { setUnchecked(.lineDashPattern, to: .numbers(newValue)) }
  }

  /// The offset into the dash pattern, in points.
  public var lineDashPhase: Double {
    get { number(.lineDashPhase) }
    set { setUnchecked(.lineDashPhase, to: .number(newValue)) }
  }

  /// The limit of mitres.
  public var miterLimit: Double {
    get { number(.miterLimit) }
    set { setUnchecked(.miterLimit, to: .number(newValue)) }
  }
}

/// The properties of gradient and text layers.
extension LayerState {
  /// The colours of a gradient.
  public var colors: [Color] {
    get { colors(.colors) }
    set { setUnchecked(.colors, to: .colors(newValue)) }
  }

  /// The places of a gradient's colours, as fractions.
  public var locations: [Double] {
    get { numbers(.locations) }
    set { setUnchecked(.locations, to: .numbers(newValue)) }
  }

  /// The start of the gradient, as fractions of the bounds.
  public var startPoint: SIMD2<Double> {
    get { point(.startPoint) }
    set { setUnchecked(.startPoint, to: .point(newValue)) }
  }

  /// The end of the gradient, as fractions of the bounds.
  public var endPoint: SIMD2<Double> {
    get { point(.endPoint) }
    set { setUnchecked(.endPoint, to: .point(newValue)) }
  }

  /// The size of a text layer's font, in points.
  public var fontSize: Double {
    get { number(.fontSize) }
    set { setUnchecked(.fontSize, to: .number(newValue)) }
  }

  /// The colour of a text.
  public var foregroundColor: Color {
    get { color(.foregroundColor) }
    set { setUnchecked(.foregroundColor, to: .color(newValue)) }
  }
}
