/// A step of semi-implicit Euler for many springs of mass 1, in four substeps: the usual method of engines.
///
/// Its error is of first order in the substep, and it diverges where the substep is longer than 2/ω.
@inlinable
public func euler(
  _ positions: inout [Double], _ velocities: inout [Double], targets: [Double], stiffness: Double, damping: Double,
  over interval: Double
) {
  precondition(positions.count == velocities.count && positions.count == targets.count)
  let substep = interval / 4
  for index in positions.indices {
    var (position, velocity) = (positions[index], velocities[index])
    for _ in 0..<4 {
      velocity += substep * (stiffness * (targets[index] - position) - damping * velocity)
      position += substep * velocity
    }
    positions[index] = position
    velocities[index] = velocity
  }
}
