// swift-tools-version: 6.3
import PackageDescription

// The compiler does not look into Homebrew's folder, so macOS needs pkg-config. Elsewhere it finds GSL's headers by
// itself, and the name would only bring warnings if pkg-config does not know GSL.
#if os(macOS)
  let gslName: String? = "gsl"
#else
  let gslName: String? = nil
#endif

// The commit for `inbetween --version`, from the Makefile. `Context.gitInformation` is not used: SwiftPM caches what
// this file has read there, and would name an older commit.
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
    .library(name: "LottieArchive", targets: ["LottieArchive"]),
    .library(name: "MotionExport", targets: ["MotionExport"]),
    .library(name: "Catalogue", targets: ["Catalogue"]),
    .library(name: "MotionImport", targets: ["MotionImport"]),
    .library(name: "LottieImport", targets: ["LottieImport"]),
    .library(name: "TableReading", targets: ["TableReading"]),
    .library(name: "SimulationFilms", targets: ["SimulationFilms"]),
    .library(name: "SceneRaster", targets: ["SceneRaster"]),
    .library(name: "WebPages", targets: ["WebPages"]),
    // What a module of WebAssembly without a C library calls: see Documentation/WebAssembly.md.
    .library(name: "WebRuntime", targets: ["WebRuntime"]),
    .executable(name: "inbetween", targets: ["inbetween"]),
  ],
  // A client that wants only a library says `traits: []`. It then fetches and builds nothing that only the tool needs.
  traits: [
    .trait(name: "CommandLine", description: "The command-line tool, and swift-argument-parser for it"),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.0"),
  ],
  targets: [
    // MARK: Libraries All numerics by one import. It has eight modules; a client can also import some of them.
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
    .target(
      name: "MotionKeyframes",
      dependencies: ["MotionCurves", "MotionKernels", "MotionSprings", "MotionValues", real]
    ),
    .target(name: "MotionPaths", dependencies: ["MotionCurves", "MotionKeyframes", "MotionValues", real]),
    .target(
      name: "MotionInteraction",
      dependencies: ["MotionCurves", "MotionKeyframes", "MotionSprings", "MotionValues", real]
    ),
    .target(
      name: "MotionFitting",
      dependencies: ["MotionCurves", "MotionInteraction", "MotionKeyframes", "MotionSprings", real]
    ),
    .target(
      name: "MotionNotation",
      dependencies: ["MotionCurves", "MotionFitting", "MotionInteraction", "MotionKeyframes", "MotionSprings", real]
    ),
    // Loops in C for wider vectors: Swift can enable these only for a whole module.
    .target(name: "MotionKernels"),
    .systemLibrary(name: "CGSL", pkgConfig: gslName, providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .target(
      name: "MotionDynamics",
      dependencies: ["CGSL", "Expressions", "MotionCurves", "MotionSprings", real]
    ),
    .target(
      name: "LayerAnimation",
      dependencies: [
        "MotionCurves", "MotionFitting", "MotionKeyframes", "MotionPaths", "MotionSprings", "MotionValues", real,
      ]
    ),
    .target(
      name: "VectorScene",
      dependencies: ["MotionCurves", "MotionFitting", "MotionPaths", "MotionValues"]),
    // The base of effects and refresh effects, for clients that write custom effects.
    .target(name: "EffectCore", dependencies: ["MotionCurves", "MotionValues", "VectorScene"]),
    .target(
      name: "MotionEffects",
      dependencies: [
        "EffectCore", "MotionCurves", "MotionFitting", "MotionInteraction", "MotionKeyframes", "MotionNotation",
        "MotionPaths", "MotionSprings", "MotionValues", "VectorScene", real,
      ]
    ),
    .target(
      name: "MotionLottie",
      dependencies: [
        "EffectCore", "JSONText", "MotionCurves", "MotionPaths", "MotionValues", "VectorScene", real,
      ]
    ),
    // A separate module, so that a client of MotionLottie links no zlib, and WebAssembly needs none. The SDKs of Apple
    // have zlib, so it needs no pkg-config.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "LottieArchive", dependencies: ["CZlib", "JSONText", "MotionLottie"]),
    .target(
      name: "MotionExport",
      dependencies: [
        "LayerAnimation", "MotionCurves", "MotionFitting", "MotionInteraction", "MotionKeyframes", "MotionNotation",
        "MotionPaths", "MotionSprings", "MotionValues", "VectorScene", real,
      ]
    ),
    .target(
      name: "MotionImport",
      dependencies: [
        "JSONText", "LayerAnimation", "MotionCurves", "MotionKeyframes", "MotionNotation", "MotionPaths",
        "MotionSprings", real,
      ]
    ),
    // A separate module, so that a client of MotionImport links no reader of Lottie.
    .target(name: "LottieImport", dependencies: ["JSONText", "LayerAnimation", "MotionCurves", "MotionImport"]),
    // Tables of recorded numbers, as people and programs write them.
    .target(name: "TableReading", dependencies: ["JSONText", "MotionCurves"]),
    // Axes, texts and colours of pictures with numbers. It is not a product.
    .target(name: "PlotParts", dependencies: ["MotionPaths", "MotionValues", "VectorScene"]),
    .target(
      name: "SimulationFilms",
      dependencies: ["MotionCurves", "MotionDynamics", "MotionPaths", "MotionValues", "PlotParts", "VectorScene"]
    ),
    // Pixels, drawn by a separate program that Scripts/build/raster.sh makes: nothing here links a rasteriser.
    .target(name: "SceneRaster", dependencies: ["MotionValues", "VectorScene"]),
    .target(
      name: "Catalogue",
      dependencies: [
        "JSONText", "MotionCurves", "MotionEffects", "MotionExport", "MotionImport", "MotionNotation",
      ]
    ),
    // Pages that need no other file. Scripts/build/web.py makes the pages that contain the library as WebAssembly.
    .target(
      name: "WebPages", dependencies: ["JSONText", "MotionCurves", "MotionValues", "VectorScene"],
      exclude: [
        "Explorer", "Gallery", "Kit/announcements.js", "Kit/archive.js", "Kit/boot.js", "Kit/clipboard.js",
        "Kit/container.js", "Kit/data.html", "Kit/delayed.js", "Kit/drop.js", "Kit/failure.html", "Kit/failure.js",
        "Kit/held-text.js", "Kit/library.js", "Kit/number-control.js", "Kit/pause.js", "Kit/start.js", "Kit/tabs.js",
        "Kit/undo.js", "Kit/unpacking.js", "Player", "Unpacker",
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
    // Sentences about the effects for their pages, which the tool and the C interface make. It is not a product.
    .target(name: "PageWords", dependencies: ["MotionEffects"]),
    // The JSON reader of the tool's documents. It is not a product, as it is not numerics.
    .target(name: "JSONText"),
    // Expressions of numbers as steps: equations of motion.
    .target(name: "Expressions", dependencies: ["MotionCurves", real]),
    // Functions that Swift calls and a web page does not have. They are in C, as they lie below Swift.
    .target(name: "WebRuntime"),

    // The C interface; the compiler checks it against its header. Scripts/build/c-library.sh makes it a library that needs no
    // Swift, on top of Runtime. Scripts/build/web.py makes it the library of the pages, on top of WebRuntime.
    .systemLibrary(name: "CInbetween", path: "Sources/InbetweenC/include"),
    .target(
      name: "InbetweenC",
      dependencies: [
        "CInbetween", "Catalogue", "JSONText", "LayerAnimation", "LottieImport", "MotionEffects", "MotionExport",
        "MotionImport", "MotionLottie", "MotionNumerics", "PageWords", "TableReading", "VectorScene", "WebRuntime",
      ],
      exclude: ["Runtime", "include"]
    ),

    // MARK: Command line
    .executableTarget(
      name: "inbetween",
      dependencies: [
        "BuildCommit", "Catalogue", "JSONText", "LayerAnimation", "LottieArchive", "LottieImport", "MotionDynamics",
        "MotionEffects", "MotionExport", "MotionImport", "MotionLottie", "MotionNumerics", "PageWords", "PlotParts",
        "SceneRaster", "SimulationFilms", "TableReading", "VectorScene", "WebPages",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"])),
      ]
    ),

    // In C, because there a new commit recompiles nothing else.
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
        "CGSL", "Expressions", "MotionDynamics", "MotionNumerics", "TestSupport",
        real,
      ]
    ),
    // In C, because Swift reserves the names of the functions that this module counts.
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
    .testTarget(
      name: "LottieArchiveTests", dependencies: ["LottieArchive", "MotionLottie", "MotionNumerics", "VectorScene"]),
    // Readers of exported texts, as other systems read them.
    .target(
      name: "ExportReading",
      dependencies: ["JSONText", "LayerAnimation", "MotionExport", "MotionLottie", "MotionNumerics"],
      path: "Tests/ExportReading"
    ),
    .testTarget(
      name: "CatalogueTests",
      dependencies: [
        "Catalogue", "JSONText", "LottieImport", "MotionEffects", "MotionExport", "MotionImport", "MotionNumerics",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "MotionExportTests",
      dependencies: [
        "ExportReading", "JSONText", "LayerAnimation", "MotionEffects", "MotionExport", "MotionImport", "MotionLottie",
        "MotionNumerics", "TestSupport", "VectorScene",
      ]
    ),
    .testTarget(
      name: "MotionImportTests",
      dependencies: ["LayerAnimation", "LottieImport", "MotionExport", "MotionImport", "MotionNumerics", "TestSupport"]
    ),
    // The programs that also hold the library for C against its header: Scripts/check/c_library.py.
    .target(
      name: "ChecksInC", dependencies: ["CInbetween"], path: "Tests/C",
      sources: [
        "motions.c", "fits.c", "exports.c", "imports.c", "animations.c", "followers.c", "axes.c", "tables.c",
        "curves.c", "pools.c", "paths.c", "tracks.c", "effects.c", "lottie.c",
      ],
      cSettings: [.headerSearchPath("../../Sources/InbetweenC/include")]
    ),
    .testTarget(
      name: "InbetweenCTests",
      dependencies: [
        "CInbetween", "ChecksInC", "InbetweenC", "MotionEffects", "MotionExport", "MotionNumerics", "PageWords",
        "TestSupport", "VectorScene",
      ]
    ),
    .testTarget(name: "VectorSceneTests", dependencies: ["MotionNumerics", "TestSupport", "VectorScene"]),
    .testTarget(
      name: "SceneRasterTests", dependencies: ["MotionNumerics", "SceneRaster", "TestSupport", "VectorScene"]),
    .testTarget(name: "TableReadingTests", dependencies: ["MotionNumerics", "TableReading", "TestSupport"]),
    .testTarget(name: "PlotPartsTests", dependencies: ["MotionNumerics", "PlotParts", "VectorScene"]),
    .testTarget(
      name: "SimulationFilmsTests",
      dependencies: ["MotionDynamics", "MotionNumerics", "PlotParts", "SimulationFilms", "VectorScene"]
    ),
    .testTarget(name: "PageWordsTests", dependencies: ["MotionEffects", "PageWords"]),
    .testTarget(name: "WebRuntimeTests", dependencies: ["MotionNumerics", "TestSupport", "WebRuntime"]),
    .testTarget(name: "WebPagesTests", dependencies: ["MotionNumerics", "VectorScene", "WebPages"]),
    .testTarget(
      name: "inbetweenTests",
      dependencies: [
        "JSONText", "LayerAnimation", "MotionDynamics", "MotionEffects", "MotionExport", "MotionImport",
        "MotionNumerics", "PageWords", "PlotParts", "SimulationFilms", "TableReading", "TestSupport", "VectorScene",
        "WebPages", "inbetween",
      ]
    ),
    // A test target, because only test targets may import the tool. Scripts/check/fuzz.sh runs it.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "ExportReading", "JSONText", "LayerAnimation", "LottieArchive", "LottieImport", "MotionDynamics",
        "MotionEffects",
        "MotionExport", "MotionImport", "MotionLottie", "MotionNumerics", "TableReading", "TestSupport", "VectorScene",
        "inbetween", real,
      ],
      path: "Tests/Fuzz"
    ),

    // MARK: The conformance suite
    // The answers build as Embedded Swift too, as WebAssembly and the C library are held against the same files.
    .target(
      name: "ConformanceAnswers", dependencies: ["JSONText", "LayerAnimation", "MotionNumerics"],
      path: "Tests/Conformance/Answers"
    ),
    .testTarget(
      name: "ConformanceTests", dependencies: ["ConformanceAnswers", "TestSupport"], path: "Tests/Conformance/Tests"
    ),

    // MARK: Values that are computed here and as WebAssembly, and compared
    .target(
      name: "ValueTable",
      dependencies: [
        "ConformanceAnswers", "JSONText", "LayerAnimation", "MotionEffects", "MotionNumerics", "VectorScene",
        "WebRuntime",
      ],
      path: "Tests/WebAssembly/ValueTable"
    ),
    .executableTarget(
      name: "NativeValues", dependencies: ["ValueTable"], path: "Tests/WebAssembly/NativeValues"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// A build with a sanitizer or with coverage contains only the test targets that it runs.
if let names = Context.environment["INBETWEEN_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

for target in package.targets
where target.type != .system
  && !["AllocationCounter", "BuildCommit", "ChecksInC", "MotionKernels", "WebRuntime"].contains(target.name)
{
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// Windows has neither GSL, zlib nor POSIX: keep only the libraries that need none of them.
#if os(Windows)
  var absent: Set = ["CGSL", "CZlib", "LottieArchive", "MotionDynamics", "SceneRaster", "SimulationFilms", "inbetween"]
  package.products.removeAll { absent.contains($0.name) }
  for target in package.targets {
    let names = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    if !absent.isDisjoint(with: names) { absent.insert(target.name) }
  }
  package.targets.removeAll { absent.contains($0.name) }
#endif

// Compiling the tests took most of their time in an optimised build, and unoptimised tests run as fast. FuzzTests stays
// optimised, as it has many inputs. Their modules come from the same run of the compiler as their code: a separate run
// expands all macros twice, a quarter of the time.
for target in package.targets where target.type == .test && target.name != "FuzzTests" {
  let flags = ["-Onone", "-no-emit-module-separately-wmo"]
  target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .release)))
}

// For C and WebAssembly everything is Embedded Swift. There a module emits again all functions that it calls of other
// modules: four fifths of InbetweenC's functions. So libraries only give their interfaces, and the linked module emits
// the code, optimised for size. Three modules have hot loops: they are compiled for speed, and their objects are linked
// first.
if Context.environment["INBETWEEN_EMBEDDED"] != nil {
  for target in package.targets where target.swiftSettings != nil {
    switch target.name {
    case "MotionCurves", "MotionKeyframes", "MotionSprings": break
    case "InbetweenC", "ValueTable": target.swiftSettings?.append(.unsafeFlags(["-Osize"]))
    default: target.swiftSettings?.append(.unsafeFlags(["-Osize", "-Xfrontend", "-emit-empty-object-file"]))
    }
  }
}

// Only for builds by the Makefile. A package that others depend on must not have such flags. Swift Build and Xcode
// compile such packages with `-suppress-warnings` (https://github.com/swiftlang/swift-package-manager/issues/9517).
if Context.environment["INBETWEEN_MAKE"] != nil {
  // Modules without a row in `make bench`, and MotionLottie, whose frames take one percent more instructions.
  let cold = [
    "Catalogue", "JSONText", "LayerAnimation", "LottieArchive", "LottieImport", "MotionExport", "MotionImport",
    "MotionLottie", "MotionNotation", "PageWords", "PlotParts", "SceneRaster", "SimulationFilms", "TableReading",
    "WebPages", "inbetween",
  ]
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
    guard Context.environment["INBETWEEN_EMBEDDED"] == nil, target.type != .test else { continue }
    if cold.contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
    }
    #if os(Linux)
      // The Makefile's flags for people include some that other linkers refuse.
      if target.type == .executable {
        // The linker drops functions that the tool does not call, and folds equal functions into one.
        let flags = ["-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all"]
        target.linkerSettings = [.unsafeFlags(flags, .when(configuration: .release))]
      }
    #endif
  }
}

// For `make check`: tests of optimised libraries take a third of the time. A change compiles as few files as in a debug
// build, and tests take as few inputs.
if Context.environment["INBETWEEN_QUICK"] != nil {
  for target in package.targets
  where target.swiftSettings != nil && target.type != .test && target.name != "TestSupport" {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
