import { type Block, type BlockId, collectBlocks, findLineage } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import { useEffect, useMemo, useState } from "react";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { layerRows } from "./layer-rows.js";

/**
 * The lines of the tree. The page wrapper and the parents of the selected block are open. A query opens everything and shows the blocks
 * that it finds.
 */
export function useOpenLayers(query: string, labelOf: (block: Block) => string) {
  const root = useDocument((document) => document.root);
  const lead = useViewState(({ selection }) => leadOf(selection));
  const [open, setOpen] = useState<ReadonlySet<BlockId>>(() => new Set((root.children ?? []).map(({ id }) => id)));
  useEffect(() => {
    if (lead === undefined) return;
    const parents = findLineage(root, lead)
      .slice(1, -1)
      .map(({ id }) => id);
    setOpen((known) => (parents.every((id) => known.has(id)) ? known : new Set([...known, ...parents])));
  }, [root, lead]);
  const words = query.trim().toLowerCase();
  const rows = useMemo(() => {
    if (words === "") return layerRows(root, open);
    const all = layerRows(root, new Set(collectBlocks(root).map(({ id }) => id)));
    return all.filter(({ block }) => labelOf(block).toLowerCase().includes(words));
  }, [root, open, words, labelOf]);
  const setRowOpen = (blockId: BlockId, isOpen: boolean) =>
    setOpen((known) => new Set(isOpen ? [...known, blockId] : [...known].filter((id) => id !== blockId)));
  return { rows, setRowOpen, isFiltered: words !== "" };
}
