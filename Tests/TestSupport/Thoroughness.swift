import FoundationEssentials

/// The number of inputs of a test: a tenth of the count without optimisation, where each takes ten times as long, and
/// ten times the count where `make thorough` has set `INBETWEEN_THOROUGH` to 1.
public func thorough(_ count: Int) -> Int {
  let usual = _isDebugAssertConfiguration() ? count / 10 : count
  return isThorough ? 10 * usual : usual
}

let isThorough = ProcessInfo.processInfo.environment["INBETWEEN_THOROUGH"] == "1"
