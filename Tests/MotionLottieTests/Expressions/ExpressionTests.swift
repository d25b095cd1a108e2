import MotionLottie
import Testing

/// Expressions in documents.
@Suite struct ExpressionTests {
  /// A document of a layer whose rotation is keyed from 0 at frame 10 to 90 at frame 30, with an expression.
  private func animation(
    _ expression: String, keys: String? = nil, others: [String] = []
  ) throws -> LottieAnimation {
    let keys =
      keys ?? #"[{"t": 10, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 30, "s": [90]}]"#
    let text = expression.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let layer = LottieText.layer(
      3, "Main", #""ind": 1, "ks": {"r": {"k": \#(keys), "x": "\#(text)"}, "p": {"k": [20, 30, 0]}}"#)
    let layers = ([layer] + others).joined(separator: ",\n")
    return try LottieAnimation(parsing: LottieText.document(layers))
  }

  private func rotation(_ animation: LottieAnimation, at frame: Double) throws -> Double {
    let value = try #require(animation.values(at: "Main.Transform.Rotation", frame: frame).first?.value)
    guard case .number(let number) = value else { throw TestFailure() }
    return number
  }

  private struct TestFailure: Error {}

  private func rotation(_ expression: String, at frame: Double = 15, keys: String? = nil) throws -> Double {
    let animation = try animation(expression, keys: keys)
    #expect(animation.warnings == [], "\(expression)")
    return try rotation(animation, at: frame)
  }

  @Test(
    arguments: [
      ("value + 1", 15, 23.5), ("time * 10", 15, 5), ("var $bm_rt; $bm_rt = $bm_sum(value, 2);", 15, 24.5),
      ("index", 0, 1), ("thisComp.width + thisComp.height", 0, 180), ("thisComp.duration", 0, 2),
      ("thisComp.frameDuration * 30", 0, 1), ("thisComp.numLayers", 0, 1),
      ("position[0] + transform.position[1]", 0, 50),
      ("thisLayer.inPoint + outPoint", 0, 2), ("numKeys", 0, 2), ("key(2).time + key(2).value + key(1)", 0, 91),
      ("nearestKey(time).index", 25, 2), ("nearestKey(0).index", 25, 1), ("velocity", 20, 135), ("speed", 20, 135),
      ("velocityAtTime(0.6)", 0, 135), ("valueAtTime(0.5)", 0, 22.5), ("thisProperty.valueAtTime(0.5)", 0, 22.5),
      ("linear(time, 0, 1, 10, 20)", 15, 15), ("linear(time, 10, 20)", 15, 15),
      ("Math.round(ease(time, 0, 1, 10, 20))", 15, 15),
      ("easeIn(0.5, 0, 1) < 0.5 ? 1 : 0", 0, 1), ("easeOut(0.5, 0, 1) > 0.5 ? 1 : 0", 0, 1),
      ("clamp(value, 30, 40)", 15, 30), ("length([3, 4])", 0, 5), ("length([1, 1], [4, 5])", 0, 5),
      ("dot([1, 2], [3, 4])", 0, 11), ("cross([1, 0, 0], [0, 1, 0])[2]", 0, 1), ("normalize([0, 5])[1]", 0, 1),
      ("([1, 2] + [3, 4])[1]", 0, 6), ("([1, 2] * 3)[1]", 0, 6), ("$bm_neg([1, 2])[0]", 0, -1),
      ("radiansToDegrees(degreesToRadians(90))", 0, 90), ("timeToFrames(time)", 15, 15), ("framesToTime(15)", 0, 0.5),
      ("posterizeTime(2); time", 29, 0.5), ("smooth(0.2, 5)", 20, 45), ("thisLayer.name == 'Main' ? 1 : 2", 0, 1),
      ("hasParent ? 1 : 2", 0, 2),
      ("var dim = 1; try { key(1)[1]; dim = 2; } catch (e) {} dim", 0, 1), ("[7, 8]", 0, 7),
      ("eval('thisLayer.index')", 0, 1),
    ] as [(String, Double, Double)])
  func values(_ expression: String, frame: Double, expected: Double) throws {
    #expect(abs(try rotation(expression, at: frame) - expected) < 1e-9)
  }

  /// Hues are parts of a turn: red, yellow, green, cyan, blue and magenta are sixths.
  @Test(
    arguments: [
      ("hexToRgb('#ff8000')", [1, 128 / 255.0, 0]), ("hexToRgb('f80')", [1, 136 / 255.0, 0]),
      ("hexToRgb('#1a2B3c')", [26 / 255.0, 43 / 255.0, 60 / 255.0]), ("hexToRgb('#ff80')", [0, 0, 0]),
      ("rgbToHsl([1, 0.5, 0, 0.75])", [1 / 12.0, 1, 0.5, 0.75]),
      ("rgbToHsl([0, 0.5, 0.25, 1])", [5 / 12.0, 1, 0.25, 1]),
      ("rgbToHsl([0.75, 0.25, 1, 1])", [7 / 9.0, 1, 0.625, 1]),
      ("rgbToHsl([0.5, 0.25, 0.375, 0])", [11 / 12.0, 1 / 3.0, 0.375, 0]),
      ("rgbToHsl([0.3, 0.3, 0.3, 1])", [0, 0, 0.3, 1]),
      ("hslToRgb([1/12, 1, 0.5, 0.75])", [1, 0.5, 0, 0.75]), ("hslToRgb([5/12, 1, 0.25, 1])", [0, 0.5, 0.25, 1]),
      ("hslToRgb([7/9, 1, 0.625, 1])", [0.75, 0.25, 1, 1]),
      ("hslToRgb([11/12, 1/3, 0.375, 1])", [0.5, 0.25, 0.375, 1]),
      ("hslToRgb([0.6, 0, 0.3, 1])", [0.3, 0.3, 0.3, 1]),
    ] as [(String, [Double])])
  func colors(_ expression: String, expected: [Double]) throws {
    for (index, number) in expected.enumerated() {
      #expect(abs(try rotation("(\(expression))[\(index)]") - number) < 1e-12, "\(expression)[\(index)]")
    }
  }

  // Keys from 10 to 30: a cycle is 20 frames.
  @Test(
    arguments: [
      ("loopOut()", 35, 22.5), ("loopOut('cycle')", 70, 0), ("loopOut('pingpong')", 35, 67.5),
      ("loopOut('pingpong')", 55, 22.5), ("loopOut('offset')", 55, 202.5), ("loopOut('continue')", 40, 135),
      ("loopOut('cycle')", 20, 45), ("loopOut('cycle')", 0, 0), ("loopIn('cycle')", 5, 67.5),
      ("loopIn('pingpong')", 5, 22.5), ("loopIn('offset')", 5, -22.5), ("loopIn('continue')", 5, -22.5),
      ("loopOutDuration('cycle', 1/3)", 35, 67.5), ("loopInDuration('cycle', 1/3)", 5, 22.5),
      ("loopOut('cycle', 5)", 35, 22.5),
    ] as [(String, Double, Double)])
  func loops(_ expression: String, frame: Double, expected: Double) throws {
    #expect(abs(try rotation(expression, at: frame) - expected) < 1e-6, "\(expression) at \(frame)")
  }

  @Test func bouncesGoOnWithTheVelocityOfTheKeyframes() throws {
    let bounce = """
      var amp = .1, freq = 2.0, decay = 2.0, n = 0;
      if (numKeys > 0) { n = nearestKey(time).index; if (key(n).time > time) { n--; } }
      var t = n == 0 ? 0 : time - key(n).time;
      if (n > 0) {
        var v = velocityAtTime(key(n).time - thisComp.frameDuration / 10);
        value + v * amp * Math.sin(freq * t * 2 * Math.PI) / Math.exp(decay * t);
      } else { value; }
      """
    let t = 0.1
    let found = try rotation(bounce, at: 33)
    #expect(abs(found - (90 + 13.5 * sine(4 * t) / exponential(2 * t))) < 1e-9)
  }

  // Of 4·0.1·π and e^0.2.
  private func sine(_ turns: Double) -> Double { 0.9510565162951536 }
  private func exponential(_ x: Double) -> Double { 1.2214027581601699 }

  // MARK: Other layers

  private let slider = LottieText.layer(
    3, "Control",
    #""ind": 2, "ef": [{"ty": 5, "nm": "Speed", "ef": [{"ty": 0, "nm": "Slider", "v": {"k": 40}}]}, {"ty": 5, "nm": "Point", "ef": [{"ty": 3, "nm": "Point", "v": {"k": [3, 4]}}]}], "ks": {"p": {"k": [7, 8, 0], "x": "[time * 10, index]"}, "s": {"k": [50, 50, 100]}, "r": {"k": 90}}"#
  )

  @Test(
    arguments: [
      ("thisComp.layer('Control').effect('Speed')('Slider')", 40), ("thisComp.layer(2).effect(1)(1).value", 40),
      ("thisComp.layer('Control').effect('Speed')('ADBE Slider Control-0001') / 2", 20),
      ("thisComp.layer('Control').effect('Point')('Point')[1]", 4),
      ("thisComp.layer('Control').transform.position[0]", 5),
      ("thisComp.layer('Control').position.valueAtTime(1)[0]", 10),
      ("thisComp.layer('Control')('Transform')('Scale')[0]", 50),
      ("thisComp.layer(thisLayer, 1).index", 2), ("thisComp.layer('Control').toComp([10, 0])[1]", 7),
      ("thisComp.layer('Control').fromComp(thisComp.layer('Control').toComp([10, 3]))[0]", 10),
      // At [5, 2], half as large and turned by a quarter.
      ("thisComp.layer('Control').toComp([0, 20])[0]", -5), ("thisComp.layer('Control').toComp([20, 0])[1]", 12),
      ("thisComp.layer('Control').fromComp([-5, 12])[0]", 20),
      ("thisComp.layer('Control').fromComp([-5, 12])[1]", 20),
      ("thisComp.layer('Control')(4)(1)(1)", 40),
    ] as [(String, Double)])
  func otherLayers(_ expression: String, expected: Double) throws {
    let animation = try animation(expression, others: [slider])
    #expect(animation.warnings == [], "\(expression)")
    #expect(abs(try rotation(animation, at: 15) - expected) < 1e-9, "\(expression)")
  }

  @Test func overridesReachExpressions() throws {
    let animation = try animation("thisComp.layer('Control').effect('Speed')('Slider')", others: [slider])
    let changed = try animation.overriding("Control.Speed.Slider", with: .number(12))
    #expect(try rotation(changed, at: 3) == 12)
    let fixed = try animation.overriding("Main.Transform.Rotation", with: .number(5))
    #expect(try rotation(fixed, at: 3) == 5)
  }

  @Test func elementsOfShapesAreFound() throws {
    let shapes = LottieText.layer(
      4, "Shapes",
      #""ind": 2, "shapes": [{"ty": "gr", "nm": "Group 1", "it": [{"ty": "rc", "nm": "Rect", "s": {"k": [30, 20]}, "p": {"k": [0, 0]}, "r": {"k": 3}}, {"ty": "sh", "nm": "Path 1", "ks": {"k": {"c": false, "v": [[0, 0], [10, 0]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}}}, {"ty": "tr", "p": {"k": [6, 7]}}]}, {"ty": "tm", "nm": "Trim Paths 1", "s": {"k": 11}, "e": {"k": 100}, "o": {"k": 0}}]"#
    )
    for (expression, expected) in [
      ("content('Group 1').content('Rect').size[0]", 30.0), ("content('Group 1').transform.position[1]", 7),
      ("content('Trim Paths 1').start", 11),
      ("('ADBE Root Vectors Group')('Group 1')(2)(2).name == 'Path 1' ? 1 : 0", 1),
      ("content(1).content('Path 1').path.pointOnPath(0.5)[0]", 5), ("content(1).content(2).path.points()[1][0]", 10),
      // Properties have the numbers of After Effects: the direction of a rectangle is 1, the opacity of a group 7.
      ("content('Group 1').content('Rect')(2)[1]", 20), ("content('Group 1').content('Rect')(4)", 3),
      ("content('Group 1').content('Rect').position.propertyIndex", 3), ("content('Group 1')(3)(2)[1]", 7),
      ("content('Group 1').transform.opacity.propertyIndex", 7), ("content('Trim Paths 1')(1)", 11),
      ("transform(6)[0]", 100), ("transform.opacity.propertyIndex", 11),
    ] {
      let text = "thisComp.layer('Shapes')" + (expression.hasPrefix("(") ? "" : ".") + expression
      let animation = try animation(text, others: [shapes])
      #expect(animation.warnings == [], "\(text)")
      #expect(abs(try rotation(animation, at: 0) - expected) < 1e-6, "\(text)")
    }
  }

  @Test func pathsAndTextsAreFollowed() throws {
    let path =
      #""ks": {"k": {"c": true, "v": [[0, 0], [10, 0], [10, 10]], "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]]}"#
    let shape = { (name: String, members: String) in
      LottieText.layer(4, name, #""shapes": [{"ty": "sh", "nm": "Path 1", \#(members)}]"#)
    }
    let text = LottieText.layer(
      5, "Text",
      #""t": {"d": {"k": [{"t": 0, "s": {"t": "old", "f": "F", "s": 10}}], "x": "'n ' + Math.round(time * 30)"}}"#)
    let animation = try LottieAnimation(
      parsing: LottieText.document(
        shape("A", path + "}"), shape("B", path + #", "x": "thisComp.layer('A').content('Path 1').path"}"#),
        shape("C", path + #", "x": "createPath([[1, 2], [3, 4]], [], [], false)"}"#), text))
    #expect(!animation.warnings.contains { $0.feature == "expression" })
    #expect(
      animation.values(at: "A.Path 1.Path", frame: 0).map { $0.value }
        == animation.values(at: "B.Path 1.Path", frame: 0).map { $0.value })
    #expect(animation.values(at: "C.Path 1.Path", frame: 0).map { "\($0.value)" }.first?.contains("3") == true)
    #expect(animation.values(at: "Text.Text", frame: 7).map { $0.value } == [.text("n 7")])
  }

  // MARK: Chance

  @Test func chanceIsTheSameEachTime() throws {
    let (first, second) = (try animation("wiggle(2, 10)"), try animation("wiggle(2, 10)"))
    var values: Set<Double> = []
    for frame in stride(from: 0.0, to: 60, by: 1.5) {
      let value = try rotation(first, at: frame)
      #expect(try value == rotation(second, at: frame))
      let base = min(90, max(0, (frame - 10) * 4.5))
      #expect(abs(value - base) <= 10)
      values.insert(value - base)
    }
    #expect(values.count > 30)
    #expect(try rotation("seedRandom(3, true); random()", at: 3) == rotation("seedRandom(3, true); random()", at: 40))
    #expect(try rotation("random()", at: 3) != rotation("random()", at: 4))
    #expect(try rotation("seedRandom(1); random()", at: 3) != rotation("seedRandom(2); random()", at: 3))
    for frame in 0..<20 {
      #expect((5..<6).contains(try rotation("random(5, 6)", at: Double(frame))))
      #expect((-1...1).contains(try rotation("noise(time * 7)", at: Double(frame))))
    }
  }

  // MARK: Failures

  @Test(arguments: [
    ("1 +", "expected a value, found the end, at line 1, column 4"),
    ("value +\n  missing", "missing is not known, at line 2, column 3"),
    ("/a/.test('a')", "regular expressions are not known, at line 1, column 1"),
    ("thisComp.layer('Nobody').position", "no layer is called Nobody, at line 1, column 15"),
    ("[1, 2].flatten()", "flatten is no function"), ("'abc'", "the result is no number"),
    ("undefined", "there is no result"),
    ("0 / 0", "the result is not a number"), ("while (true) {}", "too many steps"),
    ("function f() { f(); } f(); 1", "too deeply nested"),
    ("for (var i = 0; i < 1e9; i++) {} 1", "too many steps"),
    ("var a = []; while (true) a.push(a); 1", "too many steps"),
    ("var s = 'x'; while (true) s = s + s; 1", "too many steps"),
    ("try { while (true) {} } catch (e) { } 1", "too many steps"),
    ("thisLayer.rotation", ""), ("throw 'mine'", "mine"), ("sourceRectAtTime().width", "sourceRectAtTime is not known"),
  ])
  func failuresLeaveTheValueAndAreNamed(_ expression: String, message: String) throws {
    let animation = try animation(expression)
    #expect(try rotation(animation, at: 20) == 45)
    let warnings = animation.warnings.filter { $0.feature == "expression" }
    guard !message.isEmpty else { return #expect(warnings.isEmpty) }
    let warning = try #require(warnings.first)
    #expect(warning.explanation.hasPrefix(message), "\(warning)")
    #expect(warning.pointer == "/layers/0/ks/r/x")
    #expect(warning.effect == .ignored)
  }

  @Test func longAndDeepTextsAreRefused() throws {
    for text in [
      String(repeating: "x", count: 1 << 20), String(repeating: "(", count: 100_000),
      String(repeating: "[", count: 10_000),
      String(repeating: "-", count: 10_000) + "1", String(repeating: "if (1) ", count: 10_000) + "1",
      String(repeating: "1 + ", count: 10_000) + "1", String(repeating: "a.", count: 10_000) + "a",
      String(repeating: "1 ? 2 : ", count: 10_000) + "1", String(repeating: "{", count: 10_000),
      String(repeating: "function f() {", count: 10_000),
    ] {
      let animation = try animation(text)
      #expect(animation.warnings.count == 1)
      #expect(try rotation(animation, at: 20) == 45)
    }
  }

  @Test func propertiesThatNeedEachOtherKeepTheirValues() throws {
    let other = LottieText.layer(
      3, "Other", #""ind": 2, "ks": {"r": {"k": 10, "x": "thisComp.layer('Main').transform.rotation + 1"}}"#)
    let animation = try animation("thisComp.layer('Other').transform.rotation + 1", others: [other])
    #expect(animation.warnings.first?.explanation.hasPrefix("the property depends on itself") == true)
    #expect(try rotation(animation, at: 20) == 47)
    // At other times, they may need each other as long as it ends.
    let past = try self.animation(
      "thisComp.layer('Other').transform.rotation.valueAtTime(time - 1)", others: [other])
    #expect(try rotation(past, at: 20).isFinite)
  }

  @Test func chainsOfLayersTakeBoundedWork() throws {
    let count = 200
    let layers = (1...count).map { index in
      LottieText.layer(
        3, index == count ? "Main" : "L\(index)",
        #""ind": \#(index), "ks": {"r": {"k": 1, "x": "index > 1 ? thisComp.layer(index - 1).rotation + thisComp.layer(index - 1).rotation.valueAtTime(time - 0.1) * 0 + 1 : 1"}}"#
      )
    }
    let animation = try LottieAnimation(parsing: LottieText.document(layers.joined(separator: ",")))
    #expect(try rotation(animation, at: 20).isFinite)
  }

  // MARK: Mutants

  @Test func mutantsNeverTrap() throws {
    var random = SystemlessRandom(state: 47)
    let seeds = [
      "var a = [1, 2.5, -3]; a[a.length - 1] = value; a.slice(-1)[0] + 'x'.charCodeAt(0)",
      "loopOut('pingpong', 1) + key(nearestKey(time).index).value * wiggle(1, 2, 3, 0.5)",
      "var s = 0; for (var i = 0; i < 10; i++) { s += i % 3 << i; } s",
      "try { thisComp.layer(index + 1).position[0] } catch (e) { (1.005).toFixed(2) * 1 }",
      "function f(n) { return n < 2 ? 1 : n * f(n - 1); } f(6) + 'abc'.substr(-2, 1).length + [3, 1, 2].sort().join('').length",
      "valueAtTime(1e300) + velocityAtTime(-1e300) + 'a'.repeat(3).padStart(9).indexOf('a') + smooth(1, 3)",
    ]
    let pieces = [
      "1e309", "-1", "NaN", "Infinity", "[]", "{}", "null", "'", "(", ")", "[", "]", "0", "1e18", ".", ",", ";",
      "value", "key", "(0)", "[-1]", "[1e10]", "=", "+", "length", "%", "<<", "toFixed(99)", "0x", "e",
    ]
    for _ in 0..<400 {
      var bytes = Array(seeds[Int(random.next() % UInt64(seeds.count))].utf8)
      for _ in 0..<(1 + random.next() % 3) {
        let place = Int(random.next() % UInt64(bytes.count))
        let end = min(bytes.count, place + Int(random.next() % 4))
        bytes.replaceSubrange(place..<end, with: Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8))
      }
      let animation = try animation(String(decoding: bytes, as: UTF8.self))
      #expect(try rotation(animation, at: 37).isFinite)
    }
  }
}

/// A generator of numbers for tests.
private struct SystemlessRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
