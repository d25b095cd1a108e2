package import MotionExport
package import MotionNumerics

/// A format with its reader.
package struct ExportFormat: Sendable {
  package let name: String
  /// The least part of the motions that can be written.
  package let share: Double
  /// Whether the text begins at time 0, even where the motion has begun before.
  package var isFromZero = false
  package var isRelative = false
  /// Whether the format has the two ends of the motion, so that it cannot come back.
  package var isBetweenEnds = false
  package var needsSeconds = true
  package let write: @Sendable (MotionExporter<ParsedMotion>, AnimatedProperty) throws(ExportError) -> ExportedText
  package let read: @Sendable (String, AnimatedProperty) throws -> ExportReaders.Reading

  /// The error of the readers' arithmetic, as a part of the distance, where a text is the motion itself.
  package static let exactness = 1e-9

  package static let all: [ExportFormat] = [
    ExportFormat(name: "keyframes", share: 0.9, needsSeconds: false) { (exporter, property) throws(ExportError) in
      try exporter.cssKeyframes(property)
    } read: {
      try ExportReaders.css($0, $1)
    },
    ExportFormat(name: "waapi", share: 0.85) { (exporter, property) throws(ExportError) in
      try exporter.webAnimation(property)
    } read: {
      try ExportReaders.webAnimation($0, $1)
    },
    ExportFormat(name: "tailwind", share: 0.85, isBetweenEnds: true) { (exporter, property) throws(ExportError) in
      try exporter.tailwind(property)
    } read: {
      try ExportReaders.tailwind($0, $1)
    },
    ExportFormat(name: "motion", share: 0.85, isFromZero: true) { (exporter, property) throws(ExportError) in
      try exporter.framerMotion(property)
    } read: {
      try ExportReaders.framerMotion($0, $1)
    },
    ExportFormat(name: "gsap", share: 0.85, isFromZero: true, isBetweenEnds: true) {
      (exporter, property) throws(ExportError) in
      try exporter.gsap(property)
    } read: {
      try ExportReaders.gsap($0, $1)
    },
    ExportFormat(name: "react-spring", share: 0.85, isFromZero: true, isBetweenEnds: true) {
      (exporter, property) throws(ExportError) in
      try exporter.reactSpring(property)
    } read: {
      try ExportReaders.reactSpring($0, $1)
    },
    ExportFormat(name: "svg", share: 0.85) { (exporter, property) throws(ExportError) in
      try exporter.svg(property)
    } read: {
      try ExportReaders.svg($0, $1)
    },
    ExportFormat(name: "lottie", share: 0.7) { (exporter, property) throws(ExportError) in
      try exporter.lottie(property, frameRate: 50)
    } read: {
      try ExportReaders.lottie($0, $1, frameRate: 50)
    },
    ExportFormat(name: "core-animation", share: 0.85) { (exporter, property) throws(ExportError) in
      try exporter.coreAnimation(property)
    } read: { text, _ in
      try ExportReaders.coreAnimation(text)
    },
    ExportFormat(name: "swiftui", share: 0.85, isFromZero: true) { (exporter, property) throws(ExportError) in
      try exporter.swiftUI(property)
    } read: { text, _ in
      try ExportReaders.swiftUI(text)
    },
    ExportFormat(name: "android", share: 0.8, isRelative: true, needsSeconds: false) {
      (exporter, _) throws(ExportError) in
      try exporter.androidPathInterpolator()
    } read: { text, _ in
      try ExportReaders.android(text)
    },
    ExportFormat(name: "compose", share: 0.6, isFromZero: true) { (exporter, _) throws(ExportError) in
      try exporter.compose()
    } read: { text, _ in
      try ExportReaders.compose(text)
    },
    ExportFormat(name: "flutter", share: 0.85, isFromZero: true) { (exporter, _) throws(ExportError) in
      try exporter.flutter()
    } read: { text, _ in
      try ExportReaders.flutter(text)
    },
    ExportFormat(name: "gltf", share: 0.7, isFromZero: true) { (exporter, property) throws(ExportError) in
      try exporter.gltf(property == .scale ? .scale : .translate)
    } read: { text, property in
      try ExportReaders.gltf(text, property == .scale ? .scale : .translate)
    },
    ExportFormat(name: "tokens", share: 0.2, isRelative: true) { (exporter, _) throws(ExportError) in
      try exporter.designToken()
    } read: { text, _ in
      try ExportReaders.token(text)
    },
  ]
}
