// Asks the library. Nothing is scored here: what is not answered is not known.

/** The answer to a question, with what it is about; fails if nobody answers. */
export async function ask(what, about, lang) {
  const said = await fetch("answer", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ format: 1, ask: what, lang, ...about }),
  });
  if (!said.ok) throw new Error(`${said.status}`);
  return said.json();
}

/** What the page tells about who answers, as an element; here nothing. */
export const news = () => null;
