// The editor of the selected motion: one for each kind, what stands around it, and its text.

import { announce } from "../../Kit/announcements.js";
import { Choice } from "../../Kit/choice.js";
import { element, setText } from "../../Kit/elements.js";
import { CurveEditor } from "./curve-editor.js";
import { DampedEditor } from "./damped-editor.js";
import { LinesEditor } from "./lines-editor.js";
import { MOST_SECONDS, SizeError } from "../limits.js";
import { around, baseOf, understood } from "../motion-source.js";
import { searchProgress } from "../search-progress.js";
import { Search } from "../searches.js";
import { SpringEditor } from "./spring-editor.js";
import { TextEditor } from "./text-editor.js";
import { TimesAndEnds } from "./times-and-ends.js";

// The editors of the kinds that have one.
const EDITORS = { "cubic-bezier": "curve", linear: "lines", spring: "spring", damped: "damped" };
const OPTIONS = [
  { value: "curve", label: "Curve", hint: "A cubic-bezier" },
  { value: "lines", label: "Stops", hint: "CSS's linear()" },
  { value: "spring", label: "Spring", hint: "A mass on a damped spring" },
  { value: "damped", label: "Swing", hint: "1 − e^(−decay·x) · cos(frequency·x)" },
  { value: "text", label: "Text", hint: "The notation alone" },
];

/** The card in which the selected motion of a state is edited. */
export class MotionEditor {
  #state;
  #swatch = element("span", { class: "swatch" });
  #name = element("span", { class: "code" });
  #empty = element("p", { class: "muted" }, "There is no motion: add one to the list.");
  #note = element("p", { class: "muted small", hidden: true });
  #panel = element("div");
  #whole;
  #choice;
  #editors;
  #around;
  #text;
  #shown = null;
  // The colour of a motion that is edited as text though there is another editor.
  #textOf = null;
  #search = new Search();
  #progress = searchProgress();
  // The motion before it was converted to another kind, its kind, and the result. While the result is unchanged, the next
  // conversion starts from the first motion again.
  #origin = { source: null, kind: null, made: null };
  // The remark about the last motion that was made, for as long as it is there.
  #remark = { of: null, text: "" };

  constructor(state) {
    this.#state = state;
    const change = (base, isLive) => this.#replace({ base, ...around(state.selected.parts) }, isLive);
    this.#choice = new Choice({ label: "Kind", isLabelHidden: true, options: OPTIONS, onChoose: (kind) => this.#convert(kind) });
    this.#editors = {
      curve: new CurveEditor(change), spring: new SpringEditor(change), damped: new DampedEditor(change),
      lines: new LinesEditor({ onChange: change, onApproximate: (source) => this.#approximate(source) }),
    };
    this.#around = new TimesAndEnds((parts, isLive) => this.#replace(
      { base: state.selected.base, ...around(state.selected.parts), ...parts }, isLive));
    this.#text = new TextEditor((text) => this.#take(understood(text)));
    this.#whole = element("div", { class: "stack" },
      this.#choice.element, this.#progress, this.#panel, this.#note, this.#around.element, this.#text.element);
    this.element = element("section", { class: "card editor", "aria-label": "Edit the selected motion" },
      element("header", {}, element("h2", {}, "Edit"), this.#swatch, this.#name), this.#empty, this.#whole);
    state.subscribe(() => this.#show());
  }

  #show() {
    const { selected } = this.#state;
    if (selected && selected === this.#shown) return;
    this.#search.stop();
    this.#progress.hidden = true;
    if (selected?.color !== this.#shown?.color) this.#textOf = null;
    this.#shown = selected;
    this.#whole.hidden = this.#swatch.hidden = this.#name.hidden = !selected;
    this.#empty.hidden = selected !== null;
    if (!selected) return;
    this.element.style.setProperty("--curve", selected.color);
    setText(this.#name, selected.text);
    this.#showKind(selected);
    this.#around.show(selected, this.#state.duration);
    this.#text.show(selected);
    this.#showRemark();
  }

  #showKind(selected) {
    const kind = this.#textOf === selected.color ? "text" : EDITORS[selected.parts.kind] ?? "text";
    this.#choice.value = kind;
    const editor = this.#editors[kind];
    this.#panel.hidden = !editor;
    if (!editor) return;
    if (this.#panel.firstChild !== editor.element) this.#panel.replaceChildren(editor.element);
    editor.show(selected);
  }

  #replace(source, isLive) { this.#state.replace(source, { isLive }); }

  #convert(kind) {
    const { selected } = this.#state;
    this.#textOf = kind === "text" ? selected.color : null;
    if (kind === "text" || kind === EDITORS[selected.parts.kind]) this.#showKind(selected);
    else this.#make(kind, selected);
  }

  #make(kind, selected) {
    const isMade = this.#origin.made === selected.text;
    const { source, kind: former } = isMade ? this.#origin : { source: selected.source, kind: selected.parts.kind };
    const take = (made) => {
      if (kind === "lines") this.#editors.lines.remember({ base: baseOf(source) }, selected.color);
      this.#take(made);
      this.#origin = { source, kind: former, made: this.#state.selected.text };
    };
    if (EDITORS[former] === kind) return this.#trying(() => take({ source, remark: "As it was before." }));
    const { duration } = this.#state;
    this.#run("convertedSource", { source, duration, kind, tolerance: this.#editors.lines.tolerance }, take);
  }

  // Lines anew, of the motion that they were made of.
  #approximate(source) {
    this.#run("approximated", { source, tolerance: this.#editors.lines.tolerance }, ({ base, remark }) =>
      this.#take({ source: { base, ...around(this.#state.selected.parts) }, remark }));
  }

  #run(job, request, take) {
    this.#progress.hidden = false;
    this.#search.run(job, request, (answer) => {
      this.#progress.hidden = true;
      this.#trying(() => {
        if (answer.isSearch) throw new SizeError(`The search takes more than ${MOST_SECONDS} s.`);
        if (answer.error) throw answer.error;
        take(answer);
      });
      // Where no motion of the kind is near, the old one is still there.
      this.#showKind(this.#state.selected);
    });
  }

  #take({ source, remark }) {
    this.#replace(source, false);
    this.#say(remark);
  }

  // Said aloud, and written while the motion is there: below the editor, which must not move under the hand as it goes.
  #say(text) {
    this.#remark = { of: this.#state.selected.text, text };
    this.#showRemark();
    if (text !== "") announce(text);
  }

  #showRemark() {
    this.#note.hidden = this.#remark.of !== this.#state.selected.text;
    setText(this.#note, this.#remark.text);
  }

  #trying(action) {
    try {
      action();
    } catch (error) {
      if (!error.code) throw error;
      this.#say(error.message);
    }
  }
}
