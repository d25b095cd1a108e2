import MotionCurves
package import MotionValues

/// The decomposition of an affine map that is closest to that of the frame before.
///
/// Unlike `Affine.Decomposition` it exists for every map. A singular map draws nothing: only its scale of 0 counts, and
/// the other components keep the values of the frame before.
package struct ContinuousDecomposition {
  package private(set) var translation = SIMD2<Double>.zero
  /// In radians, over any number of turns.
  package private(set) var rotation = 0.0
  /// The tangent of an angle.
  package private(set) var shear = 0.0
  package private(set) var scale = SIMD2<Double>.one

  private init() {}

  /// The decompositions of the maps of all frames.
  package static func decompositions(of maps: [Affine]) -> [ContinuousDecomposition] {
    var all: [ContinuousDecomposition] = []
    for map in maps { all.append(ContinuousDecomposition(map, after: all.last ?? ContinuousDecomposition())) }
    return all
  }

  private init(_ map: Affine, after last: ContinuousDecomposition) {
    self = last
    translation = SIMD2(map.tx, map.ty)
    guard let decomposition = map.decomposition else {
      // The norm of coefficients near the greatest double may overflow.
      let limit = Double.greatestFiniteMagnitude
      scale = SIMD2(min(SIMD2(map.a, map.b).norm, limit), min(SIMD2(map.c, map.d).norm, limit))
      if scale.x > 0 && scale.y > 0 { scale.y = 0 }
      return
    }
    shear = decomposition.shear
    scale = decomposition.scale
    // Half a turn more with the opposite scale is the same map. The nearest of all such rotations is taken, but a fast
    // spin of up to three eighths of a turn a frame stays a spin.
    var turn = (decomposition.rotation - last.rotation).remainder(dividingBy: 2 * .pi)
    if turn.magnitude > 0.75 * .pi {
      turn = (turn - .pi).remainder(dividingBy: 2 * .pi)
      scale = -scale
    }
    rotation = last.rotation + turn
  }
}
