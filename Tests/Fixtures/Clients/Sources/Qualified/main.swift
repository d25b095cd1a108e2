import LayerAnimation
import MotionNumerics
import SwiftUI
import VectorScene

// With both modules imported, a name that both have is given its module.
let spring = MotionNumerics::Spring(duration: 0.5, bounce: 0.3)
let motion = SpringMotion(spring, from: 0, to: 100)
let track = MotionNumerics::KeyframeTrack([0, 1, 0.5])
let path = MotionNumerics::Path.circle(center: [0, 0], radius: 10)
let fill = VectorScene::Shape(path, fill: Fill(MotionNumerics::Color.red))
let fade = LayerAnimation::Animation.basic(.opacity, from: 0, to: 1)
let theirs = SwiftUI::Animation.snappy
print(motion.value(at: 0.25), track.value(at: 0.25))
