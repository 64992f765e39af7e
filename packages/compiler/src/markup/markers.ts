import type { BlockId } from "@mailwright/document";

// Markers are made of private-use characters, which no parser or minifier touches. Those that a document contains are removed first
// (`cleanText`). U+E002 and U+E003 are used by `protectMergeTags`.
const open = "\uE000";
const close = "\uE001";
const contentOpen = "\uE004";
const contentClose = "\uE005";

/**
 * Stands in a block's content behind a name that must be another one in every copy of a repeated block, such as that of radio buttons. It is
 * left out where nothing is repeated. U+E006 is used by `lateTitle`.
 */
export const copyMark = "\uE007";

/** Begins the content of a heading that holds no words (`markWordlessHeadings`). */
export const wordlessMark = "\uE008";

const reserved = /[\uE000\uE001\uE004\uE005\uE007\uE008]/g;

/** The text without the characters that markers are made of. */
export function cleanText(text: string): string {
  return text.replace(reserved, "");
}

/** The same JSON without those characters. The same object where it has none, as nearly always. */
export function cleanJson<T>(value: T): T {
  return holdsReserved(value) ? JSON.parse(JSON.stringify(value).replace(reserved, "")) : value;
}

function holdsReserved(value: unknown): boolean {
  if (typeof value === "string") return value.search(reserved) >= 0;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsReserved);
}

/** The class name that says which block an element belongs to, until it is stripped or becomes an attribute. */
export function blockMarker(id: BlockId): string {
  return open + id + close;
}

/** Can this id stand in a marker? `readDocument` gives every block one that can. */
export function isMarkableId(id: BlockId): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** Does this class or content carry a marker already? */
export function isMarked(text: string): boolean {
  return text.includes(open);
}

/** Puts a block's content between brackets. What stands between them is sent exactly as the block wrote it. */
export function holdContent(content: string): string {
  return contentOpen + content + contentClose;
}

/** Does this content stand between brackets already? */
export function isHeld(content: string): boolean {
  return content.includes(contentOpen);
}

/** HTML cut into MJML's own text (even places) and bracketed contents (odd places). */
export function splitContents(html: string): string[] {
  return html.split(/(\uE004[^\uE005]*\uE005)/);
}

/** As many spaces as a content is long, for who looks at MJML's own text alone. */
export function blankContents(html: string): string {
  return html.replace(/\uE004[^\uE005]*\uE005/g, (content) => " ".repeat(content.length));
}

const anyMarker =
  /<!--\/?\uE000[\w-]{1,64}\uE001-->| class="\uE000[\w-]{1,64}\uE001"| ?\uE000[\w-]{1,64}\uE001(?:-outlook)?|[\uE004\uE005\uE007\uE008]/g;

/** Compiled HTML as it is sent: without any marker, to the byte what MJML makes of unmarked nodes. */
export function stripMarkers(html: string): string {
  return html.replace(anyMarker, "");
}

const plainComment = /<!--(?!\/?\uE000)[\s\S]*?-->/g;
const markedClass = / class="([^"\uE000]*?) ?\uE000([\w-]{1,64})\uE001([^"]*)"/g;
const markedComment = /<!--(\/?)\uE000([\w-]{1,64})\uE001-->/g;

/**
 * Compiled HTML for the canvas: each marker becomes `data-block-id`, Outlook's conditional comments go, and so does every other
 * comment. A block made of `mj-raw` has no element of its own; it stands between `<!--block id-->` and `<!--/block id-->`.
 */
export function markersToAttributes(html: string): string {
  return locateBlocks(html.replace(plainComment, ""));
}

/** The same with every comment, for who reads an email as Outlook for Windows does. */
export function locateBlocks(html: string): string {
  return html
    .replace(markedClass, (_, before: string, id: string, after: string) => {
      const classes = (before + after.replace(/^-outlook/, "")).trim();
      return ` data-block-id="${id}"${classes && ` class="${classes}"`}`;
    })
    .replace(markedComment, "<!--$1block $2-->")
    .replace(reserved, "");
}
