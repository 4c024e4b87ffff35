// The page: who plays, what was entered, what the library answers.

import { ask } from "./ask.js";
import * as auctionland from "./auctionland.js";
import { el, glyph, icon } from "./dom.js";
import * as pier18 from "./pier18.js";
import { History, fromLink, keep, kept, keptTexts } from "./state.js";
import { language, say, shape, speak } from "./words.js";

const GAMES = { pier18, auctionland };
const FEWEST = 2;
const root = document.documentElement;

let game;
let history;
let seat = 0;
let brush = "S";
let said = null; // the last answer
let lit = null; // the number of the reason that was tapped
let entry;
let parts = {};
let leaving = new AbortController();
let stroke = null;

// What was entered

const state = () => history.now;

function freshState() {
  const players = [...Array(FEWEST).keys()].map((at) => game.fresh(say("pad.player", { number: at + 1 })));
  return { game: game.name, rulings: {}, tables: game.tables ? keptTexts("tables") : {}, players };
}

/** The position as a file has it. */
function position() {
  const { rulings, tables, players } = state();
  const listed = Object.entries(tables).filter(([, typed]) => typed.trim());
  return {
    game: game.name,
    ...(Object.keys(rulings).length && { rulings }),
    ...(listed.length && { tables: Object.fromEntries(listed.map(([key, typed]) => [key, entries(typed)])) }),
    players: players.map((one) => ({ ...(one.name.trim() && { name: one.name.trim() }), ...game.player(one) })),
  };
}

const entries = (typed) =>
  typed.split(/[\s,;]+/).filter(Boolean).map((one) => (/^\d{1,9}$/.test(one) ? Number(one) : one));

const isEmpty = () => state().players.every((one) => game.isEmpty(one));

function go(next, { rebuild = false, joins = false } = {}) {
  history.change(next, { joins: joins || Boolean(stroke?.isPushed) });
  if (stroke) stroke.isPushed = true;
  lit = null;
  rebuild ? build() : show();
  score();
}

const changed = (at, one) => ({ ...state(), players: state().players.map((old, place) => (place === at ? one : old)) });

const app = {
  player: () => state().players[seat],
  change: (one, how) => go(changed(seat, one), how),
  choose,
  begin: () => { stroke = { isPushed: false }; },
  end: () => { stroke = null; },
  takeBack: () => { const had = stroke?.isPushed; stroke = null; if (had) undo(); },
  get brush() { return brush; },
  get until() { return leaving.signal; },
};

function undo() {
  if (!history.undo()) return;
  seat = Math.min(seat, state().players.length - 1);
  lit = null;
  build();
  score();
}

// What is answered

let wanted = 0;
let isAsking = false;

