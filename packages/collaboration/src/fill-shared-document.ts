import { type Block, type BlockRegistry, collectBlocks, type EmailDocument, type JsonValue } from "@mailwright/document";
import type * as Y from "yjs";
import { isFilled } from "./columns.js";
import { storable, wholeSigns } from "./json-value.js";
import { evenKeys } from "./order-keys.js";
import { contentKeys, sharedMap } from "./shared-form.js";
import { openValues } from "./shared-texts.js";
import { beginBlock, type KeyWriting, type WriteKey, writeNewProp } from "./write-list.js";

/**
 * Writes a stored document into an empty shared one. It is done once, by the server: whoever finds an empty shared document must wait, and
 * not write a document of their own into it.
 */
export function fillSharedDocument(doc: Y.Doc, document: EmailDocument, registry: BlockRegistry): void {
  const types = new Map(collectBlocks(document.root).map(({ id, type }) => [id, type]));
  const values = openValues(doc, registry, (id) => types.get(id));
  doc.transact(() => {
    const put = (key: string, value: JsonValue) => values.write(wholeSigns(key), storable(value));
    const write: WriteKey = (key, value) => {
      if (value !== undefined) put(key, value);
      return true;
    };
    const writing = { registry, write, begin: values.begin, order: orderAlike, word: String };
    put(":version", document.version);
    put(":root", document.root.id);
    put(":lists", true);
    for (const [name, value] of Object.entries(document.settings)) put(`:set:${name}`, value);
    const blocks = collectBlocks(document.root);
    for (const block of blocks) {
      for (const [key, value] of contentKeys(block)) put(key, value);
      for (const [name, value] of Object.entries(block.props)) writeNewProp(block, name, value, writing);
      beginBlock(block, writing);
      if (block.type === "section" && !isFilled(block, registry)) put(`${block.id}:l`, true);
      placeChildren(block, put);
    }
    for (const type of surplusTypes(blocks, registry)) put(`:many:${type}`, true);
  });
}

/** The same keys for the same items on every machine. */
export const orderAlike: KeyWriting["order"] = (keys) => evenKeys(keys.length);

/** Was a document written into this one already? */
export function isFilledDocument(doc: Y.Doc): boolean {
  return sharedMap(doc).has(":root");
}

function placeChildren({ id, children = [] }: Block, put: (key: string, value: JsonValue) => void): void {
  const keys = evenKeys(children.length);
  for (const [index, child] of children.entries()) put(`${child.id}:@`, [id, keys[index] ?? ""]);
}

function surplusTypes(blocks: readonly Block[], registry: BlockRegistry): readonly string[] {
  const counts = new Map<string, number>();
  for (const { type } of blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].flatMap(([type, count]) => (count > (registry.get(type)?.atMost ?? count) ? [type] : []));
}
