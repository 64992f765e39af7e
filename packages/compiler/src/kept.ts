import { type EmailDocument, readKeptEmail, walkBlocks } from "@mailwright/document";
import { addExtraComponents } from "@mailwright/mjml/extras";
import { keptSlot } from "./contracts/kept-contract.js";
import { isLate, lateSlot } from "./kept/late-work.js";
import { openKept } from "./kept/open-kept.js";

/**
 * Compiles imported MJML as it was written, from now on; until then its blocks are compiled as if they were made here. Adds MJML's
 * accordion, carousel, hero, navbar and social links to the engine, and loads what the documents need beside that: of the last step that
 * writes styles into elements, where a head asks for it.
 */
export async function addKeptMjml(...documents: readonly EmailDocument[]): Promise<void> {
  addExtraComponents();
  keptSlot.writer = { open: openKept };
  const heads = documents.flatMap(({ root }) => readKeptEmail(root)?.head ?? []);
  if (heads.some(isLate)) lateSlot.finishHtml ??= (await import("@mailwright/mjml/late")).finishHtml;
}

/** Is there anything in this document that came from MJML? */
export function holdsKeptMjml({ root }: EmailDocument): boolean {
  let isFound = false;
  walkBlocks(root, ({ extras }) => {
    isFound ||= extras?.["mjml"] !== undefined;
    return !isFound;
  });
  return isFound;
}
