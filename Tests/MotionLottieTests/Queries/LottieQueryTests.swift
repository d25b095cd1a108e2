import MotionLottie
import MotionNumerics
import Testing
import VectorScene

/// Properties, geometry and overrides, at a precomposition that two layers show.
struct LottieQueryTests {
  /// `A` shows the precomposition from frame 10 on, `B` from 0 on at half speed, turned and half transparent.
  static let json = """
    {"v": "5.7.0", "fr": 10, "ip": 0, "op": 100, "w": 100, "h": 50, "layers": [
      {"ty": 0, "nm": "A", "ind": 1, "refId": "inner", "w": 100, "h": 50, "ip": 0, "op": 60, "st": 10,
       "ks": {"p": {"k": [5, 7]}}},
      {"ty": 0, "nm": "B", "ind": 2, "refId": "inner", "w": 100, "h": 50, "ip": 0, "op": 100, "st": 0, "sr": 2,
       "ks": {"r": {"k": 90}, "o": {"k": 50}}}],
     "assets": [{"id": "inner", "layers": [
       {"ty": 1, "nm": "Dot.1", "sw": 4, "sh": 6, "sc": "#ff0000", "ip": 0, "op": 40, "ks": {
         "p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 20, "s": [40, 20]}]},
         "o": {"k": 40, "sid": "fade"}}}]}]}
    """

  private func animation() throws -> LottieAnimation { try LottieAnimation(parsing: Self.json) }

  private func value(_ animation: LottieAnimation, _ path: LottieKeyPath, _ frame: Double) throws -> LottieValue {
    let values = animation.values(at: path, frame: frame)
    #expect(values.count == 1)
    return try #require(values.first).value
  }

  @Test func propertiesFollowTheTimeOfTheirPrecomposition() throws {
    let animation = try animation()
    #expect(try value(animation, #"A.Dot\.1.Transform.Position"#, 20) == .vector([20, 10]))
    #expect(try value(animation, #"B.Dot\.1.Transform.Position"#, 20) == .vector([20, 10]))
    #expect(try value(animation, #"B.Dot\.1.Position"#, 30) == .vector([30, 15]))
    #expect(animation.properties(matching: "*.*.Transform.Position").count == 2)
    #expect(animation.properties(matching: "**.Position").count == 4)
    #expect(animation.properties(matching: "nobody").isEmpty)
  }

  @Test func aQueryFindsALimitedNumberOfProperties() throws {
    // 10⁵ solids, each with more than ten properties.
    func ten(_ id: String) -> String {
      Array(repeating: "{\"ty\": 0, \"refId\": \"\(id)\"}", count: 10).joined(separator: ", ")
    }
    var assets = (0..<3).map { "{\"id\": \"\($0)\", \"layers\": [\(ten("\($0 + 1)"))]}" }
    let solids = Array(repeating: LottieText.solid("s"), count: 10).joined(separator: ", ")
    assets.append("{\"id\": \"3\", \"layers\": [\(solids)]}")
    let text = LottieText.document(ten("0"), members: "\"assets\": [\(assets.joined(separator: ", "))]")
    let animation = try LottieAnimation(parsing: text)
    #expect(animation.properties(matching: "**").count == 500_000)
    #expect(animation.properties(matching: "**.@frame").count == 111_110)
  }

  @Test func keyPathsAreUniqueAndFitThemselves() throws {
    let animation = try animation()
    #expect(Set(animation.keyPaths).count == animation.keyPaths.count)
    for property in animation.properties(matching: "**") {
      #expect(animation.properties(matching: property.keyPath).map(\.names) == [property.names])
    }
  }

  @Test func derivedProperties() throws {
    let animation = try animation()
    #expect(try value(animation, #"A.Dot\.1.@matrix"#, 20) == .vector([1, 0, 0, 1, 25, 17]))
    #expect(try value(animation, #"A.Dot\.1.@frame"#, 20) == .number(10))
    #expect(try value(animation, #"A.Dot\.1.@opacity"#, 20) == .number(0.4))
    #expect(try value(animation, #"B.Dot\.1.@opacity"#, 20) == .number(0.2))
    // Before the precomposition begins, after the layer inside has ended, after the layer that shows it has.
    #expect(try value(animation, #"A.Dot\.1.@visible"#, 9) == .number(0))
    #expect(try value(animation, #"A.Dot\.1.@visible"#, 10) == .number(1))
    #expect(try value(animation, #"A.Dot\.1.@visible"#, 50) == .number(0))
    #expect(try value(animation, #"B.Dot\.1.@visible"#, 79) == .number(1))
    #expect(try value(animation, #"B.Dot\.1.@visible"#, 80) == .number(0))
  }

