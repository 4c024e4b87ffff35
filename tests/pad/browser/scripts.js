// What tests run in the page. A name is exported for each; `script` in conftest.py reads them.

/** Notes what is printed, in `window.paper`. */
export const notePrinted = () => {
  delete window.paper;
  addEventListener("beforeprint", () => {
    const sheet = document.querySelector(".sheet");
    const lines = [...sheet?.querySelectorAll("h1, h2, p, pre, td, th, li") ?? []];
    const pictures = [...sheet?.querySelectorAll("img") ?? []].filter((one) => one.complete);
    const texts = lines.map((one) => one.textContent);
    window.paper = [...texts, `${pictures.length} pictures`].join("\n");
  }, { once: true });
};

/** What axe finds on the page. */
export const axeFindings = async (tags) => {
  const { violations } = await axe.run({ runOnly: tags });
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html}`));
};

/** The elements of a path: each selector searches within the previous one's elements. */
export const elementsOf = (path) => path.reduce((found, [selector, at]) => {
  const all = [...new Set(found.flatMap((one) => [...one.querySelectorAll(selector)]))];
  return at === null ? all : all.slice(at, at + 1 || undefined);
}, [document]);

/** The middle of an element; null while a finger cannot hit it. If it moves away before the
 * finger comes, the tap does nothing, and `isHit` is false. */
export const middleToTap = (one) => {
  const isOn = (hit) => one.contains(hit) || (hit && one.closest("label")?.contains(hit));
  if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled) return null;
  for (const block of ["nearest", "center"]) {
    one.scrollIntoView({ block, behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    if (!isOn(document.elementFromPoint(...middle))) continue;
    const over = new AbortController();
    window.isHit = null;
    for (const type of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"]) {
      addEventListener(type, (event) => {
        if (type === "pointerdown") window.isHit = isOn(event.target);
        if (!window.isHit) event.stopImmediatePropagation();
        if (!window.isHit) event.preventDefault();
        if (type === "click") over.abort();
      }, { capture: true, signal: over.signal });
    }
    return middle;
  }
  return null;
};

/** Types a text into a field. */
export const fill = (one, text) => {
  one.focus();
  one.select();
  document.execCommand(text ? "insertText" : "delete", false, text);
};

/** Chooses a value of a field. */
export const choose = (one, value) => {
  one.value = value;
  for (const type of ["input", "change"]) one.dispatchEvent(new Event(type, { bubbles: true }));
};

/** The place of an element. */
export const boxOf = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
};

/** The middle of an element, and whether a person has to scroll to it. */
export const reach = (one) => {
  const middle = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!one.points) return [x + width / 2, y + height / 2];
    // a half-side is a triangle, with the middle of its box at its edge
    const corners = [...one.points].map((corner) => corner.matrixTransform(one.getScreenCTM()));
    const sum = (axis) => corners.reduce((total, corner) => total + corner[axis], 0);
    return ["x", "y"].map((axis) => sum(axis) / corners.length);
  };
  const isHidden = () => !one.contains(document.elementFromPoint(...middle()));
  const isScrolled = isHidden();
  for (const block of ["nearest", "center", "start"]) {
    if (isHidden()) one.scrollIntoView({ block, behavior: "instant" });
  }
  return [middle(), isScrolled];
};

/** Notes the last score that the library answered, in `window.answer`. */
export const noteScores = () => {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (text) {
    this.addEventListener("load", () => {
      if (JSON.parse(text).ask === "score") window.answer = JSON.parse(this.responseText);
    });
    return send.call(this, text);
  };
};

/** Types texts one after another; after each, the page's mark and the library's last answer. An
 * id without a pack is not marked: the page asks for the pack instead. */
export const typeTexts = async ([selector, texts]) => {
  const settled = async () => {
    const { dataset } = document.documentElement;
    while (dataset.pending !== "no") await new Promise((done) => setTimeout(done));
  };
  const found = [];
  for (const text of texts) {
    const field = document.querySelector(selector);
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    document.querySelector("dialog[open] .action")?.click(); // the table is right as typed
    await settled();
    const { result, mistakes } = window.answer ?? {};
    const isMarked = document.querySelector(selector).getAttribute("aria-invalid") === "true";
    const needsPack = (mistakes ?? []).some((one) => one.code === "no_pack");
    const told = (mistakes ?? []).map((one) => one.text);
    const total = document.querySelector("[data-total]").textContent;
    found.push({ isMarked, needsPack, told, total, player: result?.players[0] });
  }
  return found;
};

/** What is too small for a finger. */
export const small = () => [...document.querySelectorAll(
'button, select, summary, label.answer, input:not([type=radio])')]
.filter((one) => one.offsetParent && !one.closest('.spoken') && !one.matches('.spoken'))
.map((one) => [one, one.getBoundingClientRect()])
.filter(([, box]) => box.width < 43.5 || box.height < 43.5)
.map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`);

