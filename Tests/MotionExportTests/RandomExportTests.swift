import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Random motions in all formats, read back: no certificate is below the error.
struct RandomExportTests {
  /// A format with its reader.
  struct Format: Sendable {
    let name: String
    /// The least part of the motions that can be written.
    let share: Double
    /// What 32-bit numbers cost where the motion itself is written.
    var exactness = 1e-9
    /// Whether the text begins at time 0, even where the motion has begun before.
    var isFromZero = false
    var isRelative = false
    var needsSeconds = true
    let write: @Sendable (MotionExporter<NotatedMotion>, AnimatedProperty) throws(ExportError) -> ExportedText
    let read: @Sendable (String, AnimatedProperty) throws -> ExportReaders.Reading
  }

  static let formats: [Format] = [
    Format(name: "keyframes", share: 0.9, needsSeconds: false) { (exporter, property) throws(ExportError) in
      try exporter.cssKeyframes(property)
    } read: {
      try ExportReaders.css($0, $1)
    },
    Format(name: "waapi", share: 0.85) { (exporter, property) throws(ExportError) in
      try exporter.webAnimation(property)
    } read: {
      try ExportReaders.webAnimation($0, $1)
    },
    Format(name: "svg", share: 0.85) { (exporter, property) throws(ExportError) in
      try exporter.svg(property)
    } read: {
      try ExportReaders.svg($0, $1)
    },
    Format(name: "lottie", share: 0.7) { (exporter, property) throws(ExportError) in
      try exporter.lottie(property, frameRate: 50)
    } read: {
      try ExportReaders.lottie($0, $1, frameRate: 50)
    },
    Format(name: "core-animation", share: 0.85, exactness: 1e-6) { (exporter, property) throws(ExportError) in
      try exporter.coreAnimation(property)
    } read: { text, _ in
      try ExportReaders.coreAnimation(text)
    },
    Format(name: "swiftui", share: 0.85, isFromZero: true) { (exporter, property) throws(ExportError) in
      try exporter.swiftUI(property)
    } read: { text, _ in
      try ExportReaders.swiftUI(text)
    },
    Format(name: "android", share: 0.8, isRelative: true, needsSeconds: false) { (exporter, _) throws(ExportError) in
      try exporter.androidPathInterpolator()
    } read: { text, _ in
      try ExportReaders.android(text)
    },
    Format(name: "compose", share: 0.6, exactness: 1e-6, isFromZero: true) { (exporter, _) throws(ExportError) in
      try exporter.compose()
    } read: { text, _ in
      try ExportReaders.compose(text)
    },
    Format(name: "flutter", share: 0.85, isFromZero: true) { (exporter, _) throws(ExportError) in
      try exporter.flutter()
    } read: { text, _ in
      try ExportReaders.flutter(text)
    },
    Format(name: "gltf", share: 0.7, isFromZero: true) { (exporter, property) throws(ExportError) in
      try exporter.gltf(property == .scale ? .scale : .translate)
    } read: { text, property in
      try ExportReaders.gltf(text, property == .scale ? .scale : .translate)
    },
    Format(name: "tokens", share: 0.2, isRelative: true) { (exporter, _) throws(ExportError) in
      try exporter.designToken()
    } read: { text, _ in
      try ExportReaders.token(text)
    },
  ]

  @Test(arguments: formats) func noErrorIsAboveItsCertificate(format: Format) throws {
    var motions = RandomMotions(seed: 23)
    var numbers = SplitMix64(seed: 24)
    var (written, all) = (0, 0)
    for index in 0..<max(thorough(300) / Self.formats.count, 8) {
      var motion = try motions.next().motion
      if format.needsSeconds && motion.timeMeaning == .progress {
        motion = try NotatedMotion(parsing: "0.7s \(motion)")
      }
      if format.needsSeconds && motion.timeMeaning == .x { continue }
      let tolerance = format.name == "android" || format.name == "tokens" ? 3e-2 : [1e-2, 1e-3, 1e-4][index % 3]
      let property = AnimatedProperty.allCases[index % 4]
      let exporter = try MotionExporter(motion, tolerance: tolerance)
      all += 1
      let text: ExportedText
      do {
        text = try format.write(exporter, property)
      } catch {
        continue
      }
      written += 1
      #expect(text.maximumError <= tolerance)
      let read = try format.read(text.text, property)
      let domain = exporter.domain
      let start = format.isFromZero && domain.upperBound > 0 ? max(domain.lowerBound, 0) : domain.lowerBound
      var worst = (error: 0.0, time: 0.0)
      for _ in 0..<1000 {
        let time = numbers.number(in: start...domain.upperBound)
        let value = motion.value(at: time)
        let error =
          format.isRelative
          ? abs(
            try relative(read, format, motion, exporter, time) - (value - exporter.start)
              / (exporter.end - exporter.start))
          : abs(read(time) - value) / exporter.distance
        // A comparison with NaN is false.
        if !(error <= worst.error) { worst = (error, time) }
      }
      let most = max(text.maximumError, format.exactness)
      #expect(worst.error <= most, "\(motion) as \(format.name) within \(tolerance), at \(worst.time)")
    }
    #expect(Double(written) >= format.share * Double(all), "\(written) of \(all)")
  }

  /// The progress at a time of formats that do not know the motion's values.
  private func relative(
    _ read: ExportReaders.Reading, _ format: Format, _ motion: NotatedMotion, _ exporter: MotionExporter<NotatedMotion>,
    _ time: Double
  ) throws -> Double {
    guard format.name == "android" else { return read(time) }
    // An interpolator has neither a duration nor a delay: those are the motion's.
    let times = exporter.keyTimes
    return read(max(0, min((time - times.lowerBound) / (times.upperBound - times.lowerBound), 1)))
  }
}
