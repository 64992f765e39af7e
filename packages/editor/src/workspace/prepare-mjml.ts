import { collectBlocks, type EmailDocument } from "@mailwright/document";

/**
 * Loads what compiles MJML as it was written, for a document that holds some; without it, blocks are compiled as if they were made
 * here. Nothing to wait for in nearly every document.
 */
export function prepareMjml(document: EmailDocument): Promise<void> | undefined {
  const holdsMjml = collectBlocks(document.root).some(({ extras }) => extras?.["mjml"]);
  return holdsMjml ? import("@mailwright/compiler/kept").then(({ addKeptMjml }) => addKeptMjml(document)) : undefined;
}
