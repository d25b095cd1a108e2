import ArgumentParser
import JSONText
import MotionNumerics

/// `inbetween presets`: the motions that vendors have given names.
struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the motions that vendors have named.",
    discussion: """
      Each line has a name, and the same motion without it. Where one vendor alone has a name, the name will do: snappy \
      is swiftui.snappy. Springs are of mass 1; timing curves have no duration of their own.

      EXAMPLES:
        inbetween presets
        inbetween presets react-spring
        inbetween presets ios
        inbetween presets wobbly
        inbetween describe swiftui.snappy
        inbetween plot snappy wobbly -o two.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "A vendor (\(vendors.joined(separator: ", "))), a platform (ios, android, web), or a part of a name; without one, all.",
      valueName: "words"),
    completion: .list(vendors))
  var words: String?

  @Option(help: "The format of the list (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  private static let vendors = MotionPreset.Vendor.allCases.map(\.rawValue)

  /// The vendors of a platform.
  private static let platforms: [String: [MotionPreset.Vendor]] = [
    "ios": [.swiftUI], "apple": [.swiftUI], "swift": [.swiftUI], "android": [.compose, .material],
    "google": [.compose, .material], "web": [.reactSpring], "react": [.reactSpring],
  ]

  /// The presets of a vendor or a platform, or with the words in their names.
  private static func presets(_ words: String) -> [MotionPreset] {
    let words = words.lowercased()
    return MotionPreset.all.filter { preset in
      preset.vendor.rawValue == words || platforms[words]?.contains(preset.vendor) == true
        || preset.fullName.contains(words)
    }
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
      throw ValidationError("\(words.quoted) is no vendor, no platform and no part of a name. \(Self.hint(for: words))")
    }
  }

  func run() throws {
    let presets = words.map(Self.presets) ?? MotionPreset.all
    guard try output.format(format, or: .text) == .text else {
      var json = JSONWriter()
      json.array { array in
        for preset in presets {
          array.object { row in
            row.member("name", preset.fullName)
            row.member("motion", preset.motion.description)
          }
        }
      }
      return try Output.write(json.text + "\n", to: output.output)
    }
    let width = presets.map(\.fullName.count).max() ?? 0
    let lines = presets.map { preset in
      preset.fullName + String(repeating: " ", count: width - preset.fullName.count + 2) + "\(preset.motion)\n"
    }
    try Output.write(lines.joined(), to: output.output)
  }
}
