extension PastedRow {
  /// Sources: https://reactnative.dev/docs/animated, and
  /// https://docs.swmansion.com/react-native-reanimated/docs/animations/withTiming.
  static let reactNative: [PastedRow] = rows("React Native", reactNativeSprings + reactNativeTimings)

  private static let reactNativeSprings: [Words] = [
    Words("Animated.spring(x, { toValue: 1, friction: 7, tension: 40 })", "spring(1 230.2 22)"),
    Words("Animated.spring(x, { toValue: 1, useNativeDriver: true })", "spring(1 230.2 22)"),
    Words("Animated.spring(x, { toValue: 1, stiffness: 300 })", "spring(1 300 10)"),
    Words("withSpring(1, { mass: 1, damping: 10, stiffness: 100 })", "spring(1 100 10)"),
    Words("withSpring(x + 10, { mass: 1, damping: 10, stiffness: 100 }, (done) => { end() })", "spring(1 100 10)"),
    Words(#"Animated.spring(x, { "stiffness": "170", "damping": "26" })"#, "spring(1 170 26)"),
    Words(
      "Animated.spring(x, { toValue: 1, stiffness: 100, damping: 10, delay: 500, velocity: 3 })",
      "spring(1 100 10) after 0.5s", remark: velocity),
    Words("withSpring(1, { mass: 1, stiffness: 100, damping: 10, velocity: v })", "spring(1 100 10)", remark: velocity),
    Words(
      "withSpring(1, { mass: 1, stiffness: 100, damping: 10, overshootClamping: true })", "spring(1 100 10)",
      remark: "overshootClamping is left out"),
    Words("withDelay(500, withSpring(1, { mass: 1, damping: 10, stiffness: 100 }))", "spring(1 100 10) after 0.5s"),
  ]

  private static let velocity =
    "velocity is left out, as it is in units of the property; it is the spring's fourth number"

  private static let reactNativeTimings: [Words] = [
    Words("Easing.bezier(0.25, 0.1, 0.25, 1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    Words("Easing.inOut(Easing.cubic)", "ease-in-out-cubic"), Words("Easing.sin", "ease-in-sine"),
    Words("Easing.linear", "linear"), Words("Easing.out(Easing.ease)", "ease-out"),
    Words("Easing.inOut(Easing.ease)", "keyframes(0 ease-in, 0.5 at 50% ease-out, 1)"),
    Words("{ duration: 300, easing: Easing.out(Easing.circle) }", "0.3s ease-out-circ"),
    Words(
      "Animated.timing(x, { toValue: 1, duration: 300, easing: Easing.out(Easing.cubic) })", "0.3s ease-out-cubic"),
    Words(
      "Animated.timing(x, { toValue: 1, duration: 300, delay: 100, easing: Easing.linear }).start()",
      "0.3s linear 0.1s"),
    Words(
      "Animated.timing(x, { toValue: 1, useNativeDriver: true })",
      "keyframes(0 at 0s ease-in, 0.5 at 0.25s ease-out, 1 at 0.5s)",
      remark: "the duration is React Native's default"),
    Words("withTiming(1, { duration: 500 })", "0.5s ease-in-out-quad"),
    Words("withTiming(isOpen ? 1 : 0, { duration: 500 }, () => { x.value = 1 })", "0.5s ease-in-out-quad"),
    Words("withTiming(1)", "0.3s ease-in-out-quad", remark: "the duration is Reanimated's default"),
    Words(
      "withTiming(1, { duration: 500, easing: Easing.bezier(0.25, 0.1, 0.25, 1) })",
      "0.5s cubic-bezier(0.25, 0.1, 0.25, 1)"),
    Words(
      "withRepeat(withTiming(1, { duration: 500 }), -1, true)", "0.5s ease-in-out-quad, forever, alternating"),
    Words("withRepeat(withTiming(1, { duration: 500 }))", "0.5s ease-in-out-quad, 2 times"),
    Words(
      "withRepeat(withTiming(1, { duration: 500, easing: Easing.in(Easing.quad) }), 4, true)",
      "0.5s ease-in-quad, 4 times, alternating", remark: "the way back has the reversed curve, not the mirrored"),
    Words(
      "withRepeat(withDelay(100, withTiming(1, { duration: 500 })), 3)", "(0.5s ease-in-out-quad, 3 times) after 0.1s",
      remark: "the delay comes before the first run alone"),
    Words(
      "Animated.loop(Animated.timing(x, { toValue: 1, duration: 300, easing: Easing.linear }))", "0.3s linear, forever"),
    Words(
      "Animated.loop(Animated.timing(x, { duration: 300, easing: Easing.linear }), { iterations: 4 })",
      "0.3s linear, 4 times"),
    Words(
      "withSequence(withTiming(1, { duration: 100 }), withDelay(500, withTiming(0)))", "0.1s ease-in-out-quad",
      remark: "of withSequence, this is the first animation"),
  ]
}
