import ArgumentParser
import JSONText
import MotionNumerics

/// `inbetween presets`: the motions that vendors have given names.
struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the named motions, or search all names.",
    discussion: """
      Each line has a name, and the same motion without it. Where one vendor alone has a name, the name will do: snappy \
      is swiftui.snappy. Springs are of mass 1; timing curves have no duration of their own. Words find presets and \
      the names of timing curves: by other systems' spelling, by platform, by feel, by the beginning of a number or a \
      time.

      EXAMPLES:
        inbetween presets
        inbetween presets react-spring
        inbetween presets ios
        inbetween presets wobbly
        inbetween presets easeOutBack
        inbetween presets 'calm android'
        inbetween presets 0.5s
        inbetween describe swiftui.snappy
        inbetween plot snappy wobbly -o two.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "A vendor (\(vendors.joined(separator: ", "))), a name, a platform (ios), a feel (calm), a number; without, all presets.",
      valueName: "words"),
    completion: .list(vendors))
  var words: String?

  @Option(help: "The format of the list (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  private static let vendors = MotionPreset.Vendor.allCases.map(\.rawValue)

  /// The presets of all vendors, or what the words find among all names.
  private static func presets(_ words: String?) -> [(name: String, motion: ParsedMotion)] {
    guard let words else { return MotionPreset.all.map { ($0.fullName, $0.motion) } }
    return NamedMotion.found(by: words).map { ($0.name, $0.motion) }
  }

  /// What to type instead of words without a preset.
  private static func hint(for words: String) -> String {
    if (try? PastedMotion(words)) != nil { return "It is a motion itself: `inbetween describe \(words)`." }
    let near = NearestWord.nearest(to: words, among: vendors + ParsedMotion.names)
    if let near { return "Did you mean '\(near)'?" }
    return "`inbetween presets` lists all; the vendors are \(vendors.joined(separator: ", "))."
  }

  func validate() throws {
    _ = try output.format(format, or: .text)
    if let words, Self.presets(words).isEmpty {
      throw ValidationError("\(words.quoted) finds nothing. \(Self.hint(for: words))")
    }
  }

  func run() throws {
    let presets = Self.presets(words)
    guard try output.format(format, or: .text) == .text else {
      var json = JSONWriter()
      json.array { array in
        for preset in presets {
          array.object { row in
            row.member("name", preset.name)
            row.member("motion", preset.motion.description)
          }
        }
      }
      return try Output.write(json.text + "\n", to: output.output)
    }
    let width = presets.map(\.name.count).max() ?? 0
    let lines = presets.map { name, motion in
      let notation = motion.description
      // The names of timing curves are their notation.
      let space = String(repeating: " ", count: width - name.count + 2)
      return notation == name ? "\(name)\n" : "\(name)\(space)\(notation)\n"
    }
    try Output.write(lines.joined(), to: output.output)
  }
}
