import { useDraggable } from "@dnd-kit/core";
import type { TemplateSummary } from "@mailwright/contract";

/** Makes a card or a row something to drag: the handlers to spread on it. By keyboard the same is done through its menu. */
export function useDragSource(template: TemplateSummary) {
  const { setNodeRef, listeners } = useDraggable({ id: template.id, data: { template } });
  return { setNodeRef, listeners };
}
