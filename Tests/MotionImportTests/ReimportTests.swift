import LayerAnimation
import LottieImport
import MotionExport
import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// What MotionExport writes, MotionImport reads as the same motion.
struct ReimportTests {
  private enum Format: CaseIterable { case css, svg, lottie }

  /// At random times a layer with the imported animation shows the motion, within the export's certificate.
  @Test(arguments: Format.allCases) private func exportsAreImportedAsTheyMove(format: Format) throws {
    var motions = RandomMotions(seed: 48)
    var random = SplitMix64(seed: 48)
    var read = 0
    for index in 0..<thorough(300) {
      var motion = try motions.next().motion
      if motion.timeMeaning != .seconds { motion = try ParsedMotion(parsing: "0.7s \(motion)") }
      let property = AnimatedProperty.allCases[index % 4]
      let exporter = try MotionExporter(motion, tolerance: [1e-2, 1e-3][index % 2])
      guard let text = try? written(exporter, property, format) else { continue }
      let imported = try imported(text.text, property, format)
      let (animation, path) = (try imported.layerAnimation, try LayerKeyPath(parsing: imported.tracks[0].keyPath))
      read += 1
      // A layer begins at time 0.
      let domain = exporter.domain
      guard domain.upperBound > 0 else { continue }
      var layer = Layer()
      layer.add(animation, forKey: "a", at: 0)
      for _ in 0..<20 {
        // Not beside the ends, where the rounding of printed times decides.
        let part = random.number(in: 0.01...0.99)
        let time = max(0, domain.lowerBound) + part * (domain.upperBound - max(0, domain.lowerBound))
        // Before it begins, SVG shows the attribute of the element, which is not imported.
        guard !isBesideAJump(motion, time), format != .svg || time > animation.timing.beginTime else { continue }
        let shown = layer.presentation(at: time).value(at: path)
        let number = try #require(Self.number(shown), "\(motion) as \(format): \(String(describing: shown))")
        var difference = number * Self.unit(property, format) - motion.value(at: time)
        // The angle of a matrix is one of many.
        if property == .rotate && format != .lottie { difference.formRemainder(dividingBy: 2 * .pi) }
        let allowed = max(text.maximumError, 1e-6) * exporter.distance * (1 + 1e-6)
        #expect(abs(difference) <= allowed, "\(motion), \(property) at \(time)\n\(text.text)")
      }
    }
    #expect(read > thorough(300) / 2)
  }

  private func isBesideAJump(_ motion: ParsedMotion, _ time: Double) -> Bool {
    guard let next = motion.nextBreak(after: time - 2e-3) else { return false }
    return next.time < time + 2e-3
  }

  private func written(
    _ exporter: MotionExporter<ParsedMotion>, _ property: AnimatedProperty, _ format: Format
  ) throws -> ExportedText {
    switch format {
    case .css: try exporter.cssKeyframes(property)
    case .svg: try exporter.svg(property)
    case .lottie: try exporter.lottie(property, frameRate: 50)
    }
  }

  private func imported(
    _ text: String, _ property: AnimatedProperty, _ format: Format
  ) throws -> ImportedAnimation {
    switch format {
    case .css:
      // The comment says how the keyframes are used.
      let rule = try #require(text.split(separator: "animation: ").dropFirst().first?.split(separator: ";").first)
      return try MotionImporter(of: ".a { animation: \(rule) } \(text)", as: .css).animation(named: "motion")
    case .svg:
      let found = try MotionImporter(of: text, as: .svg)
      return try found.animation(named: try #require(found.animationNames.first, "\(found.problems) \(text)"))
    case .lottie:
      let part =
        switch property {
        case .translate: "p.x"
        case .scale: "s"
        case .rotate: "r"
        case .opacity: "o"
        }
      return try ImportedAnimation(lottie: text, path: "motion.\(part)")
    }
  }

  /// The number; of a scale in both directions, that in x.
  private static func number(_ value: LayerValue?) -> Double? {
    switch value {
    case .number(let number): number
    case .point(let point): point.x
    case .numbers(let numbers): numbers.first
    default: nil
    }
  }

  private static func unit(_ property: AnimatedProperty, _ format: Format) -> Double {
    guard format == .lottie else { return 1 }
    return switch property {
    case .translate: 1
    case .scale, .opacity: 0.01
    case .rotate: .pi / 180
    }
  }
}
