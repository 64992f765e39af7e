import { escapeAttribute, isMergeTag, isSafeAddress } from "@mailwright/document";
import { hoistBreaks } from "./hoist-breaks.js";
import { tidyStyle } from "./run-style.js";
import { formatTags } from "./text-format.js";
import type { Inline, LineBreak, LinkRun, TextRun } from "./text-tree.js";

const nbsp = "\u00a0";
// Our own markers, and control characters: no email wants them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwanted = /[\uE000-\uE003\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Runs, breaks and links → HTML that shows exactly these words: spaces that would collapse become `&nbsp;`. */
export function writeWords(inlines: readonly Inline[]): string {
  const { words, isOpenEnded } = settleSpace(inlines);
  // A line break at the very end only ends the block, so one that shall be seen needs another after it.
  return writeSiblings(words) + (isOpenEnded ? "<br>" : "");
}

interface SettledWords {
  readonly words: readonly Inline[];
  readonly isOpenEnded: boolean;
}

/** Decides for each space whether HTML would collapse it. Spaces at the end of a line are never seen and go. */
function settleSpace(inlines: readonly Inline[]): SettledWords {
  const leaves = inlines.flatMap((inline) => (inline.kind === "link" ? inline.children : [inline]));
  const texts = new Map<TextRun, string>();
  let isAfterSpace = true;
  let last: TextRun | undefined;
  const trim = (run: TextRun | undefined) => {
    const text = run ? (texts.get(run) ?? "") : "";
    if (run && text.endsWith(" ")) texts.set(run, text.slice(0, -1));
  };
  for (const leaf of leaves) {
    if (leaf.kind === "break") {
      trim(last);
      last = undefined;
      isAfterSpace = true;
      continue;
    }
    const text: string = leaf.isMergeTag ? leaf.text : holdSpaces(leaf.text, isAfterSpace);
    if (text === "") continue;
    texts.set(leaf, text);
    isAfterSpace = !leaf.isMergeTag && text.endsWith(" ");
    last = leaf;
  }
  trim(last);
  const settle = (runs: readonly (TextRun | LineBreak)[]) =>
    runs.map((run) => (run.kind === "break" ? run : { ...run, text: texts.get(run) ?? "" })).filter(isSeen);
  const words = inlines.flatMap((inline): readonly Inline[] => {
    if (inline.kind !== "link") return settle([inline]);
    const children = settle(inline.children);
    return isSafeAddress(inline.href) ? hoistBreaks({ ...inline, children }) : children;
  });
  return { words, isOpenEnded: leaves.length > 0 && leaves.at(-1)?.kind === "break" };
}

function isSeen(run: TextRun | LineBreak): boolean {
  return run.kind === "break" || run.text !== "";
}

function holdSpaces(text: string, isAfterSpace: boolean): string {
  let collapses = isAfterSpace;
  let out = "";
  for (const character of text
    .replace(unwanted, "")
    .replaceAll("\t", "    ")
    .replace(/\r\n?|\n/g, " ")) {
    const isSpace = character === " ";
    out += isSpace && collapses ? nbsp : character;
    collapses = isSpace && !collapses;
  }
  return out;
}

function writeSiblings(inlines: readonly Inline[]): string {
  let out = "";
  let open: readonly string[] = [];
  for (const [index, inline] of inlines.entries()) {
    const wanted = inline.kind === "break" ? sharedAround(open, inlines[index + 1]) : elementsOf(inline);
    const shared = countShared(open, wanted);
    out += closing(open.slice(shared)) + wanted.slice(shared).join("") + writeInline(inline);
    open = wanted;
  }
  return out + closing(open);
}

function writeInline(inline: Inline): string {
  if (inline.kind === "break") return "<br>";
  if (inline.kind === "link") return writeLink(inline);
  return inline.isMergeTag && isMergeTag(inline.text) ? inline.text : escapeWords(inline.text);
}

/** Unlike `escapeText` it keeps nothing: a merge tag is a run of its own, everything else is meant as it reads. */
function escapeWords(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(nbsp, "&nbsp;");
}

/** The opening tags around a run, outermost first. */
function elementsOf(inline: Inline | undefined): readonly string[] {
  if (inline?.kind !== "text") return [];
  const { style, format } = inline;
  const css = tidyStyle(style);
  const span = css === "" ? [] : [`<span style="${css}">`];
  return [...span, ...formatTags.filter(([, bit]) => format & bit).map(([tag]) => `<${tag}>`)];
}

/** A line break stands inside the elements that go on after it. */
function sharedAround(open: readonly string[], next: Inline | undefined): readonly string[] {
  return open.slice(0, countShared(open, elementsOf(next)));
}

function countShared(open: readonly string[], wanted: readonly string[]): number {
  const end = open.findIndex((tag, index) => tag !== wanted[index]);
  return end < 0 ? open.length : end;
}

function closing(tags: readonly string[]): string {
  return tags
    .map((tag) => `</${/^<(\w+)/.exec(tag)?.[1]}>`)
    .reverse()
    .join("");
}

function writeLink({ href, target, title, style, children }: LinkRun): string {
  const css = tidyStyle(style);
  const attributes = [
    ["href", href],
    ["target", target === "_blank" || target === "_self" ? target : ""],
    ["title", title],
    ["style", css],
  ];
  return `<a${attributes.map(([name, value]) => (value ? ` ${name}="${escapeAttribute(value)}"` : "")).join("")}>${writeSiblings(children)}</a>`;
}
