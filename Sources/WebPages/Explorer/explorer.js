// The explorer: a document of motions, and views of it.

import { announce } from "../Kit/announcements.js";
import { copy } from "../Kit/clipboard.js";
import { element } from "../Kit/elements.js";
import { loadLibrary } from "../Kit/library.js";
import { Tabs } from "../Kit/tabs.js";
import { iconButton } from "../Kit/transport.js";
import { fromAddress } from "./address.js";
import { Arrivals } from "./arrivals.js";
import { CatchView } from "./catch.js";
import { CompareView } from "./compare.js";
import { ExportView } from "./export.js";
import { MotionList } from "./list.js";
import { LottieView } from "./lottie.js";
import { PresetList } from "./presets.js";
import { ExplorerState } from "./state.js";

const FIRST_MOTIONS = ["spring(duration: 0.5, bounce: 0.3)", "swiftui.smooth", "0.5s cubic-bezier(0.24, 0.52, 0.43, 0.8)"];

const ADDRESS_DELAY = 250;

/** The page, with its state as `explorer.state` for whoever looks into it. */
class Explorer {
  #timer = 0;

  constructor() {
    this.state = new ExplorerState(fromAddress(location.hash) ?? requested());
    const views = {
      compare: new CompareView(this.state), catch: new CatchView(this.state), export: new ExportView(this.state),
      lottie: new LottieView(this.state),
    };
    const tabs = new Tabs({
      label: "Views", value: this.#view(views),
      tabs: [
        { value: "compare", label: "Compare", panel: views.compare.element },
        { value: "catch", label: "Catch it", panel: views.catch.element },
        { value: "export", label: "Take it away", panel: views.export.element },
        { value: "lottie", label: "Lottie", panel: views.lottie.element },
      ],
      onChoose: (view) => this.state.set({ view: view === "compare" ? undefined : view }),
    });
    const presets = new PresetList(this.state);
    document.getElementById("side").append(new MotionList(this.state).element, presets.element);
    document.getElementById("views").append(tabs.list, ...tabs.panels);
    document.getElementById("views").prepend(new Arrivals(this.state).element);
    this.#fillHeader();
    this.#listen();
    this.state.subscribe(() => {
      tabs.value = this.#view(views);
      // A view that is not seen does nothing.
      for (const [name, view] of Object.entries(views)) view.isShown = name === tabs.value;
      document.body.dataset.view = tabs.value;
      this.#showAddress();
    });
    for (const refused of this.state.refused) announce(refused);
  }

  #view(views) {
    const view = this.state.setting("view", "compare");
    return view in views ? view : "compare";
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

  #listen() {
    addEventListener("hashchange", () => {
      try {
        this.state.follow(location.hash);
      } catch (error) {
        announce(error.message);
      }
    });
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.target.closest?.("input[type='text'], textarea")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) this.state.undo();
      else if (key === "y" || key === "z") this.state.redo();
      else return;
      event.preventDefault();
    });
  }

  // Without an entry of the browser's history for each change: the page has its own undo. A little later, as browsers refuse
  // to change the address hundreds of times in a few seconds.
  #showAddress() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#writeAddress(), ADDRESS_DELAY);
  }

  #writeAddress() {
    clearTimeout(this.#timer);
    const address = `#${this.state.address}`;
    if (location.hash !== address) history.replaceState(null, "", address);
  }

  #share() {
    this.#writeAddress();
    copy(location.href, "the address of this page");
  }
}

/** What the tool was asked to show. */
function requested() {
  let motions = [];
  try {
    ({ motions = [] } = JSON.parse(document.getElementById("request").textContent));
  } catch {
    // The page as it was made, without a tool, holds no request.
  }
  const notations = motions.length > 0 ? motions : FIRST_MOTIONS;
  return { motions: notations.map((notation) => ({ notation })), selected: 0, settings: {} };
}

try {
  await loadLibrary();
  window.explorer = new Explorer();
  document.body.dataset.state = "ready";
} catch (error) {
  const failure = document.getElementById("failure");
  failure.hidden = false;
  failure.textContent = `The page cannot start: ${error.message}`;
  document.body.dataset.state = "failed";
  console.error(error);
}
