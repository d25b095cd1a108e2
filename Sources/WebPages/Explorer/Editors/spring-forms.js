// The ways in which the notation takes a spring's numbers, each with the facts that it is read from.

import { baseOf, sixDigits } from "../notation.js";
import { opened } from "../samples.js";

const DAMPING_RATIO = {
  name: "damping-ratio", label: "Damping ratio", least: 0, greatest: 2, places: 3, of: ({ dampingRatio }) => dampingRatio,
};

export const SPRING_FORMS = [
  {
    name: "duration", title: "Duration and bounce", hint: "As SwiftUI and Core Animation have it",
    parameters: [
      { name: "duration", label: "Duration", unit: "s", least: 0.05, greatest: 2, places: 3, of: ({ response }) => response },
      { name: "bounce", label: "Bounce", least: -0.9, greatest: 1, places: 3, of: ({ bounce }) => bounce },
    ],
  },
  {
    name: "response", title: "Response and damping ratio", hint: "As SwiftUI's response and dampingFraction",
    parameters: [
      { name: "response", label: "Response", unit: "s", least: 0.05, greatest: 2, places: 3, of: ({ response }) => response },
      DAMPING_RATIO,
    ],
  },
  {
    name: "mass", title: "Mass, stiffness and damping", hint: "As CASpringAnimation, CSS generators, react-spring and Motion have it",
    parameters: [
      { name: "mass", label: "Mass", least: 0.1, greatest: 10, places: 3, isLogarithmic: true, of: ({ mass }) => mass },
      {
        name: "stiffness", label: "Stiffness", least: 1, greatest: 2000, places: 3, isLogarithmic: true,
        of: ({ stiffness }) => stiffness,
      },
      { name: "damping", label: "Damping", least: 0, greatest: 150, places: 3, of: ({ damping }) => damping },
    ],
  },
  {
    name: "settling", title: "UIKit’s settling duration and damping ratio",
    hint: "As UIKit's animate(withDuration:usingSpringWithDamping:) has it; UIKit has no overdamped springs",
    parameters: [
      { name: "settling", label: "Settling", unit: "s", least: 0.05, greatest: 4, places: 3, of: uiKitSettling },
      { ...DAMPING_RATIO, least: 0.01, greatest: 1, of: ({ dampingRatio }) => Math.min(dampingRatio, 1) },
    ],
  },
];

/** The text of a spring in a form, with numbers by the form's order. */
export function springText({ name, parameters }, numbers, velocity) {
  const written = numbers.map((number) => sixDigits(number));
  const start = velocity ? [sixDigits(velocity)] : [];
  if (name === "mass") return `spring(${[...written, ...start].join(" ")})`;
  const named = parameters.map((parameter, index) => `${parameter.name}: ${written[index]}`);
  return `spring(${[...named, ...start.map((velocity) => `velocity: ${velocity}`)].join(", ")})`;
}

/** The form in which a motion is written; presets are taken as their vendor thinks of them. */
export function formOf({ text, parts }) {
  const word = /^\s*spring\(\s*(duration|response|settling)\b/.exec(text)?.[1];
  const name = word ?? (parts.name?.startsWith("swiftui.") ? "duration" : "mass");
  return SPRING_FORMS.find((form) => form.name === name);
}

/** The text of an entry without its times and ends; a spring in the form in which it is written. */
export function baseTextOf(entry) {
  const { parts, facts } = entry;
  const form = parts.kind === "spring" && !parts.name ? formOf(entry) : null;
  if (!form || form.name === "mass") return baseOf(parts);
  return springText(form, form.parameters.map(({ of }) => of(facts)), parts.velocity);
}

// A spring's times are proportional to its response: UIKit's duration for it follows from that of one second.
function uiKitSettling({ dampingRatio, response }) {
  const ratio = Math.min(dampingRatio, 1);
  // Below this, UIKit's equation has no root.
  if (!(ratio > 0.001)) return NaN;
  return response / opened(`spring(settling: 1, damping-ratio: ${ratio})`, ({ facts }) => facts.response);
}
