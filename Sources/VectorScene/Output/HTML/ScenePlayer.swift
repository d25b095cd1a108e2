/// The button, the slider and the read-out of a page that plays.
struct ScenePlayer {
  let lastFrame: Int
  let duration: Double
  let repeats: Int?

  /// Hidden until the script is there, without which they do nothing.
  var controls: String {
    let seconds = FixedDecimal(places: 6).string(for: duration)
    let count = repeats.map { " data-repeats=\"" + String($0) + "\"" } ?? ""
    return """
      <div class="player" data-duration="\(seconds)"\(count) hidden>
      <button type="button">Pause</button>
      <input type="range" min="0" max="\(lastFrame)" step="1" value="0" aria-label="Time">
      <output></output>
      </div>

      """
  }

  /// The clock is the picture's own; the slider counts frames.
  static let script = #"""
    "use strict";
    (() => {
      const svg = document.querySelector(".picture > svg");
      const player = document.querySelector(".player");
      const button = player.querySelector("button");
      const slider = player.querySelector("input");
      const output = player.querySelector("output");
      const duration = Number(player.dataset.duration);
      const end = duration * Number(player.dataset.repeats ?? Infinity);
      const lastFrame = Number(slider.max);

      function time() {
        const now = svg.getCurrentTime();
        return now >= end ? duration : now % duration;
      }

      function show(time) {
        output.textContent = time.toFixed(3) + " s of " + duration.toFixed(3) + " s";
        slider.setAttribute("aria-valuetext", time.toFixed(3) + " seconds");
      }

      function follow() {
        slider.value = Math.round((time() / duration) * lastFrame);
        show(time());
        if (svg.getCurrentTime() >= end) pause();
        if (!svg.animationsPaused()) requestAnimationFrame(follow);
      }

      function pause() {
        svg.pauseAnimations();
        button.textContent = "Play";
      }

      function play() {
        if (svg.getCurrentTime() >= end) svg.setCurrentTime(0);
        svg.unpauseAnimations();
        button.textContent = "Pause";
        requestAnimationFrame(follow);
      }

      function seek() {
        pause();
        const part = slider.value / lastFrame;
        // At its very end a repeated animation is at its start again.
        svg.setCurrentTime(Math.min(part, 1 - 1e-6) * duration);
        show(part * duration);
      }

      button.addEventListener("click", () => (svg.animationsPaused() ? play() : pause()));
      slider.addEventListener("input", seek);
      player.hidden = false;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) pause();
      else play();
      show(time());
    })();
    """#
}
