// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "KeyframeGame",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A package reached by path is known by its folder's name, whatever the clone is called, unless it is
    // given one.
    .package(name: "Inbetween", path: "../../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "KeyframeGame",
      dependencies: [.product(name: "MotionNumerics", package: "Inbetween")]
    )
  ]
)
