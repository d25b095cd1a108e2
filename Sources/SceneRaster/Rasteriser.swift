public import VectorScene

/// Draws scenes as pixels, through `inbetween-raster`, a helper program based on librsvg.
///
/// ```swift
/// let rasteriser = try Rasteriser()
/// let picture = try rasteriser.picture(of: scene, scale: 2)
/// picture[10, 20]                                            // red, green, blue, alpha
/// let file = try rasteriser.png(of: scene, scale: 2)         // the bytes of a PNG file
/// ```
///
/// The helper is started once, draws on all processors, and lives as long as the rasteriser. A scene that breaks the
/// helper is an error; create a new rasteriser then. The same scene gives the same pixels on the same machine; on
/// another machine the fonts may differ.
///
/// A rasteriser belongs to one task at a time.
public final class Rasteriser {
  private let helper: ChildProcess
  /// The number of next answers that nobody waits for.
  private var unwanted = 0
  /// The greatest number of requests that may wait for their answers.
  let window: Int

  /// The name of the helper's file.
  public static let helperName = RasterError.helperName

  /// Starts the helper.
  ///
  /// - Parameters:
  ///   - helper: the helper's file; a name without a slash is searched beside the running program, then on `PATH`.
  ///   - fonts: files of fonts that texts may name in addition to the system's fonts.
  ///   - threads: the number of drawing threads, 1…1024; by default the number of processors.
  /// - Throws: ``RasterError/missingProgram(_:)``, and ``RasterError/failedProgram(_:reason:)`` if the helper cannot be
  ///   started. If a file has no font, the first drawing throws.
  public init(
    helper: String = Rasteriser.helperName, fonts: [String] = [], threads: Int? = nil
  ) throws(RasterError) {
    let threads = min(max(1, threads ?? Posix.processorCount), 1024)
    window = 2 * threads
    self.helper = try ChildProcess(helper, ["--threads", "\(threads)"] + fonts.flatMap { ["--font", $0] })
  }

  /// The pixels of a scene at a scale, in pixels per point.
  ///
  /// - Throws: ``RasterError``.
  public func picture(of scene: Scene, scale: Double = 1) throws(RasterError) -> PixelPicture {
    let size = try Self.size(of: scene, scale: scale)
    try request(scene, size, scale, .rgba)
    return PixelPicture(size: size, bytes: try answer(size, .rgba))
  }

  /// A PNG file of a scene at a scale, in pixels per point; without alpha if all pixels are opaque.
  ///
  /// - Throws: ``RasterError``.
  public func png(of scene: Scene, scale: Double = 1) throws(RasterError) -> [UInt8] {
    let size = try Self.size(of: scene, scale: scale)
    try request(scene, size, scale, .png)
    return try answer(size, .png)
  }

  /// The pixels of a PNG file of any kind that libpng reads.
  ///
  /// - Throws: ``RasterError``.
  public func picture(ofPNG file: [UInt8]) throws(RasterError) -> PixelPicture {
    try skipUnwanted()
    try helper.write("read \(file.count)\n")
    try helper.write(file)
    let (size, bytes) = try answer("rgba")
    return PixelPicture(size: size, bytes: bytes)
  }

  /// A PNG file of pixels.
  ///
  /// - Precondition: the format is one of PNG's.
  /// - Throws: ``RasterError``.
  public func png(of picture: PixelPicture, as format: RasterFormat = .png) throws(RasterError) -> [UInt8] {
    precondition(format != .rgba, "pixels as they are, which are no PNG file")
    try skipUnwanted()
    try helper.write(
      "encode \(picture.size.width) \(picture.size.height) \(format.word) \(picture.bytes.count)\n")
    try helper.write(picture.bytes)
    return try answer(picture.size, format)
  }

  /// Ends the helper once it has nothing left to do.
  ///
  /// - Throws: ``RasterError/failedProgram(_:reason:)``.
  public func finish() throws(RasterError) {
    try skipUnwanted()
    try helper.finish()
  }

  // MARK: Requests and answers

  static func size(of scene: Scene, scale: Double) throws(RasterError) -> PixelSize {
    guard let size = PixelSize(of: scene, scale: scale) else {
      let lengths = scene.size * scale
      throw .refused(
        "\(lengths.x) × \(lengths.y) pixels; at most \(PixelSize.greatestLength) × \(PixelSize.greatestLength) "
          + "and \(PixelSize.greatestArea) in all")
    }
    return size
  }

  /// Asks for a scene's pixels.
  ///
  /// At most ``window`` requests may be open.
  func request(_ scene: Scene, _ size: PixelSize, _ scale: Double, _ format: RasterFormat) throws(RasterError) {
    try skipUnwanted()
    // Enlarge the scene to whole pixels: a scene of 151.5 pixels would be stretched to 152.
    var scene = scene
    scene.size = SIMD2(Double(size.width), Double(size.height)) / scale
    let layers = SceneLayers(of: scene)
    var documents: [(SceneLayers.Mode, String)] = []
    do {
      for layer in layers.layers { documents.append((layer.mode, try layer.scene.svg())) }
    } catch {
      throw .scene(error)
    }
    guard documents.count <= Self.greatestLayerCount else {
      throw .refused("plus-lighter cuts it into \(documents.count) parts; at most \(Self.greatestLayerCount) are drawn")
    }
    try helper.write(
      "draw \(size.width) \(size.height) \(format.word) \(layers.background?.word ?? "none") \(documents.count)\n")
    for (mode, document) in documents {
      try helper.write("\(mode.rawValue) \(document.utf8.count)\n")
      try helper.write(document)
    }
  }

  /// The bytes of the answer to the oldest open request.
  func answer(_ size: PixelSize, _ format: RasterFormat) throws(RasterError) -> [UInt8] {
    let (found, bytes) = try answer(format == .rgba ? "rgba" : "png")
    guard found == size else { throw .failedProgram(Self.helperName, reason: "it drew \(found), not \(size)") }
    return bytes
  }

  /// The greatest number of documents in a request.
  private static let greatestLayerCount = 4096

  /// Marks the next `count` answers as unwanted.
  func forget(_ count: Int) { unwanted += count }

  /// Reads and drops the unwanted answers before the next request.
  private func skipUnwanted() throws(RasterError) {
    while unwanted > 0 {
      unwanted -= 1
      let words = try helper.line().split(separator: " ")
      guard let word = words.first, word == "error" || words.count == 4 else { throw helper.failure() }
      if word != "error", let count = Int(words[3]) { _ = try helper.bytes(count) }
    }
  }

  private func answer(_ kind: String) throws(RasterError) -> (PixelSize, [UInt8]) {
    let line = try helper.line()
    let words = line.split(separator: " ", maxSplits: 1)
    if words.count == 2, words[0] == "error" { throw .refused(String(words[1])) }
    let numbers = line.split(separator: " ").dropFirst().compactMap { Int($0) }
    guard words.first.map(String.init) == kind, numbers.count == 3,
      let size = PixelSize(width: numbers[0], height: numbers[1]), (0...Int(Int32.max)).contains(numbers[2]),
      kind != "rgba" || numbers[2] == size.byteCount
    else { throw helper.failure() }
    return (size, try helper.bytes(numbers[2]))
  }
}
