public import MotionCurves
import MotionDynamics
public import VectorScene

extension SimulationFilm {
  /// The film as an animation: its pictures at given times, and at the events between them.
  ///
  /// So bounces stay sharp, and jumps do not become movements.
  ///
  /// - Parameters:
  ///   - times: two or more, ascending; the first is the animation's 0 s.
  ///   - repeats: the number of times that the animation is played, or nil for an endless loop.
  /// - Returns: the animation.
  /// - Throws: ``ParameterError`` for other times or repeats, and for pictures that show more than half a
  ///   million bodies and springs in all.
  public func animation(at times: [Double], repeats: Int? = nil) throws(ParameterError) -> AnimatedScene {
    let all = frameTimes(including: times)
    guard all.count <= greatestFrameCount else {
      throw ParameterError(
        parameter: "times", value: "\(all.count) with those of events",
        allowed: "at most \(greatestFrameCount) pictures of \(partCount) bodies and springs")
    }
    let start = all.first ?? 0
    return try AnimatedScene(validatingFrames: all.map(scene), at: all.map { $0 - start }, repeats: repeats)
  }

  /// The number of bodies and springs in a picture.
  package var partCount: Int { motion.bodyCount + motion.springs.count }

  /// The most pictures that an animation may have: together they show half a million bodies and springs, and take a
  /// gigabyte.
  package var greatestFrameCount: Int { SimulationFilmLimits.partCount / partCount }

  /// The times of an animation's pictures: those given, ascending, and those of events between them.
  ///
  /// Events are added only if two given times have at most two between them, and at most half as many as given times in
  /// all. The path of a body has a corner at a bounce. If an anchor jumps, the picture before the jump is added, too.
  package func frameTimes(including times: [Double]) -> [Double] {
    var events = motion.trajectory.eventRecords[...]
    var all: [Double] = []
    var added = 0
    for (time, end) in zip(times, times.dropFirst() + [-.infinity]) {
      all.append(time)
      events = events.drop { $0.time <= time }
      let between = events.prefix { $0.time < end }
      guard Set(between.map(\.time)).count <= 2, 2 * (added + between.count) <= times.count else { continue }
      added += between.count
      for record in between {
        let isJump = motion.marks[record.event].spring != nil
        for picture in isJump ? [record.time.nextDown, record.time] : [record.time] where picture > all[all.count - 1] {
          all.append(picture)
        }
      }
    }
    return all
  }
}
