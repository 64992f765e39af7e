import type { Blueprint } from "@mailwright/document";
import { isMailSource } from "../../import/is-mail-source.js";
import type { ReadLayoutOptions } from "../../import/read-layout.js";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { findSource } from "./find-source.js";
import { hasLayout } from "./has-layout.js";
import { readForeignHtml, readPlainText } from "./read-blocks.js";
import { withoutLocalPictures } from "./split-pasted.js";

/** What was copied elsewhere, as blocks. */
export interface ForeignBlocks {
  readonly blueprints: readonly Blueprint[];
  /** Parts that stay as they were written. */
  readonly rawCount: number;
}

export interface ReadForeignOptions extends Pick<ReadLayoutOptions, "services" | "signal" | "onProgress"> {
  /** The page in which something may be laid out. */
  readonly page: Document | undefined;
  /** Is called before something is laid out, with its length. What it answers is waited for. */
  onLayout(length: number): Promise<void>;
}

/** Several hundred pages. More would hold the canvas for seconds. */
export const pasteLengthMax = 500_000;

/**
 * What came from other programs and pages: words and pictures take the look of the template; an email or a page with columns, boxes and
 * buttons keeps its own, and is read as an import reads it. What cannot be laid out still gives its words.
 */
export async function readForeign(content: PastedContent, options: ReadForeignOptions): Promise<ForeignBlocks | "too-long" | "stopped"> {
  const { registry } = options.services;
  const { text = "" } = content;
  const source = findSource(content) ?? (await findMail(text));
  const html = withoutLocalPictures(source ?? content.html ?? "");
  if ((html || text).length > pasteLengthMax) return "too-long";
  const placed = await readPlaced(html, source !== undefined, options);
  if (options.signal?.aborted) return "stopped";
  return placed ?? { blueprints: html ? readForeignHtml(html, registry) : readPlainText(text, registry), rawCount: 0 };
}

/** The HTML of a whole message that was copied as its source: what a mail program shows of it is no text of the clipboard. */
async function findMail(text: string): Promise<string | undefined> {
  if (!isMailSource(text)) return undefined;
  try {
    const { readMail } = await import("@mailwright/importer/layout");
    return await readMail(text);
  } catch {
    // The code that reads it did not come: its words are pasted as they are.
    return undefined;
  }
}

async function readPlaced(
  html: string,
  isSource: boolean,
  { page, onLayout, ...options }: ReadForeignOptions,
): Promise<ForeignBlocks | undefined> {
  if (!page || !(isSource || hasLayout(html))) return undefined;
  try {
    await onLayout(html.length);
    const { readSections } = await import("./read-sections.js");
    const { blueprints, rawCount, isPlain } = await readSections(isSource ? html : asPage(html), { ...options, page });
    return blueprints.length === 0 || (isPlain && !isSource) ? undefined : { blueprints, rawCount };
  } catch {
    // It was stopped, the code that reads it did not come, or a browser lays nothing out: then its words are there all the same.
    return undefined;
  }
}

/** A part of a page has neither the rules of a page nor the room that a browser leaves around one. */
function asPage(html: string): string {
  return `<!doctype html><style>body{margin:0}</style>${html}`;
}
