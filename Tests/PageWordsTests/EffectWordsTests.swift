import FoundationEssentials
import MotionEffects
import PageWords
import Testing

@Suite struct EffectWordsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: EffectName.allCases) func sentencesAreWholeAndPlain(_ name: EffectName) {
    let words = name.words
    #expect(words.title.first?.isUppercase == true && words.title.last?.isLetter == true)
    for sentence in [words.sentence, words.flaw ?? ".", words.remedy ?? "."] {
      #expect(sentence.hasSuffix(".") && !sentence.contains("  ") && !sentence.contains("\n"))
      #expect(!sentence.contains { "\"<>&\\`".contains($0) })
    }
  }

  @Test func noTwoEffectsHaveTheSameWords() {
    #expect(Set(EffectName.allCases.map(\.words.title)).count == EffectName.allCases.count)
    #expect(Set(EffectName.allCases.map(\.words.sentence)).count == EffectName.allCases.count)
  }

  @Test(arguments: EffectName.allCases) func theFileDeclaresTheType(_ name: EffectName) throws {
    let source = try String(contentsOf: Self.package.appending(path: name.words.file), encoding: .utf8)
    #expect(source.contains("public struct \(name.words.type)"))
  }

  /// An effect without a flaw is the same in both variants, so that pages show one picture of it.
  @Test(arguments: EffectName.allCases) func aFlawShows(_ name: EffectName) {
    let words = name.words
    #expect((words.flaw == nil) == (words.remedy == nil))
    let (exact, legacy) = (ScriptedEffect(name), ScriptedEffect(name, variant: .legacy))
    let times = (0...400).map { max(exact.endTime, legacy.endTime) * Double($0) / 400 }
    let differs = times.contains { exact.scene(at: $0) != legacy.scene(at: $0) }
    #expect(differs == (words.flaw != nil))
  }
}
