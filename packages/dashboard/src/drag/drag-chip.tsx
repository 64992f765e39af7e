import { DragOverlay } from "@dnd-kit/core";
import { Icon, useOverlay, useTranslate } from "@mailwright/ui";
import { File, Files } from "@mailwright/ui/icons";
import { createPortal } from "react-dom";
import { moveStrings } from "../actions/move-strings.js";
import { useDrag } from "./drag-context.js";
import { snapToPointer } from "./snap-to-pointer.js";

const modifiers = [snapToPointer];

/** What is held, beside the pointer, above everything. */
export function DragChip() {
  const t = useTranslate(moveStrings);
  const { container } = useOverlay();
  const drag = useDrag();
  if (!container) return null;
  const [first] = drag?.templates ?? [];
  const count = drag?.templates.length ?? 0;
  return createPortal(
    <DragOverlay dropAnimation={null} modifiers={modifiers} className="mw-template-chip-layer">
      {first && (
        <div className="mw-template-chip" aria-hidden="true">
          <Icon icon={count > 1 ? Files : File} />
          <span className="mw-template-chip-name">{count > 1 ? t("several", { count }) : first.name}</span>
        </div>
      )}
    </DragOverlay>,
    container,
  );
}
