// What is done with plain values again and again.

/** So many numbers, from 0 on. */
export const range = (many) => [...Array(many).keys()];

/** A table with other values: what is made of each value, its key and its number. */
export const mapped = (table, made) => Object.fromEntries(Object.entries(table).map(([key, value], at) => [key, made(value, key, at)]));

/** The part of a table whose values and keys are so. */
export const filtered = (table, is) => Object.fromEntries(Object.entries(table).filter(([key, value]) => is(value, key)));

/** What is there of some words, in one text. */
export const joined = (words, between = " ") => words.filter(Boolean).join(between);

/** The words of a text that somebody typed. */
export const typedIn = (text) => text.split(/[\s,;]+/).filter(Boolean);
