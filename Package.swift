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

let real = Target.Dependency.product(name: "RealModule", package: "swift-numerics")

let package = Package(
  name: "Inbetween",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "MotionNumerics", targets: ["MotionNumerics"]),
    .library(name: "MotionCurves", targets: ["MotionCurves"]),
    .library(name: "MotionValues", targets: ["MotionValues"]),
    .library(name: "MotionSprings", targets: ["MotionSprings"]),
    .library(name: "MotionKeyframes", targets: ["MotionKeyframes"]),
    .library(name: "MotionPaths", targets: ["MotionPaths"]),
    .library(name: "MotionInteraction", targets: ["MotionInteraction"]),
    .library(name: "MotionFitting", targets: ["MotionFitting"]),
    .library(name: "MotionNotation", targets: ["MotionNotation"]),
    .library(name: "MotionDynamics", targets: ["MotionDynamics"]),
    .library(name: "LayerAnimation", targets: ["LayerAnimation"]),
    .library(name: "EffectCore", targets: ["EffectCore"]),
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
    // All numerics by one import, of eight modules of which a client can name fewer.
    .target(
      name: "MotionNumerics",
      dependencies: [
        "MotionCurves", "MotionFitting", "MotionInteraction", "MotionKeyframes", "MotionNotation", "MotionPaths",
        "MotionSprings", "MotionValues",
      ]
    ),
    .target(name: "MotionCurves", dependencies: ["MotionKernels", real]),
    .target(name: "MotionValues", dependencies: ["MotionCurves", real]),
    .target(name: "MotionSprings", dependencies: ["MotionCurves", "MotionKernels", real]),
    .target(name: "MotionKeyframes", dependencies: ["MotionCurves", "MotionKernels", "MotionValues", real]),
    .target(name: "MotionPaths", dependencies: ["MotionCurves", "MotionKeyframes", "MotionValues", real]),
    .target(name: "MotionInteraction", dependencies: ["MotionCurves", "MotionSprings", "MotionValues", real]),
    .target(
      name: "MotionFitting",
      dependencies: ["MotionCurves", "MotionInteraction", "MotionKeyframes", "MotionSprings", real]
    ),
    .target(
      name: "MotionNotation",
      dependencies: ["MotionCurves", "MotionFitting", "MotionInteraction", "MotionSprings", real]
    ),
    // Loops in C for wider vectors, which Swift can only ask for in a whole module.
    .target(name: "MotionKernels"),
    .systemLibrary(name: "CGSL", pkgConfig: gslName, providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .target(
      name: "MotionDynamics",
      dependencies: ["CGSL", "MotionCurves", "MotionSprings", real]
    ),
    .target(
      name: "LayerAnimation",
      dependencies: [
        "MotionCurves", "MotionFitting", "MotionKeyframes", "MotionPaths", "MotionSprings", "MotionValues", real,
      ]
    ),
    .target(
      name: "VectorScene",
      dependencies: ["MotionCurves", "MotionFitting", "MotionPaths", "MotionSprings", "MotionValues"]),
    // What an effect is, and a refresh: for whoever has effects of his own.
    .target(name: "EffectCore", dependencies: ["MotionCurves", "MotionValues", "VectorScene"]),
    .target(
      name: "MotionEffects",
      dependencies: [
        "EffectCore", "MotionCurves", "MotionFitting", "MotionKeyframes", "MotionNotation", "MotionPaths",
        "MotionSprings",
        "MotionValues", "VectorScene", real,
      ]
    ),
    .target(
      name: "MotionLottie",
      dependencies: [
        "EffectCore", "JSONText", "MotionCurves", "MotionKeyframes", "MotionPaths", "MotionSprings", "MotionValues",
        "VectorScene", real,
      ]
    ),
    .target(
      name: "MotionExport",
      dependencies: [
        "LayerAnimation", "MotionCurves", "MotionFitting", "MotionInteraction", "MotionKeyframes", "MotionNotation",
        "MotionPaths", "MotionSprings", "MotionValues", "VectorScene", real,
      ]
    ),
    // Pixels, by a program of its own that Scripts/raster.sh makes: nothing here links a rasteriser.
    .target(name: "SceneRaster", dependencies: ["MotionSprings", "MotionValues", "VectorScene"]),
    // Pages that need no other file. Those that hold the library as WebAssembly are put together by Scripts/web.sh.
    .target(
      name: "WebPages", dependencies: ["JSONText", "MotionCurves", "VectorScene"],
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
        "MotionLottie", "MotionNumerics", "SceneRaster", "WebPages",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"])),
      ]
    ),

    // In C, as only there a value from outside needs nothing else to be compiled anew.
    .target(name: "BuildCommit", cSettings: [.define("BUILD_COMMIT", to: "\"\(commit)\"")]),

    // MARK: Tests
    .target(
      name: "TestSupport",
      dependencies: ["MotionNumerics", real],
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
        real,
      ]
    ),
    // In C, as Swift reserves the names of the functions that it counts.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "LayerAnimationTests",
      dependencies: [
        "AllocationCounter", "LayerAnimation", "MotionNumerics", "TestSupport",
        real,
      ]
    ),
    .testTarget(
      name: "MotionEffectsTests",
      dependencies: [
        "MotionEffects", "MotionNumerics", "TestSupport", "VectorScene",
        real,
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
        real,
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
// loops of three modules are hot: their objects are linked before, as they compile them for speed.
if Context.environment["INBETWEEN_EMBEDDED"] != nil {
  for target in package.targets where target.swiftSettings != nil {
    switch target.name {
    case "MotionCurves", "MotionKeyframes", "MotionSprings": break
    case "InbetweenC", "ValueTable": target.swiftSettings?.append(.unsafeFlags(["-Osize"]))
    default: target.swiftSettings?.append(.unsafeFlags(["-Osize", "-Xfrontend", "-emit-empty-object-file"]))
    }
  }
}

// For the Makefile alone, as no package that others depend on may have such flags, and Swift Build and Xcode compile those with
// `-suppress-warnings` (https://github.com/swiftlang/swift-package-manager/issues/9517).
if Context.environment["INBETWEEN_MAKE"] != nil {
  // What `make bench` has no row of, and MotionLottie, whose frames take one percent more instructions.
  let cold = [
    "JSONText", "LayerAnimation", "MotionExport", "MotionLottie", "MotionNotation", "SceneRaster", "WebPages",
    "inbetween",
  ]
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
    guard Context.environment["INBETWEEN_EMBEDDED"] == nil, target.type != .test else { continue }
    if cold.contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
    }
    #if os(Linux)
      if target.name == "inbetween" {
        // The linker drops what the tool does not call, and folds equal functions into one.
        let flags = ["-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all"]
        target.linkerSettings = [.unsafeFlags(flags, .when(configuration: .release))]
      }
    #endif
  }
}

// For `make check`: the tests of optimised libraries take a third of the time, and a change compiles as few files as in a debug
// build. Their inputs are as few as there.
if Context.environment["INBETWEEN_QUICK"] != nil {
  for target in package.targets
  where target.swiftSettings != nil && target.type != .test && target.name != "TestSupport" {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
