extension CubeRefresh {
  /// A location in the loop.
  package struct Location: Sendable, Hashable {
    /// The form at the start of the step, 0…7.
    package var step: Int
    /// The eased progress of the step, from 0 to below 1.
    package var easedProgress: Double
    /// The fraction of the step's time that has passed: the inverse of the curve at the eased progress.
    package var progress: Double
  }

  /// The location in the loop at which the cubes have given centres: the original's `getPresentInfoWithPoints`.
  ///
  /// It is in the step with the least sum of squared distances between the given centres and the cubes of the step, at
  /// the eased progress that fits the moving cubes best. At a form, the step that begins there is chosen. Nil unless
  /// there are four finite points. The effect itself does not need this search, because it has the time of its loop.
  ///
  /// - Accuracy: for centres rounded to doubles, the eased progress within a few ulp of 1.
  package func location(of centers: [SIMD2<Double>]) -> Location? {
    guard centers.count == CubeForms.cubeCount, centers.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    let positions = centers.map { $0 / parameters.cubeUnit }
    var best = CubePose.start
    var least = Double.infinity
    for step in 0..<CubeForms.count {
      let pose = nearestPose(to: positions, in: step)
      let distance = squaredDistance(from: positions, to: pose)
      if distance < least {
        best = pose
        least = distance
      }
    }
    // The end of a step is the start of the next one.
    if best.easedProgress >= 1 - 0x1p-50 {
      best = CubePose(step: (best.step + 1) % CubeForms.count, easedProgress: 0)
    }
    return Location(
      step: best.step, easedProgress: best.easedProgress, progress: progress(forEased: best.easedProgress))
  }

  /// The nearest pose of a step: the mean of the moving cubes' projections, as each moves by one unit.
  private func nearestPose(to positions: [SIMD2<Double>], in step: Int) -> CubePose {
    var sum = 0.0
    var moving = 0.0
    for (cube, position) in positions.enumerated() {
      let start = CubeForms.position(of: cube, in: step)
      let displacement = CubeForms.position(of: cube, in: step + 1) - start
      sum += ((position - start) * displacement).sum()
      moving += (displacement * displacement).sum()
    }
    return CubePose(step: step, easedProgress: max(0, min(sum / moving, 1)))
  }

  private func squaredDistance(from positions: [SIMD2<Double>], to pose: CubePose) -> Double {
    var sum = 0.0
    for (cube, position) in positions.enumerated() {
      let difference = position - pose.position(of: cube)
      sum += (difference * difference).sum()
    }
    return sum
  }
}
