// swift-tools-version: 6.3
import PackageDescription

// An app that imports this package's modules and SwiftUI, which share names. SwiftUI is a stand-in with the names alone.
let package = Package(
  name: "BesideSwiftUI",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Inbetween", path: "../../..", traits: [])],
  targets: [
    .target(name: "SwiftUI"),
    .executableTarget(
      name: "Qualified",
      dependencies: [
        "SwiftUI", .product(name: "LayerAnimation", package: "Inbetween"),
        .product(name: "MotionNumerics", package: "Inbetween"), .product(name: "VectorScene", package: "Inbetween"),
      ]
    ),
    .executableTarget(
      name: "ScopedImports",
      dependencies: ["SwiftUI", .product(name: "MotionNumerics", package: "Inbetween")]
    ),
  ]
)
