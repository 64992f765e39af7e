import { blankDocument } from "@mailwright/blocks/first";
import { type BlockRegistry, type ReadDocument, readDocument } from "@mailwright/document";

/** If nothing is stored yet, a blank email is opened. Otherwise everything that can be read is. */
export function readStored(stored: unknown, registry: BlockRegistry, newId: () => string): ReadDocument {
  const isNothing = stored === null || stored === undefined || stored === "";
  return isNothing ? { document: blankDocument(newId), problems: [] } : readDocument(stored, registry, newId);
}
