// Checks a scorer by the vectors: node check.mjs pier18.json
import { readFile } from "node:fs/promises";
import { totals } from "./scoring.mjs";

const all = JSON.parse(await readFile(process.argv[2], "utf8"));
const vectors = all.filter(({ op }) => op === "score");
const agrees = ({ input, expect }) => String(totals(input)) === String(expect.totals);
const wrong = vectors.filter((vector) => !agrees(vector));
for (const { id, title, why } of wrong) {
  console.log(`${id}: ${title}\n  ${why}`);
}
console.log(`${vectors.length - wrong.length} of ${vectors.length} agree`);
process.exitCode = wrong.length === 0 ? 0 : 1;
