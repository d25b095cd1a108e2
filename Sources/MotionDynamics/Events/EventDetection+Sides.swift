/// The sides of the detectors where a segment begins or ends.
extension EventDetection {
  // MARK: Starts

  /// Gives the detectors of a continued motion what its state alone does not tell.
  mutating func continueDetectors(from state: borrowing State) {
    // The records of this time are the last ones.
    let crossed = state.eventRecords.reversed().prefix { $0.time == state.time }.map { $0.event }
    for index in detectors.indices {
      guard let event = detectors[index].event else { continue }
      if !detectors[index].endsSegment && crossed.contains(event) {
        // What follows tells the side.
        detectors[index].side = 0
        detectors[index].startAtCrossing()
      }
      // A surface that reflects in both senses does not tell the side.
      guard let contact = contact(of: detectors[index], in: state),
        case .resting(let side) = state.lastMode(of: contact.coordinate)
      else { continue }
      detectors[index].side = side
    }
  }

  /// Chooses the sides of the coordinates that start on a surface that reflects in both senses.
  ///
  /// A moving coordinate leaves the surface, as from any level. One at rest lies on the side from which its acceleration
  /// presses it; the accelerations of the state have to be known.
  mutating func chooseSidesOfContacts(in state: borrowing State) {
    for index in detectors.indices {
      guard let contact = contact(of: detectors[index], in: state), contact.side == 0 else { continue }
      let velocity = state.y[state.count + contact.coordinate]
      detectors[index].side = velocity != 0 ? velocity.signum : -state.accelerations[contact.coordinate].signum
    }
  }

  // MARK: Contacts

  /// The coordinates on a reflecting surface, each with its side of the surface.
  func contacts(in state: borrowing State) -> [(coordinate: Int, side: Double)] {
    var contacts: [(coordinate: Int, side: Double)] = []
    for detector in detectors { if let contact = contact(of: detector, in: state) { contacts.append(contact) } }
    return contacts
  }

  /// The coordinate of a detector and its side of the surface; nil if it is on no reflecting surface.
  func contact(of detector: EventDetector, in state: borrowing State) -> (coordinate: Int, side: Double)? {
    guard detector.isReflecting, let surface = detector.surface, state.y[surface.coordinate] == surface.level
    else { return nil }
    return (surface.coordinate, detector.side)
  }

  // MARK: Ends

  /// Flips the sides of the detectors that the end of a segment puts on a zero or behind it, and returns those whose
  /// events happen.
  ///
  /// The step that ends there has not shown these crossings, by a rounding, and the next segment starts without the
  /// sides of all but the positions. It has to be asked before the actions, which may change the velocities.
  mutating func takeCrossingsAtEnd(in state: borrowing State) -> [Int] {
    let resolution = Self.resolution(at: state.time)
    var crossed: [Int] = []
    for index in detectors.indices where state.time - detectors[index].lastCrossingTime > resolution {
      guard detectors[index].side != 0, isCrossedAtEnd(detectors[index], in: state) else { continue }
      detectors[index].side = -detectors[index].side
      detectors[index].lastCrossingTime = state.time
      if detectors[index].isTriggered { crossed.append(index) }
    }
    return crossed
  }

  /// Whether an event's function, or a velocity less its level, is on the other side at the end of the last step, or
  /// comes to zero there; false for positions and constraints.
  private func isCrossedAtEnd(_ detector: EventDetector, in state: borrowing State) -> Bool {
    guard let event = detector.event else { return false }
    // A function that has been zero for some time does not come to zero now.
    let before = 1 - 0x1p-10
    let value: Double
    let earlier: Double
    switch events[event].trigger {
    case .zero(_, let function):
      value = state.value(of: function)
      earlier = value == 0 ? state.value(of: function, at: before) : 0
    case .velocity(let coordinate, let level, _):
      let location = state.denseOutput.locationInLastStep(before)
      value = state.y[state.count + coordinate] - level
      earlier = state.denseOutput.velocity(coordinate, at: location) - level
    case .position, .time: return false
    }
    return value * detector.side < 0 || value == 0 && earlier * detector.side > 0
  }
}
