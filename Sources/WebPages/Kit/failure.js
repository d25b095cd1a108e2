// What a page says if it cannot start.

/** Says why the page cannot start: `data-state` of the body becomes "failed". */
export function fail(error) {
  const failure = document.getElementById("failure");
  failure.hidden = false;
  failure.textContent = `The page cannot start: ${error.message}`;
  document.body.dataset.state = "failed";
  console.error(error);
}
