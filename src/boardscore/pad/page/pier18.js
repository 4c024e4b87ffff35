// Entering a pier: a symbol is chosen, then the spaces are tapped or stroked.

import { el, glyph, icon } from "./dom.js";
import { say, shape } from "./words.js";

const SIDES = ["upper", "lower"];
const STRIP = 8;
const FEWEST = 16;
const LONGEST = 400;
const NAMES = { S: "flower_seller", Q: "poet", H: "lovers", A: "fisher" };

export const name = "pier18";
export const most = 3;
export const tables = false;
export const brushes = ["S", "Q", "H", "A", "."];
export const hint = "pad.hint_pier";

export function fresh(called) {
  const side = ".".repeat(FEWEST);
  return { name: called, upper: side, lower: side, plan: false, patrons: 0, date: "" };
}

export const isEmpty = (player) => !/[SQHA]/.test(player.upper + player.lower) && !player.plan && !player.patrons;

/** As many columns as fill whole strips. */
const whole = (columns) => Math.ceil(columns / STRIP) * STRIP;

/** How many columns a pier has: up to the last symbol. */
const used = (player) =>
  Math.max(1, ...SIDES.map((side) => player[side].replace(/\.+$/, "").length));

/** A player of a position, as the library reads one. */
export function player(one) {
  const columns = used(one);
  return {
    pier: SIDES.map((side) => one[side].slice(0, columns)),
    plan_completed: one.plan,
    patrons: one.patrons,
    ...(one.date && { plan_date: one.date }),
  };
}

export function toText(one) {
  const columns = used(one);
  const sides = SIDES.map((side) => one[side].slice(0, columns));
  const longer = one.upper.length > FEWEST ? one.upper.length : "";
  return [...sides, one.plan ? 1 : 0, one.patrons, one.date, longer].join("!");
}

export function fromText([upper, lower, plan, patrons, date = "", longer = ""]) {
  const columns = whole(Math.max(FEWEST, Number(longer || 0), upper.length, lower.length));
  const fits = (side) => /^[SQHA.]{1,400}$/.test(side);
  if (!(columns <= LONGEST && fits(upper) && fits(lower) && /^[01]$/.test(plan))) throw new Error(upper);
  if (!/^(\d|1[0-8])$/.test(patrons) || !/^(\d\d-\d\d)?$/.test(date)) throw new Error(patrons);
  const [long, other] = [upper, lower].map((side) => side.padEnd(columns, "."));
  return { upper: long, lower: other, plan: plan === "1", patrons: Number(patrons), date };
}

/** A button of the bar: what it lays. */
export function brush(key) {
  const shown = key === "." ? icon("clear") : glyph(shape(`pier18-${key}`));
  return [shown, el("span", {}, brushName(key))];
}

const brushName = (key) => say(key === "." ? "pad.clear" : `pad.brush.${NAMES[key]}`);
const symbolName = (key) => (key === "." ? say("pad.empty") : say(`symbol.${NAMES[key]}`));

