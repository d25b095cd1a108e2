import MotionCurves

extension Transform3D {
  /// The determinant of the matrix; without perspective the scale factor of volumes.
  ///
  /// Accurate to an ulp or two unless it is nearly 0: the error is some 2⁻¹⁰² of the product of the largest elements of
  /// all rows, and a determinant below 2⁻⁹⁶ of that product counts as 0.
  package var determinant: Double {
    guard let equilibrated = EquilibratedMatrix(self) else { return elements.isFinite ? 0 : .nan }
    let exponent = equilibrated.rowScales.exponentSum + equilibrated.columnScales.exponentSum
    return Double(sign: .plus, exponent: exponent, significand: Cofactors(equilibrated.matrix).determinant.rounded)
  }

  /// The inverse map, or nil if this map is singular or an element of either map is not finite.
  ///
  /// It is computed by cofactors in twice the precision of `Double`, from the matrix with rows and columns scaled to 1.
  /// Each element is accurate to an ulp or two up to condition numbers of 10¹⁵ (measured against exact inverses).
  /// Beyond, the error grows as 2⁻¹⁰² over the scaled determinant. Below a scaled determinant of 2⁻⁹⁶ the matrix counts
  /// as singular. O(1), some hundred operations.
  ///
  /// Source: the Laplace expansion by pairs of rows; D. Eberly, *The Laplace Expansion Theorem*, geometrictools.com.
  public var inverse: Transform3D? {
    guard let equilibrated = EquilibratedMatrix(self) else { return nil }
    let cofactors = Cofactors(equilibrated.matrix)
    guard cofactors.determinant.rounded != 0 else { return nil }
    let columns = cofactors.columnsOfInverse
    // M = R·M′·C, and so M⁻¹ = C⁻¹·M′⁻¹·R⁻¹.
    let (rows, scales) = (equilibrated.rowScales, equilibrated.columnScales)
    let inverse = Transform3D(
      row1: columns.row1 / (scales * rows.x), row2: columns.row2 / (scales * rows.y),
      row3: columns.row3 / (scales * rows.z), row4: columns.row4 / (scales * rows.w)
    ).transposed
    return inverse.elements.isFinite ? inverse : nil
  }
}

/// A matrix M′ with the largest element of each row and column near 1, and the powers of two with M = R·M′·C.
private struct EquilibratedMatrix {
  let matrix: Transform3D
  let rowScales: SIMD4<Double>
  let columnScales: SIMD4<Double>

  /// Equilibrates a matrix; nil for a row or column of zeros, or an element that is not finite.
  init?(_ matrix: Transform3D) {
    let rows = matrix.rowScales
    guard matrix.elements.isFinite, rows.min() > 0 else { return nil }
    let scaled = matrix.dividingRows(by: rows).transposed
    let columns = scaled.rowScales
    guard columns.min() > 0 else { return nil }
    self.matrix = scaled.dividingRows(by: columns).transposed
    rowScales = rows
    columnScales = columns
  }
}

extension Transform3D {
  fileprivate var rowScales: SIMD4<Double> {
    SIMD4(row1.binaryScale, row2.binaryScale, row3.binaryScale, row4.binaryScale)
  }

  fileprivate func dividingRows(by scales: SIMD4<Double>) -> Transform3D {
    Transform3D(row1: row1 / scales.x, row2: row2 / scales.y, row3: row3 / scales.z, row4: row4 / scales.w)
  }
}

extension SIMD4<Double> {
  /// The exponent of the product of four powers of two.
  fileprivate var exponentSum: Int { x.exponent + y.exponent + z.exponent + w.exponent }
}

/// The determinant and the inverse of a matrix by cofactors, in twice the precision of `Double`.
private struct Cofactors {
  private let matrix: Transform3D
  private let upper: RowPairMinors
  private let lower: RowPairMinors
  /// The determinant; 0 where it is below the rounding error of the doubled precision.
  let determinant: DoubleDouble

  /// - Precondition: the elements of the matrix are at most 2.
  init(_ matrix: Transform3D) {
    self.matrix = matrix
    upper = RowPairMinors(matrix.row1, matrix.row2)
    lower = RowPairMinors(matrix.row3, matrix.row4)
    // The terms that remain without perspective come first. They are added as `columnsOfInverse` adds the terms of m44,
    // so that m44 is exactly 1.
    let affine = (upper.yz * lower.xw + -(upper.xz * lower.yw)) + upper.xy * lower.zw
    let projective = (upper.xw * lower.yz + -(upper.yw * lower.xz)) + upper.zw * lower.xy
    let sum = affine + projective
    determinant = sum.rounded.magnitude > 0x1p-96 ? sum : DoubleDouble(0)
  }

  /// The columns of the inverse.
  var columnsOfInverse: Transform3D {
    Transform3D(
      row1: lower.complements(of: matrix.row2, dividedBy: determinant),
      row2: lower.complements(of: -matrix.row1, dividedBy: determinant),
      row3: upper.complements(of: matrix.row4, dividedBy: determinant),
      row4: upper.complements(of: -matrix.row3, dividedBy: determinant))
  }
}

/// The six 2×2 determinants of two rows, named by their columns.
private struct RowPairMinors {
  let xy: DoubleDouble
  let xz: DoubleDouble
  let xw: DoubleDouble
  let yz: DoubleDouble
  let yw: DoubleDouble
  let zw: DoubleDouble

  init(_ a: SIMD4<Double>, _ b: SIMD4<Double>) {
    func minor(_ i: Int, _ j: Int) -> DoubleDouble {
      DoubleDouble(exactProductOf: a[i], b[j]) + -DoubleDouble(exactProductOf: a[j], b[i])
    }
    xy = minor(0, 1)
    xz = minor(0, 2)
    xw = minor(0, 3)
    yz = minor(1, 2)
    yw = minor(1, 3)
    zw = minor(2, 3)
  }

  /// The 3×3 determinants of the two rows and a third one, with the signs of the first column of cofactors, divided by
  /// the determinant of the whole matrix.
  func complements(of row: SIMD4<Double>, dividedBy determinant: DoubleDouble) -> SIMD4<Double> {
    let x = (yz * row.w + -(yw * row.z)) + zw * row.y
    let y = (xz * row.w + -(xw * row.z)) + zw * row.x
    let z = (xy * row.w + -(xw * row.y)) + yw * row.x
    let w = (yz * row.x + -(xz * row.y)) + xy * row.z
    return SIMD4(
      x.quotient(by: determinant), (-y).quotient(by: determinant),
      z.quotient(by: determinant), (-w).quotient(by: determinant))
  }
}