/** What is wider than its place. */
export const overflowing = () => [...document.querySelectorAll('button, label span, h1, .why, .verdict')]
.filter((one) => one.offsetParent && getComputedStyle(one).clipPath === 'none')
.filter((one) => !one.closest('.seats') && !one.matches('.space'))
.filter((one) => getComputedStyle(one).display !== 'inline')
.filter((one) => one.scrollWidth > one.clientWidth + 1)
.map((one) => one.textContent);

/** Cells of the table that are cut, and categories that break within a word. */
export const cutInTable = () => [...document.querySelectorAll('.points-of-all :is(th, td, span)')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const isCut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
  const words = one.textContent.split(' ').length;
  return (isCut && one.tagName === 'SPAN') || (one.scope === 'row' && lines > words);
}).map((one) => one.textContent);

/** Notes what is announced, in `window.heard`. */
export const noteAnnouncements = () => {
  window.heard = [];
  new MutationObserver(() => window.heard.push(
    document.querySelector('.spoken[aria-live]').textContent))
    .observe(document.querySelector('.spoken[aria-live]'), { childList: true });
};

/** The words of buttons that have a part in a second line. */
export const brokenWords = () => [...document.querySelectorAll(".actions .action")].flatMap((button) => {
  const text = [...button.childNodes].find((one) => one.nodeType === Node.TEXT_NODE);
  return [...(text?.data ?? "").matchAll(/\S+/g)].filter((word) => {
    const range = new Range();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
});

/** The texts of pictures that reach over their edges. */
export const outsideOfPictures = () => [...document.querySelectorAll("svg text")].filter((one) => {
  const [text, all] = [one, one.closest("svg")].map((part) => part.getBoundingClientRect());
  return text.left < all.left || text.right > all.right;
}).map((one) => one.textContent);

/** Drops a file on the page. */
export const dropFile = (text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], "mine.toml"));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
};

/** The place and the shape of each picture, as it is and as it should be. */
export const shapesOfPictures = () => [...document.querySelectorAll("svg")].map((one) => {
  const { left, right, width, height } = one.getBoundingClientRect();
  const { width: wide, height: high } = one.viewBox.baseVal;
  return { left, right, drawn: width / height, is: wide / high };
});

/** The number of kept snapshots of Python. */
export const countSnapshots = () => caches.keys().then(async (names) => {
  const cache = await caches.open(names.find((name) => name.includes(" snapshot ")) ?? "none");
  return (await cache.keys()).length;
});

/** Damages the kept snapshots of Python. */
export const spoilSnapshots = () => caches.keys().then(async (names) => {
  const cache = await caches.open(names.find((name) => name.includes(" snapshot ")));
  for (const key of await cache.keys()) await cache.put(key, new Response("spoilt"));
});

/** The QR code on the page as bytes, a byte for each pixel. */
export const greyOfCode = async (size) => {
  const image = document.querySelector("[data-qr]");
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: size, height: size });
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0, size, size);
  return [...pen.getImageData(0, 0, size, size).data].filter((_, at) => at % 4 === 1);
};

