import { readDeclarations } from "@mailwright/document";

const box = /<div style="([^"]*)">$/;
const paragraph = /^<p style="([^"{}%[\]|*&<>]*)">(?![\s\S]*<(?:p|div|table|ul|ol|blockquote|h[1-6])[ >])/;
/** What all paragraphs inherit from a box as it is said there, and what may be said so. */
const inherited: Readonly<Record<string, RegExp>> = {
  "font-family": /^(?!inherit)[\w ,'-]+$/,
  "line-height": /^[\d.]+(?:px)?$/,
};

/**
 * MJML's box around a block and what the block wrote. What every paragraph in it says alike is said by the box: it would be said by none otherwise,
 * because no word stands beside them. `before` ends with the start tag of the box, `after` begins with its end.
 */
export function hoistLooks(before: string, content: string, after: string): readonly [before: string, content: string] {
  const [start, style = ""] = (after.startsWith("</div>") ? box.exec(before) : undefined) ?? [];
  const paragraphs = start === undefined ? undefined : readParagraphs(content.slice(1, -1));
  if (start === undefined || !paragraphs) return [before, content];
  const own = readDeclarations(style);
  const shared = Object.keys(inherited).flatMap((property) => {
    const value = own.has(property) ? sharedValue(property, paragraphs) : undefined;
    return value === undefined ? [] : [[property, value] as const];
  });
  if (shared.length === 0) return [before, content];
  const said = new Map(shared);
  const boxStyle = declarations(style).map((each) => (said.has(nameOf(each)) ? `${nameOf(each)}:${said.get(nameOf(each))}` : each));
  const inside = paragraphs.map(({ style: look, rest }) => {
    const left = declarations(look).filter((each) => !said.has(nameOf(each)));
    return `<p${left.length === 0 ? "" : ` style="${left.join(";")}"`}>${rest}</p>`;
  });
  const around = `${before.slice(0, before.length - start.length)}<div style="${boxStyle.join(";")}">`;
  return [around, `${content.slice(0, 1)}${inside.join("")}${content.slice(-1)}`];
}

interface Paragraph {
  readonly style: string;
  /** What stands in it. */
  readonly rest: string;
}

/** The paragraphs that a content is made of; nothing where it holds anything beside them, or anything but words in one. */
function readParagraphs(content: string): readonly Paragraph[] | undefined {
  const pieces = content.split("</p>");
  if (pieces.length < 2 || pieces.pop() !== "") return undefined;
  const read = pieces.map((piece) => {
    const [start, style] = paragraph.exec(piece) ?? [];
    return start === undefined || style === undefined ? undefined : { style, rest: piece.slice(start.length) };
  });
  return read.every((each) => each !== undefined) ? read : undefined;
}

function sharedValue(property: string, paragraphs: readonly Paragraph[]): string | undefined {
  const values = new Set(paragraphs.map(({ style }) => readDeclarations(style).get(property) ?? ""));
  const [value = "", ...others] = values;
  return others.length === 0 && inherited[property]?.test(value) ? value : undefined;
}

const declarations = (style: string) => style.split(";").filter((each) => each.trim() !== "");
const nameOf = (declaration: string) => (declaration.split(":", 1)[0] ?? "").trim();
