import ArgumentParser
import MotionImport
import SceneRaster

/// A format that the ending of a file's name can choose.
protocol OutputFormat: RawRepresentable<String>, CaseIterable, ExpressibleByArgument, Equatable {
  /// The endings of the format's files, in small letters; the first is the usual one.
  var endings: [String] { get }
}

extension OutputFormat {
  var endings: [String] { [rawValue] }

  /// The format with a name, in small letters or capitals.
  init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

/// The formats of pictures.
enum PictureFormat: String, OutputFormat {
  case svg
  /// A page that needs no other file.
  case html
  case png
  /// Four bytes a pixel.
  case rgba

  var endings: [String] { self == .html ? ["html", "htm"] : [rawValue] }

  /// The format as pixels; nil for the others.
  var pixels: StillPixels? {
    switch self {
    case .svg, .html: nil
    case .png: .png
    case .rgba: .rgba
    }
  }
}

/// The formats of moving pictures.
enum MovingFormat: String, OutputFormat {
  case svg
  /// A page that needs no other file.
  case html
  /// A Lottie document.
  case lottie
  case apng
  case gif
  case mp4
  case webm
  /// Four bytes a pixel, frame after frame.
  case rgba
  /// A picture of one time, or of each frame.
  case png

  var endings: [String] {
    switch self {
    case .html: ["html", "htm"]
    case .lottie: ["json"]
    default: [rawValue]
    }
  }

  /// The name of the format in messages.
  var name: String {
    switch self {
    case .svg, .html, .apng, .gif, .mp4, .png, .rgba: rawValue.uppercased()
    case .lottie: "Lottie document"
    case .webm: "WebM"
    }
  }

  /// The format as moving pixels; nil for other formats, and for PNG, a single picture.
  var movingPixels: MovingPixels? {
    switch self {
    case .svg, .html, .lottie, .png: nil
    case .apng: .apng
    case .rgba: .rgba
    case .gif: .film(.gif)
    case .mp4: .film(.mp4)
    case .webm: .film(.webm)
    }
  }

  /// The format of a single picture; nil for formats that only move.
  var still: PictureFormat? {
    switch self {
    case .svg: .svg
    case .html: .html
    case .png: .png
    case .rgba: .rgba
    case .lottie, .apng, .gif, .mp4, .webm: nil
    }
  }

  /// Whether it holds pixels.
  var arePixels: Bool { self == .png || movingPixels != nil }

  /// Whether a file of this format states how often it plays.
  var hasLoops: Bool { self == .apng || self == .gif }
}

/// The formats of descriptions.
enum TextFormat: String, OutputFormat {
  case text
  case json

  var endings: [String] { self == .text ? ["txt"] : [rawValue] }
}

extension OutputOptions {
  /// The format of the output: the requested one, else that of the file's ending, else the usual one.
  ///
  /// A file whose name has no ending, a device and standard output have the usual format.
  ///
  /// - Throws: a usage error for an ending that contradicts `--format`, or that this command does not write.
  func format<Format: OutputFormat>(_ asked: Format? = nil, or usual: Format) throws -> Format {
    guard let output, let ending = Self.ending(of: output) else { return asked ?? usual }
    let meant = Format.allCases.first { $0.endings.contains(ending) }
    if let meant, let asked, meant != asked {
      throw ValidationError("--format \(asked.rawValue) contradicts the name of the file, \(output.quoted).")
    }
    if let format = meant ?? (Self.otherEndings.contains(ending) ? nil : asked) { return format }
    let written = Format.allCases.flatMap(\.endings).map { "." + $0 }.alternatives
    throw ValidationError("\(output.quoted): expected a name that ends in \(written).")
  }

  /// Refuses to write a format to a terminal that would not show it.
  ///
  /// - Throws: a usage error that names the format.
  func requireNoTerminal(for format: String) throws {
    guard output == nil, Terminal(.standardOutput) != nil else { return }
    throw ValidationError("\(format) is not for a terminal: give it a name by --output.")
  }

  /// Checks the name of the file of a command that writes one format.
  ///
  /// - Throws: a usage error for the ending of another format.
  func requireEnding(among endings: [String]) throws {
    guard let output, let ending = Self.ending(of: output), Self.otherEndings.contains(ending),
      !endings.contains(ending)
    else { return }
    let written = endings.map { "." + $0 }.alternatives
    throw ValidationError("\(output.quoted): expected a name that ends in \(written).")
  }

  /// Whether the output is a file whose name has one of some endings.
  func ends(in endings: [String]) -> Bool {
    output.flatMap(Self.ending(of:)).map(endings.contains) ?? false
  }

  /// The ending of a path's last component, in small letters; nil if there is none.
  private static func ending(of path: String) -> String? {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex, file.index(after: dot) < file.endIndex else {
      return nil
    }
    return file[file.index(after: dot)...].lowercased()
  }

  /// Endings with a known meaning.
  ///
  /// A file of another format must not have such an ending, even with `--format`.
  private static let otherEndings = Set(
    TableFormat.allCases.flatMap(\.endings) + MovingFormat.allCases.flatMap(\.endings) + [
      "avif", "bmp", "css", "dart", "gltf", "jpeg", "jpg", "kt", "md", "mkv", "mov", "npz", "pdf", "svgz", "swift",
      "webp", "xlsx", "xml", "zip",
    ])
}
