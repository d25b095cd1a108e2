public import MotionCurves

/// A colour that moves in a colour space: a motion of the space's coordinates, whose values are colours.
///
/// ```swift
/// let glow = ColorTween(from: .red, to: .blue, in: .oklab, duration: 0.4, curve: .easeInOut)
/// glow.value(at: 0.2).hex
/// let stops = [Color.red, .white, .blue].map { ColorSpace.lab.coordinates(of: $0) }
/// let along = ColorMotion(Tween(from: stops[0], to: stops[1], duration: 1), in: .lab)     // any motion of coordinates
/// ```
///
/// - The coordinates are multiplied by alpha, as CSS mixes them: a colour that fades in from transparency keeps its hue.
/// - Accuracy: 3·10⁻¹³ of the colour, at the ends too.
/// - Complexity: that of the motion, and some roots or powers unless the space is ``ColorSpace/srgb``.
public struct ColorMotion<Base: ValueGenerator>: ValueGenerator where Base.Value == SIMD4<Double> {
  /// The motion of the coordinates, as of ``ColorSpace/coordinates(of:near:)``.
  public let base: Base
  /// The space.
  public let space: ColorSpace

  /// Creates the colours of a motion of coordinates.
  @inlinable
  public init(_ base: Base, in space: ColorSpace) {
    self.base = base
    self.space = space
  }

  /// The colour at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Color { space.color(at: base.value(at: time)) }
}

/// A tween between two colours, in a colour space.
public typealias ColorTween = ColorMotion<Tween<SIMD4<Double>>>

extension ColorMotion where Base == Tween<SIMD4<Double>> {
  /// Creates a tween between two colours.
  ///
  /// - Parameters:
  ///   - start: the colour until the delay is over.
  ///   - end: the colour after the duration.
  ///   - space: the space in which the colours are mixed.
  ///   - duration: in seconds; not negative.
  ///   - curve: maps progress to the fraction of the way; linear unless another one is given, as for every tween.
  ///   - delay: the time at which the change begins, in seconds; any finite number.
  /// - Precondition: duration and delay are in their domain;
  ///   ``init(validatingFrom:to:in:duration:curve:delay:)`` throws instead.
  public init(
    from start: Color, to end: Color, in space: ColorSpace, duration: Double, curve: TimingCurve = .linear,
    delay: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validatingFrom: start, to: end, in: space, duration: duration, curve: curve, delay: delay))
  }

  /// Creates a tween between two colours, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public init(
    validatingFrom start: Color, to end: Color, in space: ColorSpace, duration: Double, curve: TimingCurve = .linear,
    delay: Double = 0
  ) throws(ParameterError) {
    let (first, last) = space.ends(from: start, to: end)
    self.init(try Tween(validatingFrom: first, to: last, duration: duration, curve: curve, delay: delay), in: space)
  }
}

extension ColorMotion where Base: Motion {
  /// The time at which the colour stays.
  public var restTime: Double { base.restTime }

  /// The colour at rest; nil if it never rests.
  public var restValue: Color? { base.restValue.map { space.color(at: $0) } }

  /// Whether the colour stays from a time on.
  public func isAtRest(at time: Double) -> Bool { base.isAtRest(at: time) }
}

extension ColorMotion: Equatable where Base: Equatable {}
extension ColorMotion: Hashable where Base: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ColorMotion: Codable where Base: Codable {}
#endif
