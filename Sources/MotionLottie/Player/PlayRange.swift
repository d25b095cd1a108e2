/// The frames of one play: a range, the number of passes, and the direction.
///
/// The position of a play is a distance along the course, in frames. The frame is a function of the distance alone: a
/// play that runs backwards shows the same frames in the opposite order.
struct PlayRange: Sendable, Hashable {
  let first, last: Double
  let mode: LottieLoopMode

  /// The length of one pass, there and back for a reversing mode.
  var pass: Double { (last - first).magnitude * (mode.course == .thereAndBack ? 2 : 1) }

  /// The length of the whole course, infinite if it has no end.
  var length: Double { pass == 0 ? 0 : pass * mode.count }

  /// The distance at which a play begins: at the far end if it runs backwards.
  func beginning(isBackwards: Bool) -> Double {
    guard isBackwards else { return 0 }
    return length.isFinite ? length : pass
  }

  /// The frame at a distance.
  ///
  /// A loop jumps from the end of a pass to the beginning of the next. At that distance, a play that runs forwards
  /// shows the first frame of the next pass. A play that runs backwards shows the last frame of the pass before it.
  func frame(at distance: Double, isBackwards: Bool) -> Double {
    guard pass > 0 else { return last }
    return frame(inPass: place(of: distance, isBackwards: isBackwards))
  }

  private func place(of distance: Double, isBackwards: Bool) -> Double {
    if distance >= length && !isBackwards || distance <= 0 && isBackwards && length.isFinite {
      // The ends of the course belong to its first and its last pass.
      return distance <= 0 ? 0 : remainder(of: length, orWhole: true)
    }
    return remainder(of: distance, orWhole: isBackwards)
  }

  private func remainder(of distance: Double, orWhole: Bool) -> Double {
    let remainder = distance.truncatingRemainder(dividingBy: pass)
    let place = remainder < 0 ? remainder + pass : remainder
    return place == 0 && orWhole ? pass : place
  }

  private func frame(inPass place: Double) -> Double {
    let span = (last - first).magnitude
    let direction = last < first ? -1.0 : 1
    switch mode.course {
    case .forwards: return place == span ? last : first + direction * place
    case .backwards: return place == span ? first : last - direction * place
    case .thereAndBack: return first + direction * (place <= span ? place : 2 * span - place)
    }
  }

  /// The distances in a pass at which a frame is shown.
  func places(of frame: Double) -> [Double] {
    let span = (last - first).magnitude
    let place = last < first ? first - frame : frame - first
    guard place >= 0, place <= span else { return [] }
    switch mode.course {
    case .forwards: return [place]
    case .backwards: return [span - place]
    case .thereAndBack: return place == 0 || place == span ? [place] : [place, 2 * span - place]
    }
  }
}
