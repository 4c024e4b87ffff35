// The spaces of a pier: two sides, in whole strips of columns.

export const SIDES = ["upper", "lower"];

/** How many columns stand in a row. */
export const STRIP = 8;

/** How many columns there are from the start, and how many there may be. */
export const FEWEST = 16;
export const LONGEST = 400;

/** What the symbols are called, by their letters. */
export const SYMBOLS = { S: "flower_seller", Q: "poet", H: "lovers", A: "fisher" };

/** As many columns as fill whole strips. */
export const whole = (columns, fewest = FEWEST) => Math.ceil(Math.max(fewest, columns) / STRIP) * STRIP;
