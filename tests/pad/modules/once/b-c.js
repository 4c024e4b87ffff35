console.log("once");

export const name = "b";

export function unused() {
  return "//";
}
