import LayerAnimation
import MotionExport
import MotionImport
import MotionNumerics
import TestSupport
import Testing

/// Imported SMIL against the definition of its values, and against what the exporters write.
@Suite struct SMILDefinitionTests {
  /// An animation of one number, as SMIL 3.0 describes it.
  private struct Element {
    enum Mode: String, CaseIterable { case discrete, linear, paced, spline }

    let mode: Mode
    let values: [Double]
    let keyTimes: [Double]?
    let splines: [[Double]]
    let begin, duration, count: Double
    let freezes, accumulates, adds: Bool

    init(using random: inout SplitMix64) {
      mode = random.element(of: Mode.allCases)
      let count = Int.random(in: 2...5, using: &random)
      values = (0..<count).map { _ in random.number(in: -100...100) }
      let inner = (0..<count).map { _ in random.number(in: 0...1) }.sorted()
      let last = mode == .discrete ? inner[count - 1] : 1
      keyTimes = Bool.random(using: &random) ? [0] + inner.dropFirst().dropLast() + [last] : nil
      splines = (1..<count).map { _ in (0..<4).map { _ in random.number(in: 0...1) } }
      begin = random.number(in: -2...2)
      duration = random.number(in: 0.1...3)
      self.count = random.element(of: [1, 2, 2.5, 4])
      freezes = Bool.random(using: &random)
      accumulates = Bool.random(using: &random)
      adds = Bool.random(using: &random)
    }

    var text: String {
      func list(_ numbers: [Double]) -> String { numbers.map { "\($0)" }.joined(separator: ";") }
      let keyTimes = keyTimes.map { " keyTimes='\(list($0))'" } ?? ""
      let splines = splines.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: ";")
      return """
        <svg><rect><animate attributeName='opacity' values='\(list(values))'\(keyTimes) calcMode='\(mode.rawValue)' \
        keySplines='\(splines)' begin='\(begin)s' dur='\(duration)s' repeatCount='\(count)' \
        fill='\(freezes ? "freeze" : "remove")' accumulate='\(accumulates ? "sum" : "none")' \
        additive='\(adds ? "sum" : "replace")'/></rect></svg>
        """
    }

    /// The value over a part of the duration: SMIL 3.0, "Simple animation functions".
    private func simple(_ part: Double) -> Double {
      let count = values.count
      switch mode {
      case .discrete:
        let times = keyTimes ?? (0..<count).map { Double($0) / Double(count) }
        return values[times.lastIndex { $0 <= part } ?? 0]
      case .paced:
        let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
        var (rest, index) = (part * steps.reduce(0, +), 0)
        while index < count - 2 && rest > steps[index] {
          rest -= steps[index]
          index += 1
        }
        return values[index] + (values[index + 1] - values[index]) * min(rest / steps[index], 1)
      case .linear, .spline:
        let times = keyTimes ?? (0..<count).map { Double($0) / Double(count - 1) }
        let index = min(times.lastIndex { $0 <= part } ?? 0, count - 2)
        var progress = (part - times[index]) / (times[index + 1] - times[index])
        if mode == .spline {
          let spline = splines[index]
          progress = CubicBezier(spline[0], spline[1], spline[2], spline[3]).value(at: progress)
        }
        return values[index] + (values[index + 1] - values[index]) * progress
      }
    }

