/// The names that scripts can use: functions and values of JavaScript and of After Effects, and the names of properties.
///
/// Which of them mean something depends on where they stand.
enum ScriptWord: String {
  // JavaScript.
  case math = "Math"
  case number = "Number"
  case string = "String"
  case array = "Array"
  case object = "Object"
  case boolean = "Boolean"
  case notANumber = "NaN"
  case infinity = "Infinity"
  case undefined, isNaN, isFinite, parseInt, parseFloat, eval
  case pi = "PI"
  case e = "E"
  case ln2 = "LN2"
  case ln10 = "LN10"
  case log2e = "LOG2E"
  case log10e = "LOG10E"
  case sqrt2 = "SQRT2"
  case sqrtHalf = "SQRT1_2"
  case abs, acos, asin, atan, atan2, ceil, cos, exp, floor, log, max, min, pow, round, sin, sqrt, tan
  case sinh, cosh, tanh, cbrt, hypot, sign, trunc, log2, log10, random
  case length, push, pop, shift, unshift, slice, splice, concat, join, reverse, indexOf, lastIndexOf, includes
  case map, filter, forEach, reduce, some, every, find, findIndex, sort, fill, isArray, keys, hasOwnProperty
  case split, substr, substring, charAt, charCodeAt, toUpperCase, toLowerCase, replace, trim, `repeat`, padStart, padEnd
  case startsWith, endsWith, fromCharCode, toString, toFixed, message
  // Vectors of After Effects, also as exporters write them.
  case add, sub, mul, div, mod, sum, neg, clamp, normalize, dot, cross, degreesToRadians, radiansToDegrees
  case bmSum = "$bm_sum"
  case bmSub = "$bm_sub"
  case bmMul = "$bm_mul"
  case bmDiv = "$bm_div"
  case bmMod = "$bm_mod"
  case bmNeg = "$bm_neg"
  case bmIsArray = "$bm_isInstanceOfArray"
  case linear, ease, easeIn, easeOut, gaussRandom, noise, seedRandom, framesToTime, timeToFrames
  case hexToRgb, rgbToHsl, hslToRgb
  // Compositions and layers.
  case time, value, thisComp, thisLayer, thisProperty, comp, layer, effect, content, mask, text, transform, index
  case name
  case bodymovinName = "_name"
  case width, height, duration, frameDuration, numLayers, displayStartTime, pixelAspect
  case inPoint, outPoint, startTime, hasParent, parent, active, enabled, source, marker, toComp, fromComp, toWorld
  case fromWorld, fromCompToSurface, posterizeTime, timeRemap
  case position, rotation, scale, opacity, anchorPoint
  // Properties.
  case valueAtTime, velocity, velocityAtTime, speed, speedAtTime, wiggle, smooth, temporalWiggle
  case loopIn, loopOut, loopInDuration, loopOutDuration
  case loopInShort = "loop_in"
  case loopOutShort = "loop_out"
  case key, nearestKey, numKeys, propertyGroup, propertyIndex, comment
  case path, points, inTangents, outTangents, isClosed, createPath, pointOnPath, tangentOnPath, normalOnPath
  case sourceText, style
}
