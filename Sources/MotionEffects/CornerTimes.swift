/// The first time at which a condition holds that begins to hold within a few roundings of a time.
///
/// - Parameters:
///   - time: where the formula says that it begins.
///   - condition: one that, where it holds, holds for all later times.
/// - Returns: the time.
func firstTime(near time: Double, _ condition: (Double) -> Bool) -> Double {
  var time = time
  for _ in 0..<8 where !condition(time) { time = time.nextUp }
  for _ in 0..<8 where condition(time.nextDown) { time = time.nextDown }
  return time
}
