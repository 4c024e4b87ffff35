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

/** The part of the page that tells who answers; here nothing is to be told. */
export const news = () => ({ node: null, update() {} });
