extension PastedRow {
  /// Source: https://developer.apple.com/documentation/swiftui/animation.
  static let swiftUI: [PastedRow] = rows(
    "SwiftUI",
    [
      Words(".spring(response: 0.4, dampingFraction: 0.6)", "spring(1 246.74011002723395 18.84955592153876)"),
      Words(
        "withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }",
        "spring(1 246.74011002723395 18.84955592153876)"),
      Words(
        "withAnimation(.spring()) { x = 1 }", "spring(1 157.91367041742973 25.132741228718345)",
        remark: "SwiftUI's default since iOS 17, a duration of 0.5 s without bounce"),
      Words(".animation(.bouncy, value: x)", "swiftui.bouncy"),
      Words(".animation(.easeInOut(duration: 0.3), value: isOn)", "0.3s ease-in-out"),
      Words(".spring(duration: 0.5, bounce: 0.3)", "spring(1 157.91367041742973 17.59291886010284)"),
      Words(".snappy(duration: 0.4, extraBounce: 0.1)", "spring(1 246.74011002723395 23.561944901923447)"),
      Words(".smooth", "swiftui.smooth"),
      Words(".smooth(duration: 0.6)", "spring(1 109.6622711232151 20.943951023931955)"),
      Words(".easeInOut(duration: 0.3)", "0.3s ease-in-out"),
      Words(".easeInOut", "0.35s ease-in-out", remark: "the duration is SwiftUI's default"),
      Words(
        ".linear(duration: 2).repeatForever(autoreverses: false)", "2s linear, forever"),
      Words(".easeInOut(duration: 1).repeatForever()", "1s ease-in-out, forever, alternating"),
      Words(
        ".easeInOut(duration: 1).delay(0.5).repeatForever(autoreverses: true)",
        "(1s ease-in-out, forever, alternating) after 0.5s"),
      Words(".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6)", "0.6s cubic-bezier(0.2, 0.8, 0.2, 1)"),
      Words(".interpolatingSpring(stiffness: 170, damping: 15)", "spring(1 170 15)"),
      Words("interpolatingSpring(stiffness: 170, damping: 15)", "spring(1 170 15)"),
      Words(".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)", "spring(1 100 10 5)"),
      Words(".interpolatingSpring(duration: 0.4, bounce: 0.2)", "spring(1 246.74011002723395 25.132741228718345)"),
      Words(
        ".interactiveSpring(response: 0.15, dampingFraction: 0.86)", "spring(1 1754.5963379714417 72.04719152232592)"),
      Words(".interactiveSpring()", "swiftui.interactive"),
      Words(".easeOut(duration: 0.2).delay(0.1)", "0.2s ease-out 0.1s"),
      Words(".bouncy.delay(0.1)", "swiftui.bouncy after 0.1s"),
      Words(".spring(.snappy(duration: 0.4))", "spring(1 246.74011002723395 26.70353755551324)"),
      Words("Animation.default", "spring(1 130.5071656342394 22.84794657156213)"),
      Words("Spring(response: 0.4, dampingRatio: 0.6)", "spring(1 246.74011002723395 18.84955592153876)"),
      Words("Animation.bouncy.delay(0.1)", "swiftui.bouncy after 0.1s"),
      Words(".transition(.opacity.animation(.easeIn(duration: 0.25)))", "0.25s ease-in"),
      Words(".spring(mass: 1, stiffness: 170, damping: 26)", "spring(1 170 26)"),
      Words(".interactiveSpring(duration: 0.2, extraBounce: 0.1)", "spring(1 986.9604401089358 47.75220833456485)"),
      Words(".timingCurve(0.4, 0, 0.2, 1)", "0.35s cubic-bezier(0.4, 0, 0.2, 1)"),
      Words(".easeIn(duration: 0.25).repeatCount(3)", "0.25s ease-in, 3 times, alternating"),
    ])

