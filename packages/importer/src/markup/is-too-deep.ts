import { nextTag } from "@mailwright/document";

/** Browsers show 512 levels, and servers refuse emails of more than this many: what is nested deeper is no email. */
const depthMax = 1000;

const voids = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"]);
/** What the next of its kind ends: an old email may leave open a thousand of them, and none stands in another. */
const endedByNext = new Set("p a li dd dt td th tr tbody thead tfoot option h1 h2 h3 h4 h5 h6".split(" "));

/** Is this markup nested deeper than anything that reads it can bear? Asked before anybody parses it, in one pass. */
export function isTooDeep(source: string): boolean {
  const open: string[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, change: number) => counts.set(name, (counts.get(name) ?? 0) + change);
  for (let token = nextTag(source, 0); token; token = nextTag(source, token.end)) {
    if (token.kind === "open" && !token.isSelfClosing && !voids.has(token.name) && !endedByNext.has(token.name)) {
      count(token.name, 1);
      if (open.push(token.name) > depthMax) return true;
    } else if (token.kind === "close" && counts.get(token.name)) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        count(last, -1);
        if (last === token.name) break;
      }
    }
  }
  return false;
}
