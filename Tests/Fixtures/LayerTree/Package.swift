// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "LayerTree",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A package reached by path is known by its folder's name, whatever the clone is called, unless it is
    // given one.
    .package(name: "Inbetween", path: "../../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "LayerTree",
      dependencies: [.product(name: "LayerAnimation", package: "Inbetween")]
    )
  ]
)
