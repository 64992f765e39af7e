import { type PointerEvent, useRef } from "react";
import { useUi } from "../../context/ui-context.js";
import type { useGesture } from "../field/gesture.js";
import { type NumberRange, stepNumber } from "./number-value.js";

export interface ScrubOptions {
  readonly value: number | undefined;
  readonly range: NumberRange;
  readonly gesture: ReturnType<typeof useGesture>;
  readonly onChange: (value: number) => void;
  readonly isDisabled: boolean;
}

/** A drag shorter than this is a click on the label. */
const deadZonePx = 3;
const pxPerStep = 2;

/** Lets a number be changed by dragging its label: to the end is more, Shift makes steps of ten. Not by touch, which scrolls. */
export function useScrub({ value, range, gesture, onChange, isDisabled }: ScrubOptions) {
  const { direction } = useUi();
  const drag = useRef<{ startX: number; startValue: number; isMoving: boolean }>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || event.button !== 0 || event.pointerType === "touch") return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startValue: value ?? range.min ?? 0, isMoving: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current) return;
    const distancePx = (event.clientX - current.startX) * (direction === "rtl" ? -1 : 1);
    if (!current.isMoving && Math.abs(distancePx) < deadZonePx) return;
    current.isMoving = true;
    gesture.begin();
    const next = stepNumber(current.startValue, Math.trunc(distancePx / pxPerStep) * (event.shiftKey ? 10 : 1), range);
    if (next !== value) onChange(next);
  };
  const onPointerCancel = () => {
    if (drag.current?.isMoving) onChange(drag.current.startValue);
    drag.current = undefined;
    gesture.commit();
  };
  const onPointerUp = () => {
    // A click on the label puts the focus into the field; the end of a drag must not.
    if (drag.current?.isMoving) hasJustDragged.current = true;
    drag.current = undefined;
    gesture.commit();
  };
  const hasJustDragged = useRef(false);
  const onClick = (event: { preventDefault(): void }) => {
    if (hasJustDragged.current) event.preventDefault();
    hasJustDragged.current = false;
  };
  return { className: isDisabled ? "" : "mw-scrub", onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick };
}
