// One import for all numerics; a client that needs less imports single modules.

@_exported public import MotionCurves
@_exported public import MotionFitting
@_exported public import MotionInteraction
@_exported public import MotionKeyframes
@_exported public import MotionNotation
@_exported public import MotionPaths
@_exported public import MotionSprings
@_exported public import MotionValues
