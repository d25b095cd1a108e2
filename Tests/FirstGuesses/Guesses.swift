// swift-format-ignore-file
// 65 guesses, written by somebody who had read the README alone, before anything was compiled. What they are is behind
// them: nothing where they compile, else the first message of the compiler.

import Foundation
import LayerAnimation
import MotionDynamics
import MotionEffects
import MotionExport
import MotionLottie
import MotionNumerics
import VectorScene

// MARK: - Timing curves

// 1. Ease-in-out at half-way, as a plain number
func guess1() {
  let eased = TimingCurve.easeInOut.value(at: 0.5)
  print(eased)
}

// 2. CSS control points by label, called like a function
func guess2() {
  let curve = TimingCurve.cubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)  // error: 'cubicBezier(x1:y1:x2:y2:)' has been renamed to 'cubicBezier(_:_:_:_:)'
  print(curve(0.25))  // error: cannot call value of non-function type 'TimingCurve'
}

// 3. Penner curves by name: back, elastic, bounce
func guess3() {
  let curves: [TimingCurve] = [.easeOutBack, .easeOutElastic, .easeOutBounce, .easeInOutQuint]
  print(curves.map { $0.value(at: 0.3) })
}

// 4. Stepped timing like CSS steps(4, jump-end)
func guess4() {
  let ticks = TimingCurve.steps(4, .jumpEnd)
  print(ticks.value(at: 0.49))
}

// 5. CSS linear() with stops
func guess5() {
  let custom = TimingCurve.linear([(0, 0), (0.25, 0.8), (1, 1)])  // error: missing argument label 'through:' in call
  print(custom.value(at: 0.1))
}

// 6. SwiftUI's UnitCurve vocabulary: velocity and inverse
func guess6() {
  let curve = TimingCurve.easeOut
  print(curve.velocity(at: 0.2), curve.inverse.value(at: 0.7))  // error: 'inverse' is unavailable: use CubicBezier.crossings(of:), which finds every branch
}

// 7. My own closure as a curve
func guess7() {
  let square = TimingCurve { t in t * t }  // error: 'init(_:)' is unavailable: use CustomGenerator { time in … }, or Tween(…).map { … } for its values
  print(square.value(at: 0.5))
}

// MARK: - Tweens

// 8. A tween of a Double, eased out
func guess8() {
  let fade = Tween(from: 1.0, to: 0.0, duration: 0.3, curve: .easeOut)
  let opacity = fade.value(at: 0.15)
  print(opacity, fade.velocity(at: 0.15), fade.duration)
}

// 9. A tween given Swift's Duration
func guess9() {
  let tween = Tween(from: 0, to: 320, duration: .milliseconds(250), curve: .easeInOut)
  print(tween.value(at: .milliseconds(100)))
}

// 10. Plain linear interpolation of two values
func guess10() {
  let a = SIMD3<Double>(0, 0, 0), b = SIMD3<Double>(1, 2, 3)
  print(a.interpolated(to: b, by: 0.25))
}

// 11. Progress within a range, remapped to another
func guess11() {
  let y = interpolate(0.5, from: 0...1, to: 100...300, curve: .easeIn)  // error: cannot find 'interpolate' in scope
  print(y)
}

// MARK: - Springs

// 12. The SwiftUI physical parameters
func guess12() {
  let spring = Spring(mass: 1, stiffness: 170, damping: 26)
  print(spring.settlingDuration, spring.dampingRatio)
}

// 13. UIKit's damping ratio and response
func guess13() {
  let spring = Spring(response: 0.55, dampingRatio: 0.825)
  print(spring.duration, spring.bounce, spring.stiffness, spring.damping)  // error: 'duration' has been renamed to 'response'
}

// 14. SwiftUI's method on Spring itself, with target and initial velocity
func guess14() {
  let x = Spring.bouncy.value(target: 200.0, initialVelocity: 50, time: 0.2)  // error: 'value(target:initialVelocity:time:)' is unavailable: use SpringMotion(spring, from: .zero, to: target).value(at: time)
  let v = Spring.bouncy.velocity(target: 200.0, initialVelocity: 50, time: 0.2)  // error: 'velocity(target:initialVelocity:time:)' is unavailable: use SpringMotion(spring, from: .zero, to: target).velocity(at: time)
  print(x, v)
}

