// Asks the library. Nothing is scored here: what is not answered is not known.

/** The answer to a question about a position; fails if nobody answers. */
export async function ask(what, position, lang) {
  const said = await fetch("answer", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ format: 1, ask: what, lang, position }),
  });
  if (!said.ok) throw new Error(`${said.status}`);
  return said.json();
}
