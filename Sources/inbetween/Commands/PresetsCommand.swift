import ArgumentParser
import JSONText
import MotionNumerics

/// `inbetween presets`: the motions that vendors have given names.
struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the motions that vendors have given names, such as swiftui.snappy.",
    discussion: """
      Each line has a name, and the same motion without it. Where one vendor alone has a name, the name will do: snappy \
      is swiftui.snappy. Springs are of mass 1; timing curves have no duration of their own.

      EXAMPLES:
        inbetween presets
        inbetween presets react-spring
        inbetween describe swiftui.snappy
        inbetween plot snappy wobbly -o two.svg
      """)

  @Argument(
    help: ArgumentHelp("A vendor: \(vendors.joined(separator: ", ")); without one, all.", valueName: "vendor"),
    completion: .list(vendors))
  var vendor: String?

  @Option(help: "The format of the list (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  private static let vendors = MotionPreset.Vendor.allCases.map(\.rawValue)

  func validate() throws {
    _ = try output.format(format, or: .text)
    if let vendor, MotionPreset.Vendor(rawValue: vendor) == nil {
      let suggestion = NearestWord.nearest(to: vendor, among: Self.vendors).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("\(vendor.quoted) is none of \(Self.vendors.joined(separator: ", ")).\(suggestion)")
    }
  }

  func run() throws {
    let presets = MotionPreset.all.filter { vendor == nil || $0.vendor.rawValue == vendor }
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
