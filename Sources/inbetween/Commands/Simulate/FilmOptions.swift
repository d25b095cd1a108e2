import ArgumentParser

/// `--film` and its options: a moving picture instead of a table.
struct FilmOptions: ParsableArguments {
  @Flag(
    help: "Draw a moving picture: see `inbetween help films`.")
  var film = false

  @OptionGroup var frames: FrameFolderOptions

  @OptionGroup var loops: LoopOptions

  @OptionGroup var canvas: CanvasOptions

  /// Refuses options that need `--film`.
  func check() throws {
    guard !film else { return }
    let given = [
      ("--frames", frames.frames), ("--loops", loops.loops), ("--size", canvas.size),
      ("--background", canvas.background),
    ]
    if let (name, _) = given.first(where: { $1 != nil }) { throw ValidationError("\(name) needs --film.") }
  }
}

/// The formats of `simulate`: tables, and with `--film` moving pictures.
enum SimulationFormat: Equatable, ExpressibleByArgument {
  case table(TableFormat)
  case moving(MovingFormat)

  init?(argument: String) {
    if let format = TableFormat(argument: argument) {
      self = .table(format)
    } else if let format = MovingFormat(argument: argument) {
      self = .moving(format)
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .table(let format): format.rawValue
    case .moving(let format): format.rawValue
    }
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { TableFormat.allCases.map(\.rawValue) + MovingFormat.allCases.map(\.rawValue) }

  var table: TableFormat? {
    if case .table(let format) = self { format } else { nil }
  }

  var moving: MovingFormat? {
    if case .moving(let format) = self { format } else { nil }
  }
}
