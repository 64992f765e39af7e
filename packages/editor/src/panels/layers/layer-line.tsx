import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { BlockId } from "@mailwright/document";
import { Icon, useTranslate } from "@mailwright/ui";
import { ChevronRight } from "@mailwright/ui/icons";
import type { CSSProperties, MouseEvent } from "react";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { LayerName } from "./layer-name.js";
import type { LayerRow } from "./layer-rows.js";
import { layersStrings } from "./layers-strings.js";

export interface LayerLineProps {
  readonly row: LayerRow;
  readonly label: string;
  /** How many threads on it are open. */
  readonly comments: number;
  readonly isTabStop: boolean;
  readonly isFixed: boolean;
  readonly onToggle: (blockId: BlockId, isOpen: boolean) => void;
  readonly onPress: (blockId: BlockId, event: MouseEvent) => void;
  /** A field for the name stands in the place of the label. */
  readonly isRenamed: boolean;
  /** Absent: this block has no name of its own. */
  readonly onRename: (() => void) | undefined;
  readonly onRenamed: (name: string | undefined) => void;
}

/** One block in the tree. A press selects it, a drag moves it, and the arrow before it opens it. */
export function LayerLine({ row, label, comments, isTabStop, isFixed, onToggle, onPress, isRenamed, onRename, onRenamed }: LayerLineProps) {
  const { block, level, index, siblingCount, isOpen } = row;
  const { registry } = useEditor();
  const say = useTranslate(layersStrings);
  const isSelected = useViewState(({ selection }) => selection.includes(block.id));
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: block.id, disabled: isFixed || isRenamed });
  const style = { "--mw-layer-level": level, transform: CSS.Translate.toString(transform), transition } as CSSProperties;
  const hasChildren = (block.children?.length ?? 0) > 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys for all of its lines.
    <div
      ref={setNodeRef}
      {...listeners}
      role="treeitem"
      aria-label={comments > 0 ? say("commented", { name: label, count: comments }) : label}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={siblingCount}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-layer={block.id}
      data-dragging={isDragging || undefined}
      className="mw-layer"
      style={style}
      onClick={(event) => onPress(block.id, event)}
      onDoubleClick={onRename}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrows open and close. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: part of the line. */}
      <span
        className="mw-layer-twist"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onToggle(block.id, !isOpen);
        }}
      >
        {hasChildren ? <Icon icon={ChevronRight} sizePx={14} /> : null}
      </span>
      <Icon icon={iconShapes(registry.get(block.type)?.icon ?? [])} sizePx={14} />
      {isRenamed ? (
        <LayerName block={block} onRenamed={onRenamed} />
      ) : (
        <span className="mw-layer-name" dir="auto">
          {label}
        </span>
      )}
      {comments > 0 ? (
        <span className="mw-layer-comments mw-tabular">
          <Icon icon={toolIcons.comment} sizePx={12} />
          {comments}
        </span>
      ) : null}
    </div>
  );
}