  /// Source: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator.
  static let uiKit: [PastedRow] = rows(
    "UIKit",
    [
      Words(
        "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)", "spring(1 100 10)"),
      Words(
        "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: 0))",
        "spring(1 100 10 5)"),
      Words(
        "UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7)", "spring(1 387.2745799154265 27.55101044670115)"),
      Words("UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)", "0.5s ease-in-out"),
      Words(
        "UIViewPropertyAnimator(duration: 0.6, timingParameters: UISpringTimingParameters(dampingRatio: 0.6))",
        "spring(1 338.15871342454574 22.066910688434522)"),
      Words(
        "UIViewPropertyAnimator(duration: 0.4, timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)))",
        "0.4s cubic-bezier(0.2, 0, 0, 1)"),
      Words(
        "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) { }",
        "spring(1 646.8780063665112 25.43379653859233)"),
      Words(
        "UIView.animate(withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [])",
        "spring(1 630.0942778649897 25.1016787857902 1) after 0.1s"),
      Words(
        "UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut, animations: { })", "0.3s ease-out 0.1s"),
      Words(
        "UIView.animate(withDuration: 1, delay: 0.2, options: [.repeat, .autoreverse], animations: { x = 1 })",
        "(1s ease-in-out, forever, alternating) after 0.2s"),
      Words("UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat])", "1s ease-in, forever"),
      Words(
        "UIView.animate(withDuration: 1, delay: 0, options: .autoreverse)", "1s ease-in-out",
        remark: "autoreverse is left out"),
      Words("UIView.animate(springDuration: 0.5, bounce: 0.3) { }", "spring(1 157.91367041742973 17.59291886010284)"),
      Words("CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
      Words("CAMediaTimingFunction(name: .easeInEaseOut)", "ease-in-out"),
      Words("CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)", "ease-in"),
      Words(
        "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)", "spring(1 157.91367041742973 17.59291886010284)"),
      Words("UICubicTimingParameters(animationCurve: .easeOut)", "ease-out"),
      Words(
        "UIViewPropertyAnimator(duration: 0.3, controlPoint1: CGPoint(x: 0.1, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 1))",
        "0.3s cubic-bezier(0.1, 0.5, 0.5, 1)"),
      Words("UISpringTimingParameters(duration: 0.5, bounce: 0.2)", "spring(1 157.91367041742973 20.106192982974676)"),
    ])

  /// Source: https://developer.android.com/develop/ui/compose/animation/customize.
  static let compose: [PastedRow] = rows(
    "Compose",
    [
      Words("spring(dampingRatio = 0.5f, stiffness = 200f)", "spring(1 200 14.142135623730951)"),
      Words(
        "spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow)",
        "spring(1 200 14.142135623730951)"),
      Words("spring(stiffness = Spring.StiffnessLow)", "spring(1 200 28.284271247461902)"),
      Words("spring<Float>(Spring.DampingRatioHighBouncy)", "spring(1 1500 15.491933384829668)"),
      Words("spring(0.5f, 200f)", "spring(1 200 14.142135623730951)"),
      Words(
        "spring()", "spring(1 1500 77.45966692414834)", remark: "Compose's default, a stiffness of 1500 without bounce"),
      Words("Spring.DampingRatioMediumBouncy", "spring(1 1500 38.72983346207417)"),
      Words("Spring.StiffnessVeryLow", "spring(1 50 14.142135623730951)"),
      Words(
        "animateFloatAsState(1f, animationSpec = spring(dampingRatio = 0.75f))", "spring(1 1500 58.09475019311125)"),
      Words("tween(300, easing = FastOutSlowInEasing)", "0.3s cubic-bezier(0.4, 0, 0.2, 1)"),
      Words(
        "tween(durationMillis = 300, delayMillis = 50, easing = LinearOutSlowInEasing)",
        "0.3s cubic-bezier(0, 0, 0.2, 1) 0.05s"),
      Words("tween(500)", "0.5s cubic-bezier(0.4, 0, 0.2, 1)"),
      Words(
        "tween(durationMillis = 400, easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f))",
        "0.4s cubic-bezier(0.4, 0, 0.2, 1)"),
      Words("tween(400, easing = EaseOutBack)", "0.4s cubic-bezier(0.34, 1.56, 0.64, 1)"),
      Words("CubicBezierEasing(0.4f, 0f, 0.2f, 1f)", "cubic-bezier(0.4, 0, 0.2, 1)"),
      Words("PathInterpolator(0.4f, 0f, 0.2f, 1f)", "cubic-bezier(0.4, 0, 0.2, 1)"),
      Words("FastOutSlowInEasing", "compose.fast-out-slow-in"),
      Words("LinearEasing", "linear"),
      Words(
        "infiniteRepeatable(animation = tween(1000, easing = LinearEasing))", "1s linear, forever"),
      Words(
        "infiniteRepeatable(tween(800, easing = LinearEasing), RepeatMode.Reverse)",
        "0.8s linear, forever, alternating"),
      Words(
        "modifier.animateContentSize(spring(Spring.DampingRatioLowBouncy, Spring.StiffnessMediumLow))",
        "spring(1 400 30)"),
      Words("tween(durationMillis = 250, easing = EaseOutElastic)", "0.25s ease-out-elastic"),
      Words("tween(easing = EaseInOut)", "0.3s ease-in-out"),
      Words(
        "repeatable(3, animation = tween(200))", "0.2s cubic-bezier(0.4, 0, 0.2, 1), 3 times"),
    ])

  /// Source: https://api.flutter.dev/flutter/animation/Curves-class.html.
  static let flutter: [PastedRow] = rows(
    "Flutter",
    [
      Words("Curves.easeOut", "ease-out"),
      Words("Curves.easeOutBack", "cubic-bezier(0.175, 0.885, 0.32, 1.275)"),
      Words(
        "Curves.elasticOut", "damped(6.931471805599453, 15.707963267948966)",
        remark: "the original jumps to 1 at its end, by less than 0.001"),
      Words("Curves.bounceOut", "ease-out-bounce"),
      Words("Curves.decelerate", "ease-out-quad"),
      Words("Curves.fastOutSlowIn", "cubic-bezier(0.4, 0, 0.2, 1)"),
      Words("Curves.fastLinearToSlowEaseIn", "cubic-bezier(0.18, 1, 0.04, 1)"),
      Words("Cubic(0.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
      Words("SpringDescription(mass: 1, stiffness: 100, damping: 10)", "spring(1 100 10)"),
      Words(
        "SpringDescription.withDampingRatio(mass: 1, stiffness: 500, ratio: 1.1)", "spring(1 500 49.19349550499538)"),
      Words(
        "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: 0.3)",
        "spring(1 157.91367041742973 17.59291886010284)"),
      Words(
        "AnimatedContainer(duration: const Duration(milliseconds: 300), curve: Curves.easeInOut)", "0.3s ease-in-out"),
      Words("CurvedAnimation(parent: controller, curve: Curves.easeIn)", "ease-in"),
      Words(
        "ElasticOutCurve(0.5)", "damped(6.931471805599453, 12.566370614359172)",
        remark: "the original jumps to 1 at its end, by less than 0.001"),
      Words("Curves.easeInOutExpo", "cubic-bezier(1, 0, 0, 1)"),
      Words("AnimatedOpacity(duration: const Duration(seconds: 1), curve: Curves.bounceIn)", "1s ease-in-bounce"),
      Words("SpringDescription.withDampingRatio(mass: 2, stiffness: 50)", "spring(2 50 20)"),
    ])
}
