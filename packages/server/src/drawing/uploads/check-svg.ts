import { refuse } from "../../base/refusal.js";

/** A drawing of a logo has a few of each. With more, a kilobyte of text can keep a core busy for minutes. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/<[a-z]/gi, 20_000], // elements
  [/<(?:\w{1,40}:)?fe[a-z]/gi, 12], // steps of filters
  [/<(?:\w{1,40}:)?image\b/gi, 10], // pictures inside of it
  [/<(?:\w{1,40}:)?use\b|url\(/gi, 1000], // references, each of which is drawn again
];
const sizeMaxBytes = 1024 * 1024;

/** Refuses drawings that cost far more than they show. Reads the text once per limit, and no further than up to the limit. */
export function checkSvg(bytes: Buffer): void {
  if (bytes.length > sizeMaxBytes) refuse("picture-too-large");
  const text = bytes.toString("utf8");
  for (const [shape, countMax] of limits) if (occursMore(text, shape, countMax)) refuse("content-too-costly");
}

function occursMore(text: string, shape: RegExp, countMax: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(shape)) {
    count += 1;
    if (count > countMax) return true;
  }
  return false;
}
