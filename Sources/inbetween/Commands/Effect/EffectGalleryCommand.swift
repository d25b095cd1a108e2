import ArgumentParser
import MotionEffects
import WebPages

/// `inbetween effect gallery`: the page of all effects.
struct EffectGalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write a page with all effects, to play with.",
    discussion: """
      Each effect is drawn in the page by the library itself, as it is and with the defects of its original, and follows \
      the pointer and the keys. #effect=water-ball at the end of its address shows one, &time=1.2 stops it there. The page \
      needs no network. `make web` makes what it is made of; without it the command ends with code 69.

      EXAMPLES:
        inbetween effect gallery -o gallery.html --open
      """)

  @OptionGroup var output: OutputOptions

  @OptionGroup var opening: OpenOptions

  func validate() throws {
    _ = try output.format(nil as PageFormat?, or: .html)
    try opening.check(isNamed: output.output != nil, example: "gallery.html")
  }

  func run() throws {
    try PageFile(name: .gallery).write(request: "{}".utf8, to: output)
    try opening.show(output)
  }
}
