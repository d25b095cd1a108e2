extension PastedRow {
  /// Source: https://motion.dev/docs/react-transitions.
  static let motion: [PastedRow] = rows(
    "Motion",
    [
      Words("{stiffness: 170, damping: 26}", "spring(1 170 26)"),
      Words(#"{"type":"spring","stiffness":170,"damping":26}"#, "spring(1 170 26)"),
      Words(#"{ type: "spring", stiffness: 170, damping: 26, mass: 1 }"#, "spring(1 170 26)"),
      Words(
        #"{ type: "spring", stiffness: 300, damping: 20, mass: 0.5, velocity: 2 }"#, "spring(0.5 300 20)",
        remark: "velocity is left out, as it is in units of the property; it is the spring's fourth number"),
      Words(#"{ type: "spring" }"#, "spring(1 100 10)"),
      Words(#"{ type: "spring", stiffness: 300, damping: 20, duration: 0.5, bounce: 0.4 }"#, "spring(1 300 20)"),
      Words("{bounce: 0.25, duration: 0.8}", "spring(1 137.41358694003588 17.583531232806475)"),
      Words(#"{ type: "spring", bounce: 0 }"#, "spring(1 133.2123819173715 23.083533691128963)"),
      Words(
        #"{ type: "spring", visualDuration: 0.5, bounce: 0.25 }"#, "spring(1 109.6622711232151 15.707963267948966)"),
      Words(
        #"{ type: "spring", visualDuration: 0.5 }"#, "spring(1 109.6622711232151 20.943951023931955)",
        remark: "Motion reads visualDuration only beside a bounce; it is taken as without one"),
      Words(#"transition={{ type: "spring", stiffness: 400, damping: 10 }}"#, "spring(1 400 10)"),
      Words(
        "transition: { duration: 0.8, delay: 0.5, ease: [0, 0.71, 0.2, 1.01] }",
        "0.8s cubic-bezier(0, 0.71, 0.2, 1.01) 0.5s"),
      Words(#"<motion.div animate={{ x: 100 }} transition={{ ease: "easeOut", duration: 2 }} />"#, "2s ease-out"),
      Words("ease: [0.34, 1.56, 0.64, 1]", "cubic-bezier(0.34, 1.56, 0.64, 1)"),
      Words(#"{ ease: "easeInOut" }"#, "ease-in-out"),
      Words("{ duration: 0.5 }", "0.5s ease-in-out"),
      Words("animate(element, { x: 100 }, { duration: 0.5 })", "0.5s ease-in-out"),
      Words("{ duration: 300 }", "300s ease-in-out", remark: "the duration is in seconds, as Motion's are"),
      Words(#"{ ease: "backOut", duration: 0.4 }"#, "0.4s cubic-bezier(0.33, 1.53, 0.69, 0.99)"),
      Words(#"{ ease: "backIn" }"#, "cubic-bezier(0.31, 0.01, 0.67, -0.53)"),
      Words(
        #"{ ease: "circIn", duration: 1, repeat: Infinity }"#, "1s ease-in-circ, forever"),
      Words(
        #"transition={{ duration: 2, ease: "linear", repeat: 3, repeatType: "reverse" }}"#,
        "2s linear, 4 times, alternating"),
      Words("{ ease: cubicBezier(0.2, 0, 0, 1), duration: 0.3 }", "0.3s cubic-bezier(0.2, 0, 0, 1)"),
      Words(#"animate(element, { x: 100 }, { type: "spring", stiffness: 200, damping: 15 })"#, "spring(1 200 15)"),
      Words("transition={{ type: 'tween', duration: 0.3 }}", "0.3s ease-in-out"),
      Words(#"{"transition":{"type":"spring","bounce":0.4}}"#, "spring(1 190.2142763013069 16.55018301632589)"),
      Words(#"const transition = { type: "spring", stiffness: 500, damping: 30 };"#, "spring(1 500 30)"),
      Words(#"transition={{ type: "spring", damping: 5 }}"#, "spring(1 100 5)"),
      Words(
        #"{ type: "spring", duration: 0.4, bounce: 0.4, delay: 0.1 }"#,
        "spring(1 760.8571052052276 33.10036603265178) after 0.1s"),
      Words(#"{ "ease": [0.22, 1, 0.36, 1], "duration": 0.6 }"#, "0.6s cubic-bezier(0.22, 1, 0.36, 1)"),
      Words(#"{ duration: 0.5, ease: "linear", delay: 0.2 }"#, "0.5s linear 0.2s"),
      Words(
        #"{ duration: 0.5, ease: "linear", repeat: 2, repeatDelay: 0.3 }"#, "0.5s linear, 3 times",
        remark: "repeatDelay is left out"),
      Words(#"{ duration: 0.5, ease: "linear", delay: stagger(0.1) }"#, "0.5s linear", remark: "delay is left out"),
    ])

  /// Source: https://developer.mozilla.org/docs/Web/API/Element/animate.
  static let webAnimations: [PastedRow] = rows(
    "Web Animations",
    [
      Words(#"{ duration: 300, easing: "ease-out" }"#, "0.3s ease-out"),
      Words(
        #"el.animate([{ opacity: 0 }], { duration: 500, easing: "cubic-bezier(0.2, 0, 0, 1)", iterations: Infinity })"#,
        "0.5s cubic-bezier(0.2, 0, 0, 1), forever"),
      Words(
        #"{ duration: 500, easing: "ease", iterations: 3, direction: "alternate", delay: 100 }"#,
        "(0.5s ease, 3 times, alternating) after 0.1s"),
      Words("element.animate({ opacity: [0, 1] }, { duration: 300 })", "0.3s linear"),
      Words("element.animate({ opacity: [0, 1] }, 300)", "0.3s linear"),
      Words("document.querySelector('.a').animate(frames, { duration: 300, delay: 50 })", "0.3s linear 0.05s"),
      Words("new KeyframeEffect(el, frames, { duration: 300, iterations: Infinity })", "0.3s linear, forever"),
      Words(
        #"el.animate([{ opacity: 0, easing: "ease-in" }, { opacity: 1 }], { duration: 500 })"#, "0.5s linear",
        remark: "the easings of its keyframes are left out"),
      Words(#"{ duration: 300, easing: "ease", endDelay: 100 }"#, "0.3s ease", remark: "endDelay is left out"),
    ])

  /// Source: https://www.react-spring.dev/docs/advanced/config.
  static let reactSpring: [PastedRow] = rows(
    "react-spring",
    [
      Words("config: { tension: 170, friction: 26 }", "spring(1 170 26)"),
      Words("config: { mass: 1, tension: 280, friction: 60 }", "spring(1 280 60)"),
      Words("config.wobbly", "react-spring.wobbly"),
      Words("useSpring({ to: { opacity: 1 }, config: config.gentle })", "react-spring.gentle"),
      Words(#"config: "molasses""#, "react-spring.molasses"),
      Words("config: { duration: 250 }", "0.25s linear"),
      Words("config: { duration: 250, easing: easings.easeOutCubic }", "0.25s ease-out-cubic"),
      Words("config: { frequency: 0.4, damping: 0.6 }", "spring(1 246.74011002723395 18.84955592153876)"),
      Words("{ mass: 5, tension: 350, friction: 40 }", "spring(5 350 40)"),
      Words("spring(tension: 170, friction: 26)", "spring(1 170 26)"),
      Words("config: { tension: 170, friction: 26, clamp: true }", "spring(1 170 26)", remark: "clamp is left out"),
      Words("useSpring(() => ({ from: { x: 0 }, config: { tension: 120, friction: 14 } }))", "spring(1 120 14)"),
      Words(
        "useSpring({ from: { x: 0 }, delay: 200, config: { tension: 120, friction: 14 } })",
        "spring(1 120 14) after 0.2s"),
      Words(
        "useSpring({ delay: 200, loop: true, config: config.gentle })", "react-spring.gentle after 0.2s",
        remark: "loop is left out"),
    ])

  /// Source: https://gsap.com/docs/v3/Eases.
  static let gsap: [PastedRow] = rows(
    "GSAP",
    [
      Words("power2.out", "ease-out-cubic"),
      Words("power1.in", "ease-in-quad"),
      Words("power3.inOut", "ease-in-out-quart"),
      Words("power4.out", "ease-out-quint"),
      Words("sine.out", "ease-out-sine"),
      Words("expo", "ease-out-expo", remark: "GSAP's expo since 3.12 differs from Penner's by up to 0.008"),
      Words("circ.inOut", "ease-in-out-circ"),
      Words("back.out(1.7)", "cubic-bezier(0.3333333333333333, 1.5666666666666667, 0.6666666666666666, 1)"),
      Words("back.in(2)", "cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, -0.6666666666666666)"),
      Words("back.out", "ease-out-back"),
      Words("elastic.out(1, 0.3)", "ease-out-elastic"),
      Words(
        "elastic.out(1, 0.4)", "damped(6.931471805599453, 15.707963267948966)",
        remark: "the original jumps to 1 at its end, by less than 0.001"),
      Words(
        "elastic.out(0.5, 0.3)", "damped(6.931471805599453, 10.471975511965978)",
        remark: "the original jumps to 1 at its end, by less than 0.001"),
      Words("elastic.inOut", "ease-in-out-elastic"),
      Words("bounce.out", "ease-out-bounce"),
      Words("none", "linear"),
      Words("Power2.easeOut", "ease-out-cubic"),
      Words("Back.easeOut.config(1.7)", "cubic-bezier(0.3333333333333333, 1.5666666666666667, 0.6666666666666666, 1)"),
      Words(#""power2.inOut""#, "ease-in-out-cubic"),
      Words(
        #"gsap.to(x, {duration: 1, ease: "back.out(1.7)"})"#,
        "1s cubic-bezier(0.3333333333333333, 1.5666666666666667, 0.6666666666666666, 1)"),
      Words(#"gsap.to(".box", { x: 100, duration: 0.5, ease: "power2.out", delay: 0.2 })"#, "0.5s ease-out-cubic 0.2s"),
      Words(
        #"gsap.to(".box", { x: 100, duration: 2, ease: "steps(5)", repeat: -1 })"#, "2s steps(6, jump-none), forever"),
      Words(
        #"gsap.to(".box", { x: 100, duration: 1, ease: "power1.inOut", repeat: 2, yoyo: true })"#,
        "1s ease-in-out-quad, 3 times, alternating"),
      Words(#"gsap.from(".box", { opacity: 0 })"#, "0.5s ease-out-quad"),
      Words(#"gsap.from(".box", { opacity: 0, duration: 1 })"#, "1s ease-out-quad"),
      Words("gsap.to(x, { x: 100, delay: 1 })", "0.5s ease-out-quad 1s"),
      Words(
        "gsap.to(x, { duration: 1, repeat: -1, repeatDelay: 0.5 })", "1s ease-out-quad, forever",
        remark: "repeatDelay is left out"),
      Words("TweenMax.to(el, 0.5, { x: 1, ease: Power3.easeOut })", "0.5s ease-out-quart"),
      Words(#"tl.to(".a", { y: 20, ease: "none", duration: 1 })"#, "1s linear"),
      Words(#"ease: "power2.out", duration: 1"#, "1s ease-out-cubic"),
      Words("`power2.out`", "ease-out-cubic"),
      Words("bounce", "ease-out-bounce"),
      Words("strong.in", "ease-in-quint"),
      Words("quad.inOut", "ease-in-out-quad"),
      Words("elastic.in", "ease-in-elastic"),
      Words(
        "Elastic.easeOut.config(1, 0.5)", "damped(6.931471805599453, 12.566370614359172)",
        remark: "the original jumps to 1 at its end, by less than 0.001"),
    ])
}
