// The script of a plot: it shows the values at a time, and hides curves.
"use strict";
(() => {
  const { x, places: timePlaces, panes } = JSON.parse(document.getElementById("samples").textContent);
  const plot = document.querySelector(".plot");
  const svg = plot.querySelector("svg");
  const rows = [...document.querySelectorAll("tbody tr")];
  const clock = document.querySelector("thead output");
  const lines = [...svg.querySelectorAll(".curves")].map((group) => [...group.children]);
  let time = null;

  // The fraction of an axis that lies before a number; by halves, as the whole length can be infinite.
  const fractionOf = (axis, number) =>
    (number / 2 - axis.lower / 2) / (axis.upper / 2 - axis.lower / 2);
  const position = (axis, number) => axis.start + (axis.end - axis.start) * fractionOf(axis, number);

  function timeAt(position) {
    const fraction = (position - x.start) / (x.end - x.start);
    return rounded(x.lower * (1 - fraction) + x.upper * fraction);
  }

  function rounded(time) {
    const near = timePlaces === null ? time : Number(time.toFixed(timePlaces));
    return Math.min(Math.max(near, x.lower), x.upper);
  }

  // The value of a curve, on the straight line between two samples; at a jump the later one.
  function valueOf({ times, values }, time) {
    let after = 0;
    let end = times.length;
    while (after < end) {
      const middle = (after + end) >> 1;
      if (times[middle] <= time) after = middle + 1;
      else end = middle;
    }
    if (after === 0) return null;
    const [start, value] = [times[after - 1], values[after - 1]];
    if (start === time || after === times.length) return value;
    const fraction = (time - start) / (times[after] - start);
    const next = values[after];
    if (!Number.isFinite(value) || !Number.isFinite(next)) return fraction < 0.5 ? value : next;
    return value * (1 - fraction) + next * fraction;
  }

  // A number with a fixed number of decimal places, or with up to six digits if there is none.
  function formatted(number, places) {
    if (number === null) return "–";
    if (!Number.isFinite(number)) return number < 0 ? "−∞" : "∞";
    const text = places === null ? String(Number(number.toPrecision(6))) : number.toFixed(places);
    return (Number(text) === 0 ? text.replace("-", "") : text).replaceAll("-", "−");
  }

  function formattedTime() {
    return time === rounded(time) ? formatted(time, timePlaces) : formatted(time, null);
  }

  // The cursor lies over the picture: a line through each pane, the time above them, a dot on each curve.
  const make = (name, parent, attributes = {}) => {
    const element = document.createElementNS(svg.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return parent.appendChild(element);
  };
  const cursor = make("g", svg, { class: "cursor", visibility: "hidden" });
  const top = Math.min(...panes.map(({ y }) => y.end));
  const hairlines = panes.map(({ y }) => make("line", cursor, { y1: y.start, y2: y.end }));
  const flag = make("text", cursor, { y: top - 8, "text-anchor": "middle" });
  const dots = panes.map(({ curves }) =>
    curves.map((_, index) => {
      const dot = make("circle", cursor, { r: 4.5 });
      dot.style.fill = rows[index].style.getPropertyValue("--curve");
      return dot;
    }));

  // Shows the values at a time; null hides the cursor.
  function show(newTime) {
    time = newTime;
    cursor.setAttribute("visibility", time === null ? "hidden" : "visible");
    clock.textContent = time === null ? "" : formattedTime();
    const cursorX = time === null ? x.start : position(x, time);
    for (const line of hairlines) {
      line.setAttribute("x1", cursorX);
      line.setAttribute("x2", cursorX);
    }
    flag.textContent = clock.textContent;
    flag.setAttribute("x", Math.min(Math.max(cursorX, x.start + 40), x.end - 20));
    panes.forEach(({ y, curves }, pane) => {
      curves.forEach((curve, index) => {
        const value = time === null ? null : valueOf(curve, time);
        const cell = rows[index].querySelectorAll("td")[pane];
        cell.textContent = time === null ? "" : formatted(value, curve.places);
        const fraction = value === null ? -1 : fractionOf(y, value);
        const dot = dots[pane][index];
        dot.setAttribute("cx", cursorX);
        dot.setAttribute("cy", y.start + (y.end - y.start) * Math.min(Math.max(fraction, 0), 1));
        const isShown = fraction >= 0 && fraction <= 1 && !rows[index].classList.contains("off");
        dot.setAttribute("display", isShown ? "inline" : "none");
      });
    });
    describe();
  }

  // The plot is a slider, for keyboards and screen readers.
  // Its picture has no name beside that of the slider.
  svg.setAttribute("aria-hidden", "true");
  plot.tabIndex = 0;
  plot.setAttribute("role", "slider");
  plot.setAttribute("aria-label", clock.parentElement.firstChild.textContent.trim());
  plot.setAttribute("aria-valuemin", x.lower);
  plot.setAttribute("aria-valuemax", x.upper);

  function describe() {
    plot.setAttribute("aria-valuenow", time ?? x.lower);
    const values = rows.map((row) => {
      const cells = [...row.querySelectorAll("td")].map((cell) => cell.textContent);
      return row.querySelector("span").textContent + ": " + cells.join(", ");
    });
    plot.setAttribute("aria-valuetext", time === null ? "no time chosen" : [formattedTime(), ...values].join("; "));
  }

  // A time in the address stays when the pointer leaves.
  function timeInAddress() {
    const match = /^#t=(.+)$/.exec(location.hash);
    const number = match ? Number(decodeURIComponent(match[1])) : NaN;
    return Number.isFinite(number) ? Math.min(Math.max(number, x.lower), x.upper) : null;
  }

  function followPointer(event) {
    const box = svg.getBoundingClientRect();
    show(timeAt(((event.clientX - box.left) / box.width) * svg.viewBox.baseVal.width));
  }

  function followKey(event) {
    const stride = (x.upper / 2 - x.lower / 2) / (event.shiftKey ? 10 : 100);
    const from = time ?? x.lower;
    const targets = {
      ArrowRight: from + stride, ArrowUp: from + stride, ArrowLeft: from - stride, ArrowDown: from - stride,
      PageUp: from + 10 * stride, PageDown: from - 10 * stride, Home: x.lower, End: x.upper,
    };
    if (event.key === "Escape") show(timeInAddress());
    if (!(event.key in targets)) return;
    event.preventDefault();
    show(rounded(targets[event.key]));
  }

  plot.addEventListener("pointermove", followPointer);
  plot.addEventListener("pointerdown", followPointer);
  plot.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") show(timeInAddress());
  });
  plot.addEventListener("click", () => location.replace("#t=" + time));
  plot.addEventListener("keydown", followKey);
  addEventListener("hashchange", () => show(timeInAddress()));

  rows.forEach((row, index) => {
    const button = row.querySelector("button");
    button.addEventListener("click", () => {
      const isOff = row.classList.toggle("off");
      button.setAttribute("aria-pressed", String(!isOff));
      for (const pane of lines) pane[index].classList.toggle("off", isOff);
      show(time);
    });
  });

  document.querySelector(".hint").hidden = false;
  show(timeInAddress());
})();
