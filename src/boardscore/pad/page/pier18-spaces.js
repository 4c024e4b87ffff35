// The spaces of a pier: two sides of as many columns.

export const SIDES = ["upper", "lower"];

/** How many columns a pier gets at a time. */
export const STEP = 8;

/** How many columns there are from the start, and how many there may be. */
export const FEWEST = 16;
export const LONGEST = 400;

/** What the symbols are called, by their letters. */
export const SYMBOLS = { S: "flower_seller", Q: "poet", H: "lovers", A: "fisher" };

/** Where cards begin, as a notation tells it by bars: the columns before each of them. */
export const barsIn = (side) => side.split("|").slice(0, -1).reduce((found, part) => [...found, (found.at(-1) ?? 0) + part.length], []);

/** A side with a bar wherever a card begins. */
export const barred = (side, bars, bar = "|") => [...side].map((symbol, at) => (bars.includes(at) ? bar + symbol : symbol)).join("");

/** As many columns as there are for so many. */
export const whole = (columns, fewest = FEWEST) => Math.ceil(Math.max(fewest, columns) / STEP) * STEP;
