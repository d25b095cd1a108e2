// The picture of one variant; a refresh effect has a list below it.

class Stage {
  #picture;
  #phase;
  #list = null;
  #text = "";
  #pixelsPerPoint = null;

  constructor(figure, hasList) {
    this.element = figure.querySelector(".stage");
    this.#picture = figure.querySelector(".picture");
    this.#phase = figure.querySelector(".phase");
    if (!hasList) return;
    this.element.classList.add("phone");
    this.#list = document.createElement("div");
    this.#list.className = "list";
    for (let row = 0; row < 5; row++) this.#list.append(document.createElement("i"));
    this.element.append(this.#list);
  }

  // Shows an effect at a time, with the list moved down by some points; null is the height of the picture.
  show(effect, time, listOffset) {
    const text = effect.svg(time);
    // Identifiers in the text differ between open effects: equal texts are equal pictures.
    if (text !== this.#text) {
      this.#text = text;
      this.#picture.innerHTML = text;
      this.#fit(this.#svg.viewBox.baseVal);
    }
    this.#phase.textContent = effect.phase(time);
    if (!this.#list) return;
    const offset = (listOffset ?? this.#svg.viewBox.baseVal.height) * this.pixelsPerPoint;
    this.#list.style.transform = `translateY(${offset.toFixed(1)}px)`;
  }

  // Gives a wide picture the width of the card, and a tall one more height.
  #fit({ width, height }) {
    const form = width > 2 * height ? "wide" : height > 1.5 * width && !this.#list ? "tall" : "even";
    const { dataset } = this.element.closest(".pictures");
    if (dataset.form === form) return;
    dataset.form = form;
    this.resize();
  }

  // Measured once for each layout: reading it makes the browser lay the page out.
  get pixelsPerPoint() {
    this.#pixelsPerPoint ??= this.#svg.getScreenCTM().a;
    return this.#pixelsPerPoint;
  }

  // Forgets the measures of the former layout.
  resize() {
    this.#pixelsPerPoint = null;
  }

  get #svg() { return this.#picture.firstElementChild; }
}
