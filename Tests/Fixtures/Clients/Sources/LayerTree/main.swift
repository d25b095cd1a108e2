import LayerAnimation
import MotionNumerics

// A card with a badge on it, as Core Animation would have it: model values, implicit animations, keys, a transaction.
var card = Layer(name: "card")
card.model.bounds = Rectangle(x: 0, y: 0, width: 200, height: 120)
card.model.position = [160, 90]
card.model.backgroundColor = .white
card.model.cornerRadius = 12

var badge = Layer(.shape, name: "badge")
badge.model.path = Path.circle(center: [0, 0], radius: 8)
badge.model.fillColor = Color(hex: 0xFF3B30)
badge.model[.position] = [190, 10]
badge.model.isHidden = true
card.sublayers.append(badge)

// Setting a value animates it for a quarter of a second, from what is shown.
card.set(.opacity, to: 0.5, at: 10)
card.set(.backgroundColor, to: Color(hex: 0xFFCC00), at: 10)
print(card.presentation(at: 10.125)[.opacity], card.presentation(at: 10.25)[.opacity])
let halfway = card.presentation(at: 10.125).backgroundColor
print(halfway.red, halfway.blue)

// Without an animation, and with another duration and curve.
card.sublayers[0].set(.isHidden, to: false, at: 10, in: .withoutActions)
card.set(.position, to: [160, 290], at: 11, in: Transaction(animationDuration: 0.5, timingCurve: .linear))
print(card.presentation(at: 11.25)[.position], card.sublayers[0].presentation(at: 10).isHidden)

// Explicit animations: basic, keyframes, a spring, and a group of them.
var pulse = Animation.basic(.scale, from: 1, to: 1.25, duration: 0.5, timingCurve: .easeInOut)
pulse.autoreverses = true
pulse.repeatCount = 3
card.sublayers[0].add(pulse, forKey: "pulse", at: 12)
print(card.sublayers[0].presentation(at: 12.5)[.scale])

card.add(
  .keyframes(.rotation, [0, 0.1, -0.1, 0], LayerTrack.Options(keyTimes: [0, 0.25, 0.75, 1]), duration: 1), at: 12)
print(card.presentation(at: 12.25)[.rotation])

card.add(.spring(.position, from: [160, 290], to: [160, 90], SpringParameters(stiffness: 200, damping: 15)), at: 13)
print(card.presentation(at: 13).position)

card.add(
  .group([.basic(.opacity, to: 0), .basic("transform.translation.x", by: 40)], duration: 1), forKey: "leave", at: 20)
print(card.presentation(at: 20.5)[.opacity], card.presentation(at: 20.5)[.translationX])

// When the display link can stop, and what the screen shows.
print(card.restTime)
print(card.rendered(at: 21).map(\.name), card.events(in: 20..<22).map(\.time))

// A key path from a document may be wrong.
do {
  _ = try LayerKeyPath(parsing: "position.depth")
} catch {
  print(error)
}
