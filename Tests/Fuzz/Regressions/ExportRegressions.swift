extension ExportsTarget {
  static var regressions: [Regression<FuzzText>] {
    [
      Regression("a Lottie document ended before it began", FuzzText("lottie scale 0.01 0.1s ease -0.5s")),
      Regression(
        "a duration with six decimals was 3e-9 of the distance off",
        FuzzText("keyframes scale 0.0001 0.16492085401318538s ease-out-back -0.10396369312492776s")),
      Regression(
        "a reader ended each spring of Core Animation after 1000 s",
        FuzzText("core-animation scale 0.1 spring(3.923678210437042 1e-09 8.008079570833743 -6.8)")),
      Regression(
        "a reader left out the delay of a spring",
        FuzzText("core-animation rotate 0.01 spring(1 1297 53) after 1.6s -80 -> -61")),
      Regression(
        "a reader played what takes no time", FuzzText("css translate 0.1 0ms cubic-bezier(0.13, 2, 0.75, 1.4)")),
      Regression(
        "Kotlin has no number for what 32 bits do not hold",
        FuzzText("compose opacity 0.001 spring(1 100 20) 0 -> -3e262")),
      Regression(
        "a control point of Core Animation, of 32 bits, was infinite",
        FuzzText("core-animation opacity 0.001 1.25s cubic-bezier(0.74, -0.0, 0.48, 2.36e+175) -0.8s")),
      Regression(
        "a swing of 1e175 was searched for extrema through a million intervals a fit, for minutes",
        FuzzText("svg opacity 0.01 1.25s cubic-bezier(0.74, -0.0, 0.48, 2.36e+175)")),
      Regression(
        "the fifth of six jumps was taken for a slope, without an error",
        FuzzText("tailwind translate 0.0001 0.6s steps(6) 1s 0 -> 1 then 1s linear -> 5")),
      Regression(
        "the ninth of ten jumps was taken for a slope, without an error",
        FuzzText("gsap scale 0.1 1.518825893707664s steps(10, jump-none) -1.2990217100162385s")),
      Regression(
        "a bound that does not fall was followed for half a minute",
        FuzzText(
          "css-bytes scale 0.01 cubic-bezier(0.89, -0.738, 0.82, -4.26e301) 0.57s for 1.08s then spring(3.5 43 29) -> -193"
        )),
      Regression(
        "keys behind a delay were lines, 44 of 100 off",
        FuzzText("css translate 0.001 keyframes(0, 100 at 0.3s, 50 at 1.1s, mode: natural) after 0.4s")),
      Regression(
        "a jump within a rounding of the time was a slope",
        FuzzText("css translate 0.001 1s linear 0 -> 50 then 1e-17s linear -> 100 for 1s then 1s linear -> 200")),
      Regression(
        "a step that is reported a rounding before its jump was lost",
        FuzzText("motion rotate 0.1 1.975187688532405s steps(12, jump-none) -0.4948508165867038s")),
      Regression("keys of GLSL were 0.0117 off, of 0.01", FuzzText("glsl scale 0.01 ease-in-out-circ")),
      Regression(
        "an overshoot of 1e308 was measured at six precisions of GSAP",
        FuzzText("gsap translate 0.98 cubic-bezier(0.04, 0.43, 0.24, -1.7976931348623157e+308)")),
      Regression(
        "a reader left out the delay of a spring for Flutter",
        FuzzText("flutter scale 0.01 spring(1 50 10) after 1.1s")),
      Regression(
        "a reader left out the delay of a spring for SwiftUI",
        FuzzText("swiftui scale 0.01 spring(1 50 10) after 1.1s")),
      Regression(
        "a reader did not begin with the first stop of a delayed curve",
        FuzzText("waapi translate 0.01 0.2s linear(0.5, 1) 0.1s")),
      Regression(
        "a fit that missed its tolerance was measured to its last digits, for 25 s",
        FuzzText(
          "gltf opacity 0.0001 0.6500071195959316s cubic-bezier(0.0, -1.7880653403142213, 0.7654235887229783, 0.7665351750707745)"
        )),
      Regression(
        "the times of corners in 32 bits were no part of the stated error",
        FuzzText(
          "gltf translate 0.0001 1.3177845690115575s linear(-0.685862014167187, -0.1001039253151988 92.79518990010112%, -0.6153791261016575, 1.0, -0.7281487570587274) 9.094947017729282e-13s"
        )),
      Regression(
        "a reader took a delay of 4e21 s as the duration",
        FuzzText(
          "css-bytes scale 0.1 0.19s cubic-bezier(1.1e-16, -3.8e+245, 0.52, -0.014) 4.2841397259015333e+21s -130 -> -2438"
        )),
      Regression(
        "an angle was infinite in degrees", FuzzText("motion rotate 0.01 spring(1 977 30) 0 -> 4.49423283715579e+307")),
      Regression(
        "Android's values have 32 bits", FuzzText("android rotate 0.2 1.571458718886047s steps(4, jump-none)")),
      Regression(
        "a reader ended a curve of no duration at its target",
        FuzzText("css rotate 0.0001 1.9e-20ms linear(0.4, -0.9) -1.8s 300 -> -170")),
      Regression(
        "the parts of a duration of 4e-307 s were no normal numbers, and a fit took 9 s",
        FuzzText(
          "javascript rotate 0.01 (cubic-bezier(0.8376906332551557, 0.4927334941097521, 0.9311311141027263, -0.0) 3.984090234029797e-304ms 33.56127053145349 -> -162.87043895853643, forever), 0.11794832942164746 times, alternating"
        )),
      Regression("a reader's times ended before 0", FuzzText("gltf translate 0.1 0s linear(-0.98) -1.5s 69 -> 167")),
    ]
  }
}
