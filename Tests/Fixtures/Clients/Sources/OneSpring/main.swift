import MotionCurves
import MotionSprings

// A card that springs to its place, and is caught.
let card = SpringMotion(Spring(duration: 0.5, bounce: 0.3), from: 0, to: 100)
print(card.value(at: 0.1), card.velocity(at: 0.1))
print(card.retargeted(to: 40, at: 0.2).value(at: 1))
