import MotionCurves
import MotionKeyframes
import MotionSprings

// A crowd on springs, and the keyframes of its leader.
let leader = KeyframeTrack([Keyframe(0, at: 0, curve: .easeOut), Keyframe(1.3, at: 0.2), Keyframe(1, at: 0.5)])
var crowd = SpringPool<Double>()
let group = crowd.addGroup(.snappy)
let members = (0..<3).map { crowd.add(to: group, at: Double($0)) }
for frame in 0..<30 {
  let target = leader.value(at: Double(frame) / 60)
  for member in members { crowd.retarget(member, to: target) }
  crowd.step(by: 1.0 / 60)
}
print(leader.restTime, members.map { (100 * crowd.position(of: $0)).rounded() })
