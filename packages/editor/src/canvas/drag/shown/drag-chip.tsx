import type { Dragged } from "@mailwright/editing";
import { Icon, useOverlay, useStyles, useTranslate } from "@mailwright/ui";
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useEditor, useViewState } from "../../../base/context/editor-context.js";
import { iconShapes } from "../../../base/controls/icon-shapes.js";
import { useBlockWords } from "../../../base/words/block-words.js";
import { refusalStrings } from "../../../base/words/refusal-strings.js";
import { dragLayerStrings } from "../held/drag-layer-strings.js";
import { lookOf } from "../held/drag-words.js";
import css from "./drag-chip.css?inline";

const styles = [css];

/** Moves the chip without rendering it. */
export interface DragChipHandle {
  moveTo(clientX: number, clientY: number): void;
}

/** The chip beside the pointer: what is held, and why it may not be dropped here. */
export function DragChip({ handleRef }: { readonly handleRef: Ref<DragChipHandle> }) {
  useStyles(styles);
  const { container } = useOverlay();
  const dragged = useViewState(({ drag }) => (drag?.by === "pointer" ? drag.dragged : undefined));
  const last = useRef({ x: 0, y: 0 });
  const element = useRef<HTMLDivElement>(null);
  const place = () => {
    const { x, y } = last.current;
    if (element.current) element.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  useImperativeHandle(handleRef, () => ({
    moveTo(clientX, clientY) {
      last.current = { x: clientX, y: clientY };
      place();
    },
  }));
  useLayoutEffect(place);
  if (!dragged || !container) return null;
  return createPortal(
    <div ref={element} className="mw-drag-chip" aria-hidden="true">
      <ChipFace dragged={dragged} />
      <ChipReason />
    </div>,
    container,
  );
}

function ChipFace({ dragged }: { readonly dragged: Dragged }) {
  const say = useTranslate(dragLayerStrings);
  const { name, icon } = lookOf(dragged, useEditor(), useBlockWords(), say);
  return (
    <span className="mw-drag-chip-face">
      {icon ? <Icon icon={iconShapes(icon)} /> : null}
      {name}
    </span>
  );
}

function ChipReason() {
  const say = useTranslate(refusalStrings);
  const reason = useViewState(({ drag }) => (drag?.drop && !drag.drop.ok ? drag.drop.reason : undefined));
  return reason ? <span className="mw-drag-chip-reason">{say(reason)}</span> : null;
}
