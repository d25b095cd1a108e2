import FoundationEssentials
import MotionNumerics
import TestSupport
import Testing
import VectorScene

@testable import MotionLottie

/// Whatever numbers a document has, its pictures hold no more than the limits allow.
///
/// Counts say so on any machine, where times would not: what is drawn takes a time for each curve and for each dash.
struct BoundedWorkTests {
  /// The most dashes of a picture: see `SVGApproximation.fineDashes`.
  private static let greatestDashCount = 100_000.0

  private func fixtures() throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Lottie")
    let table = try String(contentsOf: folder.appending(path: "fixtures.csv"), encoding: .utf8)
    return try table.split(separator: "\n").dropFirst().map { row in
      [UInt8](try Data(contentsOf: folder.appending(path: row.prefix { $0 != "," } + ".json")))
    }
  }

  @Test func picturesOfChangedFixturesStayWithinTheLimits() throws {
    let fixtures = try fixtures()
    let dashed = fixtures.filter { String(decoding: $0, as: UTF8.self).contains("\"d\": [") }
    #expect(dashed.count > 10)
    var random = SplitMix64(seed: 6402)
    var (drawn, dashedPictures) = (0, 0)
    for round in 0..<thorough(10_000, unoptimised: 400) {
      // Half of them have dashes, as few fixtures do.
      var text = random.element(of: Bool.random(using: &random) ? fixtures : dashed)
      for _ in 0..<Int.random(in: 1...4, using: &random) { changeNumber(in: &text, &random) }
      guard let animation = try? LottieAnimation(parsing: text) else { continue }
      let scene = animation.scene(at: random.number(in: animation.frames.lowerBound...animation.frames.upperBound))
      // A mask that shrinks has its outline twice.
      let total = PictureExtent(scene.nodes).total
      #expect(total <= 2 * LottieLimits.segments, "round \(round): \(String(decoding: text, as: UTF8.self))")
      if total > 0 { drawn += 1 }
      guard let picture = try? scene.svg(), picture.contains("stroke-dasharray") else { continue }
      let count = try dashCount(XMLReader.read(picture))
      #expect(count <= Self.greatestDashCount, "round \(round): \(String(decoding: text, as: UTF8.self))")
      dashedPictures += 1
    }
    #expect(drawn > 100 && dashedPictures > 100)
  }

  /// A rectangle of a billion points took 8 s and all memory.
  @Test(arguments: ["1", "1e-9", "0"]) func aHugeRectangleHasTheDashesThatAreSeen(dash: String) throws {
    let shapes = """
      {"ty": "rc", "p": {"k": [5e8, 5e8]}, "s": {"k": [999999968, 999999968]}},
      {"ty": "st", "w": {"k": 1}, "d": [{"n": "d", "v": {"k": \(dash)}}, {"n": "g", "v": {"k": 1}}]}
      """
    let animation = try LottieAnimation(
      parsing: LottieText.document(LottieText.layer(4, "a", "\"shapes\": [\(shapes)]")))
    let scene = animation.scene(at: 0)
    let count = try dashCount(XMLReader.read(scene.svg()))
    // Of both sides that begin in the picture, 84 and 64 points are seen, and a quarter of the canvas beside them.
    #expect(count > 70 && count < 250)
    #expect(scene.svgApproximations.isEmpty)
  }

  @Test func dashesThatNobodyCanTellApartAreAnEvenLine() throws {
    let shapes = """
      {"ty": "rc", "p": {"k": [50, 40]}, "s": {"k": [60, 40]}},
      {"ty": "st", "w": {"k": 1}, "lc": 1, "d": [{"n": "d", "v": {"k": 1e-7}}, {"n": "g", "v": {"k": 1e-7}}]}
      """
    let animation = try LottieAnimation(
      parsing: LottieText.document(LottieText.layer(4, "a", "\"shapes\": [\(shapes)]")))
    let scene = animation.scene(at: 0)
    #expect(try !scene.svg().contains("stroke-dasharray") && scene.svgApproximations == [.fineDashes])
  }

  // MARK: Changes

  private static let extremes = [
    "0", "1e-12", "1e-7", "0.001", "-1", "1e3", "1e6", "1e9", "1e12", "-1e12", "1e300", "1e-300", "360",
  ]

  /// Puts another number in the place of one, or the number twice, as in an array.
  private func changeNumber(in text: inout [UInt8], _ random: inout SplitMix64) {
    func isOfNumber(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E }
    let place = Int.random(in: text.indices, using: &random)
    guard let start = text[place...].firstIndex(where: isOfNumber) else { return }
    let end = text[start...].firstIndex { !isOfNumber($0) } ?? text.endIndex
    let number =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: random.element(of: Self.extremes)
      case 1: "\(random.magnitude(from: 1e-9, to: 1e12))"
      case 2: "\(random.number(in: -200...200))"
      default: "\(Int.random(in: 0...2000, using: &random))"
      }
    text.replaceSubrange(start..<end, with: number.utf8)
  }

  // MARK: Dashes

  /// The number of dashes of a picture, by the lengths of its paths.
  private func dashCount(_ root: XMLElement) throws -> Double {
    try root.all("path").reduce(0) { sum, element in
      guard let list = element.attributes["stroke-dasharray"] else { return sum }
      let lengths = list.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
      let path = try Path(parsing: element.attributes["d"] ?? "")
      return try path.subpaths.reduce(sum) { sum, subpath in
        let length = try PathMeasure(validating: Path(subpaths: [subpath])).length
        return sum + Self.dashCount(lengths.count % 2 == 0 ? lengths : lengths + lengths, along: length)
      }
    }
  }

  private static func dashCount(_ lengths: [Double], along length: Double) -> Double {
    let period = lengths.reduce(0, +)
    guard period > 0, length > 0 else { return 0 }
    let turns = (length / period).rounded(.down)
    var (count, rest) = (turns * Double(lengths.count / 2), length - turns * period)
    for index in stride(from: 0, to: lengths.count, by: 2) where rest > 0 {
      count += 1
      rest -= lengths[index] + lengths[index + 1]
    }
    return count
  }
}
