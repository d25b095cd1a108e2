internal import Glibc

/// The duration of a benchmark: `make bench` takes the short form, `make bench-full` the long one.
let benchmarkMilliseconds: Int = {
  guard let text = getenv("INBETWEEN_BENCH_MILLISECONDS") else { return 100 }
  return Int(String(cString: text)) ?? 100
}()
