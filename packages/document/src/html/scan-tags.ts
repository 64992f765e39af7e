/** A tag or a comment of a source, by its place. What stands between two of them is text. */
export interface ScannedTag {
  readonly kind: "open" | "close" | "comment";
  /** In small letters; empty for a comment, which a doctype, CDATA and a processing instruction count as. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isSelfClosing: boolean;
  /** Does the source end before the tag does? */
  readonly isUnfinished: boolean;
}

const tagName = /[a-z][\w:.-]*/iy;

/** The next tag or comment at or after `from`. A `<` that begins neither is text. Linear in what it passes over. */
export function nextTag(source: string, from: number): ScannedTag | undefined {
  for (let start = source.indexOf("<", from); start >= 0; start = source.indexOf("<", start + 1)) {
    const next = source[start + 1] ?? "";
    if (next === "!" || next === "?") return readComment(source, start);
    const isClose = next === "/";
    const nameStart = start + (isClose ? 2 : 1);
    tagName.lastIndex = nameStart;
    const name = tagName.exec(source)?.[0].toLowerCase();
    if (name) return readTag(source, { start, name, isClose, nameEnd: nameStart + name.length });
  }
  return undefined;
}

function readComment(source: string, start: number): ScannedTag {
  const [opening, closing] = source.startsWith("<!--", start)
    ? ["<!--", "-->"]
    : source.startsWith("<![CDATA[", start)
      ? ["<![CDATA[", "]]>"]
      : ["<!", ">"];
  const end = source.indexOf(closing, start + opening.length);
  return {
    kind: "comment",
    name: "",
    start,
    end: end < 0 ? source.length : end + closing.length,
    isSelfClosing: false,
    isUnfinished: end < 0,
  };
}

interface TagStart {
  readonly start: number;
  readonly name: string;
  readonly nameEnd: number;
  readonly isClose: boolean;
}

function readTag(source: string, { start, name, nameEnd, isClose }: TagStart): ScannedTag {
  const close = findTagEnd(source, nameEnd);
  return {
    kind: isClose ? "close" : "open",
    name,
    start,
    end: Math.min(close + 1, source.length),
    isSelfClosing: !isClose && source[close - 1] === "/",
    isUnfinished: close >= source.length,
  };
}

/** The index of the `>` that ends a tag. One inside a quoted value does not; where a quote is never closed, the first one does. */
function findTagEnd(source: string, from: number): number {
  let beforeQuote = "";
  for (let at = from; at < source.length; at++) {
    const character = source[at] ?? "";
    if (character === ">") return at;
    if ((character === '"' || character === "'") && beforeQuote === "=") {
      const quoteEnd = source.indexOf(character, at + 1);
      if (quoteEnd < 0) return endOrFirst(source, at);
      at = quoteEnd;
    }
    if (!/\s/.test(character)) beforeQuote = character;
  }
  return source.length;
}

function endOrFirst(source: string, from: number): number {
  const first = source.indexOf(">", from);
  return first < 0 ? source.length : first;
}

/** Where an element ends whose content is no markup, such as a style sheet; at the end of the source where nothing closes it. */
export function findRawTextEnd(source: string, name: string, from: number): { readonly textEnd: number; readonly end: number } {
  const close = new RegExp(`</${name}\\b`, "gi");
  close.lastIndex = from;
  const found = close.exec(source);
  const end = found ? source.indexOf(">", found.index) : -1;
  return { textEnd: found?.index ?? source.length, end: end < 0 ? source.length : end + 1 };
}
