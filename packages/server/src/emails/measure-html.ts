/** Elements that hold nothing, so they open no level. */
const empty = new Set(
  "area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr".split(" "),
);

const words = (text: string) => text.split(" ");
const each = (names: string, closes: string) => words(names).map((name) => [name, new Set(words(closes))] as const);

/** What may be left open, because the beginning of one of these ends it. The pairs are those of the parser, which would else find other levels. */
const closedBy = new Map([
  ...each("p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre", "p"),
  ...each("section table ul", "p"),
  ...each("h1 h2 h3 h4 h5 h6", "h1 h2 h3 h4 h5 h6 p"),
  ...each("select input output button datalist textarea", "input option optgroup select button datalist textarea"),
  ...each("tr", "tr th td"),
  ...each("th", "th"),
  ...each("td", "thead th td"),
  ...each("tbody tfoot", "thead tbody"),
  ...each("body", "head link script"),
  ...each("a", "a"),
  ...each("li", "li"),
  ...each("option", "option"),
  ...each("optgroup", "optgroup option"),
  ...each("dd dt", "dd dt"),
  ...each("rt rp", "rt rp"),
]);

/** Their text is no markup. */
const raw = new Set(["script", "style", "textarea", "title"]);

/** Inside of these an element may close itself. */
const foreign = ["svg", "math"];
/** And inside of these not, for they hold HTML again. */
const integrating = ["foreignobject", "desc", "title", "mi", "mo", "mn", "ms", "mtext", "annotation-xml"];

export interface HtmlMeasures {
  /** The most elements that are open at once. Never fewer than a parser finds; now and then more. */
  depth: number;
  tags: number;
}

/**
 * How deep HTML is nested and how many tags it has, in one pass whatever it holds: each step goes forward, and looks at nothing twice.
 * Parsers do not work like that. They take far longer the deeper the markup is, so this is asked first.
 * @param enough it stops above one of these, as nobody needs to know how far above
 */
export function measureHtml(html: string, enough: Partial<HtmlMeasures> = {}): HtmlMeasures {
  const { depth: depthEnough = Number.POSITIVE_INFINITY, tags: tagsEnough = Number.POSITIVE_INFINITY } = enough;
  const levels = createLevels();
  let tags = 0;
  let at = html.indexOf("<");
  while (at !== -1 && tags <= tagsEnough && levels.deepest() <= depthEnough) {
    const code = html.charCodeAt(at + 1);
    if (html.startsWith("<!--", at)) at = findEnd(html, commentEnd, at + 2);
    else if (isLetter(code)) {
      tags += 1;
      const name = readName(html, at + 1);
      const end = skipAttributes(html, at + 1 + name.length);
      levels.open(name, html[end - 2] === "/" && levels.isForeign());
      // Inside of a drawing a style may be markup, so it is counted as if it were.
      at = raw.has(name.toLowerCase()) && !levels.holdsForeign() ? findStart(html, rawEnds.get(name.toLowerCase()), end) : end;
    } else if (code === slash) {
      tags += 1;
      const name = readName(html, at + 2);
      levels.close(name);
      at = at + 2 + name.length;
    } else at += 1;
    at = at === -1 ? -1 : html.indexOf("<", at);
  }
  return { depth: levels.deepest(), tags };
}

const slash = 47;
const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const commentEnd = /--!?>/g;
const rawEnds = new Map([...raw].map((name) => [name, new RegExp(`</${name}`, "gi")]));

/** The open elements. Closing one that is not open is told by its count, so the stack is never searched in vain. */
function createLevels() {
  const stack: string[] = [];
  const counts = new Map<string, number>();
  let deepest = 0;
  const countOf = (name: string) => counts.get(name) ?? 0;
  function pop(): void {
    const name = stack.pop() ?? "";
    counts.set(name, countOf(name) - 1);
  }
  return {
    open(given: string, isClosed: boolean): void {
      const name = given.toLowerCase();
      const closes = closedBy.get(name);
      while (closes?.has(stack.at(-1) ?? "")) pop();
      deepest = Math.max(deepest, stack.length + 1);
      if (isClosed || empty.has(name)) return;
      stack.push(name);
      counts.set(name, countOf(name) + 1);
    },
    close(given: string): void {
      const name = given.toLowerCase();
      // An end without a beginning is passed over; that of a paragraph makes an empty one.
      if (countOf(name) === 0) deepest = Math.max(deepest, stack.length + Number(name === "p" || name === "br"));
      if (countOf(name) === 0) return;
      while (stack.at(-1) !== name) pop();
      pop();
    },
    holdsForeign: () => foreign.some((name) => countOf(name) > 0),
    isForeign: () => foreign.some((name) => countOf(name) > 0) && integrating.every((name) => countOf(name) === 0),
    deepest: () => deepest,
  };
}

const nameEnd = /[\s/>]/g;

function readName(html: string, start: number): string {
  const end = findStart(html, nameEnd, start);
  return html.slice(start, end === -1 ? html.length : end);
}

/** Behind the `>` of a tag, which may stand in the quotes of a value before. A quote begins a value only directly behind the equals sign. */
function skipAttributes(html: string, start: number): number {
  let state: "between" | "name" | "value" | "unquoted" = "between";
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] ?? "";
    const isSpace = character <= " ";
    if (state === "value" && (character === '"' || character === "'")) {
      const end = html.indexOf(character, at + 1);
      if (end === -1) return html.length;
      at = end;
      state = "between";
    } else if (character === ">") return at + 1;
    else if (state === "value") state = isSpace ? "value" : "unquoted";
    else if (state === "unquoted") state = isSpace ? "between" : "unquoted";
    else if (state === "name" && character === "=") state = "value";
    else if (!isSpace && character !== "/") state = "name";
    else if (character === "/") state = "between";
  }
  return html.length;
}

function findStart(html: string, shape: RegExp | undefined, from: number): number {
  if (shape === undefined) return -1;
  shape.lastIndex = from;
  return shape.exec(html)?.index ?? -1;
}

function findEnd(html: string, shape: RegExp, from: number): number {
  shape.lastIndex = from;
  return shape.exec(html) === null ? -1 : shape.lastIndex;
}
