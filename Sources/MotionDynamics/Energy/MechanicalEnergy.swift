/// The energy of a system's motion, and of the springs and masses that give it back.
///
/// Dampers, friction and drives take and give energy that is not counted.
public struct MechanicalEnergy: Sendable, Hashable {
  /// The energy of the motion: the sum of ½·m·v².
  public let kinetic: Double
  /// The energy that the forces can give back: that of a spring is ½·k·e² + ¼·β·e⁴, and that of a mass in gravity
  /// −m·g·x.
  public let potential: Double

  /// Creates an energy from its two parts.
  public init(kinetic: Double, potential: Double) {
    (self.kinetic, self.potential) = (kinetic, potential)
  }

  /// The sum of both parts, which an undamped system keeps.
  public var total: Double { kinetic + potential }
}
