import Baselines
import Benchmark
import CBaselines

// What the machine can do at best, for Documentation/Roofline.md: copies of memory, and operations of doubles.

let benchmarks: @Sendable () -> Void = {
  // In the first, second and third level of a cache, and beyond.
  for kilobytes in [16, 256, 4096, 65_536] {
    let count = kilobytes * 1024 / 16
    let from = [Double](repeating: 1, count: count)
    var to = [Double](repeating: 0, count: count)
    // Enough copies to make the cost of the clock negligible.
    let copies = max(4096 / kilobytes, 1)
    compare(
      "copy within \(kilobytes) kB", values: 16 * count * copies,
      baseline: (
        "memcpy",
        {
          for _ in 0..<copies {
            copyMemory(from, to: &to)
            blackHole(to)
          }
        }
      ))
  }
  var sink = 1.0
  let rounds = 10_000
  compare(
    "multiply and add", values: Int(cbaselines_multiply_and_add(rounds, &sink)),
    baseline: (
      "widest vectors",
      {
        _ = cbaselines_multiply_and_add(rounds, &sink)
        blackHole(sink)
      }
    ))
}