/** Makes the browser look for another build, as it does automatically. */
export const lookForAnotherBuild = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const coming = registration.installing;
  await new Promise((done) => {
    const look = () => coming.state === "installing" || done();
    coming.addEventListener("statechange", look);
    look();
  });
  return coming.state === "redundant" ? "refused" : "waits";
};

/** What is cut in the editor, or outside of the screen. */
export const cutInEditor = () => [...document.querySelectorAll("button, summary, label, h2, p")]
.filter((one) => one.checkVisibility() && !one.closest(".own-stock, .spoken"))
.filter((one) => one.scrollWidth > one.clientWidth + 1
  || one.getBoundingClientRect().right > innerWidth)
.map((one) => one.outerHTML);

/** Which of these is too small for a finger; digits and months may be narrow. */
export const smallInEditor = (all) => all.filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return one.checkVisibility() && (height < 44 || width < (one.closest(".digits") ? 24 : 36));
}).map((one) => one.outerHTML);

/** The number of lines of each of these. */
export const linesOf = (all) => all.map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
});

/** The data of every player on the page: the upper part, and the lower part of the current one. */
export const shownOfPlayers = async () => [...document.querySelectorAll('[data-seat]')].map((_, at) => {
  document.querySelector(`[data-seat="${at}"]`).click();
  const seat = document.querySelector(`[data-seat="${at}"]`);
  const lines = [...document.querySelectorAll('[data-line]')];
  return {
    total: seat.querySelector('[data-total]').textContent,
    crowned: Boolean(seat.querySelector('.crown')),
    lines: lines.map((line) => [line.dataset.rule, line.querySelector('.points').textContent,
      line.querySelector('.why').textContent]),
    table: [...document.querySelectorAll('.points-of-all tr')].map((row) =>
      [row.children[0].textContent, row.children[at + 1].textContent]),
    verdict: document.querySelector('[data-winner]').textContent,
  };
});

/** The size of a picture, and the number of its colours. */
export const sizeAndColours = async (data) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(data)]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const held = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  return [bitmap.width, bitmap.height, new Set(new Uint32Array(held.buffer)).size];
};

/** Shares files into `window.shared`. */
export const shareToWindow = () => {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file] }) => {
    window.shared = [file.name, file.type];
  };
};

/** Lets sharing fail. */
export const refuseToShare = (why) => {
  navigator.canShare = () => true;
  navigator.share = async () => { throw new DOMException("", why); };
};

/** The words of a picture with their left and right ends, and their height. */
export const boxesOfWords = () => [...document.querySelectorAll("svg > g text")].map((one) => {
  const { left, right, top } = one.getBoundingClientRect();
  return [one.textContent, left, right, top];
});

/** Taps as soon as a target is there, with a pause after each unless it is null. */
export const tapFast = async ([taps, pause]) => {
  const a_while = (how_long) => new Promise((done) => { setTimeout(done, how_long); });
  for (const where of taps.flat()) {
    while (!document.querySelector(where)) await a_while(0);
    document.querySelector(where).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (pause !== null) await a_while(pause);
  }
};

/** Opens one link after another, each as soon as the previous one is scored and read.
 * SHOWN is `shownOfPlayers`. */
export const openLinks = async (links) => {
  const state = document.documentElement.dataset;
  const shown = SHOWN;
  const ask = window.fetch; // pictures are looked at elsewhere
  const isPicture = (how) => how.body.includes('"ask":"draw"');
  window.fetch = (to, how) => isPicture(how) ? new Promise(() => {}) : ask(to, how);
  const games = [];
  for (const link of links) {
    const turned = new Promise((done) => { window.onhashchange = done; });
    location.hash = link;
    await turned;
    while (state.pending !== 'no') await new Promise((done) => setTimeout(done, 1));
    games.push(await shown());
  }
  window.fetch = ask;
  return games;
};
