// Helpers for plain values.

/** The numbers from 0 up to this count. */
export const range = (many) => [...Array(many).keys()];

/** A table with new values, computed from each value, its key and its number. */
export const mapped = (table, made) => Object.fromEntries(Object.entries(table).map(([key, value], at) => [key, made(value, key, at)]));

/** The entries of a table that pass a test of value and key. */
export const filtered = (table, is) => Object.fromEntries(Object.entries(table).filter(([key, value]) => is(value, key)));

/** The words that are not empty, joined into one text. */
export const joined = (words, between = " ") => words.filter(Boolean).join(between);

/** A text with the white space of Python, for which these characters differ. */
export const asInPython = (text) => text.replace(/[\x1c-\x1f\x85]/g, " ").replaceAll("\ufeff", "?");

/** The entries of a typed score table, with commas, semicolons or spaces between them; as at the terminal. */
export function entriesIn(typed) {
  const bare = asInPython(typed).replace(/^[\s[\]]+|[\s[\]]+$/g, "");
  const sign = [...";,"].find((one) => bare.includes(one));
  return (sign ? bare.split(sign) : bare.match(/\S+/g) ?? []).map((entry) => entry.replace(/^[\s"']+|[\s"']+$/g, ""));
}

/** The words of a typed text. */
export const typedIn = (text) => text.split(/[\s,;]+/).filter(Boolean);
