// Screens that are loaded when they are first opened.

import { openScreen } from "./current.js";
import { during } from "./scoring.js";

let book = null;

/** The book of this browser: past games and statistics. */
export const loadBook = async () => (book ??= await import("./book.js"));

/** Opens a screen of the book. */
export const openBook = (name) => during(async () => (await loadBook()).open(name));
