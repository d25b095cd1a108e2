/// When the rows or columns of a matrix have directions of their own.
enum LinearIndependence {
  /// The sine below which the angle between two directions is nothing but rounding, 2⁻⁴⁸ or 32 ulp of 1.
  ///
  /// A matrix multiplied out of factors of which one is singular comes out with angles of a few ulp in place of 0; the
  /// rotation that they seem to have is noise.
  static let leastSine = 0x1p-48
}
