// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A package given by its path takes the name of its folder unless it has an explicit one.
    .package(name: "Inbetween", path: ".."),
    // Without its traits: they add interposers for counts that no suite uses.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.0"),
  ],
  targets: [
    // MARK: Shared by the suites
    .target(
      name: "Baselines",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "RealModule", package: "swift-numerics"),
      ],
      path: "Baselines"
    ),
    // In C: the baselines of `Dynamics` and `Keyframes` on GSL, and facts of the processor.
    .target(
      name: "CBaselines",
      path: "CBaselines",
      linkerSettings: [.linkedLibrary("gsl"), .linkedLibrary("gslcblas")]
    ),

    // MARK: Suites
    .executableTarget(
      name: "TimingCurves",
      dependencies: [
        "Baselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "TimingCurves",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Springs",
      dependencies: [
        "Baselines",
        "CBaselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "Springs",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Dynamics",
      dependencies: [
        "Baselines",
        "CBaselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionDynamics", package: "Inbetween"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "Dynamics",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Keyframes",
      dependencies: [
        "Baselines",
        "CBaselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "Keyframes",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Paths",
      dependencies: [
        "Baselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "Paths",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Effects",
      dependencies: [
        "Baselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionEffects", package: "Inbetween"),
        .product(name: "MotionNumerics", package: "Inbetween"),
        .product(name: "VectorScene", package: "Inbetween"),
      ],
      path: "Effects",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Lottie",
      dependencies: [
        "Baselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionLottie", package: "Inbetween"),
      ],
      path: "Lottie",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "AsWritten",
      dependencies: [
        "Baselines",
        "CBaselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "AsWritten",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Parallel",
      dependencies: [
        "Baselines",
        "CBaselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionEffects", package: "Inbetween"),
        .product(name: "MotionExport", package: "Inbetween"),
        .product(name: "MotionNumerics", package: "Inbetween"),
        .product(name: "VectorScene", package: "Inbetween"),
      ],
      path: "Parallel",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "Limits",
      dependencies: [
        "Baselines",
        "CBaselines",
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Limits",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    // Opens out/c-library/lib/libinbetween.so.1.
    .executableTarget(
      name: "CLibrary",
      dependencies: [
        "Baselines",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "MotionNumerics", package: "Inbetween"),
      ],
      path: "CLibrary",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),

    // MARK: Programs run by Scripts/bench
    .target(name: "AllocationCounter", path: "AllocationCounter"),
    .executableTarget(
      name: "Allocations",
      dependencies: ["AllocationCounter", "Baselines", .product(name: "MotionNumerics", package: "Inbetween")],
      path: "Allocations"
    ),
    .executableTarget(name: "EmptyProgram", path: "EmptyProgram"),

    // MARK: Run by Scripts/bench/lottie.py
    .executableTarget(
      name: "LottieTimes",
      dependencies: [.product(name: "MotionLottie", package: "Inbetween")],
      path: "LottieTimes"
    ),
  ],
  swiftLanguageModes: [.v6]
)
