import MotionExport
import MotionNumerics
import TestSupport

extension RandomText {
  /// A text as another system may write it: an exported one, often with mistakes, or words of its format.
  static func imported(_ random: inout SplitMix64) -> String {
    switch random.below(4) {
    case 0: return tokens(of: importedWords[random.below(importedWords.count)], &random, count: 1 + random.below(24))
    case 1: return exported(&random)
    default: return mutated(exported(&random), &random)
    }
  }

  private static func exported(_ random: inout SplitMix64) -> String {
    let example = importedExamples[random.below(importedExamples.count)]
    guard random.once(in: 2), let motion = ParsedMotion(exportedMotion(&random)),
      case .curve(_, duration: _?, _) = motion.shape, let exporter = try? MotionExporter(motion, tolerance: 3e-2)
    else { return example }
    let text: ExportedText? =
      switch random.below(5) {
      case 0: try? exporter.css()
      case 1: try? exporter.cssKeyframes(.scale)
      case 2: try? exporter.androidPathInterpolator()
      case 3: try? exporter.svg()
      default: try? exporter.lottie()
      }
    return text?.text ?? example
  }

  private static let importedExamples = [
    ".a { transition: opacity 0.3s cubic-bezier(.34, 1.56, .64, 1) 0.1s, transform 400ms steps(4, jump-both) }",
    ":root { --spring: linear(0, 1.1 60%, 1); --in: ease-in } .b { animation-timing-function: var(--spring), linear; }",
    "@keyframes s { from { opacity: 0 } 30% { opacity: .4; animation-timing-function: ease } to { opacity: 100% } }",
    ".s { animation: 800ms ease-in-out 0.1s 4 alternate both s } @keyframes s { 0% { scale: 1 } 100% { scale: 2 } }",
    ".t { animation-delay: 1s; animation-name: a, b; animation-duration: 2s, 3s } @keyframes b {0%{scale:0}to{scale:2}}",
    "<pathInterpolator xmlns:android=\"http://schemas.android.com/apk/res/android\" android:pathData=\"M0,0 L1,1\"/>",
    "<cubicInterpolator android:controlX1=\"0.2\" android:controlY1=\"0\" android:controlX2=\"0\" android:controlY2=\"1\"/>",
    "<pathInterpolator android:controlX1=\"0.3\" android:controlY1=\"0.8\"/>",
    "<pathInterpolator android:pathData=\"M0 0Q.3 0 .5.5L1 1\"/>", "<decelerateInterpolator android:factor=\"2.5\"/>",
    "<overshootInterpolator android:tension=\"2\"/>", "<bounceInterpolator/>",
    "@keyframes m { 0% { transform: translate(10px, -2em) rotate(.25turn) } to { translate: 3px 4px; rotate: 90deg } }",
    "<svg><g id='&#97;&amp;'><animateMotion values='0,0;9,3;4,4' calcMode='paced' dur='1s' keyPoints='0;1'/></g></svg>",
    "<svg><rect><animate attributeName='x' values='0;9;3' calcMode='paced' dur='.5min' begin='2s'/></rect></svg>",
    "<svg><g><animateMotion from='0,0' by='3 4' calcMode='discrete' dur='2s'/></g></svg>",
    "<svg><rect><animate attributeName='x' values='0;9;3' keyTimes='0;.2;1' dur='1s' repeatCount='2'/></rect></svg>",
    "<svg><g><animateTransform type='rotate' by='90' dur='2s' accumulate='sum' repeatDur='7s'/><set to='1'/></g></svg>",
    "<svg><path id='p' d='M0 0h9'/><animateMotion dur='1:02' rotate='auto'><mpath href='#p'/></animateMotion></svg>",
    #"{"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.3],"y":[0]},"i":{"x":[0.6],"y":[1]}},{"t":60,"s":[100]}]}"#,
    #"[{"t":0,"s":[0,1],"h":1},{"t":10.5,"s":[5,6]},{"t":20,"s":[5,6]}]"#,
  ]

  private static let importedWords = [
    [
      "@keyframes", "a", "{", "}", "from", "to", "50%", ";", ":", "opacity:", "transition:", "animation:", "0.3s", "ms",
      "ease", "cubic-bezier(", "linear(", "steps(", ")", "var(--a)", "--a:", "@media", "/*", "*/", "url(", "\"", "'",
      "\\", "infinite", "alternate", "both", "calc(", "animation-name:", "animation-duration:", ",", "b",
    ],
    [
      "<", ">", "/>", "</", "<?xml", "?>", "<!--", "-->", "pathInterpolator", "android:pathData=\"M0,0", "L1,1\"", "C",
      "cubicInterpolator", "android:controlX1=", "accelerateInterpolator", "android:factor=", "\"", "'", "&amp;",
      "xmlns",
    ],
    [
      "<svg>", "</svg>", "<rect", "<animate", "<animateTransform", "<animateMotion", "<set", "<mpath", "/>", ">",
      " attributeName=", "'x'", " type=", "'scale'", "'rotate'", " values=", "'0;1;2'", " from=", " to=", " by=", "'1'",
      " dur=", "'1s'", "'indefinite'", " begin=", "'-5ms'", " repeatCount=", " repeatDur=", " keyTimes=", "'0;.5;1'",
      " keySplines=", "'0 0 1 1'", " keyPoints=", " calcMode=", "'paced'", "'spline'", "'discrete'", " additive='sum'",
      " accumulate='sum'", " fill='freeze'", " path='M0 0h1'", " rotate='auto'", " id='a'", " href='#a'", " end=",
    ],
    [
      "{", "}", "[", "]", ":", ",", "\"k\"", "\"a\"", "\"t\"", "\"s\"", "\"o\"", "\"i\"", "\"x\"", "\"y\"", "\"h\"",
      "\"fr\"", "\"to\"", "1", "true", "null",
    ],
  ]
}
