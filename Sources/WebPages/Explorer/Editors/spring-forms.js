// The ways in which the notation takes a spring's numbers, each with the facts that it is read from.

import { catalogue } from "../../../../Bindings/JavaScript/src/catalogue.js";
import { opened, sixDigits } from "../motion-source.js";

const DAMPING_RATIO = {
  name: "dampingRatio", label: "Damping ratio", least: 0, greatest: 2, places: 3, of: ({ dampingRatio }) => dampingRatio,
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

/** A spring by the numbers of a form, in its order. */
export function springOf({ parameters }, numbers, velocity) {
  const given = parameters.map(({ name }, index) => [name, sixDigits(numbers[index])]);
  if (velocity) given.push(["velocity", sixDigits(velocity)]);
  return { kind: "spring", numbers: Object.fromEntries(given) };
}

/** The form by which a motion was made; presets are taken as their vendor thinks of them. */
export function formOf({ base, parts }) {
  const given = base.numbers ? Object.keys(base.numbers) : (parts.given ?? "").split(/:[^,]*,? ?/);
  const { vendor } = catalogue().presets.find(({ name }) => name === parts.name) ?? {};
  const usual = vendor === "swiftui" ? "duration" : "mass";
  return SPRING_FORMS.find((form) => given.includes(form.name)) ?? SPRING_FORMS.find((form) => form.name === usual);
}

// A spring's times are proportional to its response: UIKit's duration for it follows from that of one second.
function uiKitSettling({ dampingRatio, response }) {
  const ratio = Math.min(dampingRatio, 1);
  // Below this, UIKit's equation has no root.
  if (!(ratio > 0.001)) return NaN;
  const second = { kind: "spring", numbers: { settling: 1, dampingRatio: ratio } };
  return response / opened({ base: second }, (motion) => motion.numbers("response")[0]);
}
