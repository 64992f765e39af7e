import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import * as Y from "yjs";
import { fillSharedDocument } from "./fill-shared-document.js";

/** So many times the parts of a fresh one: below, a shared document is opened in clearly less than twice the time. */
const partsMax = 1.5;

/**
 * Has so much happened in a shared document that it takes long to open? Its history is what costs: each run of letters, each value that was set anew
 * and each move are a part of it for ever. `document` is what it says.
 */
export function isGrown(state: Uint8Array, document: EmailDocument, registry: BlockRegistry): boolean {
  const fresh = new Y.Doc();
  fillSharedDocument(fresh, document, registry);
  return countParts(state) > partsMax * countParts(Y.encodeStateAsUpdate(fresh));
}

/** Of how many parts the history of a shared document is made. */
export function countParts(state: Uint8Array): number {
  return Y.decodeUpdate(state).structs.length;
}
