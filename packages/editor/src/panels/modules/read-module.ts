import { type BlockRegistry, type Blueprint, blueprintOf, readDocument, unreadableType } from "@mailwright/document";

/** The blocks of a stored module, with their ids. `undefined` if the editor does not know such a block. */
export function readModule(stored: unknown, registry: BlockRegistry): Blueprint | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  let count = 0;
  const newId = () => `module-${count++}`;
  const root = { id: "root", type: "root", props: {}, children: [stored] };
  const { document } = readDocument({ version: 1, settings: {}, root }, registry, newId);
  const block = document.root.children?.[0];
  return block && block.type !== unreadableType && registry.get(block.type) ? blueprintOf(block) : undefined;
}
