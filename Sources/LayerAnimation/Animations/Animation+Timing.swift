/// The timing of an animation by Core Animation's names, which are those of ``MediaTiming``.
///
/// Setting a number that a timing does not allow traps.
extension Animation {
  /// The begin time in the parent's time; 0 for the time at which it is added.
  public var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of an iteration.
  ///
  /// 0 means the default; for a spring, until it has settled, and for a motion, until it rests.
  public var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The animation's time that passes in a unit of the parent's time.
  public var speed: Double {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The offset into the animation at which it begins.
  public var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of cycles, 0 meaning one; infinity repeats it for ever.
  public var repeatCount: Double {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The total duration of all cycles, in place of a count; 0 for none.
  public var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each iteration is followed by a reverse one.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The presentation outside the active duration.
  public var fillMode: FillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns the animation with another timing.
  public func timed(_ timing: MediaTiming) -> Animation {
    var animation = self
    animation.timing = timing
    return animation
  }
}
