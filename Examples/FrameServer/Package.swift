// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "FrameServer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Inbetween", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "FrameServer",
      dependencies: [
        .product(name: "MotionNumerics", package: "Inbetween"),
        .product(name: "SceneRaster", package: "Inbetween"),
        .product(name: "VectorScene", package: "Inbetween"),
      ])
  ]
)
