import { randomUUID } from "node:crypto";
import { blockRegistry } from "@mailwright/blocks";
import { type EmailDocument, readDocument, walkBlocks } from "@mailwright/document";

/** A stored document; `undefined` where there is none, or one with blocks of a host that this server does not know. */
export function readKnownDocument(components: unknown): EmailDocument | undefined {
  if (typeof components !== "object" || components === null || !("root" in components)) return undefined;
  const { document } = readDocument(components, blockRegistry, randomUUID);
  let isKnown = true;
  walkBlocks(document.root, ({ type }) => {
    isKnown &&= blockRegistry.get(type) !== undefined;
    return isKnown;
  });
  return isKnown ? document : undefined;
}