  @Test func geometryIsWhatAViewNeeds() throws {
    let geometry = try #require(try animation().geometry(of: #"B.Dot\.1"#, at: 40))
    let corner = geometry.map.applied(to: [4, 0])
    #expect((corner - [-20, 44]).norm < 1e-12)
    #expect(geometry.opacity == 0.2)
    #expect(geometry.isVisible)
    #expect(geometry.frame == 20)
    #expect(geometry.size == [4, 6])
    #expect(try animation().geometry(of: "C", at: 0) == nil)
  }

  @Test func anOverrideInOnePlaceLeavesTheOthers() throws {
    let changed = try animation().overriding(#"A.Dot\.1.Position"#, with: .vector([1, 2]))
    #expect(try value(changed, #"A.Dot\.1.Position"#, 25) == .vector([1, 2]))
    #expect(try value(changed, #"B.Dot\.1.Position"#, 20) == .vector([20, 10]))
    let both = try animation().overriding("**.Opacity", with: .number(70))
    #expect(both.values(at: "**.Opacity", frame: 0).allSatisfy { $0.value == .number(70) })
  }

  @Test func anOverrideEqualsTheEditedDocument() throws {
    let edited = try LottieAnimation(parsing: Self.json.replacing("\"k\": 90", with: "\"k\": 30"))
    let overridden = try animation().overriding("B.Rotation", with: .number(30))
    for frame in [0.0, 10, 33.5, 99] {
      #expect(overridden.scene(at: frame) == edited.scene(at: frame))
      #expect(overridden.scene(at: frame) != (try animation().scene(at: frame)))
    }
  }

  @Test func aClosureGivesAValueForEachFrame() throws {
    let changed = try animation().overriding(#"A.Dot\.1.Rotation"#) { frame in .number(frame * 2) }
    #expect(try value(changed, #"A.Dot\.1.Rotation"#, 20) == .number(20))
    let wrong = try animation().overriding(#"A.Dot\.1.Rotation"#) { _ in .text("?") }
    #expect(try value(wrong, #"A.Dot\.1.Rotation"#, 20) == .number(0))
  }

  @Test func slotsAreOverriddenByTheirIdentifiers() throws {
    let changed = try animation().overriding(slot: "fade", with: .number(100))
    #expect(changed.values(at: "*.*.Transform.Opacity", frame: 0).map(\.value) == [.number(100), .number(100)])
    #expect(throws: LottieOverrideError.self) { try animation().overriding(slot: "none", with: .number(1)) }
  }

  @Test func textsAreReadAsThePropertyDemands() throws {
    let changed = try animation().overriding("A.Position", withText: "3, 4").overriding("A.Opacity", withText: "12.5")
    #expect(try value(changed, "A.Position", 0) == .vector([3, 4]))
    #expect(try value(changed, "A.Opacity", 0) == .number(12.5))
    for (path, text) in [("A.Position", "3"), ("A.Opacity", "much"), ("A.Opacity", "1,2"), ("A.Opacity", "nan")] {
      #expect(throws: LottieOverrideError.self, "\(path)=\(text)") {
        try animation().overriding(LottieKeyPath(parsing: path), withText: text)
      }
    }
  }

  @Test func valuesOfAnotherKindAreRefused() throws {
    let animation = try self.animation()
    #expect(throws: LottieOverrideError.self) { try animation.overriding("A.Opacity", with: .vector([1, 2])) }
    #expect(throws: LottieOverrideError.self) { try animation.overriding("A.Opacity", with: .number(.nan)) }
    #expect(throws: LottieOverrideError.self) {
      try animation.overriding("A.Position", with: .vector([1, .infinity]))
    }
    #expect(throws: LottieOverrideError.self) { try animation.overriding("A.@opacity", with: .number(1)) }
    let error = #expect(throws: LottieOverrideError.self) { try animation.overriding("X.Y", with: .number(1)) }
    #expect(error?.description == "X.Y: no property fits")
  }

  @Test func nodesTakeTheLayersPlace() throws {
    let nodes: [Node] = [.label(Label("Hi", at: [0, 0], size: 10))]
    let changed = try animation().inserting(nodes, inLayer: #"A.Dot\.1"#)
    let group = try #require(changed.scene(at: 20).group(named: #"A.Dot\.1"#))
    #expect(group.children == nodes)
    #expect(group.transform.tx == 20)
    #expect(group.opacity == 0.4)
    #expect(try #require(changed.scene(at: 20).group(named: #"B.Dot\.1"#)).children != nodes)
    #expect(throws: LottieOverrideError.self) { try animation().inserting(nodes, inLayer: "C") }
  }
}

extension Scene {
  /// The first group of a name.
  fileprivate func group(named name: String) -> Group? {
    func find(_ nodes: [Node]) -> Group? {
      for case .group(let group) in nodes {
        if group.name == name { return group }
        if let inner = find(group.children) { return inner }
      }
      return nil
    }
    return find(nodes)
  }
}
