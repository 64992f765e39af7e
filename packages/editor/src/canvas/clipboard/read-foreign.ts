import { type Blueprint, resolveSettings } from "@mailwright/document";
import { isMailSource, isTooDeep } from "@mailwright/importer";
import { hasDataTable } from "@mailwright/rich-text";
import { isOwnFormat } from "../../import/is-own-format.js";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { findSource } from "./find-source.js";
import { isFromOffice } from "./is-from-office.js";
import { mayBeDesigned } from "./may-be-designed.js";
import { readForeignHtml, readPlainText } from "./read-blocks.js";
import type { SectionOptions } from "./read-sections.js";
import { withoutLocalPictures } from "./split-pasted.js";
import { templateLook, withSheet } from "./template-look.js";

/** What was copied elsewhere, as blocks. */
export interface ForeignBlocks {
  readonly blueprints: readonly Blueprint[];
  /** How many parts stay as they were written, because no block is like them. */
  readonly rawCount: number;
}

export interface ReadForeignOptions extends Pick<SectionOptions, "services" | "signal" | "onProgress"> {
  /** The page in which HTML may be laid out to see where things stand. */
  readonly page: Document | undefined;
  /** Called with the length of the HTML before it is laid out. Its promise is waited for. */
  onLayout(length: number): Promise<void>;
}

/** The length of several hundred pages. Laying out more would hold the page for seconds. */
export const pasteLengthMax = 500_000;

/**
 * Reads what was copied in other programs and pages. Words and pictures take the look of the template. An email or page with columns, boxes
 * and buttons keeps its own look and is read as an import reads it. If it cannot be laid out, its words are read.
 */
export async function readForeign(content: PastedContent, options: ReadForeignOptions): Promise<ForeignBlocks | "too-long" | "stopped"> {
  const { registry } = options.services;
  const { text = "" } = content;
  const source = findSource(content) ?? (await findMail(text));
  const html = withoutLocalPictures(source ?? content.html ?? "");
  if ((html || text).length > pasteLengthMax || isTooDeep(html)) return "too-long";
  const isData = source === undefined && isTableOfData(html);
  const placed = isData ? undefined : await readPlaced(html, source !== undefined, options);
  if (options.signal?.aborted) return "stopped";
  return placed ?? { blueprints: html ? readForeignHtml(html, registry) : readPlainText(text, registry), rawCount: 0 };
}

/** A table of a sheet is data, though its cells have colours. */
function isTableOfData(html: string): boolean {
  return hasDataTable(html) && (isFromOffice(html) || !mayBeDesigned(html));
}

/**
 * The HTML of a whole message (.eml) that was copied as its source. Mail programs do not copy it like that when one copies what they show.
 */
async function findMail(text: string): Promise<string | undefined> {
  if (!isMailSource(text)) return undefined;
  try {
    const { readMail } = await import("@mailwright/importer/layout");
    return await readMail(text);
  } catch {
    // The code that reads it could not be fetched: the words are pasted as they are.
    return undefined;
  }
}

async function readPlaced(
  html: string,
  isSource: boolean,
  { page, onLayout, ...options }: ReadForeignOptions,
): Promise<ForeignBlocks | undefined> {
  if (!page || !(isSource || mayBeDesigned(html))) return undefined;
  try {
    await onLayout(html.length);
    const { readSections } = await import("./read-sections.js");
    const { settings } = options.services.editor.document.get();
    const look = templateLook(resolveSettings(settings));
    // A copied part of a page comes without the page's style rules and without the margin that a browser leaves around a page.
    const source = isSource ? withLook(html, look) : withSheet(html, `body{margin:0}${look}`);
    const { blueprints, rawCount, isPlain } = await readSections(source, { ...options, page });
    return blueprints.length === 0 || (isPlain && !isSource) ? undefined : { blueprints, rawCount };
  } catch {
    // The person stopped it, the code could not be fetched, or the browser lays nothing out. The words can still be pasted.
    return undefined;
  }
}

/** MJML and emails of ours are not laid out: they say what they look like. */
function withLook(source: string, look: string): string {
  return isOwnFormat(source) ? source : withSheet(source, look);
}
