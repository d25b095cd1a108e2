// One of a few, kept as a setting of the document.

import { Choice } from "../Kit/choice.js";

/** A choice that is stored as a setting; the first option is the default, without a setting. */
export function settingChoice(state, label, name, options, isLabelHidden = false) {
  return new Choice({
    label, options, isLabelHidden, onChoose: (value) => state.set({ [name]: value === options[0].value ? undefined : value }),
  });
}

/** The option that a setting names; the first one for what may come from outside. */
export function optionOf(options, value) { return options.find((option) => option.value === value) ?? options[0]; }
