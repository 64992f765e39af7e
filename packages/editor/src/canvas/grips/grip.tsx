import { useLatest } from "@mailwright/ui";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { placeBox } from "../overlay/place-box.js";
import { useCanvas } from "../surface/canvas-context.js";
import type { GripModel } from "./grip-model.js";
import { useGripKeys } from "./use-grip-keys.js";
import { usePull } from "./use-pull.js";

interface GripProps {
  readonly grip: GripModel;
  /** Which corner, of a picture's four. */
  readonly corner?: string;
  /** Another handle changes the same value and has the keys, so assistive technology is told of that one only. */
  readonly isTwin?: boolean;
}

/** One handle on the canvas. It follows its block without a render, and so does its readout while it is pulled. */
export function Grip({ grip, corner, isTwin = false }: GripProps) {
  const readout = useRef<HTMLSpanElement>(null);
  const shown = useRef(grip.value);
  const box = useGripBox(grip, shown);
  const pull = usePull(grip, (value) => {
    shown.current = value;
    if (readout.current) readout.current.textContent = grip.say(value);
  });
  const keys = useGripKeys(grip);
  const look = { className: "mw-grip", "data-look": grip.look, "data-axis": grip.axis, "data-corner": corner };
  const words = grip.say(grip.value);
  const inside = (
    <>
      <span className="mw-grip-bar" />
      <span ref={readout} className="mw-grip-readout" aria-hidden="true">
        {words}
      </span>
    </>
  );
  // A press must not take the focus from the block, nor from the text that is being written.
  const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };
  if (isTwin) {
    return (
      <div ref={box} {...look} {...pull} {...keepFocus} aria-hidden="true">
        {inside}
      </div>
    );
  }
  return (
    <div
      ref={box}
      {...look}
      {...pull}
      {...keys}
      {...keepFocus}
      role="slider"
      tabIndex={0}
      aria-label={grip.label}
      aria-orientation={grip.axis === "x" ? "horizontal" : "vertical"}
      aria-valuemin={grip.min}
      aria-valuemax={grip.max}
      aria-valuenow={grip.value}
      aria-valuetext={words}
    >
      {inside}
    </div>
  );
}

/** Keeps the handle where it belongs: with the block, with what is pulled, and with a value that came from elsewhere. */
function useGripBox(grip: GripModel, shown: RefObject<number>) {
  const canvas = useCanvas();
  const box = useRef<HTMLDivElement>(null);
  const latest = useLatest(grip);
  const place = useCallback(() => {
    const rect = canvas ? latest.current.place(canvas, shown.current) : undefined;
    return () => {
      if (canvas && box.current) placeBox(box.current, rect);
    };
  }, [canvas, latest, shown]);
  useLayoutEffect(() => canvas?.follow(place), [canvas, place]);
  useLayoutEffect(() => {
    shown.current = grip.value;
    canvas?.placeSoon(place);
  }, [canvas, grip, shown, place]);
  return box;
}
