// What of several motions can be compared: where their ends differ their progress, and on demand their values.

/**
 * The shown motions of a state as they are compared: `entries`, of which `chosen` is the selected one, if it is shown.
 *
 * `isProgress`: all are between 0 and 1. `isChoice`: the reader may have it otherwise. `hasOneUnit`: their values are comparable.
 */
export function scaleOf(state) {
  const { shown, selected } = state;
  const isSame = shown.every(({ ends }) => ends.join() === shown[0].ends.join());
  const isChoice = !isSame && shown.every(({ hasProgress }) => hasProgress);
  const isProgress = isChoice && state.setting("values") !== "units";
  return {
    entries: isProgress ? shown.map(({ progress }) => progress) : shown, chosen: shown.indexOf(selected),
    isProgress, isChoice, hasOneUnit: isProgress || isSame,
  };
}
