import ArgumentParser
import Catalogue
import LottieImport
import MotionImport

/// `inbetween catalogue`: what there is, as data.
struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "List all that there is, as JSON.",
    discussion: """
      The object has an array for each of motions, curves, presets, targets, groups, options, imports and effects. A kind of motion has its \
      forms, the numbers of its notation, and the properties that 'inbetween describe' tells; a target has its options, \
      and for each form of its text the endings of files and the media type; an effect has its parameters, \
      its channels, the gesture that moves it, and what its script does.

      EXAMPLES:
        inbetween catalogue | jq -r '.targets[].name'
        inbetween catalogue -o catalogue.json
      """)

  @OptionGroup var output: OutputOptions

  func validate() throws { try output.requireEnding(among: ["json"]) }

  func run() throws { try Output.write(CatalogueDocument.json(addingImports: [.lottie]) + "\n", to: output.output) }
}
