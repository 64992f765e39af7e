/** One piece of a sheet: a rule with a body, or a statement without (`@import …`). */
export interface CssPiece {
  readonly prelude: string;
  readonly body: string | undefined;
}

const token = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?(?:\*\/|$)|<!--|-->|url\([^)"']*\)|[{};]/g;

/**
 * Splits CSS text into its top-level rules. Works on text on purpose: reading through CSSOM would round 33.333333 % to
 * 33.3333 % and shift columns by a fraction of a pixel. Comments are dropped; an unclosed rule ends with the text.
 */
export function splitCss(css: string): CssPiece[] {
  const pieces: CssPiece[] = [];
  const clean = css.replace(token, (found) => (/^(?:\/\*|<!--|-->)/.test(found) ? " " : found));
  let start = 0;
  let bodyStart = 0;
  let depth = 0;
  for (const { 0: found, index } of clean.matchAll(token)) {
    if (found === "{") {
      if (depth === 0) bodyStart = index;
      depth++;
    } else if (found === "}") {
      if (depth === 1) pieces.push({ prelude: clean.slice(start, bodyStart).trim(), body: clean.slice(bodyStart + 1, index) });
      if (depth <= 1) start = index + 1;
      depth = Math.max(depth - 1, 0);
    } else if (found === ";" && depth === 0) {
      pieces.push({ prelude: clean.slice(start, index).trim(), body: undefined });
      start = index + 1;
    }
  }
  if (depth > 0) pieces.push({ prelude: clean.slice(start, bodyStart).trim(), body: clean.slice(bodyStart + 1) });
  return pieces.filter((piece) => piece.prelude !== "");
}