// 15. React/Framer tension and friction
func guess15() {
  let spring = Spring(tension: 180, friction: 12)  // error: 'init(tension:friction:)' is unavailable: use Spring.origami(tension:friction:), or Spring(stiffness:damping:) for react-spring's
  let motion = SpringMotion(spring, from: 0.0, to: 1)
  print(motion.value(at: 0.5))
}

// 16. Presets with an own duration and extra bounce
func guess16() {
  let a = Spring.snappy(duration: 0.4, extraBounce: 0.1)
  let b = Spring.smooth
  print(a.bounce, b.dampingRatio)
}

// 17. A motion with an initial velocity from the finger
func guess17() {
  let motion = SpringMotion(.snappy, from: 80.0, to: 0, initialVelocity: -1200)  // error: 'init(_:from:to:initialVelocity:)' has been renamed to 'init(_:from:to:velocity:startingAt:)'
  print(motion.restTime, motion.isAtRest(at: 0.8))
}

// 18. Fit a spring to an overshoot and a settling time
func guess18() {
  let spring = Spring(settlingDuration: 0.6, overshoot: 0.05)  // error: 'init(settlingDuration:overshoot:)' has been renamed to 'init(overshoot:settlingDuration:tolerance:)'
  print(spring.stiffness)
}

// 19. Numbers from a settings file must throw, not trap
func guess19() throws {
  let spring = try Spring(validatingMass: 1, stiffness: -5, damping: 10)
  print(spring)
}

// MARK: - Keyframes

// 20. A track by pairs, smooth through the keys
func guess20() {
  let track = KeyframeTrack([Keyframe(0.0, at: 0), Keyframe(40.0, at: 0.5), Keyframe(10.0, at: 1)], interpolation: .catmullRom)  // error: extra argument 'interpolation' in call
  print(track.value(at: 0.7), track.duration)
}

// 21. SwiftUI's keyframe builders
func guess21() {
  let track = KeyframeTrack(initialValue: 1.0) {  // error: 'init(initialValue:keys:)' is unavailable: give a list: KeyframeTrack([Keyframe(0, at: 0), Keyframe(1, at: 0.3, spring: .snappy)])
    LinearKeyframe(1.2, duration: 0.1)  // error: 'LinearKeyframe' is unavailable: use Keyframe(value, at: time), with times instead of durations
    SpringKeyframe(0.9, duration: 0.3, spring: .bouncy)  // error: 'SpringKeyframe' is unavailable: use Keyframe(value, at: time, spring: spring), with times instead of durations
    CubicKeyframe(1.0, duration: 0.2)  // error: 'CubicKeyframe' is unavailable: use KeyframeTrack([Keyframe(value, at: time), …], mode: .cubic)
  }
  print(track.value(at: 0.25))
}

// 22. CAKeyframeAnimation: values and key times in arrays
func guess22() {
  let shake = KeyframeTrack(values: [0, -10, 10, -5, 5, 0], times: [0, 0.1, 0.3, 0.5, 0.7, 0.8])  // error: 'init(values:times:)' has been renamed to 'init(_:keyTimes:mode:timingCurve:)'
  print(shake.values(at: [0.0, 0.2, 0.4]))  // error: value of type 'KeyframeTrack<Double>' has no member 'values'
}

// 23. A hold key: the value jumps
func guess23() {
  let blink = KeyframeTrack([Keyframe(1.0, at: 0, curve: .hold), Keyframe(0.0, at: 0.5, curve: .hold), Keyframe(1.0, at: 1)])  // error: 'hold' is unavailable: use Keyframe(value, at: time, hold: true)
  print(blink.value(at: 0.49), blink.value(at: 0.5))
}

// MARK: - Paths and arc length

// 24. Parse SVG path data, ask its length
func guess24() throws {
  let path = try Path(parsing: "M10 10 L 90 10 A 20 20 0 0 1 90 50 Z")
  print(path.length, path.boundingBox)  // error: 'boundingBox' has been renamed to 'bounds'
}

