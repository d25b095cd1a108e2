public import MotionValues

// Core Animation's names that differ here. The compiler reports the right name.

extension Layer {
  /// In Core Animation the properties are the layer's own; here the model holds them, beside the presentation.
  @available(*, unavailable, message: "use model.opacity, or set(.opacity, to:at:) to animate it")
  public var opacity: Double { model.opacity }

  /// In Core Animation the properties are the layer's own; here the model holds them, beside the presentation.
  @available(*, unavailable, message: "use model.position, or set(.position, to:at:) to animate it")
  public var position: SIMD2<Double> { model.position }

  /// In Core Animation the properties are the layer's own; here the model holds them, beside the presentation.
  @available(*, unavailable, message: "use model.bounds, or set(.bounds, to:at:) to animate it")
  public var bounds: Rectangle { model.bounds }

  /// In Core Animation the properties are the layer's own; here the model holds them, beside the presentation.
  @available(*, unavailable, message: "use model.backgroundColor, or set(.backgroundColor, to:at:) to animate it")
  public var backgroundColor: Color { model.backgroundColor }

  /// Core Animation has a clock; here the time is an argument.
  @available(*, unavailable, message: "give a time: presentation(at:)")
  public func presentation() -> LayerState { model }

  /// Core Animation has a clock; here the time is an argument.
  @available(*, unavailable, message: "give a time: add(_:forKey:at:)")
  public mutating func add(_ animation: Animation, forKey key: String?) {}

  /// Layers are values, and sublayers an array.
  @available(*, unavailable, message: "use sublayers.append(_:)")
  public mutating func addSublayer(_ layer: Layer) {}
}

extension Animation {
  /// The initialiser of `CABasicAnimation` and `CAKeyframeAnimation`.
  @available(*, unavailable, message: "use Animation.basic(_:from:to:duration:) or Animation.keyframes(_:_:duration:)")
  public init(keyPath: String) { self = .group([]) }
}
