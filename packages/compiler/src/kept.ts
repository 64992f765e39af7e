import { type EmailDocument, readKeptEmail, walkBlocks } from "@mailwright/document";
import { addExtraComponents } from "@mailwright/mjml/extras";
import { keptSlot } from "./contracts/kept-contract.js";
import { isLate, lateSlot } from "./kept/late-work.js";
import { openKept } from "./kept/open-kept.js";

/**
 * From now on imported MJML is compiled as it was written; before, its blocks are compiled as if they were made in the editor. Adds MJML's
 * accordion, carousel, hero, navbar and social links to the engine. If the head of one of these documents has an inline style sheet, the
 * code that copies such a sheet into the elements is loaded too.
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