async function score() {
  wanted += 1;
  root.dataset.pending = "yes";
  address();
  if (isAsking) return;
  isAsking = true;
  for (;;) {
    const number = wanted;
    try {
      const answer = await ask("score", position(), language());
      if (number !== wanted) continue;
      said = { ...answer, isEmpty: isEmpty() };
      if (parts.notice.textContent === say("pad.no_answer")) notice("");
      break;
    } catch {
      notice(say("pad.no_answer"));
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
  isAsking = false;
  show();
  draw();
  root.dataset.ready = "yes";
  root.dataset.pending = "no";
}

/** The link of the game stands in the address; browsers refuse too many changes at once. */
function address() {
  try {
    window.history.replaceState(null, "", `#${history.last}`);
  } catch {
    // the next change brings it up to date
  }
}

async function draw() {
  const place = parts.entry?.querySelector(".picture");
  if (!place || said?.mistakes || game.isEmpty(app.player())) return place?.replaceChildren();
  const number = wanted;
  try {
    const { pictures } = await ask("draw", position(), language());
    if (number === wanted && pictures) place.replaceChildren(pictured(pictures[seat], app.player().name));
  } catch {
    // the board above shows what was entered
  }
}

const pictured = (drawn, called) =>
  el("img", { alt: called, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}` });

// What is shown

function build() {
  leaving.abort();
  leaving = new AbortController();
  document.title = say(`game.${game.name}`);
  entry = game.entry(app);
  parts = {
    verdict: el("div", { class: "verdict", "data-winner": true, role: "status" }),
    open: el("p", { class: "soft", hidden: true }),
    notice: el("p", { class: "notice", role: "alert", hidden: true }),
    total: el("span", { class: "big" }),
    unit: el("span"),
    entry: el("section", { "aria-label": say("pad.entry") }, entry.node),
    asked: el("section", { "aria-label": say("pad.asked") }),
    lines: el("section", { class: "lines", "aria-label": say("pad.reasons") }),
    rulings: el("section", { class: "rulings" }),
    seats: el("div", { class: "seats", role: "group", "aria-label": say("pad.players") }),
    brushes: el("div", { class: "brushes", role: "group", "aria-label": say("pad.lays") }),
    spoken: el("p", { class: "spoken", "aria-live": "polite" }),
  };
  document.body.className = game.name;
  document.body.replaceChildren(head(), main(), bar());
  show();
}

function head() {
  const share = el("button", { type: "button", class: "round", "data-share": true, "aria-label": say("pad.share"), onclick: openShare }, icon("share"));
  return el("header", {}, el("h1", {}, say(`game.${game.name}`)), parts.verdict, share);
}

function main() {
  const one = app.player();
  const name = el("input", {
    class: "name", type: "text", value: one.name, "data-name": seat, "aria-label": say("pad.name", { number: seat + 1 }),
    autocomplete: "off", spellcheck: "false", enterkeyhint: "done",
    onfocus: () => name.select(),
    onchange: () => go(changed(seat, { ...app.player(), name: name.value })),
    onkeydown: (event) => { if (event.key === "Enter") name.blur(); },
  });
  return el(
    "main",
    {},
    parts.notice,
    el("div", { class: "who" }, name, el("p", { class: "total" }, parts.total, " ", parts.unit)),
    parts.entry,
    parts.open,
    parts.asked,
    parts.lines,
    parts.rulings,
    actions(),
    parts.spoken,
  );
}

function actions() {
  const button = (key, onclick, more = {}) => el("button", { type: "button", class: "action", onclick, ...more }, say(key));
  const other = Object.keys(GAMES).find((name) => name !== game.name);
  return el(
    "nav",
    { class: "actions", "aria-label": say("pad.actions") },
    button("pad.save", save, { "data-save": true }),
    button("pad.print", print),
    button("pad.new_game", newGame, { "data-new": true }),
    state().players.length > 1 && button("pad.remove_player", removePlayer, { "data-remove-seat": true }),
    el("button", { type: "button", class: "action", "data-game": other, onclick: () => open(other) }, say(`game.${other}`)),
    button("pad.other_language", speakOther, { "data-language": true, lang: language() === "de" ? "en" : "de" }),
  );
}

function bar() {
  parts.brushes.replaceChildren(
    ...game.brushes.map((key) =>
      el(
        "button",
        { type: "button", class: `brush ${game.name}-${key}`, "data-brush": key, "aria-pressed": String(key === brush), onclick: () => choice(key) },
        ...game.brush(key),
      ),
    ),
    el("button", { type: "button", class: "brush undo", "data-undo": true, onclick: undo }, icon("undo"), el("span", {}, say("pad.undo"))),
  );
  return el("footer", {}, parts.seats, parts.brushes);
}

function choice(key) {
  brush = key;
  for (const button of parts.brushes.querySelectorAll("[data-brush]")) button.setAttribute("aria-pressed", String(button.dataset.brush === key));
}

/** Brings all that depends on the state and the answer up to date. */
function show() {
  const result = said?.result?.game === game.name ? said.result : null;
  const lines = result?.players[seat]?.lines ?? [];
  entry.update(said?.marks?.[seat], lit === null ? null : lines[lit]);
  showSeats(result);
  const total = result?.players[seat]?.total ?? null;
  parts.total.textContent = total ?? (result ? said.so_far[seat] ?? "–" : "–");
  parts.unit.textContent = say(result && total === null ? "pad.so_far" : "pad.points");
  showVerdict(result);
  showAsked();
  showLines(result, lines);
  showRulings();
  parts.brushes.querySelector("[data-undo]").disabled = !history.past.length;
  if (!history.isKept) notice(say("pad.not_kept"));
  speakTotal(total);
}

function showSeats(result) {
  const waiting = new Set((said?.asked ?? []).map(({ place }) => place[1]));
  const focused = document.activeElement?.closest?.("[data-seat]")?.dataset.seat;
  parts.seats.replaceChildren(
    ...state().players.map((one, at) => {
      const wins = result && !said.isEmpty && result.winners.includes(result.players[at]?.name) && result.players.length > 1;
      return el(
        "button",
        { type: "button", class: "seat", "data-seat": at, "aria-pressed": String(at === seat), onclick: () => sit(at) },
        wins && icon("crown"),
        waiting.has(at) && !said.isEmpty && el("span", { class: "asks", "aria-label": say("pad.asked") }, "?"),
        el("span", { class: "called" }, one.name || say("pad.player", { number: at + 1 })),
        el("span", { class: "points", "data-total": at }, String(result?.players[at]?.total ?? "?")),
      );
    }),
    ...(state().players.length < game.most
      ? [el("button", { type: "button", class: "seat add", "data-add-seat": true, "aria-label": say("pad.add_player"), onclick: addPlayer }, "+")]
      : []),
  );
  if (focused !== undefined) parts.seats.querySelector(`[data-seat="${focused}"]`)?.focus();
}

function showVerdict(result) {
  const isShort = Boolean(result?.winners.length);
  const isQuiet = !result || said.isEmpty;
  parts.verdict.classList.toggle("quiet", isQuiet); // it keeps its place: nothing moves below a finger
  const text = isQuiet ? "" : said.verdict;
  if (parts.verdict.textContent !== text) parts.verdict.replaceChildren(...(isShort && text ? [icon("crown")] : []), el("span", {}, text));
  parts.open.hidden = isQuiet || isShort;
  parts.open.textContent = isQuiet || isShort ? "" : text;
}

/** Dates, money and tables: asked when they are needed, and shown as long as they are there. */
function showAsked() {
  const needed = said?.isEmpty ? [] : said?.asked ?? [];
  const fields = [];
  for (const key of ["plan_date", "money"]) {
    const isAsked = needed.some(({ place }) => place[1] === seat && place[2] === key);
    const own = { plan_date: "date", money: "money" }[key];
    if (own in app.player() && (isAsked || app.player()[own])) fields.push(key);
  }
  const tables = [...new Set([...needed.filter(({ place }) => place[0] === "tables").map(({ place }) => place[1]), ...Object.keys(state().tables)])].sort();
  const shown = [language(), seat, ...fields, ...tables].join(" ");
  if (parts.asked.dataset.shown === shown) return;
  parts.asked.dataset.shown = shown;
  const made = { plan_date: dateField, money: moneyField };
  parts.asked.replaceChildren(
    ...(fields.length ? [el("div", { class: "card" }, ...fields.map((key) => made[key]()))] : []),
    ...(tables.length ? [el("div", { class: "card" }, ...tables.map(tableField), el("p", { class: "soft" }, say("pad.table_hint")))] : []),
  );
}

function dateField() {
  const [month, day] = (app.player().date || "-").split("-");
  const pick = (label, values, chosen) =>
    el("select", { "aria-label": label, onchange: put }, el("option", { value: "" }, label),
      ...values.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));
  const two = (number) => String(number).padStart(2, "0");
  const numbers = (most) => [...Array(most).keys()].map((at) => at + 1);
  const months = pick(say("pad.month"), numbers(12).map((at) => [two(at), say(`month.${at}`)]), month);
  const days = pick(say("pad.day"), numbers(31).map((at) => [two(at), String(at)]), day);
  months.dataset.date = "month";
  days.dataset.date = "day";
  return el("div", { class: "asked", "data-asked": "plan_date" }, el("p", {}, say("pad.date")), el("div", { class: "two" }, months, days));
  function put() {
    const date = months.value && days.value ? `${months.value}-${days.value}` : "";
    if (date || app.player().date) app.change({ ...app.player(), date });
  }
}

function moneyField() {
  const field = el("input", {
    type: "number", inputmode: "numeric", min: 0, id: "money", "data-money": seat, value: app.player().money,
    oninput: () => app.change({ ...app.player(), money: field.value.slice(0, 9) }),
  });
  return el("div", { class: "asked row", "data-asked": "money" }, el("label", { for: "money" }, say("pad.money")), field);
}

function tableField(key) {
  const field = el("input", {
    type: "text", id: `table-${key}`, "data-table": key, value: state().tables[key] ?? "", placeholder: "0, 1, 3, 6+", autocomplete: "off",
    onchange: () => {
      const tables = { ...state().tables, [key]: field.value.slice(0, 2000) };
      keep("tables", tables);
      go({ ...state(), tables });
    },
  });
  return el("div", { class: "asked" }, el("label", { for: `table-${key}` }, say(`table.${key}`)), field);
}

function showLines(result, lines) {
  const mistakes = said?.mistakes ?? [];
  const notes = result && !said.isEmpty ? said.notes : [];
  const cards = mistakes.length
    ? mistakes.map((one) => el("p", { class: "card mistake", role: "alert" }, whose(one.place) + one.text))
    : lines.map(reason);
  if (!mistakes.length && isEmpty()) cards.push(el("p", { class: "soft" }, say(game.hint)));
  const focused = document.activeElement?.closest?.("[data-line]")?.dataset.line;
  parts.lines.replaceChildren(...cards, ...notes.map((note) => el("p", { class: "soft" }, note)));
  if (focused !== undefined) parts.lines.querySelector(`[data-line="${focused}"]`)?.focus();
}

const whose = (place) => (place?.[0] === "players" && place.length > 1 ? `${state().players[place[1]]?.name}: ` : "");

const SIGNS = {
  poets: "pier18-Q", lovers: "pier18-H", fishers: "pier18-A", flower_sellers: "pier18-S",
  beaches: "auctionland-B", theme_parks: "auctionland-T", gardens_houses: "auctionland-G",
  peace: "auctionland-p", love: "auctionland-l", music: "auctionland-m",
};

function reason(line, at) {
  const sign = SIGNS[line.category];
  const counts = line.points === 0 ? " none" : "";
  return el(
    "button",
    {
      type: "button", class: `card line${counts}`, "data-line": at, "data-rule": line.rule, "aria-pressed": String(lit === at),
      onclick: () => { lit = lit === at ? null : at; show(); },
    },
    el("span", { class: `mark ${sign ?? line.category}` }, sign ? glyph(shape(sign)) : icon(line.category === "plan" ? "check" : "patron")),
    el("span", { class: "why" }, line.text),
    el("span", { class: "points" }, line.points === null ? "?" : String(line.points)),
  );
}

/** Only rulings by which this score would be another; each answer with its effect. */
function showRulings() {
  const found = said?.rulings ?? [];
  const text = JSON.stringify(found);
  if (parts.rulings.dataset.shown === text) return;
  parts.rulings.dataset.shown = text;
  parts.rulings.replaceChildren(
    ...found.map((ruling) =>
      el(
        "fieldset",
        { class: "card", "data-ruling": ruling.name },
        el("legend", {}, ruling.question),
        ...ruling.values.map(({ value, means, effect }) =>
          el(
            "label",
            { class: "answer" },
            el("input", { type: "radio", name: ruling.name, value, checked: value === ruling.chosen, onchange: () => go({ ...state(), rulings: { ...state().rulings, [ruling.name]: value } }) }),
            el("span", {}, means, " ", el("strong", {}, effect.join(", "))),
          ),
        ),
      ),
    ),
  );
}

let pause;

/** The total is spoken once, after a pause. */
function speakTotal(total) {
  clearTimeout(pause);
  if (total === null) return;
  pause = setTimeout(() => {
    const text = `${app.player().name}: ${total} ${say("pad.points")}`;
    if (parts.spoken.textContent !== text) parts.spoken.textContent = text;
  }, 1200);
}

function notice(text) {
  parts.notice.hidden = !text;
  if (parts.notice.textContent !== text) parts.notice.textContent = text;
}

// What can be done

function sit(at) {
  seat = at;
  lit = null;
  build();
  draw();
  parts.seats.querySelector(`[data-seat="${at}"]`)?.focus({ preventScroll: true });
}

function addPlayer() {
  const names = new Set(state().players.map((one) => one.name));
  let number = state().players.length + 1;
  while (names.has(say("pad.player", { number }))) number += 1;
  const players = [...state().players, game.fresh(say("pad.player", { number }))];
  seat = players.length - 1;
  go({ ...state(), players }, { rebuild: true });
}

function removePlayer() {
  const players = state().players.filter((_, at) => at !== seat);
  seat = Math.min(seat, players.length - 1);
  go({ ...state(), players }, { rebuild: true });
}

function newGame() {
  const players = state().players.map((one) => game.fresh(one.name));
  seat = 0;
  go({ ...state(), players }, { rebuild: true });
}

async function speakOther() {
  const lang = language() === "de" ? "en" : "de";
  root.dataset.pending = "yes";
  await speak(lang);
  keep("lang", lang);
  build();
  score();
}

async function save() {
  try {
    const { toml, mistakes } = await ask("toml", position(), language());
    if (mistakes) return notice(mistakes[0].text);
    const link = el("a", { href: URL.createObjectURL(new Blob([toml], { type: "application/toml" })), download: `${game.name}.toml` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  } catch {
    notice(say("pad.no_answer"));
  }
}

/** A sheet with every player's picture, table and reasons. */
async function print() {
  try {
    const { pictures } = await ask("draw", position(), language());
    if (!pictures || !said?.result) return notice(said?.mistakes?.[0]?.text ?? "");
    const { players } = said.result;
    const categories = Object.keys(players[0].categories);
    const row = (head, cells) => el("tr", {}, el("th", { scope: "row" }, head), ...cells.map((one) => el("td", {}, String(one ?? "?"))));
    const sheet = el(
      "div",
      { class: "sheet" },
      el("h1", {}, say(`game.${game.name}`)),
      el("table", {}, el("tr", {}, el("td"), ...players.map((one) => el("th", { scope: "col" }, one.name))),
        ...categories.map((key) => row(say(`category.${key}`), players.map((one) => one.categories[key]))),
        row(say("table.total"), players.map((one) => one.total))),
      el("p", {}, said.isEmpty ? "" : said.verdict),
      ...players.map((one, at) => el("section", {}, el("h2", {}, `${one.name}: ${one.total ?? "?"}`), pictured(pictures[at], one.name),
        el("ul", {}, ...one.lines.map((line) => el("li", {}, el("b", {}, String(line.points ?? "?")), ` ${line.text}`))))),
    );
    document.querySelector(".sheet")?.remove();
    document.body.append(sheet);
    await Promise.all([...sheet.querySelectorAll("img")].map((one) => one.decode().catch(() => {})));
    window.print();
  } catch {
    notice(say("pad.no_answer"));
  }
}

/** A small choice in a dialog. */
function choose(title, choices) {
  const sheet = el("dialog", { "aria-label": title, onclose: () => sheet.remove() });
  const leave = () => sheet.close();
  sheet.append(
    el("h2", {}, title),
    ...choices.map(([text, act]) => el("button", { type: "button", class: "action", onclick: () => { leave(); act(); } }, text)),
    el("button", { type: "button", class: "plain", onclick: leave }, say("pad.close")),
  );
  document.body.append(sheet);
  sheet.showModal();
}

function openShare() {
  const link = `${location.origin}${location.pathname}?game=${game.name}#${history.last}`;
  const sheet = el("dialog", { "aria-label": say("pad.share"), onclose: () => sheet.remove() });
  const field = el("input", { type: "text", readonly: true, value: link, "data-link": true, "aria-label": say("pad.link"), onfocus: () => field.select() });
  const copy = el("button", { type: "button", class: "action strong", "data-copy": true, onclick: copied }, say("pad.copy"));
  sheet.append(
    el("h2", {}, say("pad.link")), el("p", { class: "soft" }, say("pad.share_hint")), field, copy,
    el("button", { type: "button", class: "action", onclick: save }, say("pad.save")),
    el("button", { type: "button", class: "plain", "data-close": true, onclick: () => sheet.close() }, say("pad.close")),
  );
  document.body.append(sheet);
  sheet.showModal();
  async function copied() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.select(); // plain http in a network has no clipboard: the text is marked instead
      if (!document.execCommand?.("copy")) return;
    }
    copy.textContent = say("pad.copied");
  }
}

