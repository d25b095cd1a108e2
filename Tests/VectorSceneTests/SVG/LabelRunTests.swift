import MotionNumerics
import Testing
import VectorScene

/// Texts of runs: letters with colours, spaces and places one by one.
struct LabelRunTests {
  private static func label(_ runs: [Label.Run], color: Color = .black, spacing: Double = 0) -> Label {
    var label = Label(runs.map(\.text).joined(), at: [4, 20], size: 10, letterSpacing: spacing, color: color)
    label.runs = runs
    return label
  }

  private static func svg(_ label: Label) throws -> String {
    try Scene(size: [50, 30], nodes: [.label(label)]).svg()
  }

  /// A shift in SVG moves what follows, too, so that each run takes back the one before it.
  ///
  /// Nothing stands between the letters.
  @Test func eachRunIsAPartOfTheText() throws {
    let runs = [
      Label.Run("a"), Label.Run(" ", shift: [2, -3]), Label.Run("b<", color: Color(hex: 0xFF0000), shift: [2, 1]),
      Label.Run("c", letterSpacing: 1.5),
    ]
    let text = try Self.svg(Self.label(runs))
    #expect(
      text.contains(
        """
        fill="#000000"><tspan fill="#000000">a</tspan><tspan dx="2" dy="-3" fill="#000000"> </tspan>\
        <tspan dy="4" fill="#ff0000">b&lt;</tspan>\
        <tspan dx="-2" dy="-1" letter-spacing="1.5" fill="#000000">c</tspan></text>
        """), "\(text)")
    let plain = try Self.svg(Self.label([]))
    #expect(!plain.contains("tspan"))
  }

  /// What a run does not say is not taken from the text.
  @Test func runsHaveTheirOwnOpacityAndSpace() throws {
    let faint = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let text = try Self.svg(Self.label([Label.Run("a"), Label.Run("b", color: faint)], color: faint, spacing: 2))
    #expect(text.contains(##"<tspan letter-spacing="0" fill="#000000" fill-opacity="1">a</tspan>"##), "\(text)")
    var outlined = Self.label([Label.Run("a", outline: .init(.black, width: 2)), Label.Run("b")])
    #expect(try !Self.svg(outlined).contains("stroke"))
    outlined.stroke = Stroke(Color.black, width: 1)
    #expect(try Self.svg(outlined).contains(##"stroke="#000000" stroke-opacity="1" stroke-width="2">a<"##))
  }

  @Test func theyAreStoredComparedAndInterpolated() throws {
    let first = Self.label([Label.Run("a"), Label.Run("b", outline: .init(.black, width: 2), shift: [4, 0])])
    let last = Self.label([Label.Run("a", letterSpacing: 2), Label.Run("b", outline: .init(.black, width: 4))])
    #expect(first != last && first != Self.label([]))
    let middle = first.interpolated(to: last, by: 0.5)
    #expect(middle.runs.map(\.shift) == [[0, 0], [2, 0]] && middle.runs.map(\.letterSpacing) == [1, 0])
    #expect(middle.runs[1].outline?.width == 3 && middle.text == "ab")
    #expect(first.interpolated(to: Self.label([]), by: 0.5).runs == first.runs)
  }

  /// Over the frames of an animation, each run is one element whose attributes move.
  @Test func anAnimationMovesThem() throws {
    let frames = (0...2).map { index in
      Scene(
        size: [50, 30],
        nodes: [.label(Self.label([Label.Run("a"), Label.Run("b", shift: [0, -3 * Double(index)])]))])
    }
    let text = try AnimatedScene(validatingFrames: frames, at: [0, 0.5, 1], repeats: 1).svg()
    #expect(text.count(of: "<tspan") == 2 && text.contains(#"<animate attributeName="dy""#), "\(text)")
    #expect(text.contains("a</tspan><tspan"))
  }

  @Test func numbersOfRunsAreChecked() throws {
    for run in [Label.Run("a", letterSpacing: .nan), Label.Run("a", shift: [.infinity, 0])] {
      #expect(throws: SceneError.self) { try Self.svg(Self.label([run])) }
    }
    #expect(throws: SceneError.self) { try Self.svg(Self.label([Label.Run("a", outline: .init(.black, width: -1))])) }
  }
}

extension String {
  fileprivate func count(of word: String) -> Int {
    split(separator: word, omittingEmptySubsequences: false).count - 1
  }
}
