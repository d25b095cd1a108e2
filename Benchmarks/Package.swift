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
    .suite("TimingCurves", of: ["MotionNumerics"]),
    .suite("Springs", of: ["MotionNumerics"], inC: true),
    .suite("Dynamics", of: ["MotionDynamics", "MotionNumerics"], inC: true),
    .suite("Keyframes", of: ["MotionNumerics"], inC: true),
    .suite("Paths", of: ["MotionNumerics"]),
    .suite("Effects", of: ["MotionEffects", "MotionNumerics", "VectorScene"]),
    .suite("Lottie", of: ["MotionLottie"]),
    .suite("AsWritten", of: ["MotionNumerics"], inC: true),
    .suite("Parallel", of: ["MotionEffects", "MotionExport", "MotionNumerics", "VectorScene"], inC: true),
    .suite("Limits", inC: true),
    // Opens out/c-library/lib/libinbetween.so.1.
    .suite("CLibrary", of: ["MotionNumerics"]),

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

extension Target {
  /// A suite of benchmarks in the folder of its name.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - products: the libraries of Inbetween that it measures.
  ///   - inC: whether it has baselines or facts of the processor in C.
  /// - Returns: an executable that the plugin of ordo-one/benchmark runs.
  static func suite(_ name: String, of products: [String] = [], inC: Bool = false) -> Target {
    .executableTarget(
      name: name,
      dependencies: ["Baselines", .product(name: "Benchmark", package: "benchmark")] + (inC ? ["CBaselines"] : [])
        + products.map { .product(name: $0, package: "Inbetween") },
      path: name,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  }
}
