// The spaces of a pier: two sides with the same number of columns.

export const SIDES = ["upper", "lower"];

/** The number of columns that a pier grows by. */
export const STEP = 8;

/** The number of columns at the start, and at most. */
export const FEWEST = 16;
export const LONGEST = 400;

/** The names of the symbols, by letter. */
export const SYMBOLS = { S: "flower_seller", Q: "poet", H: "lovers", A: "fisher" };

/** The letter of a symbol or an empty space as people write it: also small, or a picture; none for anything else. */
export const letterOf = (sign) => "SQHA."["SQHA.sqha.★✒♥⚓".indexOf(sign) % 5];

/** The first columns of cards, marked by bars in the notation: the number of columns before each. */
export const barsIn = (side) => side.split("|").slice(0, -1).reduce((found, part) => [...found, (found.at(-1) ?? 0) + part.length], []);

/** A side with a bar wherever a card begins. */
export const barred = (side, bars, bar = "|") => [...side].map((symbol, at) => (bars.includes(at) ? bar + symbol : symbol)).join("");

/** The number of columns on the board for a pier of this length. */
export const whole = (columns, fewest = FEWEST) => Math.ceil(Math.max(fewest, columns) / STEP) * STEP;
