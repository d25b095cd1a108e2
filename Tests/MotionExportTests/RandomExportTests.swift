import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Random motions in all formats, read back: no certificate is below the error.
struct RandomExportTests {
  @Test(arguments: thorough(ExportFormat.all)) func noErrorIsAboveItsCertificate(format: ExportFormat) throws {
    var motions = RandomMotions(seed: 23)
    var (written, all) = (0, 0)
    for index in 0..<max(CertificateTrials.motions / ExportFormat.all.count, 8) {
      var motion = try motions.next().motion
      if format.needsSeconds && motion.timeMeaning != .seconds {
        motion = try ParsedMotion(parsing: "0.7s \(motion)")
      }
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
      // One run of a motion that goes on for ever.
      let worst = motions.largestError(of: exporter.motion, over: start...domain.upperBound) { time in
        guard format.isRelative else { return read(time) }
        return exporter.start + (exporter.end - exporter.start) * relative(read, format, exporter, time)
      }
      let most = max(text.maximumError, ExportFormat.exactness) * exporter.distance * (1 + 1e-9)
      #expect(worst.error <= most, "\(motion) as \(format.name) within \(tolerance), at \(worst.time)")
    }
    #expect(Double(written) >= format.share * Double(all), "\(written) of \(all)")
  }

  /// The progress at a time of formats that do not know the motion's values.
  private func relative(
    _ read: ExportReaders.Reading, _ format: ExportFormat, _ exporter: MotionExporter<ParsedMotion>, _ time: Double
  ) -> Double {
    guard format.name == "android" else { return read(time) }
    // An interpolator has neither a duration nor a delay: those are the motion's.
    let times = exporter.keyTimes
    return read(max(0, min((time - times.lowerBound) / (times.upperBound - times.lowerBound), 1)))
  }
}
