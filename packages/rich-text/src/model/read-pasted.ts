import { cleanPaste } from "./clean-paste.js";
import type { List, Paragraph } from "./text-tree.js";
import { writeBlock, writeInlineRichText } from "./write-rich-text.js";

/** One paragraph, heading or list of what was pasted, in the email's own look. */
export interface PastedText {
  readonly tag: Paragraph["tag"] | List["tag"];
  readonly html: string;
  /** Its words alone; empty for lists. */
  readonly words: string;
}

/** HTML from a web page or a word processor → its paragraphs, headings and lists, by the allow-list of rich text. */
export function readPasted(html: string): readonly PastedText[] {
  return cleanPaste(html).map((block) => ({
    tag: block.tag,
    html: writeBlock(block),
    words: block.kind === "list" ? "" : writeInlineRichText(block.children),
  }));
}
