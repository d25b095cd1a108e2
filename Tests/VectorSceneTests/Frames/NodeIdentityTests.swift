import MotionNumerics
import Testing
import VectorScene

/// What makes nodes of two frames the same one: names, kinds and bytes, never numbers.
@Suite struct NodeIdentityTests {
  private func shape(_ x: Double, _ color: Color = .black) -> Node {
    .shape(Shape(.rectangle(x: x, y: 0, width: 1, height: 1), fill: Fill(color)))
  }

  private func picture(_ bytes: [UInt8], width: Double = 1) -> Node {
    .image(Picture(bytes, mediaType: .png, size: [width, 1]))
  }

  private func areSame(_ first: Node, _ other: Node) -> Bool {
    Node.identities(of: [first]) == Node.identities(of: [other])
  }

  @Test func numbersMayChange() {
    #expect(areSame(shape(0), shape(5, .red)))
    #expect(areSame(.label(Label("a", at: .zero, size: 1)), .label(Label("b", at: [1, 2], size: 3))))
    #expect(areSame(picture([1, 2]), picture([1, 2], width: 5)))
    #expect(areSame(.group(Group(name: "a", opacity: 0.5)), .group(Group(name: "a", children: [shape(0)]))))
  }

  @Test func kindsMayNot() {
    let others: [Node] = [
      shape(0), .shape(Shape(Path(polyline: [[0, 0], [1, 1]]), fill: Fill(.black))),
      .shape(Shape(.rectangle(x: 0, y: 0, width: 1, height: 1), stroke: Stroke(.black))), picture([1]), picture([2]),
      .label(Label("a", at: .zero, size: 1)), .group(Group(name: "a")), .group(Group(name: "b")),
      .group(Group(name: "a", blendMode: .screen)), .group(Group(name: "a", filters: [.erode(1)])),
    ]
    for (index, node) in others.enumerated() {
      for other in others[(index + 1)...] { #expect(!areSame(node, other), "\(node), \(other)") }
    }
  }

  /// Among nodes of a kind each has its number, which those of other kinds do not count for.
  @Test func nodesOfAKindAreCounted() {
    let (first, second) = (picture([1]), picture([2]))
    let all = Node.identities(of: [shape(0), first, shape(1), second, shape(2), first])
    for (index, identity) in all.enumerated() { #expect(!all[..<index].contains(identity), "\(index)") }
    #expect(Node.identities(of: [shape(7), shape(8), shape(9)]) == [all[0], all[2], all[4]])
    #expect(Node.identities(of: [second, first, first]) == [all[3], all[1], all[5]])
  }
}
