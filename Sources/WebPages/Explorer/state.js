// The document of the explorer: motions by what they are made of, and settings. All of it is in the address, and can be undone.

import { limited } from "../Kit/numbers.js";
import { fromAddress, toAddress } from "./address.js";
import { MotionEntry } from "./entry.js";
import { excerpt } from "./excerpt.js";
import { checkSize } from "./limits.js";
import { opened } from "./motion-source.js";

const MOST_UNDONE = 200;
// As many as the theme has colours.
const MOST_MOTIONS = 8;
const TOO_MANY = `${MOST_MOTIONS} motions are the most: remove one first`;
// The seconds of a curve without a duration, which the address may say.
const LEAST_DURATION = 0.01;
const MOST_DURATION = 100;
const MOST_LETTERS_OF_A_NAME = 40;

/**
 * The document of the page: `{ motions: [{ source, name, color, isShown }], selected, settings }`, plain data, and the motions
 * opened from it.
 *
 * Every change goes through `change`, which either takes place as a whole or throws the library's error. Listeners are called
 * after it with what is there now. While something is dragged, changes are live: the last one, which is not, is undone as one.
 */
export class ExplorerState {
  #document;
  #committed;
  // The address of the committed document: the page writes none while something is dragged.
  #committedAddress;
  #undone = [];
  #done = [];
  #entries = [];
  #listeners = [];

  /** `document` may come from outside: motions that are left out are named in `refused`, with the reason. */
  constructor(document) {
    this.refused = [];
    const motions = document.motions.filter(({ source }) => {
      const problem = problemOf(source);
      if (problem !== null) this.refused.push(`${excerpt(source)}: ${problem}`);
      return problem === null;
    });
    this.refused.push(...tooMany(motions));
    this.#take(normalised({ ...document, motions }));
    this.#commit();
  }

