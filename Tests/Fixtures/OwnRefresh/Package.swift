// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "OwnRefresh",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Inbetween", path: "../../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "OwnRefresh",
      dependencies: [
        .product(name: "MotionEffects", package: "Inbetween"), .product(name: "MotionNumerics", package: "Inbetween"),
        .product(name: "VectorScene", package: "Inbetween"),
      ]
    )
  ]
)
