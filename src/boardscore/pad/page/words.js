// The words and shapes of a language. All of them come from the library's catalogues.

let material = { lang: "en", words: {}, shapes: {} };

export async function speak(lang) {
  const found = await fetch(`words-${lang}.json`);
  material = await found.json();
  document.documentElement.lang = lang;
}

export const language = () => material.lang;

export const shape = (name) => material.shapes[name];

/** A text with its places filled: `say("pad.column", {column: 3})`; a long word may part at its ~. */
export function say(key, values = {}) {
  const text = material.words[key] ?? key;
  return text.replaceAll("~", "\u00ad").replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