// 25. Point and tangent at a fraction of the length
func guess25() {
  let path = Path("M0 0Q50 100 100 0")
  let point = path.point(atFraction: 0.5)  // error: 'point(atFraction:)' is unavailable: use let measure = PathMeasure(path), then measure.point(at: fraction * measure.length)
  let angle = path.tangent(atFraction: 0.5).angle  // error: value of type 'Path.Point' (aka 'SIMD2<Double>') has no member 'angle'
  print(point, angle)
}

// 26. Build a path with moves and curves
func guess26() {
  var path = Path()
  path.move(to: [0, 0])
  path.addCurve(to: [100, 0], control1: [30, 80], control2: [70, 80])  // error: 'addCurve(to:control1:control2:)' is unavailable: use addCubic(control1, control2, to: end)
  print(path.point(atLength: 40))  // error: 'point(atLength:)' is unavailable: use PathMeasure(path).point(at: distance)
}

// 27. A train on rails turns with the path
func guess27() {
  let train = PathMotion("M0 0C50 0 50 100 100 100", duration: 3, curve: .linear)
  let heading = train.rotation(at: 1.2)  // error: 'rotation(at:)' has been renamed to 'angle(at:)'
  print(train.value(at: 1.2), heading)
}

// MARK: - Colours and hex

// 28. A hex colour to another in Oklab
func guess28() {
  let tint = Tween(from: Color(hex: "#ff3366"), to: Color(hex: "#3366ff"), duration: 1, curve: .linear, space: .oklab)  // error: 'init(from:to:duration:curve:space:)' is unavailable: use ColorTween(from:to:in:duration:curve:delay:), whose values are colours
  print(tint.value(at: 0.5).hex)
}

// 29. RGBA components and a hex literal as a number
func guess29() {
  let red = Color(red: 1, green: 0.2, blue: 0.1, alpha: 0.8)
  let teal = Color(hex: 0x00AFAF)
  print(red.mixed(with: teal, by: 0.4))  // error: 'mixed(with:by:)' has been renamed to 'interpolated(to:by:)'
}

// 30. A spring that moves a colour
func guess30() {
  let glow = SpringMotion(.smooth, from: Color.black, to: Color(hex: "#ffd000")!)  // error: cannot force unwrap value of non-optional type 'Color'
  print(glow.value(at: 0.1).hexString)
}

// MARK: - Rotations and vectors

// 31. Slerp between two quaternions
func guess31() {
  let turn = Tween(from: Rotation.identity, to: Rotation(angle: .pi / 2, axis: [0, 1, 0]), duration: 0.5, curve: .easeInOut)  // error: 'Rotation' has been renamed to 'Quaternion'
  print(turn.value(at: 0.25))
}

// 32. An angle goes the short way round
func guess32() {
  let needle = SpringMotion(.bouncy, from: Angle(degrees: 350), to: Angle(degrees: 10), direction: .shortest)  // error: cannot find 'Angle' in scope
  print(needle.value(at: 0.2).degrees)
}

// 33. Float vectors from a game engine
func guess33() {
  let camera = SpringMotion(Spring(duration: 0.8), from: SIMD3<Float>(0, 1, 5), to: SIMD3<Float>(2, 1, 3))
  let position: SIMD3<Float> = camera.value(at: 0.3)
  print(position)
}

// MARK: - Staggers and sequences

// 34. A grid's items come in one after the other
func guess34() {
  let delays = Stagger(count: 12, interval: 0.05, from: .center).delays
  print(delays[0], delays[11])
}

// 35. The same motion for many items, each later
func guess35() {
  let rise = Tween(from: 40.0, to: 0, duration: 0.3, curve: .easeOut)
  let rows = rise.staggered(count: 5, by: 0.06)  // error: 'staggered(count:by:)' is unavailable: use staggered(Stagger(count:interval:), at: index) for each item
  print(rows.map { $0.value(at: 0.2) })
}

