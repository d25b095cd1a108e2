internal import EffectCore
internal import MotionCurves
public import VectorScene

/// The playing of a Lottie animation: play, pause, loop, speed and frame, as calls with their times.
///
/// ```swift
/// var player = LottiePlayer(animation)
/// player.play([.marker("intro"), .marker("beat", mode: .loop)], at: 0)
/// player.setSpeed(2, at: 0.5)
/// let picture = player.scene(at: 0.7)
/// ```
///
/// A player is a value without a clock. Each call has its time in seconds. The same calls give the same frames, at any
/// rate and in any order of the queries. A call whose time is before that of the previous call counts as made at the
/// same moment. A call that names an unknown marker, or a NaN, changes nothing.
///
/// While it plays, the frame is a function of the time since the call: *from + ((t − t₀) · speed · rate) mod length*
/// for a loop. Nothing adds up, and no time is lost between passes. The progress always refers to the whole file,
/// whatever range is played.
///
/// A player remembers each call, so that it can be asked about the past, and a queue until a call takes its place. A
/// program that runs for long calls ``forget(before:)``, as with an `Effect` of MotionEffects.
///
/// - Complexity: a query after the last call takes constant time, one before it O(log *n*) for *n* calls.
public struct LottiePlayer: Sendable {
  /// The animation; it may be replaced while it plays, for example by one with overrides.
  public var animation: LottieAnimation
  /// Whether only whole frames are shown, as in After Effects; otherwise also the frames between them.
  public var respectsFrameRate: Bool
  /// The factor of the animation's frame rate at which further plays run; negative for backwards.
  public private(set) var speed: Double

  let clip: LottieClip
  var log = EventLog<PlayerInterval>()
  var nextPlay = 1
  /// The time of the last call; the log may have plays of a queue after it.
  var latestCall = -Double.infinity
  private var past = ForgottenBefore()

  /// Creates a player that shows the first frame.
  ///
  /// - Precondition: the speed is finite.
  public init(_ animation: LottieAnimation, speed: Double = 1, respectsFrameRate: Bool = false) {
    ParameterError.trapUnlessFinite(speed, "speed")
    self.animation = animation
    self.speed = speed
    self.respectsFrameRate = respectsFrameRate
    clip = LottieClip(frames: animation.frames, frameRate: animation.frameRate, markers: animation.markers)
  }

  // MARK: Calls

  /// Plays from a position to another; the play before it completes, unfinished.
  ///
  /// Without positions, an interrupted play goes on where it was; if there is none, the whole file is played. With `to`
  /// alone, the play begins at the current frame; with `from` alone, it ends at the file's end. A `to` before `from` is
  /// played in reverse. A negative ``speed`` begins at the other end. A play to the frame where it begins completes at
  /// once, finished.
  ///
  /// - Parameters:
  ///   - from: the first position.
  ///   - to: the last position.
  ///   - mode: once if it is not given, or that of an interrupted play that goes on.
  ///   - time: the time of the call, in seconds.
  /// - Returns: the number of the play, by which its events refer to it; nil if nothing has changed.
  @discardableResult
  public mutating func play(
    from: LottiePosition? = nil, to: LottiePosition? = nil, mode: LottieLoopMode? = nil, at time: Double
  ) -> Int? {
    let time = effective(time)
    let current = interval(at: time)
    if from == nil, to == nil, let rest = interruption(goingOnAfter: current, mode: mode) {
      return begin(rest.course, at: rest.distance, time: time, frame: current.frame, queue: rest.queue)
    }
    let isWhole = from == nil && to == nil
    guard
      let first = from.map(clip.frame(at:)) ?? (isWhole ? clip.frames.lowerBound : current.frame),
      let last = to.map(clip.frame(at:)) ?? clip.frames.upperBound
    else { return nil }
    let course = PlayRange(first: first, last: last, mode: mode ?? .once)
    return begin(course, at: course.beginning(isBackwards: speed < 0), time: time, frame: current.frame)
  }

  /// Plays the segment of a marker, from its frame over its duration.
  ///
  /// - Returns: the number of the play; nil, without any change, if no marker has that name.
  @discardableResult
  public mutating func play(marker name: String, mode: LottieLoopMode = .once, at time: Double) -> Int? {
    play([.marker(name, mode: mode)], at: time)?.first
  }

