extension CubeRefresh {
  /// A place in the loop, told from what is seen of it.
  public struct Location: Sendable, Hashable {
    /// The form that the step comes from, 0…7.
    public var step: Int
    /// The eased part of the way to the next form, from 0 to below 1.
    public var position: Double
    /// The part of the step's time that has passed: the curve's inverse at the position.
    public var progress: Double
  }

  /// The place in the loop at which the cubes have these centres: the original's `getPresentInfoWithPoints`.
  ///
  /// Of the eight steps the one with the least sum of squared distances between the centres and those of the step, at
  /// the position that fits its moving cubes best; at a form itself the step that begins there. Nil unless there are
  /// four finite points. The effect itself has no need of it: it knows the time of its loop.
  ///
  /// - Accuracy: for centres rounded to doubles, the position within a few ulp of 1.
  public func location(of centers: [SIMD2<Double>]) -> Location? {
    guard centers.count == CubeForms.cubeCount, centers.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    let places = centers.map { $0 / parameters.cubeUnit }
    var best = CubeMoment.start
    var least = Double.infinity
    for step in 0..<CubeForms.count {
      let moment = nearestMoment(to: places, at: step)
      let distance = squaredDistance(from: places, to: moment)
      if distance < least {
        best = moment
        least = distance
      }
    }
    // The end of a step is the beginning of the next one.
    if best.position >= 1 - 0x1p-50 { best = CubeMoment(step: (best.step + 1) % CubeForms.count, position: 0) }
    return Location(step: best.step, position: best.position, progress: progress(ofPosition: best.position))
  }

  /// The moment of a step that is nearest: the mean of the moving cubes' projections, as each moves by one unit.
  private func nearestMoment(to places: [SIMD2<Double>], at step: Int) -> CubeMoment {
    var sum = 0.0
    var moving = 0.0
    for (cube, place) in places.enumerated() {
      let start = CubeForms.place(of: cube, at: step)
      let way = CubeForms.place(of: cube, at: step + 1) - start
      sum += ((place - start) * way).sum()
      moving += (way * way).sum()
    }
    return CubeMoment(step: step, position: max(0, min(sum / moving, 1)))
  }

  private func squaredDistance(from places: [SIMD2<Double>], to moment: CubeMoment) -> Double {
    var sum = 0.0
    for (cube, place) in places.enumerated() {
      let difference = place - moment.place(of: cube)
      sum += (difference * difference).sum()
    }
    return sum
  }
}
