// The code of a link, after the #: a version, then base64url of deflated JSON and its CRC-32. `boardscore.links` has the same.

const VERSION = "A";
const LONGEST = 65536;
const MOST_BYTES = 1000000;
const CHECKSUM = 4;
const PIECE = 512;

/** The code of a document. Another place of `format` makes another code, as some apps cut off a - or _ at the end. */
export async function codeOf(document) {
  const format = { format: 1 };
  let code = "";
  for (const one of [document, { ...format, ...document }, { ...document, ...format }]) {
    code = await written(JSON.stringify(one));
    if (!/[-_]$/.test(code)) break;
  }
  return code;
}

/** The document in a link; fails for anything else. */
export async function documentIn(link) {
  if (link.length > LONGEST) throw new Error("too long");
  const [, version, code] = /^(\w)([\w-]*)(%[\da-f]{2}|[^\w-])*$/i.exec(link);
  const packed = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt());
  const text = await passed(packed.slice(0, -CHECKSUM), new DecompressionStream("deflate-raw"));
  const isWhole = base64(packed) === code && String(packed.slice(-CHECKSUM)) === String(checksum(text));
  if (version !== VERSION || !isWhole) throw new Error(link);
  return JSON.parse(new TextDecoder().decode(text));
}

async function written(json) {
  const text = new TextEncoder().encode(json);
  const packed = window.CompressionStream ? await passed(text, new CompressionStream("deflate-raw")) : [...stored(text.length), ...text];
  return VERSION + base64([...packed, ...checksum(text)]);
}

/** The start of a block that is not compressed, as old browsers cannot do that. */
const stored = (length) => [1, ...[length, ~length].flatMap((one) => [one & 255, (one >> 8) & 255])];

/** Bytes after a stream. They go in bit by bit, so that it makes no more than a little too much. */
async function passed(bytes, stream) {
  let at = 0;
  const source = new ReadableStream({
    pull: (pipe) => (at < bytes.length ? pipe.enqueue(bytes.slice(at, (at += PIECE))) : pipe.close()),
  });
  const made = [];
  for (const reader = source.pipeThrough(stream).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(made);
    for (const byte of value) made.push(byte);
    if (made.length > MOST_BYTES) throw new Error("too large");
  }
}

const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");

/** The CRC-32 of some bytes, as bytes. */
function checksum(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return [24, 16, 8, 0].map((shift) => (~sum >>> shift) & 255);
}