  /// Plays segments one after the other; the play before them completes, unfinished.
  ///
  /// Each segment is a separate play with its events, which begins at the moment at which the one before it completes.
  /// What follows an endless segment is never played. Any other call that plays, stops or shows a position takes the
  /// place of the whole queue; a pause keeps it for ``play(from:to:mode:at:)`` without positions. A change of speed
  /// changes the times at which the segments begin, not their order: at a negative speed each is played from its end.
  ///
  /// - Returns: the numbers of the plays, in their order; nil, without any change, if there is no segment, if no marker
  ///   has a segment's name, or if a position is NaN.
  /// - Complexity: O(*n*) for *n* segments.
  @discardableResult
  public mutating func play(_ segments: [LottieSegment], at time: Double) -> [Int]? {
    let time = effective(time)
    let courses = segments.compactMap { $0.course(in: clip) }
    guard courses.count == segments.count, let first = courses.first else { return nil }
    let frame = interval(at: time).frame
    let queue = (1..<courses.count).map {
      PlayerInterval.QueuedPlay(id: nextPlay + $0, course: courses[$0])
    }
    let number = begin(
      first, at: first.beginning(isBackwards: speed < 0), time: time, frame: frame, queue: queue[...])
    nextPlay += queue.count
    return [number] + queue.map { $0.id }
  }

  /// Keeps the current frame; a play completes, unfinished.
  ///
  /// Then ``play(from:to:mode:at:)`` without positions goes on with this play, and with what follows it.
  public mutating func pause(at time: Double) {
    let time = effective(time)
    stand(at: time, frame: interval(at: time).frame, interrupted: interruption(at: time))
  }

  /// Shows the first frame of the range that was played last; a play completes, unfinished.
  public mutating func stop(at time: Double) {
    let time = effective(time)
    let course = lastCourse(at: time)
    stand(at: time, frame: course.map { min($0.first, $0.last) } ?? clip.frames.lowerBound, interrupted: nil)
  }

  /// Shows a position and keeps it; a play completes, unfinished.
  public mutating func set(_ position: LottiePosition, at time: Double) {
    guard let frame = clip.frame(at: position) else { return }
    stand(at: effective(time), frame: frame, interrupted: nil)
  }

  /// Changes the speed of the running play, and of further plays.
  ///
  /// The frame at the time of the call stays the same.
  ///
  /// 0 holds the frame; a sign reverses the direction.
  ///
  /// - Precondition: the speed is finite.
  public mutating func setSpeed(_ speed: Double, at time: Double) {
    ParameterError.trapUnlessFinite(speed, "speed")
    let time = effective(time)
    self.speed = speed
    guard let (play, elapsed, queue) = running(at: time) else { return }
    var changed = play
    changed.distance = play.distance(after: elapsed)
    changed.rate = speed * clip.frameRate
    changed.isNew = false
    changed.passCount = play.passCount(after: elapsed)
    record(PlayerInterval(play: changed, frame: play.frame(after: elapsed), queue: queue), at: time)
  }

  // MARK: Queries

  /// The frame at a time, limited to those of the file.
  public func frame(at time: Double) -> Double {
    past.require(time, "LottiePlayer")
    let frame = interval(at: time).frame
    return respectsFrameRate ? frame.rounded(.down) : frame
  }

  /// The progress in the whole file at a time, 0…1.
  public func progress(at time: Double) -> Double {
    (frame(at: time) - clip.frames.lowerBound) / (clip.frames.upperBound - clip.frames.lowerBound)
  }

  /// Whether a play goes on at a time; also at speed 0.
  public func isPlaying(at time: Double) -> Bool {
    past.require(time, "LottiePlayer")
    return running(at: time) != nil
  }

  /// The picture at a time.
  public func scene(at time: Double) -> Scene {
    animation.scene(at: frame(at: time))
  }

  /// The time from which on the picture stays the same without further calls: −∞ before the first play, ∞ for a loop.
  public var restTime: Double {
    guard let last = log.last else { return -.infinity }
    return last.play.map { log.latestTime + $0.remaining } ?? log.latestTime
  }

  /// Forgets the calls that affect only earlier frames; the ``horizon`` moves to the time if this is later.
  ///
  /// A play that ends at this time, or that a call at this time replaces, has an event there.
  public mutating func forget(before time: Double) {
    guard past.move(to: time) else { return }
    log.forget(before: log.firstIndex { !($0 < time) } - 1)
  }

  /// The earliest time of a query, in seconds; −∞ at first.
  public var horizon: Double { past.time }
}
