/// The button, the slider and the read-out of a page that plays.
struct ScenePlayer {
  /// The times of the frames as they are written, each of them once.
  private let times: [String]
  private let repeats: Int?

  /// The player of an animation; nil for one of one frame, of which there is nothing to play.
  init?(_ animation: AnimatedScene) {
    guard animation.frames.count > 1 else { return nil }
    let format = FixedDecimal(places: 6)
    var times: [String] = []
    for time in animation.times {
      let text = format.string(for: time)
      if times.last != text { times.append(text) }
    }
    self.times = times
    repeats = animation.repeats
  }

  /// Hidden until the script is there, without which they do nothing.
  var controls: String {
    let count = repeats.map { " data-repeats=\"" + String($0) + "\"" } ?? ""
    return """
      <div class="player" data-times="\(times.joined(separator: " "))"\(count) hidden>
      <button type="button">Pause</button>
      <input type="range" min="0" max="\(times.count - 1)" step="1" value="0" aria-label="Time">
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
      const times = player.dataset.times.split(" ").map(Number);
      const duration = times.at(-1);
      const end = duration * Number(player.dataset.repeats ?? Infinity);

      function time() {
        const now = svg.getCurrentTime();
        return now >= end ? duration : now % duration;
      }

      // The frame whose time is the nearest.
      function frame(time) {
        const next = Math.max(1, times.findIndex((other) => other >= time));
        return time - times[next - 1] < times[next] - time ? next - 1 : next;
      }

      function show(time) {
        output.textContent = time.toFixed(3) + " s of " + duration.toFixed(3) + " s";
        slider.setAttribute("aria-valuetext", time.toFixed(3) + " seconds");
      }

      function follow() {
        slider.value = frame(time());
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
        const time = times[slider.value];
        // At its very end a repeated animation is at its start again.
        svg.setCurrentTime(Math.min(time, (1 - 1e-6) * duration));
        show(time);
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
