import FoundationEssentials

/// The number of inputs of a test.
///
/// Without optimisation each input takes ten times as long, so there are a tenth of the count, or `unoptimised`. If
/// `make thorough` has set `INBETWEEN_THOROUGH` to 1, there are ten times as many.
public func thorough(_ count: Int, unoptimised: Int? = nil) -> Int {
  let usual = isOptimised ? count : unoptimised ?? max(1, count / 10)
  return isThorough ? 10 * usual : usual
}

/// The inputs of a test; without optimisation, the first of each three.
public func thorough<Input>(_ inputs: [Input]) -> [Input] {
  let step = isOptimised || isThorough ? 1 : 3
  return stride(from: 0, to: inputs.count, by: step).map { inputs[$0] }
}

/// Whether the tests are optimised: without, a search through millions of states takes minutes.
public let isOptimised = !_isDebugAssertConfiguration()

let isThorough = ProcessInfo.processInfo.environment["INBETWEEN_THOROUGH"] == "1"
