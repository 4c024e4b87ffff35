// The spaces of a pier: two sides of as many columns.

export const SIDES = ["upper", "lower"];

/** How many columns a pier gets at a time. */
export const STEP = 8;

/** How many columns there are from the start, and how many there may be. */
export const FEWEST = 16;
export const LONGEST = 400;

/** What the symbols are called, by their letters. */
export const SYMBOLS = { S: "flower_seller", Q: "poet", H: "lovers", A: "fisher" };

/** As many columns as there are for so many. */
export const whole = (columns, fewest = FEWEST) => Math.ceil(Math.max(fewest, columns) / STEP) * STEP;
