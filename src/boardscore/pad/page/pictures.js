// The library's drawings.

import { el } from "./dom.js";

export const pictured = (drawn, called, more) =>
  el("img", { alt: called, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`, ...more });
