// swift-tools-version: 6.3
import PackageDescription

// Programs as the users of this package write them, each with the libraries that it names.
let package = Package(
  name: "Clients",
  platforms: [.macOS(.v15)],
  // A package reached by path is known by its folder's name, whatever the clone is called, unless it is given one.
  dependencies: [.package(name: "Inbetween", path: "../../..", traits: [])],
  targets: [
    // The README's code.
    client("Consumer", using: "MotionNumerics"),
    client("SpringLoop", using: "MotionNumerics"),
    client("KeyframeGame", using: "MotionNumerics"),
    client("DrawingServer", using: "MotionNumerics", "VectorScene"),
    client("OwnRefresh", using: "MotionEffects", "MotionNumerics", "VectorScene"),
    client("LayerTree", using: "LayerAnimation", "MotionNumerics"),
    client("CaughtCard", using: "MotionNumerics"),
    client("PointerFollower", using: "MotionNumerics"),
    client("FlickedList", using: "MotionNumerics"),
    client("CameraZoom", using: "MotionNumerics"),
    client("StaggeredMenu", using: "MotionNumerics"),
    client("Dial", using: "MotionNumerics"),
    client("SimulationClient", using: "MotionDynamics", "MotionNumerics"),
    // Apps that import SwiftUI too, which shares names with this package. It is a stand-in with the names alone.
    .target(name: "SwiftUI"),
    client("Qualified", using: "LayerAnimation", "MotionNumerics", "VectorScene", beside: "SwiftUI"),
    client("ScopedImports", using: "MotionNumerics", beside: "SwiftUI"),
  ]
)

func client(_ name: String, using products: String..., beside neighbour: Target.Dependency? = nil) -> Target {
  .executableTarget(
    name: name,
    dependencies: products.map { .product(name: $0, package: "Inbetween") } + (neighbour.map { [$0] } ?? []))
}
