// swift-format-ignore-file
import MotionDynamics
import MotionNumerics

// The lines of the first eleven programs, which were written from the README alone, and of two reviews after it.

// MARK: Time

func backwards() { _ = Tween(from: 0.0, to: 1, duration: 0.3).reversed() }
func threeTimes() { _ = Tween(from: 0.0, to: 1, duration: 0.3).repeated(3) }
func milliseconds() { _ = Tween(from: 0.0, to: 1, duration: .milliseconds(300)) }
func springInMilliseconds() { _ = Spring(duration: .milliseconds(500), bounce: 0.2) }
func atDuration() { _ = Tween(from: 0.0, to: 1, duration: 0.3).value(at: .milliseconds(100)) }

// MARK: At rest

let motion = SpringMotion(.snappy, from: 0, to: 1)
func isAtRest() { _ = motion.isAtRest(at: 0.4) }
func isSettled() { _ = motion.isSettled(at: 0.4) }  // error: 'isSettled(at:)' has been renamed to 'isAtRest(at:)'
func isFinished() { _ = motion.isFinished(at: 0.4) }  // error: 'isFinished(at:)' has been renamed to 'isAtRest(at:)'

// MARK: What follows and slows down

func decay() { _ = Decay(from: 120, velocity: 900).target }
func decayInThePlane() { _ = Decay(from: SIMD2(120, 40), velocity: [900, -300], halfLife: 0.2).target }
func follower() { _ = Follower(.snappy, at: 0.0) }  // error: 'Follower' has been renamed to 'SpringFollower'
func followerSteps() {
  var follower = SpringFollower(.snappy, at: 0.0)
  follower.target = 100  // error: setter for 'target' is unavailable: use follow(_:at:): a new target has a time
  follower.step(by: 1 / 60)  // error: 'step(by:)' is unavailable: use follow(_:at:) for each event, value(at:) for each frame
}

// MARK: Many and one after the other

func stagger() {
  let stagger = Stagger(count: 12, interval: 0.05)
  let delay: Double = stagger.delay(of: 3)
  print(stagger, delay)
}
func sequence() { _ = MotionSequence([.tween(to: 1, duration: 0.2), .spring(.snappy, to: 0)]) }
func swiftSequence() { _ = Sequence([Tween(from: 0.0, to: 1, duration: 0.2)]) }  // error: 'any Sequence' cannot be constructed because it has no accessible initializers

// MARK: Scrolling

func axis() { _ = ScrollAxis(bounds: 0...2400, extent: 480) }
func dragging() {
  var list = ScrollMotion(ScrollAxis(bounds: 0...2400, extent: 480))
  list.beginDrag(at: 0)
  list.drag(by: -40, at: 0.02)
  list.endDrag(at: 0.1)
}
func axisDrags() {
  var axis = ScrollAxis(bounds: 0...2400, extent: 480)
  axis.beginDrag(at: 0)  // error: 'beginDrag(at:)' is unavailable: use var list = ScrollMotion(axis), then list.beginDrag(at: time)
}

// MARK: Keyframes and paths

func springKeyframe() { _ = KeyframeTrack([Keyframe(0.0, at: 0), Keyframe(1, at: 0.3, spring: .bouncy)]) }
func springKeyframeInABuilder() {
  _ = KeyframeTrack {  // error: 'init(initialValue:keys:)' is unavailable: give a list: KeyframeTrack([Keyframe(0, at: 0), Keyframe(1, at: 0.3, spring: .snappy)])
    SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)  // error: 'SpringKeyframe' is unavailable: use Keyframe(value, at: time, spring: spring), with times instead of durations
  }
}
func length() { _ = Path("M0 0L30 40").length }
func tangents() {
  let path: Path = "M0 0C50 0 50 100 100 100"
  _ = PathMotion(path, duration: 2).tangent(at: 1)
  _ = PathMeasure(path).tangent(at: 10)
  _ = PathPositions(PathMeasure(path)).tangent(at: 10)
}

// MARK: Colours

func mixed() { _ = ColorTween(from: .red, to: .blue, in: .oklab, duration: 1).value(at: 0.5).hex }
func tweenInASpace() { _ = Tween(from: .red, to: .blue, in: .oklab, duration: 1) }  // error: 'init(from:to:in:duration:curve:delay:)' is unavailable: use ColorTween(from:to:in:duration:curve:delay:), whose values are colours
func tweenWithASpace() { _ = Tween(from: .red, to: .blue, space: .oklab) }  // error: 'init(from:to:space:duration:curve:)' is unavailable: use ColorTween(from:to:in:duration:curve:delay:), whose values are colours
func hex() { _ = Color(hex: "#ff8800") }

// MARK: Rotations

func rotation() { _ = Rotation(angle: 1, axis: [0, 1, 0]) }  // error: 'Rotation' has been renamed to 'Quaternion'
func turning() { _ = SpringMotion(.smooth, from: Quaternion.identity, to: Quaternion(angle: 1, axis: [0, 1, 0])) }  // error: 'init(_:from:to:velocity:)' is unavailable: use RotationSpringMotion(spring, from:to:angularVelocity:)
func rotationSpring() {
  _ = RotationSpringMotion(.smooth, from: .identity, to: Quaternion(angle: 1, axis: [0, 1, 0])).value(at: 0.2)
}

// MARK: Curves and closures

func literal() { let _: TimingCurve = "cubic-bezier(0.2, 0, 0, 1)" }
func penner() { let _: [TimingCurve] = [.easeOutBack, .easeOutCubic] }
func closure() { _ = motion.map { 22 + $0 } }

// MARK: Custom values, floats

struct Box: VectorValue {
  var x, y, width: Double

  static var scalarCount: Int { 3 }
  init(scalars: (Int) -> Double) { (x, y, width) = (scalars(0), scalars(1), scalars(2)) }
  subscript(scalar index: Int) -> Double { index == 0 ? x : index == 1 ? y : width }
}

func box() { _ = SpringMotion(.snappy, from: Box { _ in 0 }, to: Box { Double($0) }).value(at: 0.2).width }
func floats() {
  _ = SpringMotion<SIMD2<Float>>(.snappy, from: [0, 0], to: [1, 2]).value(at: 0.1)
  _ = Tween(from: Float(0), to: 1, duration: 0.3).value(at: 0.1)
}

// MARK: Equations

func simulation() throws { _ = try Simulation(position: 1, velocity: 0, duration: 10) { _, x, v in -4 * x - 0.1 * v } }

// MARK: A property with a target

func animated() {
  var offset = Animated(0.0)
  offset.set(to: 300, with: .spring(.snappy), at: 0)
  offset.set(to: 120, with: .tween(duration: 0.3, curve: .easeOut), at: 0.2)
  print(offset.value(at: 0.25), offset.velocity(at: 0.25), offset.target, offset.isAtRest(at: 1))
  for end in offset.advance(to: 1) { print(end.token, end.outcome, end.time) }
}
func animatedSteps() {
  var offset = Animated(0.0)
  offset.target = 100  // error: setter for 'target' is unavailable: use set(to:with:at:): a change has a course and a time
  offset.step(by: 1 / 60)  // error: 'step(by:)' is unavailable: use value(at: time), and advance(to: time) for what has ended; it has no clock
}
