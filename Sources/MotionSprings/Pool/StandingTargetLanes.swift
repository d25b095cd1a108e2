/// New targets that stay where they are, beside the columns of a group in which no target has moved.
///
/// The same as ``TargetLanes``, in as few instructions as possible: it replaces single targets.
struct StandingTargetLanes {
  let positions, targets: Lanes
  let new: Lanes
  let isAwake: UnsafeMutableBufferPointer<Bool>

  /// Replaces the target of a slot by that from a lane on, and wakes its blocks, unless it is the same.
  ///
  /// - Returns: false for a target that is not at a finite distance.
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
