// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "TerminalProgress",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Inbetween", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "TerminalProgress",
      dependencies: [
        .product(name: "MotionInteraction", package: "Inbetween"),
        .product(name: "MotionSprings", package: "Inbetween"),
      ])
  ]
)
