import Baselines
import Benchmark
import Foundation
import MotionLottie

// Lottie documents: reading one beside reading its JSON alone with Foundation, and a frame of a long film beside one of a
// short film.

private let benchmarksFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

let benchmarks: @Sendable () -> Void = {
  let heart = contents(of: "../Notebooks/documents/heart.json")
  compareReading(of: heart, "heart")
  let animation = read(heart)
  let times = frames(of: animation)
  compare(
    "frame of heart", values: times.count,
    baseline: ("its first frame", { for _ in times { blackHole(animation.scene(at: times[0])) } }),
    with: ("MotionLottie", { for time in times { blackHole(animation.scene(at: time)) } }))

  let (short, long) = (film(frameCount: 60), film(frameCount: 6000))
  compareReading(of: long, "film of 6000 keyframes")
  let (shortFilm, longFilm) = (read(short), read(long))
  let (shortTimes, longTimes) = (frames(of: shortFilm), frames(of: longFilm))
  compare(
    "frame of a film of 60 and of 6000 keyframes", values: shortTimes.count,
    baseline: ("60 keyframes", { for time in shortTimes { blackHole(shortFilm.scene(at: time)) } }),
    with: [
      // Only the search among the keys grows.
      Subject("6000 keyframes", target: .timesTheCost(1.1)) {
        for time in longTimes { blackHole(longFilm.scene(at: time)) }
      }
    ])
}

private func compareReading(of document: [UInt8], _ name: String) {
  compare(
    "reading of \(name)", values: document.count,
    baseline: ("JSONSerialization", { blackHole(try? JSONSerialization.jsonObject(with: Data(document))) }),
    with: ("LottieAnimation", { blackHole(try? LottieAnimation(parsing: document)) }))
}

/// 256 frames at even distances over the whole animation, few of them whole.
private func frames(of animation: LottieAnimation) -> [Double] {
  let (start, end) = (animation.frames.lowerBound, animation.frames.upperBound)
  return (0..<256).map { start + (end - start) * (Double($0) + 0.37) / 256 }
}

private func contents(of file: String) -> [UInt8] {
  guard let data = try? Data(contentsOf: benchmarksFolder.appending(path: file)) else { fatalError("no file \(file)") }
  return [UInt8](data)
}

private func read(_ document: [UInt8]) -> LottieAnimation {
  guard let animation = try? LottieAnimation(parsing: document) else { fatalError("the document is refused") }
  return animation
}

/// Ten rectangles with a key for the rotation at every frame.
private func film(frameCount: Int) -> [UInt8] {
  let ease = #""o":{"x":0.3,"y":0},"i":{"x":0.7,"y":1}"#
  let keys = (0...frameCount).map { #"{"t":\#($0),"s":[\#($0 * 7 % 360)],\#(ease)}"# }.joined(separator: ",")
  let shapes = #"[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,10]}},{"ty":"fl","c":{"k":[1,0,0]}}]"#
  let layers = (1...10).map { number in
    #"{"ty":4,"ind":\#(number),"nm":"\#(number)","ip":0,"op":\#(frameCount),"#
      + #""ks":{"p":{"k":[\#(number * 9),50]},"r":{"k":[\#(keys)]}},"shapes":\#(shapes)}"#
  }
  let head = #"{"v":"5.12.0","fr":30,"ip":0,"op":\#(frameCount),"w":100,"h":100,"layers":["#
  return Array((head + layers.joined(separator: ",") + "]}").utf8)
}
