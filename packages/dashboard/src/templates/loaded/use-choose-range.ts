import { bulkTemplatesMax } from "@mailwright/contract";
import { useSelectionStore } from "../../selection/selection-context.js";
import { chooseRange } from "../../selection/selection-store.js";
import { useTemplateList } from "./list-context.js";

/** Chooses everything from where the last choice was to here. What lies between is loaded where it has not been yet. */
export function useChooseRange(): (toIndex: number) => void {
  const { at, indexOf, load } = useTemplateList();
  const store = useSelectionStore();
  return (toIndex) => {
    const { anchorId } = store.getState();
    const anchor = anchorId === null ? -1 : indexOf(anchorId);
    const from = anchor < 0 ? toIndex : anchor;
    const first = Math.max(Math.min(from, toIndex), toIndex - bulkTemplatesMax + 1);
    const last = Math.min(Math.max(from, toIndex), first + bulkTemplatesMax - 1);
    const target = at(toIndex);
    if (!target) return;
    const known = Array.from({ length: last - first + 1 }, (_, step) => at(first + step));
    if (known.every((template) => template !== undefined)) return chooseRange(store, known, target.id);
    void load(first, last).then((templates) => chooseRange(store, templates, target.id));
  };
}
