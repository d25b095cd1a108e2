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
      The picture plays the script of `effect sample` in a loop; its animation is SVG's own and needs no program. \
      Viewers without animation show the first frame; --at writes the picture of one time. If the name of the output \
      ends in .html it is a page that plays, slowly too, goes to any frame, plots the channels, and needs no network. --frames writes the \
      pictures of all frames, NAME-0000.svg and so on, into a folder, and makes the folder if necessary.

      If the name ends in .json, or with --format lottie, it is a Lottie document with few keys: at the frames of --rate \
      nothing is more than 0.05 points from its place, and a line on standard error says how near it is. A player draws \
      texts with its own fonts.

      Pixels are drawn by inbetween-raster, on librsvg: a name that ends in .apng makes a PNG that moves, one in .gif, \
      .mp4 or .webm a film, written by ffmpeg; .png is the picture of --at, and --frames --format png those of all \
      frames. A GIF shows at most 50 frames a second. --format rgba is four bytes a pixel, frame after frame. An MP4 has \
      no transparency: what has no background is white.

      --size fits the picture into a canvas, --background fills that, and --set changes the effect itself: its colours, \
      its lengths, its times.

      EXAMPLES:
        inbetween effect render gooey-indicator -o gooey.svg
        inbetween effect render water-ball --to 4 -o water.html
        inbetween effect render cube-refresh --at 1.25 -o cubes.svg
        inbetween effect render checkmark-refresh -o checkmark.json
        inbetween effect render pop-scale --rate 25 --frames pop
        inbetween effect render gooey-indicator --scale 2 -o gooey.apng
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
