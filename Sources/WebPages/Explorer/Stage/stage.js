// Something real that moves: the selected motion, the one beside which it is seen, or all of them side by side.

import { element } from "../../Kit/elements.js";
import { optionOf, settingChoice } from "../setting-choice.js";
import { CardScene } from "./card-scene.js";
import { DotScene } from "./dot-scene.js";
import { listenForHold } from "./hold.js";
import { ListScene } from "./list-scene.js";
import { Rival } from "./rival.js";
import { SheetScene } from "./sheet-scene.js";
import { SwitchScene } from "./switch-scene.js";
import { ToastScene } from "./toast-scene.js";
import { Well } from "./well.js";

const SCENES = [
  { value: "card", label: "Card", Scene: CardScene }, { value: "sheet", label: "Sheet", Scene: SheetScene },
  { value: "toast", label: "Toast", Scene: ToastScene },
  { value: "list", label: "List", Scene: ListScene, hint: "Rows 40 ms apart" },
  { value: "switch", label: "Switch", Scene: SwitchScene }, { value: "dot", label: "Dot", Scene: DotScene },
];
const ARRANGEMENTS = [
  { value: "a", label: "A", hint: "The selected motion" },
  { value: "b", label: "B", hint: "The motion before it, or what it was before its last change" },
  { value: "all", label: "All", hint: "Side by side" },
];

export class MotionStage {
  #state;
  #rival;
  #scene;
  #arrangement;
  // Fingers have no keys: they hold the stage.
  #hint = matchMedia("(pointer: coarse)").matches ? "Hold here" : "Hold B";
  #wells = [];
  #key = "";
  #time = 0;
  // Of A and B the other one is shown meanwhile.
  #isHeld = false;

  constructor(state) {
    this.#state = state;
    this.#rival = new Rival(state);
    this.#scene = settingChoice(state, "Scene", "scene", SCENES, true);
    this.#arrangement = settingChoice(state, "Motions on the stage", "stage", ARRANGEMENTS, true);
    this.controls = [this.#scene.element, this.#arrangement.element];
    this.element = element("div", { class: "stage-wells" });
    listenForHold(this.element, "b", () => this.element.checkVisibility(), (isHeld) => this.#hold(isHeld));
  }

  /** The seconds by which the scene goes on when the motion is over. */
  get delay() { return this.#option.Scene.delay ?? 0; }

  get #option() { return optionOf(SCENES, this.#state.setting("scene")); }
  get #arranged() { return optionOf(ARRANGEMENTS, this.#state.setting("stage")).value; }

  /** Takes the motions of the state, of which at least one is shown. */
  draw() {
    const { value, Scene } = this.#option;
    const casts = this.#arranged === "all" ? this.#state.shown.map((entry) => [entry, entry.title]) : [this.#cast()];
    this.#scene.value = value;
    this.#arrangement.value = this.#arranged;
    const key = `${value} ${casts.length}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#wells = casts.map(() => new Well(Scene));
      this.element.style.setProperty("--columns", columnsOf(casts.length, value === "dot"));
      this.element.replaceChildren(...this.#wells.map(({ element }) => element));
    }
    this.#wells.forEach((well, index) => well.take(...casts[index]));
    this.show(this.#time);
  }

  show(time) {
    this.#time = time;
    for (const well of this.#wells) well.show(time);
  }

  // One of two motions, its name and that of the other.
  #cast() {
    const { selected } = this.#state;
    const rival = this.#rival.find();
    const other = rival?.isFormer ? "before the change" : rival?.entry.title;
    if (rival && (this.#arranged === "b") !== this.#isHeld) return [rival.entry, `B  ${other}`, `A  ${selected.title}`];
    return [selected, `A  ${selected.title}`, other ? `${this.#hint}: ${other}` : ""];
  }

  #hold(isHeld) {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (this.#state.shown.length > 0) this.draw();
  }
}

// Ways to the side are best compared one below the other.
function columnsOf(count, isWide) { return Math.ceil(isWide ? count / 4 : count > 4 ? count / 2 : count); }
