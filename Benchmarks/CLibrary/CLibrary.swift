import Baselines
import Benchmark
import Foundation
import MotionNumerics

// The batches of the library for C, as `make c-library` has made it, against the same batches called from Swift.

private let motions = [
  "spring(1 100 10) 0 -> 300", "ease", "damped(5, 30)", "ease-out-bounce", "0.4s ease-in-out 0 -> 300",
  "linear(0, 0.25 75%, 1)",
]

private let count = 65_536
private let largestCost = Target.timesTheCost(1.1)

let benchmarks: @Sendable () -> Void = {
  let library = CLibrary()
  var generator = SplitMix64(seed: 5)
  let times = (0..<count).map { _ in Double.random(in: 0...1, using: &generator) }
  var values = [Double](repeating: 0, count: count)
  var velocities = values

  for notation in motions {
    guard let motion = try? ParsedMotion(parsing: notation) else { fatalError("no motion: \(notation)") }
    let handle = library.open(notation)
    // The names of rows have no comma.
    let name = notation.replacing(",", with: "")
    compare(
      "a batch: \(name)", values: count,
      baseline: ("Swift", { motion.sample(at: times, into: &values) }),
      with: [Subject("C", target: largestCost) { library.sample(handle, times, &values, nil, count) }])
    compare(
      "and velocities: \(name)", values: count,
      baseline: ("Swift", { motion.sample(at: times, into: &values, velocities: &velocities) }),
      with: [Subject("C", target: largestCost) { library.sample(handle, times, &values, &velocities, count) }])
  }

  let spring = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 300)
  let handle = library.open("spring(1 100 10) 0 -> 300")
  compare(
    "evenly: spring(1 100 10) 0 -> 300", values: count,
    baseline: (
      "Swift",
      {
        let sampler = UniformSpringSampler(spring, start: 0, interval: 1.0 / 65_536)
        var places = values.mutableSpan
        sampler.sample(into: &places)
      }
    ),
    with: [Subject("C", target: largestCost) { library.sampleEvenly(handle, 0, 1.0 / 65_536, &values, count) }])
}

extension ParsedMotion {
  fileprivate func sample(at times: [Double], into values: inout [Double]) {
    var places = values.mutableSpan
    sample(at: times.span, into: &places)
  }

  fileprivate func sample(at times: [Double], into values: inout [Double], velocities: inout [Double]) {
    var places = values.mutableSpan
    var rates = velocities.mutableSpan
    sample(at: times.span, into: &places, velocities: &rates)
  }
}

/// The functions of the library that are measured, found as a program in another language finds them.
private struct CLibrary: @unchecked Sendable {
  typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> OpaquePointer?
  typealias Sample =
    @convention(c) (
      OpaquePointer, UnsafePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>?, Int
    ) -> Int32
  typealias SampleEvenly =
    @convention(c) (OpaquePointer, Double, Double, UnsafeMutablePointer<Double>, Int) -> Int32

  private let openMotion: Open
  private let sampleMotion: Sample
  private let sampleMotionEvenly: SampleEvenly

  init() {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = checkout.appendingPathComponent("out/c-library/lib/libinbetween.so.1").path
    guard let library = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { fatalError("no \(file): make c-library makes it") }
    func function<Function>(_ name: String) -> Function {
      guard let address = dlsym(library, name) else { fatalError("\(file) has no \(name)") }
      return unsafeBitCast(address, to: Function.self)
    }
    openMotion = function("inbetween_motion_open")
    sampleMotion = function("inbetween_motion_sample")
    sampleMotionEvenly = function("inbetween_motion_sample_evenly")
  }

  func open(_ notation: String) -> OpaquePointer {
    guard let handle = openMotion(notation, nil, 0) else { fatalError("no motion: \(notation)") }
    return handle
  }

  func sample(
    _ handle: OpaquePointer, _ times: [Double], _ values: inout [Double],
    _ velocities: UnsafeMutablePointer<Double>?, _ count: Int
  ) {
    blackHole(sampleMotion(handle, times, &values, velocities, count))
  }

  func sampleEvenly(
    _ handle: OpaquePointer, _ start: Double, _ interval: Double, _ values: inout [Double], _ count: Int
  ) {
    blackHole(sampleMotionEvenly(handle, start, interval, &values, count))
  }
}
