// swift-tools-version: 6.3
import PackageDescription

// The compiler does not look into Homebrew's folder; elsewhere it finds GSL's headers by itself, and a name for
// pkg-config would only bring warnings where that knows no GSL.
#if os(macOS)
  let gslName: String? = "gsl"
#else
  let gslName: String? = nil
#endif

// The commit for `inbetween --version`, from the Makefile. SwiftPM remembers what this file has read from
// `Context.gitInformation`, and so would name an older one.
let commit = (Context.environment["INBETWEEN_COMMIT"] ?? "").filter { $0.isLetter || $0.isNumber || $0 == "-" }

let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "MotionNumerics", targets: ["MotionNumerics"]),
    .library(name: "MotionDynamics", targets: ["MotionDynamics"]),
    .library(name: "LayerAnimation", targets: ["LayerAnimation"]),
    .library(name: "MotionEffects", targets: ["MotionEffects"]),
    .library(name: "VectorScene", targets: ["VectorScene"]),
    .library(name: "MotionLottie", targets: ["MotionLottie"]),
    .library(name: "MotionExport", targets: ["MotionExport"]),
    .library(name: "SceneRaster", targets: ["SceneRaster"]),
    .library(name: "WebPages", targets: ["WebPages"]),
    .executable(name: "inbetween", targets: ["inbetween"]),
  ],
  // A client that wants a library alone says `traits: []`, and fetches and builds nothing that only the tool needs.
  traits: [
    .trait(name: "CommandLine", description: "The command-line tool, and swift-argument-parser for it"),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.0"),
  ],
  targets: [
    // MARK: Libraries
    .target(
      name: "MotionNumerics",
      dependencies: ["MotionKernels", .product(name: "RealModule", package: "swift-numerics")]
    ),
    // Loops in C for wider vectors, which Swift can only ask for in a whole module.
    .target(name: "MotionKernels"),
    .systemLibrary(name: "CGSL", pkgConfig: gslName, providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .target(
      name: "MotionDynamics",
      dependencies: ["CGSL", "MotionNumerics", .product(name: "RealModule", package: "swift-numerics")]
    ),
    .target(
      name: "LayerAnimation",
      dependencies: ["MotionNumerics", .product(name: "RealModule", package: "swift-numerics")]
    ),
    .target(name: "VectorScene", dependencies: ["MotionNumerics"]),
    .target(
      name: "MotionEffects",
      dependencies: ["MotionNumerics", "VectorScene", .product(name: "RealModule", package: "swift-numerics")]
    ),
    .target(
      name: "MotionLottie",
      dependencies: [
        "JSONText", "MotionEffects", "MotionNumerics", "VectorScene",
        .product(name: "RealModule", package: "swift-numerics"),
      ]
    ),
    .target(
      name: "MotionExport",
      dependencies: [
        "LayerAnimation", "MotionNumerics", "VectorScene", .product(name: "RealModule", package: "swift-numerics"),
      ]
    ),
    // Pixels, by a program of its own that Scripts/raster.sh makes: nothing here links a rasteriser.
    .target(name: "SceneRaster", dependencies: ["MotionNumerics", "VectorScene"]),
    // Pages that need no other file. Those that hold the library as WebAssembly are put together by Scripts/web.sh.
    .target(
      name: "WebPages", dependencies: ["JSONText", "MotionNumerics", "VectorScene"],
      exclude: [
        "Explorer", "Gallery", "Kit/announcements.js", "Kit/clipboard.js", "Kit/data.html", "Kit/delayed.js",
        "Kit/drop.js", "Kit/failure.html", "Kit/library.js", "Kit/number-control.js", "Kit/start.js", "Kit/tabs.js",
        "Player",
      ],
      resources: [
        .embedInCode("Channels/channels.css"), .embedInCode("Channels/channels.js"),
        .embedInCode("Channels/strips.js"), .embedInCode("Channels/values.js"), .embedInCode("Kit/choice.js"),
        .embedInCode("Kit/clock.js"), .embedInCode("Kit/elements.js"), .embedInCode("Kit/kit.css"),
        .embedInCode("Kit/numbers.js"), .embedInCode("Kit/plot.js"), .embedInCode("Kit/transport.js"),
        .embedInCode("Plot/curve.html"), .embedInCode("Plot/plot.css"), .embedInCode("Plot/plot.html"),
        .embedInCode("Plot/plot-page.js"), .embedInCode("Scene/player.html"), .embedInCode("Scene/player.js"),
        .embedInCode("Scene/scene.css"), .embedInCode("Scene/scene.html"), .embedInCode("Shell/shell.html"),
        .embedInCode("Shell/theme.css"),
      ]
    ),
    // What the tool's documents are read through; no product of its own, as it is no numerics.
    .target(name: "JSONText"),
    // What Swift calls and a web page does not have, in C as it lies below Swift.
    .target(name: "WebRuntime"),

    // The C interface, checked by the compiler against its header. Scripts/c-library.sh makes a library of it that needs no
    // Swift, with Runtime below it; Scripts/web.sh makes what the pages call, with WebRuntime below it.
    .systemLibrary(name: "CInbetween", path: "Sources/InbetweenC/include"),
    .target(
      name: "InbetweenC",
      dependencies: [
        "CInbetween", "JSONText", "MotionEffects", "MotionExport", "MotionLottie", "MotionNumerics", "VectorScene",
        "WebRuntime",
      ],
      exclude: ["Runtime", "include"]
    ),

    // MARK: Command line
    .executableTarget(
      name: "inbetween",
      dependencies: [
        "BuildCommit", "JSONText", "LayerAnimation", "MotionDynamics", "MotionEffects", "MotionExport",
        "MotionLottie", "MotionNumerics", "SceneRaster", "VectorScene", "WebPages",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"])),
      ]
    ),

    // In C, as only there a value from outside needs nothing else to be compiled anew.
    .target(name: "BuildCommit", cSettings: [.define("BUILD_COMMIT", to: "\"\(commit)\"")]),

    // MARK: Tests
    .target(
      name: "TestSupport",
      dependencies: ["MotionNumerics", .product(name: "RealModule", package: "swift-numerics")],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "MotionNumericsTests",
      dependencies: ["AllocationCounter", "MotionKernels", "MotionNumerics", "TestSupport"]
    ),
    .testTarget(
      name: "MotionDynamicsTests",
      dependencies: [
        "CGSL", "MotionDynamics", "MotionNumerics", "TestSupport",
        .product(name: "RealModule", package: "swift-numerics"),
      ]
    ),
    // In C, as Swift reserves the names of the functions that it counts.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "LayerAnimationTests",
      dependencies: [
        "AllocationCounter", "LayerAnimation", "MotionNumerics", "TestSupport",
        .product(name: "RealModule", package: "swift-numerics"),
      ]
    ),
    .testTarget(
      name: "MotionEffectsTests",
      dependencies: [
        "MotionEffects", "MotionNumerics", "TestSupport", "VectorScene",
        .product(name: "RealModule", package: "swift-numerics"),
      ]
    ),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "MotionNumerics", "TestSupport"]),
    .testTarget(
      name: "MotionLottieTests",
      dependencies: [
        "AllocationCounter", "JSONText", "MotionEffects", "MotionLottie", "MotionNumerics", "TestSupport",
        "VectorScene",
      ]
    ),
    // What other systems make of exported texts.
    .target(
      name: "ExportReading",
      dependencies: ["JSONText", "LayerAnimation", "MotionExport", "MotionLottie", "MotionNumerics"],
      path: "Tests/ExportReading"
    ),
    .testTarget(
      name: "MotionExportTests",
      dependencies: [
        "ExportReading", "JSONText", "LayerAnimation", "MotionEffects", "MotionExport", "MotionLottie",
        "MotionNumerics", "TestSupport", "VectorScene",
      ]
    ),
    .testTarget(
      name: "InbetweenCTests",
      dependencies: [
        "CInbetween", "InbetweenC", "MotionEffects", "MotionNumerics", "TestSupport", "VectorScene",
      ]
    ),
    .testTarget(name: "VectorSceneTests", dependencies: ["MotionNumerics", "TestSupport", "VectorScene"]),
    .testTarget(
      name: "SceneRasterTests", dependencies: ["MotionNumerics", "SceneRaster", "TestSupport", "VectorScene"]),
    .testTarget(name: "WebRuntimeTests", dependencies: ["MotionNumerics", "TestSupport", "WebRuntime"]),
    .testTarget(name: "WebPagesTests", dependencies: ["MotionNumerics", "VectorScene", "WebPages"]),
    .testTarget(
      name: "inbetweenTests",
      dependencies: ["JSONText", "MotionEffects", "MotionNumerics", "TestSupport", "WebPages", "inbetween"]
    ),
    // A test target, as only those may import the tool. Scripts/fuzz.sh runs it.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ExportReading", "JSONText", "LayerAnimation", "MotionDynamics", "MotionEffects", "MotionExport",
        "MotionLottie",
        "MotionNumerics", "TestSupport", "VectorScene", "inbetween",
        .product(name: "RealModule", package: "swift-numerics"),
      ],
      path: "Tests/Fuzz"
    ),

    // MARK: Values that are computed here and as WebAssembly, and compared
    .target(
      name: "ValueTable",
      dependencies: ["JSONText", "LayerAnimation", "MotionEffects", "MotionNumerics", "VectorScene", "WebRuntime"],
      path: "Tests/WebAssembly/ValueTable"
    ),
    .executableTarget(
      name: "NativeValues", dependencies: ["ValueTable"], path: "Tests/WebAssembly/NativeValues"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// A build under a sanitizer, or instrumented for coverage, has only the test targets that it runs.
if let names = Context.environment["INBETWEEN_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

for target in package.targets
where target.type != .system
  && !["AllocationCounter", "BuildCommit", "MotionKernels", "WebRuntime"].contains(target.name)
{
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // For the Makefile alone: Swift Build and Xcode compile packages of others with `-suppress-warnings`, which the compiler
  // does not take beside it (https://github.com/swiftlang/swift-package-manager/issues/9517).
  if Context.environment["INBETWEEN_WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}

// No GSL and no POSIX there: the libraries without them are left.
#if os(Windows)
  var absent: Set = ["CGSL", "MotionDynamics", "SceneRaster", "inbetween"]
  package.products.removeAll { absent.contains($0.name) }
  for target in package.targets {
    let names = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    if !absent.isDisjoint(with: names) { absent.insert(target.name) }
  }
  package.targets.removeAll { absent.contains($0.name) }
#endif

// Most of what tests take in an optimised build was their own compilation, and they run as fast without. Random inputs are many.
for target in package.targets where target.type == .test && target.name != "FuzzTests" {
  target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
}

// For C and WebAssembly everything is Embedded Swift, where a module emits again whatever it calls of others: four fifths
// of InbetweenC's functions. So libraries give their interfaces alone, and what is linked emits the code, for its size. The
// loops of MotionNumerics are hot: its objects are linked before, as it compiles them for speed.
if Context.environment["INBETWEEN_EMBEDDED"] != nil {
  for target in package.targets where target.swiftSettings != nil {
    switch target.name {
    case "MotionNumerics": break
    case "InbetweenC", "ValueTable": target.swiftSettings?.append(.unsafeFlags(["-Osize"]))
    default: target.swiftSettings?.append(.unsafeFlags(["-Osize", "-Xfrontend", "-emit-empty-object-file"]))
    }
  }
}
