import Foundation
import MotionLottie

// LottieTimes FILE EMPTY: what parsing a Lottie file and what one of its frames takes, without what an empty document
// takes, as JSON. Scripts/bench/lottie.py, which runs it, times other players in the same way.

/// Each repetition takes at least this long, as the clocks of processes are coarse.
private let leastSeconds = 0.01
private let repetitions = 7
private let mostFrames = 120

// The harness starts every program of the package, without a file, and stops where one fails.
guard CommandLine.arguments.count == 3 else { exit(0) }
let (document, empty) = (bytes(of: CommandLine.arguments[1]), bytes(of: CommandLine.arguments[2]))
let overhead = frameSeconds(empty) ?? 0
let frame = frameSeconds(document).map { max($0 - overhead, 0) }
let parse = max(parseSeconds(document) - parseSeconds(empty), 0)
print(#"{"parse": \#(parse), "frame": \#(frame.map { "\($0)" } ?? "null"), "overhead": \#(overhead)}"#)

private func bytes(of path: String) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else { fail("no file \(path)") }
  return [UInt8](data)
}

private func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(65)
}

private func read(_ document: [UInt8]) -> LottieAnimation {
  do { return try LottieAnimation(parsing: document) } catch { fail("\(error)") }
}

private func parseSeconds(_ document: [UInt8]) -> Double {
  medianSeconds {
    _ = read(document)
    return 1
  }
}

/// Whole frames, at most ``mostFrames`` of them; nil for a document of one frame, which other players draw once.
private func frameSeconds(_ document: [UInt8]) -> Double? {
  let animation = read(document)
  let first = animation.frames.lowerBound
  let count = Int(animation.frames.upperBound - first)
  guard count > 1 else { return nil }
  let frames = stride(from: 0, to: count, by: max(1, count / mostFrames)).map { first + Double($0) }
  return medianSeconds {
    for frame in frames { _ = animation.scene(at: frame) }
    return frames.count
  }
}

/// The median, over repetitions, of the processor time of one of what `once` counts.
private func medianSeconds(_ once: () -> Int) -> Double {
  _ = once()
  let times = (0..<repetitions).map { _ in
    var count = 0
    let start = processorSeconds()
    repeat { count += once() } while processorSeconds() - start < leastSeconds
    return (processorSeconds() - start) / Double(count)
  }
  return times.sorted()[repetitions / 2]
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
