import MotionNumerics
import Testing
import VectorScene

/// Numbers that must not reach a document stop the program where it is written.
@Suite struct SceneTrapTests {
  @Test func sizes() async {
    await #expect(processExitsWith: .failure) { _ = Scene(size: [.nan, 1]).svg() }
    await #expect(processExitsWith: .failure) { _ = Scene(size: [1, -1]).svg() }
    await #expect(processExitsWith: .failure) { _ = Scene(size: [1, .infinity]).svg() }
  }

  @Test func decimals() async {
    await #expect(processExitsWith: .failure) { _ = Scene(size: [1, 1]).svg(decimals: 7) }
    await #expect(processExitsWith: .failure) { _ = Scene(size: [1, 1]).svg(decimals: -1) }
  }

  @Test func groups() async {
    await #expect(processExitsWith: .failure) {
      let group = Group(transform: Affine(a: 1, b: 0, c: .nan, d: 1, tx: 0, ty: 0))
      _ = Scene(size: [1, 1], nodes: [.group(group)]).svg()
    }
    await #expect(processExitsWith: .failure) {
      _ = Scene(size: [1, 1], nodes: [.group(Group(opacity: .nan))]).svg()
    }
  }

  @Test func colors() async {
    await #expect(processExitsWith: .failure) { _ = Color(hex: 0x100_0000) }
    await #expect(processExitsWith: .failure) {
      _ = Scene(size: [1, 1], background: Color(red: 0, green: .nan, blue: 0)).svg()
    }
    await #expect(processExitsWith: .failure) {
      _ = Scene(size: [1, 1], background: Color(red: 0, green: 0, blue: 0, alpha: .infinity)).svg()
    }
  }

  @Test func strokes() async {
    await #expect(processExitsWith: .failure) {
      let shape = Shape(Path(), stroke: Stroke(.black, width: -1))
      _ = Scene(size: [1, 1], nodes: [.shape(shape)]).svg()
    }
    await #expect(processExitsWith: .failure) {
      let shape = Shape(Path(), stroke: Stroke(.black, dash: [1, -1]))
      _ = Scene(size: [1, 1], nodes: [.shape(shape)]).svg()
    }
    await #expect(processExitsWith: .failure) {
      let shape = Shape(Path(), stroke: Stroke(.black, dash: [.nan]))
      _ = Scene(size: [1, 1], nodes: [.shape(shape)]).svg()
    }
  }

  @Test func labels() async {
    await #expect(processExitsWith: .failure) {
      _ = Scene(size: [1, 1], nodes: [.label(Label("", at: [0, .nan], size: 1))]).svg()
    }
    await #expect(processExitsWith: .failure) {
      _ = Scene(size: [1, 1], nodes: [.label(Label("", at: [0, 0], size: -1))]).svg()
    }
  }
}
