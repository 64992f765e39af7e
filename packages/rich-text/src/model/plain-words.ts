import { isMergeTag, mergeTagPattern } from "@mailwright/document";
import type { Inline, TextRun } from "./text-tree.js";

/** Words without formatting (a button's label) → runs, merge tags apart. */
export function parsePlainWords(text: string): readonly Inline[] {
  const runs: TextRun[] = [];
  let at = 0;
  const push = (part: string, isTag: boolean) => {
    if (part !== "") runs.push({ kind: "text", text: part, format: 0, style: "", isMergeTag: isTag });
  };
  for (const match of text.matchAll(mergeTagPattern())) {
    if (!isMergeTag(match[0])) continue;
    push(text.slice(at, match.index), false);
    push(match[0], true);
    at = match.index + match[0].length;
  }
  push(text.slice(at), false);
  return runs;
}

/** Runs → words in one line. */
export function writePlainWords(inlines: readonly Inline[]): string {
  return inlines.map(plainText).join("");
}

/** Words in several lines (an answer of an accordion) → runs and breaks. */
export function parsePlainLines(text: string): readonly Inline[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, index): readonly Inline[] => (index > 0 ? [{ kind: "break" }, ...parsePlainWords(line)] : parsePlainWords(line)));
}

/** Runs → words in lines. */
export function writePlainLines(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === "break" ? "\n" : plainText(inline))).join("");
}

function plainText(inline: Inline): string {
  if (inline.kind === "link") return inline.children.map(plainText).join("");
  return inline.kind === "break" ? " " : inline.text.replace(/[\r\n]+/g, " ");
}
