import LayerAnimation
import MotionNumerics
import Testing

/// Each key, each property of a state and each name of a timing is the one of its name.
@Suite struct LayerKeyNamesTests {
  /// Writes a property by its name, and reads it by its key and as text; then the other way round.
  private func check<Value: Equatable>(
    _ key: LayerKey<Value>, _ name: String, _ property: WritableKeyPath<LayerState, Value>, _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var (named, keyed) = (LayerState(), LayerState())
    named[keyPath: property] = value
    keyed[key] = value
    #expect(key.description == name && named != LayerState() && named == keyed, sourceLocation: sourceLocation)
    #expect(named[key] == value && keyed[keyPath: property] == value, sourceLocation: sourceLocation)
    let text = try #require(named.value(at: LayerKeyPath(parsing: name)))
    var other = LayerState()
    other.set(try LayerKeyPath(parsing: name), to: text)
    #expect(other == named, sourceLocation: sourceLocation)
  }

  @Test func geometry() throws {
    let transform = Transform3D.rotation(by: 0.5, about: [1, 2, 3])
    try check(.anchorPoint, "anchorPoint", \.anchorPoint, [0.25, 0.75])
    try check(.anchorPointZ, "anchorPointZ", \.anchorPointZ, 3)
    try check(.bounds, "bounds", \.bounds, Rectangle(x: 1, y: 2, width: 3, height: 4))
    try check(.isDoubleSided, "doubleSided", \.isDoubleSided, false)
    try check(.isHidden, "hidden", \.isHidden, true)
    try check(.position, "position", \.position, [5, 6])
    try check(.sublayerTransform, "sublayerTransform", \.sublayerTransform, transform)
    try check(.transform, "transform", \.transform, transform)
    try check(.zPosition, "zPosition", \.zPosition, 7)
  }

  @Test func appearance() throws {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    try check(.backgroundColor, "backgroundColor", \.backgroundColor, color)
    try check(.borderColor, "borderColor", \.borderColor, color)
    try check(.borderWidth, "borderWidth", \.borderWidth, 2)
    try check(.contentsRect, "contentsRect", \.contentsRect, Rectangle(x: 0, y: 0.5, width: 0.5, height: 0.25))
    try check(.cornerRadius, "cornerRadius", \.cornerRadius, 9)
    try check(.masksToBounds, "masksToBounds", \.masksToBounds, true)
    try check(.opacity, "opacity", \.opacity, 0.5)
    try check(.shadowColor, "shadowColor", \.shadowColor, color)
    try check(.shadowOffset, "shadowOffset", \.shadowOffset, [1, -1])
    try check(.shadowOpacity, "shadowOpacity", \.shadowOpacity, 0.75)
    try check(.shadowPath, "shadowPath", \.shadowPath, "M0 0h3v4z")
    try check(.shadowRadius, "shadowRadius", \.shadowRadius, 8)
  }

  @Test func shapesGradientsTextsAndReplicators() throws {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    try check(.fillColor, "fillColor", \.fillColor, color)
    try check(.lineDashPattern, "lineDashPattern", \.lineDashPattern, [3, 1])
    try check(.lineDashPhase, "lineDashPhase", \.lineDashPhase, 2)
    try check(.lineWidth, "lineWidth", \.lineWidth, 4)
    try check(.miterLimit, "miterLimit", \.miterLimit, 5)
    try check(.path, "path", \.path, "M0 0h3v4z")
    try check(.strokeColor, "strokeColor", \.strokeColor, color)
    try check(.strokeEnd, "strokeEnd", \.strokeEnd, 0.5)
    try check(.strokeStart, "strokeStart", \.strokeStart, 0.25)
    try check(.colors, "colors", \.colors, [color, .white])
    try check(.endPoint, "endPoint", \.endPoint, [0, 0.5])
    try check(.locations, "locations", \.locations, [0, 0.5])
    try check(.startPoint, "startPoint", \.startPoint, [1, 0.5])
    try check(.fontSize, "fontSize", \.fontSize, 11)
    try check(.foregroundColor, "foregroundColor", \.foregroundColor, color)
    try check(.instanceColor, "instanceColor", \.instanceColor, color)
    try check(.instanceCount, "instanceCount", \.instanceCount, 3)
    try check(.instanceDelay, "instanceDelay", \.instanceDelay, 0.5)
    try check(.instanceTransform, "instanceTransform", \.instanceTransform, .translation(x: 1, y: 2, z: 3))
  }

