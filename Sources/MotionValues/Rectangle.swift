public import MotionCurves

/// A rectangle with sides along the axes: a corner, a width and a height.
///
/// Lengths are in points and have to be finite. An overshooting animation may make a width or height negative. The
/// origin then is not the least corner, but ``minimum`` and ``maximum`` still are the extremes.
public struct Rectangle: Sendable, Hashable, BitwiseCopyable {
  /// The corner from which width and height are measured.
  public var origin: SIMD2<Double>
  /// The width and the height.
  public var size: SIMD2<Double>

  /// Creates a rectangle from a corner and the lengths of the sides.
  @inlinable
  public init(origin: SIMD2<Double>, size: SIMD2<Double>) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner and the lengths of the sides.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: SIMD2(x, y), size: SIMD2(width, height))
  }

  /// Creates a rectangle between two opposite corners; its origin is the first one, to the bit.
  @inlinable
  public init(from corner: SIMD2<Double>, to opposite: SIMD2<Double>) {
    self.init(origin: corner, size: opposite - corner)
  }
}

extension Rectangle: FourComponentValue {
  /// The numbers to interpolate: x, y, width, height.
  @inlinable
  package var components: SIMD4<Double> { SIMD4(lowHalf: origin, highHalf: size) }

  /// Creates a rectangle from x, y, width, height.
  @inlinable
  package init(components: SIMD4<Double>) {
    self.init(origin: components.lowHalf, size: components.highHalf)
  }
}

extension Rectangle {
  /// The horizontal coordinate of the origin.
  public var x: Double {
    get { origin.x }
    set { origin.x = newValue }
  }

  /// The vertical coordinate of the origin.
  public var y: Double {
    get { origin.y }
    set { origin.y = newValue }
  }

  /// The signed length along x.
  public var width: Double {
    get { size.x }
    set { size.x = newValue }
  }

  /// The signed length along y.
  public var height: Double {
    get { size.y }
    set { size.y = newValue }
  }

  /// The corner with the least coordinates.
  public var minimum: SIMD2<Double> { pointwiseMin(origin, origin + size) }
  /// The corner with the greatest coordinates.
  public var maximum: SIMD2<Double> { pointwiseMax(origin, origin + size) }
  /// The point in the middle.
  public var center: SIMD2<Double> { origin + 0.5 * size }

  /// The least x.
  public var minX: Double { minimum.x }
  /// The x in the middle.
  public var midX: Double { center.x }
  /// The greatest x.
  public var maxX: Double { maximum.x }
  /// The least y.
  public var minY: Double { minimum.y }
  /// The y in the middle.
  public var midY: Double { center.y }
  /// The greatest y.
  public var maxY: Double { maximum.y }

  /// The smallest rectangle that contains both, with non-negative width and height.
  ///
  /// Exact except for the rounding of its width and height: its far sides are accurate to an ulp of the coordinates.
  public func union(_ other: Rectangle) -> Rectangle {
    Rectangle(from: pointwiseMin(minimum, other.minimum), to: pointwiseMax(maximum, other.maximum))
  }

  /// Whether a point lies inside or on a side.
  public func contains(_ point: SIMD2<Double>) -> Bool {
    all(point .>= minimum) && all(point .<= maximum)
  }
}