// Beginning

/** Opens a game: the one of the link if there is one, else the one that was kept. */
function open(name, link = "") {
  game = GAMES[name];
  seat = 0;
  said = null;
  lit = null;
  history = new History(game, freshState());
  let isBroken = false;
  if (link && link !== history.last) {
    try {
      history.change(fromLink(link, game));
    } catch {
      isBroken = true;
    }
  }
  keep("game", name);
  build();
  if (isBroken) notice(say("pad.link_broken"));
  score();
}

const linked = () => location.hash.slice(1);
const ofLink = () => (Object.hasOwn(GAMES, linked().split(";")[0]) ? linked().split(";")[0] : null);

async function begin() {
  const wishes = new URLSearchParams(location.search);
  const usual = (navigator.languages ?? [navigator.language]).some((one) => one?.startsWith("de")) && navigator.language.startsWith("de") ? "de" : "en";
  const lang = [wishes.get("lang"), kept("lang"), usual].find((one) => one === "de" || one === "en");
  await speak(lang);
  const name = [ofLink(), wishes.get("game"), kept("game")].find((one) => typeof one === "string" && Object.hasOwn(GAMES, one));
  open(name ?? "pier18", linked());
  window.addEventListener("hashchange", () => {
    if (linked() && linked() !== history.last) open(ofLink() ?? game.name, linked());
  });
}

begin();
