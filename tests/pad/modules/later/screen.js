import { part as piece } from "./part.js";
import { say as tell } from "./words.js";

export const open = () => tell(piece());
