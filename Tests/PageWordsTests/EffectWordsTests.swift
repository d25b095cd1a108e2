import FoundationEssentials
import MotionEffects
import Testing

@testable import PageWords

@Suite struct EffectWordsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: EffectKind.all) func sentencesAreWholeAndPlain(_ kind: EffectKind) {
    let words = kind.words
    #expect(words.title.first?.isUppercase == true && words.title.last?.isLetter == true)
    for sentence in [words.sentence, words.hint, words.flaw ?? ".", words.remedy ?? "."] {
      #expect(sentence.hasSuffix(".") && !sentence.contains("  ") && !sentence.contains("\n"))
      #expect(!sentence.contains { "\"<>&\\`".contains($0) })
    }
  }

  @Test func eachEffectHasWrittenWords() {
    #expect(WrittenWords.all.map(\.name) == EffectKind.all.map(\.name))
  }

  /// The words of an effect that has only its row are made of that.
  @Test func aRowAloneHasWords() {
    let words = WrittenWords(of: .popScale)
    #expect(words.title == "Pop scale" && words.sentence == "Something that pops up." && words.hands == nil)
  }

  @Test func noTwoEffectsHaveTheSameWords() {
    #expect(Set(EffectKind.all.map(\.words.title)).count == EffectKind.all.count)
    #expect(Set(EffectKind.all.map(\.words.sentence)).count == EffectKind.all.count)
  }

  @Test(arguments: EffectKind.all) func theFileDeclaresTheType(_ kind: EffectKind) throws {
    let source = try String(contentsOf: Self.package.appending(path: kind.words.file), encoding: .utf8)
    #expect(source.contains("public struct \(kind.words.type)"))
  }

  /// An effect without a flaw is the same in both variants, so that pages show one picture of it.
  @Test(arguments: EffectKind.all) func aFlawShows(_ kind: EffectKind) {
    let words = kind.words
    #expect((words.flaw == nil) == (words.remedy == nil))
    let (exact, legacy) = (ScriptedEffect(kind), ScriptedEffect(kind, variant: .legacy))
    let times = (0...400).map { max(exact.endTime, legacy.endTime) * Double($0) / 400 }
    let differs = times.contains { exact.scene(at: $0) != legacy.scene(at: $0) }
    #expect(differs == (words.flaw != nil))
  }
}
