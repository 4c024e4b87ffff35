// Compiles the schemas of a folder in the strict mode of ajv, and prints what it says.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
const [packages, folder] = process.argv.slice(2);
const Ajv = createRequire(packages)("ajv/dist/2020").default;
for (const name of readdirSync(folder)) {
  const report = (...words) => console.log(name, ...words);
  const logger = { log: report, warn: report, error: report };
  new Ajv({ strict: true, logger }).compile(JSON.parse(readFileSync(`${folder}/${name}`)));
}
