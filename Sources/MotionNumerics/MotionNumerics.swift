// All numerics by one import; a client that needs less names less.

@_exported public import MotionCurves
@_exported public import MotionFitting
@_exported public import MotionInteraction
@_exported public import MotionKeyframes
@_exported public import MotionNotation
@_exported public import MotionPaths
@_exported public import MotionSprings
@_exported public import MotionValues
