import { Box, later, name as other } from "./a.js";
import * as b from "./b-c.js";

const name = "page";
console.log(name, other, b.name, new Box().name);
later().then(console.log);
