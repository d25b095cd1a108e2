// All motions that have a name, as small pictures to search and to choose from.

import { announce } from "../Kit/announcements.js";
import { Choice } from "../Kit/choice.js";
import { element, newId, setAttributes, setText } from "../Kit/elements.js";
import { around, isCurve, opened, takesDuration, takesEnds } from "./motion-source.js";
import { groupedNames, namesFor, shortName } from "./named-motions.js";
import { drawPicture, emptyPicture } from "./preset-picture.js";

// Where the list stands above the views, it would take the first screen: there it is closed to begin with.
const NARROW = "(max-width: 1180px)";

/** The card of the presets; a click adds one to the motions of a state, or puts it in the place of the selected one. */
export class PresetList {
  #state;
  #groups;
  #tiles;
  #count = element("p", { class: "muted small", role: "status" });
  #nothing = element("p", { class: "muted", hidden: true });
  #click;
  #body = element("div", { class: "stack" });
  #toggle = element("button", { type: "button", class: "plain", onclick: () => { this.#isOpen = this.#body.hidden; } });

  constructor(state) {
    this.#state = state;
    this.#click = new Choice({
      label: "A click", value: "add", onChoose: () => {},
      options: [
        { value: "add", label: "adds", hint: "The preset becomes another motion of the list" },
        { value: "replace", label: "replaces", hint: "The preset takes the place of the selected motion, between its ends" },
      ],
    });
    const search = element("input", {
      type: "search", id: newId("search"), autocomplete: "off", spellcheck: "false", autocapitalize: "off",
      placeholder: "Name, feel, number: bouncy, ios, calm, 0.5s", oninput: () => this.#filter(search.value.trim()),
    });
    this.#groups = groupedNames().map((group) => this.#section(group));
    this.#tiles = this.#groups.flatMap(({ tiles }) => tiles);
    const list = element("div", { class: "presets", onkeydown: (event) => this.#move(event) },
      this.#groups.map((group) => group.element), this.#nothing);
    this.element = element("section", { class: "card preset-card" },
      element("header", {}, element("h2", {}, "Presets"), this.#count, this.#toggle), this.#body);
    this.#body.append(
      element("div", {}, element("label", { for: search.id, class: "unseen" }, "Search the presets"), search),
      this.#click.element, list);
    this.#isOpen = !matchMedia(NARROW).matches;
    this.#filter("");
    this.#drawWhenSeen(list);
  }

  set #isOpen(isOpen) {
    this.#body.hidden = !isOpen;
    setText(this.#toggle, isOpen ? "Close" : "Open");
    setAttributes(this.#toggle, { "aria-expanded": isOpen, "aria-label": `${isOpen ? "Close" : "Open"} the presets` });
  }

  #section(group) {
    const id = newId("presets");
    const tiles = group.names.map((name) => this.#tile(name));
    const section = element("div", { role: "group", "aria-labelledby": id },
      element("h3", { id }, group.title), element("ul", {}, tiles.map(({ item }) => item)));
    return { element: section, tiles };
  }

  #tile(name) {
    const picture = emptyPicture();
    const button = element("button", { type: "button", tabindex: "-1", title: name, onclick: (event) => this.#choose(name, event) },
      picture, element("span", {}, shortName(name)));
    return { name, picture, button, item: element("li", {}, button) };
  }

  // The other way with Alt.
  #choose(name, { altKey }) {
    const isReplacing = (this.#click.value === "replace") !== altKey;
    const { selected } = this.#state;
    try {
      if (isReplacing && selected) this.#state.replace(inPlaceOf(selected, name));
      else this.#state.add(name);
      announce(isReplacing && selected ? `${name} in place of ${selected.text}` : `${name} added`);
    } catch (error) {
      announce(error.message);
    }
  }

  #filter(query) {
    const found = new Set(namesFor(query));
    for (const { element: section, tiles } of this.#groups) {
      for (const { name, item } of tiles) item.hidden = !found.has(name);
      section.hidden = tiles.every(({ item }) => item.hidden);
    }
    const shown = this.#shown();
    setText(this.#count, query === "" ? `${shown.length}` : `${shown.length} of ${this.#tiles.length}`);
    this.#nothing.hidden = shown.length > 0;
    setText(this.#nothing, shown.length > 0 ? "" : `No preset is like “${query}”.`);
    // One of them is in the order of the Tab key; arrow keys go on from there.
    for (const { button } of this.#tiles) button.tabIndex = -1;
    if (shown.length > 0) shown[0].button.tabIndex = 0;
  }

  #shown() { return this.#tiles.filter(({ item }) => !item.hidden); }

  #move(event) {
    const shown = this.#shown();
    const index = shown.findIndex(({ button }) => button === event.target);
    const next = index < 0 ? undefined : {
      ArrowRight: () => shown[index + 1], ArrowLeft: () => shown[index - 1], Home: () => shown[0], End: () => shown.at(-1),
      ArrowDown: () => nearestBelow(shown, index), ArrowUp: () => nearestBelow(shown.toReversed(), shown.length - 1 - index),
    }[event.key]?.();
    if (event.key.startsWith("Arrow")) event.preventDefault();
    if (!next) return;
    event.preventDefault();
    shown[index].button.tabIndex = -1;
    next.button.tabIndex = 0;
    next.button.focus();
  }

  // The page is shown before the pictures are made, and most of them never are.
  #drawWhenSeen(list) {
    const pictures = new Map(this.#tiles.map(({ item, picture, name }) => [item, { picture, name }]));
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const { picture, name } = pictures.get(target);
        drawPicture(picture, name);
      }
    }, { root: list, rootMargin: "120px" });
    for (const item of pictures.keys()) observer.observe(item);
  }
}

/** A preset between the ends of a motion, over its duration if both take one, and after its delay. */
function inPlaceOf({ parts }, name) {
  const kind = opened(name, (motion) => motion.parts.kind);
  const { duration, delay } = isCurve(kind) === takesDuration(parts.kind) ? around(parts) : {};
  return { base: name, duration, delay, ...(takesEnds(parts) ? { from: parts.from, to: parts.to } : {}) };
}

// The first tile of the next row that begins at most as far to the right.
function nearestBelow(tiles, index) {
  const place = ({ item }) => item.getBoundingClientRect();
  const { top, left } = place(tiles[index]);
  const behind = tiles.slice(index + 1).filter((tile) => place(tile).top !== top);
  const row = behind.filter((tile) => place(tile).top === place(behind[0]).top);
  return row.toSorted((a, b) => Math.abs(place(a).left - left) - Math.abs(place(b).left - left))[0];
}
