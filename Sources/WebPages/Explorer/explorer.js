// The explorer: a document of motions, and views of it.

import { catalogue } from "../../../Bindings/JavaScript/src/catalogue.js";
import { announce } from "../Kit/announcements.js";
import { copy } from "../Kit/clipboard.js";
import { delayed } from "../Kit/delayed.js";
import { element } from "../Kit/elements.js";
import { loadLibrary } from "../Kit/library.js";
import { pause } from "../Kit/pause.js";
import { requested, start } from "../Kit/start.js";
import { Tabs } from "../Kit/tabs.js";
import { undoButtons } from "../Kit/undo.js";
import { fromAddress } from "./address.js";
import { MotionBox } from "./box.js";
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
    // Reading it takes as long as a view.
    await pause();
    catalogue();
    for (const [name, { View }] of Object.entries(VIEWS)) {
      await pause();
      views[name] = new View(state);
    }
    await pause();
    const tabs = new Tabs({
      label: "Views", value: this.#view,
      tabs: Object.entries(VIEWS).map(([value, { label }]) => ({ value, label, panel: views[value].element })),
      onChoose: (view) => state.set({ view: view === "compare" ? undefined : view }),
    });
    document.getElementById("skip").onclick = () => tabs.focus();
    const imports = new Imports(state);
    const box = new MotionBox(state, imports);
    document.getElementById("box").append(box.element);
    document.getElementById("side").append(new MotionList(state, box.button).element);
    await pause();
    document.getElementById("presets").append(new PresetList(state).element);
    await pause();
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
    const share = element("button", { type: "button", onclick: () => this.#share() }, "Copy address");
    document.getElementById("tools").append(...undoButtons(this.state), share);
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
