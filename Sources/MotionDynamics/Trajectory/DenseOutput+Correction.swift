extension DenseOutput {
  /// The difference between a polynomial of degree 7 and the quintic with the same ends: (s(1−s))³·(α·(1−s) + β·s),
  /// where s is the fraction of the step.
  ///
  /// The correction does not change the positions, velocities and accelerations at both ends.
  @usableFromInline
  struct Correction {
    /// α.
    @usableFromInline let atStart: Double
    /// β.
    @usableFromInline let atEnd: Double

    @inlinable
    init(atStart: Double, atEnd: Double) {
      self.atStart = atStart
      self.atEnd = atEnd
    }

    @inlinable
    func position(at s: Double) -> Double {
      let hump = s * (1 - s)
      return hump * hump * hump * (atStart + s * (atEnd - atStart))
    }

    /// The derivative with respect to the fraction.
    @inlinable
    func slope(at s: Double) -> Double {
      let hump = s * (1 - s)
      let difference = atEnd - atStart
      return hump * hump * (3 * (1 - 2 * s) * (atStart + s * difference) + hump * difference)
    }

    /// The second derivative with respect to the fraction.
    func bend(at s: Double) -> Double {
      let (hump, rise, difference) = (s * (1 - s), 1 - 2 * s, atEnd - atStart)
      return 6 * hump * ((rise * rise - hump) * (atStart + s * difference) + hump * rise * difference)
    }

    /// The correction over the part of a step up to a fraction: it has the same seventh and sixth derivatives.
    func restricted(to fraction: Double) -> Correction {
      // The coefficients of s⁶ and s⁷ are 3(β − α) − α and α − β.
      let sixth = fraction.sixthPower * (3 * (atEnd - atStart) - atStart)
      let seventh = fraction.sixthPower * fraction * (atStart - atEnd)
      let start = -3 * seventh - sixth
      return Correction(atStart: start, atEnd: start - seventh)
    }
  }

  // MARK: From accelerations of the system

  /// The fractions of a step at which the system's acceleration on the quintic polynomial determines the correction.
  ///
  /// So near the ends the quintic's own error does little harm. At a distance u from an end the position error is of
  /// the third order in u, and the velocity error of the second, while the second derivative to be corrected is off by
  /// the first order. In the limit the correction gives the polynomial the third derivatives at the ends. Further
  /// inside, at 0.3 and 0.7, the acceleration of a damped system would be off by a hundred times as much. Nearer to the
  /// ends rounding would show: it is multiplied by 1/(6·64·u).
  static var probes: (first: Double, second: Double) { (probe, 1 - probe) }

  private static var probe: Double { 0x1p-8 }

  /// The correction that gives the polynomial the right second derivatives at the two probes.
  ///
  /// With σ = 2s − 1 and W = (s(1−s))³ the correction is W·(a + b·σ). W″ is even in σ, and (σ·W)″ is odd. So the mean
  /// of the two defects gives a, and half their difference gives b.
  ///
  /// - Parameters:
  ///   - first: the defect of the quintic's second derivative, with respect to the step fraction, at the first probe.
  ///   - second: the same at the second probe.
  /// - Returns: the correction.
  @inline(__always)
  static func correction(forDefects first: Double, _ second: Double) -> Correction {
    let even = (first + second) * evenFactor
    let odd = (second - first) * oddFactor
    return Correction(atStart: even - odd, atEnd: even + odd)
  }

  /// ½/W″ at the probes, with W″ = 3/8·(1−σ²)(5σ²−1).
  private static var evenFactor: Double {
    let square = (1 - 2 * probe) * (1 - 2 * probe)
    return 0.5 / (0.375 * (1 - square) * (5 * square - 1))
  }

  /// ½/(σ·W)″ at the second probe, with (σ·W)″ = 3/8·σ(1−σ²)(7σ²−3).
  private static var oddFactor: Double {
    let square = (1 - 2 * probe) * (1 - 2 * probe)
    return 0.5 / (0.375 * (1 - 2 * probe) * (1 - square) * (7 * square - 3))
  }

  /// The corrections of all coordinates over the step that ends at a knot, up to a fraction of the step; 0 for quintic
  /// polynomials.
  func corrections(beforeKnot knot: Int, upTo fraction: Double) -> [Correction] {
    (0..<coordinateCount).map { correction($0, beforeKnot: knot).restricted(to: fraction) }
  }

  /// Sets the corrections of all coordinates over the last step; returns whether they are finite.
  @inline(__always)
  @discardableResult
  mutating func setLastCorrections(_ correction: (_ coordinate: Int) -> Correction) -> Bool {
    var check = 0.0
    for coordinate in 0..<coordinateCount {
      let correction = correction(coordinate)
      check += 0 * correction.atStart + 0 * correction.atEnd
      setLastCorrection(correction, of: coordinate)
    }
    return check == 0
  }
}

extension Double {
  fileprivate var sixthPower: Double {
    let cube = self * self * self
    return cube * cube
  }
}
