import { blankDocument } from "@mailwright/blocks";
import { type BlockRegistry, type ReadDocument, readDocument } from "@mailwright/document";

/** Nothing stored yet is a blank email; anything else is opened as far as it goes. */
export function readStored(stored: unknown, registry: BlockRegistry, newId: () => string): ReadDocument {
  const isNothing = stored === null || stored === undefined || stored === "";
  return isNothing ? { document: blankDocument(newId), problems: [] } : readDocument(stored, registry, newId);
}