// 36. One after another
func guess36() {
  let first = Tween(from: 0.0, to: 50, duration: 0.2)
  let second = SpringMotion(.bouncy, from: 50.0, to: 100)
  let both = Sequence(first, second)  // error: 'any Sequence' cannot be constructed because it has no accessible initializers
  print(both.value(at: 0.4), both.duration)
}

// 37. A timeline like GSAP's, with overlap
func guess37() {
  var timeline = Timeline()  // error: cannot find 'Timeline' in scope
  timeline.add(Tween(from: 0.0, to: 1, duration: 0.4), named: "fade")
  timeline.add(Tween(from: 0.0, to: 90, duration: 0.6), named: "turn", at: .afterPrevious(offset: -0.1))  // error: cannot infer contextual base in reference to member 'afterPrevious'
  print(timeline.duration)
}

// MARK: - Scrolling, decay, drag and throw

// 38. UIScrollView's rubber band past the edge
func guess38() {
  let shown = rubberBand(offset: 120, dimension: 600, coefficient: 0.55)  // error: cannot find 'rubberBand' in scope
  print(shown)
}

// 39. A flick decelerates like a scroll view
func guess39() {
  let fling = DecayMotion(from: 0.0, velocity: 1800, decelerationRate: .normal)  // error: cannot find 'DecayMotion' in scope
  print(fling.value(at: 0.5), fling.target, fling.restTime)
}

// 40. Where will the throw land? Snap to the nearest page
func guess40() {
  let projected = DecayMotion.project(from: 210, velocity: -900, decelerationRate: 0.998)  // error: cannot find 'DecayMotion' in scope
  let page = (projected / 375).rounded() * 375
  print(page)
}

// 41. Content offset that bounces off the bounds
func guess41() {
  let scroll = ScrollMotion(from: 380.0, velocity: 2500, bounds: 0...400)  // error: 'init(from:velocity:bounds:)' is unavailable: use ScrollAxis(bounds:extent:).released(at: offset, velocity: velocity)
  print(scroll.value(at: 0.1), scroll.restTime)
}

// 42. Drag a card, let go, catch again
func guess42() {
  var drag = DragGesture(at: SIMD2(0, 0), spring: .snappy)  // error: cannot find 'DragGesture' in scope
  drag.move(to: SIMD2(30, 5), at: 0.016)
  drag.move(to: SIMD2(64, 9), at: 0.033)
  let thrown = drag.release(at: 0.04)
  print(thrown.value(at: 0.3))
}

// 43. Velocity tracking from touch samples
func guess43() {
  var tracker = VelocityTracker<SIMD2<Double>>()
  tracker.add([0, 0], at: 0)
  tracker.add([12, 3], at: 0.008)
  print(tracker.velocity)
}

// MARK: - Animated property, completion, rest, reduced motion

// 44. A property with a target, stepped by the display link
func guess44() {
  var x = Animated(0.0, spring: .snappy)  // error: 'init(_:spring:)' is unavailable: use Animated(value), then set(to:with: .spring(spring), at:)
  x.target = 100  // error: setter for 'target' is unavailable: use set(to:with:at:): a change has a course and a time
  x.step(by: 1.0 / 60)  // error: 'step(by:)' is unavailable: use value(at: time), and advance(to: time) for what has ended; it has no clock
  print(x.value, x.velocity, x.isAtRest)
}

// 45. Set by an animation, asked by an absolute clock
func guess45() {
  var scale = Animated(1.0)
  scale.animate(to: 1.4, with: .spring(.bouncy), at: 10.0)  // error: 'animate(to:with:at:)' has been renamed to 'set(to:with:at:)'
  print(scale.value(at: 10.12))
}

// 46. A completion when the spring came to rest
func guess46() {
  var offset = Animated(SIMD2<Double>(0, 0), spring: .smooth)  // error: 'init(_:spring:)' is unavailable: use Animated(value), then set(to:with: .spring(spring), at:)
  offset.animate(to: [0, 300]) { finished in print("done", finished) }  // error: 'animate(to:completion:)' is unavailable: use set(to:with:at:token:), and advance(to:), which returns what has ended
  while !offset.isAtRest { offset.advance(by: 1 / 120) }  // error: cannot convert value of type '@Sendable (Double) -> Bool' to expected argument type 'Bool'
}

