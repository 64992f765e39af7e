/** A rule of a style sheet: one with declarations, one with rules in it such as `@media`, or a statement such as `@import`. */
export type SheetRule =
  | { readonly kind: "style"; readonly prelude: string; readonly body: string }
  | { readonly kind: "group"; readonly prelude: string; readonly rules: readonly SheetRule[] }
  | { readonly kind: "statement"; readonly prelude: string };

const group = /^@(?:media|supports|layer|container|-moz-document|document)\b/i;
const nextSign = /["'{};]/g;
const depthMax = 8;

/** Cuts a style sheet into its rules. Linear in its length; what is never closed ends with the sheet. */
export function readSheet(css: string): readonly SheetRule[] {
  const plain = css.replace(/<!--|-->/g, "").replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  return readRules(plain, 0, plain.length, 0);
}

function readRules(css: string, from: number, to: number, depth: number): readonly SheetRule[] {
  const rules: SheetRule[] = [];
  let start = from;
  let at = from;
  while (at < to) {
    const sign = findSign(css, at, to);
    if (sign >= to) break;
    at = sign + 1;
    const prelude = css.slice(start, sign).trim();
    if (css[sign] === "{") {
      const end = endOfBlock(css, sign, to);
      rules.push(readBlock(css, prelude, { from: sign + 1, to: end, depth }));
      at = end + 1;
    } else if (css[sign] === ";" && prelude.startsWith("@")) rules.push({ kind: "statement", prelude });
    start = at;
  }
  return rules;
}

function readBlock(css: string, prelude: string, { from, to, depth }: { from: number; to: number; depth: number }): SheetRule {
  if (group.test(prelude) && depth < depthMax) return { kind: "group", prelude, rules: readRules(css, from, to, depth + 1) };
  return { kind: "style", prelude, body: css.slice(from, to).trim() };
}

/** The next brace or semicolon outside of strings. */
function findSign(css: string, from: number, to: number): number {
  nextSign.lastIndex = from;
  for (let found = nextSign.exec(css); found && found.index < to; found = nextSign.exec(css)) {
    const sign = found[0];
    if (sign !== '"' && sign !== "'") return found.index;
    const end = css.indexOf(sign, found.index + 1);
    // A string that its line does not close is none.
    if (end >= 0 && !css.slice(found.index, end).includes("\n")) nextSign.lastIndex = end + 1;
  }
  return to;
}

/** The index of the `}` that belongs to the `{`; the end where there is none. */
function endOfBlock(css: string, open: number, to: number): number {
  let depth = 0;
  for (let at = open; at < to; at = findSign(css, at + 1, to)) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return to;
}
