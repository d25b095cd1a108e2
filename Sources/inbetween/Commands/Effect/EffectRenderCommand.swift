import ArgumentParser
import MotionEffects
import MotionNumerics
import PageWords
import WebPages

/// `inbetween effect render`: an effect as an animated picture.
struct EffectRenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw an effect as an animated picture, an HTML page, a Lottie document, or one picture per frame.",
    discussion: """
      The picture plays the script of `effect sample` in a loop. `inbetween help films` has the formats.

      EXAMPLES:
        inbetween effect render gooey-indicator -o gooey.svg
        inbetween effect render cube-refresh --at 1.25 -o cubes.svg
        inbetween effect render pop-scale --rate 25 --frames pop
        inbetween effect render water-ball --background white -o water.gif
        inbetween effect render pop-scale --set color=teal --size 512x512 -o pop.svg
        inbetween effect render heart.json --segments pull,beat,fade -o heart.svg
      """)

  @OptionGroup var script: EffectScriptOptions

  @OptionGroup var moving: MovingOptions

  func run() throws {
    let effect = try script.effect()
    let style = PictureStyle(isForDarkness: isForDarkness)
    let request = moving.request
    if let time = try request.stillTime() { return try request.writeStill(effect.scene(at: time), style: style) }
    let times = try request.times(until: effect.endTime)
    let picture = MovingPicture(
      name: script.name.fileName, rate: try request.hertz(), times: times, style: style, notes: notes(on: effect),
      scene: { effect.scene(at: times[$0]) },
      animation: { () throws(CommandFailure) in
        do throws(ParameterError) {
          return try effect.animation(at: times)
        } catch {
          throw .badData("\(error)")
        }
      })
    try request.write(picture)
  }

  /// The text and the channels of the page; only effects, not Lottie documents, have text.
  private func notes(on effect: ScriptedEffect) -> PageNotes {
    let channels = PageNotes.Channels(names: effect.channelNames) { effect.channels(at: $0) }
    guard case .effect(let kind) = script.name else { return PageNotes(channels: channels) }
    let words = kind.words
    let isOriginal = script.variant == .legacy && words.flaw != nil
    return PageNotes(
      title: isOriginal ? words.title + ", as in the original" : words.title, sentence: words.sentence,
      remark: isOriginal ? words.flaw : nil, source: (words.type, words.file), channels: channels)
  }

  /// Whether the colours stand out from a dark ground too.
  ///
  /// The default colours of effects are: they are grey, or of middle brightness.
  private var isForDarkness: Bool {
    guard case .effect = script.name else { return false }
    return !script.settings.contains { $0.contains("olor=") }
  }
}
