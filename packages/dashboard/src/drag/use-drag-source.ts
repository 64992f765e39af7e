import { useDraggable } from "@dnd-kit/core";
import type { TemplateSummary } from "@mailwright/contract";
import { useDashboard } from "../view/dashboard-context.js";

/**
 * Makes a card or a row something to drag: the handlers to spread on it. By keyboard the same is done through its menu, and so it is where
 * the sidebar is closed and there is nothing to drop on.
 */
export function useDragSource(template: TemplateSummary) {
  const { isNarrow } = useDashboard();
  const { setNodeRef, listeners } = useDraggable({ id: template.id, data: { template }, disabled: isNarrow });
  return { setNodeRef, listeners };
}
