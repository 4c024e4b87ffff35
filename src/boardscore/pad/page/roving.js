// Groups where Tab reaches only one element, and arrows the others.

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/**
 * Lets arrow keys, Home and End move through the buttons of a group in rows of `columns`, or in one line without
 * columns. Calls `reach` with the new button. Returns a function that sets the button for Tab: the
 * given one, else the chosen one, else the first.
 */
export function roving(group, { columns = 0, reach = () => {} } = {}) {
  const buttons = () => [...group.querySelectorAll("button, [role=button]")];
  const only = (one) => { for (const button of buttons()) button.tabIndex = button === one ? 0 : -1; };
  group.addEventListener("focusin", ({ target }) => only(target));
  group.addEventListener("keydown", (event) => {
    const all = buttons();
    const next = all[event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : beyond(all.indexOf(event.target), STEPS[event.key], columns)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    reach(next);
  });
  return (one = group.querySelector('[aria-checked="true"]')) => only(one ?? buttons()[0]);
}

/** The number of the button that an arrow leads to; none beyond the end of a row. */
function beyond(at, step, columns) {
  if (at < 0 || !step) return -1;
  const [rows, across] = step;
  if (!columns) return at + rows + across;
  const column = (at % columns) + across;
  return column < 0 || column >= columns ? -1 : at + rows * columns + across;
}
