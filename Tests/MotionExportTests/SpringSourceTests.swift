import ExportReading
import MotionExport
import MotionNumerics
import TestSupport
import Testing

/// Motions on springs that were handed over or fitted: exported from their start on, wherever and whenever that is.
struct SpringSourceTests {
  private let card = Tween(from: 0.0, to: 300, duration: 0.4, curve: .easeInOut)

  /// A system that has values, and what reads its text again.
  private struct Format {
    let name: String
    let write: (MotionExporter<SpringMotion<Double>>) throws -> ExportedText
    let read: (String) throws -> ExportReaders.Reading
  }

  private let formats = [
    Format(name: "keyframes", write: { try $0.cssKeyframes() }, read: { try ExportReaders.css($0, .translate) }),
    Format(name: "waapi", write: { try $0.webAnimation() }, read: { try ExportReaders.webAnimation($0, .translate) }),
    Format(name: "svg", write: { try $0.svg() }, read: { try ExportReaders.svg($0, .translate) }),
    Format(
      name: "lottie", write: { try $0.lottie(frameRate: 50) },
      read: { try ExportReaders.lottie($0, .translate, frameRate: 50) }),
    Format(name: "core-animation", write: { try $0.coreAnimation() }, read: { try ExportReaders.coreAnimation($0) }),
    Format(name: "swiftui", write: { try $0.swiftUI() }, read: { try ExportReaders.swiftUI($0) }),
  ]

  @Test func whatIsReadIsTheMotionFromItsStartOn() throws {
    for (target, at) in [(40.0, 0.15), (500, 0.25)] {
      let caught = card.handedOver(to: .snappy, target: target, at: at)
      let exporter = try MotionExporter(caught, tolerance: 1e-3)
      let distance = abs(caught.target - caught.start)
      for format in formats {
        let written = try format.write(exporter)
        #expect(written.maximumError <= 1e-3)
        let read = try format.read(written.text)
        for step in 0...100 {
          let time = Double(step) / 100 * exporter.duration
          let error = abs(read(time) - caught.value(at: caught.startTime + time))
          #expect(error <= (written.maximumError + ExportFormat.exactness) * distance, "\(format.name) at \(time)")
        }
      }
    }
  }

  /// Systems that have springs get the spring, whenever it starts; nothing but the start time differs from the notation's.
  @Test func aSpringIsTheSystems() throws {
    let motion = SpringMotion(
      Spring(mass: 1, stiffness: 100, damping: 10), from: 20, to: 320, velocity: 45, startingAt: 7)
    let exporter = try MotionExporter(motion)
    let notated = try MotionExporter(ParsedMotion(parsing: "spring(1 100 10 0.15) 20 -> 320"))
    #expect(exporter.title == notated.title && exporter.domain == notated.domain)
    #expect(try exporter.swiftUI().text == notated.swiftUI().text && exporter.swiftUI().maximumError == 0)
    #expect(try exporter.coreAnimation().text == notated.coreAnimation().text)
    #expect(try exporter.code(.swift).text == notated.code(.swift).text)
    #expect(try exporter.css().text == notated.css().text)
  }

  @Test func aVelocityWithoutADistanceIsWrittenByItsValues() throws {
    let motion = SpringMotion(
      Spring(mass: 1, stiffness: 100, damping: 10), from: 5, to: 5, velocity: -30, startingAt: -2)
    let exporter = try MotionExporter(motion, tolerance: 1e-2)
    #expect(exporter.title == "spring(1 100 10) 5 -> 5 with velocity -30")
    for format in formats {
      let written = try format.write(exporter)
      #expect(written.maximumError <= 1e-2)
      let read = try format.read(written.text)
      for step in 0...200 {
        let time = Double(step) / 100 * exporter.duration
        #expect(abs(read(time) - motion.value(at: time - 2)) <= 1.01e-2, "\(format.name) at \(time)")
      }
    }
    #expect(throws: ExportError.self) { try exporter.css() }
    let endless = SpringMotion(Spring(stiffness: 1, damping: 0), from: 0, to: 1)
    #expect(throws: ExportError.endless) { try MotionExporter(endless) }
    #expect(throws: ExportError.self) { try MotionExporter(motion, tolerance: .nan) }
  }
}