  @Test(
    arguments: [
      (.positionX, "position.x"), (.positionY, "position.y"), (.boundsWidth, "bounds.size.width"),
      (.boundsHeight, "bounds.size.height"), (.rotation, "transform.rotation"), (.rotationX, "transform.rotation.x"),
      (.rotationY, "transform.rotation.y"), (.scale, "transform.scale"), (.scaleX, "transform.scale.x"),
      (.scaleY, "transform.scale.y"), (.translationX, "transform.translation.x"),
      (.translationY, "transform.translation.y"), (.translationZ, "transform.translation.z"),
    ] as [(LayerKey<Double>, String)])
  func components(key: LayerKey<Double>, name: String) throws {
    var (keyed, named) = (LayerState(), LayerState())
    keyed[key] = 0.375
    named.set(try LayerKeyPath(parsing: name), to: 0.375)
    #expect(key.description == name && keyed == named && keyed != LayerState() && abs(keyed[key] - 0.375) < 1e-15)
  }

  @Test(
    arguments: [
      (.boundsOrigin, "bounds.origin"), (.boundsSize, "bounds.size"), (.translation, "transform.translation"),
    ] as [(LayerKey<SIMD2<Double>>, String)])
  func pointComponents(key: LayerKey<SIMD2<Double>>, name: String) throws {
    var (keyed, named) = (LayerState(), LayerState())
    keyed[key] = [3, 4]
    named.set(try LayerKeyPath(parsing: name), to: [3, 4])
    #expect(key.description == name && keyed == named && keyed != LayerState() && keyed[key] == [3, 4])
  }

  @Test func customKeysOfEachKind() {
    func isKept<Value: Equatable>(_ key: LayerKey<Value>, _ usual: Value, _ value: Value) -> Bool {
      var state = LayerState()
      guard state[key] == usual else { return false }
      state[key] = value
      return state[key] == value
    }
    #expect(isKept(LayerKey(custom: "a", default: 1.0), 1, 2))
    #expect(isKept(LayerKey(custom: "a", default: [1, 2]), SIMD2(1, 2), [3, 4]))
    let (small, large) = (Rectangle(x: 0, y: 0, width: 1, height: 1), Rectangle(x: 0, y: 0, width: 9, height: 9))
    #expect(isKept(LayerKey(custom: "a", default: small), small, large))
    #expect(isKept(LayerKey(custom: "a", default: Color.black), .black, .white))
    #expect(isKept(LayerKey(custom: "a", default: Transform3D.identity), .identity, .translation(x: 1, y: 2, z: 3)))
    #expect(isKept(LayerKey(custom: "a", default: Path()), Path(), "M0 0h1"))
    #expect(isKept(LayerKey(custom: "a", default: [1.0]), [1], [2, 3]))
    #expect(isKept(LayerKey(custom: "a", default: [Color.black]), [.black], [.white, .black]))
    #expect(isKept(LayerKey(custom: "a", default: false), false, true))
  }

  @Test func timingsByTheirNames() {
    var animation = Animation.basic(.opacity, to: 0)
    animation.beginTime = 1
    animation.duration = 2
    animation.speed = 3
    animation.timeOffset = 4
    animation.repeatCount = 5
    animation.autoreverses = true
    animation.fillMode = .both
    #expect(
      animation.timing
        == MediaTiming(
          beginTime: 1, duration: 2, speed: 3, timeOffset: 4, repeatCount: 5, autoreverses: true, fillMode: .both))
    #expect(animation.beginTime == 1 && animation.duration == 2 && animation.speed == 3 && animation.timeOffset == 4)
    #expect(animation.repeatCount == 5 && animation.autoreverses && animation.fillMode == .both)
    animation.repeatCount = 0
    animation.repeatDuration = 6
    #expect(animation.timing.repeatDuration == 6 && animation.repeatDuration == 6)
  }
}
