#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Work that reports unevenly, as downloads do: after so many seconds it has come so far.
let reports: [(time: Double, done: Double)] = [(0.1, 0.08), (0.25, 0.3), (0.5, 0.34), (0.9, 0.8), (1.1, 1)]

var bar = ProgressBar()
var next = reports[...]
let isTerminal = isatty(1) == 1
let clock = ContinuousClock()
let start = clock.now
var time = 0.0
repeat {
  time = start.duration(to: clock.now) / .seconds(1)
  while let report = next.first, report.time <= time {
    next.removeFirst()
    bar.report(report.done, at: report.time)
    if !isTerminal { print("\(Int(100 * report.done)) %") }
  }
  if isTerminal {
    print("\r\(bar.text(at: time))", terminator: "")
    fflush(nil)
  }
  try await Task.sleep(for: .seconds(1.0 / 60))
} while !next.isEmpty || !bar.isAtRest(at: time)
print(isTerminal ? "" : bar.text(at: time))
