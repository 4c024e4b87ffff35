import { say } from "./words.js";

const screen = import("./screen.js");
screen.then(({ open }) => open());
say("page");