// 47. Reduced motion: a fade instead of bounce
func guess47() {
  let motion = SpringMotion(.bouncy, from: 0.0, to: 1).reducedMotion(true)  // error: 'reducedMotion' is unavailable: use Animated.reducedMotion, or MotionCourse.reduced(to:)
  print(motion.overshoot)
}

// 48. An own threshold for rest, in pixels
func guess48() {
  let motion = SpringMotion(Spring(duration: 0.5, bounce: 0.2), from: 0.0, to: 1000, epsilon: 0.5)  // error: 'init(_:from:to:epsilon:)' is unavailable: use restTime(within: distance, speed: speed)
  print(motion.restTime)
}

// MARK: - Pools and sampling into arrays

// 49. Thousands of particles follow one target
func guess49() {
  var particles = SpringPool<SIMD3<Float>>(count: 5_000, spring: .bouncy, at: .zero)
  particles.retargetAll(to: [1, 2, 3])  // error: 'retargetAll(to:)' is unavailable: use retarget(_:to:) with the members, or setTargets(of:from:)
  particles.step(by: 0.016)
  print(particles.positions[42], particles.isAtRest)  // error: 'positions' is unavailable: use withPositions(of:_:), or position(of: member)
}

// 50. Sample at 60 frames a second into an array
func guess50() {
  let frames: [Double] = SpringMotion(.snappy, from: 0, to: 1).samples(rate: 60)  // error: 'samples(rate:)' is unavailable: use sample(at:into:) with the times, or UniformSpringSampler
  print(frames.count, frames.last!)
}

// 51. Fill my own buffer, without allocation
func guess51() {
  var buffer = [Double](repeating: 0, count: 256)
  let tween = Tween(from: 0.0, to: 10, duration: 1, curve: .easeIn)
  tween.sample(into: &buffer, from: 0, step: 1.0 / 256)  // error: 'sample(into:from:step:)' is unavailable: use sample(at: times.span, into: &values), or UniformSpringSampler
}

// MARK: - Codable, string notation, presets

// 52. Springs in JSON
func guess52() throws {
  let data = try JSONEncoder().encode(Spring(duration: 0.4, bounce: 0.15))
  let back = try JSONDecoder().decode(Spring.self, from: data)
  print(back == Spring(duration: 0.4, bounce: 0.15))
}

// 53. Text from the design tool to a motion and back
func guess53() throws {
  let motion = try ParsedMotion(parsing: "0.4s cubic-bezier(.2, 0, 0, 1) 0.1s")
  print(motion.value(at: 0.3), motion.description)
}

// 54. A curve by its CSS name; all presets in a list
func guess54() {
  let standard = TimingCurve(named: "ease-in-out-cubic")  // error: 'init(named:)' is unavailable: use TimingCurve("ease-in-out"), or a string literal
  let spring = Spring(named: "swiftui.bouncy")  // error: 'init(named:)' is unavailable: use Spring.snappy and its like, or ParsedMotion(parsing: "swiftui.snappy")
  for preset in Spring.presets { print(preset.name, preset.spring) }  // error: type 'Spring' has no member 'presets'
  _ = (standard, spring)
}

// MARK: - Custom structs and closures

// 55. My own struct as a value that springs move
struct Frame55: Animatable {  // error: cannot find type 'Animatable' in scope
  var x, width: Double
  var animatableData: SIMD2<Double> { get { [x, width] } set { (x, width) = (newValue.x, newValue.y) } }
}
func guess55() {
  print(SpringMotion(.smooth, from: Frame55(x: 0, width: 10), to: Frame55(x: 5, width: 80)).value(at: 0.2).width)  // error: generic struct 'SpringMotion' requires that 'Frame55' conform to 'VectorValue'
}

// 56. A closure of time as a generator, put together with others
func guess56() {
  let orbit = Motion(duration: 2) { t in SIMD2(cos(t * .pi), sin(t * .pi)) }  // error: 'any Motion' cannot be constructed because it has no accessible initializers
  print(orbit.reversed().value(at: 0.5))
}

