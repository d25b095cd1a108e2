// The explorer: a document of motions, and views of it.

import { announce } from "../Kit/announcements.js";
import { copy } from "../Kit/clipboard.js";
import { delayed } from "../Kit/delayed.js";
import { element, iconButton } from "../Kit/elements.js";
import { loadLibrary } from "../Kit/library.js";
import { requested, start } from "../Kit/start.js";
import { Tabs } from "../Kit/tabs.js";
import { fromAddress } from "./address.js";
import { Imports } from "./imports.js";
import { GestureView } from "./gesture.js";
import { CompareView } from "./compare.js";
import { ExportView } from "./export.js";
import { KeyframesView } from "./keyframes.js";
import { MotionList } from "./list.js";
import { LottieView } from "./lottie.js";
import { PresetList } from "./presets.js";
import { serve } from "./searches.js";
import { ExplorerState } from "./state.js";

const FIRST_MOTIONS = ["spring(duration: 0.5, bounce: 0.3)", "swiftui.smooth", "0.5s cubic-bezier(0.24, 0.52, 0.43, 0.8)"];

// By their names in the address.
const VIEWS = {
  compare: { View: CompareView, label: "Compare" }, gesture: { View: GestureView, label: "Gesture" },
  export: { View: ExportView, label: "Export" }, keyframes: { View: KeyframesView, label: "Keyframes" },
  lottie: { View: LottieView, label: "Lottie" },
};
const ADDRESS_DELAY = 250;
// Fields undo by themselves what is typed into them.
const TYPED = "input[type='text'], input[type='search'], textarea";

/** The page, with its state as `explorer.state` for whoever looks into it. */
class Explorer {
  // Without an entry of the browser's history for each change: the page has its own undo. A little later, as browsers refuse
  // to change the address hundreds of times in a few seconds.
  #showAddress = delayed(() => this.#writeAddress(), ADDRESS_DELAY);

  constructor() { this.state = new ExplorerState(firstDocument(fromAddress(location.hash))); }

  /** Makes the page in steps, between which the browser may draw. */
  async fill() {
    const { state } = this;
    const views = {};
    for (const [name, { View }] of Object.entries(VIEWS)) {
      views[name] = new View(state);
      await pause();
    }
    const tabs = new Tabs({
      label: "Views", value: this.#view,
      tabs: Object.entries(VIEWS).map(([value, { label }]) => ({ value, label, panel: views[value].element })),
      onChoose: (view) => state.set({ view: view === "compare" ? undefined : view }),
    });
    const side = document.getElementById("side");
    side.append(new MotionList(state).element);
    await pause();
    side.append(new PresetList(state).element);
    await pause();
    const imports = new Imports(state);
    document.getElementById("views").append(imports.element, tabs.list, ...tabs.panels);
    this.#fillHeader();
    this.#listen(imports);
    await pause();
    state.subscribe(() => {
      tabs.value = this.#view;
      // A view that is not seen does nothing.
      for (const [name, view] of Object.entries(views)) view.isShown = name === tabs.value;
      document.body.dataset.view = tabs.value;
      this.#showAddress();
    });
    imports.refuse(state.refused);
  }

  get #view() {
    const view = this.state.setting("view", "compare");
    return Object.hasOwn(VIEWS, view) ? view : "compare";
  }

  #fillHeader() {
    const undo = iconButton("undo", "Undo", () => this.state.undo());
    const redo = iconButton("redo", "Redo", () => this.state.redo());
    const share = element("button", { type: "button", onclick: () => this.#share() }, "Copy address");
    document.getElementById("tools").append(undo, redo, share);
    this.state.subscribe(({ canUndo, canRedo }) => {
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
    });
  }

  #listen(imports) {
    addEventListener("hashchange", ({ newURL }) => {
      try {
        // The page may have written its own address since.
        if (this.state.follow(new URL(newURL).hash)) imports.refuse(this.state.refused);
      } catch (error) {
        announce(error.message);
      }
    });
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.target.closest?.(TYPED)) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) this.state.undo();
      else if (key === "y" || key === "z") this.state.redo();
      else return;
      event.preventDefault();
    });
  }

  #writeAddress() {
    const address = `#${this.state.address}`;
    if (location.hash !== address) history.replaceState(null, "", address);
  }

  #share() {
    this.#showAddress.now();
    copy(location.href, "the address of this page");
  }
}

function pause() { return new Promise((done) => { setTimeout(done); }); }

/** The document of the address; if it names no motions, those that the tool was asked to show, or the first examples. */
function firstDocument(asked) {
  if (asked?.motions) return asked;
  const { motions = [] } = requested() ?? {};
  const notations = motions.length > 0 ? motions : FIRST_MOTIONS;
  return { motions: notations.map((source) => ({ source })), selected: 0, settings: asked?.settings ?? {} };
}

// The script of the page is that of its worker, too.
if (globalThis.document) await start(() => (window.explorer = new Explorer()).fill());
else serve(loadLibrary);
