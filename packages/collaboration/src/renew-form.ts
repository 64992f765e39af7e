import type { BlockRegistry } from "@mailwright/document";
import * as Y from "yjs";
import { orderAlike } from "./fill-shared-document.js";
import { emptyRows, propsOf, type Rows, sharedMap, takeKey } from "./shared-form.js";
import { isItems } from "./shared-list.js";
import { openValues } from "./shared-texts.js";
import { beginBlock, type WriteKey, writeNewProp } from "./write-list.js";

/**
 * Opens the state of a shared document that was kept, in today's form: in an older one a list was one value. Whoever opens the same state makes the very
 * same changes, so that two servers that do it one after the other, and people who have what the first one made, have each item and each letter once.
 */
export function openKeptDocument(doc: Y.Doc, state: Uint8Array, registry: BlockRegistry): void {
  Y.applyUpdate(doc, state);
  const map = sharedMap(doc);
  if (!map.has(":root") || map.has(":lists")) return;
  const scratch = new Y.Doc();
  scratch.clientID = numberOf(state);
  Y.applyUpdate(scratch, state);
  const before = Y.encodeStateVector(scratch);
  scratch.transact(() => renewLists(scratch, registry));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(scratch, before));
}

function renewLists(doc: Y.Doc, registry: BlockRegistry): void {
  const rows = emptyRows();
  const values = openValues(doc, registry, (id) => rows.byId.get(id)?.type);
  for (const [key, value] of values.entries()) takeKey(rows, key, value);
  sharedMap(doc).set(":lists", true);
  const write: WriteKey = (key, value) => {
    values.write(key, value);
    return true;
  };
  const writing = { registry, write, begin: values.begin, order: orderAlike, word: String };
  for (const block of blocksOf(rows, registry)) {
    for (const [name, value] of Object.entries(block.props)) {
      if (registry.get(block.type)?.props[name]?.kind !== "list" || !isItems(value)) continue;
      write(`${block.id}:p:${name}`, undefined, false);
      writeNewProp(block, name, value, writing);
    }
    beginBlock(block, writing);
  }
}

/** In an order that is the same on every machine. */
function blocksOf(rows: Rows, registry: BlockRegistry) {
  const found = [...rows.byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return found.flatMap((row) => (row.type === undefined ? [] : [{ id: row.id, type: row.type, props: propsOf(row, registry) }]));
}

/** A number for this state, as the one who changes it: the same for the same, and nobody's else. */
function numberOf(state: Uint8Array): number {
  let hash = 2_166_136_261;
  for (const byte of state) hash = Math.imul(hash ^ byte, 16_777_619);
  return hash >>> 0;
}
