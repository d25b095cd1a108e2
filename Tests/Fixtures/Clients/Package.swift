// swift-tools-version: 6.3
import PackageDescription

// The package by URL, as Scripts/check/clients.py has a clone of it; without one, the checkout. A package by path is known by
// its folder's name, unless it is given another name here.
let inbetween: Package.Dependency
if let clone = Context.environment["INBETWEEN_CLONE"],
  let version = Context.environment["INBETWEEN_VERSION"].flatMap(Version.init)
{
  inbetween = .package(url: clone, exact: version, traits: [])
} else {
  inbetween = .package(name: "inbetween", path: "../../..", traits: [])
}

// Programs as the users of this package write them, each with the libraries that it names.
let package = Package(
  name: "Clients",
  platforms: [.macOS(.v15)],
  dependencies: [inbetween],
  targets: [
    // The code of the guide to the first ten minutes.
    client("Consumer", using: "MotionNumerics"),
    // Scripts/check/clients.py checks the sizes and compile times of these clients.
    client("OneCurve", using: "MotionCurves"),
    client("OneSpring", using: "MotionCurves", "MotionSprings"),
    client("PoolAndTrack", using: "MotionCurves", "MotionKeyframes", "MotionSprings"),
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
    client("DetentSheet", using: "MotionNumerics"),
    client("EasedCounter", using: "MotionNumerics"),
    client("SpriteCamera", using: "MotionNumerics"),
    client("StaggeredList", using: "MotionNumerics"),
    client("TabBar", using: "MotionNumerics"),
    client("SimulationClient", using: "MotionDynamics", "MotionNumerics"),
    // Scripts/check/clients.py counts the instructions of its calls.
    client("HotCalls", using: "MotionNumerics"),
    // Apps that import SwiftUI too. SwiftUI shares names with this package; this stand-in has only these names.
    .target(name: "SwiftUI"),
    client("Qualified", using: "LayerAnimation", "MotionNumerics", "VectorScene", beside: "SwiftUI"),
    client("ScopedImports", using: "MotionNumerics", beside: "SwiftUI"),
  ]
)

func client(_ name: String, using products: String..., beside neighbour: Target.Dependency? = nil) -> Target {
  .executableTarget(
    name: name,
    dependencies: products.map { .product(name: $0, package: "inbetween") } + (neighbour.map { [$0] } ?? []))
}
