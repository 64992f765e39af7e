import { type Piece, styleOf } from "./gather-inline.js";
import { hoistBreaks } from "./hoist-breaks.js";
import type { HtmlTree } from "./parse-html-tree.js";
import type { Inline, LineBreak, TextRun } from "./text-tree.js";

const lineBreak: LineBreak = { kind: "break" };
const mergeTagToken = /(\uE002\d+\uE003)/;
const ownMarkers = /[\uE000-\uE003]/g;
const nbsp = "\u00a0";

/** Pieces → runs, as a browser would show them: white space collapsed, the line break that only ends the block gone. */
export function finishInline(pieces: readonly Piece[], tree: HtmlTree): readonly Inline[] {
  const collapsed = collapseSpace(pieces.flatMap(expandKeptSpace));
  if (collapsed.at(-1)?.kind === "break") collapsed.pop();
  return joinLinks(collapsed, tree);
}

/** Where CSS keeps white space, the same picture without it: spaces that do not collapse, and real line breaks. */
function expandKeptSpace(piece: Piece): Piece[] {
  if (piece.kind === "break" || !piece.keepsSpace) return [piece];
  const lines = piece.text.replaceAll("\t", nbsp.repeat(4)).split(/\r\n?|\n/);
  return lines.flatMap((line, index) => {
    const text = line.replace(/ {2,}|^ | $/g, (spaces) => nbsp.repeat(spaces.length));
    const words: Piece = { ...piece, text };
    return index === 0 ? [words] : [{ kind: "break", link: piece.link }, words];
  });
}

function collapseSpace(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let isAfterSpace = true;
  for (const piece of pieces) {
    if (piece.kind === "break") {
      trimEnd(out);
      out.push(piece);
      isAfterSpace = true;
      continue;
    }
    const text = piece.text.replace(/[ \t\r\n\f]+/g, " ").slice(isAfterSpace && /^[ \t\r\n\f]/.test(piece.text) ? 1 : 0);
    if (text === "") continue;
    out.push({ ...piece, text });
    isAfterSpace = text.endsWith(" ");
  }
  trimEnd(out);
  return out;
}

/** Takes the space away that hangs at the end of the last line. */
function trimEnd(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (last?.kind !== "text" || !last.text.endsWith(" ")) return;
  pieces.pop();
  const text = last.text.slice(0, -1);
  if (text !== "") pieces.push({ ...last, text });
}

/** Pieces of one link stand in one link. */
function joinLinks(pieces: readonly Piece[], tree: HtmlTree): readonly Inline[] {
  const out: Inline[] = [];
  let at = 0;
  while (at < pieces.length) {
    const head = pieces[at]?.link ?? null;
    const end = pieces.findIndex((piece, index) => index > at && piece.link !== head);
    const group = pieces.slice(at, end < 0 ? pieces.length : end);
    const runs = joinRuns(group.flatMap((piece) => toRuns(piece, tree)));
    if (head) out.push(...hoistBreaks({ ...head, children: runs }));
    else out.push(...runs);
    at += group.length;
  }
  return out;
}

function toRuns(piece: Piece, tree: HtmlTree): (TextRun | LineBreak)[] {
  if (piece.kind === "break") return [lineBreak];
  const style = styleOf(piece.look);
  return piece.text
    .split(mergeTagToken)
    .map((part, index): TextRun => {
      const isMergeTag = index % 2 === 1;
      return {
        kind: "text",
        text: isMergeTag ? tree.restore(part) : part.replace(ownMarkers, ""),
        format: piece.look.format,
        style,
        isMergeTag,
      };
    })
    .filter(({ text }) => text !== "");
}

/** Neighbours that look the same are one run. */
function joinRuns(runs: readonly (TextRun | LineBreak)[]): (TextRun | LineBreak)[] {
  const out: (TextRun | LineBreak)[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last?.kind === "text" && run.kind === "text" && looksLike(last, run)) out[out.length - 1] = { ...run, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

function looksLike(one: TextRun, other: TextRun): boolean {
  return !one.isMergeTag && !other.isMergeTag && one.format === other.format && one.style === other.style;
}
