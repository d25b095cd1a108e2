// The systems for which a motion is written, as people call them.

/** The tolerance where none is asked for, as a part of the distance. */
export const USUAL_TOLERANCE = 1e-3;
// Android's path is itself no nearer than 0.002, and one cubic-bezier is not nearer to most motions: `inbetween export` too
// begins there.
const ANDROID_TOLERANCE = 5e-3;
const TOKEN_TOLERANCE = 2e-2;

/**
 * In groups: `value` in the address, `target` and `fixed` options of the library, `options` that the reader may set, the
 * `ending` of a file, and its `type` where that is no plain text.
 */
export const TARGET_GROUPS = [
  {
    label: "Web",
    targets: [
      { value: "css", label: "CSS timing function", target: "css", options: ["name", "fewest", "minify", "fallback"], ending: "css" },
      { value: "keyframes", label: "CSS @keyframes", target: "keyframes", options: ["name", "property"], ending: "css" },
      {
        value: "waapi", label: "Web Animations", target: "keyframes", fixed: { format: "waapi" }, options: ["property"],
        ending: "json", type: "application/json",
      },
      { value: "svg", label: "Animated SVG", target: "svg", options: ["property"], ending: "svg", type: "image/svg+xml" },
      {
        value: "javascript", label: "JavaScript function", target: "code", fixed: { language: "javascript" }, options: ["name"],
        ending: "js",
      },
    ],
  },
  {
    label: "Apple",
    targets: [
      { value: "swiftui", label: "SwiftUI", target: "swiftui", options: ["property"], ending: "swift" },
      { value: "core-animation", label: "Core Animation", target: "core-animation", options: ["property"], ending: "swift" },
      { value: "swift", label: "Swift function", target: "code", fixed: { language: "swift" }, options: ["name"], ending: "swift" },
    ],
  },
  {
    label: "Android and Flutter",
    targets: [
      { value: "android", label: "PathInterpolator XML", target: "android", options: [], ending: "xml", tolerance: ANDROID_TOLERANCE },
      { value: "compose", label: "Jetpack Compose", target: "compose", options: [], ending: "kt" },
      { value: "flutter", label: "Flutter", target: "flutter", options: [], ending: "dart" },
    ],
  },
  {
    label: "Design and 3D",
    targets: [
      {
        value: "lottie", label: "Lottie keyframes", target: "lottie", options: ["property", "frameRate"], ending: "json",
        type: "application/json",
      },
      {
        value: "tokens", label: "Design token", target: "tokens", options: ["name"], ending: "json", type: "application/json",
        tolerance: TOKEN_TOLERANCE,
      },
      { value: "gltf", label: "glTF", target: "gltf", options: ["property"], ending: "gltf", type: "model/gltf+json" },
    ],
  },
  {
    label: "Code",
    targets: [
      { value: "glsl", label: "Shader (GLSL)", target: "code", fixed: { language: "glsl" }, options: ["name"], ending: "glsl" },
      { value: "c", label: "C function", target: "code", fixed: { language: "c" }, options: ["name"], ending: "c" },
    ],
  },
];

const TARGETS = TARGET_GROUPS.flatMap(({ targets }) => targets);

/** The target of an address; the first one for a word that is none. */
export function targetNamed(value) {
  return TARGETS.find((target) => target.value === value) ?? TARGETS[0];
}

/** The tolerance of a target where the reader has not chosen one. */
export function usualTolerance({ tolerance = USUAL_TOLERANCE }) { return tolerance; }
