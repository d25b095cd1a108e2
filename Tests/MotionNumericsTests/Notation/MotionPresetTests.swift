import MotionNumerics
import Testing

@testable import MotionNotation

/// The vendors' motions by name.
@Suite struct MotionPresetTests {
  @Test(arguments: [
    ("snappy", "swiftui.snappy"), ("swiftui.snappy", "swiftui.snappy"), ("WOBBLY", "react-spring.wobbly"),
    ("react-spring.default", "react-spring.default"),
    ("compose.medium-low.low-bouncy", "compose.medium-low.low-bouncy"),
    ("expressive-spatial-fast", "material.expressive-spatial-fast"), ("material.standard", "material.standard"),
    // CSS's word, which two vendors have too.
    ("default", "ease"),
  ])
  func areReadByNameAndPrintedWithTheVendor(text: String, canonical: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.description == canonical)
    #expect(try ParsedMotion(parsing: canonical) == motion)
  }

  @Test func moveAsTheirSpringsAndCurves() throws {
    let snappy = try ParsedMotion(parsing: "snappy")
    #expect(snappy.value(at: 0.1) == Spring.snappy.unitStep().value(at: 0.1))
    #expect(snappy.restTime == Spring.snappy.unitStep().restTime && snappy.timeMeaning == .seconds)
    let standard = try ParsedMotion(parsing: "material.standard")
    #expect(standard.value(at: 0.3) == CubicBezier(0.2, 0, 0, 1).value(at: 0.3) && standard.timeMeaning == .progress)
    let tween = try ParsedMotion(parsing: "300ms material.standard")
    #expect(tween.description == "0.3s cubic-bezier(0.2, 0, 0, 1)")
  }

  @Test func namesOfSeveralVendorsNeedTheVendor() {
    #expect(throws: MotionPreset.NameError.self) { try MotionPreset(named: "default") }
    do {
      _ = try MotionPreset(named: "default")
    } catch {
      #expect("\(error)" == "'default' is react-spring.default and compose.default: name the vendor")
    }
    #expect(throws: MotionPreset.NameError.unknown("bogus")) { try MotionPreset(named: "bogus") }
  }

  /// A stored document means the same after other vendors have got rows with its bare name, or with a free one.
  @Test func bareNamesAreFrozen() throws {
    let rows =
      MotionPreset.all + [
        MotionPreset(.material, "snappy", Spring.bouncy), MotionPreset(.compose, "springy", Spring.bouncy),
      ]
    #expect(try MotionPreset.preset(named: "snappy", among: rows).vendor == .swiftUI)
    #expect(try MotionPreset.preset(named: "material.snappy", among: rows).vendor == .material)
    #expect(throws: MotionPreset.NameError.self) { try MotionPreset.preset(named: "springy", among: rows) }
    let bare = MotionPreset.all.filter { (try? MotionPreset(named: $0.name)) == $0 }
    #expect(bare.count == MotionPreset.all.count - 2)
  }

  @Test func eachHasANameOfItsOwn() throws {
    let names = MotionPreset.all.map(\.fullName)
    #expect(Set(names).count == names.count && names.count == 4 + 6 + 24 + 14)
    for preset in MotionPreset.all { #expect(try ParsedMotion(parsing: preset.fullName) == ParsedMotion(preset)) }
    // Every listed name is read.
    for name in ParsedMotion.names { #expect((try? ParsedMotion(parsing: name)) != nil, "\(name)") }
  }

  /// Timing curves parse the names of their presets: with the vendor's name, and alone, as no two presets share one.
  @Test func curvesAreParsedByThemselves() throws {
    let curves = MotionPreset.all.compactMap { if case .curve(let curve) = $0.kind { ($0, curve) } else { nil } }
    #expect(curves.count == 8)
    for (preset, curve) in curves {
      for name in [preset.name, preset.fullName] {
        #expect(try TimingCurve(parsing: name) == .cubicBezier(curve))
        #expect(try MotionPreset(named: name) == preset)
      }
    }
  }
}
