#if canImport(MotionKernels) && arch(x86_64)
  internal import MotionKernels

  extension ArcFit {
    /// Fits an arc by vectors of one width; the bits are the same for all.
    ///
    /// This is half of the time of making a prepared curve, and a third as long with vectors of eight.
    init(of arc: CurveArc, by vectors: WideVectors) {
      guard vectors != .plain else {
        self.init(of: arc)
        return
      }
      var given = motion_arc(
        x0: arc.x0, x1: arc.x1, x2: arc.x2, x3: arc.x3, y1: arc.y1, y2: arc.y2, y3: arc.y3, start: arc.start,
        end: arc.end)
      var fit = motion_fit()
      motion_fit_arc(vectors.inC, &given, &fit)
      let (odd, even) = (fit.odd, fit.even)
      self.init(
        odd: SIMD4(odd.0, odd.1, odd.2, odd.3), even: SIMD4(even.0, even.1, even.2, even.3), middle: fit.middle,
        distance: fit.distance)
    }
  }
#else
  extension ArcFit {
    /// Fits an arc; there is no loop for wider vectors.
    @inline(__always)
    init(of arc: CurveArc, by vectors: WideVectors) { self.init(of: arc) }
  }
#endif
