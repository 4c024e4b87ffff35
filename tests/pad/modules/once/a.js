import { name as b } from "./b-c.js";

/** A name
 * of two lines. */
export const name = `a of ${b}`; // not "b"

export class Box {
  name = "box";
}

export async function later() {
  // nothing
  return "later";
}
