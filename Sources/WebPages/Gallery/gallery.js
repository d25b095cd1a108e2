// The page: a card for each effect, one clock for all.

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

class Gallery {
  // The cards by the names of their effects.
  cards = {};
  #lastFrame = null;
  #isWaiting = false;

  constructor(library) {
    const template = document.getElementById("card").content.firstElementChild;
    for (const name of library.effectNames) {
      const article = document.importNode(template, true);
      document.getElementById("cards").append(article);
      const card = new Card(library, name, article, () => this.#changed());
      this.cards[name] = card;
    }
    document.querySelector(".bar").hidden = false;
    this.#observe();
    if (!this.#followAddress()) this.setPlaying(!isStill.matches);
  }

  // Plays all cards, or stops them at their times.
  setPlaying(isPlaying) {
    for (const card of Object.values(this.cards)) card.isPlaying = isPlaying;
  }

  get #isPlaying() { return Object.values(this.cards).some((card) => card.isPlaying); }

  #observe() {
    document.getElementById("play-all").addEventListener("click", () => this.setPlaying(!this.#isPlaying));
    addEventListener("hashchange", () => this.#followAddress());
    isStill.addEventListener("change", () => this.setPlaying(!isStill.matches));
    const byArticle = new Map(Object.values(this.cards).map((card) => [card.article, card]));
    const views = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) byArticle.get(target).isInView = isIntersecting;
      this.#changed();
    }, { rootMargin: "100px" });
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) byArticle.get(target.closest("article")).resize();
    });
    for (const article of byArticle.keys()) {
      views.observe(article);
      // The header is as wide as the card, but drawing for that width does not change its height.
      sizes.observe(article.querySelector("header"));
    }
  }

  // `#time=1.2` in the address stops all scripts at that time.
  #followAddress() {
    const time = Number.parseFloat(new URLSearchParams(location.hash.slice(1)).get("time"));
    if (!Number.isFinite(time)) return false;
    for (const card of Object.values(this.cards)) card.seek(time);
    return true;
  }

  #changed() {
    document.getElementById("play-all").textContent = this.#isPlaying ? "Pause all" : "Play all";
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame((now) => this.#frame(now));
  }

  // Draws a frame, and asks for another while something moves.
  #frame(now) {
    this.#isWaiting = false;
    const speed = Number(document.querySelector("#speed :checked").value);
    // After a while without frames, as in a hidden tab, the effects continue at their times.
    const passed = this.#lastFrame === null ? 0 : Math.min((now - this.#lastFrame) / 1000, 0.1) * speed;
    for (const card of Object.values(this.cards)) {
      if (card.isInView) card.advance(passed);
      card.show();
    }
    const isMoving = Object.values(this.cards).some((card) => card.isPlaying && card.isInView);
    this.#lastFrame = isMoving ? now : null;
    if (isMoving) this.#changed();
  }
}

try {
  window.gallery = new Gallery(await Library.open(document.getElementById("library").textContent));
} catch (error) {
  const failure = document.getElementById("failure");
  failure.hidden = false;
  failure.textContent = `The effects cannot be shown, as the library does not run in this browser: ${error.message}`;
}
