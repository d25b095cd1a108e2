import MotionNumerics
import SwiftUI

// Before Swift 6.3, an import of the one declaration decides which module a name means.
import struct MotionNumerics.Color
import struct MotionNumerics.Spring

let motion = SpringMotion(Spring(duration: 0.5, bounce: 0.3), from: Color.red, to: Color.blue)
print(motion.value(at: 0.25))
