// The systems for which a motion is written, as people call them: the forms of the catalogue's targets, in groups.

import { catalogue } from "../../../../Bindings/JavaScript/src/catalogue.js";

let made = null;

/**
 * In groups: `value` in the address, `target` and `fixed` options of the library, `options` that the reader may set, the
 * `ending` of a file, its `type`, and the `tolerance` where none is asked for, as a part of the distance.
 */
export function targetGroups() {
  made ??= catalogue().groups.map((label) => ({
    label, targets: catalogue().targets.flatMap((row) => row.forms.filter(({ group }) => group === label).map((form) => target(row, form))),
  }));
  return made;
}

function target(row, form) {
  const chosen = [form.option, ...form.unused, ...row.forms.map(({ option }) => option), "budget"];
  return {
    value: form.name, label: form.title, target: row.name, fixed: form.option ? { [form.option]: form.name } : {},
    options: row.options.filter((option) => !chosen.includes(option)).map(inCamelCase), ending: form.endings[0],
    type: form.mediaType, tolerance: row.tolerance,
  };
}

/** A name such as frame-rate as the package for JavaScript has it. */
export function inCamelCase(name) { return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()); }

/** The target of an address; the first one for a word that is none. */
export function targetNamed(value) {
  const targets = targetGroups().flatMap(({ targets }) => targets);
  return targets.find((target) => target.value === value) ?? targets[0];
}
