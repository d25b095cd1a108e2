// A recording that came in, beside the motions that are nearest to it.

import { fileButton } from "../../Kit/drop.js";
import { element, newId, setText } from "../../Kit/elements.js";
import { significant } from "../../Kit/numbers.js";
import { FitList, freeColors } from "./fit-list.js";
import { FitSearch } from "./fit-search.js";
import { rangeOfValues } from "./fits.js";
import { Search } from "../searches.js";
import { currentRecording, isNewcomer, MOST_ROWS_IN_ADDRESS, NO_RECORDING, recordingSettings } from "./recordings.js";

export class RecordingCard {
  #state;
  #name;
  #facts;
  #legend;
  #column;
  #columnRow;
  #forget;
  #fitList;
  #invitation;
  #fits = new FitSearch();
  #comparison = new Search();

  constructor(state) {
    this.#state = state;
    this.#name = element("span", { class: "code clamped" });
    this.#facts = element("span");
    this.#legend = element("p", { class: "source small muted" },
      element("span", { class: "swatch dot" }), element("span", {}, this.#name, " ", this.#facts));
    const id = newId("column");
    this.#column = element("select", {
      id, onchange: () => state.set(recordingSettings(state.setting("export.recording"), this.#column.value)),
    });
    this.#columnRow = element("div", { class: "row" }, element("label", { for: id }, "Column"), this.#column);
    this.#forget = element("button", { type: "button", onclick: () => state.set(NO_RECORDING) }, "Remove");
    const open = fileButton("Open a file…", ".csv,.tsv,.txt,.css,.xml,.json,.ndjson,.jsonl,text/*", (name, text) => state.takeFile?.(name, text));
    this.#fitList = new FitList(state, "recording");
    this.#invitation = element("p", { class: "muted" },
      "Drop or paste a table of times and values: it gets the nearest spring and Bézier. CSS becomes motions.");
    this.element = element("section", { class: "card" },
      element("header", {}, element("h2", {}, "Recording"), open, this.#forget),
      element("div", { class: "stack" }, this.#invitation, this.#legend, this.#columnRow, this.#fits.progress, this.#fitList.element));
  }

  /** Shows the recording that the settings name, and fits motions to it if it has changed. */
  show() {
    const recording = currentRecording(this.#state);
    const isThere = recording?.times !== undefined;
    setText(this.#name, recording?.name ?? "");
    this.#invitation.hidden = recording !== null;
    this.#forget.hidden = recording === null;
    this.#legend.hidden = recording === null;
    this.#fitList.element.hidden = !isThere;
    this.#columnRow.hidden = !isThere || recording.columns.length < 2;
    if (recording) setText(this.#facts, isThere ? factsOf(recording) : "was not in the address: drop the file again.");
    if (isThere) this.#showFits(recording);
    else this.#fits.stop();
    // Who drops a file wants to see what became of it.
    if (isThere && isNewcomer(recording.name)) this.element.scrollIntoView({ block: "start" });
  }

  #showFits(recording) {
    this.#column.replaceChildren(...recording.columns.map((name) =>
      element("option", { value: name, selected: name === recording.column }, name)));
    const key = JSON.stringify([recording.name, recording.column, recording.isInAddress && this.#state.setting("export.rows")]);
    this.#fits.find(key, { times: recording.times, values: recording.values }, (rows) => this.#showRows(recording, rows));
  }

  #showRows(recording, rows) {
    const { selected } = this.#state;
    const colors = freeColors(selected);
    const fitted = rows.map((row, index) => ({ ...row, color: colors[index], dash: index === 1 ? "7 5" : null }));
    const show = (more) => this.#fitList.show({ ...recording, color: "var(--muted)", isDots: true }, [...fitted, ...more]);
    this.#comparison.stop();
    if (!selected) return show([]);
    const row = comparison(selected, recording);
    const { source, unit } = selected;
    this.#comparison.run("distancesOf", { source, unit, times: recording.times, values: recording.values }, (distances) => {
      // Another motion is measured a little later.
      if (selected === this.#state.selected) show([{ ...row, ...distances }]);
    });
  }
}

// A motion whose distance is so many times the recording's range, or the reverse, is meant in other units.
const MUCH = 3;

function comparison(entry, recording) {
  const row = { title: "The selected motion", motion: entry.motion, unit: entry.unit, notation: entry.notation, color: entry.color };
  const [start, end] = entry.ends;
  const range = rangeOfValues(recording.values);
  const isOfOtherSize = !(Math.abs(end - start) < MUCH * range && range < MUCH * Math.abs(end - start));
  const note = `It goes from ${significant(start)} to ${significant(end)}: give it the ends of the recording with an arrow, `
    + "such as 0 -> 300.";
  return { ...row, note: isOfOtherSize ? note : null };
}

function factsOf({ times, values, startTime, isInAddress }) {
  const gaps = values.reduce((count, value) => count + (Number.isFinite(value) ? 0 : 1), 0);
  const parts = [`with ${times.length} rows in ${significant(times[times.length - 1])} s, over a range of ${significant(rangeOfValues(values))}`];
  if (gaps > 0) parts.push(`${gaps} without a value`);
  if (startTime !== 0) parts.push(`times from the first row, which is at ${significant(startTime)} s`);
  if (!isInAddress) parts.push(`the recording is not in the address, as it has more than ${MOST_ROWS_IN_ADDRESS} rows`);
  return `${parts.join("; ")}.`;
}
