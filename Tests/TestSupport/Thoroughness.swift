/// How many of many inputs a test takes: all of them in an optimised build, a tenth without, where each takes ten times
/// as long.
public func thorough(_ count: Int) -> Int {
  _isDebugAssertConfiguration() ? count / 10 : count
}