    /// The presented value over a base: SMIL 3.0, "Computing the active duration", "Cumulative animations", "Freeze".
    func value(at time: Double, base: Double) -> Double {
      let active = time - begin
      guard active >= 0, active < duration * count || freezes else { return base }
      let end = duration * count
      let local = min(active, end)
      // A frozen animation that ends with a run shows the end of it.
      let isWholeEnd = local == end && count == count.rounded()
      let iteration = isWholeEnd ? count - 1 : (local / duration).rounded(.down)
      let part = isWholeEnd ? 1 : local / duration - iteration
      let value = simple(part) + (accumulates ? iteration * simple(1) : 0)
      return adds ? base + value : value
    }
  }

  @Test func randomAnimationsAreThoseOfTheDefinition() throws {
    var random = SplitMix64(seed: 4032)
    let base = 0.25
    for _ in 0..<thorough(400) {
      let element = Element(using: &random)
      let importer = try MotionImporter(of: element.text, as: .svg)
      #expect(importer.problems.isEmpty, "\(importer.problems)")
      let found = try importer.animation(named: "rect.opacity").layerAnimation
      var layer = Layer()
      layer.model.opacity = base
      layer.add(Self.kept(found), forKey: "k", at: 0)
      for _ in 0..<40 {
        let time = random.number(in: 0...12)
        let (expected, shown) = (element.value(at: time, base: base), layer.presentation(at: time).opacity)
        // Values reach 4 · 100; splines and paced times round. A jump's time may differ by a rounding.
        let isAtJump = abs(element.value(at: time.nextDown, base: base) - expected) > 1e-3
        #expect(abs(shown - expected) < 1e-9 || isAtJump, "\(element.text) at \(time): \(shown), not \(expected)")
      }
    }
  }

  /// The animation, which a layer does not remove, so that it stays frozen.
  private static func kept(_ animation: Animation) -> Animation {
    Animation(
      animation.content, timing: animation.timing, timingCurve: animation.timingCurve, isRemovedOnCompletion: false)
  }

  /// What `export svg` writes is read as the motion that it was.
  @Test(arguments: ["0.4s ease 0 -> 300", "2s linear 0.5s 10 -> -5", "1s cubic-bezier(0.2, 0, 0, 1) 0 -> 1"])
  func writtenMotionsAreReadAgain(notation: String) throws {
    let motion = try ParsedMotion(parsing: notation)
    let text = try MotionExporter(motion, tolerance: 1e-3).svg().text
    let found = try MotionImporter(of: text, as: .svg)
    let read = try #require(found.motions.first?.motion)
    for time in stride(from: 0.0, through: 3, by: 0.01) {
      // The control points of ease are those of the keyword.
      #expect(abs(read.value(at: time) - motion.value(at: time)) < 1e-12 * 300)
    }
    let spring = try ParsedMotion(parsing: "spring(1 100 10) 0 -> 300")
    let turning = try MotionExporter(spring, tolerance: 1e-3).svg(.rotate).text
    let turned = try MotionImporter(of: turning, as: .svg).animation(named: "rect.rotate")
    #expect(turned.tracks[0].keyPath == "transform.rotation.z" && turned.tracks[0].keyTimes.count > 3)
  }

  /// What `export svg` writes for a group is read as one animation that shows the same.
  @Test func writtenAnimationsAreReadAgain() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(0.2, 0, 0, 1))
    let options = LayerTrack.Options(keyTimes: [0, 0.3, 1], timingCurves: [curve, .linear])
    let group = Animation(
      .group([
        Animation.keyframes("transform.translation.x", [0, 40, 100], options, duration: 2),
        Animation.keyframes("transform.rotation.z", [0, 1, 2], options, duration: 2),
        Animation.keyframes("opacity", [0, 0.4, 1], options, duration: 2),
      ]), timing: MediaTiming(duration: 2, fillMode: .forwards), isRemovedOnCompletion: false)
    let found = try MotionImporter(of: AnimationExporter(group).svg().text, as: .svg)
    #expect(found.animationNames == ["rect"] && found.problems.isEmpty, "\(found.problems)")
    let read = try found.animation(named: "rect")
    #expect(read.tracks.map(\.keyPath) == ["transform.translation.x", "transform.rotation.z", "opacity"])
    let shown = [group, Self.kept(try read.layerAnimation)].map { animation in
      var layer = Layer()
      layer.add(animation, forKey: "k", at: 0)
      return layer
    }
    for time in stride(from: 0.01, through: 3, by: 0.01) {
      let (written, again) = (shown[0].presentation(at: time), shown[1].presentation(at: time))
      // The exporter's default tolerance is a thousandth of each distance.
      #expect(abs(written.opacity - again.opacity) < 2e-3, "\(time)")
      #expect(abs(written.transform.m41 - again.transform.m41) < 0.2, "\(time)")
      #expect(abs(written.transform.m12 - again.transform.m12) < 4e-3, "\(time)")
    }
  }
}
