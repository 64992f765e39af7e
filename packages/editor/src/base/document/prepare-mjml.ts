import { collectBlocks, type EmailDocument } from "@mailwright/document";

/**
 * Loads what compiles MJML as it was written, for a document that holds some; without it, blocks are compiled as if they were made
 * here. Nothing to wait for in nearly every document.
 */
export function prepareMjml(document: EmailDocument): Promise<void> | undefined {
  const holdsMjml = collectBlocks(document.root).some(({ extras }) => extras?.["mjml"]);
  return holdsMjml ? import("@mailwright/compiler/kept").then(({ addKeptMjml }) => addKeptMjml(document)) : undefined;
}

/** The same for what is on its way into a document: blocks in any form, or a text that has some in it. */
export function prepareIncoming(incoming: unknown): Promise<void> | undefined {
  return holdsKept(incoming, new Set()) ? import("@mailwright/compiler/kept").then(({ addKeptMjml }) => addKeptMjml()) : undefined;
}

function holdsKept(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value === "string") return /"mjml"\s*:/.test(value);
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.entries(value).some(([name, each]) => name === "mjml" || holdsKept(each, seen));
}
