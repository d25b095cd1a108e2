/// New standing targets, together with the columns of a group in which no target has moved.
///
/// It replaces single targets as ``TargetLanes`` does, in as few instructions as possible.
struct StandingTargetLanes {
  let positions, targets: Lanes
  let new: Lanes
  let isAwake: UnsafeMutableBufferPointer<Bool>

  /// Replaces the target of a slot by the new target at a lane, and wakes the slot's blocks if the target differs.
  ///
  /// - Returns: false if the distance to the target is not finite.
  @inline(__always)
  func replace(_ slot: Int, _ from: Int, _ layout: ScalarLayout) -> Bool {
    let to = slot &* layout.lanesPerMember
    var (lane, isNew) = (0, false)
    while lane < layout.scalarCount {
      let target = new[from &+ lane]
      if !(positions[to &+ lane] - target).isFinite { return false }
      if targets[to &+ lane] != target { isNew = true }
      lane &+= 1
    }
    guard isNew else { return true }
    lane = 0
    while lane < layout.scalarCount {
      targets[to &+ lane] = new[from &+ lane]
      isAwake[(to &+ lane) &>> SpringStep.blockShift] = true
      lane &+= 1
    }
    return true
  }
}
