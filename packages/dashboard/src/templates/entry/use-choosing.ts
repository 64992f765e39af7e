import type { TemplateSummary } from "@mailwright/contract";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import type { KeyboardEvent, MouseEvent } from "react";
import { useSelectionStore } from "../../selection/selection-context.js";
import { toggleTemplate } from "../../selection/selection-store.js";
import { listStrings } from "../list-strings.js";
import { useChooseRange } from "../loaded/use-choose-range.js";

/** How a template is chosen: with Ctrl or Cmd alone, with Shift all up to it, by Space, and in bulk mode by every press. */
export function useChoosing(template: TemplateSummary, index: number) {
  const store = useSelectionStore();
  const chooseRange = useChooseRange();
  const toggle = useToggle(template);
  return {
    /** True where the press has chosen instead of opening. */
    onClick: (event: MouseEvent): boolean => {
      const isByKey = event.detail === 0;
      const isRange = event.shiftKey;
      const isToggle = event.ctrlKey || event.metaKey || (store.getState().isSelecting && !isByKey);
      if (!isRange && !isToggle) return false;
      event.preventDefault();
      if (isRange) chooseRange(index);
      else toggle();
      return true;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      if (event.shiftKey) chooseRange(index);
      else toggle();
    },
  };
}

/** Chooses a template or takes it out, and says so. */
export function useToggle(template: TemplateSummary): () => void {
  const t = useTranslate(listStrings);
  const announce = useAnnounce();
  const store = useSelectionStore();
  return () => {
    toggleTemplate(store, template);
    const { chosen } = store.getState();
    announce(t(chosen.has(template.id) ? "chosen" : "unchosen", { name: template.name, count: chosen.size }));
  };
}