// MARK: - Combinators

// 57. Delay, repeat back and forth, map to a label
func guess57() {
  let pulse = Tween(from: 1.0, to: 1.2, duration: 0.5, curve: .easeInOut)
    .repeated(3, autoreverses: true).delayed(by: 0.2).map { "\($0 * 100) %" }  // error: 'repeated(_:autoreverses:)' is unavailable: use autoreversed().repeated(3), where there and back is once
  print(pulse.value(at: 1.1))
}

// 58. Two motions added (additive animation), limited to a range, faster
func guess58() {
  let sum = SpringMotion(.bouncy, from: 0.0, to: 100)
    .added(to: Tween(from: 0.0, to: 20, duration: 1)).clamped(to: 0...110).speed(2)  // error: 'added(to:)' has been renamed to 'adding(_:)'
  print(sum.value(at: 0.3))
}

// MARK: - Followers, noise, oscillation

// 59. A camera smooths a jittery target, as Unity's SmoothDamp does
func guess59() {
  var follower = Follower(SIMD2<Double>(0, 0), smoothTime: 0.3)  // error: no exact matches in call to initializer
  for i in 0..<60 { follower.update(target: [Double(i), 10], dt: 1.0 / 60) }
  print(follower.value, follower.velocity)
}

// 60. A hand-held wiggle, as After Effects has it, and a damped oscillation for a wrong password
func guess60() {
  let wiggle = Wiggle(frequency: 3, amplitude: 8, seed: 42)  // error: cannot find 'Wiggle' in scope
  let shake = DampedOscillation(amplitude: 12, frequency: 6, decay: 5)  // error: 'init(amplitude:frequency:decay:)' is unavailable: use DampedOscillation(decay:frequency:).mapped(from:to:)
  print(wiggle.value(at: 0.7), shake.value(at: 0.1))
}

// MARK: - Simulations

// 61. A pendulum as x″ = f(t, x, x′)
func guess61() throws {
  let pendulum = try Simulation(position: 1.0, velocity: 0) { t, x, v in -9.81 * sin(x) - 0.1 * v }  // error: missing argument for parameter 'duration' in call
  let run = try pendulum.solve(until: 10)
  print(run.value(at: 2.5), run.velocity(at: 2.5))
}

// MARK: - Layers, scenes, effects, Lottie, export

// 62. Core Animation without a screen
func guess62() {
  let layer = Layer()
  let move = BasicAnimation(keyPath: "position.x", from: 0, to: 100, duration: 0.5)  // error: cannot find 'BasicAnimation' in scope
  move.timingFunction = .easeOut  // error: cannot infer contextual base in reference to member 'easeOut'
  layer.add(move, forKey: "move")  // error: cannot use mutating member on immutable value: 'layer' is a 'let' constant
  print(layer.presentation(at: 0.25).position.x)
}

// 63. A scene of two shapes as SVG text
func guess63() {
  let scene = Scene(size: [200, 100]) {  // error: extra trailing closure passed in call
    Shape.circle(center: [50, 50], radius: 20).fill(Color(hex: "#e91e63"))
    Shape.path("M100 20L180 80").stroke(.black, width: 3)
  }
  print(scene.svg())
}

// 64. The cube refresh pulled, released, then a frame of it; and a Lottie document's facts and frame
func guess64(json: String) throws {
  var cubes = CubeRefresh()
  cubes.pull(to: 0.7, at: 0); cubes.release(at: 0.4)  // error: value of type 'CubeRefresh' has no member 'release'
  let animation = try LottieAnimation(parsing: json)
  print(cubes.scene(at: 0.6).svg(), animation.duration, animation.frameRate, try animation.scene(at: 0.5).svg())  // error: call can throw but is not marked with 'try'
}

// 65. A spring as CSS linear() for a stylesheet
func guess65() throws {
  let css = try MotionExporter(SpringMotion(.bouncy, from: 0, to: 1), tolerance: 0.002).cssLinear()  // error: value of type 'MotionExporter<SpringMotion<Double>>' has no member 'cssLinear'
  print("transition: transform \(css.duration)s \(css.text);")
}
