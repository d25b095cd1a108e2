extension PastedRow {
  /// Source: https://developer.mozilla.org/docs/Web/CSS/transition.
  static let css: [PastedRow] = rows(
    "CSS",
    [
      Words("transition: opacity 300ms ease 1s;", "0.3s ease 1s"),
      Words("transition: all 0.3s ease", "0.3s ease"),
      Words(
        "transition: transform 250ms cubic-bezier(0.4, 0, 0.2, 1), opacity 100ms linear;",
        "0.25s cubic-bezier(0.4, 0, 0.2, 1)", remark: "this is the first of 2 entries"),
      Words("transition-timing-function: cubic-bezier(0.2, 0, 0, 1);", "cubic-bezier(0.2, 0, 0, 1)"),
      Words("transition-timing-function: ease-in-out; transition-duration: 200ms;", "0.2s ease-in-out"),
      Words("animation: spin 2s linear infinite", "2s linear, forever"),
      Words(
        "animation: 3s ease-in 1s 2 reverse both paused slidein;", "(3s ease-in, 2 times) after 1s",
        remark: "reverse is left out"),
      Words("animation-timing-function: steps(4, end)", "steps(4)"),
      Words("--ease-out-back: cubic-bezier(0.34, 1.56, 0.64, 1);", "cubic-bezier(0.34, 1.56, 0.64, 1)"),
      Words(".box { color: red; transition: width 2s linear; }", "2s linear"),
      Words("-webkit-transition: all .2s ease-in", "0.2s ease-in"),
      Words(
        ".a { -webkit-animation: spin 3s linear infinite; animation: spin 2s linear infinite }", "2s linear, forever"),
      Words("animation: spin 2s linear; -webkit-animation: spin 3s ease", "2s linear"),
      Words("-webkit-transition-duration: 3s; transition: all 2s linear", "2s linear"),
      Words("-webkit-animation: spin 2s linear; animation-delay: 1s", "2s linear 1s"),
      Words(#"transition: "opacity 300ms ease""#, "0.3s ease"),
      Words("transitionTimingFunction: 'ease-out'", "ease-out"),
      Words("all 0.3s ease", "0.3s ease"),
      Words("opacity 300ms ease-out 50ms", "0.3s ease-out 0.05s"),
      Words("2s infinite linear", "2s linear, forever"),
      Words("animation: 1s ease-in-out 2s infinite alternate pulse", "(1s ease-in-out, forever, alternating) after 2s"),
      Words(#""transition: opacity 300ms ease""#, "0.3s ease"),
      Words("transition: color 1s steps(4, jump-none) 250ms", "1s steps(4, jump-none) 0.25s"),
      Words("animation-duration: 3s", "3s ease"),
      Words(
        "@keyframes x { from { opacity: 0 } to { opacity: 1 } } .a { animation: x 750ms ease-in-out both }",
        "0.75s ease-in-out"),
      Words("transition: opacity 150ms linear(0, 0.25 75%, 1) 50ms", "0.15s linear(0 0%, 0.25 75%, 1 100%) 0.05s"),
    ])

  /// Source: https://tailwindcss.com/docs/transition-timing-function.
  static let tailwind: [PastedRow] = rows(
    "Tailwind",
    [
      Words("ease-in-out duration-300 delay-150", "0.3s cubic-bezier(0.4, 0, 0.2, 1) 0.15s"),
      Words("transition duration-300", "0.3s cubic-bezier(0.4, 0, 0.2, 1)"),
      Words("transition-all duration-500 ease-out", "0.5s cubic-bezier(0, 0, 0.2, 1)"),
      Words("ease-[cubic-bezier(0.95,0.05,0.795,0.035)]", "cubic-bezier(0.95, 0.05, 0.795, 0.035)"),
      Words("ease-[cubic-bezier(0.2,_0,_0,_1)] duration-[250ms]", "0.25s cubic-bezier(0.2, 0, 0, 1)"),
      Words(#"class="transition ease-in-out hover:scale-110 md:duration-700""#, "0.7s cubic-bezier(0.4, 0, 0.2, 1)"),
      Words("duration-[0.4s] ease-linear", "0.4s linear"),
      Words("animate-spin", "1s linear, forever"),
      Words("animate-ping", "1s cubic-bezier(0, 0, 0.2, 1), forever"),
      Words("transition ease-in", "0.15s cubic-bezier(0.4, 0, 1, 1)"),
      Words(
        "animate-[wiggle_1s_ease-in-out_infinite]", "1s ease-in-out, forever"),
      Words("duration-1000 ease-out", "1s cubic-bezier(0, 0, 0.2, 1)"),
      Words("animate-pulse", "2s cubic-bezier(0.4, 0, 0.6, 1), forever"),
    ])

  /// Source: https://developers.figma.com/docs/plugins/api/Easing.
  static let figma: [PastedRow] = rows(
    "Figma",
    [
      Words(
        #"{ "type": "CUSTOM_SPRING", "easingFunctionSpring": { "mass": 1, "stiffness": 711.1, "damping": 40 } }"#,
        "spring(1 711.1 40)"),
      Words(
        #"{ "type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": { "x1": 0.25, "y1": 0.1, "x2": 0.25, "y2": 1 } }"#,
        "cubic-bezier(0.25, 0.1, 0.25, 1)"),
      Words(#"{ "type": "EASE_IN_AND_OUT" }"#, "ease-in-out"),
      Words(#"{ "type": "SMART_ANIMATE", "easing": { "type": "EASE_OUT" }, "duration": 0.3 }"#, "0.3s ease-out"),
      Words("EASE_IN_AND_OUT", "ease-in-out"),
      Words(#"{"type":"EASE_IN"}"#, "ease-in"),
      Words(#"{"type":"LINEAR"}"#, "linear"),
    ])

  /// Source: https://cubic-bezier.com, https://easings.net.
  static let addresses: [PastedRow] = rows(
    "an address",
    [
      Words("https://cubic-bezier.com/#.17,.67,.83,.67", "cubic-bezier(0.17, 0.67, 0.83, 0.67)"),
      Words("https://easings.net/#easeOutBack", "ease-out-back"),
      Words("https://easings.net/en#easeInOutQuint", "ease-in-out-quint"),
      Words("http://cubic-bezier.com/#0.25,0.1,0.25,1", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ])

  /// The four numbers of a curve, with and without brackets.
  static let numbers: [PastedRow] = rows(
    "bare numbers",
    [
      Words(".17,.67,.83,.67", "cubic-bezier(0.17, 0.67, 0.83, 0.67)"),
      Words("[0.34, 1.56, 0.64, 1]", "cubic-bezier(0.34, 1.56, 0.64, 1)"),
      Words("(0.25, 0.1, 0.25, 1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
      Words("0.4 0 0.2 1", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ])

  /// The notation as people type it.
  static let loose: [PastedRow] = rows(
    "notation",
    [
      Words("ease-out;", "ease-out"),
      Words("ease 300ms;", "0.3s ease"),
      Words("ease_in_out", "ease-in-out"),
      Words("ease_in_out 300ms;", "0.3s ease-in-out"),
      Words("'ease-out'", "ease-out"),
      Words("`ease-out`", "ease-out"),
      Words("spring(duration: 0.5, bounce: 30%)", "spring(1 157.91367041742973 17.59291886010284)"),
      Words("spring(response: 400ms, damping-ratio: 60%)", "spring(1 246.74011002723395 18.84955592153876)"),
      Words("snappy 0 → 300", "swiftui.snappy 0 -> 300"),
      Words("snappy from 0 to 300", "swiftui.snappy 0 -> 300"),
      Words("ease 0.4s 0px -> 300px", "0.4s ease 0 -> 300", remark: "the ends are numbers, without px"),
      Words("ease 0.4s from 0px to 300px", "0.4s ease 0 -> 300", remark: "the ends are numbers, without px"),
      Words("ease 0.4s −10 → 10", "0.4s ease -10 -> 10"),
      Words("snappy 0% -> 100%", "swiftui.snappy 0 -> 100", remark: "the ends are numbers, without %"),
      Words("“ease-out”", "ease-out"),
      Words("STEP_START", "steps(1, start)"),
      Words("spring(1, 100, 10);", "spring(1 100 10)"),
      Words("snappy 0pt → 1", "swiftui.snappy"),
    ])
}
