/// The reason why a scene does not match its file.
public enum SnapshotFailure: Error, Sendable, Equatable {
  /// There was no file: the path of the new file, which is to be looked at and kept.
  case recorded(path: String)
  /// The scene has other pixels than the file.
  case differs(PictureComparison, path: String)
  /// The scene has another number of pixels than the file.
  case otherSize(PixelSize, expected: PixelSize, path: String)
  /// A file that cannot be read or written: its path, and the system's reason.
  case file(path: String, reason: String)
  /// The scene could not be drawn, or a file not decoded: the rasteriser's error.
  case raster(RasterError)
}

extension SnapshotFailure: CustomStringConvertible {
  /// The failure, with the paths of the files to look at.
  public var description: String {
    switch self {
    case .recorded(let path): "\(path) was not there; it is written, look at it and keep it"
    case .differs(let comparison, let path):
      """
      \(path): \(comparison.differingShare.percent) of the pixels differ, by at most \(comparison.greatestDistance) of \
      255; see \(path.beside("now")) and \(path.beside("difference"))
      """
    case .otherSize(let size, let expected, let path):
      "\(path): \(size) pixels, not \(expected); see \(path.beside("now"))"
    case .file(let path, let reason): "\(path): \(reason)"
    case .raster(let error): "\(error)"
    }
  }
}

extension Double {
  /// A part as a percentage with three decimals.
  fileprivate var percent: String {
    let thousandths = Int((100_000 * self).rounded(.up))
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals) %"
  }
}

extension String {
  /// The path of `name.KIND.png`, from the path of `name.png`.
  func beside(_ kind: String) -> String { String(dropLast(".png".count)) + ".\(kind).png" }
}
