public import ArgumentParser
public import MotionEffects
import MotionNumerics

/// `inbetween effect info`: the parameters of an effect.
struct EffectInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "List the parameters of an effect, with their defaults and the values that they take.",
    discussion: """
      The parameters are for --set of `effect sample` and `effect render`. Lengths are in points. Some have to fit each \
      other; what does not is refused.

      EXAMPLES:
        inbetween effect info cube-refresh
        inbetween effect info water-ball --format json
      """)

  @Argument(help: ArgumentHelp("The effect's name.", valueName: "name"))
  var name: EffectKind

  @Option(help: "The format of the list (default: text).")
  var format: TextFormat?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    _ = try output.format(format, or: .text)
  }

  func run() throws {
    let isText = try output.format(format, or: .text) == .text
    try Output.write(isText ? text : json, to: output.output)
  }

  /// A line for each parameter, below a line of heads.
  private var text: String {
    let heads = [["parameter", "default", "values", "what it is"]]
    let rows = heads + name.parameters.map { [$0.name, $0.defaultText, $0.domain.description, $0.summary] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count + 2) }
      return cells.joined() + row[3] + "\n"
    }.joined()
  }

  /// An array of objects; neither names nor values have characters that JSON escapes.
  private var json: String {
    let objects = name.parameters.map { parameter in
      #"{"name":"\#(parameter.name)","default":"\#(parameter.defaultText)","#
        + #""values":"\#(parameter.domain)","summary":"\#(parameter.summary)"}"#
    }
    return "[" + objects.joined(separator: ",") + "]\n"
  }
}

extension EffectKind: ExpressibleByArgument {
  /// The effect of a name.
  public init?(argument: String) { self.init(named: argument) }

  /// The names of all effects.
  public static var allValueStrings: [String] { all.map(\.name) }
}
