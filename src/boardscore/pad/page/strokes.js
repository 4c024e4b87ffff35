// Taps and strokes over a board with spaces in rows: `data-space="row-column"`.

import { begin, end, takeBack } from "./current.js";
import { range } from "./plain.js";

/** The spaces from one to another: a quick stroke has few events. */
function between(from, to) {
  const [row, first] = from.dataset.space.split("-");
  const [other, last] = to.dataset.space.split("-");
  if (row !== other) return [to.dataset.space];
  const step = Math.sign(last - first);
  return range(Math.abs(last - first)).map((at) => `${row}-${Number(first) + step * (at + 1)}`);
}

/**
 * A stroke is one step, and scrolling undoes it. `put(space, clears)` applies the brush to a space, or
 * clears it if `isLaid` says that it has the brush already.
 */
export function strokes(board, isLaid, put, step = { begin, end, takeBack }) {
  board.addEventListener("pointerdown", (event) => {
    const space = event.target.closest("[data-space]");
    if (!space || event.button) return;
    step.begin();
    if (event.pointerType === "touch") space.releasePointerCapture?.(event.pointerId);
    follow(board, space, isLaid(space), put, step);
  });
}

/** Follows a finger from the space where it began. */
function follow(board, first, clears, put, step) {
  const over = new AbortController();
  const { signal } = over;
  let last = first;
  let isTap = true;
  if (!clears) put(first, false);
  window.addEventListener("pointermove", reach, { signal });
  window.addEventListener("pointerup", (event) => { reach(event); leave(); }, { signal });
  window.addEventListener("pointercancel", () => { over.abort(); step.takeBack(); }, { signal });

  function reach(event) {
    const space = document.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-space]");
    if (!space || space.dataset.space === last.dataset.space || !board.contains(space)) return;
    if (isTap && clears) put(first, false);
    isTap = false;
    const passed = between(last, space);
    last = space;
    for (const key of passed) put(board.querySelector(`[data-space="${key}"]`), false);
  }

  function leave() {
    over.abort();
    if (isTap && clears) put(first, true);
    step.end();
  }
}