/** The board of a player; `app` knows the state, the brush, and how to change both. */
export function entry(app) {
  const one = () => app.player();
  const columns = one().upper.length;
  const spaces = new Map();
  const strips = [];
  for (let start = 0; start < columns; start += STRIP) {
    const numbers = [...Array(Math.min(STRIP, columns - start)).keys()].map((at) => start + at);
    strips.push(
      el(
        "div",
        { class: `strip${start ? "" : " first"}${start + STRIP >= columns ? " last" : ""}`, role: "presentation" },
        ...numbers.map((column) => columnButton(app, column)),
        ...SIDES.flatMap((side) => numbers.map((column) => space(side, column))),
      ),
    );
  }
  const board = el(
    "div",
    { class: "board", role: "group", "aria-label": say("pad.board"), onkeydown: typed },
    ...strips,
  );
  strokes(board, app, put);
  const more = el("button", { type: "button", class: "link", "data-columns": true, onclick: longer }, say("pad.columns"));
  const node = el("div", {}, board, el("div", { class: "right" }, more), facts(app));
  return { node, update };

  function space(side, column) {
    const key = `${side}-${column}`;
    const button = el("button", {
      type: "button",
      class: `space ${side}`,
      "data-space": key,
      tabindex: column || side !== "upper" ? -1 : 0,
      onclick: (event) => event.detail === 0 && put(button, true),
    });
    spaces.set(key, button);
    return button;
  }

  /** Lays what the brush has; the same symbol once more clears, if that is wished. */
  function put(button, clears, symbol = app.brush) {
    const [side, column] = button.dataset.space.split("-");
    const at = Number(column);
    const laid = clears && one()[side][at] === symbol ? "." : symbol;
    const line = one()[side];
    app.change({ ...one(), [side]: line.slice(0, at) + laid + line.slice(at + 1) });
  }

  function typed(event) {
    const button = event.target.closest("[data-space]");
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    const [side, column] = button.dataset.space.split("-");
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const letter = event.key === "Delete" || event.key === "Backspace" ? "." : event.key.toUpperCase();
    if (step) focus(side, Number(column) + step);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") focus(event.key === "ArrowUp" ? "upper" : "lower", Number(column));
    else if (brushes.includes(letter)) {
      put(button, false, letter);
      focus(side, Number(column) + (event.key === "Backspace" ? -1 : 1));
    } else return;
    event.preventDefault();
  }

  function focus(side, column) {
    const next = spaces.get(`${side}-${column}`);
    if (!next) return;
    for (const button of spaces.values()) button.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  function longer() {
    const wide = Math.min(LONGEST, columns + STRIP);
    app.change({ ...one(), upper: one().upper.padEnd(wide, "."), lower: one().lower.padEnd(wide, ".") }, { rebuild: true });
  }

  function update(marks, line) {
    const full = new Set((marks?.full ?? []).map(named));
    const blocked = new Set((marks?.blocked ?? []).map((one) => named(one.space)));
    const lit = line && new Set((line.spaces ?? []).map(named));
    const because = new Set((line?.because ?? []).map(named));
    const groups = new Map();
    for (const group of marks?.groups ?? []) for (const spot of group.spaces) groups.set(named(spot), group);
    for (const [key, button] of spaces) {
      const [side, column] = key.split("-");
      const symbol = one()[side][Number(column)];
      const group = symbol !== "." && groups.get(key);
      const counts = symbol !== "." && (full.has(key) || Boolean(group));
      const stops = symbol === "H" && blocked.has(key);
      if (button.dataset.symbol !== symbol) {
        button.dataset.symbol = symbol;
        button.replaceChildren(...(symbol === "." ? [] : [el("span", { class: "disc" }, glyph(shape(`pier18-${symbol}`)))]));
      }
      button.classList.toggle("full", symbol !== "." && full.has(key));
      button.classList.toggle("blocked", stops);
      button.classList.toggle("dim", Boolean(lit?.size) && !lit.has(key) && !because.has(key));
      button.classList.toggle("because", because.has(key));
      outline(button, side, Number(column), group);
      const place = `${say(`side.${side}`)} ${Number(column) + 1}`;
      const state = stops ? say("pad.blocked") : counts ? say("pad.scores") : "";
      button.setAttribute("aria-label", [place, symbolName(symbol), state].filter(Boolean).join(", "));
    }
  }

  function outline(button, side, column, group) {
    const inside = new Set(group ? group.spaces.map(named) : []);
    const other = side === "upper" ? "lower" : "upper";
    const joined = { left: `${side}-${column - 1}`, right: `${side}-${column + 1}`, across: `${other}-${column}` };
    button.classList.toggle("group", Boolean(group));
    for (const [where, key] of Object.entries(joined)) button.classList.toggle(`no-${where}`, inside.has(key));
    const isFirst = group && named(group.spaces[0]) === button.dataset.space;
    if (isFirst) button.dataset.points = `+${group.points}`;
    else delete button.dataset.points;
  }
}

const named = ([side, column]) => `${side}-${column}`;

/** The number above a column: people miscount, so a column can be put in or taken out. */
function columnButton(app, column) {
  const number = column + 1;
  return el(
    "button",
    {
      type: "button",
      class: "number",
      tabindex: -1,
      "data-column": column,
      "aria-label": say("pad.column", { column: number }),
      onclick: () =>
        app.choose(say("pad.column", { column: number }), [
          [say("pad.insert_column"), () => edit((line) => `${line.slice(0, column)}.${line.slice(column)}`)],
          [say("pad.remove_column"), () => edit((line) => line.slice(0, column) + line.slice(column + 1))],
        ]),
    },
    String(number),
  );
  function edit(changed) {
    const one = app.player();
    const [upper, lower] = SIDES.map((side) => changed(one[side]).replace(/\.+$/, ""));
    const wide = whole(Math.max(FEWEST, upper.length, lower.length));
    if (wide > LONGEST) return;
    const [first, second] = [upper, lower].map((line) => line.padEnd(wide, "."));
    app.change({ ...one, upper: first, lower: second }, { rebuild: true });
  }
}

/** Plan and Patrons. */
function facts(app) {
  const one = () => app.player();
  const plan = el(
    "button",
    {
      type: "button",
      class: "switch",
      role: "switch",
      "data-plan": true,
      "aria-checked": String(one().plan),
      onclick: () => {
        app.change({ ...one(), plan: !one().plan });
        plan.setAttribute("aria-checked", String(one().plan));
      },
    },
    el("span", { class: "knob", "aria-hidden": "true" }),
    el("span", {}, say("pad.plan")),
  );
  const row = el("div", { class: "choices", role: "radiogroup", "aria-label": say("category.patrons") });
  let shown = one().patrons > 4 ? 18 : 4;
  const fill = () => {
    const numbers = [...Array(shown + 1).keys()];
    row.replaceChildren(
      ...numbers.map((number) =>
        el(
          "button",
          {
            type: "button",
            class: "choice",
            role: "radio",
            "aria-checked": String(one().patrons === number),
            "data-patrons": number,
            onclick: () => {
              app.change({ ...one(), patrons: number });
              fill();
              row.querySelector(`[data-patrons="${number}"]`).focus();
            },
          },
          String(number),
        ),
      ),
    );
    if (shown === 4)
      row.append(el("button", { type: "button", class: "choice", "aria-label": say("pad.more"), onclick: () => { shown = 18; fill(); } }, "+"));
  };
  fill();
  return el("div", { class: "card facts" }, plan, el("div", { class: "row" }, el("span", {}, say("category.patrons")), row));
}

/** The spaces from one to another: a quick stroke is told of only now and then. */
function between(from, to) {
  const [side, first] = from.dataset.space.split("-");
  const [other, last] = to.dataset.space.split("-");
  if (side !== other) return [to.dataset.space];
  const step = Math.sign(last - first);
  return [...Array(Math.abs(last - first)).keys()].map((at) => `${side}-${Number(first) + step * (at + 1)}`);
}

/** Taps and strokes; a stroke is one step, and scrolling takes it back. */
function strokes(board, app, put) {
  let stroke = null;
  const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-space]");
  board.addEventListener("pointerdown", (event) => {
    const button = event.target.closest("[data-space]");
    if (!button || event.button) return;
    const [side, column] = button.dataset.space.split("-");
    const isSame = app.player()[side][Number(column)] === app.brush;
    stroke = { last: button, clears: isSame ? button : null };
    app.begin();
    if (!isSame) put(button, false);
    if (event.pointerType === "touch") button.releasePointerCapture?.(event.pointerId);
  });
  const reach = (event) => {
    const button = stroke && under(event);
    if (!button || button === stroke.last || !board.contains(button)) return;
    if (stroke.clears) put(stroke.last, false);
    const passed = between(stroke.last, button);
    stroke.last = button;
    stroke.clears = null;
    for (const key of passed) put(board.querySelector(`[data-space="${key}"]`), false);
  };
  const end = (event) => {
    reach(event);
    if (stroke?.clears) put(stroke.clears, true);
    if (stroke) app.end();
    stroke = null;
  };
  board.addEventListener("pointermove", reach);
  window.addEventListener("pointerup", end, { signal: app.until });
  window.addEventListener("pointercancel", () => { if (stroke) { stroke = null; app.takeBack(); } }, { signal: app.until });
}
