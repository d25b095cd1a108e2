// swift-tools-version: 6.3
import PackageDescription

// Programs as the users of this package write them, each with the libraries that it names.
let package = Package(
  name: "Clients",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Inbetween", path: "../../..", traits: [])],
  targets: [
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
  ]
)

func client(_ name: String, using products: String...) -> Target {
  .executableTarget(name: name, dependencies: products.map { .product(name: $0, package: "Inbetween") })
}
