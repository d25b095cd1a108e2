// A picture of one variant, for a refresh effect with the list that it stands above.

class Stage {
  #picture;
  #phase;
  #list = null;
  #text = "";

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

  // Shows an effect at a time, with the list moved down by some points; by the picture's height if that is null.
  show(effect, time, listOffset) {
    const text = effect.svg(time);
    // The identifiers in the text are those of one open effect: equal texts are equal pictures.
    if (text !== this.#text) {
      this.#text = text;
      this.#picture.innerHTML = text;
      this.#fit();
    }
    this.#phase.textContent = effect.phase(time);
    if (!this.#list) return;
    const offset = (listOffset ?? this.#svg.viewBox.baseVal.height) * this.pixelsPerPoint;
    this.#list.style.transform = `translateY(${offset.toFixed(1)}px)`;
  }

  // Gives a wide picture the width of the card, and a tall one more height.
  #fit() {
    const { width, height } = this.#svg.viewBox.baseVal;
    const form = width > 2 * height ? "wide" : height > 1.5 * width && !this.#list ? "tall" : "even";
    this.element.closest(".pictures").dataset.form = form;
  }

  get pixelsPerPoint() {
    const { width } = this.#svg.viewBox.baseVal;
    return this.#svg.getBoundingClientRect().width / width;
  }

  get #svg() { return this.#picture.firstElementChild; }
}
