import ArgumentParser

/// `--scale` and `--font`: how pictures become pixels.
struct PixelOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels for a point (default: 1; plots: 2).", valueName: "number"))
  var scale: String?

  @Option(
    help: ArgumentHelp(
      "A font that texts name, for pixels. May be repeated.", valueName: "file"),
    completion: .file())
  var font: [String] = []

  /// Refuses the options unless the output is pixels; for a command's validation.
  func check(arePixels: Bool) throws {
    if arePixels { return }
    if scale != nil { throw ValidationError("--scale is for pixels: .png, .apng, .gif and so on.") }
    if !font.isEmpty { throw ValidationError("--font is for pixels: .png, .apng, .gif and so on.") }
  }

  /// The drawing for plots, with two pixels for a point: letters are small, and most screens have as many.
  func plotDrawing() throws(CommandFailure) -> PixelDrawing { try drawing(usualScale: 2) }

  /// The drawing for a command's pixels.
  func drawing(usualScale: Double = 1) throws(CommandFailure) -> PixelDrawing {
    for file in font { try requireReadable(file) }
    guard let scale else { return PixelDrawing(scale: usualScale, fonts: font) }
    let number = try Double(scale, option: "--scale")
    guard number > 0 else { throw .badData("--scale: expected a number above 0, found \(scale.quoted)") }
    return PixelDrawing(scale: number, fonts: font)
  }

  private func requireReadable(_ file: String) throws(CommandFailure) {
    do {
      try FileDescriptor.readable(file).finish()
    } catch {
      throw .missingInput("--font: \(file.quoted): \(error.description)")
    }
  }
}