  /** The motions, opened: MotionEntry. */
  get entries() { return this.#entries; }

  /** The motions that are shown. */
  get shown() { return this.#entries.filter((entry) => entry.isShown); }

  /** The motion that is edited and taken away; null if there is none. */
  get selected() { return this.#entries[this.#document.selected] ?? null; }

  get selectedIndex() { return this.#document.selected; }

  /** What the selected motion was before its last change, as `motions` has it; null if it is as it was added. */
  get former() {
    const { motions, selected } = this.#document;
    const text = (document) => document.motions.length === motions.length && JSON.stringify(document.motions[selected].source);
    const isOther = (document) => text(document) !== false && text(document) !== text(this.#document);
    return [...this.#done, this.#committed].findLast(isOther)?.motions[selected] ?? null;
  }

  /** A setting by its name, or its default. */
  setting(name, initial) { return this.#document.settings[name] ?? initial; }

  /** The seconds that a curve without a duration takes. */
  get duration() { return durationIn(this.#document.settings); }

  get canUndo() { return this.#done.length > 0; }
  get canRedo() { return this.#undone.length > 0; }

  /** Calls a function at once and after each change, with this state. */
  subscribe(listener) {
    this.#listeners.push(listener);
    listener(this);
  }

  // MARK: Changes

  select(index) { this.#change((draft) => { draft.selected = index; }); }

  /** Adds motions behind the others, all of them or none, and selects the last. */
  add(...sources) {
    if (this.#entries.length + sources.length > MOST_MOTIONS) throw new RangeError(TOO_MANY);
    this.#change((draft) => {
      for (const source of sources) draft.motions.push({ source, color: freeColor(draft.motions), isShown: true });
      draft.selected = draft.motions.length - 1;
    });
  }

  /** Adds the selected motion once more, to be changed beside the first one. */
  duplicate() { this.add(this.selected.source); }

  /** Gives a motion a name; an empty one takes it away. */
  rename(index, name) { this.#change((draft) => { draft.motions[index].name = name; }); }

  clear() { this.#change((draft) => { draft.motions = []; }); }

  remove(index) {
    this.#change((draft) => {
      draft.motions.splice(index, 1);
      if (draft.selected >= index && draft.selected > 0) draft.selected -= 1;
    });
  }

  /** Makes a motion, by default the selected one, of something else. */
  replace(source, { index = this.#document.selected, isLive = false } = {}) {
    this.#change((draft) => { draft.motions[index].source = source; }, isLive);
  }

  setShown(index, isShown) { this.#change((draft) => { draft.motions[index].isShown = isShown; }); }

  /** Sets settings: `set({ duration: 2 })`. A setting is a number or a text; undefined is as it is initially. */
  set(settings, { isLive = false } = {}) {
    this.#change((draft) => { Object.assign(draft.settings, settings); }, isLive);
  }

  undo() { this.#exchange(this.#done, this.#undone); }
  redo() { this.#exchange(this.#undone, this.#done); }

  /** The document as the part of an address behind #. */
  get address() { return toAddress({ ...this.#document, motions: this.#texts }); }

  get #texts() { return this.#document.motions.map((motion, index) => ({ ...motion, source: this.#entries[index].text })); }

  /** Shows the document of an address; `refused` lists its ignored parts. False if it is this state's own address or empty. */
  follow(address) {
    const asked = fromAddress(address);
    const document = { motions: this.#texts, ...asked };
    if (!asked || toAddress(document) === this.address) return false;
    this.refused = tooMany(document.motions);
    this.#change((draft) => Object.assign(draft, document));
    return true;
  }

  #change(edit, isLive = false) {
    const draft = structuredClone(this.#document);
    edit(draft);
    this.#take(normalised(draft));
    if (!isLive && this.address !== this.#committedAddress) {
      this.#done.push(this.#committed);
      if (this.#done.length > MOST_UNDONE) this.#done.shift();
      this.#undone = [];
      this.#commit();
    }
    this.#tell();
  }

  #exchange(from, to) {
    if (from.length === 0) return;
    to.push(this.#committed);
    this.#take(from.pop());
    this.#commit();
    this.#tell();
  }

  #commit() {
    this.#committed = this.#document;
    this.#committedAddress = this.address;
  }

  // Opens the motions that are new; throws before anything has changed if one cannot be read.
  #take(document) {
    const known = new Map(this.#entries.map((entry) => [entry.key, entry]));
    const duration = durationIn(document.settings);
    const opened = [];
    try {
      const entries = document.motions.map((motion, index) => {
        const key = MotionEntry.keyOf(motion, index, duration);
        const entry = known.get(key) ?? new MotionEntry(motion, key, duration);
        if (!known.has(key)) opened.push(entry);
        entry.index = index;
        return entry;
      });
      for (const entry of this.#entries) if (!entries.includes(entry)) entry.close();
      this.#entries = entries;
      this.#document = document;
    } catch (error) {
      for (const entry of opened) entry.close();
      throw error;
    }
  }

  #tell() {
    for (const listener of this.#listeners) listener(this);
  }
}

// In one sentence, as an address may say thousands.
function tooMany({ length }) {
  const rest = length - MOST_MOTIONS;
  if (rest <= 0) return [];
  return [`${rest === 1 ? "1 motion is" : `${rest} motions are`} left out: ${MOST_MOTIONS} are the most`];
}

/** The library's error for a notation that it cannot read, or the page's for one that is too long; null for a motion. */
export function problemOf(notation) {
  try {
    checkSize(notation);
    return opened(notation, () => null);
  } catch (error) {
    return error.message;
  }
}

function durationIn({ duration }) { return limited(Number(duration) || 1, LEAST_DURATION, MOST_DURATION); }

function freeColor(motions) {
  const colors = new Set(motions.map(({ color }) => color));
  return Array.from({ length: MOST_MOTIONS }, (_, index) => index).find((index) => !colors.has(index));
}

// Whatever came from outside: indices and colours within their bounds.
function normalised({ motions, selected, settings }) {
  const kept = motions.slice(0, MOST_MOTIONS);
  return {
    motions: kept.map(({ source, name = "", color, isShown }, index) => ({
      source, name: name.trim().slice(0, MOST_LETTERS_OF_A_NAME),
      color: Number.isInteger(color) && color >= 0 ? color % MOST_MOTIONS : index, isShown: isShown !== false,
    })),
    selected: Math.min(Math.max(Math.trunc(selected) || 0, 0), Math.max(kept.length - 1, 0)),
    settings: { ...settings },
  };
}
