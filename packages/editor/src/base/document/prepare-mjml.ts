import { collectBlocks, type EmailDocument } from "@mailwright/document";

/**
 * Loads the code that compiles imported MJML as it was written, if the document holds some. Without the code, such blocks are compiled as
 * if they were made here. Nearly every document holds none, and nothing is loaded.
 */
export function prepareMjml(document: EmailDocument): Promise<void> | undefined {
  const holdsMjml = collectBlocks(document.root).some(({ extras }) => extras?.["mjml"]);
  return holdsMjml ? import("@mailwright/compiler/kept").then(({ addKeptMjml }) => addKeptMjml(document)) : undefined;
}

/** The same for what is about to be inserted: blocks in any form, or a text with blocks in it. */
export function prepareIncoming(incoming: unknown): Promise<void> | undefined {
  return holdsKept(incoming, new Set()) ? import("@mailwright/compiler/kept").then(({ addKeptMjml }) => addKeptMjml()) : undefined;
}

function holdsKept(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value === "string") return /"mjml"\s*:/.test(value);
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.entries(value).some(([name, each]) => name === "mjml" || holdsKept(each, seen));
}
