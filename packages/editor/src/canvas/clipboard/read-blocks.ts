import type { BlockRegistry, Blueprint } from "@mailwright/document";
import { hasDataTable, type PastedText, readPasted, settleCopied } from "@mailwright/rich-text";
import { splitTables } from "./read-table.js";
import { chosenPart, paragraphsOf, splitPasted } from "./split-pasted.js";
import { hasRows, tableBlocks } from "./table-blocks.js";
import { textOf } from "./text-of.js";

/** HTML of a web page, of Word or of Google Docs → heading, text and image blocks in the email's own look, and rows for its tables. */
export function readForeignHtml(html: string, registry: BlockRegistry): readonly Blueprint[] {
  // Lists are read while the sheet is still there, which says how they count.
  const part = chosenPart(settleCopied(html));
  if (!hasDataTable(html) || !hasRows(registry)) return readWords(part, registry);
  // Excel marks what is inside of its table as what was chosen.
  const whole = /^\s*<(?:col|colgroup|tr|thead|tbody)\b/i.test(part) ? `<table>${part}</table>` : part;
  return splitTables(whole, html).flatMap((piece) => (typeof piece === "string" ? readWords(piece, registry) : tableBlocks(piece)));
}

function readWords(html: string, registry: BlockRegistry): readonly Blueprint[] {
  return splitPasted(html).flatMap((piece): readonly Blueprint[] => {
    if (piece.kind === "html") return blocksOf(readPasted(piece.html), registry);
    return registry.get("image") ? [{ type: "image", props: { src: piece.src, ...(piece.alt && { alt: piece.alt.slice(0, 500) }) } }] : [];
  });
}

/** Plain text → one text block with its paragraphs. */
export function readPlainText(text: string, registry: BlockRegistry): readonly Blueprint[] {
  return blocksOf(readPasted(paragraphsOf(text)), registry);
}

/** A heading becomes a block of its own. Everything between two headings becomes one text block. */
function blocksOf(texts: readonly PastedText[], registry: BlockRegistry): readonly Blueprint[] {
  const hasHeadings = registry.get("heading") !== undefined;
  const blocks: { type: string; props: Record<string, string> }[] = [];
  for (const { tag, html, words } of texts) {
    const isEmpty = !/[^\s\u00a0]/.test(textOf(html).replace(/&nbsp;/g, ""));
    const last = blocks.at(-1);
    if (isEmpty) continue;
    if (/^h[1-6]$/.test(tag) && hasHeadings) blocks.push({ type: "heading", props: { level: tag, text: words } });
    else if (last?.type === "text") last.props = { text: `${last.props["text"] ?? ""}${html}` };
    else blocks.push({ type: "text", props: { text: html } });
  }
  return blocks;
}
